/* language_choose_test.c: the choice of language, by option and environment. */
#include "cli/args/language_choose.h"

#include <stdlib.h>
#include <string.h>

#include "i18n/i18n.h"
#include "i18n/language.h"
#include "tests/base/check.h"

static const char *const variables[] = {"CANTRIP_LANGUAGE", "LANGUAGE", "LC_ALL",
                                        "LC_MESSAGES", "LANG"};
enum { VARIABLES = sizeof variables / sizeof *variables };

/* What is wanted, and the environment: values in the order of `variables`, NULL for one
 * that is not set. */
struct choice_case {
    const char *option;
    const char *value[VARIABLES];
    const char *spoken;
};

static void set_environment(const char *const value[VARIABLES])
{
    for (int i = 0; i < VARIABLES; i++)
        if (value[i] != NULL)
            setenv(variables[i], value[i], 1);
        else
            unsetenv(variables[i]);
}

/* Another language was spoken before, so that English is chosen too, not left. */
static void assert_language(const struct choice_case *test_case)
{
    struct error error = {0};
    set_environment(test_case->value);
    assert_true(language_use(strcmp(test_case->spoken, "ru") == 0 ? "de" : "ru"));
    if (!language_choose(test_case->option, &error))
        fail_msg("%s", error.text);
    assert_string_equal(i18n_language(), test_case->spoken);
}

static void assert_all_spoken(const struct choice_case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_language(&cases[i]);
}

TEST(earlier_variables_win)
{
    static const struct choice_case cases[] = {
        {"ru", {"de", "de", "de_DE", "de_DE", "de_DE"}, "ru"},
        {NULL, {"ru", "de", "de_DE", "de_DE", "de_DE"}, "ru"},
        {NULL, {NULL, "ru", "de_DE", "de_DE", "de_DE"}, "ru"},
        {NULL, {NULL, NULL, "ru_RU", "de_DE", "de_DE"}, "ru"},
        {NULL, {NULL, NULL, NULL, "ru_RU", "de_DE"}, "ru"},
        {NULL, {NULL, NULL, NULL, NULL, "ru_RU.UTF-8"}, "ru"},
        {NULL, {NULL, NULL, NULL, NULL, NULL}, "en"},
    };
    assert_all_spoken(cases, sizeof cases / sizeof *cases);
}

TEST(empty_means_unset)
{
    static const struct choice_case cases[] = {
        {"", {"de", NULL, NULL, NULL, NULL}, "de"},
        {"", {"", "", "", "", "de_AT.UTF-8"}, "de"},
        {"", {"", "", "", "", ""}, "en"},
    };
    assert_all_spoken(cases, sizeof cases / sizeof *cases);
}

TEST(english_is_chosen_like_any_other)
{
    static const struct choice_case cases[] = {
        {"en", {"de", NULL, NULL, NULL, NULL}, "en"},
        {NULL, {"en", NULL, "de_DE", NULL, NULL}, "en"},
        {NULL, {NULL, "en:de", "de_DE", NULL, NULL}, "en"},
        {NULL, {NULL, NULL, "en_GB.UTF-8", NULL, "de_DE"}, "en"},
    };
    assert_all_spoken(cases, sizeof cases / sizeof *cases);
}

TEST(first_supported_of_a_list_wins)
{
    static const struct choice_case cases[] = {
        {NULL, {NULL, "tlh:ru:de", NULL, NULL, "en_GB"}, "ru"},
        {NULL, {NULL, "::de_AT::", NULL, NULL, "en_GB"}, "de"},
        {NULL, {NULL, "tlh:xx", NULL, NULL, "de_DE"}, "de"},
        {NULL, {NULL, "tlh:xx", NULL, NULL, "fr_FR"}, "en"},
    };
    assert_all_spoken(cases, sizeof cases / sizeof *cases);
}

TEST(the_plain_locale_is_english)
{
    static const struct choice_case cases[] = {
        {NULL, {NULL, "de", "C", NULL, NULL}, "en"},
        {NULL, {NULL, "de", "C.UTF-8", NULL, "de_DE"}, "en"},
        {NULL, {NULL, "de", NULL, "POSIX", "de_DE"}, "en"},
        {NULL, {NULL, "de", NULL, NULL, NULL}, "en"},
        {NULL, {"de", NULL, "C", NULL, NULL}, "de"},
    };
    assert_all_spoken(cases, sizeof cases / sizeof *cases);
}

TEST(unsupported_locale_is_english)
{
    static const struct choice_case cases[] = {
        {NULL, {NULL, NULL, "fr_FR.UTF-8", NULL, "de_DE"}, "en"},
        {NULL, {NULL, NULL, NULL, NULL, "nonsense"}, "en"},
    };
    assert_all_spoken(cases, sizeof cases / sizeof *cases);
}

static void assert_refused(const char *option, const char *ours, const char *words)
{
    struct error error = {0};
    const char *const value[VARIABLES] = {ours, "de", "de_DE", NULL, NULL};
    set_environment(value);
    assert_true(language_use("ru"));
    assert_false(language_choose(option, &error));
    assert_string_equal(error.text, words);
    assert_string_equal(i18n_language(), "ru");
}

/* ... in the previous language, which stays. */
TEST(unknown_name_lists_the_languages)
{
    assert_refused("tlh", "de",
                   "--language: нет языка \"tlh\"; выберите один из en, de, ru");
    assert_refused(NULL, "klingon",
                   "CANTRIP_LANGUAGE: нет языка \"klingon\"; выберите один из en, de, "
                   "ru");
}
