/* check_move.c: invariants of the choices made so far of a move. */
#include "games/seals/check_move.h"

#include "games/seals/reach.h"
#include "games/seals/rules.h"

/* What must be set, and what may be, at each step; all else is blank. */
enum {
    HAS_SCROLL = 1,
    HAS_LENT = 2,
    HAS_COLOUR = 4,
    HAS_ONE = 8,
    HAS_TARGET = 16,
    HAS_VICTIM = 32,
    HAS_FIGURE = 64,
    HAS_CHOSEN = 128,
};

static const struct {
    uint8_t must, may;
} step_fields[STEPS] = {
    [STEP_REROLL] = {HAS_SCROLL | HAS_COLOUR, HAS_LENT},
    [STEP_WITH] = {HAS_TARGET, HAS_SCROLL | HAS_ONE | HAS_VICTIM | HAS_FIGURE},
    [STEP_ABSORB] = {HAS_TARGET | HAS_COLOUR | HAS_CHOSEN, HAS_SCROLL},
    [STEP_BINDING] = {HAS_SCROLL, 0},
    [STEP_DICE] = {HAS_SCROLL, HAS_LENT},
    [STEP_INTO] = {HAS_SCROLL | HAS_COLOUR | HAS_CHOSEN, HAS_LENT},
    [STEP_COLOUR] = {HAS_SCROLL, HAS_LENT},
    [STEP_ONE] = {HAS_SCROLL, 0},
    [STEP_OTHER] = {HAS_SCROLL | HAS_ONE, 0},
    [STEP_FEED] = {HAS_SCROLL, 0},
    [STEP_FROM] = {HAS_SCROLL, HAS_LENT},
    [STEP_THEIRS] = {HAS_SCROLL | HAS_VICTIM, HAS_LENT},
    [STEP_FOR] = {HAS_SCROLL | HAS_VICTIM | HAS_COLOUR | HAS_CHOSEN, HAS_LENT},
    [STEP_RAISE] = {HAS_SCROLL, HAS_LENT},
    [STEP_LOWER] = {HAS_SCROLL, HAS_LENT | HAS_COLOUR | HAS_CHOSEN},
    [STEP_LOWERED] = {HAS_SCROLL | HAS_VICTIM, HAS_LENT | HAS_COLOUR | HAS_CHOSEN},
    [STEP_GAIN] = {HAS_SCROLL, HAS_LENT},
    [STEP_GIVE_SCROLL] = {HAS_SCROLL | HAS_ONE | HAS_VICTIM, HAS_LENT},
    [STEP_GIVE] = {HAS_SCROLL | HAS_VICTIM, HAS_LENT},
    [STEP_EXPLOIT] = {HAS_SCROLL, 0},
    [STEP_PAST] = {HAS_SCROLL, 0},
    [STEP_THEN] = {HAS_SCROLL, HAS_ONE | HAS_VICTIM | HAS_FIGURE},
    [STEP_GUARD] = {HAS_SCROLL, 0},
    [STEP_SPEED] = {HAS_SCROLL, 0},
    [STEP_SECOND] = {HAS_SCROLL, 0},
};

static unsigned fields_set(const struct seals_state *state)
{
    return (state->scroll != SCROLL_NONE ? HAS_SCROLL : 0u) |
           (state->lent != SCROLL_NONE ? HAS_LENT : 0u) |
           (state->colour != NONE ? HAS_COLOUR : 0u) |
           (state->one != SITE_NONE ? HAS_ONE : 0u) |
           (state->target != SITE_NONE ? HAS_TARGET : 0u) |
           (state->victim != NONE ? HAS_VICTIM : 0u) |
           (state->figure != 0 ? HAS_FIGURE : 0u) |
           (state->chosen != 0 ? HAS_CHOSEN : 0u);
}

