/* look.c: requests that look at a game without changing it. */
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "cli/engine/internal.h"

#define SITUATION "step to_act mid_move prompt over"

void engine_add_situation(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    report_match(&request->reply, match,
                 match_over(match) ? SITUATION " scores winners" : SITUATION);
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
    report_add_state(&request->reply, match, view);
    return true;
}

static bool run_picture(struct engine_request *request)
{
    char *picture = report_picture(request->slot->match);
    json_add_text(&request->reply, "picture", picture);
    free(picture);
    return true;
}

static bool run_status(struct engine_request *request)
{
    report_match(&request->reply, request->slot->match,
                 SITUATION " scores winners seats hash can_undo can_redo");
    return true;
}

static bool run_record(struct engine_request *request)
{
    report_match(&request->reply, request->slot->match, "record");
    return true;
}

static bool run_hash(struct engine_request *request)
{
    report_match(&request->reply, request->slot->match, "step hash");
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
    json_add_bool(&request->reply, "legal", legal);
    if (!legal) {
        json_add_text(&request->reply, "rule", request->why.rule);
        json_add_text(&request->reply, "reason", request->why.text);
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
