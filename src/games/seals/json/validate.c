/* validate.c: fields of state JSON that contradict each other, the options or the
 * rules, each blamed by its path: the counters and the order of play.
 * games/seals/rules/check.c stays the judge behind it; what it refuses without a path
 * took more than one slip of the pen. */
#include "games/seals/json/internal.h"
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

bool seals_json_check_circle(struct reading *in)
{
    int fixed = in->world->circle, circle = in->state->circle;
    if (fixed != 0 && circle != fixed)
        return seals_json_fail_root(in, "circle",
                                    "the options of this game say circle %d", fixed);
    bool drawing = in->state->step == STEP_CIRCLE;
    if (drawing && fixed != 0)
        return seals_json_fail_root(
            in, "step", "no circle is drawn: the options say circle %d", fixed);
    if (drawing == (circle == 0))
        return true;
    if (circle == 0)
        return seals_json_fail_root(in, "circle",
                                    "missing: the options of this game leave it open");
    return seals_json_fail_root(in, "circle",
                                "leave it out: at step 'circle' it is not known yet");
}

/* 3.3, 4.7 */
static bool check_first(struct reading *in)
{
    const struct seals_state *state = in->state;
    int expected = seals_first_expected(in->world, state->round);
    bool known = state->step > STEP_FIRST;
    if (!known && state->first != NONE)
        return seals_json_fail_root(
            in, "first", "leave it out: at step '%s' it is not known yet", step_of(in));
    if (!known && state->turn != 0)
        return seals_json_fail_root(
            in, "turn", "leave it out: at step '%s' nobody is on turn", step_of(in));
    if (!known || expected == ANY || state->first == expected)
        return true;
    if (state->round <= 1)
        return seals_json_fail_root(in, "first", "the options of this game say player %d",
                                    expected + 1);
    return seals_json_fail_root(
        in, "first", "player %d began by the options, so player %d is first in round %d",
        in->world->first + 1, expected + 1, state->round);
}

static bool check_round(struct reading *in)
{
    const struct seals_state *state = in->state;
    if (state->step <= STEP_PLACE && state->round != 0)
        return seals_json_fail_root(
            in, "round", "leave it out: at step '%s' no round has begun", step_of(in));
    if (state->step > STEP_PLACE && state->step != STEP_TAKE && state->round == 0)
        return seals_json_fail_root(in, "round", "rounds are counted from 1");
    if (state->round != 0)
        return true;
    const char *early = state->broken  ? "broken"
                        : state->idle  ? "idle"
                        : state->stuck ? "stuck"
                                       : NULL;
    if (early == NULL)
        return true;
    return seals_json_fail_root(in, early, "leave it out: no round has begun");
}

/* 4.8 */
static bool check_idle(struct reading *in)
{
    const struct seals_state *state = in->state;
    if (state->stuck > state->idle)
        return seals_json_fail_root(in, "stuck", "%d rounds, but 'idle' counts only %d",
                                    state->stuck, state->idle);
    if (state->step == STEP_OVER)
        return true;
    if (state->idle >= MOST_IDLE)
        return seals_json_fail_root(
            in, "idle", "after %d such rounds the game is over (4.8)", MOST_IDLE);
    if (state->stuck < MOST_STUCK)
        return true;
    return seals_json_fail_root(
        in, "stuck", "after %d such rounds the game is over (4.8)", MOST_STUCK);
}

static bool check_rolling(struct reading *in)
{
    const struct seals_state *state = in->state;
    bool falls = state->step == STEP_REROLL;
    if (falls && state->rolling == 0)
        return seals_json_fail_root(in, "rolling",
                                    "missing: how many dice are still to fall");
    if (falls || state->rolling == 0)
        return true;
    return seals_json_fail_root(in, "rolling",
                                "leave it out: dice fall at step 'reroll' alone");
}

static bool check_taking(struct reading *in)
{
    const struct seals_state *state = in->state;
    bool after_round = state->step == STEP_TAKE && state->round != 0;
    if (after_round == (state->taking != TAKING_FIRST))
        return true;
    if (state->step != STEP_TAKE)
        return seals_json_fail_root(in, "taking",
                                    "leave it out: dice are taken at step 'take'");
    if (state->round == 0)
        return seals_json_fail_root(in, "taking",
                                    "leave it out: no round has begun, or give 'round'");
    return seals_json_fail_root(
        in, "taking", "1 when a round is over for the player, 2 for what he is owed");
}

/* What the cursor counts, and from where to where. */
static bool check_cursor(struct reading *in)
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
        return seals_json_fail_root(
            in, "cursor", "the number of the space dealt next, from %d to %d", low, high);
    if (counts)
        return seals_json_fail_root(
            in, "cursor", "at step '%s' it counts the players who are done, up to %d",
            step_of(in), high);
    return seals_json_fail_root(
        in, "cursor", "leave it out: at step '%s' nothing is counted", step_of(in));
}

static bool check_midway(struct reading *in)
{
    int midway = seals_step_midway(in->world, in->state);
    if (midway == ANY || in->state->midway == midway)
        return true;
    return seals_json_fail_root(in, "midway", "at this point of step '%s' it is %d",
                                step_of(in), midway);
}

