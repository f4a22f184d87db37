/* language_test.c: all compiled-in languages are found and valid. */
#include "i18n/language.h"

#include <string.h>

#include "i18n/i18n.h"
#include "tests/base/check.h"

TEST(english_german_and_russian_are_there)
{
    char codes[80];
    struct text out = text_init(codes, sizeof codes);
    language_write_codes(&out);
    assert_string_equal(codes, "en, de, ru");
    assert_null(language_list()[0].catalogue);
    assert_string_equal(language_find("de")->name, "Deutsch");
    assert_string_equal(language_find("ru")->name, "Русский");
}

TEST(languages_are_found_by_code_name_or_locale)
{
    static const char *const german[] = {"de",          "DE",      "de_AT",  "de-CH",
                                         "de_DE.UTF-8", "de@euro", "deutsch"};
    static const char *const none[] = {"", "d", "den", "tlh", "C", "german language"};
    for (size_t i = 0; i < sizeof german / sizeof *german; i++)
        assert_string_equal(language_find(german[i])->code, "de");
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_null(language_find(none[i]));
}

/* An invalid catalogue would silently fall back to English. */
TEST(all_catalogues_are_valid)
{
    for (const struct language *it = language_list(); it->code != NULL; it++) {
        assert_true(language_use(it->code));
        assert_string_equal(i18n_language(), it->code);
    }
    assert_false(language_use("tlh"));
    assert_string_equal(i18n_language(), "ru");
    assert_true(language_use("en"));
}
