/* utf8_test.c: case-insensitive search in every supported language, and column widths. */
#include "base/utf8.h"

#include <string.h>

#include "tests/base/check.h"

static bool finds(const char *words, const char *find)
{
    return utf8_find(words, strlen(words), find);
}

TEST(case_is_ignored)
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

TEST(other_letters_differ)
{
    assert_false(finds("Wachter", "Wächter"));
    assert_false(finds("печать", "печаль"));
    assert_false(finds("a × b", "÷"));
    assert_false(finds("[", "{"));
    assert_false(finds("@", "`"));
}

TEST(length_is_respected)
{
    const char *words = "печать";
    assert_true(utf8_find(words, strlen("печ"), "ЕЧ"));
    assert_false(utf8_find(words, strlen("печ"), "ча"));
    assert_false(utf8_find(words, 0, "п"));
    assert_false(finds("words", ""));
    assert_false(finds("", "words"));
    assert_true(finds("what ends here", "HERE"));
}

/* As when terminal input is cut in the middle of a character. */
TEST(invalid_utf8_is_harmless)
{
    assert_true(finds("\xd0 seal", "SEAL"));
    assert_false(finds("seal\xd0", "sealП"));
}

TEST(capitals_of_every_alphabet)
{
    const char *small = "aqzäöüßúя÷грёω1", *large = "AQZÄÖÜßÚЯ÷ГРЁΩ1";
    while (*small)
        assert_int_equal(utf8_capital(utf8_read(&small)), utf8_read(&large));
    assert_int_equal(utf8_capital('Q'), 'Q');
}

TEST(columns_are_counted_in_characters)
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

TEST(wide_text_is_not_cut)
{
    char room[32];
    struct text out = text_init(room, sizeof room);
    utf8_put_column(&out, "печать", 3);
    assert_string_equal(room, "печать");
}
