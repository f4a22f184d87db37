/* check_move.c: invariants of the choices made so far of a move. */
#include "games/seals/rules/check_internal.h"

#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

/* What state JSON calls them, in the order of their bits. */
static const char *const field_name[] = {"scroll", "lent",   "colour", "one",
                                         "target", "victim", "figure", "chosen"};

static const char *name_field(const struct seals_state *state, unsigned bits)
{
    int field = __builtin_ctz(bits);
    return 1 << field == HAS_ONE && state->step == STEP_GIVE_SCROLL ? "gain"
                                                                    : field_name[field];
}

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

/* What has been chosen is what the step comes after. */
static const char *check_fields(const struct seals_state *state, const char **field)
{
    unsigned set = fields_set(state);
    unsigned must = step_info(state)->must, may = step_info(state)->may;
    if ((set & must) != must) {
        *field = name_field(state, must & ~set);
        return "missing: it is chosen before this step";
    }
    if ((set & ~(must | may)) != 0) {
        *field = name_field(state, set & ~(must | may));
        return "leave it out: at this step it has not been chosen";
    }
    *field = "chosen";
    if (((set ^ set << 5) & HAS_CHOSEN) != 0 &&
        (state->step == STEP_LOWER || state->step == STEP_LOWERED))
        return "dice and their colour are given together";
    return NULL;
}

/* 6.17: the lent scroll lies face down with its owner. */
static const char *check_lent(const struct seals_world *world,
                              const struct seals_state *state, const char **field)
{
    *field = "lent";
    if (scroll_spell(state->scroll, state->circle) != SPELL_EXPLOITATION ||
        state->lent >= SCROLLS ||
        scroll_element(state->lent) != scroll_element(state->scroll))
        return "only Exploitation borrows a scroll, one of its own element";
    int owner = seals_scroll_owner(world, state, state->lent);
    if (owner == NONE || owner == state->turn || state->seat[owner].over ||
        !(state->seat[owner].down & scroll_bit(state->lent)))
        return "it must be in 'down' of an opponent who is in the round";
    return NULL;
}

/* 4.4a: the scroll being used lies face down with its user, and leads to the step. */
static const char *check_spell(const struct seals_world *world,
                               const struct seals_state *state, const char **field)
{
    if (state->scroll == SCROLL_NONE)
        return NULL;
    *field = "scroll";
    if (state->scroll > SCROLL_BINDING ||
        !(state->seat[state->turn].down & scroll_bit(state->scroll)))
        return "it must be in 'down' of the player on turn, who is using it";
    if (state->lent != SCROLL_NONE) {
        const char *wrong = check_lent(world, state, field);
        if (wrong != NULL)
            return wrong;
    }
    enum spell spell = scroll_spell(spell_scroll(state), state->circle);
    return (seals_spell_table[spell].steps >> state->step & 1) != 0
               ? NULL
               : "this spell does not come to the step";
}

/* Dice named by the move are there. */
static const char *check_chosen(const struct seals_state *state, const char **field)
{
    *field = "colour";
    if (state->colour != NONE && state->colour >= COLOURS)
        return "there are no dice of that colour";
    if (state->chosen == 0)
        return NULL;
    *field = "chosen";
    int holder = state->step == STEP_FOR ? state->victim : state->turn;
    if (state->colour == NONE || (state->chosen & ~(dice_t)0x777777) != 0 ||
        !dice_holds(state->seat[holder].dice[state->colour], state->chosen))
        return "the player does not have these dice";
    if (state->step == STEP_FOR && dice_count(state->chosen) != 1)
        return "one die is traded at a time";
    if ((state->step == STEP_LOWER || state->step == STEP_LOWERED) &&
        (state->chosen & ~(dice_t)DICE_BELOW_SIX) != 0)
        return "a six cannot be raised";
    return NULL;
}

