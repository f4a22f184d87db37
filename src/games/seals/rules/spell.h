/* spell.h: what the spells of all circles share. Each circle has a file of its own,
 * spell_*.c, with everything that the rules say of its spells. */
#ifndef GAMES_SEALS_RULES_SPELL_H
#define GAMES_SEALS_RULES_SPELL_H

#include "games/seals/rules/choices.h"
#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

/* 4.4: the scrolls of circles I and II that would have an effect, whoever has them. */
uint64_t seals_might_usable(const struct seals_state *state, int seat);
uint64_t seals_spaces_usable(const struct seals_state *state, int seat);
/* 4.4: whether one scroll of circle III or IV would have an effect. */
bool seals_conflict_usable(const struct seals_world *world,
                           const struct seals_state *state, const struct cast *cast);
bool seals_movement_usable(const struct seals_world *world,
                           const struct seals_state *state, const struct cast *cast);
bool seals_binding_usable(const struct seals_state *state, const struct reach *reach);

/* A row is a set of elements, one bit each, in the order of the scrolls' numbers: the
 * scrolls of a spell in these elements. */
static inline uint64_t spell_row(enum spell spell, uint64_t elements)
{
    return elements << scroll_of(spell, 0);
}

/* The same of a set of colours: Mind works wherever one of the colours does. */
static inline uint64_t spell_colour_row(enum spell spell, unsigned colours)
{
    return spell_row(spell, colours | (colours != 0 ? 1u << MIND : 0u));
}

/* What choosing does, one function a step. */
#define STEP(ID, id, ...)                                                                \
    void seals_apply_##id(const struct seals_world *world, struct seals_state *state,    \
                          choice_t choice);
#define LAST_STEP(...)
#include "games/seals/rules/step_list.h"

/* The seat that uses the spell: spells are used in one's own turn only. */
static inline struct seals_seat *spell_user(struct seals_state *state)
{
    return &state->seat[state->turn];
}

/* apply.c: parts of what several spells do. */
void seals_start_spell(const struct seals_world *world, struct seals_state *state);
void seals_turn_down(struct seals_seat *seat, int scroll);
/* So many dice of a colour are to be rolled again. */
void seals_start_reroll(struct seals_state *state, int colour, int count);
/* Asks for the dice that break the seal on a site. */
void seals_ask_break(struct seals_state *state, int site);
/* 5.5: the seal is gone, a scroll goes face up to the player. */
void seals_break_seal(struct seals_state *state, int site);
void seals_remove_token(struct seals_state *state, int site);
void seals_move_mage(struct seals_state *state, int site);

/* spell_movement.c: the sites among which Dispatch and Leap let choose (STEP_ONE, which
 * is in spell_spaces.c). */
struct sites seals_sites_to_move(const struct seals_world *world,
                                 const struct seals_state *state,
                                 const struct cast *cast);

/* 6.11, 6.21: where scrolls of an element lie. */
static inline struct sites scroll_sites_of(const struct seals_state *state, int element)
{
    struct sites found = state->scrolls;
    for (int word = 0; word < SITE_WORDS; word++)
        found.word[word] &= element_bits(state, word, element);
    return found;
}

#endif
