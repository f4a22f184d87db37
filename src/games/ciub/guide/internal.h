/* internal.h: what the files of ciub's guide share.
 *
 * Things are named as in core/guide.h:
 *     card:2-4-6                a card, wherever it is
 *     die:red.6, tray:red.6     a die of the player on turn outside, or in, the tray;
 *                               also die:red.inactive, die:blue.spent
 *     hand:red, hand:red.2for1  a die in the hand. While dice are kept (4.9) those of
 *                               the tray are named so, since their faces do not matter
 *     supply:red, look:6, token:2, seat:2
 *     word:roll                 a button, by the word of the notation
 *     pile:all, tray:all, supply:all, phase:2, row:top, row:bottom
 *                               only to ask about
 *     now                       what can be done at this point, and why: also only that
 * Where one thing can be used in two ways, a word goes with it: before the roll "token"
 * or "remove" with a card; after it "swap", "reroll", "adjust" or "put" with a die that
 * shows an action, while any other die is just pointed at to put it; "trade" or "whiten"
 * with a die of the hand. */
#ifndef GAMES_CIUB_GUIDE_INTERNAL_H
#define GAMES_CIUB_GUIDE_INTERNAL_H

#include "core/guide.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/rules.h"
#include "games/help.h"

/* Up to SORT_HAND, in the order of what a name alone means first: a face before the word
 * of its action. */
enum ciub_sort {
    SORT_NONE,   /* there is no such thing */
    SORT_CARD,   /* value: a card */
    SORT_SUPPLY, /* a colour */
    SORT_LOOK,   /* a symbol */
    SORT_WORD,   /* a verb; VERB_TAKE: "nothing" */
    SORT_DIE,    /* a kind */
    SORT_HAND,   /* as in VERB_KEEP */
    SORT_TRAY,   /* a kind */
    SORT_TOKEN,  /* a seat */
    SORT_SEAT,   /* a seat */
    SORT_PHASE,  /* 1 to 4 */
    SORT_ROW,    /* 0: top, 1: bottom */
    SORT_PLACE,  /* enum ciub_spot */
};
enum ciub_spot { SPOT_PILE, SPOT_TRAY, SPOT_SUPPLY };

struct ciub_thing {
    enum ciub_sort sort;
    int value;
};

/* thing.c: the kinds of things. Names without "sort:" are understood where they mean one
 * thing ("2-4-6", "red", "swap"); `bare` allows them. */
struct ciub_thing ciub_thing_read(const struct ciub_world *world, const char *name,
                                  bool bare);
/* things.c */
void ciub_things(const void *world, const void *state, choice_t choice, struct text *out);
void ciub_synonym(const void *world, const void *state, choice_t choice,
                  struct text *out);
void ciub_placed(const void *world, const void *state, choice_t choice, struct text *out);
int ciub_left_out(const void *world, const void *state, int number, struct text *thing,
                  struct text *taken);

/* Slots of struct guide: remarks.c, why_not.c, thing.c, questions.c. */
void ciub_remark(const void *world, const void *state, choice_t choice, struct text *out);
bool ciub_forgoes(const void *world, const void *state, choice_t choice);
void ciub_ended(const void *world, const void *state, struct text *out);
void ciub_why_not(const void *world, const void *state, const char *things,
                  struct reason *why);
bool ciub_about(const void *world, const void *state, const char *thing,
                struct text *out);
extern const struct guide_question ciub_questions[];
bool ciub_answer(const void *world, const void *state, int seat, const char *question,
                 struct text *out, struct reason *why);
void ciub_fall(const void *world, const void *state, choice_t outcome, struct text *die,
               struct text *side);
void ciub_sum_up(const void *world, const void *before, const struct move *move,
                 const void *after, struct turn_summary *turn);
extern const struct achievement ciub_achievements[];

