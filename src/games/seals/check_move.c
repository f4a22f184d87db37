/* check_move.c: the phase of the game, and the choices made so far of a move. */
#include "games/seals/check_move.h"

#include <string.h>

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
        !(state->seat[state->victim].up & scroll_bit(state->one)))
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

/* --- the phase of the game ---------------------------------------------------------- */

static bool is_setup(const struct seals_state *state)
{
    return state->step <= STEP_PLACE ||
           (state->step == STEP_TAKE && state->taking == TAKING_FIRST);
}

static int next_count(const struct seals_seat *seat)
{
    return seat->next[0] + seat->next[1] + seat->next[2] + seat->next[3];
}

/* Before the first roll. */
static const char *check_setup(const struct seals_world *world,
                               const struct seals_state *state)
{
    if (state->round != 0 || state->broken || state->idle || state->stuck)
        return "rounds are counted before the first";
    for (int seat = 0; seat < world->players; seat++) {
        const struct seals_seat *mine = &state->seat[seat];
        if (seat_has_dice(mine) || mine->over || mine->owed || mine->down ||
            mine->familiar != SITE_NONE || mine->up != scroll_bit(SCROLL_BINDING))
            return "a player has played before the first round";
        bool placed = mine->place != SITE_NONE;
        if (placed != (state->step == STEP_TAKE) && state->step != STEP_PLACE)
            return "mages are placed before dice are taken";
        if (placed && mine->place >= world->starts)
            return "a mage does not start on a start circle";
        if (next_count(mine) != 0 && (next_count(mine) != 3 || state->step != STEP_TAKE))
            return "three dice are taken before the first round";
        bool due = state->step < STEP_MAGE ||
                   (state->step == STEP_MAGE && seat >= state->cursor);
        if ((mine->mage == NONE) != (due && world->mage[seat] == ANY))
            return "mages are given in order, before the first player is known";
        if (mine->mage != NONE && world->mage[seat] != ANY &&
            world->mage[seat] != mine->mage)
            return "a player's mage is not the one of the options";
    }
    return NULL;
}

/* Dealing fills the sites in order, and nothing before it. */
static const char *check_deal(const struct seals_world *world,
                              const struct seals_state *state)
{
    int dealt = state->step == STEP_CIRCLE ? world->starts
                : state->step == STEP_DEAL ? state->cursor
                                           : world->sites;
    if (state->step == STEP_DEAL && (dealt < world->starts || dealt >= world->sites))
        return "the deal is beyond the board";
    for (int site = world->starts; site < world->sites; site++) {
        if (sites_has(&state->seals, site) != (site < dealt))
            return "sites are dealt in order";
        if (site < dealt &&
            seal_strength(state, site) != world->board.space[site].strength)
            return "a site is dealt a seal of another strength than printed";
    }
    uint64_t first = ((uint64_t)1 << CIRCLE_SCROLLS) - 1;
    if (state->circle == 1 &&
        (state->lying >> CIRCLE_SCROLLS & ~state->lying & first) != 0)
        return "of two equal scrolls the first is dealt first";
    return NULL;
}

/* Seats done before the first round are those from the first player on. */
static const char *check_order(const struct seals_world *world,
                               const struct seals_state *state)
{
    if (state->step != STEP_PLACE && state->step != STEP_TAKE)
        return NULL;
    int seat = state->first;
    for (int i = 0; i < world->players; i++, seat = seat_after(world, seat)) {
        bool done = state->step == STEP_PLACE ? state->seat[seat].place != SITE_NONE
                                              : next_count(&state->seat[seat]) == 3;
        if (done != (i < state->cursor))
            return "players choose in turn order";
        if (i == state->cursor && seat != state->turn)
            return "it is another player's choice";
    }
    return NULL;
}

/* In a round: who is in it has dice, who is not has none. */
static const char *check_round(const struct seals_world *world,
                               const struct seals_state *state)
{
    if (state->round == 0)
        return "rounds are counted from one";
    for (int seat = 0; seat < world->players; seat++) {
        const struct seals_seat *mine = &state->seat[seat];
        if (mine->place == SITE_NONE || mine->mage == NONE)
            return "a mage is not on the board";
        if (mine->over && mine->down != 0)
            return "scrolls lie face down although the round is over";
        if (mine->owed != 0 && !mine->over)
            return "dice are owed by a player still in the round";
        bool taking = state->step == STEP_TAKE && state->actor == seat;
        int held = next_count(mine) + mine->owed;
        if (mine->over && (seat_has_dice(mine) ||
                           held != (taking && state->taking == TAKING_ROUND ? 0 : 3)))
            return "a player whose round is over has three dice to come";
        if (mine->over || state->step == STEP_ROLL)
            continue;
        bool rolling = state->step == STEP_REROLL && state->turn == seat;
        bool second = state->step == STEP_SECOND && state->turn == seat;
        if (next_count(mine) != 0 || (!seat_has_dice(mine) && !rolling && !second))
            return "a player in the round has rolled dice";
    }
    return NULL;
}

