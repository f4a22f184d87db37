/* rules_test.c: the rules can be searched by number and by word in every language. */
#include <string.h>

#include "lines.h"
#include "tests/base/check.h"

static const struct {
    const char *language, *game, *find, *found;
} searches[] = {
    /* by number */
    {"en", "seals", "6.19", "6.19 Leap (3): pick"},
    {"de", "seals", "6.19", "6.19 Sprung (leap, 3)"},
    {"ru", "seals", "6.19", "6.19 Прыжок (leap, 3)"},
    {"de", "ciub", "4.12", "4.12 Der Zug endet."},
    {"ru", "ciub", "4.12", "4.12 Ход окончен."},
    /* by words in any case, including those that the notation writes in English */
    {"de", "seals", "übertragung", "6.15 Übertragung"},
    {"de", "seals", "ÜBERTRAGUNG", "6.15 Übertragung"},
    {"ru", "seals", "прыжок", "6.19 Прыжок"},
    {"ru", "seals", "СТАРТОВЫЙ КРУГ", "3.4 Маги"},
    {"de", "seals", "leap", "6.19 Sprung"},
    {"ru", "ciub", "Reroll", "4.5a (уточнение)"},
    /* words that the rules do not have */
    {"de", "ciub", "Zugbrücke", "nichts von Zugbrücke"},
    {"ru", "ciub", "паром", "паром"},
    /* nothing to search for: the headings */
    {"de", "ciub", "", "3. Vor dem ersten Zug"},
    {"ru", "seals", "", "5. Идти и ломать"},
};

TEST(rules_are_found)
{
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++) {
        char id[32], line[64];
        snprintf(id, sizeof id, "%s:players=2#1", searches[i].game);
        snprintf(line, sizeof line, "rules%s%s\n", searches[i].find[0] ? " " : "",
                 searches[i].find);
        lines_expect(searches[i].language, id, line, searches[i].found);
    }
}
