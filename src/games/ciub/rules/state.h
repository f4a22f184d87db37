/* state.h: ciub: the world, the state and the choices. The numbers in comments are those
 * of docs/ciub-rules.md. */
#ifndef GAMES_CIUB_RULES_STATE_H
#define GAMES_CIUB_RULES_STATE_H

#include "core/game.h"
#include "games/ciub/odds/dice_potential.h"
#include "games/ciub/rules/steps.h"
#include "games/ciub/rules/verbs.h"
#include "games/ciub/set/set.h"

enum {
    CIUB_NONE = 0xff,      /* no card, no seat, no kind */
    CIUB_KEPT = 5,         /* 4.9: dice kept after a gain */
    CIUB_MAX_WHITE = 5,    /* 4.12 */
    CIUB_MAX_COLOURED = 4, /* 4.12 */
    CIUB_QUIET_ROUNDS = 10 /* 5.2a */
};

/* What does not change during play. */
struct ciub_world {
    int players;
    int first; /* the starting player, or -1: by chance (3.4) */
    bool is_short;
    struct ciub_set set;
    uint64_t in_play; /* cards that may turn up: without owls in a short game */
    int row;          /* cards in each row */
    int pile[2];      /* B and C cards in the pile at the start */
    uint8_t total[CIUB_COLOURS]; /* dice of each colour in this game */
    uint64_t turnable;           /* kinds that an adjusting die can turn (4.5b) */
    uint8_t side[CIUB_KINDS];    /* kind_of(colour, side of the die): what it shows */
    struct ciub_potential potential;
    float help[CIUB_CARDS][CIUB_COLOURS]; /* what one more die adds to a card's chance */
    uint8_t nth[8][256]; /* by n and byte: the place of bit n, from the lowest */
};

enum ciub_stage {
    STAGE_OPEN,   /* the pile has cards other than D */
    STAGE_ENDING, /* 5.1: the last C is turned up; the next gain takes D */
    STAGE_LAST,   /* D is taken: last turns */
};

/* A position. Every byte is determined: what a step does not need is 0 (CIUB_NONE for
 * kinds and cards). Nothing in it is hidden: what is still to turn up is `unseen`, and
 * which of those cards it is, chance says when it does (6).
 *
 * A player's dice are in `dice` out of turn. In turn they are in the air (`rolling`), on
 * the table (`outside`), in the `tray`, and from phase 4 on in the hand (`plain` and, of
 * the tray's 2for1 dice that are still there, `paired`), never in two of these. */
struct ciub_state {
    uint64_t showing;           /* kinds in `outside`, as bits */
    uint64_t lanes;             /* of the tray: byte n-1 counts number n, byte 7 skulls */
    uint64_t unseen;            /* A, B and C cards in the pile or the box */
    uint64_t won[CIUB_PLAYERS]; /* without D: see opus */
    uint8_t outside[CIUB_KINDS]; /* of the player on turn, not in the tray */
    uint8_t tray[CIUB_KINDS];
    uint8_t dice[CIUB_PLAYERS][CIUB_COLOURS];
    uint8_t supply[CIUB_COLOURS];
    uint8_t rolling[CIUB_COLOURS]; /* in the air */
    uint8_t plain[CIUB_COLOURS];   /* in STEP_KEEP those kept so far */
    uint8_t paired[CIUB_COLOURS];  /* in STEP_KEEP those kept so far */
    uint8_t top[CIUB_ROW];         /* cards; CIUB_NONE: a gap */
    uint8_t bottom[CIUB_ROW];
    uint8_t token[CIUB_PLAYERS]; /* the card it lies on, or CIUB_NONE */
    uint8_t pile[2];             /* B and C cards left in it */
    uint16_t sum;                /* of the tray's numbers */
    uint8_t step;
    uint8_t stage;
    uint8_t turn;   /* the seat */
    uint8_t first;  /* the starting player; CIUB_NONE in STEP_FIRST */
    uint8_t opus;   /* who took D, or CIUB_NONE */
    uint8_t left;   /* STAGE_LAST: turns still to come after this one */
    uint8_t quiet;  /* 5.2a: turns in a row without a gain or removal, this one not yet */
    uint8_t busy;   /* a card was gained or removed in this turn */
    uint8_t moved;  /* 4.7: since the last roll of all a die went in or was swapped */
    uint8_t single; /* STEP_ROLL: one die by a re-roll action, not all */
    uint8_t gained; /* STEP_DOWN..STEP_KEEP: a card was gained (STEP_REFILL: likewise) */
    uint8_t gap;    /* STEP_DEAL, STEP_REFILL: the place in the rows, else CIUB_NONE;
                       STEP_DOWN: the place in the bottom row */
    uint8_t source; /* STEP_SWAP..STEP_TURN: kind of the acting die; STEP_TRADE_ONE and
                       _TWO: colour given; else CIUB_NONE */
    uint8_t target; /* STEP_TURN: kind to be turned (its own: `itself`); STEP_PUT,
                       STEP_KEEP: the last one chosen; STEP_TRADE_TWO: first colour
                       taken; else CIUB_NONE */
    uint8_t itself; /* STEP_TURN: the adjusting die turns itself */
    uint8_t spare[9]; /* 0: the state has no padding */
};

/* Whose token lies on the card; CIUB_NONE: nobody's. */
static inline int token_owner(const struct ciub_world *world,
                              const struct ciub_state *state, int card)
{
    for (int seat = 0; seat < world->players; seat++)
        if (state->token[seat] == card)
            return seat;
    return CIUB_NONE;
}

/* 4.12: how many dice of the colour a player has at most after a turn. */
static inline int colour_limit(int colour)
{
    return colour == CIUB_WHITE ? CIUB_MAX_WHITE : CIUB_MAX_COLOURED;
}

/* A choice is a verb and what it is done with: `CHOICE(VERB_PUT, kind)`. */
#define CHOICE(verb, value) ((choice_t)(verb) << 8 | (choice_t)(value))

static inline int choice_verb(choice_t choice)
{
    return choice >> 8 < VERBS ? (int)(choice >> 8) : VERB_NONE;
}
static inline int choice_value(choice_t choice)
{
    return (int)(choice & 0xff);
}

static inline const struct ciub_step_info *step_info(const struct ciub_state *state)
{
    return &ciub_step_table[state->step];
}
static inline bool step_takes(const struct ciub_state *state, int verb)
{
    return (step_info(state)->verbs >> verb & 1) != 0;
}
/* The rule that the step is about. */
const char *ciub_step_rule(const struct ciub_state *state);
/* The phase of the turn, 1 to 4; 0 before the first turn and after the last. */
int ciub_phase(const struct ciub_state *state);
/* Whether the seat is in a turn. */
bool ciub_on_turn(const struct ciub_state *state, int seat);

#endif
