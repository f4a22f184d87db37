/* validate_players.c: what each player of a position from JSON can have, by the point
 * of the game it stands at. */
#include "games/seals/json/internal.h"
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

/* 1.5, 3.3: a mage of his own, as soon as mages are known. */
static bool check_mage(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    int mage = state->seat[seat].mage, fixed = in->world->mage[seat];
    bool due =
        state->step < STEP_MAGE || (state->step == STEP_MAGE && seat >= state->cursor);
    if (fixed != ANY && mage != fixed)
        return seals_json_fail_player(in, seat, "mage", "the options of this game say %s",
                                      seals_mage_name[fixed]);
    if (mage == NONE && due)
        return true;
    if (mage == NONE)
        return seals_json_fail_player(in, seat, "mage", "missing");
    if (due && fixed == ANY)
        return seals_json_fail_player(in, seat, "mage",
                                      "leave it out: it has not been drawn yet");
    for (int other = 0; other < seat; other++)
        if (state->seat[other].mage == mage)
            return seals_json_fail_player(in, seat, "mage",
                                          "the %s is players[%d]'s already",
                                          seals_mage_name[mage], other);
    return true;
}

/* 3.4: start circles are chosen in turn order. */
static bool check_start(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    int place = state->seat[seat].place, players = in->world->players;
    int order = state->step < STEP_PLACE ? 0 : (seat - state->first + players) % players;
    bool chosen =
        state->step == STEP_TAKE || (state->step == STEP_PLACE && order < state->cursor);
    if (place == SITE_NONE && !chosen)
        return true;
    if (place == SITE_NONE)
        return seals_json_fail_player(in, seat, "place", "missing");
    if (!chosen)
        return seals_json_fail_player(in, seat, "place",
                                      "leave it out: it is not chosen yet");
    if (place < in->world->starts)
        return true;
    return seals_json_fail_player(in, seat, "place", "%s is no start circle",
                                  site_name(in, place));
}

/* 5.2 */
static bool check_place(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    int place = state->seat[seat].place;
    if (state->round == 0 && !check_start(in, seat))
        return false;
    if (place == SITE_NONE && state->round == 0)
        return true;
    if (place == SITE_NONE)
        return seals_json_fail_player(in, seat, "place", "missing");
    if (sites_has(&state->seals, place))
        return seals_json_fail_player(in, seat, "place", "%s bears a seal",
                                      site_name(in, place));
    for (int other = 0; other < seat; other++)
        if (state->seat[other].place == place)
            return seals_json_fail_player(in, seat, "place",
                                          "the mage of players[%d] is on %s", other,
                                          site_name(in, place));
    return true;
}

/* 6.18: one familiar on a token. */
static bool check_on_token(struct reading *in, int seat, int site)
{
    if (in->state->circle != 4)
        return seals_json_fail_player(
            in, seat, "familiar",
            "a token lies on %s; only Dispatch of circle 4 leads onto one",
            site_name(in, site));
    for (int other = 0; other < seat; other++)
        if (in->state->seat[other].familiar == site)
            return seals_json_fail_player(
                in, seat, "familiar", "the familiar of players[%d] is on the token on %s",
                other, site_name(in, site));
    return true;
}

/* 4.5, 6.1: out of Binding from its use until the round is over for its owner. */
static bool check_familiar(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    int site = state->seat[seat].familiar;
    if (site == SITE_NONE)
        return true;
    if (state->round == 0 || state->step == STEP_ROLL)
        return seals_json_fail_player(in, seat, "familiar",
                                      "leave it out: no familiar is out at step '%s'",
                                      step_of(in));
    if (state->seat[seat].over)
        return seals_json_fail_player(in, seat, "familiar",
                                      "leave it out: the round is over for this player");
    if (scroll_on(state, site))
        return seals_json_fail_player(in, seat, "familiar", "a scroll lies on %s",
                                      site_name(in, site));
    if (token_on(state, site) && !check_on_token(in, seat, site))
        return false;
    if (seals_familiar_may_be_out(state, seat))
        return true;
    return seals_json_fail_player(in, seat, "familiar",
                                  "it is out, so binding%s must be in 'down'",
                                  state->circle == 4 ? " or a dispatch" : "");
}

