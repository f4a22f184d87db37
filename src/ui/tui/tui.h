/* tui.h: the full-screen terminal interface, from the setup screen to the last move. */
#ifndef UI_TUI_TUI_H
#define UI_TUI_TUI_H

#include "session/store/store.h"
#include "session/table/remote.h"

enum { TUI_PAUSE = 700 /* default milliseconds to show a computer's move */ };

/* How the last game was left. */
struct tui_left {
    char path[STORE_PATH]; /* of its file; "" if none */
    bool over;             /* it was finished */
    bool unsaved;          /* the last moves could not be saved */
};

/* What to start with; all zero is the setup screen. At most one of `setup`, `resume`,
 * `view` and `lesson` is set. */
struct tui_start {
    const struct game *const *games; /* all games, as games_list() */
    const struct game *game;         /* NULL: chosen on the setup screen */
    const struct setup *setup;       /* start this game at once, of `game` ... */
    const char *seed;                /* ... with this seed (NULL or "": random) ... */
    const struct chair *chairs;      /* ... and these players */
    const char *resume;              /* file of a saved game to resume */
    const char *view;                /* file of a record to view */
    bool lesson;                     /* the guided first game of `game` */
    struct remote *remote;           /* an online game, instead of all those */
    const char *folder;    /* of saved games; NULL: the default, "": none are saved */
    bool ascii;            /* only ASCII, whatever the locale supports */
    bool plain_colours;    /* no colours; also set by NO_COLOR */
    const char *program;   /* the command people type, for hints; may be NULL */
    int pause;             /* milliseconds to show a computer's move; 0: not at all */
    struct tui_left *left; /* filled in if not NULL */
};

/* Plays until the player leaves, then restores the terminal. Returns 0, -1 with an error
 * (unsuitable terminal, unreadable file), or the number of the signal that ended it (the
 * game is saved in that case too). */
int tui_run(const struct tui_start *start, struct error *error);

#endif
