/* set.h: the dice and cards ciub is played with: a set, read from a set file.
 *
 * A die lies somewhere and looks like something. What it looks like is its *kind*: its
 * colour and its look, `8 * colour + look`, a number below 64, so that dice of one
 * place are counts by kind and the kinds present are the bits of a word. Looks 0 to 5
 * are the different symbols of that colour in the order of `enum ciub_symbol`; two more
 * looks say that a die is a spent re-roll (4.5a), or inactive, so that no face counts. */
#ifndef GAMES_CIUB_SET_SET_H
#define GAMES_CIUB_SET_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buffer.h"
#include "base/error.h"
#include "base/text.h"

enum {
    CIUB_COLOURS = 8, /* at most; colour 0 is white */
    CIUB_SIDES = 6,
    CIUB_LOOKS = 8,      /* of a colour */
    CIUB_MOST_DICE = 20, /* of a colour in the game, at most */
    LOOK_SPENT = 6,
    LOOK_INACTIVE = 7,
    CIUB_KINDS = CIUB_COLOURS * CIUB_LOOKS,
    CIUB_CARDS = 64, /* at most */
    CIUB_NUMBERS = 7,
    CIUB_LANE_SKULL = 7, /* lanes 0 to 6 are the numbers 1 to 7 */
    CIUB_ROW = 8,        /* cards in a row, at most */
    CIUB_PLAYERS = 4,
    CIUB_WHITE = 0,
    CIUB_NAME = 24,
};

/* 1 to 7 are the numbers. */
enum ciub_symbol {
    SYMBOL_SWAP = 8,
    SYMBOL_REROLL,
    SYMBOL_ADJUST,
    SYMBOL_TWO_FOR_ONE,
    SYMBOL_SKULL,
    SYMBOLS, /* one more than the last */
};

/* Whether a symbol is an action. An adjusting die may not turn itself to one (4.5). */
static inline bool symbol_acts(int symbol)
{
    return symbol >= SYMBOL_SWAP && symbol <= SYMBOL_ADJUST;
}

enum ciub_letter { LETTER_A, LETTER_B, LETTER_C, LETTER_D, LETTERS };

/* The dice of one colour. */
struct ciub_die {
    char name[CIUB_NAME];
    uint8_t count;              /* in the game; of white, for each player */
    uint8_t symbols;            /* different ones */
    uint8_t symbol[CIUB_SIDES]; /* those, ascending: symbol[look] */
    uint8_t sides[CIUB_SIDES];  /* how many of the six sides show symbol[look] */
    uint8_t look[CIUB_SIDES];   /* the six sides in that order, as looks */
};

/* What a tray must hold to gain a card. Of a card's three conditions those that it does
 * not set are 0, and hold always. */
struct ciub_need {
    uint64_t lanes; /* how often each number must lie there: byte n-1 is number n */
    uint8_t sum;    /* of all number faces, at least */
    uint8_t equal;  /* so many of one number, or skulls */
};

struct ciub_card {
    char name[CIUB_NAME]; /* "2-4-6", "20+", "=4", "opus-magnum" */
    uint8_t letter;
    uint8_t points;
    bool owl;
    struct ciub_need need;
};

struct ciub_set {
    char title[64];
    int colours;
    struct ciub_die die[CIUB_COLOURS];
    int cards; /* sorted by letter; the last is D */
    struct ciub_card card[CIUB_CARDS];

    /* What follows is worked out from the above (ciub_set_finish). */
    char last_title[CIUB_NAME]; /* the D card as people say it: "Opus Magnum" */
    uint64_t letter[LETTERS];   /* cards of a letter, as bits */
    uint64_t owls;
    uint64_t kinds; /* that dice can be of, spent and inactive included */
    uint64_t swap;  /* kinds that show the symbol and are not spent */
    uint64_t reroll;
    uint64_t adjust;
    uint64_t two_for_one;
    uint64_t skull;
    uint64_t spent;
    uint64_t inactive;
    uint64_t self_adjust; /* adjust kinds whose die has a number, 2for1 or skull (4.5) */
    uint8_t symbol[CIUB_KINDS]; /* shown: a spent die shows re-roll, an inactive one 0 */
    uint8_t value[CIUB_KINDS];  /* the number shown, or 0 */
    uint64_t lane[CIUB_KINDS];  /* 1 in the lane of its number or of skulls, or 0 */
};

