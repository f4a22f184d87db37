/* check_move.c: invariants of the choices made so far in a move. */
#include "games/seals/rules/check_internal.h"

#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

static bool fail_field(const struct seals_checking *in, const char *key,
                       const char *words)
{
    return error_set(in->error, "move.%s: %s", key, words);
}

/* The key in state JSON of the lowest bit. */
static const char *name_field(const struct seals_state *state, unsigned bits)
{
    static const char *const names[] = {"scroll", "lent",   "colour", "one",
                                        "target", "victim", "figure", "chosen"};
    int field = __builtin_ctz(bits);
    return 1 << field == HAS_ONE && state->step == STEP_GIVE_SCROLL ? "gain"
                                                                    : names[field];
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

/* Exactly what is chosen before this step must be set. */
static bool check_fields(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    unsigned set = fields_set(state);
    unsigned must = step_info(state)->must, may = step_info(state)->may;
    if ((set & must) != must)
        return fail_field(in, name_field(state, must & ~set),
                          "missing: it is chosen before this step");
    if ((set & ~(must | may)) != 0)
        return fail_field(in, name_field(state, set & ~(must | may)),
                          "leave it out: at this step it has not been chosen");
    if (((set ^ set << 5) & HAS_CHOSEN) != 0 &&
        (state->step == STEP_LOWER || state->step == STEP_LOWERED))
        return fail_field(in, "chosen", "dice and their colour are given together");
    return true;
}

/* 6.17: the lent scroll lies face down with its owner, who is still in the round. */
static bool check_lent(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    if (state->lent == SCROLL_NONE)
        return true;
    if (scroll_spell(state->scroll, state->circle) != SPELL_EXPLOITATION ||
        state->lent >= SCROLLS ||
        scroll_element(state->lent) != scroll_element(state->scroll))
        return fail_field(in, "lent",
                          "only Exploitation borrows a scroll, one of its own element");
    int owner = seals_scroll_owner(in->world, state, state->lent);
    if (owner == NONE || owner == state->turn || state->seat[owner].over ||
        !(state->seat[owner].down & scroll_bit(state->lent)))
        return fail_field(in, "lent",
                          "it must be in 'down' of an opponent who is in the round");
    return true;
}

/* 4.4a: the scroll in use lies face down with its user, and its spell has this step. */
static bool check_spell(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    if (state->scroll == SCROLL_NONE)
        return true;
    if (!(state->seat[state->turn].down & scroll_bit(state->scroll)))
        return fail_field(in, "scroll",
                          "it must be in 'down' of the player on turn, who is using it");
    if (!check_lent(in))
        return false;
    enum spell spell = scroll_spell(spell_scroll(state), state->circle);
    return (seals_spell_table[spell].steps >> state->step & 1) != 0 ||
           fail_field(in, state->lent != SCROLL_NONE ? "lent" : "scroll",
                      "this spell does not come to the step");
}

/* The player must have the dice that were chosen. */
static bool check_chosen(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    int holder = state->step == STEP_FOR ? state->victim : state->turn;
    if (state->chosen == 0)
        return true;
    if (state->colour == NONE ||
        !dice_holds(state->seat[holder].dice[state->colour], state->chosen))
        return fail_field(in, "chosen", "the player does not have these dice");
    if (state->step == STEP_FOR && dice_count(state->chosen) != 1)
        return fail_field(in, "chosen", "one die is traded at a time");
    return (state->step != STEP_LOWER && state->step != STEP_LOWERED) ||
           (state->chosen & ~(dice_t)DICE_BELOW_SIX) == 0 ||
           fail_field(in, "chosen", "a six cannot be raised");
}

/* Whether a choice could have been made in the state before it was. */
static bool was_listed(const struct seals_world *world, const struct seals_state *before,
                       choice_t choice)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(world, before, list);
    for (int i = 0; i < count; i++)
        if (list[i] == choice)
            return true;
    return false;
}

/* The seal to be broken is one that the move so far allows. */
static bool check_target(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    struct seals_state before = *state;
    enum spell spell =
        state->scroll == SCROLL_NONE ? SPELLS : seals_cast_current(state).spell;
    if (state->target == SITE_NONE)
        return true;
    before.target = SITE_NONE;
    before.colour = NONE;
    before.chosen = 0;
    before.step = spell == SPELLS          ? STEP_TURN
                  : spell == SPELL_BINDING ? STEP_BINDING
                  : spell == SPELL_SPEED   ? STEP_SPEED
                                           : STEP_THEN;
    if (!was_listed(in->world, &before, choice_make(PICK_BREAK, 0, state->target)))
        return fail_field(in, "target", "no seal that this move could break lies there");
    return state->step != STEP_ABSORB ||
           (dice_fit(state->chosen, seal_strength(state, state->target)) &&
            seal_element(state, state->target) == state->colour) ||
           fail_field(in, "chosen", "these dice do not break the seal");
}

/* The first of two choices must have been legal. */
static bool check_one(const struct seals_checking *in)
{
    struct seals_state before = *in->state;
    bool scroll = before.step == STEP_GIVE_SCROLL;
    if (before.one == SITE_NONE)
        return true;
    choice_t one = choice_make(scroll ? PICK_SCROLL : PICK_SITE, 0, before.one);
    before.one = before.target = SITE_NONE;
    before.victim = NONE;
    before.step = scroll ? STEP_GAIN : STEP_ONE;
    return was_listed(in->world, &before, one) ||
           fail_field(in, scroll ? "gain" : "one",
                      "the spell being used could not choose this");
}

static bool check_victim(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    if (state->victim == NONE)
        return true;
    if (state->victim == state->turn)
        return fail_field(in, "victim", "an opponent of the player on turn is chosen");
    if (state->figure != 0)
        return true;
    if (state->seat[state->victim].over)
        return fail_field(in, "victim", "the round is over for that opponent");
    return state->step != STEP_GIVE_SCROLL ||
           (state->one < SCROLLS &&
            (state->seat[state->victim].up & scroll_bit(state->one)) != 0) ||
           fail_field(in, "victim",
                      "that opponent does not have the scroll to be gained face up");
}

/* Leap (6.19) needs a token, Teleportation (6.20) a figure, and no other spell either. */
static bool check_way(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    if (state->step != STEP_THEN && state->step != STEP_WITH)
        return true;
    enum spell spell =
        state->scroll == SCROLL_NONE ? SPELLS : seals_cast_current(state).spell;
    unsigned must = spell == SPELL_LEAP            ? HAS_ONE
                    : spell == SPELL_TELEPORTATION ? HAS_VICTIM | HAS_FIGURE
                                                   : 0;
    unsigned set = fields_set(state) & (HAS_ONE | HAS_VICTIM | HAS_FIGURE);
    if (set == must)
        return true;
    unsigned field = (set ^ must) & -(set ^ must);
    return fail_field(in, name_field(state, field),
                      (must & field) != 0
                          ? "missing: the spell being used chooses one"
                          : "leave it out: the spell being used chooses none");
}

bool seals_check_move(const struct seals_checking *in)
{
    choice_t list[GAME_MAX_CHOICES];
    if (!check_fields(in) || !check_spell(in) || !check_way(in) || !check_victim(in) ||
        !check_chosen(in) || !check_one(in) || !check_target(in))
        return false;
    return in->state->step == STEP_OVER ||
           seals_rules_choices(in->world, in->state, list) > 0 ||
           error_set(in->error, "step: nothing could be chosen at it");
}
