/* state.h: a position of Five Seals of Magic, and the world it is played in.
 *
 * The state is a plain value of at most 512 bytes. It holds the table as it lies, whose
 * decision is next (`step`, `actor`), and what was chosen so far of a move being built
 * (`scroll` and what follows it, all zero or NONE between moves). What lies on the sites
 * is kept in bit planes, so that questions about all of them are a few operations;
 * `stock`, `lying` and `touched` restate the table in a form that is fast to ask, and
 * `check` keeps them honest. */
#ifndef GAMES_SEALS_RULES_STATE_H
#define GAMES_SEALS_RULES_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/game.h"
#include "games/seals/board/board.h"
#include "games/seals/rules/dice.h"
#include "games/seals/rules/sites.h"
#include "games/seals/rules/steps.h"
#include "games/seals/rules/tables.h"

enum { SEALS_MAX_PLAYERS = 5, NONE = 255 };

/* What is on a site: nothing, a token, or a scroll. */
enum { SITE_EMPTY = 0, SITE_TOKEN = 1, SITE_SCROLL = 32 };

static inline uint8_t token_make(int colour, int strength)
{
    return (uint8_t)(SITE_TOKEN + colour * STRENGTHS + strength - MIN_STRENGTH);
}
static inline int token_colour(int token)
{
    return (token - SITE_TOKEN) / STRENGTHS;
}
static inline int token_strength(int token)
{
    return (token - SITE_TOKEN) % STRENGTHS + MIN_STRENGTH;
}

struct seals_seat {
    uint64_t up, down; /* own scrolls, face up and face down, as bits */
    dice_t dice[COLOURS];
    uint8_t next[COLOURS]; /* taken for the next round, not yet rolled */
    uint8_t mage;          /* one of the five; NONE before it is known */
    uint8_t place;         /* the site the mage stands on, or SITE_NONE */
    uint8_t familiar;      /* likewise for the familiar; SITE_NONE: not on the board */
    uint8_t over : 1;      /* the round is over for this player */
    uint8_t owed : 2;      /* 4.6: dice to take after the round */
    uint8_t unused : 5;
};

/* 4.8 So many rounds in a row, and the game is over. */
enum { MOST_IDLE = 15, MOST_STUCK = 5 };

struct seals_state {
    struct sites seals;   /* sites with a token or a scroll */
    struct sites scrolls; /* those of them with a scroll */
    struct sites element[3],
        strength[3];      /* of the seal: element, and strength - 2, in bits */
    struct sites later;   /* scrolls 25..49 */
    struct sites touched; /* what the mage of the player on turn can walk to, and what
                             lies next to it (reach.h); empty outside of turns */
    uint64_t lying;       /* scrolls on the board, as bits */
    struct seals_seat seat[SEALS_MAX_PLAYERS];
    dice_t chosen; /* the dice chosen first: 6.2 changed, 6.13 taken, 6.14 raised */
    uint8_t stock[STRENGTHS][COLOURS]; /* tokens on the board by strength and colour */
    uint8_t supply[COLOURS];
    uint8_t
        guardian[ELEMENTS]; /* a site; SITE_NONE: beside the board or not in the game */
    uint8_t absorbed[ELEMENTS]; /* 6.9 the token on each Absorption, or 0 */
    uint8_t circle;             /* 1..4; 0 before it is known */
    uint8_t first;              /* seat of the first player; NONE before it is known */
    uint8_t turn;               /* seat whose turn it is */
    uint8_t step;
    int8_t actor;
    uint8_t midway;    /* a move or chance event is half built */
    uint8_t cursor;    /* STEP_DEAL: the site; STEP_ROLL: players who have rolled;
                          STEP_PLACE, STEP_TAKE before round 1: players who are done */
    uint8_t broken;    /* a seal was broken this round */
    uint8_t idle;      /* 4.8 rounds in a row without a seal broken */
    uint8_t stuck;     /* 4.8 of these, in a row at whose end nobody could reach one */
    uint8_t rolling;   /* STEP_REROLL: dice still to fall */
    uint8_t scroll;    /* the scroll being used, or SCROLL_NONE */
    uint8_t lent;      /* 6.17 the opponent's scroll being used, or SCROLL_NONE */
    uint8_t colour;    /* the colour chosen, or NONE */
    uint8_t one;       /* the site (6.15: scroll) chosen first, or SITE_NONE */
    uint8_t target;    /* the site to be broken, or SITE_NONE */
    uint8_t victim;    /* the opponent chosen, or NONE; 6.20 also whose figure */
    uint8_t figure;    /* 6.20: 1 mage, 2 familiar */
    uint16_t round;    /* from 1; 0 before the first roll */
    uint8_t taking;    /* STEP_TAKE: enum taking */
    uint8_t unused[5]; /* always zero */
};

