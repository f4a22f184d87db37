/* board.c: the board as JSON, and what drawing it needs of positions and moves. */
#include "session/internal.h"

bool session_board(struct session *session, struct request *request)
{
    const struct match *match = session->table->match;
    if (match->game->board_write)
        match->game->board_write(match->world, request->out);
    return true;
}

void session_add_facts(const struct match *match, const void *state, struct buffer *out)
{
    json_add_open(out, "facts", '{');
    if (match->game->facts_write)
        match->game->facts_write(match->world, state, out);
    json_close(out, '}');
}

void session_add_motion(const struct match *match, const void *before,
                        const struct move *move, struct buffer *out)
{
    json_add_open(out, "motion", '{');
    if (match->game->motion_write)
        match->game->motion_write(match->world, before, move, out);
    json_close(out, '}');
}