/* The spells whose use passes through a step, as bits. */
#define BIT(spell) (1u << SPELL_##spell)
static const uint32_t step_spells[STEPS] = {
    [STEP_REROLL] = BIT(RENEWAL) | BIT(GROWTH),
    [STEP_WITH] = BIT(BINDING) | BIT(LEAP) | BIT(TELEPORTATION) | BIT(SPEED),
    [STEP_ABSORB] = BIT(BINDING),
    [STEP_BINDING] = BIT(BINDING),
    [STEP_DICE] = BIT(CHANGE) | BIT(RENEWAL) | BIT(STRENGTHENING),
    [STEP_INTO] = BIT(CHANGE),
    [STEP_COLOUR] = BIT(GROWTH),
    [STEP_ONE] = BIT(SWAP) | BIT(EXCHANGE) | BIT(DISINTEGRATION) | BIT(REARRANGEMENT) |
                 BIT(DISPATCH) | BIT(LEAP),
    [STEP_OTHER] = BIT(SWAP) | BIT(EXCHANGE) | BIT(REARRANGEMENT),
    [STEP_FEED] = BIT(ABSORPTION),
    [STEP_FROM] = BIT(DECEPTION) | BIT(THEFT),
    [STEP_THEIRS] = BIT(DECEPTION),
    [STEP_FOR] = BIT(DECEPTION),
    [STEP_RAISE] = BIT(ALTERATION),
    [STEP_LOWER] = BIT(ALTERATION),
    [STEP_LOWERED] = BIT(ALTERATION),
    [STEP_GAIN] = BIT(TRANSFER),
    [STEP_GIVE_SCROLL] = BIT(TRANSFER),
    [STEP_GIVE] = BIT(THEFT),
    [STEP_EXPLOIT] = BIT(EXPLOITATION),
    [STEP_PAST] = BIT(TELEPORTATION),
    [STEP_THEN] = BIT(LEAP) | BIT(TELEPORTATION),
    [STEP_GUARD] = BIT(GUARDIAN),
    [STEP_SPEED] = BIT(SPEED),
    [STEP_SECOND] = BIT(SPEED),
};

/* 4.4a: the scroll being used lies face down with its user, a lent one with its owner. */
static const char *check_spell(const struct seals_world *world,
                               const struct seals_state *state)
{
    if (state->scroll == SCROLL_NONE)
        return NULL;
    if (state->scroll > SCROLL_BINDING ||
        !(state->seat[state->turn].down & scroll_bit(state->scroll)))
        return "the scroll being used does not lie face down with its user";
    enum spell spell = scroll_spell(state->scroll, state->circle);
    if (state->lent != SCROLL_NONE) {
        if (spell != SPELL_EXPLOITATION || state->lent >= SCROLLS ||
            scroll_element(state->lent) != scroll_element(state->scroll))
            return "a scroll is lent that cannot be";
        int owner = scroll_owner(world, state, state->lent);
        if (owner == NONE || owner == state->turn || state->seat[owner].over ||
            !(state->seat[owner].down & scroll_bit(state->lent)))
            return "the lent scroll does not lie face down with its owner";
        spell = scroll_spell(state->lent, state->circle);
    }
    if ((step_spells[state->step] >> spell & 1) == 0)
        return "the step does not belong to the spell being used";
    return NULL;
}

/* Dice named by the move are there. */
static const char *check_chosen(const struct seals_state *state)
{
    if (state->colour != NONE && state->colour >= COLOURS)
        return "the colour chosen is none";
    if (state->chosen == 0)
        return NULL;
    int holder = state->step == STEP_FOR ? state->victim : state->turn;
    if (state->colour == NONE || (state->chosen & ~(dice_t)0x777777) != 0 ||
        !dice_holds(state->seat[holder].dice[state->colour], state->chosen))
        return "the dice chosen are not there";
    if (state->step == STEP_FOR && dice_count(state->chosen) != 1)
        return "one die is traded at a time";
    if ((state->step == STEP_LOWER || state->step == STEP_LOWERED) &&
        (state->chosen & ~(dice_t)DICE_BELOW_SIX) != 0)
        return "a six cannot be raised";
    return NULL;
}

