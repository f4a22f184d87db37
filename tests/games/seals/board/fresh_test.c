/* fresh_test.c: fresh dungeons: every seed gives one that passes every check. */
#include "games/seals/board/build.h"
#include "tests/games/seals/board/support.h"
#include "tests/support/effort.h"

static void take_fresh(struct board *board, int players, uint64_t seed)
{
    struct error error;
    if (!seals_board_fresh(board, players, seed, &error))
        fail_msg("seed %llu: %s", (unsigned long long)seed, error.text);
}

static void every_seed_gives_a_good_dungeon(void **unused)
{
    static struct board board;
    static struct board again;
    const uint64_t seeds = (uint64_t)effort_count(25, 251);
    for (int players = 2; players <= 5; players++)
        for (uint64_t seed = 0; seed < seeds; seed++) {
            struct buffer file;
            take_fresh(&board, players, seed);
            assert_int_equal(board.players, players);
            assert_int_equal(faults(&board, players), 0);
            buffer_init(&file);
            seals_board_write(&board, &file);
            read_board(&again, file.data);
            assert_memory_equal(&board, &again, sizeof board);
            buffer_deinit(&file);
        }
}

static void large_seeds(void **unused)
{
    static struct board board;
    for (uint64_t seed = UINT64_MAX; seed > UINT64_MAX - 5; seed--)
        take_fresh(&board, 4, seed);
}

static void a_seed_gives_the_same_dungeon_again(void **unused)
{
    static struct board board;
    static struct board again;
    take_fresh(&board, 3, 42);
    take_fresh(&again, 5, 1);
    take_fresh(&again, 3, 42);
    assert_memory_equal(&board, &again, sizeof board);
}

static void seeds_differ(void **unused)
{
    static struct board board;
    static struct board other;
    for (uint64_t seed = 0; seed < 10; seed++) {
        take_fresh(&board, 3, seed);
        take_fresh(&other, 3, seed + 1);
        assert_true(memcmp(board.space, other.space, sizeof board.space) != 0);
    }
}

static void more_players_more_boxes(void **unused)
{
    static struct board board;
    static const int great[] = {7, 8, 9, 10};
    for (int players = 2; players <= 5; players++) {
        take_fresh(&board, players, 7);
        assert_int_equal(seals_board_count(&board, SPACE_BOX, 6), great[players - 2]);
    }
}

static void names_are_safe_in_moves(void **unused)
{
    static struct board board;
    for (uint64_t seed = 0; seed < 10; seed++) {
        take_fresh(&board, 5, seed);
        for (int i = 0; i < board.sites; i++)
            assert_null(strchr("fwae", board.space[i].name[0]));
        for (int i = 0; i < board.rooms; i++)
            for (int other = 0; other < i; other++)
                assert_string_not_equal(board.room[i].title, board.room[other].title);
    }
}

static void only_two_to_five_can_play(void **unused)
{
    static struct board board;
    struct error error;
    assert_false(seals_board_fresh(&board, 1, 1, &error));
    assert_false(seals_board_fresh(&board, 6, 1, &error));
    assert_non_null(strstr(error.text, "2 to 5"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_seed_gives_a_good_dungeon),
        cmocka_unit_test(large_seeds),
        cmocka_unit_test(a_seed_gives_the_same_dungeon_again),
        cmocka_unit_test(seeds_differ),
        cmocka_unit_test(more_players_more_boxes),
        cmocka_unit_test(names_are_safe_in_moves),
        cmocka_unit_test(only_two_to_five_can_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
