/* form.h: what is filled in on the set-up screen. */
#ifndef UI_TUI_SETUP_FORM_H
#define UI_TUI_SETUP_FORM_H

#include "core/game.h"
#include "session/store/store.h"
#include "ui/tui/screen/screen.h"

enum { FORM_VALUES = 24, FORM_KEPT = 50, FORM_SPECS = 24 };

enum form_row {
    ROW_RESUME, /* only when there is something to go on with */
    ROW_START,
    ROW_GAME,
    ROW_PLAYERS,
    ROW_SEAT,
    ROW_OPTION = ROW_SEAT + GAME_MAX_PLAYERS,
    ROW_SEED = ROW_OPTION + SETUP_MAX_OPTIONS,
    ROW_LESSON,
    ROW_LEAVE,
    ROWS
};

struct form {
    const struct game *const *games;
    const struct game *game;
    int players;
    struct chair chair[GAME_MAX_PLAYERS];
    char option[SETUP_MAX_OPTIONS][SETUP_VALUE]; /* in the order of the game's table */
    char seed[SETUP_VALUE];                      /* "": drawn */
    char spec[FORM_SPECS][TABLE_SPEC]; /* computer players there are, weakest first */
    int specs, usual;                  /* which of them is the default */
    struct kept *kept;                 /* unfinished games, heap */
    int kepts;
    int row; /* enum form_row, where the cursor is */
};

/* form.c: `game` may be NULL for the first of the list. */
void form_init(struct form *form, const struct game *const *games,
               const struct game *game);
void form_deinit(struct form *form);
/* Another game, with all at its defaults: a person against the usual computer. */
void form_set_game(struct form *form, const struct game *game);
/* Whether a row is there in this game. */
bool form_has_row(const struct form *form, int row);
/* Up or down to the next row that is there. */
void form_go(struct form *form, int step);
/* The next or previous value of the row. */
void form_cycle(struct form *form, int step);
/* What the player filled in as a setup, to be given to setup_deinit; false with an error.
 */
bool form_setup(const struct form *form, struct setup *setup, struct error *error);

/* values.c: the values an option can be cycled through, at least one. Returns how
 * many. */
int form_values(const struct option_spec *option, int players,
                char list[FORM_VALUES][SETUP_VALUE]);
/* A seed nobody knows beforehand, in a few digits. */
void form_draw_seed(char seed[SETUP_VALUE]);

/* draw.c: `screen` is all the form's. */
void form_draw(const struct form *form, struct screen *screen, const char *message);
/* The row at a line of the screen as drawn, or -1. */
int form_row_at(const struct form *form, int y);

/* run.c: how the set-up screen ended. */
enum form_end { FORM_LEAVE, FORM_START, FORM_RESUME, FORM_LESSON };
/* With FORM_RESUME the chosen file is kept[0]. `message` is what went wrong before, or
 * "". */
enum form_end form_run(struct form *form, struct screen *screen, const char *message);

#endif
