/* look.c: requests that look at a game without changing it. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "cli/engine/describe.h"
#include "cli/engine/internal.h"
#include "core/memory.h"
#include "core/record/record.h"

void engine_put_situation(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    bool over = match_over(match);
    engine_put(request, "step", json_integer((json_int_t)match->count));
    engine_put(request, "to_act", describe_actor(match));
    engine_put(
        request, "mid_move",
        json_boolean(!over && !match->game->between_moves(match->world, match->state)));
    engine_put(request, "prompt", describe_prompt(match));
    engine_put(request, "over", json_boolean(over));
    if (over) {
        engine_put(request, "scores", describe_scores(match));
        engine_put(request, "winners", describe_winners(match));
    }
}

static bool run_status(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    engine_put_situation(request);
    engine_put(request, "scores", describe_scores(match));
    engine_put(request, "winners", describe_winners(match));
    engine_put(request, "seats", describe_seats(match));
    engine_put(request, "hash", describe_hash(match));
    engine_put(request, "can_undo", json_boolean(match->count > 0));
    engine_put(request, "can_redo", json_boolean(match->count < match->known));
    return true;
}

static bool run_state(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    int seat = 0;
    if (!engine_number(request, "seat", 1, match->setup.players, &seat))
        return false;
    if (seat > 0)
        match->game->observe(match->world, match->state, seat - 1, view);
    else
        memcpy(view, match->state, match->game->state_size);
    engine_put(request, "state", describe_state(match, view));
    return true;
}

static bool run_picture(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    char *room = memory_new(1, DESCRIBE_ROOM);
    struct text text = text_init(room, DESCRIBE_ROOM);
    match->game->describe(match->world, match->state, &text);
    engine_put(request, "picture", describe_text(room));
    free(room);
    return true;
}

static bool run_record(struct engine_request *request)
{
    struct buffer text;
    buffer_init(&text);
    record_write(request->slot->match, &text);
    engine_put(request, "record", describe_text(text.data ? text.data : ""));
    buffer_deinit(&text);
    return true;
}

static bool run_hash(struct engine_request *request)
{
    engine_put(request, "step", json_integer((json_int_t)request->slot->match->count));
    engine_put(request, "hash", describe_hash(request->slot->match));
    return true;
}

/* The move is judged from the present position; nothing is made of it. */
static bool run_check(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    const char *line = "";
    struct move move;
    if (!engine_need_string(request, "move", &line))
        return false;
    if (match_over(match))
        return engine_fail(request, "over", "the game is over");
    bool legal =
        move_read(match->game, match->world, match->state, line, &move, &request->why);
    engine_put(request, "legal", json_boolean(legal));
    if (!legal) {
        engine_put(request, "rule", describe_text(request->why.rule));
        engine_put(request, "reason", describe_text(request->why.text));
    }
    return true;
}

const struct engine_command engine_look_commands[] = {
    {"status", "whose decision it is, scores, winners", run_status, true, {0}},
    {"state",
     "the complete state, or what a seat may know of it",
     run_state,
     true,
     {"seat"}},
    {"picture", "the position as text for people", run_picture, true, {0}},
    {"record", "the game so far as a record's text", run_record, true, {0}},
    {"hash", "a fingerprint of the state", run_hash, true, {0}},
    {"check", "whether a move is legal and if not why", run_check, true, {"move"}},
    {0},
};
