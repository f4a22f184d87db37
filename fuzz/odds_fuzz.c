/* odds_fuzz.c: odds in a position. The first byte picks the game, the second how far it
 * has progressed; the rest are goals, one per line. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/odds.h"
#include "positions.h"

enum { EFFORT = 2000 }; /* enough for a few dice, and fast */

/* The chance must be a probability, and the advice a legal move. */
static void check_answer(const struct match *match, const struct odds_answer *answer)
{
    struct move move;
    struct reason why = {"", ""};
    positions_expect(answer->low >= 0 && answer->low <= answer->high &&
                     answer->high <= 1);
    positions_expect(answer->exact == (answer->low == answer->high));
    if (answer->advice[0] != '\0')
        positions_expect(move_read(match->game, match->world, match->state,
                                   answer->advice, &move, &why));
}

static void ask(const struct match *match, void *oracle, const char *goal)
{
    struct odds_answer answer = {0};
    struct reason why = {"", ""};
    if (match->game->odds->ask(oracle, match->world, match->state, goal, EFFORT, &answer,
                               &why))
        check_answer(match, &answer);
    else
        positions_expect(why.text[0] != '\0');
}

static void ask_all(const struct match *match, void *oracle)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    int count = match->game->odds->goals(match->world, match->state, goal);
    positions_expect(count >= 0 && count <= ODDS_MAX_GOALS);
    for (int i = 0; i < count; i++)
        ask(match, oracle, goal[i].name);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    struct match *match = positions_match(data[0]);
    const struct odds *odds = match->game->odds;
    if (odds == NULL)
        return 0;
    positions_skip(match, data[1] * 4, data[1]);
    void *oracle = odds->oracle_new(match->world);
    char *lines = memory_text((const char *)data + 2, size - 2), *rest = lines;
    ask_all(match, oracle);
    for (char *line; (line = positions_line(&rest)) != NULL;)
        ask(match, oracle, line);
    free(lines);
    odds->oracle_free(oracle);
    return 0;
}
