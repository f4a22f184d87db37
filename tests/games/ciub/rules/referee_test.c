/* referee_test.c: whole random games under a second pair of eyes: phases 3 and 4 and the
 * end of the game (rules 4.8 to 5.3), worked out anew from the names of cards and the
 * dice on the table, and held against what the game lists and does. */
#include <stdio.h>
#include <string.h>

#include "core/match/chance.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"
#include "tests/games/ciub/rules/referee.h"

enum { GAMES = 240, MANY_MOVES = 1000000, NOBODY = -1 };

struct referee {
    const struct ciub_world *world;
    struct ciub_state before, state;
    struct rng rng;
    bool shy;      /* hardly ever gains or removes: the way to 5.2a */
    int quiet;     /* turns in a row without a gain or removal */
    bool busy;     /* one in this turn */
    bool ending;   /* the last C is turned up */
    int opus;      /* who took D */
    int last_left; /* last turns to come after this one */
};

/* --- lists -------------------------------------------------------------------------- */

static int count_gains(const struct referee *r, const uint8_t *row)
{
    int gains = 0;
    for (int place = 0; place < r->world->row; place++) {
        bool barred = row[place] == CIUB_NONE;
        for (int seat = 0; seat < r->world->players; seat++)
            barred =
                barred || (seat != r->state.turn && r->state.token[seat] == row[place]);
        gains += !barred && referee_fulfils(&r->world->set, &r->state, row[place]);
    }
    return gains;
}

/* 4.10, 5.1 */
static void check_spell(const struct referee *r, const choice_t *list, int count)
{
    int gains = count_gains(r, r->state.bottom), takes = 0, listed = 0;
    if (r->opus != NOBODY)
        gains += count_gains(r, r->state.top);
    for (int colour = 0; colour < r->world->set.colours; colour++)
        takes += r->state.supply[colour] > 0;
    for (int i = 0; i < count; i++)
        if (choice_verb(list[i]) == VERB_GAIN) {
            assert_true(
                referee_fulfils(&r->world->set, &r->state, choice_value(list[i])));
            listed++;
        }
    assert_int_equal(listed, gains);
    assert_int_equal(count - listed, takes > 0 ? takes : 1);
}

static bool visit(void *context, const struct move *move, const void *after)
{
    (void)context;
    (void)move;
    (void)after;
    return true;
}

static long count_moves(const struct referee *r)
{
    bool complete = false;
    long count =
        move_list(&ciub_game, r->world, &r->state, MANY_MOVES, visit, NULL, &complete);
    assert_true(complete);
    return count;
}

static void check_lists(const struct referee *r)
{
    choice_t list[GAME_MAX_CHOICES];
    struct hands hands = hands_of_state(&r->state);
    struct hands tray = hands_of_tray(&r->world->set, &r->state);
    int count = ciub_game.choices(r->world, &r->state, list);
    if (r->state.step == STEP_SPELL)
        check_spell(r, list, count);
    if (r->state.step == STEP_DOWN)
        assert_int_equal(count, r->world->row);
    if (r->state.step == STEP_KEEP && r->state.target == CIUB_NONE)
        assert_int_equal(count_moves(r), hands_count_keeps(&tray));
    if (r->state.step == STEP_TRADE)
        assert_int_equal(count_moves(r), hands_count_trades(&hands) + 1);
}

/* --- turns -------------------------------------------------------------------------- */

/* 5.3 */
static void check_winners(const struct referee *r)
{
    int score[CIUB_PLAYERS] = {0}, rank[CIUB_PLAYERS] = {0}, best = -1;
    unsigned winners = 0;
    ciub_game.scores(r->world, &r->state, score);
    for (int seat = 0; seat < r->world->players; seat++) {
        int points = r->opus == seat ? 5 : 0;
        for (int card = 0; card < CIUB_CARDS; card++)
            if (r->state.won[seat] >> card & 1)
                points += r->world->set.card[card].points;
        assert_int_equal(score[seat], points);
        rank[seat] = 1000 * points;
        for (int colour = 0; colour < CIUB_COLOURS; colour++)
            rank[seat] += r->state.dice[seat][colour];
        best = rank[seat] > best ? rank[seat] : best;
    }
    for (int seat = 0; seat < r->world->players; seat++)
        winners |= rank[seat] == best ? 1u << seat : 0;
    assert_int_equal(ciub_game.winners(r->world, &r->state), winners);
}

