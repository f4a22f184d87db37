/* i18n_test.c: looking up texts, and rejecting damaged catalogues. */
#include "i18n/i18n.h"

#include <string.h>

#include "tests/base/check.h"

/* --- a catalogue as written by msgfmt ----------------------------------------------- */

enum { SIZE = 1024 };

struct entry {
    const char *text;
    size_t text_length;
    const char *translation;
    size_t translation_length;
};

#define ENTRY(text, translation)                                                         \
    {text, sizeof text - 1, translation, sizeof translation - 1}

static const struct entry german[] = {
    ENTRY("", "Language-Team: we\nLanguage: de\n"),
    ENTRY("%d die\0%d dice", "%d Würfel\0%d Würfel (viele)"),
    ENTRY("board\4open", "aufgeschlagen"),
    ENTRY("door\4open", "offen"),
    ENTRY("open", "öffnen"),
    ENTRY("roll", "würfeln"),
};

static const struct entry russian[] = {
    ENTRY("", "Language: ru\n"),
    ENTRY("%d die\0%d dice", "%d кубик\0%d кубика\0%d кубиков"),
    ENTRY("%d spell\0%d spells", "%d чары"),
};

static void put_word(unsigned char *bytes, size_t at, uint32_t word)
{
    memcpy(bytes + at, &word, sizeof word);
}

static size_t put_string(unsigned char *bytes, size_t row, size_t at, const char *words,
                         size_t length)
{
    put_word(bytes, row, (uint32_t)length);
    put_word(bytes, row + 4, (uint32_t)at);
    memcpy(bytes + at, words, length + 1);
    return at + length + 1;
}

static size_t make(unsigned char bytes[SIZE], const struct entry *entries, size_t count)
{
    size_t texts = 28, translations = texts + 8 * count, at = translations + 8 * count;
    memset(bytes, 0, SIZE);
    put_word(bytes, 0, 0x950412de);
    put_word(bytes, 8, (uint32_t)count);
    put_word(bytes, 12, (uint32_t)texts);
    put_word(bytes, 16, (uint32_t)translations);
    for (size_t i = 0; i < count; i++)
        at =
            put_string(bytes, texts + 8 * i, at, entries[i].text, entries[i].text_length);
    for (size_t i = 0; i < count; i++)
        at = put_string(bytes, translations + 8 * i, at, entries[i].translation,
                        entries[i].translation_length);
    return at;
}

#define MAKE(bytes, entries) make(bytes, entries, sizeof(entries) / sizeof *(entries))

static int reset_language(void **unused)
{
    assert_true(i18n_use(NULL, 0));
    return 0;
}

/* --- looking up --------------------------------------------------------------------- */

static void default_is_english(void **unused)
{
    assert_string_equal(i18n_language(), "en");
    assert_string_equal(tr("roll"), "roll");
    assert_string_equal(tr_in("door", "open"), "open");
    assert_string_equal(tr_count("%d die", "%d dice", 1), "%d die");
    assert_string_equal(tr_count("%d die", "%d dice", 0), "%d dice");
}

static void texts_are_found_with_and_without_context(void **unused)
{
    unsigned char bytes[SIZE];
    assert_true(i18n_use(bytes, MAKE(bytes, german)));
    assert_string_equal(i18n_language(), "de");
    assert_string_equal(tr("roll"), "würfeln");
    assert_string_equal(tr("open"), "öffnen");
    assert_string_equal(tr_in("door", "open"), "offen");
    assert_string_equal(tr_in("board", "open"), "aufgeschlagen");
    assert_string_equal(tr_in("window", "open"), "open");
    assert_string_equal(tr_in("doo", "open"), "open");
    assert_string_equal(tr("zebra"), "zebra");
    assert_string_equal(tr(""), "");
}

