/* help.h: what guides say of things whatever the position: data/GAME/help.txt.
 *
 *     thing word:off
 *     say Off
 *     say Take the guardian off the board (rule 6.21).
 *
 * Each `say` is a line of the help, and a text of its own for translators. */
#ifndef GAMES_HELP_H
#define GAMES_HELP_H

#include "base/text.h"

/* The lines of a game about a thing ("word:%s"), in the language that was set. */
void help_put(const char *game, struct text *out, const char *thing, ...)
    __attribute__((format(printf, 3, 4)));

#endif
