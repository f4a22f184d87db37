/* language_test.c: the languages in the program are found, whole and spoken. */
#include "i18n/language.h"

#include <string.h>

#include "i18n/i18n.h"
#include "tests/base/check.h"

static void english_german_and_russian_are_there(void **unused)
{
    char codes[80];
    struct text out = text_init(codes, sizeof codes);
    language_write_codes(&out);
    assert_string_equal(codes, "en, de, ru");
    assert_null(language_list()[0].catalogue);
    assert_string_equal(language_find("de")->name, "Deutsch");
    assert_string_equal(language_find("ru")->name, "Русский");
}

static void wishes_are_codes_names_or_locales(void **unused)
{
    static const char *const german[] = {"de",          "DE",      "de_AT",  "de-CH",
                                         "de_DE.UTF-8", "de@euro", "deutsch"};
    static const char *const none[] = {"", "d", "den", "tlh", "C", "german language"};
    for (size_t i = 0; i < sizeof german / sizeof *german; i++)
        assert_string_equal(language_find(german[i])->code, "de");
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_null(language_find(none[i]));
}

/* A catalogue that speech refuses would leave everybody with English. */
static void all_languages_can_be_spoken(void **unused)
{
    for (const struct language *it = language_list(); it->code != NULL; it++) {
        assert_true(language_speak(it->code));
        assert_string_equal(i18n_language(), it->code);
    }
    assert_false(language_speak("tlh"));
    assert_string_equal(i18n_language(), "ru");
    assert_true(language_speak("en"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(english_german_and_russian_are_there),
        cmocka_unit_test(wishes_are_codes_names_or_locales),
        cmocka_unit_test(all_languages_can_be_spoken),
    };
    return cmocka_run_group_tests_name("language", tests, NULL, NULL);
}
