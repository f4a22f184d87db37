/* undo.c: moving backward and forward in the log of a match. */
#include <assert.h>
#include <string.h>

#include "core/match/match.h"

static void fold(const struct match *match, size_t from, size_t to, void *state)
{
    for (size_t i = from; i < to; i++)
        match->game->apply(match->world, state, match->log[i].choice);
}

void match_state_at(const struct match *match, size_t index, void *state)
{
    size_t size = match->game->state_size;
    size_t base = 0;
    assert(index <= match->known);
    memcpy(state, match->first, size);
    if (index > 0) {
        size_t slot = (index - 1) / MATCH_SNAPSHOT;
        base = slot * MATCH_SNAPSHOT;
        memcpy(state, match->snapshot + slot * size, size);
    }
    fold(match, base, index, state);
}

void match_move(const struct match *match, size_t first, size_t end, struct move *move)
{
    move->count = 0;
    for (size_t i = first; i < end && move->count < MOVE_MAX_CHOICES; i++)
        move->choice[move->count++] = match->log[i].choice;
}

void match_last_move(const struct match *match, struct move *move)
{
    size_t from = match->count - 1;
    while (!match->log[from].starts)
        from--;
    match_move(match, from, match->count, move);
}

void match_seek(struct match *match, size_t count)
{
    assert(count <= match->known);
    if (count >= match->count)
        fold(match, match->count, count, match->state);
    else
        match_state_at(match, count, match->state);
    match->count = count;
}

bool match_undo(struct match *match)
{
    if (match->count == 0)
        return false;
    match_seek(match, match->count - 1);
    return true;
}

bool match_redo(struct match *match)
{
    if (match->count == match->known)
        return false;
    match_seek(match, match->count + 1);
    return true;
}

bool match_undo_move(struct match *match)
{
    size_t at = match->count;
    if (at == 0)
        return false;
    do
        at--;
    while (!match->log[at].starts);
    match_seek(match, at);
    return true;
}

bool match_redo_move(struct match *match)
{
    size_t at = match->count;
    if (at == match->known)
        return false;
    do
        at++;
    while (at < match->known && !match->log[at].starts);
    match_seek(match, at);
    return true;
}