/* The seal to be broken is one that may be, by the move being built. */
static const char *check_target(const struct seals_world *world,
                                const struct seals_state *state)
{
    if (state->target == SITE_NONE)
        return NULL;
    struct seals_state before = *state;
    before.target = SITE_NONE;
    before.colour = NONE;
    before.chosen = 0;
    enum spell spell = state->scroll == SCROLL_NONE ? SPELLS : cast_current(state).spell;
    before.step = spell == SPELLS          ? STEP_TURN
                  : spell == SPELL_BINDING ? STEP_BINDING
                  : spell == SPELL_SPEED   ? STEP_SPEED
                                           : STEP_THEN;
    choice_t list[GAME_MAX_CHOICES];
    int count = rules_choices(world, &before, list);
    for (int i = 0; i < count; i++) {
        if (list[i] != choice_make(PICK_BREAK, 0, state->target))
            continue;
        if (state->step == STEP_ABSORB &&
            (!dice_fit(state->chosen, seal_strength(state, state->target)) ||
             seal_element(state, state->target) != state->colour))
            return "the dice chosen do not break the seal";
        return NULL;
    }
    return "the seal to be broken cannot be";
}

/* The first of two choices is one that may be made. */
static const char *check_one(const struct seals_world *world,
                             const struct seals_state *state)
{
    if (state->one == SITE_NONE)
        return NULL;
    struct seals_state before = *state;
    before.one = before.target = SITE_NONE;
    before.victim = NONE;
    bool scroll = state->step == STEP_GIVE_SCROLL;
    before.step = scroll ? STEP_GAIN : STEP_ONE;
    choice_t list[GAME_MAX_CHOICES];
    int count = rules_choices(world, &before, list);
    for (int i = 0; i < count; i++)
        if (list[i] == choice_make(scroll ? PICK_SCROLL : PICK_SITE, 0, state->one))
            return NULL;
    return "what was chosen first cannot be";
}

static const char *check_victim(const struct seals_world *world,
                                const struct seals_state *state)
{
    if (state->victim == NONE)
        return NULL;
    if (state->victim >= world->players || state->victim == state->turn)
        return "the opponent chosen is none";
    bool figure = state->figure != 0;
    if (figure)
        return state->figure > FIGURE_FAMILIAR ? "the figure to pass is unknown" : NULL;
    if (state->seat[state->victim].over)
        return "the round is over for the opponent chosen";
    if (state->step == STEP_GIVE_SCROLL &&
        (state->one >= SCROLLS ||
         !(state->seat[state->victim].up & scroll_bit(state->one))))
        return "the scroll chosen is not the opponent's";
    return NULL;
}

/* 6.19 goes over a token, 6.20 past a figure, and only those. */
static const char *check_way(const struct seals_state *state)
{
    if (state->step != STEP_THEN && state->step != STEP_WITH)
        return NULL;
    enum spell spell = state->scroll == SCROLL_NONE ? SPELLS : cast_current(state).spell;
    bool over = state->one != SITE_NONE;
    bool past = state->victim != NONE && state->figure != 0;
    if (over != (spell == SPELL_LEAP) || past != (spell == SPELL_TELEPORTATION) ||
        (state->victim != NONE) != past || (state->figure != 0) != past)
        return "the way to the seal does not match the spell";
    return NULL;
}

const char *check_move(const struct seals_world *world, const struct seals_state *state)
{
    unsigned set = fields_set(state);
    unsigned must = step_fields[state->step].must, may = step_fields[state->step].may;
    if ((set & must) != must || (set & ~(must | may)) != 0)
        return "the choices made so far do not fit the step";
    if (((set ^ set << 5) & HAS_CHOSEN) != 0 &&
        (state->step == STEP_LOWER || state->step == STEP_LOWERED))
        return "dice are chosen without their colour";
    const char *wrong = NULL;
    if ((wrong = check_spell(world, state)) || (wrong = check_victim(world, state)) ||
        (wrong = check_way(state)) || (wrong = check_chosen(state)) ||
        (wrong = check_one(world, state)) || (wrong = check_target(world, state)))
        return wrong;
    if (state->step == STEP_OVER)
        return NULL;
    choice_t list[GAME_MAX_CHOICES];
    return rules_choices(world, state, list) > 0 ? NULL : "nothing can be chosen";
}
