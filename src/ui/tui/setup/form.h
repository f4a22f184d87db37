/* form.h: the contents of the setup screen. */
#ifndef UI_TUI_SETUP_FORM_H
#define UI_TUI_SETUP_FORM_H

#include "core/game.h"
#include "session/store/store.h"
#include "ui/tui/screen/screen.h"

enum { FORM_VALUES = 24, FORM_KEPT = 50, FORM_SPECS = 24 };

enum form_row {
    ROW_RESUME, /* only if there is a game to resume */
    ROW_START,
    ROW_LESSON,
    ROW_GAME,
    ROW_PLAYERS,
    ROW_SEAT,
    ROW_OPTION = ROW_SEAT + GAME_MAX_PLAYERS,
    ROW_SEED = ROW_OPTION + SETUP_MAX_OPTIONS,
    ROW_USUAL, /* back to the default settings */
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
    struct store_entry *kept;          /* unfinished games, heap */
    int kepts;
    bool careful; /* every move is to be confirmed */
    int row;      /* enum form_row, under the cursor */
};

/* form.c: `game` may be NULL for the first of the list. */
void form_init(struct form *form, const struct game *const *games,
               const struct game *game);
void form_deinit(struct form *form);
/* Switches to a game with default settings: a person against the default computer. */
void form_set_game(struct form *form, const struct game *game);
/* Whether this game has the row. */
bool form_has_row(const struct form *form, int row);
/* Moves to the next or previous existing row. */
void form_move_cursor(struct form *form, int step);
/* Selects the next or previous value of the row. */
void form_cycle(struct form *form, int step);
/* The text that can be typed in the row under the cursor; false if there is none. */
bool form_typed(const struct form *form, struct text *out);
/* Sets it; false if no game can have it, and all is as it was. */
bool form_type(struct form *form, const char *words, struct error *error);
/* Whether the form starts a game; if not, why, and `row` (may be NULL) is where to look:
 * the row that is at fault. */
bool form_check(const struct form *form, int *row, struct error *error);
/* Converts the form to a setup, to be freed with setup_deinit; false with an error. */
bool form_setup(const struct form *form, struct setup *setup, struct error *error);

/* values.c: the values an option cycles through, at least one. Returns how many. */
int form_values(const struct option_spec *option, int players,
                char list[FORM_VALUES][SETUP_VALUE]);
/* What can be typed for it, where no file can be given. */
const char *form_syntax(const struct option_spec *option);
/* A short random seed. */
void form_draw_seed(char seed[SETUP_VALUE]);

/* remember.c: keeps a form that starts a game for the next time, beside the folder of
 * saved games; fills it in as it was then, unless another game is wanted. False if
 * nothing was kept yet. */
void form_remember(const struct form *form, const char *folder);
bool form_recall(struct form *form, const char *folder, const struct game *wanted);

/* draw.c: draws on the whole screen. */
void form_draw(const struct form *form, struct screen *screen, const char *message);
/* The row at a line of a screen of that height, or -1. */
int form_row_at(const struct form *form, int height, int y);

/* run.c: how the setup screen was left. */
enum form_end { FORM_LEAVE, FORM_START, FORM_RESUME, FORM_LESSON };
/* Returns FORM_START only if the form starts a game. With FORM_RESUME the chosen file is
 * kept[0]. `message` is a previous error, or "". */
enum form_end form_run(struct form *form, struct screen *screen, const char *message);

#endif