static bool fail_site(struct reading *in, int site, const char *words)
{
    struct json_reader sites = {.parent = in->root, .key = "sites"};
    struct json_reader field = {.parent = &sites, .key = site_name(in, site)};
    return json_reader_fail(&field, in->error, "%s", words);
}

/* 3.2: until the first roll everything that was dealt lies where it was dealt. */
static bool check_dealt(struct reading *in)
{
    const struct seals_state *state = in->state;
    int dealt = state->step == STEP_CIRCLE ? in->world->starts
                : state->step == STEP_DEAL ? state->cursor
                                           : in->world->sites;
    if (state->round != 0)
        return true;
    for (int site = in->world->starts; site < in->world->sites; site++) {
        bool seal = sites_has(&state->seals, site);
        if (seal && site >= dealt)
            return fail_site(in, site, "leave it out: nothing has been dealt there yet");
        if (!seal && site < dealt)
            return fail_site(in, site, "missing: something has been dealt there");
        if (seal && seal_strength(state, site) != in->world->board.space[site].strength)
            return fail_site(in, site, "dealt are seals of the strength printed there");
        int scroll = site_get(state, site) - SITE_SCROLL;
        if (state->circle == 1 && scroll_is_additional(scroll) &&
            !(state->lying & scroll_bit(scroll_twin(scroll))))
            return fail_site(in, site, "of two equal scrolls the first is dealt first");
    }
    return true;
}

/* Before the first round and at a roll the players' turn comes by the cursor. */
static bool check_turn_by_cursor(struct reading *in)
{
    const struct seals_state *state = in->state;
    bool counts = state->step == STEP_PLACE || state->step == STEP_ROLL ||
                  (state->step == STEP_TAKE && state->round == 0);
    int due = (state->first + state->cursor) % in->world->players;
    if (!counts)
        return true;
    if (state->turn != due)
        return seals_json_fail_root(in, "turn", "by 'first' and 'cursor' it is player %d",
                                    due + 1);
    if (state->step == STEP_ROLL || state->actor == due)
        return true;
    return seals_json_fail_root(in, "actor", "by 'first' and 'cursor' it is player %d",
                                due + 1);
}

/* 4.5: in the own turn, or robbed of the last die in another's (6.16). */
static bool check_take_in_round(struct reading *in)
{
    const struct seals_state *state = in->state;
    if (!state->seat[state->actor].over)
        return seals_json_fail_player(
            in, state->actor, "over",
            "must be true: dice are taken when the round is over");
    if (seals_take_count(state) == 0)
        return seals_json_fail_root(in, "step", "no dice are in the supply to take");
    if (state->actor == state->turn)
        return true;
    if (state->circle != 3)
        return seals_json_fail_root(in, "actor", "player %d is on turn and takes dice",
                                    state->turn + 1);
    if (!state->seat[state->turn].over)
        return true;
    return seals_json_fail_root(in, "turn", "the round is over for player %d",
                                state->turn + 1);
}

/* 4.6: what is owed, after the round, in turn order. */
static bool check_take_short(struct reading *in)
{
    const struct seals_state *state = in->state;
    for (int seat = 0; seat < in->world->players; seat++)
        if (!state->seat[seat].over)
            return seals_json_fail_player(
                in, seat, "over", "must be true: what is owed is taken after the round");
    if (state->seat[state->actor].owed == 0)
        return seals_json_fail_player(in, state->actor, "owed",
                                      "missing: this player takes them");
    for (int seat = state->first; seat != state->actor;
         seat = seat_after(in->world, seat))
        if (state->seat[seat].owed != 0)
            return seals_json_fail_root(
                in, "actor", "player %d is owed dice and comes before", seat + 1);
    return true;
}

/* 4.7, 4.8 */
static bool check_over(struct reading *in)
{
    const struct seals_state *state = in->state;
    for (int seat = 0; seat < in->world->players; seat++)
        if (!state->seat[seat].over)
            return seals_json_fail_player(in, seat, "over",
                                          "must be true: the game ends after a round");
    if (!seals_game_may_be_over(in->world, state))
        return seals_json_fail_root(
            in, "step", "not over: %d scrolls of strength 6 lie on the board (4.7)",
            __builtin_popcountll(state->lying & scrolls_of_strength(6)));
    if (state->turn == state->first)
        return true;
    return seals_json_fail_root(in, "turn", "at the end it is the first player, %d",
                                state->first + 1);
}

static bool check_turn(struct reading *in)
{
    const struct seals_state *state = in->state;
    if (state->step == STEP_OVER)
        return check_over(in);
    if (state->step == STEP_TAKE && state->round != 0)
        return state->taking == TAKING_SHORT ? check_take_short(in)
                                             : check_take_in_round(in);
    if (!is_turn_step(state->step) || !state->seat[state->turn].over)
        return true;
    return seals_json_fail_root(in, "turn", "the round is over for player %d",
                                state->turn + 1);
}

bool seals_json_check(struct reading *in)
{
    return check_round(in) && check_first(in) && check_idle(in) && check_rolling(in) &&
           check_taking(in) && check_cursor(in) && check_midway(in) && check_dealt(in) &&
           seals_json_check_players(in) && check_turn_by_cursor(in) && check_turn(in);
}
