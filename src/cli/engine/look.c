/* look.c: requests that look at a game without changing it. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "cli/engine/internal.h"

void engine_add_situation(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    report_match(&request->reply, match, ENGINE_SITUATION);
    if (match_over(match))
        report_match(&request->reply, match, "scores winners");
}

bool engine_run_state(struct engine_request *request)
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

/* Checks the move in the current position without making it. */
bool engine_run_check(struct engine_request *request)
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
