/* event.c: describes one whole move or chance event of a match. */
#include "session/table/event.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>

#include "i18n/i18n.h"

size_t event_end(const struct match *match, size_t first)
{
    size_t at = first + 1;
    while (at < match->known && !match->log[at].starts)
        at++;
    return at;
}

void event_write_move(const struct match *match, size_t first, struct text *out)
{
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    struct move move;
    match_move(match, first, event_end(match, first), &move);
    match_state_at(match, first, before);
    move_write(match->game, match->world, before, &move, out);
}

static void write_gain(const struct match *match, int seat, const void *before,
                       const void *after, struct text *out)
{
    int was[GAME_MAX_PLAYERS] = {0}, is[GAME_MAX_PLAYERS] = {0};
    match->game->scores(match->world, before, was);
    match->game->scores(match->world, after, is);
    int gain = seat < 0 ? 0 : is[seat] - was[seat];
    if (gain == 0)
        return;
    text_put(out, out->length > 0 ? ", " : "");
    text_format(out, tr_count("%+d point", "%+d points", (unsigned long)abs(gain)), gain);
}

void event_write_outcome(const struct match *match, const void *before,
                         const struct move *move, const void *after, struct text *out)
{
    if (match->game->narrate != NULL)
        match->game->narrate(match->world, before, move, after, out);
    write_gain(match, match->game->actor(match->world, before), before, after, out);
}

void event_write_remark(const struct match *match, size_t first, struct text *out)
{
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    struct move move;
    match_move(match, first, event_end(match, first), &move);
    match_state_at(match, first, before);
    match_state_at(match, event_end(match, first), after);
    event_write_outcome(match, before, &move, after, out);
}
