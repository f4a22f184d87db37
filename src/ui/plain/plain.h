/* plain.h: a game in plain lines of text, for screen readers, pipes and dumb terminals:
 * no cursor movement, no colours, and every event is one line that makes sense read
 * aloud. */
#ifndef UI_PLAIN_PLAIN_H
#define UI_PLAIN_PLAIN_H

#include <stdio.h>

#include "session/lesson/lesson.h"
#include "session/store/store.h"
#include "session/table/remote.h"
#include "session/table/table.h"

struct plain_game {
    struct table *table;
    struct store *store;   /* where the game is saved, or NULL */
    struct lesson *lesson; /* the table's, or NULL */
    struct remote *remote; /* an online game, instead of all that; or NULL */
    const char *folder;    /* where a lesson's game is saved when it goes on; or NULL */
};

struct plain_options {
    const char
        *program; /* the command people type to run it, for instructions; or NULL */
    bool echo;    /* echo input lines: nobody sees them typed */
    bool sure;    /* moves built step by step need no `yes` */
    /* How wide the terminal is that lines are wrapped for; 0, or NULL: not at all. */
    int (*columns)(void);
    /* Whether the player wants to leave at once; polled during long operations. NULL:
     * never. */
    bool (*stopped)(void);
    /* Waits for input; false if the player wants to leave meanwhile. NULL: reading itself
     * blocks. With it, `in` must be unbuffered. */
    bool (*await)(void);
};

enum plain_end {
    PLAIN_LEFT,        /* the player left, or input ended; the game is saved */
    PLAIN_WRITE_ERROR, /* output failed */
};

/* Plays until the player leaves or input ends. Everything passed stays the caller's. */
enum plain_end plain_run(const struct plain_game *game,
                         const struct plain_options *options, FILE *in, FILE *out);

#endif
