/* plain.h: a game in plain lines of text, for screen readers, pipes and terminals that
 * can do nothing else: no cursor movement, no colours, every event one line that is
 * complete when read aloud. */
#ifndef UI_PLAIN_PLAIN_H
#define UI_PLAIN_PLAIN_H

#include <stdio.h>

#include "session/lesson/lesson.h"
#include "session/store/store.h"
#include "session/table/remote.h"
#include "session/table/table.h"

struct plain_game {
    struct table *table;
    struct store *store;   /* where it is kept, or NULL */
    struct lesson *lesson; /* the table's, or NULL */
    struct remote *remote; /* a game at a server, in place of all that; or NULL */
};

struct plain_options {
    const char *program; /* what to type to run it, to tell how to go on; or NULL */
    bool echo;           /* lines are told as they are read: nobody sees them typed */
    bool sure;           /* moves made step by step need no `yes` */
    /* Whether the player wants to leave at once; asked while something takes long. NULL:
     * never. */
    bool (*stopped)(void);
    /* Waits for the next byte to read; false when the player wants to leave meanwhile.
     * NULL: reading itself waits. With it, `in` must not be buffered. */
    bool (*await)(void);
};

enum plain_end {
    PLAIN_LEFT, /* the player left, or there are no more lines; the game is kept */
    PLAIN_DEAF, /* what is told cannot be written any more */
};

/* Plays until the player leaves or the lines end. All that is passed stays the caller's.
 */
enum plain_end plain_run(const struct plain_game *game,
                         const struct plain_options *options, FILE *in, FILE *out);

#endif
