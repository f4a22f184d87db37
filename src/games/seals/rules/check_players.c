/* check_players.c: invariants of what each player has at the current step. */
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

static bool fail_player(const struct seals_checking *in, int seat, const char *key,
                        const char *words)
{
    return error_set(in->error, "players[%d].%s: %s", seat, key, words);
}

/* 1.5, 3.3: each player has a different mage, once mages are known. */
static bool check_mage(const struct seals_checking *in, int seat)
{
    const struct seals_state *state = in->state;
    int mage = state->seat[seat].mage, fixed = in->world->mage[seat];
    bool due =
        state->step < STEP_MAGE || (state->step == STEP_MAGE && seat >= state->cursor);
    if (fixed != ANY && mage != fixed)
        return error_set(in->error, "players[%d].mage: the options of this game say %s",
                         seat, seals_mage_name[fixed]);
    if (mage == NONE)
        return due || fail_player(in, seat, "mage", "missing");
    if (due && fixed == ANY)
        return fail_player(in, seat, "mage", "leave it out: it has not been drawn yet");
    for (int other = 0; other < seat; other++)
        if (state->seat[other].mage == mage)
            return error_set(in->error,
                             "players[%d].mage: the %s is players[%d]'s already", seat,
                             seals_mage_name[mage], other);
    return true;
}

/* 3.4: start circles are chosen in turn order. */
static bool is_placed(const struct seals_checking *in, int seat)
{
    const struct seals_state *state = in->state;
    return state->round != 0 || state->step == STEP_TAKE ||
           (state->step == STEP_PLACE && turn_order(in, seat) < state->cursor);
}

/* 3.4, 5.2 */
static bool check_place(const struct seals_checking *in, int seat)
{
    const struct seals_state *state = in->state;
    int place = state->seat[seat].place;
    bool placed = is_placed(in, seat);
    if (placed != (place != SITE_NONE))
        return fail_player(in, seat, "place",
                           placed ? "missing" : "leave it out: it is not chosen yet");
    if (!placed)
        return true;
    if (state->round == 0 && place >= in->world->starts)
        return error_set(in->error, "players[%d].place: %s is not a start circle", seat,
                         site_name(in, place));
    if (sites_has(&state->seals, place))
        return error_set(in->error, "players[%d].place: %s bears a seal", seat,
                         site_name(in, place));
    for (int other = 0; other < seat; other++)
        if (state->seat[other].place == place)
            return error_set(in->error,
                             "players[%d].place: the mage of players[%d] is on %s", seat,
                             other, site_name(in, place));
    return true;
}

/* 6.18: one familiar on a token. */
static bool check_on_token(const struct seals_checking *in, int seat, int site)
{
    if (in->state->circle != 4)
        return error_set(in->error,
                         "players[%d].familiar: a token lies on %s; only Dispatch of "
                         "circle 4 leads onto one",
                         seat, site_name(in, site));
    for (int other = 0; other < seat; other++)
        if (in->state->seat[other].familiar == site)
            return error_set(
                in->error,
                "players[%d].familiar: the familiar of players[%d] is on the token on %s",
                seat, other, site_name(in, site));
    return true;
}

/* 6.1, 6.18: what brought a familiar out lies face down until the round is over for its
 * owner (4.5), when it goes back. */
static bool may_be_out(const struct seals_state *state, int seat)
{
    uint64_t brings = scroll_bit(SCROLL_BINDING);
    if (state->circle == 4)
        brings |= scrolls_of_strength(2) & ~basic_scrolls;
    return (state->seat[seat].down & brings) != 0;
}

static bool check_familiar(const struct seals_checking *in, int seat)
{
    const struct seals_state *state = in->state;
    int site = state->seat[seat].familiar;
    if (site == SITE_NONE)
        return true;
    if (state->round == 0 || state->step == STEP_ROLL)
        return error_set(in->error,
                         "players[%d].familiar: leave it out: no familiar is out at step "
                         "'%s'",
                         seat, step_name(in));
    if (state->seat[seat].over)
        return fail_player(in, seat, "familiar",
                           "leave it out: the round is over for this player");
    if (scroll_on(state, site))
        return error_set(in->error, "players[%d].familiar: a scroll lies on %s", seat,
                         site_name(in, site));
    if (token_on(state, site) && !check_on_token(in, seat, site))
        return false;
    return may_be_out(state, seat) ||
           error_set(in->error,
                     "players[%d].familiar: it is out, so binding%s must be in 'down'",
                     seat, state->circle == 4 ? " or a dispatch" : "");
}

