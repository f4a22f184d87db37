/* tui.h: the full-screen game in a terminal, from the set-up screen to the last move. */
#ifndef UI_TUI_TUI_H
#define UI_TUI_TUI_H

#include "session/store/store.h"
#include "session/table/remote.h"

enum { TUI_PAUSE = 700 /* milliseconds a computer's move is shown, if not told */ };

/* What became of the game that was played last. */
struct tui_left {
    char path[STORE_PATH]; /* of its file; "": it has none */
    bool over;             /* it came to its end */
    bool unkept;           /* the last moves could not be written to the file */
};

/* What to begin with; all zero is the set-up screen. At most one of `setup`, `resume`,
 * `view` and `lesson` is given. */
struct tui_start {
    const struct game *const *games; /* those there are, as games_list() */
    const struct game *game;         /* NULL: the set-up screen asks */
    const struct setup *setup;       /* a game that is ready to begin, of `game` ... */
    const char *seed;                /* ... its seed (NULL or "": drawn) ... */
    const struct chair *chairs;      /* ... and who sits in its seats */
    const char *resume;              /* a kept game's file, to go on with it */
    const char *view;                /* a record's file, to look at it */
    bool lesson;                     /* the guided first game of `game` */
    struct remote *remote;           /* a game at a server, in place of all those */
    const char *folder;    /* of kept games; NULL: the usual one, "": nothing is kept */
    bool ascii;            /* only ASCII, whatever the locale can do */
    bool plain_colours;    /* no colours; NO_COLOR in the environment says the same */
    const char *program;   /* what people type to run it, for hints; may be NULL */
    int pause;             /* milliseconds a computer's move is shown; 0: not at all */
    struct tui_left *left; /* filled, if not NULL */
};

/* Plays until the player leaves. The terminal is as it was before when it returns. 0, or
 * -1 with an error (the terminal cannot do it, a file cannot be read), or the number of
 * the signal that ended it (what was played is kept then, too). */
int tui_run(const struct tui_start *start, struct error *error);

#endif
