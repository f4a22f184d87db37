/* internal.h: what the files of the guide share.
 *
 * Things are named as in core/guide.h:
 *     space:c14                    a space, and what lies on it
 *     die:fire.3, die:2.fire.3     a die of the seat that acts; of another seat
 *     supply:fire                  a colour in the supply
 *     scroll:leap.fire             a scroll; `scroll:binding` is that of the seat that
 *                                  acts, `scroll:2.binding` another's (any scroll may be
 *                                  written so to ask about it)
 *     seat:2, mage:2, familiar:2   a player and their figures
 *     guardian:fire, colour:fire
 *     word:give-up                 a button
 *     now                          what can be done at this point, and why: only to ask
 *                                  about */
#ifndef GAMES_SEALS_GUIDE_INTERNAL_H
#define GAMES_SEALS_GUIDE_INTERNAL_H

#include "core/guide.h"
#include "games/help.h"
#include "games/seals/rules/state.h"

/* In the order in which bare names are tried. */
enum thing_sort {
    THING_NONE,     /* there is no such thing */
    THING_SPACE,    /* value: a space, floors included */
    THING_SCROLL,   /* value: a scroll; seat: whose, or NONE when that was not said */
    THING_COLOUR,   /* colour: an element */
    THING_DIE,      /* seat, colour, value */
    THING_SUPPLY,   /* colour */
    THING_SEAT,     /* seat */
    THING_MAGE,     /* seat */
    THING_FAMILIAR, /* seat */
    THING_GUARDIAN, /* colour: an element */
    THING_WORD,     /* value: enum thing_word */
    THING_SPELL,    /* value: a spell, without an element; only to ask about */
};
enum thing_word { SAID_GIVE_UP, SAID_HERE, SAID_NONE, SAID_OFF, SAID_NOBODY, SAID_WORDS };

struct thing {
    enum thing_sort sort;
    int seat, colour, value;
};

/* thing.c: the kinds of things. With `bare`, names alone are understood too: "c14",
 * "f3", "leap", "witch". */
struct thing seals_thing_read(const struct seals_world *world,
                              const struct seals_state *state, const char *name,
                              bool bare);
void seals_things(const void *world, const void *state, choice_t choice,
                  struct text *out);

/* The choice, legal or not, that a thing alone would be now; 0 when it can be none. A
 * player is to choose. */
choice_t seals_thing_choice(const struct seals_state *state, const struct thing *thing);
/* meaning.c: the same by kind of thing. */
choice_t seals_mean_space(const struct seals_state *state, const struct thing *space);
choice_t seals_mean_scroll(const struct seals_state *state, const struct thing *scroll);
choice_t seals_mean_die(const struct seals_state *state, const struct thing *die);
choice_t seals_mean_supply(const struct seals_state *state, const struct thing *supply);
choice_t seals_mean_seat(const struct seals_state *state, const struct thing *thing);
choice_t seals_mean_figure(const struct seals_state *state, const struct thing *thing);
choice_t seals_mean_word(const struct seals_state *state, const struct thing *word);
/* Names of buttons: "give-up". */
extern const char *const seals_said[SAID_WORDS];

/* The dice to choose from are those of the opponent chosen, not the actor's. */
static inline bool seals_takes_their_dice(const struct seals_state *state)
{
    return state->step == STEP_THEIRS || state->step == STEP_LOWERED;
}

/* Slots of struct guide. */
void seals_remark(const void *world, const void *state, choice_t choice,
                  struct text *out);
void seals_why_not(const void *world, const void *state, const char *things,
                   struct reason *why);
bool seals_about(const void *world, const void *state, const char *thing,
                 struct text *out);
extern const struct guide_question seals_questions[];
bool seals_answer(const void *world, const void *state, int seat, const char *question,
                  struct text *out, struct reason *why);
void seals_fall(const void *world, const void *state, choice_t outcome, struct text *die,
                struct text *side);
