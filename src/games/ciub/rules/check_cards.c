/* check_cards.c: invariants of the cards: every card is in one place, as many have turned
 * up as the pile has lost, and tokens lie on open cards (3.2, 3.3, 4.1-4.3). */
#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

/* Where a card lies, as an error names it: "top[2]", "players[1].won". It is put together
 * only then: most states are right. */
struct card_path {
    const char *list;
    int number;
    const char *member;
};

static bool fail_card(const struct ciub_checking *in, struct card_path path,
                      const char *wrong)
{
    return error_set(in->error, "%s[%d]%s: %s", path.list, path.number, path.member,
                     wrong);
}

/* Notes a card that lies there; false when it cannot, or was met before. */
static bool meet_card(const struct ciub_checking *in, struct card_path path, int card,
                      uint64_t *seen)
{
    const struct ciub_card *met = &in->world->set.card[card];
    const char *wrong =
        met->letter == LETTER_D ? "lies below the pile; who took it is said by 'opus'"
        : !(in->world->in_play >> card & 1) ? "bears an owl: not in a short game"
        : *seen >> card & 1                 ? "is somewhere else already"
                                            : NULL;
    *seen |= UINT64_C(1) << card;
    return wrong == NULL || error_set(in->error, "%s[%d]%s: %s %s", path.list,
                                      path.number, path.member, met->name, wrong);
}

static bool is_dealt(const struct ciub_checking *in, bool bottom, int place)
{
    if (in->state->step > STEP_DEAL)
        return true;
    return in->state->step == STEP_DEAL &&
           (bottom ? in->world->row : 0) + place < in->state->gap;
}

/* Whether a place of a row, where a card was dealt, may be without one. */
static bool may_be_empty(const struct ciub_state *state, bool bottom, int place)
{
    switch (state->stage) {
    case STAGE_OPEN:
        return state->gap == place && state->step == (bottom ? STEP_DOWN : STEP_REFILL);
    case STAGE_ENDING: /* 4.2: removed cards are not replaced any more */
        return !bottom;
    default: /* 5.2 */
        return true;
    }
}

static bool check_place(const struct ciub_checking *in, bool bottom, int place,
                        uint64_t *seen)
{
    struct card_path path = {bottom ? "bottom" : "top", place, ""};
    int card = (bottom ? in->state->bottom : in->state->top)[place];
    bool dealt = place < in->world->row && is_dealt(in, bottom, place);
    if (card != CIUB_NONE && place >= in->world->row)
        return fail_card(in, path, "it is beyond the end of the row");
    if (card == CIUB_NONE && (!dealt || may_be_empty(in->state, bottom, place)))
        return true;
    if (in->state->step <= STEP_DEAL && dealt != (card != CIUB_NONE))
        return fail_card(in, path, "cards are dealt in order, the top row first");
    if (card == CIUB_NONE)
        return fail_card(in, path, "a card must lie here");
    if (in->state->step <= STEP_DEAL && !(in->world->set.letter[LETTER_A] >> card & 1))
        return fail_card(in, path, "only A cards are dealt");
    return meet_card(in, path, card, seen);
}

/* 4.2, 5.2: the place that `gap` names, if the step has one, is free. */
static bool check_gap(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    bool refill = state->step == STEP_REFILL, down = state->step == STEP_DOWN;
    const uint8_t *row = refill ? state->top : state->bottom;
    if ((refill || down) && state->stage != STAGE_OPEN)
        return error_set(in->error, "step: the pile has no card for the gap");
    if (refill || down)
        return (state->gap < in->world->row && row[state->gap] == CIUB_NONE) ||
               error_set(in->error, "%s: at step '%s' it has a gap: write null",
                         refill ? "top" : "bottom", step_name(in));
    if (state->step == STEP_DEAL)
        return state->gap < 2 * in->world->row ||
               error_set(in->error, "step: all cards are dealt");
    return state->gap == CIUB_NONE ||
           error_set(in->error, "gap: no step fills it at '%s'", step_name(in));
}

static bool check_won(const struct ciub_checking *in, int seat, uint64_t *seen)
{
    struct card_path path = {"players", seat, ".won"};
    for (uint64_t won = in->state->won[seat]; won != 0; won &= won - 1)
        if (!meet_card(in, path, __builtin_ctzll(won), seen))
            return false;
    return true;
}

/* 3.2, 3.3: of each letter as many cards are known as were dealt or have turned up. */
static bool check_letters(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    uint64_t known = in->world->in_play & ~state->unseen;
    int up = __builtin_popcountll(known & in->world->set.letter[LETTER_A]);
    int dealt = state->step == STEP_FIRST  ? 0
                : state->step == STEP_DEAL ? state->gap
                                           : 2 * in->world->row;
    if (up != dealt)
        return error_set(in->error,
                         "removed: %d A cards are open, won or removed; %d were dealt",
                         up, dealt);
    for (int i = 0; i < 2; i++) {
        int left = state->pile[i], all = in->world->pile[i];
        up = __builtin_popcountll(known & in->world->set.letter[LETTER_B + i]);
        if (left + up != all)
            return error_set(
                in->error, "pile.%c: %d here and %d turned up make %d; this game has %d",
                'b' + i, left, up, left + up, all);
    }
    return state->pile[0] == 0 || state->pile[1] == in->world->pile[1] ||
           error_set(in->error, "pile: C cards turn up when no B card is left");
}

/* 4.1, 4.3 */
static bool check_token(const struct ciub_checking *in, int seat)
{
    const uint8_t *token = in->state->token;
    if (token[seat] == CIUB_NONE)
        return true;
    if (in->state->step <= STEP_DEAL)
        return error_set(in->error,
                         "players[%d].token: leave it out: cards are still "
                         "dealt",
                         seat);
    if (!(cards_open(in->world, in->state) >> token[seat] & 1))
        return error_set(in->error, "players[%d].token: that card is in neither row",
                         seat);
    for (int other = 0; other < seat; other++)
        if (token[other] == token[seat])
            return error_set(in->error,
                             "players[%d].token: that card bears the token of player %d",
                             seat, other + 1);
    return true;
}

bool ciub_check_cards(const struct ciub_checking *in)
{
    uint64_t seen = 0;
    if (!check_gap(in))
        return false;
    for (int i = 0; i < 2 * CIUB_ROW; i++)
        if (!check_place(in, i >= CIUB_ROW, i % CIUB_ROW, &seen))
            return false;
    for (int seat = 0; seat < in->world->players; seat++)
        if (!check_won(in, seat, &seen))
            return false;
    if ((in->state->unseen & (~in->world->in_play | seen)) != 0)
        return error_set(in->error, "unseen: a card of it is in a row, won, or not in "
                                    "the game");
    for (int seat = 0; seat < in->world->players; seat++)
        if (!check_token(in, seat))
            return false;
    return check_letters(in);
}