/* A text being told about a position. */
struct telling {
    const struct ciub_world *world;
    const struct ciub_set *set;
    const struct ciub_state *state;
    int seat; /* addressed as "you" */
    int you;  /* in answers about all players: the same, or below 0 for nobody */
    struct text *out;
    const char *subject; /* what was named with a question */
    struct reason *why;  /* a question may be refused */
};

/* To whoever is on turn. */
static inline struct telling ciub_telling(const void *world, const void *state,
                                          struct text *out)
{
    return (struct telling){.world = world,
                            .set = &((const struct ciub_world *)world)->set,
                            .state = state,
                            .seat = ((const struct ciub_state *)state)->turn,
                            .out = out};
}

/* lists.c: lists, joined by commas; "none" where there is nothing. */
enum { CIUB_LIST = 1200 };
/* "white 3, white 3, red 5" */
const char *ciub_list_dice(const struct ciub_set *set, const uint8_t count[CIUB_KINDS],
                           char list[CIUB_LIST]);
/* "5 white, 1 red" */
const char *ciub_list_colours(const struct ciub_set *set, uint64_t colours,
                              char list[CIUB_LIST]);
/* "3 white, 1 green 2for1" */
const char *ciub_list_hand(const struct ciub_set *set, const struct ciub_state *state,
                           char list[CIUB_LIST]);
/* "2-4-6, 20+" */
const char *ciub_list_cards(const struct ciub_set *set, uint64_t cards,
                            char list[CIUB_LIST]);
/* "2-4-6 (3), 6-6 (4)": with their points */
const char *ciub_list_won(const struct ciub_set *set, uint64_t cards,
                          char list[CIUB_LIST]);
/* "1, 2, 3, 4, swap, swap" */
const char *ciub_list_sides(const struct ciub_set *set, int colour, char list[CIUB_LIST]);
/* "2, 4, 6" */
const char *ciub_list_numbers(uint64_t lanes, char list[CIUB_LIST]);

/* missing.c: what a card asks for, in a line: "the numbers 2, 4, 6"; what of it the
 * tray has not got, "" when it has all. */
void ciub_tell_need(const struct telling *it, int card, struct text *out);
void ciub_tell_missing(const struct telling *it, int card, struct text *out);
/* Whether too few dice are left, in phase 2, for what is missing; a die in the tray stays
 * as it is (4.7). */
bool ciub_is_out_of_reach(const struct telling *it, int card);

/* help_*.c: help on each kind of thing. */
void ciub_about_card(const struct telling *it, int card);
void ciub_about_colour(const struct telling *it, int colour);
void ciub_about_die(const struct telling *it, int kind);
void ciub_about_tray_die(const struct telling *it, int kind);
void ciub_about_hand(const struct telling *it, int number);
void ciub_about_symbol(const struct telling *it, int symbol);
/* ... without its title. */
void ciub_tell_symbol(const struct telling *it, int symbol);
void ciub_about_word(const struct telling *it, int verb);
void ciub_about_now(const struct telling *it); /* help_now.c */
void ciub_about_phase(const struct telling *it, int phase);
void ciub_about_place(const struct telling *it, int place);
void ciub_about_row(const struct telling *it, int row);
void ciub_about_token(const struct telling *it, int seat);
void ciub_about_seat(const struct telling *it, int seat);

/* answers_*.c: answers to questions, in lines. */
void ciub_tell_now(const struct telling *it);   /* help_now.c */
void ciub_tell_faces(const struct telling *it); /* help_dice.c */
void ciub_tell_dice(const struct telling *it);
void ciub_tell_tray(const struct telling *it);
void ciub_tell_supply(const struct telling *it);
void ciub_tell_actions(const struct telling *it);
void ciub_tell_cards(const struct telling *it);
void ciub_tell_won(const struct telling *it);
void ciub_tell_pile(const struct telling *it);
/* Its last card, while nobody has it. */
void ciub_tell_last(const struct telling *it);
void ciub_tell_scores(const struct telling *it);
void ciub_tell_phase(const struct telling *it);
void ciub_tell_end(const struct telling *it);
void ciub_tell_players(const struct telling *it);

#endif
