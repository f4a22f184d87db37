/* oracle.c: see oracle.h. */
#include "tests/games/ciub/odds/oracle.h"

void oracle_start(struct oracle *o, const char *need)
{
    o->world = brute_world(need);
    o->oracle = ciub_odds.oracle_new(o->world);
    assert_non_null(o->oracle);
}

void oracle_end(struct oracle *o)
{
    ciub_odds.oracle_free(o->oracle);
    ciub_world_free(o->world);
}

void oracle_renew(struct oracle *o)
{
    ciub_odds.oracle_free(o->oracle);
    o->oracle = ciub_odds.oracle_new(o->world);
    assert_non_null(o->oracle);
}

struct odds_answer oracle_ask(const struct oracle *o, const char *words, const char *card,
                              uint64_t effort)
{
    struct odds_answer answer;
    struct reason why;
    if (!ciub_odds.ask_words(o->oracle, o->world, words, card, effort, &answer, &why))
        fail_msg("%s: %s", words, why.text);
    return answer;
}
