/* check_cards.c: invariants of the cards: every card is in one place, as many have turned
 * up as the pile has lost, and tokens lie on open cards (3.2, 3.3, 4.1-4.3). */
#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

/* Notes an open card; false when it is none, or was met before. */
static bool meet_card(const struct ciub_world *world, uint8_t card, uint64_t *seen)
{
    if (card >= CIUB_CARDS || !(world->in_play >> card & 1) || (*seen >> card & 1))
        return false;
    *seen |= UINT64_C(1) << card;
    return true;
}

static bool is_dealt(const struct ciub_world *world, const struct ciub_state *state,
                     bool bottom, int place)
{
    if (state->step > STEP_DEAL)
        return true;
    return state->step == STEP_DEAL && (bottom ? world->row : 0) + place < state->gap;
}

/* Whether a place of a row may be without a card. */
static bool may_be_empty(const struct ciub_world *world, const struct ciub_state *state,
                         bool bottom, int place)
{
    if (!is_dealt(world, state, bottom, place))
        return true;
    switch (state->stage) {
    case STAGE_OPEN:
        return state->gap == place && state->step == (bottom ? STEP_DOWN : STEP_REFILL);
    case STAGE_ENDING: /* 4.2: removed cards are not replaced any more */
        return !bottom;
    default: /* 5.2 */
        return true;
    }
}

static const char *check_row(const struct ciub_world *world,
                             const struct ciub_state *state, bool bottom, uint64_t *seen)
{
    const uint8_t *row = bottom ? state->bottom : state->top;
    for (int place = 0; place < CIUB_ROW; place++) {
        if (row[place] == CIUB_NONE) {
            if (place < world->row && !may_be_empty(world, state, bottom, place))
                return "a card is missing in a row";
            continue;
        }
        if (place >= world->row)
            return "a card lies beyond the end of a row";
        if (!is_dealt(world, state, bottom, place))
            return "cards are dealt in order, the top row first";
        if (!meet_card(world, row[place], seen))
            return "a card in a row is unknown, or lies there twice";
    }
    return NULL;
}

/* The place that `gap` tells, if the step has one, is free. */
static const char *check_gap(const struct ciub_world *world,
                             const struct ciub_state *state)
{
    bool refills = state->step == STEP_REFILL || state->step == STEP_DOWN;
    if (refills && state->stage != STAGE_OPEN) /* 4.2, 5.2 */
        return "a gap is to be filled although the pile has nothing but D";
    switch (state->step) {
    case STEP_DEAL:
        return state->gap < 2 * world->row ? NULL : "the deal is beyond the rows";
    case STEP_REFILL:
        return state->gap < world->row && state->top[state->gap] == CIUB_NONE
                   ? NULL
                   : "there is no gap in the top row to be refilled";
    case STEP_DOWN:
        return state->gap < world->row && state->bottom[state->gap] == CIUB_NONE
                   ? NULL
                   : "there is no gap in the bottom row for a card to go down to";
    default:
        return state->gap == CIUB_NONE ? NULL : "a gap is noted that no step fills";
    }
}

static const char *check_won(const struct ciub_world *world,
                             const struct ciub_state *state, uint64_t *seen)
{
    for (int seat = 0; seat < CIUB_PLAYERS; seat++) {
        uint64_t won = state->won[seat];
        if (seat >= world->players && won != 0)
            return "a seat without a player has won cards";
        if ((won & ~world->in_play) != 0)
            return "a card is won that is not in the game";
        if ((won & *seen) != 0)
            return "a won card lies in a row or was won by another player";
        *seen |= won;
    }
    return NULL;
}

/* 3.2, 3.3: of each letter as many cards are known as were dealt or have turned up. */
static const char *check_letter(const struct ciub_world *world,
                                const struct ciub_state *state, int letter, int known)
{
    uint64_t cards = world->set.letter[letter] & world->in_play & ~state->unseen;
    return __builtin_popcountll(cards) == known
               ? NULL
               : "the unseen cards do not fit the number of cards turned up";
}

static const char *check_pile(const struct ciub_world *world,
                              const struct ciub_state *state, uint64_t seen)
{
    const char *wrong = NULL;
    int dealt = state->step == STEP_FIRST  ? 0
                : state->step == STEP_DEAL ? state->gap
                                           : 2 * world->row;
    if ((state->unseen & ~world->in_play) != 0 || (state->unseen & seen) != 0)
        return "an unseen card is in a row, won, or not in the game";
    if (state->pile[0] > world->pile[0] || state->pile[1] > world->pile[1])
        return "the pile has more cards than at the start";
    if (state->pile[0] > 0 && state->pile[1] < world->pile[1])
        return "the C cards lie below the B cards in the pile";
    if ((wrong = check_letter(world, state, LETTER_A, dealt)) ||
        (wrong = check_letter(world, state, LETTER_B, world->pile[0] - state->pile[0])) ||
        (wrong = check_letter(world, state, LETTER_C, world->pile[1] - state->pile[1])))
        return wrong;
    if ((state->pile[0] + state->pile[1] > 0) != (state->stage == STAGE_OPEN))
        return "the end begins when the last C card is turned up, not before or later";
    return NULL;
}

static const char *check_tokens(const struct ciub_world *world,
                                const struct ciub_state *state)
{
    for (int seat = 0; seat < CIUB_PLAYERS; seat++) {
        uint8_t card = state->token[seat];
        if (card == CIUB_NONE)
            continue;
        if (seat >= world->players)
            return "a seat without a player has a token";
        if (state->step <= STEP_DEAL)
            return "a token lies on a card before the first turn";
        if (card >= CIUB_CARDS || !(cards_open(world, state) >> card & 1))
            return "a token lies on a card that is not open";
        for (int other = 0; other < seat; other++)
            if (state->token[other] == card)
                return "two tokens lie on one card";
    }
    return NULL;
}

const char *ciub_check_cards(const struct ciub_world *world,
                             const struct ciub_state *state)
{
    const char *wrong = NULL;
    uint64_t seen = 0;
    if ((wrong = check_gap(world, state)) ||
        (wrong = check_row(world, state, false, &seen)) ||
        (wrong = check_row(world, state, true, &seen)) ||
        (wrong = check_won(world, state, &seen)) ||
        (wrong = check_pile(world, state, seen)))
        return wrong;
    return check_tokens(world, state);
}