/* 4.12, 5.1, 5.2a */
static void check_turn_end(struct referee *r, const struct hands *hands)
{
    int seat = r->before.turn, players = r->world->players;
    for (int colour = 0; colour < CIUB_COLOURS; colour++) {
        int all = hands->plain[colour] + hands->paired[colour];
        int most = colour == CIUB_WHITE ? 5 : 4, kept = all > most ? most : all;
        assert_int_equal(r->state.dice[seat][colour], kept);
        assert_int_equal(r->state.supply[colour], hands->supply[colour] + all - kept);
    }
    r->quiet = r->busy ? 0 : r->quiet + 1;
    r->busy = false;
    if ((r->opus != NOBODY && r->last_left == 0) || r->quiet == 10 * players) {
        assert_int_equal(r->state.step, STEP_OVER);
        check_winners(r);
        return;
    }
    r->last_left -= r->opus != NOBODY;
    assert_int_equal(r->state.turn, (seat + 1) % players);
    assert_int_equal(r->state.step, r->opus != NOBODY ? STEP_ROLL : STEP_FORESEE);
    assert_int_equal(ciub_game.winners(r->world, &r->state), 0);
}

/* Phase 4 with that hand, or the turn's end if there is nothing to trade. */
static void check_hand(struct referee *r, const struct hands *hands)
{
    if (hands_count_trades(hands) == 0) {
        check_turn_end(r, hands);
        return;
    }
    struct hands found = hands_of_state(&r->state);
    assert_int_equal(r->state.step, STEP_TRADE);
    assert_int_equal(r->state.turn, r->before.turn);
    assert_memory_equal(&found, hands, sizeof found);
}

/* --- what choices do ---------------------------------------------------------------- */

/* 4.9: the dice left over go to the supply once five are named. */
static void check_keep(struct referee *r, int value, const struct hands *tray)
{
    struct hands hands = hands_of_state(&r->before);
    (value % 2 ? hands.paired : hands.plain)[value / 2]++;
    if (hands_count_dice(&hands) < 5) {
        assert_int_equal(r->state.step, STEP_KEEP);
        return;
    }
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        hands.supply[colour] += tray->plain[colour] + tray->paired[colour] -
                                hands.plain[colour] - hands.paired[colour];
    check_hand(r, &hands);
}

/* After a gain and what belongs to it. */
static void check_gained(struct referee *r, const struct hands *tray)
{
    if (hands_count_dice(tray) > 5)
        assert_int_equal(r->state.step, STEP_KEEP);
    else
        check_hand(r, tray);
}

static void check_gain(struct referee *r, int card, const struct hands *tray)
{
    int seat = r->before.turn, own = r->before.token[seat];
    assert_int_equal(r->state.token[seat], own == card ? CIUB_NONE : own);
    assert_true(r->state.won[seat] == (r->before.won[seat] | UINT64_C(1) << card));
    assert_null(memchr(r->state.top, card, CIUB_ROW));
    assert_null(memchr(r->state.bottom, card, CIUB_ROW));
    r->busy = true;
    if (!r->ending) {
        assert_int_equal(r->state.step, STEP_DOWN);
        return;
    }
    if (r->opus == NOBODY) {
        r->opus = seat;
        r->last_left = r->world->players - 1;
    }
    check_gained(r, tray);
}

static void check_down(const struct referee *r, int card)
{
    const uint8_t *gap = memchr(r->before.bottom, CIUB_NONE, (size_t)r->world->row);
    assert_non_null(gap);
    assert_int_equal(r->state.bottom[gap - r->before.bottom], card);
    assert_null(memchr(r->state.top, card, CIUB_ROW));
    assert_memory_equal(r->state.token, r->before.token, CIUB_PLAYERS);
    assert_int_equal(r->state.step, STEP_REFILL);
}

static void check_card(struct referee *r, int card, const struct hands *tray)
{
    if (r->before.step != STEP_REFILL)
        return;
    assert_int_equal(r->state.top[r->before.gap], card);
    assert_int_equal(r->state.pile[0] + r->state.pile[1],
                     r->before.pile[0] + r->before.pile[1] - 1);
    r->ending = r->state.pile[0] + r->state.pile[1] == 0;
    if (r->before.gained)
        check_gained(r, tray);
    else
        assert_int_equal(r->state.step, STEP_ROLL);
}

/* 4.11 */
static void check_trade(struct referee *r, int verb, int value)
{
    struct hands hands = hands_of_state(&r->before);
    if (verb == VERB_WHITEN) {
        (hands.plain[value] > 0 ? hands.plain : hands.paired)[value]--;
        hands.supply[value]++;
        hands.plain[CIUB_WHITE]++;
        hands.supply[CIUB_WHITE]--;
    } else {
        hands.paired[r->before.source]--;
        hands.supply[r->before.source]++;
        hands.plain[r->before.target]++;
        hands.supply[r->before.target]--;
        hands.plain[value]++;
        hands.supply[value]--;
    }
    check_hand(r, &hands);
}

