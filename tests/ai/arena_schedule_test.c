/* arena_schedule_test.c: the schedule of a tournament. */
#include "ai/arena/arena.h"

#include <string.h>

#include "games/pig/pig.h"
#include "tests/base/check.h"

static struct arena_plan plan_of(int specs)
{
    struct arena_plan plan = {
        .game = &pig_game, .seed = "7", .specs = specs, .variants = 1};
    for (int i = 0; i < specs; i++)
        plan.spec[i][0] = (char)('a' + i);
    return plan;
}

/* The line-up as digits: "0112". */
static const char *line(const struct arena_plan *plan, long deal, int players, char *out)
{
    struct lineup lineup;
    arena_lineup(plan, deal, players, &lineup);
    for (int seat = 0; seat < players; seat++)
        out[seat] = (char)('0' + lineup.seat[seat]);
    out[players] = '\0';
    return out;
}

TEST(as_many_specs_as_seats_play_together)
{
    struct arena_plan plan = plan_of(3);
    char out[8];
    assert_int_equal(arena_lineups(&plan, 3), 1);
    assert_string_equal(line(&plan, 0, 3, out), "012");
    assert_string_equal(line(&plan, 1, 3, out), "021");
    assert_string_equal(line(&plan, 2, 3, out), "012");
}

TEST(more_specs_play_in_all_combinations)
{
    struct arena_plan plan = plan_of(4);
    const char *const wanted[] = {"01", "02", "03", "12", "13", "23", "01"};
    char out[8];
    assert_int_equal(arena_lineups(&plan, 2), 6);
    for (int i = 0; i < 7; i++)
        assert_string_equal(line(&plan, i, 2, out), wanted[i]);
    plan = plan_of(ARENA_MAX_SPECS);
    assert_int_equal(arena_lineups(&plan, 5), 4368);
    plan.specs = 10;
    assert_string_equal(line(&plan, 251, 5, out), "56789");
}

TEST(fewer_specs_share_the_seats)
{
    struct arena_plan plan = plan_of(2);
    char out[8];
    assert_int_equal(arena_lineups(&plan, 4), 2);
    assert_string_equal(line(&plan, 0, 4, out), "0100");
    assert_string_equal(line(&plan, 1, 4, out), "0111");
    plan = plan_of(3);
    assert_int_equal(arena_lineups(&plan, 5), 3);
    assert_string_equal(line(&plan, 1, 5, out), "01211");
    plan = plan_of(1);
    assert_int_equal(arena_lineups(&plan, 4), 1);
    assert_string_equal(line(&plan, 9, 4, out), "0000");
}

TEST(a_line_up_can_be_given)
{
    struct arena_plan plan = plan_of(2);
    const int8_t seats[] = {0, 1, 1};
    char out[8];
    plan.given = 3;
    memcpy(plan.seat, seats, sizeof seats);
    for (int deal = 0; deal < 5; deal++)
        assert_string_equal(line(&plan, deal, 3, out), "011");
}

/* Variants vary fastest: each gets every line-up. */
TEST(variants_have_all_line_ups)
{
    struct arena_plan plan = plan_of(3);
    const char *const wanted[] = {"01", "01", "02", "02", "12", "12"};
    char out[8];
    plan.variants = 2;
    for (int i = 0; i < 6; i++)
        assert_string_equal(line(&plan, i, 2, out), wanted[i]);
}

static int count_rotations(const char *seats)
{
    struct lineup lineup = {.players = (int)strlen(seats)};
    for (int i = 0; i < lineup.players; i++)
        lineup.seat[i] = (int8_t)(seats[i] - '0');
    return arena_lineup_rotations(&lineup);
}

TEST(only_different_rotations_count)
{
    assert_int_equal(count_rotations("01"), 2);
    assert_int_equal(count_rotations("0000"), 1);
    assert_int_equal(count_rotations("0101"), 2);
    assert_int_equal(count_rotations("0011"), 4);
    assert_int_equal(count_rotations("01111"), 5);
}

/* Counts who sits where, and who follows whom, over many deals. */
TEST(everybody_sits_everywhere_equally_often)
{
    for (int specs = 1; specs <= 6; specs++)
        for (int players = 2; players <= GAME_MAX_PLAYERS; players++) {
            struct arena_plan plan = plan_of(specs);
            long seat_count[6][GAME_MAX_PLAYERS] = {0}, next_count[6][6] = {0};
            long deals = arena_lineups(&plan, players) * 24;
            for (long deal = 0; deal < deals; deal++) {
                struct lineup lineup;
                arena_lineup(&plan, deal, players, &lineup);
                for (int turn = 0; turn < players;
                     turn++, arena_lineup_rotate(&lineup, 1))
                    for (int seat = 0; seat < players; seat++) {
                        int next = lineup.seat[(seat + 1) % players];
                        seat_count[lineup.seat[seat]][seat]++;
                        next_count[lineup.seat[seat]][next]++;
                    }
            }
            for (int i = 0; i < specs; i++)
                for (int seat = 0; seat < players; seat++)
                    assert_int_equal(seat_count[i][seat], seat_count[0][0]);
            for (int i = 0; i < specs; i++)
                for (int j = 0; specs >= players && j < specs; j++)
                    assert_int_equal(next_count[i][j], i == j ? 0 : next_count[0][1]);
        }
}

TEST(a_deal_has_one_seed)
{
    struct arena_plan plan = plan_of(2);
    char seed[SETUP_VALUE];
    struct text out = text_init(seed, sizeof seed);
    arena_deal_seed(&plan, 12, &out);
    assert_string_equal(seed, "7.12");
}
