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
    static const struct {
        const char *words, *find;
        bool found;
    } rows[] = {
        {"The Witch breaks a seal", "witch", true},
        {"the witch breaks a seal", "WITCH", true},
        {"ÜBERTRAGUNG", "übertrag", true},
        {"die Wächter", "WÄCHTER", true},
        {"Печать и свиток", "ПЕЧАТЬ", true},
        {"ЁЛКА, Кубик", "кубик", true},
        {"ЁЛКА", "ёлка", true},
        {"ciúb", "CIÚB", true},
        /* other letters differ */
        {"Wachter", "Wächter", false},
        {"печать", "печаль", false},
        {"a × b", "÷", false},
        {"[", "{", false},
        {"@", "`", false},
        /* parts of characters, as when terminal input is cut in the middle of one */
        {"\xd0 seal", "SEAL", true},
        {"seal\xd0", "sealП", false},
        /* the ends */
        {"words", "", false},
        {"", "words", false},
        {"what ends here", "HERE", true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (finds(rows[i].words, rows[i].find) != rows[i].found)
            fail_msg("'%s' in '%s'", rows[i].find, rows[i].words);
}

TEST(length_is_respected)
{
    const char *words = "печать";
    assert_true(utf8_find(words, strlen("печ"), "ЕЧ"));
    assert_false(utf8_find(words, strlen("печ"), "ча"));
    assert_false(utf8_find(words, 0, "п"));
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