enum taking { TAKING_FIRST, TAKING_ROUND, TAKING_SHORT };

_Static_assert(sizeof(struct seals_seat) == 40, "no padding in a seat");
_Static_assert(sizeof(struct seals_state) <= GAME_MAX_STATE, "a state is small");
_Static_assert(sizeof(struct seals_state) % 8 == 0, "no padding at the end");

/* Choices: kind in the top six bits, a colour in the next two, the rest below. */
enum choice_kind {
    PICK_NUMBER = 1, /* circle 1..4, or the value of a die rolled */
    PICK_TOKEN,      /* dealt: colour */
    PICK_SCROLL,     /* dealt or chosen: scroll */
    PICK_MAGE,
    PICK_SEAT,   /* a seat; NOBODY for none */
    PICK_TAKE,   /* counts per colour, two bits each */
    PICK_DICE,   /* colour and dice; no dice: none */
    PICK_SITE,   /* a site: start, chosen or guarded */
    PICK_BREAK,  /* a site whose seal is to be broken */
    PICK_COLOUR, /* a colour */
    PICK_ABSORB, /* an element's Absorption; ELEMENTS for none */
    PICK_FIGURE, /* seat * 2 + 0 mage, 1 familiar */
    PICK_HERE,
    PICK_OFF,
    PICK_GIVE_UP,
};

enum { NOBODY = 7 };

static inline choice_t choice_make(enum choice_kind kind, int colour, uint32_t value)
{
    return (choice_t)kind << 26 | (choice_t)colour << 24 | value;
}
static inline enum choice_kind choice_kind(choice_t choice)
{
    return (enum choice_kind)(choice >> 26);
}
static inline int choice_colour(choice_t choice)
{
    return (int)(choice >> 24 & 3);
}
static inline uint32_t choice_value(choice_t choice)
{
    return choice & 0xffffff;
}

enum { ANY = -1 };

/* What does not change during play. */
struct seals_world {
    int players;
    int circle;                        /* 0: drawn at random */
    int first;                         /* a seat, or ANY */
    int mage[MAGES];                   /* per seat, or ANY */
    int sites, starts;                 /* start circles are sites 0..starts-1 */
    struct sites near[SITE_WORDS][65]; /* sites one way apart, floors passed over, by word
                                          and bit; nothing is near to bit 64 */
    struct sites through;              /* sites that can lead on to others */
    uint8_t spell[CIRCLES + 1][SCROLLS + 1];     /* by circle and scroll: scroll_spell */
    dice_t minimal[STRENGTHS][DICE_MAX_MINIMAL]; /* 5.4: handfuls that just suffice */
    int minimals[STRENGTHS];
    uint64_t payable[STRENGTHS]
                    [64]; /* which of them show only these values (dice_shown) */
    struct {
        choice_t choice; /* counts of the four colours as in PICK_TAKE */
        dice_t needs;    /* the same, one nibble a colour */
    } take[4][20];       /* 4.5: ways to take that many dice */
    int takes[4];
    struct board board;
};

/* Whether the seat has any dice. */
static inline bool seat_has_dice(const struct seals_seat *seat)
{
    return (seat->dice[0] | seat->dice[1] | seat->dice[2] | seat->dice[3]) != 0;
}

/* The colour of the next die to be rolled; there is one. */
static inline int next_colour(const struct seals_seat *seat)
{
    uint32_t next = (uint32_t)seat->next[0] | (uint32_t)seat->next[1] << 8 |
                    (uint32_t)seat->next[2] << 16 | (uint32_t)seat->next[3] << 24;
    return __builtin_ctz(next) / 8;
}

/* The element of whatever seal lies on a site: a token's colour or a scroll's element. */
static inline int seal_element(const struct seals_state *state, int site)
{
    return sites_has(&state->element[0], site) |
           sites_has(&state->element[1], site) << 1 |
           sites_has(&state->element[2], site) << 2;
}

static inline int seal_strength(const struct seals_state *state, int site)
{
    return MIN_STRENGTH + (sites_has(&state->strength[0], site) |
                           sites_has(&state->strength[1], site) << 1 |
                           sites_has(&state->strength[2], site) << 2);
}

