/* utf8_test.c: words are found in capitals or not, in every language we speak, and fill
 * columns by what is seen of them. */
#include "base/utf8.h"

#include <string.h>

#include "tests/base/check.h"

static bool finds(const char *words, const char *find)
{
    return utf8_find(words, strlen(words), find);
}

static void capitals_do_not_matter(void **unused)
{
    assert_true(finds("The Witch breaks a seal", "witch"));
    assert_true(finds("the witch breaks a seal", "WITCH"));
    assert_true(finds("ÜBERTRAGUNG", "übertrag"));
    assert_true(finds("die Wächter", "WÄCHTER"));
    assert_true(finds("Печать и свиток", "ПЕЧАТЬ"));
    assert_true(finds("ЁЛКА, Кубик", "кубик"));
    assert_true(finds("ЁЛКА", "ёлка"));
    assert_true(finds("ciúb", "CIÚB"));
}

static void other_letters_are_others(void **unused)
{
    assert_false(finds("Wachter", "Wächter"));
    assert_false(finds("печать", "печаль"));
    assert_false(finds("a × b", "÷"));
    assert_false(finds("[", "{"));
    assert_false(finds("@", "`"));
}

static void only_the_given_length_is_looked_at(void **unused)
{
    const char *words = "печать";
    assert_true(utf8_find(words, strlen("печ"), "ЕЧ"));
    assert_false(utf8_find(words, strlen("печ"), "ча"));
    assert_false(utf8_find(words, 0, "п"));
    assert_false(finds("words", ""));
    assert_false(finds("", "words"));
    assert_true(finds("what ends here", "HERE"));
}

/* As in the middle of what a terminal sent. */
static void broken_characters_do_no_harm(void **unused)
{
    assert_true(finds("\xd0 seal", "SEAL"));
    assert_false(finds("seal\xd0", "sealП"));
}

static void capitals_of_every_alphabet(void **unused)
{
    const char *small = "aqzäöüßúя÷грёω1", *large = "AQZÄÖÜßÚЯ÷ГРЁΩ1";
    while (*small)
        assert_int_equal(utf8_capital(utf8_read(&small)), utf8_read(&large));
    assert_int_equal(utf8_capital('Q'), 'Q');
}

static void columns_are_counted_in_characters(void **unused)
{
    static const char *const words[] = {"row", "ряд", "Öl", "e\xcc\x81"};
    static const char *const filled[] = {"row  |", "ряд  |", "Öl   |", "e\xcc\x81    |"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        char room[32];
        struct text out = text_init(room, sizeof room);
        utf8_put_column(&out, words[i], 5);
        text_put(&out, "|");
        assert_string_equal(room, filled[i]);
    }
}

static void what_is_too_wide_stays_whole(void **unused)
{
    char room[32];
    struct text out = text_init(room, sizeof room);
    utf8_put_column(&out, "печать", 3);
    assert_string_equal(room, "печать");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capitals_do_not_matter),
        cmocka_unit_test(other_letters_are_others),
        cmocka_unit_test(only_the_given_length_is_looked_at),
        cmocka_unit_test(broken_characters_do_no_harm),
        cmocka_unit_test(capitals_of_every_alphabet),
        cmocka_unit_test(columns_are_counted_in_characters),
        cmocka_unit_test(what_is_too_wide_stays_whole),
    };
    return cmocka_run_group_tests_name("glyph", tests, NULL, NULL);
}