static void plural_forms_are_selected(void **unused)
{
    unsigned char bytes[SIZE];
    assert_true(i18n_use(bytes, MAKE(bytes, russian)));
    static const struct {
        unsigned long count;
        const char *form;
    } rows[] = {{1, "%d кубик"},   {2, "%d кубика"},   {4, "%d кубика"},
                {5, "%d кубиков"}, {11, "%d кубиков"}, {12, "%d кубиков"},
                {21, "%d кубик"},  {22, "%d кубика"},  {111, "%d кубиков"},
                {0, "%d кубиков"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(tr_count("%d die", "%d dice", rows[i].count), rows[i].form);
    assert_true(i18n_use(bytes, MAKE(bytes, german)));
    assert_string_equal(tr_count("%d die", "%d dice", 1), "%d Würfel");
    assert_string_equal(tr_count("%d die", "%d dice", 0), "%d Würfel (viele)");
}

static void missing_plural_forms_are_english(void **unused)
{
    unsigned char bytes[SIZE];
    assert_true(i18n_use(bytes, MAKE(bytes, russian)));
    assert_string_equal(tr_count("%d spell", "%d spells", 21), "%d чары");
    assert_string_equal(tr_count("%d spell", "%d spells", 2), "%d spells");
    assert_string_equal(tr_count("%d owl", "%d owls", 1), "%d owl");
}

static void an_earlier_catalogue_can_be_switched_back_to(void **unused)
{
    unsigned char first[SIZE], second[SIZE];
    const void *english = i18n_current();
    assert_true(i18n_use(first, MAKE(first, german)));
    const void *loaded = i18n_current();
    assert_true(i18n_use(second, MAKE(second, russian)));
    assert_string_equal(tr("roll"), "roll");
    i18n_switch(loaded);
    assert_string_equal(tr("roll"), "würfeln");
    assert_string_equal(i18n_language(), "de");
    i18n_switch(english);
    assert_string_equal(i18n_language(), "en");
}

static void null_resets_to_english(void **unused)
{
    unsigned char bytes[SIZE];
    assert_true(i18n_use(bytes, MAKE(bytes, german)));
    assert_true(i18n_use(NULL, 0));
    assert_string_equal(tr("roll"), "roll");
}

/* --- damage ------------------------------------------------------------------------- */

/* Whether it is rejected without changing the current language. */
static bool is_rejected(const unsigned char *bytes, size_t size)
{
    unsigned char good[SIZE];
    assert_true(i18n_use(good, MAKE(good, german)));
    bool used = i18n_use(bytes, size);
    bool kept = strcmp(tr("roll"), "würfeln") == 0;
    i18n_use(NULL, 0);
    return !used && kept;
}

static void truncated_catalogues_are_rejected(void **unused)
{
    unsigned char bytes[SIZE];
    size_t size = MAKE(bytes, german);
    for (size_t part = 0; part < size; part++)
        assert_true(is_rejected(bytes, part));
}

static void damaged_catalogues_are_rejected(void **unused)
{
    static const struct {
        size_t at;
        uint32_t word;
    } rows[] = {
        {0, 0xde120495},                             /* wrong byte order */
        {4, 1u << 16},                               /* unknown version */
        {8, 0x40000000},                             /* too many texts */
        {12, 0xfffffff0},                            /* table out of bounds */
        {16, 0xfffffff0},      {28 + 8, 0xfffffff0}, /* length and offset out of bounds */
        {28 + 12, 0xfffffff0}, {28 + 8, 3},          /* missing terminator */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        unsigned char bytes[SIZE];
        size_t size = MAKE(bytes, german);
        put_word(bytes, rows[i].at, rows[i].word);
        assert_true(is_rejected(bytes, size));
    }
}

static void unusual_catalogues_are_rejected(void **unused)
{
    static const struct entry unsorted[] = {ENTRY("", "Language: de\n"), ENTRY("b", "x"),
                                            ENTRY("a", "y")};
    static const struct entry headless[] = {ENTRY("a", "b")};
    static const struct entry nameless[] = {ENTRY("", "Content-Type: text\n")};
    static const struct entry unknown[] = {ENTRY("", "Language: tlh\n")};
    unsigned char bytes[SIZE];
    assert_true(is_rejected(bytes, MAKE(bytes, unsorted)));
    assert_true(is_rejected(bytes, MAKE(bytes, headless)));
    assert_true(is_rejected(bytes, MAKE(bytes, nameless)));
    assert_true(is_rejected(bytes, MAKE(bytes, unknown)));
    assert_true(is_rejected(bytes, make(bytes, german, 0)));
}

static void pages_are_those_of_the_language(void **unused)
{
    static const struct i18n_page pages[] = {{"rules/x.md", "Regeln"}, {NULL, NULL}};
    unsigned char bytes[SIZE];
    assert_string_equal(tr_page("rules/x.md", "rules"), "rules");
    assert_true(i18n_use(bytes, MAKE(bytes, german)));
    i18n_use_pages(pages);
    assert_string_equal(tr_page("rules/x.md", "rules"), "Regeln");
    assert_string_equal(tr_page("rules/y.md", "rules"), "rules");
    assert_null(tr_page("rules/y.md", NULL));
    assert_true(i18n_use(NULL, 0));
    assert_string_equal(tr_page("rules/x.md", "rules"), "rules");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(default_is_english, reset_language),
        cmocka_unit_test_teardown(texts_are_found_with_and_without_context,
                                  reset_language),
        cmocka_unit_test_teardown(plural_forms_are_selected, reset_language),
        cmocka_unit_test_teardown(missing_plural_forms_are_english, reset_language),
        cmocka_unit_test_teardown(an_earlier_catalogue_can_be_switched_back_to,
                                  reset_language),
        cmocka_unit_test_teardown(null_resets_to_english, reset_language),
        cmocka_unit_test_teardown(truncated_catalogues_are_rejected, reset_language),
        cmocka_unit_test_teardown(damaged_catalogues_are_rejected, reset_language),
        cmocka_unit_test_teardown(unusual_catalogues_are_rejected, reset_language),
        cmocka_unit_test_teardown(pages_are_those_of_the_language, reset_language),
    };
    return cmocka_run_group_tests_name("i18n", tests, NULL, NULL);
}
