/* game.h: a game as the rest of the program sees it: one constant table of functions.
 *
 * A game's *world* holds what does not change during play (options, board, precomputed
 * tables). It is built once by world_new and read-only after that. A *state* is a plain
 * value of `state_size` bytes without pointers: copy it with memcpy, compare it with
 * memcmp, hash it. Every byte of a state, padding included, is determined by the world
 * and the choices made.
 *
 * Play proceeds in *choices*, each from a short list. Chance is one more actor: its
 * choices are outcomes with weights, always supplied from outside. A *move* is a sequence
 * of choices by one actor; `between_moves` is true between two moves. The text of a move
 * is the texts of its choices joined by spaces, so a move is one line (core/move.h).
 *
 * Contracts: a state that is passed in is valid. `choices` is never empty before the game
 * is over, and every choice it lists can be completed to a whole move. `apply` gets only
 * choices that `choices` lists. No function prints, reads a clock or owns a random
 * generator. Only world_new, attachment_check, and the odds' oracle_new, ask and
 * ask_words (core/odds.h) allocate memory. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"
#include "core/json/reader.h"
#include "core/match/setup.h"

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

/* Why a choice is illegal: the number of the rule and a sentence. `rule` is "" if the
 * text could not be parsed. */
struct reason {
    char rule[12];
    char text[480]; /* large enough for two-byte alphabets */
};

/* Fills in a reason in the current language (i18n/i18n.h); `format` is looked up here.
 * Always returns false, for `return reason_set(...)`. */
