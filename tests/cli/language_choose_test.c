/* language_choose_test.c: which language is spoken, by what is asked for and where. */
#include "cli/language_choose.h"

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
struct wish {
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
static void assert_spoken(const struct wish *wish)
{
    struct error error = {0};
    set_environment(wish->value);
    assert_true(language_speak(strcmp(wish->spoken, "ru") == 0 ? "de" : "ru"));
    if (!language_choose(wish->option, &error))
        fail_msg("%s", error.text);
    assert_string_equal(i18n_language(), wish->spoken);
}

static void assert_all_spoken(const struct wish *wishes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_spoken(&wishes[i]);
}

static void each_counts_more_than_the_next(void **unused)
{
    static const struct wish wishes[] = {
        {"ru", {"de", "de", "de_DE", "de_DE", "de_DE"}, "ru"},
        {NULL, {"ru", "de", "de_DE", "de_DE", "de_DE"}, "ru"},
        {NULL, {NULL, "ru", "de_DE", "de_DE", "de_DE"}, "ru"},
        {NULL, {NULL, NULL, "ru_RU", "de_DE", "de_DE"}, "ru"},
        {NULL, {NULL, NULL, NULL, "ru_RU", "de_DE"}, "ru"},
        {NULL, {NULL, NULL, NULL, NULL, "ru_RU.UTF-8"}, "ru"},
        {NULL, {NULL, NULL, NULL, NULL, NULL}, "en"},
    };
    assert_all_spoken(wishes, sizeof wishes / sizeof *wishes);
}

static void empty_is_as_if_not_set(void **unused)
{
    static const struct wish wishes[] = {
        {"", {"de", NULL, NULL, NULL, NULL}, "de"},
        {"", {"", "", "", "", "de_AT.UTF-8"}, "de"},
        {"", {"", "", "", "", ""}, "en"},
    };
    assert_all_spoken(wishes, sizeof wishes / sizeof *wishes);
}

static void english_is_chosen_like_any_other(void **unused)
{
    static const struct wish wishes[] = {
        {"en", {"de", NULL, NULL, NULL, NULL}, "en"},
        {NULL, {"en", NULL, "de_DE", NULL, NULL}, "en"},
        {NULL, {NULL, "en:de", "de_DE", NULL, NULL}, "en"},
        {NULL, {NULL, NULL, "en_GB.UTF-8", NULL, "de_DE"}, "en"},
    };
    assert_all_spoken(wishes, sizeof wishes / sizeof *wishes);
}

static void of_a_list_the_first_we_speak_is_taken(void **unused)
{
    static const struct wish wishes[] = {
        {NULL, {NULL, "tlh:ru:de", NULL, NULL, "en_GB"}, "ru"},
        {NULL, {NULL, "::de_AT::", NULL, NULL, "en_GB"}, "de"},
        {NULL, {NULL, "tlh:xx", NULL, NULL, "de_DE"}, "de"},
        {NULL, {NULL, "tlh:xx", NULL, NULL, "fr_FR"}, "en"},
    };
    assert_all_spoken(wishes, sizeof wishes / sizeof *wishes);
}

static void the_plain_locale_is_english(void **unused)
{
    static const struct wish wishes[] = {
        {NULL, {NULL, "de", "C", NULL, NULL}, "en"},
        {NULL, {NULL, "de", "C.UTF-8", NULL, "de_DE"}, "en"},
        {NULL, {NULL, "de", NULL, "POSIX", "de_DE"}, "en"},
        {NULL, {NULL, "de", NULL, NULL, NULL}, "en"},
        {NULL, {"de", NULL, "C", NULL, NULL}, "de"},
    };
    assert_all_spoken(wishes, sizeof wishes / sizeof *wishes);
}

static void a_locale_we_do_not_speak_is_english(void **unused)
{
    static const struct wish wishes[] = {
        {NULL, {NULL, NULL, "fr_FR.UTF-8", NULL, "de_DE"}, "en"},
        {NULL, {NULL, NULL, NULL, NULL, "nonsense"}, "en"},
    };
    assert_all_spoken(wishes, sizeof wishes / sizeof *wishes);
}

static void assert_refused(const char *option, const char *ours, const char *words)
{
    struct error error = {0};
    const char *const value[VARIABLES] = {ours, "de", "de_DE", NULL, NULL};
    set_environment(value);
    assert_true(language_speak("ru"));
    assert_false(language_choose(option, &error));
    assert_string_equal(error.text, words);
    assert_string_equal(i18n_language(), "ru");
}

/* ... in the language that was spoken before, which stays. */
static void who_asks_by_name_is_told_what_there_is(void **unused)
{
    assert_refused("tlh", "de",
                   "--language: нет языка \"tlh\"; выберите один из en, de, ru");
    assert_refused(NULL, "klingon",
                   "CANTRIP_LANGUAGE: нет языка \"klingon\"; выберите один из en, de, "
                   "ru");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_counts_more_than_the_next),
        cmocka_unit_test(empty_is_as_if_not_set),
        cmocka_unit_test(english_is_chosen_like_any_other),
        cmocka_unit_test(of_a_list_the_first_we_speak_is_taken),
        cmocka_unit_test(the_plain_locale_is_english),
        cmocka_unit_test(a_locale_we_do_not_speak_is_english),
        cmocka_unit_test(who_asks_by_name_is_told_what_there_is),
    };
    return cmocka_run_group_tests_name("speech_choose", tests, NULL, NULL);
}
