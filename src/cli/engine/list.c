/* list.c: requests that list what can be done now. */
#include <string.h>

#include "cli/engine/describe.h"
#include "cli/engine/internal.h"
#include "core/chance.h"

enum { MOVES_DEFAULT = 1000, MOVES_MOST = 100000 };

static bool need_running(struct engine_request *request)
{
    if (!match_over(request->slot->match))
        return true;
    return engine_fail(request, "over", "the game is over: nothing is left to choose");
}

struct lister {
    const struct match *match;
    json_t *list;
};

static bool list_move(void *context, const struct move *move, const void *after)
{
    struct lister *lister = context;
    const struct match *match = lister->match;
    char room[MOVE_MAX_TEXT];
    struct text text = text_init(room, sizeof room);
    (void)after;
    move_write(match->game, match->world, match->state, move, &text);
    json_array_append_new(lister->list, describe_text(room));
    return true;
}

static bool run_moves(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    int limit = MOVES_DEFAULT;
    bool complete = false;
    if (!need_running(request) || !engine_number(request, "limit", 1, MOVES_MOST, &limit))
        return false;
    struct lister lister = {match, json_array()};
    long count = move_list(match->game, match->world, match->state, limit, list_move,
                           &lister, &complete);
    engine_put(request, "to_act", describe_actor(match));
    engine_put(request, "count", json_integer(count));
    engine_put(request, "complete", json_boolean(complete));
    engine_put(request, "moves", lister.list);
    return true;
}

static json_t *choice_text(const struct match *match, choice_t choice)
{
    char room[GAME_MAX_CHOICE_TEXT + 1];
    struct text text = text_init(room, sizeof room);
    match->game->choice_write(match->world, match->state, choice, &text);
    return describe_text(room);
}

static bool run_choices(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    choice_t choice[GAME_MAX_CHOICES];
    if (!need_running(request))
        return false;
    int count = match->game->choices(match->world, match->state, choice);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, choice_text(match, choice[i]));
    engine_put(request, "to_act", describe_actor(match));
    engine_put(request, "count", json_integer(count));
    engine_put(request, "choices", list);
    return true;
}

static bool run_outcomes(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    choice_t choice[GAME_MAX_CHOICES];
    double probability[GAME_MAX_CHOICES];
    if (match_actor(match) != SEAT_CHANCE)
        return engine_fail(request, "turn", "chance is not to act now");
    int count = match->game->choices(match->world, match->state, choice);
    chance_probabilities(match->game, match->world, match->state, count, probability);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_pack("{s:o, s:f}", "outcome",
                                              choice_text(match, choice[i]),
                                              "probability", probability[i]));
    engine_put(request, "count", json_integer(count));
    engine_put(request, "outcomes", list);
    return true;
}

const struct engine_command engine_list_commands[] = {
    {"moves", "all legal whole moves", run_moves, true, {"limit"}},
    {"choices", "the single choices at this point", run_choices, true, {0}},
    {"outcomes", "what chance may bring, with probabilities", run_outcomes, true, {0}},
    {0},
};
