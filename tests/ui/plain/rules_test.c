/* rules_test.c: the rules can be searched by number and by word in every language. */
#include <string.h>

#include "lines.h"
#include "tests/base/check.h"

TEST(numbers_find_rules)
{
    lines_expect("en", "seals:players=2#1", "rules 6.19\n", "6.19 Leap (3): pick");
    lines_expect("de", "seals:players=2#1", "rules 6.19\n", "6.19 Sprung (leap, 3)");
    lines_expect("ru", "seals:players=2#1", "rules 6.19\n", "6.19 Прыжок (leap, 3)");
    lines_expect("de", "ciub:players=2#1", "rules 4.12\n", "4.12 Der Zug endet.");
    lines_expect("ru", "ciub:players=2#1", "rules 4.12\n", "4.12 Ход окончен.");
}

/* Including words the notation writes in English. */
TEST(words_find_rules_ignoring_case)
{
    lines_expect("de", "seals:players=2#1", "rules übertragung\n", "6.15 Übertragung");
    lines_expect("de", "seals:players=2#1", "rules ÜBERTRAGUNG\n", "6.15 Übertragung");
    lines_expect("ru", "seals:players=2#1", "rules прыжок\n", "6.19 Прыжок");
    lines_expect("ru", "seals:players=2#1", "rules СТАРТОВЫЙ КРУГ\n", "3.4 Маги");
    lines_expect("de", "seals:players=2#1", "rules leap\n", "6.19 Sprung");
    lines_expect("ru", "ciub:players=2#1", "rules Reroll\n", "4.5a (уточнение)");
}

TEST(missing_words_are_reported)
{
    lines_expect("de", "ciub:players=2#1", "rules Zugbrücke\n", "nichts von Zugbrücke");
    lines_expect("ru", "ciub:players=2#1", "rules паром\n", "паром");
}

TEST(headings_are_translated)
{
    lines_expect("de", "ciub:players=2#1", "rules\n", "3. Vor dem ersten Zug");
    lines_expect("ru", "seals:players=2#1", "rules\n", "5. Идти и ломать");
}
