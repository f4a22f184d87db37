/* check_step.c: invariants of the current step: counters, what has been dealt, and whose
 * decision it is. */
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

/* 3.3, 4.7 */
static bool check_first(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    int expected = seals_first_expected(in->world, state->round);
    bool known = state->step > STEP_FIRST;
    if (!known && state->first != NONE)
        return error_set(in->error,
                         "first: leave it out: at step '%s' it is not known yet",
                         step_name(in));
    if (!known && state->turn != 0)
        return error_set(in->error, "turn: leave it out: at step '%s' nobody is on turn",
                         step_name(in));
    if (known && state->first == NONE)
        return error_set(in->error, "first: missing: it is known at step '%s'",
                         step_name(in));
    if (!known || expected == ANY || state->first == expected)
        return true;
    if (state->round <= 1)
        return error_set(in->error, "first: the options of this game say player %d",
                         expected + 1);
    return error_set(
        in->error,
        "first: player %d began by the options, so player %d is first in round %d",
        in->world->first + 1, expected + 1, state->round);
}

static bool check_round(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    if (state->step <= STEP_PLACE && state->round != 0)
        return error_set(in->error,
                         "round: leave it out: at step '%s' no round has begun",
                         step_name(in));
    if (state->step > STEP_PLACE && state->step != STEP_TAKE && state->round == 0)
        return error_set(in->error, "round: rounds are counted from 1");
    const char *early = state->broken  ? "broken"
                        : state->idle  ? "idle"
                        : state->stuck ? "stuck"
                                       : NULL;
    return state->round != 0 || early == NULL ||
           error_set(in->error, "%s: leave it out: no round has begun", early);
}

/* 4.8 */
static bool check_idle(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    bool over = state->step == STEP_OVER;
    if (state->stuck > state->idle)
        return error_set(in->error, "stuck: %d rounds, but 'idle' counts only %d",
                         state->stuck, state->idle);
    if (!over && state->idle >= MOST_IDLE)
        return error_set(in->error, "idle: after %d such rounds the game is over (4.8)",
                         MOST_IDLE);
    return over || state->stuck < MOST_STUCK ||
           error_set(in->error, "stuck: after %d such rounds the game is over (4.8)",
                     MOST_STUCK);
}

static bool check_rolling(const struct seals_checking *in)
{
    bool falls = in->state->step == STEP_REROLL;
    if (falls == (in->state->rolling != 0))
        return true;
    return error_set(in->error, falls
                                    ? "rolling: missing: how many dice are still to fall"
                                    : "rolling: leave it out: dice fall at step 'reroll' "
                                      "alone");
}

static bool check_taking(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    bool takes = state->step == STEP_TAKE;
    if ((takes && state->round != 0) == (state->taking != TAKING_FIRST))
        return true;
    return error_set(
        in->error,
        !takes ? "taking: leave it out: dice are taken at step 'take'"
        : state->round == 0
            ? "taking: leave it out: no round has begun, or give 'round'"
            : "taking: 1 when a round is over for the player, 2 for what he is "
              "owed");
}

/* What the cursor counts, and its range. */
static bool check_cursor(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    const struct seals_world *world = in->world;
    bool deals = state->step == STEP_DEAL;
    bool counts = state->step == STEP_MAGE || state->step == STEP_PLACE ||
                  state->step == STEP_ROLL ||
                  (state->step == STEP_TAKE && state->round == 0);
    int low = deals ? world->starts : 0;
    int high = deals ? world->sites - 1 : counts ? world->players - 1 : 0;
    if (state->cursor >= low && state->cursor <= high)
        return true;
    if (deals)
        return error_set(in->error,
                         "cursor: the number of the space dealt next, from %d to %d", low,
                         high);
    if (counts)
        return error_set(
            in->error,
            "cursor: at step '%s' it counts the players who are done, up to %d",
            step_name(in), high);
    return error_set(in->error, "cursor: leave it out: at step '%s' nothing is counted",
                     step_name(in));
}

/* Who is to act at each step. */
static bool check_actor(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    int kind = step_info(state)->actor, due = seals_step_actor(state);
    if (kind == ACTOR_TAKER && state->round != 0 && state->actor >= 0)
        return true;
    if (kind == ACTOR_VICTIM && state->victim == NONE)
        return error_set(in->error, "move.victim: missing: who is robbed at step '%s'",
                         step_name(in));
    if (state->actor == due)
        return true;
    return due < 0 ? error_set(in->error,
                               "actor: leave it out: at step '%s' no player "
                               "acts",
                               step_name(in))
                   : error_set(in->error, "actor: at step '%s' player %d acts",
                               step_name(in), due + 1);
}

static bool check_midway(const struct seals_checking *in)
{
    int midway = seals_step_midway(in->world, in->state);
    return midway == ANY || in->state->midway == midway ||
           error_set(in->error, "midway: at this point of step '%s' it is %d",
                     step_name(in), midway);
}

static bool check_dealt_site(const struct seals_checking *in, int site, bool dealt)
{
    const struct seals_state *state = in->state;
    int here = site_get(state, site), scroll = here - SITE_SCROLL;
    const char *wrong = NULL;
    if ((here != SITE_EMPTY) != dealt)
        wrong = dealt ? "missing: something has been dealt there"
                      : "leave it out: nothing has been dealt there yet";
    else if (dealt && seal_strength(state, site) != in->world->board.space[site].strength)
        wrong = "dealt are seals of the strength printed there";
    else if (seals_copy_waits(state, scroll))
        wrong = SEALS_COPY_WAITS;
    return wrong == NULL ||
           error_set(in->error, "sites.%s: %s", site_name(in, site), wrong);
}

/* 3.2: until the first roll everything that was dealt lies where it was dealt. */
static bool check_dealt(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    int dealt = state->step == STEP_CIRCLE ? in->world->starts
                : state->step == STEP_DEAL ? state->cursor
                                           : in->world->sites;
    for (int site = in->world->starts; site < in->world->sites; site++)
        if (state->round == 0 && !check_dealt_site(in, site, site < dealt))
            return false;
    return true;
}

bool seals_check_step(const struct seals_checking *in)
{
    return check_round(in) && check_first(in) && check_idle(in) && check_rolling(in) &&
           check_taking(in) && check_cursor(in) && check_actor(in) && check_midway(in) &&
           check_dealt(in);
}