/* 3.5: before the first roll players have nothing but three dice to roll. */
static bool check_before(const struct seals_checking *in, int seat)
{
    const struct seals_seat *mine = &in->state->seat[seat];
    const char *early = seat_has_dice(mine) ? "dice"
                        : mine->over        ? "over"
                        : mine->owed        ? "owed"
                        : mine->down        ? "down"
                                            : NULL;
    if (early != NULL)
        return fail_player(in, seat, early, "leave it out: no round has begun");
    if (mine->up != scroll_bit(SCROLL_BINDING))
        return fail_player(in, seat, "up", "binding alone: no round has begun");
    bool taken = in->state->step == STEP_TAKE && turn_order(in, seat) < in->state->cursor;
    return next_count(mine) == (taken ? 3 : 0) ||
           fail_player(in, seat, "next",
                       taken ? "three dice: this player has taken"
                             : "leave it out: this player has not taken dice yet");
}

/* Dice are rolled colour by colour. */
static bool check_colours(const struct seals_checking *in, int seat)
{
    const struct seals_seat *mine = &in->state->seat[seat];
    int left = 0;
    while (left < COLOURS && mine->next[left] == 0)
        left++;
    for (int colour = left + 1; colour < COLOURS; colour++)
        if (mine->dice[colour] != 0)
            return error_set(in->error,
                             "players[%d].dice: dice of %s are rolled before %s", seat,
                             seals_element_name[left], seals_element_name[colour]);
    return true;
}

/* 4.1: three dice each, rolled in turn order. */
static bool check_rolled(const struct seals_checking *in, int seat)
{
    const struct seals_seat *mine = &in->state->seat[seat];
    int before = in->state->cursor - turn_order(in, seat); /* those of the player who is
                                                              rolling */
    int held = 0, waiting = next_count(mine);
    for (int colour = 0; colour < COLOURS; colour++)
        held += dice_count(mine->dice[colour]);
    const char *late = mine->over   ? "over"
                       : mine->owed ? "owed"
                       : mine->down ? "down"
                                    : NULL;
    if (late != NULL)
        return fail_player(in, seat, late, "leave it out: the round is about to begin");
    if (before > 0 && held != 3)
        return fail_player(in, seat, "dice", "three dice: this player has rolled");
    if (before < 0 && held != 0)
        return fail_player(in, seat, "dice",
                           "leave it out: this player has not rolled yet");
    if (held + waiting != 3 || (before == 0 && held == 3))
        return error_set(
            in->error,
            "players[%d].next: %d here and %d rolled; three dice are rolled a player",
            seat, waiting, held);
    return check_colours(in, seat);
}

/* 4.5, 4.6: the round is over for this player: three dice to come, and all scrolls face
 * up. */
static bool check_out(const struct seals_checking *in, int seat)
{
    const struct seals_state *state = in->state;
    const struct seals_seat *mine = &state->seat[seat];
    bool takes =
        state->step == STEP_TAKE && state->taking == TAKING_ROUND && state->actor == seat;
    int coming = next_count(mine);
    if (seat_has_dice(mine))
        return fail_player(in, seat, "dice",
                           "leave it out: the round is over for this player");
    if (mine->down != 0)
        return fail_player(in, seat, "down",
                           "leave it out: the round is over, so all lie face up");
    if (coming + mine->owed == (takes ? 0 : 3))
        return true;
    if (takes)
        return fail_player(in, seat, coming ? "next" : "owed",
                           "leave it out: this player takes dice now");
    return error_set(in->error,
                     "players[%d].next: %d here and %d owed; with the round over three "
                     "dice are to come",
                     seat, coming, mine->owed);
}

/* In the round: dice to play with, none to come. */
static bool check_in(const struct seals_checking *in, int seat)
{
    const struct seals_state *state = in->state;
    const struct seals_seat *mine = &state->seat[seat];
    bool may_have_none =
        state->turn == seat && (state->step == STEP_REROLL || state->step == STEP_SECOND);
    const char *late = next_count(mine) != 0 ? "next" : mine->owed ? "owed" : NULL;
    if (late != NULL)
        return fail_player(in, seat, late,
                           "leave it out: the round is not over for this player");
    return seat_has_dice(mine) || may_have_none ||
           fail_player(in, seat, "dice",
                       "missing: without dice the round is over for a player");
}

static bool check_hand(const struct seals_checking *in, int seat)
{
    if (in->state->round == 0)
        return check_before(in, seat);
    if (in->state->step == STEP_ROLL)
        return check_rolled(in, seat);
    return in->state->seat[seat].over ? check_out(in, seat) : check_in(in, seat);
}

bool seals_check_players(const struct seals_checking *in)
{
    for (int seat = 0; seat < in->world->players; seat++)
        if (!check_mage(in, seat) || !check_place(in, seat) ||
            !check_familiar(in, seat) || !check_hand(in, seat))
            return false;
    return in->state->step != STEP_ROLL || !in->state->broken ||
           error_set(in->error, "broken: leave it out: the round is about to begin");
}