/* 4.1: dice fall seat by seat from the first player on. */
static const char *check_roll(const struct seals_world *world,
                              const struct seals_state *state)
{
    int seat = state->first;
    for (int i = 0; i < world->players; i++, seat = seat_after(world, seat)) {
        const struct seals_seat *mine = &state->seat[seat];
        if (mine->over || mine->owed != 0 || mine->familiar != SITE_NONE ||
            mine->down != 0 || state->broken)
            return "dice are rolled at the start of a round";
        int rolled = 0;
        for (int colour = 0; colour < COLOURS; colour++)
            rolled += dice_count(mine->dice[colour]);
        if (rolled + next_count(mine) != 3 || (i < state->cursor && rolled != 3) ||
            (i > state->cursor && rolled != 0))
            return "three dice a player are rolled in turn order";
        if (i == state->cursor &&
            (seat != state->turn || rolled == 3 || (rolled > 0) != state->midway))
            return "three dice a player are rolled in turn order";
        int first_left = 0;
        while (first_left < COLOURS && mine->next[first_left] == 0)
            first_left++;
        for (int colour = first_left + 1; colour < COLOURS; colour++)
            if (mine->dice[colour] != 0)
                return "dice are rolled colour by colour";
    }
    return NULL;
}

static const char *check_taking(const struct seals_world *world,
                                const struct seals_state *state)
{
    int actor = state->actor;
    if (state->taking == TAKING_ROUND && !state->seat[actor].over)
        return "dice are taken by a player still in the round";
    if (take_count(state) == 0)
        return "there are no dice to take";
    if (state->taking != TAKING_SHORT)
        return state->taking == TAKING_ROUND && state->seat[actor].owed != 0
                   ? "dice are owed by the player who takes them"
                   : NULL;
    for (int seat = 0; seat < world->players; seat++)
        if (!state->seat[seat].over)
            return "owed dice are taken after the round";
    for (int seat = state->first; seat != actor; seat = seat_after(world, seat))
        if (state->seat[seat].owed != 0)
            return "owed dice are taken in turn order";
    return state->turn < world->players ? NULL : "it is nobody's turn";
}

/* Who is to act at each step. */
static bool actor_fits(const struct seals_world *world, const struct seals_state *state)
{
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
    case STEP_DEAL:
    case STEP_MAGE:
    case STEP_FIRST:
    case STEP_ROLL:
    case STEP_REROLL:
        return state->actor == SEAT_CHANCE;
    case STEP_TAKE:
        return state->actor >= 0 && state->actor < world->players &&
               (state->taking != TAKING_FIRST || state->actor == state->turn);
    case STEP_GIVE:
        return state->actor >= 0 && state->actor == state->victim;
    case STEP_OVER:
        return state->actor == SEAT_NOBODY;
    default:
        return state->actor == state->turn;
    }
}

/* Which steps stand inside a move; those told in lines of several may or may not. */
static bool midway_fits(const struct seals_world *world, const struct seals_state *state)
{
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
    case STEP_FIRST:
    case STEP_PLACE:
    case STEP_TAKE:
    case STEP_TURN:
    case STEP_GIVE:
    case STEP_OVER:
        return state->midway == 0;
    case STEP_DEAL:
        return state->midway == ((state->cursor - world->starts) % 8 != 0);
    case STEP_MAGE:
    case STEP_ROLL:
    case STEP_REROLL:
        return state->midway <= 1;
    default:
        return state->midway == 1;
    }
}

static const char *check_counters(const struct seals_world *world,
                                  const struct seals_state *state)
{
    static const uint8_t zero[sizeof state->unused] = {0};
    bool first_known = state->first != NONE;
    if (first_known != (state->step > STEP_FIRST) ||
        (first_known && state->first >= world->players) || state->turn >= world->players)
        return "the first player or the turn is unknown";
    if (memcmp(state->unused, zero, sizeof zero) != 0 || state->broken > 1 ||
        state->stuck > state->idle ||
        (state->rolling != 0) != (state->step == STEP_REROLL) || state->rolling > 6 ||
        state->taking > TAKING_SHORT || (state->taking != 0 && state->step != STEP_TAKE))
        return "a counter is out of its bounds";
    bool over = state->step == STEP_OVER;
    if (state->idle > (over ? 15 : 14) || state->stuck > (over ? 5 : 4))
        return "the game should have ended (4.8)";
    bool counts = state->step == STEP_DEAL || state->step == STEP_MAGE ||
                  state->step == STEP_PLACE || state->step == STEP_TAKE ||
                  state->step == STEP_ROLL;
    if (state->cursor != 0 && !counts)
        return "a counter is out of its bounds";
    if (state->step != STEP_DEAL && state->cursor >= world->players)
        return "a counter is out of its bounds";
    return NULL;
}

const char *check_step(const struct seals_world *world, const struct seals_state *state)
{
    const char *wrong = check_counters(world, state);
    if (wrong != NULL)
        return wrong;
    if (!actor_fits(world, state))
        return "the decision is not the actor's";
    if (!midway_fits(world, state))
        return "the step does not stand where it says within a move";
    if (is_setup(state)) {
        wrong = check_setup(world, state);
        if (wrong == NULL)
            wrong = check_deal(world, state);
        return wrong != NULL ? wrong : check_order(world, state);
    }
    wrong = check_round(world, state);
    if (wrong != NULL)
        return wrong;
    if (state->step == STEP_ROLL)
        return check_roll(world, state);
    if (state->step == STEP_TAKE)
        return state->cursor != 0 ? "a counter is out of its bounds"
                                  : check_taking(world, state);
    for (int seat = 0; seat < world->players && state->step == STEP_OVER; seat++)
        if (!state->seat[seat].over)
            return "the game ends after a round";
    if (state->step != STEP_OVER && state->seat[state->turn].over)
        return "it is the turn of a player whose round is over";
    return NULL;
}
