/* move.h: whole moves as one readable line, built from a game's choices.
 *
 * A move's text is the texts of its choices joined by blanks; reading it back is done
 * choice by choice against the state. Chance events read and write the same way. */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include "core/game.h"

enum { MOVE_MAX_CHOICES = 64, MOVE_MAX_TEXT = 1024 };

struct move {
    int count;
    choice_t choice[MOVE_MAX_CHOICES];
};

/* Writes the move as made from `state` (which must be between moves). */
void move_write(const struct game *game, const void *world, const void *state,
                const struct move *move, struct text *out);

/* Reads a line as one legal whole move for the actor of `state`, which may be in the
 * middle of a move (then the rest of it is read). The line goes through the game's `tidy`
 * first, so that written back it may read otherwise. False with a reason: what could not
 * be read (rule ""), which rule forbids it, or what is still missing. */
bool move_read(const struct game *game, const void *world, const void *state,
               const char *line, struct move *move, struct reason *why);

/* Calls `visit` for every legal whole move from `state`, in the order of the game's
 * lists, until it returns false or `limit` moves were visited. Returns the number
 * visited; *complete tells whether that was all. */
typedef bool move_visitor(void *context, const struct move *move, const void *after);
long move_list(const struct game *game, const void *world, const void *state, long limit,
               move_visitor *visit, void *context, bool *complete);

#endif