/* 3.5: before the first roll nobody has anything but three dice to roll. */
static bool check_before(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    const struct seals_seat *mine = &state->seat[seat];
    int players = in->world->players;
    const char *early = seat_has_dice(mine) ? "dice"
                        : mine->over        ? "over"
                        : mine->owed        ? "owed"
                        : mine->down        ? "down"
                                            : NULL;
    if (early != NULL)
        return seals_json_fail_player(in, seat, early,
                                      "leave it out: no round has begun");
    if (mine->up != scroll_bit(SCROLL_BINDING))
        return seals_json_fail_player(in, seat, "up",
                                      "binding alone: no round has begun");
    bool taken = state->step == STEP_TAKE &&
                 (seat - state->first + players) % players < state->cursor;
    if (next_count(mine) == (taken ? 3 : 0))
        return true;
    return seals_json_fail_player(
        in, seat, "next",
        taken ? "three dice: this player has taken"
              : "leave it out: this player has not taken dice yet");
}

/* 4.1: three dice each, rolled in turn order and colour by colour. */
static bool check_rolled(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    const struct seals_seat *mine = &state->seat[seat];
    int order = (seat - state->first + in->world->players) % in->world->players;
    int held = 0, waiting = next_count(mine), left = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        held += dice_count(mine->dice[colour]);
    const char *late = mine->over ? "over" : mine->owed ? "owed" : NULL;
    if (late != NULL || mine->down != 0)
        return seals_json_fail_player(in, seat, late != NULL ? late : "down",
                                      "leave it out: the round is about to begin");
    if (order < state->cursor ? held != 3 : order > state->cursor && held != 0)
        return seals_json_fail_player(in, seat, "dice",
                                      held == 3 || order > state->cursor
                                          ? "leave it out: this player has not rolled yet"
                                          : "three dice: this player has rolled");
    if (held + waiting != 3 || (order == state->cursor && held == 3))
        return seals_json_fail_player(
            in, seat, "next", "%d here and %d rolled; three dice are rolled a player",
            waiting, held);
    while (left < COLOURS && mine->next[left] == 0)
        left++;
    for (int colour = left + 1; colour < COLOURS; colour++)
        if (mine->dice[colour] != 0)
            return seals_json_fail_player(
                in, seat, "dice", "dice of %s are rolled before %s",
                seals_element_name[left], seals_element_name[colour]);
    return true;
}

/* 4.5, 4.6: the round is over for this player: three dice to come, and all scrolls face
 * up. */
static bool check_out(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    const struct seals_seat *mine = &state->seat[seat];
    bool takes =
        state->step == STEP_TAKE && state->taking == TAKING_ROUND && state->actor == seat;
    int coming = next_count(mine);
    if (seat_has_dice(mine))
        return seals_json_fail_player(in, seat, "dice",
                                      "leave it out: the round is over for this player");
    if (mine->down != 0)
        return seals_json_fail_player(
            in, seat, "down", "leave it out: the round is over, so all lie face up");
    if (coming + mine->owed == (takes ? 0 : 3))
        return true;
    if (takes)
        return seals_json_fail_player(in, seat, coming ? "next" : "owed",
                                      "leave it out: this player takes dice now");
    return seals_json_fail_player(
        in, seat, "next",
        "%d here and %d owed; with the round over three dice are to come", coming,
        mine->owed);
}

/* In the round: dice to play with, none to come. */
static bool check_in(struct reading *in, int seat)
{
    const struct seals_state *state = in->state;
    const struct seals_seat *mine = &state->seat[seat];
    bool on_turn = state->turn == seat;
    bool may_have_none =
        on_turn && (state->step == STEP_REROLL || state->step == STEP_SECOND);
    if (next_count(mine) != 0)
        return seals_json_fail_player(
            in, seat, "next", "leave it out: the round is not over for this player");
    if (mine->owed != 0)
        return seals_json_fail_player(
            in, seat, "owed", "leave it out: the round is not over for this player");
    if (seat_has_dice(mine) || may_have_none)
        return true;
    return seals_json_fail_player(in, seat, "dice",
                                  "missing: without dice the round is over for a player");
}

static bool check_hand(struct reading *in, int seat)
{
    if (in->state->round == 0)
        return check_before(in, seat);
    if (in->state->step == STEP_ROLL)
        return check_rolled(in, seat);
    return in->state->seat[seat].over ? check_out(in, seat) : check_in(in, seat);
}

bool seals_json_check_players(struct reading *in)
{
    for (int seat = 0; seat < in->world->players; seat++)
        if (!check_mage(in, seat) || !check_place(in, seat) ||
            !check_familiar(in, seat) || !check_hand(in, seat))
            return false;
    if (in->state->step != STEP_ROLL || !in->state->broken)
        return true;
    return seals_json_fail_root(in, "broken",
                                "leave it out: the round is about to begin");
}