void seals_sum_up(const void *world, const void *before, const struct move *move,
                  const void *after, struct turn_summary *turn);
extern const struct achievement seals_achievements[];

/* An answer or help text in the making. */
struct telling {
    const struct seals_world *world;
    const struct seals_state *state;
    int seat; /* the player who asks, "you"; SEAT_NOBODY: a spectator */
    struct text *out;
    const char *subject; /* what was named with a question */
    struct reason *why;  /* why a question is refused */
};

/* A list inside a sentence; a name of a player or scroll. Letters may take two bytes. */
enum { GUIDE_WORDS = 1600, GUIDE_NAME = 96 };
/* A name or list as a value; there is room for all scrolls of a game. */
struct words {
    char text[2 * GUIDE_WORDS];
};

/* names.c: names for people, in their language. */
const char *seals_element_word(int element); /* "Fire" */
const char *seals_spell_word(enum spell spell);
const char *seals_mage_word(int mage);
const char *seals_familiar_word(int mage);
/* "Witch", or "player 2" before mages are known. */
void seals_put_seat(const struct seals_state *state, int seat, struct text *out);
struct words seals_words_seat(const struct seals_state *state, int seat);
/* "Leap of Fire", "Binding". */
void seals_put_scroll(const struct seals_state *state, int scroll, struct text *out);
/* "Fire token of strength 3", "scroll Leap of Fire of strength 3". */
void seals_put_seal(const struct seals_state *state, int site, struct text *out);
struct words seals_words_seal(const struct seals_state *state, int site);
/* ", " but before the first. */
void seals_put_comma(struct text *out, bool first);
/* All dice of a seat: "f3 f4 w2"; "none". */
struct words seals_words_dice(const struct seals_seat *seat);
/* The handfuls of the seat's dice that break the seal on a site (5.4): "f3, or f1 f2".
 * Returns how many there are. */
int seals_put_payments(const struct telling *it, int seat, int site, struct text *out);
/* Figures on a site, guardians too: "Witch, Cat". Returns how many. */
int seals_put_figures(const struct telling *it, int site, struct text *out);
/* The seat's scrolls among these bits: "Leap of Fire, Binding"; "none". */
struct words seals_words_scrolls(const struct seals_state *state, uint64_t scrolls);

/* help_spell.c: what a spell does, in a few words. */
const char *seals_spell_gist(enum spell spell);

/* Help by kind of thing: help.c, help_space.c, help_seat.c, help_spell.c. */
void seals_about_space(const struct telling *it, const struct thing *thing);
void seals_about_scroll(const struct telling *it, const struct thing *thing);
void seals_about_colour(const struct telling *it, const struct thing *colour);
void seals_about_die(const struct telling *it, const struct thing *die);
void seals_about_supply(const struct telling *it, const struct thing *supply);
void seals_about_seat(const struct telling *it, const struct thing *thing);
void seals_about_mage(const struct telling *it, const struct thing *mage);
void seals_about_familiar(const struct telling *it, const struct thing *thing);
void seals_about_guardian(const struct telling *it, const struct thing *guardian);
void seals_about_word(const struct telling *it, const struct thing *word);
/* help_now.c */
void seals_about_now(const struct telling *it);
/* ... without its title. */
void seals_tell_now(const struct telling *it);
void seals_about_spell(const struct telling *it, const struct thing *thing);

/* answers_reach.c: walking and breaking. */
void seals_answer_reach(const struct telling *it);
void seals_answer_blocks(const struct telling *it, int site);
/* 5.4: the own dice that break it, or how many pips are missing. */
void seals_answer_payments(const struct telling *it, int site);

/* answers.c: answers about players and the game. */
void seals_answer_dice(const struct telling *it);
void seals_answer_scrolls(const struct telling *it);
void seals_answer_scores(const struct telling *it);
void seals_answer_score(const struct telling *it, int seat);
void seals_answer_supply(const struct telling *it);
void seals_answer_players(const struct telling *it);
void seals_answer_end(const struct telling *it);

#endif
