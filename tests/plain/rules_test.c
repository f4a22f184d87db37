/* rules_test.c: the rules are searched by number and by word in every language. */
#include <string.h>

#include "base/check.h"
#include "lines.h"
#include "table/language.h"

/* Asks for a word of the rules, and expects this to be told. */
static void expect_told(const char *language, const char *id, const char *lines,
                        const char *told)
{
    struct buffer out;
    buffer_init(&out);
    assert_true(language_speak(language));
    struct table *table = lines_table(id, "-");
    struct plain_game game = {table, NULL, NULL};
    lines_play(&game, lines, strlen(lines), &out);
    if (!lines_tell(&out, told))
        fail_msg("in %s, %swas not answered with '%s' but\n%s", language, lines, told,
                 out.data);
    table_free(table);
    buffer_deinit(&out);
    assert_true(language_speak("en"));
}

static void numbers_find_rules(void **unused)
{
    (void)unused;
    expect_told("en", "seals:players=2#1", "rules 6.19\n", "6.19 Leap (3): pick");
    expect_told("de", "seals:players=2#1", "rules 6.19\n", "6.19 Sprung (leap, 3)");
    expect_told("ru", "seals:players=2#1", "rules 6.19\n", "6.19 Прыжок (leap, 3)");
    expect_told("de", "ciub:players=2#1", "rules 4.12\n", "4.12 Der Zug endet.");
    expect_told("ru", "ciub:players=2#1", "rules 4.12\n", "4.12 Ход окончен.");
}

/* Also those that the notation writes in English. */
static void words_find_rules_in_capitals_or_not(void **unused)
{
    (void)unused;
    expect_told("de", "seals:players=2#1", "rules übertragung\n", "6.15 Übertragung");
    expect_told("de", "seals:players=2#1", "rules ÜBERTRAGUNG\n", "6.15 Übertragung");
    expect_told("ru", "seals:players=2#1", "rules прыжок\n", "6.19 Прыжок");
    expect_told("ru", "seals:players=2#1", "rules СТАРТОВЫЙ КРУГ\n", "3.4 Маги");
    expect_told("de", "seals:players=2#1", "rules leap\n", "6.19 Sprung");
    expect_told("ru", "ciub:players=2#1", "rules Reroll\n", "4.5a (уточнение)");
}

static void words_that_are_not_there_are_told(void **unused)
{
    (void)unused;
    expect_told("de", "ciub:players=2#1", "rules Zugbrücke\n", "nichts von Zugbrücke");
    expect_told("ru", "ciub:players=2#1", "rules паром\n", "паром");
}

static void headings_are_those_of_the_language(void **unused)
{
    (void)unused;
    expect_told("de", "ciub:players=2#1", "rules\n", "3. Vor dem ersten Zug");
    expect_told("ru", "seals:players=2#1", "rules\n", "5. Идти и ломать");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_find_rules),
        cmocka_unit_test(words_find_rules_in_capitals_or_not),
        cmocka_unit_test(words_that_are_not_there_are_told),
        cmocka_unit_test(headings_are_those_of_the_language),
    };
    return cmocka_run_group_tests_name("plain rules", tests, NULL, NULL);
}
