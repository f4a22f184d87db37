/* rules_test.c: the rules are searched by number and by word in every language. */
#include <string.h>

#include "lines.h"
#include "tests/base/check.h"

static void numbers_find_rules(void **unused)
{
    lines_expect("en", "seals:players=2#1", "rules 6.19\n", "6.19 Leap (3): pick");
    lines_expect("de", "seals:players=2#1", "rules 6.19\n", "6.19 Sprung (leap, 3)");
    lines_expect("ru", "seals:players=2#1", "rules 6.19\n", "6.19 Прыжок (leap, 3)");
    lines_expect("de", "ciub:players=2#1", "rules 4.12\n", "4.12 Der Zug endet.");
    lines_expect("ru", "ciub:players=2#1", "rules 4.12\n", "4.12 Ход окончен.");
}

/* Also those that the notation writes in English. */
static void words_find_rules_in_capitals_or_not(void **unused)
{
    lines_expect("de", "seals:players=2#1", "rules übertragung\n", "6.15 Übertragung");
    lines_expect("de", "seals:players=2#1", "rules ÜBERTRAGUNG\n", "6.15 Übertragung");
    lines_expect("ru", "seals:players=2#1", "rules прыжок\n", "6.19 Прыжок");
    lines_expect("ru", "seals:players=2#1", "rules СТАРТОВЫЙ КРУГ\n", "3.4 Маги");
    lines_expect("de", "seals:players=2#1", "rules leap\n", "6.19 Sprung");
    lines_expect("ru", "ciub:players=2#1", "rules Reroll\n", "4.5a (уточнение)");
}

static void words_that_are_not_there_are_told(void **unused)
{
    lines_expect("de", "ciub:players=2#1", "rules Zugbrücke\n", "nichts von Zugbrücke");
    lines_expect("ru", "ciub:players=2#1", "rules паром\n", "паром");
}

static void headings_are_those_of_the_language(void **unused)
{
    lines_expect("de", "ciub:players=2#1", "rules\n", "3. Vor dem ersten Zug");
    lines_expect("ru", "seals:players=2#1", "rules\n", "5. Идти и ломать");
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