/* The seal to be broken is one that may be, by the move being built. */
static const char *check_target(const struct seals_world *world,
                                const struct seals_state *state, const char **field)
{
    if (state->target == SITE_NONE)
        return NULL;
    *field = "target";
    struct seals_state before = *state;
    before.target = SITE_NONE;
    before.colour = NONE;
    before.chosen = 0;
    enum spell spell =
        state->scroll == SCROLL_NONE ? SPELLS : seals_cast_current(state).spell;
    before.step = spell == SPELLS          ? STEP_TURN
                  : spell == SPELL_BINDING ? STEP_BINDING
                  : spell == SPELL_SPEED   ? STEP_SPEED
                                           : STEP_THEN;
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(world, &before, list);
    for (int i = 0; i < count; i++) {
        if (list[i] != choice_make(PICK_BREAK, 0, state->target))
            continue;
        if (state->step == STEP_ABSORB &&
            (!dice_fit(state->chosen, seal_strength(state, state->target)) ||
             seal_element(state, state->target) != state->colour)) {
            *field = "chosen";
            return "these dice do not break the seal";
        }
        return NULL;
    }
    return "no seal that this move could break lies there";
}

/* The first of two choices is one that may be made. */
static const char *check_one(const struct seals_world *world,
                             const struct seals_state *state, const char **field)
{
    if (state->one == SITE_NONE)
        return NULL;
    *field = name_field(state, HAS_ONE);
    struct seals_state before = *state;
    before.one = before.target = SITE_NONE;
    before.victim = NONE;
    bool scroll = state->step == STEP_GIVE_SCROLL;
    before.step = scroll ? STEP_GAIN : STEP_ONE;
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(world, &before, list);
    for (int i = 0; i < count; i++)
        if (list[i] == choice_make(scroll ? PICK_SCROLL : PICK_SITE, 0, state->one))
            return NULL;
    return "the spell being used could not choose this";
}

static const char *check_victim(const struct seals_world *world,
                                const struct seals_state *state, const char **field)
{
    if (state->victim == NONE)
        return NULL;
    *field = "victim";
    if (state->victim >= world->players || state->victim == state->turn)
        return "an opponent of the player on turn is chosen";
    if (state->figure != 0) {
        *field = "figure";
        return state->figure > FIGURE_FAMILIAR ? "1 is a mage, 2 a familiar" : NULL;
    }
    if (state->seat[state->victim].over)
        return "the round is over for that opponent";
    if (state->step == STEP_GIVE_SCROLL &&
        (state->one >= SCROLLS ||
         !(state->seat[state->victim].up & scroll_bit(state->one))))
        return "that opponent does not have the scroll to be gained face up";
    return NULL;
}

/* 6.19 goes over a token, 6.20 past a figure, and only those. */
static const char *check_way(const struct seals_state *state, const char **field)
{
    static const char *const missing = "missing: the spell being used chooses one";
    static const char *const stray = "leave it out: the spell being used chooses none";
    if (state->step != STEP_THEN && state->step != STEP_WITH)
        return NULL;
    enum spell spell =
        state->scroll == SCROLL_NONE ? SPELLS : seals_cast_current(state).spell;
    bool leap = spell == SPELL_LEAP, past = spell == SPELL_TELEPORTATION;
    *field = "one";
    if ((state->one != SITE_NONE) != leap)
        return leap ? missing : stray;
    *field = "victim";
    if ((state->victim != NONE) != past)
        return past ? missing : stray;
    *field = "figure";
    if ((state->figure != 0) != past)
        return past ? missing : stray;
    return NULL;
}

const char *seals_check_move(const struct seals_world *world,
                             const struct seals_state *state, const char **field)
{
    const char *wrong = NULL;
    if ((wrong = check_fields(state, field)) ||
        (wrong = check_spell(world, state, field)) || (wrong = check_way(state, field)) ||
        (wrong = check_victim(world, state, field)) ||
        (wrong = check_chosen(state, field)) ||
        (wrong = check_one(world, state, field)) ||
        (wrong = check_target(world, state, field)))
        return wrong;
    if (state->step == STEP_OVER)
        return NULL;
    choice_t list[GAME_MAX_CHOICES];
    *field = "scroll";
    return seals_rules_choices(world, state, list) > 0
               ? NULL
               : "nothing could be chosen at this step";
}