static inline int kind_of(int colour, int look)
{
    return colour * CIUB_LOOKS + look;
}
static inline int kind_colour(int kind)
{
    return kind / CIUB_LOOKS;
}
static inline int kind_look(int kind)
{
    return kind % CIUB_LOOKS;
}
static inline uint64_t kind_bit(int kind)
{
    return UINT64_C(1) << kind;
}

/* The count in a lane. */
static inline int lane_of(uint64_t lanes, int lane)
{
    return (int)(lanes >> 8 * lane & 0xff);
}
/* What a die shows that counts in the lane. */
static inline int lane_symbol(int lane)
{
    return lane == CIUB_LANE_SKULL ? (int)SYMBOL_SKULL : lane + 1;
}

#define CIUB_HIGH_BITS UINT64_C(0x8080808080808080)
#define CIUB_LOW_BITS  UINT64_C(0x0101010101010101)

/* Whether every byte of `have` is at least that of `need` (all below 128). */
static inline bool lanes_reach(uint64_t have, uint64_t need)
{
    return (((have | CIUB_HIGH_BITS) - need) & CIUB_HIGH_BITS) == CIUB_HIGH_BITS;
}

/* 4.8: `lanes` and `sum` are those of the tray. */
static inline bool need_met(const struct ciub_need *need, uint64_t lanes, int sum)
{
    uint64_t equal = need->equal * CIUB_LOW_BITS;
    return lanes_reach(lanes, need->lanes) && sum >= need->sum &&
           (need->equal == 0 ||
            (((lanes | CIUB_HIGH_BITS) - equal) & CIUB_HIGH_BITS) != 0);
}

/* set.c */
/* The set that comes with the program; built once by the caller. Asserts on failure. */
void ciub_set_standard(struct ciub_set *set);
/* Works the tables out once dice and cards are there. */
void ciub_set_finish(struct ciub_set *set);
/* The look of a symbol on a die of that colour; -1 when it has none. */
int ciub_set_look(const struct ciub_set *set, int colour, int symbol);
/* The highest number on a die of that colour, or 0. */
int ciub_set_highest(const struct ciub_set *set, int colour);
/* Whether a die of that colour can show swap. */
bool ciub_set_swaps(const struct ciub_set *set, int colour);
/* By name, as people write it; -1 when there is none. */
int ciub_set_colour(const struct ciub_set *set, const char *name);
int ciub_set_card(const struct ciub_set *set, const char *name);
/* "1".."7", "swap", "reroll", "adjust", "2for1", "skull"; and back (0: none). */
const char *ciub_symbol_name(int symbol);
/* The same as the die shows it: "2:1" for 2for1. */
const char *ciub_symbol_label(int symbol);
int ciub_symbol_find(const char *name);

/* names.c: what a card asks for: "2-4-6", "20+", "=4"; `between` its numbers. */
void ciub_write_need(const struct ciub_need *need, const char *between, struct text *out);

/* read.c: a set file; errors name file and line. */
bool ciub_set_read(struct ciub_set *set, const char *text, size_t length,
                   const char *file, struct error *error);

/* warnings.c: a line "note: ..." for each thing that is legal but odd. */
void ciub_set_remark(const struct ciub_set *set, struct buffer *out);

/* report.c: the game's attachment_check (core/game.h): both of the above. */
bool ciub_set_report(const char *text, size_t length, const char *name,
                     struct buffer *report, struct error *error);

#endif
