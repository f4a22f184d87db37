/* check_step.c: invariants of the phase of the game: setting up, a round, its end.
 */
#include <string.h>

#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

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
    if (state->circle == 1 && (scrolls_from_twins(state->lying) & ~state->lying) != 0)
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

/* 4.5: in the own turn, or robbed of the last die in another's (6.16). */
static const char *check_taking_round(const struct seals_state *state)
{
    if (!state->seat[state->actor].over)
        return "dice are taken by a player still in the round";
    if (state->seat[state->actor].owed != 0)
        return "dice are owed by the player who takes them";
    if (state->actor != state->turn &&
        (state->circle != 3 || state->seat[state->turn].over))
        return "dice are taken in nobody's turn";
    return NULL;
}

/* 4.6 */
static const char *check_taking_short(const struct seals_world *world,
                                      const struct seals_state *state)
{
    for (int seat = 0; seat < world->players; seat++)
        if (!state->seat[seat].over)
            return "owed dice are taken after the round";
    for (int seat = state->first; seat != state->actor; seat = seat_after(world, seat))
        if (state->seat[seat].owed != 0)
            return "owed dice are taken in turn order";
    return NULL;
}

static const char *check_taking(const struct seals_world *world,
                                const struct seals_state *state)
{
    if (seals_take_count(state) == 0)
        return "there are no dice to take";
    return state->taking == TAKING_SHORT ? check_taking_short(world, state)
                                         : check_taking_round(state);
}

/* Who is to act at each step. */
static bool actor_fits(const struct seals_world *world, const struct seals_state *state)
{
    switch ((enum step_actor)step_info(state)->actor) {
    case ACTOR_CHANCE:
        return state->actor == SEAT_CHANCE;
    case ACTOR_TURN:
        return state->actor == state->turn;
    case ACTOR_TAKER:
        return state->actor >= 0 && state->actor < world->players &&
               (state->taking != TAKING_FIRST || state->actor == state->turn);
    case ACTOR_VICTIM:
        return state->actor >= 0 && state->actor == state->victim;
    case ACTOR_NOBODY:
        return state->actor == SEAT_NOBODY;
    }
    return false;
}

/* Whether a mage was drawn already for a seat before the cursor. */
static bool mages_begun(const struct seals_world *world, const struct seals_state *state)
{
    for (int seat = 0; seat < world->players && seat < state->cursor; seat++)
        if (world->mage[seat] == ANY)
            return true;
    return false;
}

int seals_step_midway(const struct seals_world *world, const struct seals_state *state)
{
    if (step_info(state)->midway != TOLD_IN_PARTS)
        return step_info(state)->midway == INSIDE_MOVE;
    switch (state->step) {
    case STEP_DEAL:
        return (state->cursor - world->starts) % 8 != 0;
    case STEP_MAGE:
        return mages_begun(world, state);
    case STEP_ROLL:
        return seat_has_dice(&state->seat[state->turn]);
    default: /* a die of many may fall */
        return ANY;
    }
}

static bool midway_fits(const struct seals_world *world, const struct seals_state *state)
{
    int midway = seals_step_midway(world, state);
    return midway == ANY ? state->midway <= 1 : state->midway == midway;
}

int seals_first_expected(const struct seals_world *world, int round)
{
    if (world->first == ANY)
        return ANY;
    return (world->first + (round > 0 ? round - 1 : 0)) % world->players;
}

bool seals_game_may_be_over(const struct seals_world *world,
                            const struct seals_state *state)
{
    return __builtin_popcountll(state->lying & scrolls_of_strength(6)) <
               seals_end_limit(world) ||
           state->stuck >= MOST_STUCK || state->idle >= MOST_IDLE;
}

static const char *check_counters(const struct seals_world *world,
                                  const struct seals_state *state)
{
    static const uint8_t zero[sizeof state->unused] = {0};
    bool first_known = state->first != NONE;
    if (first_known != (state->step > STEP_FIRST) ||
        (first_known && state->first >= world->players) ||
        state->turn >= world->players || (!first_known && state->turn != 0))
        return "the first player or the turn is unknown";
    if (memcmp(state->unused, zero, sizeof zero) != 0 || state->broken > 1 ||
        state->stuck > state->idle ||
        (state->rolling != 0) != (state->step == STEP_REROLL) || state->rolling > 6 ||
        state->taking > TAKING_SHORT || (state->taking != 0 && state->step != STEP_TAKE))
        return "a counter is out of its bounds";
    bool over = state->step == STEP_OVER;
    if (state->idle > MOST_IDLE - !over || state->stuck > MOST_STUCK - !over)
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

const char *seals_check_step(const struct seals_world *world,
                             const struct seals_state *state)
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
    if (state->step == STEP_OVER)
        return !seals_game_may_be_over(world, state) || state->turn != state->first
                   ? "the game is not over yet (4.7, 4.8)"
                   : NULL;
    if (state->seat[state->turn].over)
        return "it is the turn of a player whose round is over";
    return NULL;
}
