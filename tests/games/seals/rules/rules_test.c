/* rules_test.c: runs the rule tests that are written as text; see
 * tests/support/rule_text.h. */
#include "tests/games/seals/rule_words.h"

int main(void)
{
    return rule_texts_run(&seals_rule_game, "tests/games/seals/rules");
}
