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

TEST(every_seed_gives_a_good_dungeon)
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

TEST(large_seeds)
{
    static struct board board;
    for (uint64_t seed = UINT64_MAX; seed > UINT64_MAX - 5; seed--)
        take_fresh(&board, 4, seed);
}

TEST(a_seed_gives_the_same_dungeon_again)
{
    static struct board board;
    static struct board again;
    take_fresh(&board, 3, 42);
    take_fresh(&again, 5, 1);
    take_fresh(&again, 3, 42);
    assert_memory_equal(&board, &again, sizeof board);
}

TEST(seeds_differ)
{
    static struct board board;
    static struct board other;
    for (uint64_t seed = 0; seed < 10; seed++) {
        take_fresh(&board, 3, seed);
        take_fresh(&other, 3, seed + 1);
        assert_true(memcmp(board.space, other.space, sizeof board.space) != 0);
    }
}

TEST(more_players_more_boxes)
{
    static struct board board;
    static const int great[] = {7, 8, 9, 10};
    for (int players = 2; players <= 5; players++) {
        take_fresh(&board, players, 7);
        assert_int_equal(seals_board_count(&board, SPACE_BOX, 6), great[players - 2]);
    }
}

TEST(names_are_safe_in_moves)
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

TEST(only_two_to_five_can_play)
{
    static struct board board;
    struct error error;
    assert_false(seals_board_fresh(&board, 1, 1, &error));
    assert_false(seals_board_fresh(&board, 6, 1, &error));
    assert_non_null(strstr(error.text, "2 to 5"));
}