static void check_take(struct referee *r, int colour, struct hands *tray)
{
    if (colour != CIUB_NONE) {
        tray->plain[colour]++;
        tray->supply[colour]--;
    }
    check_hand(r, tray);
}

/* 4.10: all dice are in the tray; there is no card to gain and no die to take, so phase 3
 * and with it the turn is over. An adjusting die that ends phase 2 may have a new face:
 * what it could gain is left to others. */
static void check_no_phase_3(struct referee *r, int verb)
{
    struct referee full = *r;
    full.state = r->before;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        full.state.tray[kind] =
            (uint8_t)(full.state.tray[kind] + r->before.outside[kind]);
    struct hands hands = hands_of_tray(&r->world->set, &full.state);
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        assert_int_equal(hands.supply[colour], 0);
    if (verb != VERB_TO)
        assert_int_equal(count_gains(&full, r->before.bottom) +
                             (r->opus != NOBODY ? count_gains(&full, r->before.top) : 0),
                         0);
    check_turn_end(r, &hands);
}

static bool in_phase_2(const struct ciub_state *state)
{
    return state->step >= STEP_ACT && state->step <= STEP_PUT;
}

static void check_choice(struct referee *r, choice_t choice, struct hands *tray)
{
    int verb = choice_verb(choice), value = choice_value(choice);
    struct hands hands = hands_of_state(&r->before);
    if (verb == VERB_REMOVE)
        r->busy = true;
    else if (verb == VERB_GAIN)
        check_gain(r, value, tray);
    else if (verb == VERB_DOWN)
        check_down(r, value);
    else if (verb == VERB_CARD)
        check_card(r, value, tray);
    else if (verb == VERB_KEEP)
        check_keep(r, value, tray);
    else if (verb == VERB_TAKE)
        check_take(r, value, tray);
    else if (verb == VERB_WHITEN || r->before.step == STEP_TRADE_TWO)
        check_trade(r, verb, value);
    else if (verb == VERB_END)
        check_turn_end(r, &hands);
    else if (in_phase_2(&r->before) &&
             (r->state.turn != r->before.turn || r->state.step == STEP_OVER))
        check_no_phase_3(r, verb);
}

/* --- games -------------------------------------------------------------------------- */

static bool is_bold(choice_t choice)
{
    return choice_verb(choice) == VERB_GAIN || choice_verb(choice) == VERB_REMOVE;
}

static choice_t some_choice(struct referee *r)
{
    choice_t list[GAME_MAX_CHOICES];
    if (ciub_game.actor(r->world, &r->state) == SEAT_CHANCE)
        return chance_draw(&ciub_game, r->world, &r->state, &r->rng);
    int count = ciub_game.choices(r->world, &r->state, list);
    choice_t choice = list[rng_below(&r->rng, (uint32_t)count)];
    /* The last that is listed is neither a gain nor a removal. */
    if (r->shy && is_bold(choice) && rng_below(&r->rng, 50) > 0)
        return list[count - 1];
    return choice;
}

static void play_step(struct referee *r)
{
    struct hands tray = hands_of_tray(&r->world->set, &r->state);
    check_lists(r);
    choice_t choice = some_choice(r);
    r->before = r->state;
    ciub_game.apply(r->world, &r->state, choice);
    check_choice(r, choice, &tray);
}

/* How a game ended: with D taken, or by 5.2a. */
static bool play_game(const char *options, uint64_t seed, bool shy)
{
    POSITION p;
    position_start(&p, options);
    struct referee r = {.world = position_world(&p),
                        .state = *position_state(&p),
                        .shy = shy,
                        .opus = NOBODY};
    rng_seed(&r.rng, seed);
    while (r.state.step != STEP_OVER)
        play_step(&r);
    return r.opus != NOBODY;
}

TEST(rules_4_8_to_5_3_in_whole_games)
{
    int with_d = 0, without_d = 0;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        char options[64];
        snprintf(options, sizeof options, "players=%d,length=%s", (int)(2 + seed % 3),
                 seed / 3 % 2 ? "short" : "normal");
        bool taken = play_game(options, seed, seed / 6 % 2);
        with_d += taken;
        without_d += !taken;
    }
    assert_true(with_d >= GAMES / 4);
    assert_true(without_d >= GAMES / 10);
}
