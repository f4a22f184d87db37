/* game.h: what a game is to everything above it: one const table of plain functions.
 *
 * A game's *world* is what does not change during play (options, board, precomputed
 * tables): made once by world_new, then only read. A *state* is a plain value of
 * `state_size` bytes without pointers: copy it with memcpy, compare it with memcmp, hash
 * it. Every byte of a state is determined by the world and the choices made (no stray
 * padding).
 *
 * A game goes on in *choices*, each from a short list. Chance is one more actor: its
 * choices are outcomes with weights, always supplied from outside. A *move* is a run of
 * choices by one actor; between two moves `between_moves` holds. Its text is the texts of
 * its choices joined by blanks, so a whole move is one line (core/move.h).
 *
 * Contracts: functions that take a state get a valid one; `choices` is never empty while
 * the game is on; whatever `choices` lists can be completed to a whole move; `apply` gets
 * only choices that `choices` lists. None of them prints, reads a clock or owns a random
 * generator. None allocates but world_new and attachment_check here, and oracle_new,
 * ask and ask_words of the odds (core/odds.h). */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"
#include "core/json_reader.h"
#include "core/setup.h"

typedef uint32_t choice_t;

enum {
    GAME_MAX_PLAYERS = 5,
    GAME_MAX_STATE = 512,   /* bytes */
    GAME_MAX_CHOICES = 512, /* in one list */
    GAME_MAX_CHOICE_TEXT = 96,
    GAME_MAX_STATE_TEXT = 32768, /* a state as JSON, terminator included */
};

enum {
    SEAT_CHANCE = -1, /* the actor is chance */
    SEAT_NOBODY = -2, /* the game is over */
};

/* Why a choice is refused: the number of the rule and a sentence. `rule` is "" when the
 * text could not be understood at all. */
struct reason {
    char rule[12];
    char text[480]; /* room for languages of two bytes a letter */
};

/* Fills in a reason, in the language of the players (i18n/i18n.h): the format is looked
 * up here. Always returns false: `return reason_set(...)`. */