static inline bool scroll_on(const struct seals_state *state, int site)
{
    return sites_has(&state->scrolls, site);
}

static inline bool token_on(const struct seals_state *state, int site)
{
    return sites_has(&state->seals, site) && !scroll_on(state, site);
}

/* What lies on a site as one number: SITE_EMPTY, a token, or SITE_SCROLL and a scroll. */
static inline int site_get(const struct seals_state *state, int site)
{
    if (!sites_has(&state->seals, site))
        return SITE_EMPTY;
    int element = seal_element(state, site), strength = seal_strength(state, site);
    if (!scroll_on(state, site))
        return token_make(element, strength);
    return SITE_SCROLL + scroll_at(sites_has(&state->later, site), strength, element);
}

static inline void site_clear(struct seals_state *state, int site)
{
    struct sites *planes[] = {
        &state->seals,       &state->scrolls,     &state->later,
        &state->element[0],  &state->element[1],  &state->element[2],
        &state->strength[0], &state->strength[1], &state->strength[2]};
    for (int i = 0; i < 9; i++)
        sites_remove(planes[i], site);
}

/* Lays a token, or a scroll, on an empty site. */
static inline void site_lay_token(struct seals_state *state, int site, int element,
                                  int strength)
{
    int word = site >> 6;
    uint64_t bit = (uint64_t)1 << (site & 63), code = (uint64_t)(strength - MIN_STRENGTH);
    state->seals.word[word] |= bit;
    for (int i = 0; i < 3; i++) {
        state->element[i].word[word] |= bit & -((uint64_t)element >> i & 1);
        state->strength[i].word[word] |= bit & -(code >> i & 1);
    }
}
static inline void site_lay_scroll(struct seals_state *state, int site, int scroll)
{
    site_lay_token(state, site, scroll_element(scroll), scroll_strength(scroll));
    sites_add(&state->scrolls, site);
    if (!scroll_is_basic(scroll))
        sites_add(&state->later, site);
}

/* Puts what site_get gives on a site, whatever lies there. */
static inline void site_put(struct seals_state *state, int site, int here)
{
    site_clear(state, site);
    if (here >= SITE_SCROLL)
        site_lay_scroll(state, site, here - SITE_SCROLL);
    else if (here != SITE_EMPTY)
        site_lay_token(state, site, token_colour(here), token_strength(here));
}

static inline struct sites token_sites(const struct seals_state *state)
{
    struct sites found;
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] = state->seals.word[i] & ~state->scrolls.word[i];
    return found;
}

/* Sites of one word of the sets: bits of those whose seal is of an element, or of a
 * strength up to `most` (empty sites may be among them). */
static inline uint64_t element_bits(const struct seals_state *state, int word,
                                    int element)
{
    uint64_t bits = ~(uint64_t)0;
    for (int i = 0; i < 3; i++)
        bits &= element >> i & 1 ? state->element[i].word[word]
                                 : ~state->element[i].word[word];
    return bits;
}
static inline void strengths_up_to(const struct seals_state *state, int word,
                                   uint64_t up_to[MAX_STRENGTH + 1])
{
    uint64_t low = state->strength[0].word[word], mid = state->strength[1].word[word];
    uint64_t high = state->strength[2].word[word];
    up_to[0] = up_to[1] = 0;
    up_to[2] = ~(low | mid | high);
    up_to[3] = ~(mid | high);
    up_to[4] = ~(high | (mid & low));
    up_to[5] = ~high;
    up_to[6] = ~(uint64_t)0;
}

static inline const struct step_info *step_info(const struct seals_state *state)
{
    return &seals_step_table[state->step];
}

static inline bool step_takes(const struct seals_state *state, enum choice_kind kind)
{
    return ((uint64_t)step_info(state)->kinds >> kind & 1) != 0;
}

/* `touched` is kept up from the first choice of a turn to its last. */
static inline bool is_turn_step(int step)
{
    return step >= STEP_REROLL && step < STEP_OVER;
}

/* The scroll whose spell is being carried out: the lent one, if any. */
static inline int spell_scroll(const struct seals_state *state)
{
    return state->lent != SCROLL_NONE ? state->lent : state->scroll;
}

/* The seat whose dice and Binding are named without a number. */
static inline int acting_seat(const struct seals_state *state)
{
    return state->actor >= 0 ? state->actor : state->turn;
}

/* The seat to the left, clockwise. */
static inline int seat_after(const struct seals_world *world, int seat)
{
    return seat + 1 < world->players ? seat + 1 : 0;
}

#endif
