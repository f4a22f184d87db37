/* list.c: requests that list what can be done now. */
#include "cli/engine/internal.h"
#include "core/match/chance.h"

enum { MOVES_DEFAULT = 1000, MOVES_MOST = 100000 };

static bool need_running(struct engine_request *request)
{
    return !match_over(request->slot->match) ||
           engine_fail(request, "over", "the game is over: nothing is left to choose");
}

struct lister {
    const struct match *match;
    struct buffer moves; /* an array */
};

static bool list_move(void *context, const struct move *move, const void *after)
{
    struct lister *lister = context;
    const struct match *match = lister->match;
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    (void)after;
    move_write(match->game, match->world, match->state, move, &text);
    json_put_text(&lister->moves, words);
    return true;
}

/* The count comes before the list. */
bool engine_run_moves(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    struct buffer *out = &request->reply;
    struct lister lister = {.match = match};
    int limit = MOVES_DEFAULT;
    bool complete = false;
    if (!need_running(request) || !engine_number(request, "limit", 1, MOVES_MOST, &limit))
        return false;
    buffer_init(&lister.moves);
    json_open(&lister.moves, '[');
    long count = move_list(match->game, match->world, match->state, limit, list_move,
                           &lister, &complete);
    json_close(&lister.moves, ']');
    report_match(out, match, "to_act");
    json_add_number(out, "count", count);
    json_add_bool(out, "complete", complete);
    json_key(out, "moves");
    json_put_raw(out, lister.moves.data);
    buffer_deinit(&lister.moves);
    return true;
}

static void put_choice(struct buffer *out, const struct match *match, choice_t choice)
{
    char words[GAME_MAX_CHOICE_TEXT + 1];
    struct text text = text_init(words, sizeof words);
    match->game->choice_write(match->world, match->state, choice, &text);
    json_put_text(out, words);
}

bool engine_run_choices(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    struct buffer *out = &request->reply;
    choice_t choice[GAME_MAX_CHOICES];
    if (!need_running(request))
        return false;
    int count = match->game->choices(match->world, match->state, choice);
    report_match(out, match, "to_act");
    json_add_number(out, "count", count);
    json_add_open(out, "choices", '[');
    for (int i = 0; i < count; i++)
        put_choice(out, match, choice[i]);
    json_close(out, ']');
    return true;
}

bool engine_run_outcomes(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    struct buffer *out = &request->reply;
    choice_t choice[GAME_MAX_CHOICES];
    double probability[GAME_MAX_CHOICES];
    if (match_actor(match) != SEAT_CHANCE)
        return engine_fail(request, "turn", "chance is not to act now");
    int count = match->game->choices(match->world, match->state, choice);
    chance_probabilities(match->game, match->world, match->state, count, probability);
    json_add_number(out, "count", count);
    json_add_open(out, "outcomes", '[');
    for (int i = 0; i < count; i++) {
        json_open(out, '{');
        json_key(out, "outcome");
        put_choice(out, match, choice[i]);
        json_add_digits(out, "probability", probability[i], ENGINE_DIGITS);
        json_close(out, '}');
    }
    json_close(out, ']');
    return true;
}