bool reason_set(struct reason *reason, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A value of an option, and what people call it (TR_NOOP_IN("option", ...)); a list ends
 * with a NULL value. */
struct option_choice {
    const char *value;
    const char *label;
};

/* One option of a game; a table of them ends with a NULL name. */
struct option_spec {
    const char *name;
    const char *fallback; /* the value when none is given */
    const char *values;   /* for people: "1..4 or random" */
    const char *help;
    /* The values to choose from, for those who do not type, as far as they can be listed;
     * NULL when there are too many. One that needs more is given up to its colon:
     * "fresh", of "fresh:SEED". */
    const struct option_choice *choices;
    bool seats; /* ... and the number of any seat */
    /* One of these for each seat, joined by dots, is a value too; or NULL. */
    const struct option_choice *each;
};

struct buffer;
struct guide;
struct heuristics;
struct move;
struct odds;
struct playout_count;
struct rng;

struct game {
    const char *name;  /* "seals": what options, records and commands call it */
    const char *title; /* "Five Seals of Magic" */
    const char *summary;
    int min_players, max_players;
    int rules_version; /* raised when old records would replay differently */
    size_t state_size;
    const struct option_spec *options; /* "players" is every game's, and not listed */
    /* The option whose value "custom" needs the text of a file, or NULL. Such files begin
     * with its name: "cantrip board 1". No two games share one. */
    const char *attachment;
    /* Whether such a file is good, for people who write one; with an attachment only. The
     * report has a line for each finding and at last the verdict ("good: the board
     * Dragon"), and is empty when the error says why the file cannot be read at all. */
    bool (*attachment_check)(const char *text, size_t length, const char *name,
                             struct buffer *report, struct error *error);

    /* Validates the setup and builds the world; NULL with an error that names the option
     * at fault (error_blame), or the line of the attachment. Canonical values are
     * written back into the setup's options (all of them, defaults filled in). */
    void *(*world_new)(struct setup *setup, struct error *error);
    void (*world_free)(void *world);

    void (*start)(const void *world, void *state);
    int (*actor)(const void *world, const void *state); /* seat from 0, or SEAT_... */
    /* Returns how many are listed. `list` always has room for GAME_MAX_CHOICES, and what
     * lies in it behind those listed may be overwritten. */
    int (*choices)(const void *world, const void *state, choice_t *list);
    /* Chance only, in the order of `choices`. Returns the sum, or 0 when all outcomes are
     * equally likely (weight is then left alone). */
    uint32_t (*weights)(const void *world, const void *state, uint32_t *weight);
    void (*apply)(const void *world, void *state, choice_t choice);
    /* May be NULL. Makes a whole chance event at once, with the same numbers of the
     * generator and to the same state as outcome by outcome (core/chance.h), only faster:
     * for simulations. Returns the number of outcomes. */
    int (*draw)(const void *world, void *state, struct rng *rng);
    bool (*between_moves)(const void *world, const void *state);
    /* May be NULL. Plays at random to the end: the common loop (core/playout_loop.h) over
     * this very table, compiled where the compiler sees what is in it. */
    void (*playout)(const void *world, void *state, struct rng *rng,
                    struct playout_count *count);

    /* Whether a choice, of whatever origin, is legal now; if not, why. Independent of
     * `choices`, and tested to agree with it. */
    bool (*verdict)(const void *world, const void *state, choice_t choice,
                    struct reason *why);
    void (*choice_write)(const void *world, const void *state, choice_t choice,
                         struct text *out);
    /* Reads the text of one choice, legal or not; false with a reason when the words make
     * no sense here. */
    bool (*choice_read)(const void *world, const void *state, struct reader *in,
                        choice_t *choice, struct reason *why);
    /* Where choices go in a fixed order that a person need not keep: writes the line of a
     * move, as typed, in the order that choice_read wants, without changing its meaning.
     * False when it is to be read as it is. A game that has it is asked what is missing
     * from a line by choice_read at the line's end. May be NULL. */
    bool (*tidy)(const void *world, const void *state, const char *line,
                 struct text *out);

    /* What `seat` may know (SEAT_NOBODY: a spectator), as a state whose hidden parts are
     * blanked in one canonical way. */
    void (*observe)(const void *world, const void *state, int seat, void *view);
    /* NULL, or which invariant of the state is broken. */
    const char *(*check)(const void *world, const void *state);
    /* Points per seat so far; final when the game is over. */
    void (*scores)(const void *world, const void *state, int *score);
    /* Seats that win, as bits; 0 while the game is on. */
    unsigned (*winners)(const void *world, const void *state);
    /* A rough guess of how well `seat` stands, for simple players: higher is better. */
    int (*estimate)(const void *world, const void *state, int seat);

    /* The complete state as one JSON object, and back (validated). */
    void (*state_write)(const void *world, const void *state, struct text *out);
    bool (*state_read)(const void *world, const struct json_reader *json_reader,
                       void *state, struct error *error);

    /* For people: a picture of the position in text, a seat's name in this game, and one
     * line that says who must do what. */
    void (*describe)(const void *world, const void *state, struct text *out);
    void (*seat_write)(const void *world, const void *state, int seat, struct text *out);
    void (*prompt)(const void *world, const void *state, struct text *out);

    /* For people who follow a game; each may be NULL. The number of the round, 0 before
     * the first. The seat whose turn it is, also while chance or another seat acts. */
    int (*round)(const void *world, const void *state);
    int (*turn)(const void *world, const void *state);

    /* For people who watch; each may be NULL. How to read moves and positions, in a few
     * sentences. A short remark on what a whole move or chance event brought, from it and
     * the states around it ("wins exchange.earth"), or nothing. */
    const char *legend;
    void (*narrate)(const void *world, const void *before, const struct move *move,
                    const void *after, struct text *out);
    /* Options of a game that shows much in a short time, as in a game id
     * ("players=3,circle=2"); NULL when the defaults do. */
    const char *showcase;

    /* For those who draw the table; each may be NULL. Members of a JSON object: what lies
     * on the table from the beginning, and what the rules say of a position. */
    void (*board_write)(const void *world, struct buffer *out);
    void (*facts_write)(const void *world, const void *state, struct buffer *out);

    /* Chances that players like to know (core/odds.h), or NULL. */
    const struct odds *odds;
    /* What players that think want to know (core/heuristics.h), or NULL. */
    const struct heuristics *heuristics;
    /* What people who point and ask want to know (core/guide.h), or NULL. */
    const struct guide *guide;
};

#endif
