/* truth.c: see truth.h. Nothing here knows how the game computes its odds. */
#include "tests/games/seals/odds/truth.h"

#include "core/match/chance.h"
#include "core/move.h"
#include "games/seals/rules/reach.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"

struct search {
    struct truth *truth;
    int seat;
    double chance[TRUTH_TARGETS]; /* of the roll being gone through */
};

static struct sites listed_breaks(const struct seals_world *world,
                                  const struct seals_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    struct sites found = {0};
    int count = seals_game.choices(world, state, list);
    for (int i = 0; i < count; i++)
        if (choice_kind(list[i]) == PICK_BREAK)
            sites_add(&found, (int)choice_value(list[i]));
    return found;
}

static bool comes_true(const struct truth_target *target, const struct sites *breaks)
{
    int have = 0;
    for (int i = 0; i < target->seals; i++)
        have += sites_has(breaks, target->seal[i]);
    if (target->seals == 0)
        return sites_any(breaks);
    return target->one_of ? have > 0 : have == target->seals;
}

/* Puts the seat on turn, once its dice have fallen: the dice of others do not matter. */
static void put_on_turn(const struct seals_world *world, struct seals_state *state,
                        int seat)
{
    choice_t list[GAME_MAX_CHOICES];
    while (state->step == STEP_ROLL) {
        seals_game.choices(world, state, list);
        seals_game.apply(world, state, list[0]);
    }
    assert_int_equal(state->step, STEP_TURN);
    state->turn = (uint8_t)seat;
    state->actor = (int8_t)seat;
    seals_reach_renew(world, state);
}

static void look(struct search *search, const struct seals_state *state,
                 double probability)
{
    struct seals_state after = *state;
    put_on_turn(search->truth->world, &after, search->seat);
    struct sites breaks = listed_breaks(search->truth->world, &after);
    for (int i = 0; i < search->truth->targets; i++)
        if (comes_true(&search->truth->target[i], &breaks))
            search->chance[i] += probability;
}

/* Tries all values of the seat's dice that are still to be rolled: six deep at most. */
static void fall(struct search *search, const struct seals_state *state,
                 double probability)
{
    const struct seals_world *world = search->truth->world;
    choice_t list[GAME_MAX_CHOICES];
    double each[GAME_MAX_CHOICES];
    bool falling = state->step == STEP_REROLL ||
                   (state->step == STEP_ROLL && state->turn == search->seat);
    if (!falling) {
        look(search, state, probability);
        return;
    }
    int count = seals_game.choices(world, state, list);
    chance_probabilities(&seals_game, world, state, count, each);
    for (int i = 0; i < count; i++) {
        struct seals_state after = *state;
        seals_game.apply(world, &after, list[i]);
        fall(search, &after, probability * each[i]);
    }
}

static void try_roll(struct truth *truth, const struct seals_state *state, int seat)
{
    struct search search = {.truth = truth, .seat = seat};
    fall(&search, state, 1);
    for (int i = 0; i < truth->targets; i++)
        if (search.chance[i] > truth->target[i].chance)
            truth->target[i].chance = search.chance[i];
}

/* 4.5: the dice just taken, as if rolled in the dungeon as it was before. */
static void try_taken(struct truth *truth, const struct seals_state *before,
                      const struct seals_state *after)
{
    struct seals_state state = *before;
    int seat = before->actor;
    for (int i = 0; i < COLOURS; i++)
        state.seat[seat].next[i] = after->seat[seat].next[i];
    state.step = STEP_ROLL;
    state.actor = SEAT_CHANCE;
    state.turn = (uint8_t)seat;
    state.cursor = (uint8_t)(truth->world->players - 1);
    try_roll(truth, &state, seat);
}

struct from {
    struct truth *truth;
    const struct seals_state *state;
};

static void try_after(struct truth *truth, const struct seals_state *before,
                      const struct seals_state *after)
{
    if (before->step == STEP_TAKE)
        try_taken(truth, before, after);
    else if (after->step == STEP_REROLL)
        try_roll(truth, after, after->turn);
}

static bool try_move(void *context, const struct move *move, const void *after)
{
    struct from *from = context;
    (void)move;
    try_after(from->truth, from->state, after);
    return true;
}

/* In a turn the dice may suffice as they are, but only if something could be rolled. */
static void try_no_roll(struct truth *truth, const struct seals_state *state)
{
    struct sites breaks = listed_breaks(truth->world, state);
    for (int i = 0; i < truth->targets; i++)
        if (truth->target[i].chance >= 0 && comes_true(&truth->target[i], &breaks))
            truth->target[i].chance = 1;
}

void truth_find(struct truth *truth, const struct seals_state *state)
{
    struct from from = {truth, state};
    bool complete = false;
    for (int i = 0; i < truth->targets; i++)
        truth->target[i].chance = -1;
    if (state->step == STEP_ROLL || state->step == STEP_REROLL)
        try_roll(truth, state, state->turn);
    else if (state->actor != SEAT_CHANCE && state->step != STEP_OVER)
        move_list(&seals_game, truth->world, state, 1000000, try_move, &from, &complete);
    if (state->step == STEP_TURN)
        try_no_roll(truth, state);
}

double truth_after(struct truth *truth, const struct seals_state *state, const char *line,
                   int target)
{
    struct seals_state after = *state;
    struct reason why = {"", ""};
    struct move move;
    if (!move_read(&seals_game, truth->world, state, line, &move, &why))
        fail_msg("advice '%s' is refused: rule %s: %s", line, why.rule, why.text);
    for (int i = 0; i < move.count; i++)
        seals_game.apply(truth->world, &after, move.choice[i]);
    truth->target[target].chance = -1;
    try_after(truth, state, &after);
    return truth->target[target].chance;
}
