/* move.h: whole moves as one line of text.
 *
 * A move's text is the texts of its choices joined by spaces; it is parsed choice by
 * choice against the state. Chance events work the same way. */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include "core/game.h"

enum { MOVE_MAX_CHOICES = 64, MOVE_MAX_TEXT = 1024 };

struct move {
    int count;
    choice_t choice[MOVE_MAX_CHOICES];
};

/* Writes a move made from `state`, which must be between moves. */
void move_write(const struct game *game, const void *world, const void *state,
                const struct move *move, struct text *out);

/* Copies the state to `after`, and makes the move there; it must be legal. */
void move_apply(const struct game *game, const void *world, const void *state,
                const struct move *move, void *after);

/* Parses one legal whole move for the actor of `state`; in the middle of a move, the rest
 * of it. The line goes through the game's `tidy` first, so writing the move back may give
 * a different text. False with a reason: what could not be parsed (rule ""), which rule
 * forbids it, or what is missing. */
bool move_read(const struct game *game, const void *world, const void *state,
               const char *line, struct move *move, struct reason *why);

/* Calls `visit` for every legal whole move from `state`, in the order of the game's
 * lists, until it returns false or `limit` moves were visited. Returns the number
 * visited; *complete is set if that was all of them. */
typedef bool move_visitor(void *context, const struct move *move, const void *after);
long move_list(const struct game *game, const void *world, const void *state, long limit,
               move_visitor *visit, void *context, bool *complete);

#endif