bool reason_set(struct reason *reason, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A value of an option and its label (TR_NOOP_IN("option", ...)). Lists end with a NULL
 * value. */
struct option_choice {
    const char *value;
    const char *label;
    const char *help; /* what it changes, in a sentence; NULL if the label says it all */
    bool for_beginners; /* what to take for a first game */
};

/* An option of a game. Tables end with a NULL name. */
struct option_spec {
    const char *name;
    const char *fallback; /* the default value */
    const char *values;   /* syntax, as shown in help: "1..4 or random" */
    const char *typed;    /* the same where no file can be given; NULL: no other */
    const char *help;
    /* Values to offer in a menu, as far as they can be listed; NULL if there are too
     * many. A value that takes an argument is given up to its colon: "fresh" for
     * "fresh:SEED". */
    const struct option_choice *choices;
    bool seats; /* seat numbers are values as well */
    /* If not NULL, one of these for each seat, joined by dots, is a value as well. */
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
    const char *name;  /* "seals": the name in options, records and commands */
    const char *title; /* "Five Seals of Magic" */
    const char *summary;
    int min_players, max_players;
    int rules_version; /* incremented when old records would replay differently */
    size_t state_size;
    const struct option_spec *options; /* all but "players", which every game has */
    /* The option whose value "custom" takes the text of a file, or NULL. Such a file
     * starts with the option's name, "cantrip board 1"; no two games share one. */
    const char *attachment;
    /* Checks such a file for its author; only with an attachment. The report has one line
     * per finding and ends with the verdict ("good: the board Dragon"). It is empty if
     * the file cannot be parsed at all; the error then says why. */
    bool (*attachment_check)(const char *text, size_t length, const char *name,
                             struct buffer *report, struct error *error);

    /* Validates the setup and builds the world. On failure, returns NULL with an error
     * that names the option (error_blame) or the line of the attachment. On success,
     * writes the canonical value of every option, including defaults, back to the
     * setup. */
    void *(*world_new)(struct setup *setup, struct error *error);
    void (*world_free)(void *world);

    void (*start)(const void *world, void *state);
    int (*actor)(const void *world, const void *state); /* a seat from 0, or SEAT_... */
    /* Returns the number of choices. `list` has room for GAME_MAX_CHOICES; entries after
     * the last may be overwritten. */
    int (*choices)(const void *world, const void *state, choice_t *list);
    /* Chance only, in the order of `choices`. Returns the sum of the weights; 0 if all
     * outcomes are equally likely, and `weight` is then not written. */
    uint32_t (*weights)(const void *world, const void *state, uint32_t *weight);
    void (*apply)(const void *world, void *state, choice_t choice);
    /* May be NULL. Draws and applies a whole chance event, for fast simulations. Must
     * consume the same random numbers and reach the same state as drawing outcome by
     * outcome (core/match/chance.h). Returns the number of outcomes. */
    int (*draw)(const void *world, void *state, struct rng *rng);
    bool (*between_moves)(const void *world, const void *state);
    /* May be NULL. Plays randomly to the end: the loop of core/playout_loop.h compiled
     * over this constant table, so that its calls can be inlined. */
    void (*playout)(const void *world, void *state, struct rng *rng,
                    struct playout_count *count);

    /* Whether a choice, which may be any number, is legal now; if not, why. Must not use
     * `choices`: the property tests compare the two. */
    bool (*verdict)(const void *world, const void *state, choice_t choice,
                    struct reason *why);
    void (*choice_write)(const void *world, const void *state, choice_t choice,
                         struct text *out);
    /* Parses the text of one choice, legal or not; false with a reason if it makes no
     * sense here. */
    bool (*choice_read)(const void *world, const void *state, struct reader *in,
                        choice_t *choice, struct reason *why);
    /* May be NULL. For games whose choices have a fixed order that people need not
     * follow: rewrites a move as typed into the order that choice_read expects, with the
     * same meaning. False if the line should be read as it is. If a line ends early, the
     * choice_read of such a game reports what is missing. */
    bool (*tidy)(const void *world, const void *state, const char *line,
                 struct text *out);

    /* What `seat` may know (SEAT_NOBODY: a spectator), as a state whose hidden parts are
     * blanked in a canonical way. */
    void (*observe)(const void *world, const void *state, int seat, void *view);
    /* Whether all invariants of a state hold, whatever its bytes; if not, the error's
     * text is the path of a field and what is wrong with it ("players[1].dice: ..."). */
    bool (*check)(const void *world, const void *state, struct error *error);
    /* Points per seat so far; final when the game is over. */
    void (*scores)(const void *world, const void *state, int *score);
    /* Bit mask of the winning seats; 0 until the game is over. */
    unsigned (*winners)(const void *world, const void *state);
    /* A rough evaluation for simple players; higher is better for `seat`. */
    int (*estimate)(const void *world, const void *state, int seat);

    /* The complete state as one JSON object, and back; `check` then judges the whole.
     * Both are done by a table of the state's fields (core/state/table.h). */
    void (*state_write)(const void *world, const void *state, struct text *out);
    bool (*state_read)(const void *world, const struct json_reader *json_reader,
                       void *state, struct error *error);

    /* For people: the position drawn in text, a seat's name in this game, and one line
     * that says who must do what. */
    void (*describe)(const void *world, const void *state, struct text *out);
    void (*seat_write)(const void *world, const void *state, int seat, struct text *out);
    void (*prompt)(const void *world, const void *state, struct text *out);

    /* May be NULL. The number of the round, 0 before the first; the seat whose turn it
     * is, even while chance or another seat acts. */
    int (*round)(const void *world, const void *state);
    int (*turn)(const void *world, const void *state);

    /* May be NULL. How to read moves and positions, in a few sentences. A short remark on
     * what a whole move or chance event achieved ("wins exchange.earth"), or nothing. */
    const char *legend;
    void (*narrate)(const void *world, const void *before, const struct move *move,
                    const void *after, struct text *out);
    /* Options, as in a game id ("players=3,circle=2"), for a demo that shows a lot in a
     * short time; NULL for the defaults. */
    const char *showcase;

    /* For drawing the table; may be NULL. All write members of a JSON object: the fixed
     * parts of the table; what the rules say about a position; and how things get where
     * a move or an event of chance puts them, as far as the positions do not say it. */
    void (*board_write)(const void *world, struct buffer *out);
    void (*facts_write)(const void *world, const void *state, struct buffer *out);
    void (*motion_write)(const void *world, const void *before, const struct move *move,
                         struct buffer *out);

    /* Odds that players may ask for (core/odds.h), or NULL. */
    const struct odds *odds;
    /* For players that search (core/heuristics.h), or NULL. */
    const struct heuristics *heuristics;
    /* For pointing and asking (core/guide.h), or NULL. */
    const struct guide *guide;
};

#endif
