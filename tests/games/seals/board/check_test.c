/* check_test.c: what the checker says about bad boards. */
#include <stdio.h>

#include "games/seals/board/build.h"
#include "games/seals/board/walk.h"
#include "tests/games/seals/board/support.h"

/* The first site of that kind and strength. */
static int first_site(const struct board *board, int kind, int strength)
{
    for (int i = 0; i < board->sites; i++)
        if (board->space[i].kind == kind && board->space[i].strength == strength)
            return i;
    fail();
    return -1;
}

/* Removes a way; false when there is none. */
static bool remove_way(struct board *board, const char *from, const char *to)
{
    int a = seals_board_find(board, from);
    int b = seals_board_find(board, to);
    for (int i = 0; i < board->ways; i++) {
        const uint8_t *way = board->way[i];
        if ((way[0] != a || way[1] != b) && (way[0] != b || way[1] != a))
            continue;
        board->ways--;
        memmove(board->way[i], board->way[i + 1],
                (size_t)(board->ways - i) * sizeof board->way[0]);
        return true;
    }
    return false;
}

/* What is found, for two players, in the hall with more lines. */
#define hall_shows(lines, ...)                                                           \
    hall_shows_all(lines, (const char *const[]){__VA_ARGS__, NULL})
static void hall_shows_all(const char *lines, const char *const *findings)
{
    static struct board board;
    read_board(&board, with_hall(lines));
    for (; *findings != NULL; findings++)
        if (!finds(&board, 2, *findings))
            fail_msg("not found: %s", *findings);
}

TEST(c2_a_start_circle_bars_nobody)
{
    static struct board board;
    struct error error;
    take_standard(&board, 3);
    assert_true(seals_board_add_way(&board, seals_board_find(&board, "h1"),
                                    seals_board_find(&board, "h2"), &error));
    assert_true(finds(&board, 3, "fault: start circle h1 has 2 ways"));
    assert_true(finds(&board, 3, "fault: start circle h2 has 2 ways"));
}

TEST(c2_six_exits)
{
    static struct board board;
    take_standard(&board, 5);
    assert_true(remove_way(&board, "hall", "g1"));
    assert_true(finds(&board, 5, "fault: 5 exits from the chamber (at least 6"));
}

TEST(c3_boxes_by_the_number_of_players)
{
    static struct board board;
    take_standard(&board, 2);
    assert_int_equal(faults(&board, 0), 0);
    assert_true(finds(&board, 4, "fault: 7 boxes of strength 6 (9 are needed)"));
    board.space[first_site(&board, SPACE_BOX, 6)].strength = 5;
    board.space[first_site(&board, SPACE_BOX, 6)].strength = 5;
    assert_true(finds(&board, 2, "fault: 5 boxes of strength 6 (6 to 7 are needed)"));
    take_standard(&board, 2);
    board.space[first_site(&board, SPACE_BOX, 5)].strength = 4;
    assert_true(finds(&board, 2, "fault: 4 boxes of strength 5 (5 to 10 are needed)"));
}

/* Reading refuses such a board; the checker takes any. */
TEST(c3_what_the_box_holds)
{
    static struct board board;
    take_standard(&board, 5);
    while (seals_board_count(&board, SPACE_CIRCLE, 6) <= 20)
        board.space[first_site(&board, SPACE_CIRCLE, 5)].strength = 6;
    assert_true(
        finds(&board, 5, "fault: 21 circles of strength 6 are more than the box"));
}

TEST(c4_no_box_without_a_seal)
{
    static struct board board;
    struct error error;
    take_standard(&board, 3);
    int box = first_site(&board, SPACE_BOX, 2);
    assert_true(
        seals_board_add_way(&board, seals_board_find(&board, "hall"), box, &error));
    char words[80];
    snprintf(words, sizeof words, "fault: box %s can be reached without breaking a seal",
             board.space[box].name);
    assert_true(finds(&board, 3, words));
}

TEST(c4_weak_boxes_near_strong_ones_far)
{
    static struct board board;
    take_standard(&board, 3);
    int weak = first_site(&board, SPACE_BOX, 2);
    int strong = first_site(&board, SPACE_BOX, 6);
    board.space[weak].strength = 6;
    board.space[strong].strength = 2;
    assert_true(finds(&board, 3, "lies behind only 2 seals (at least 3)"));
    assert_true(finds(&board, 3, "seals (1 or 2)"));
}

TEST(c4_circles_grow_stronger)
{
    static struct board board;
    take_standard(&board, 4);
    for (int i = 0; i < board.sites; i++)
        if (board.space[i].kind == SPACE_CIRCLE)
            board.space[i].strength = (uint8_t)(8 - board.space[i].strength);
    assert_true(finds(&board, 4, "fault: circles do not grow stronger"));
}

/* All boxes in one room behind one door. */
static const char one_door[] = "room den none sector 300 900 330 390 The Den\n"
                               "floor den at 0 -600 in den\n"
                               "circle c1 2 at 0 -250 in den joins mid den\n"
                               "box b1 2 at 0 -400 in den joins den\n"
                               "box b2 2 at 0 -500 in den joins den\n"
                               "box b3 2 at 0 -600 in den joins den\n"
                               "box b4 2 at 0 -700 in den joins den\n"
                               "box b5 2 at 0 -800 in den joins den\n";

TEST(c5_loops)
{
    hall_shows(one_door, "fault: whoever blocks c1 cuts 5 of 5 boxes off",
               "fault: there is no choke point", "ok: a dead end in every segment");
}

TEST(c5_dead_ends)
{
    hall_shows("room den 3 disc 0 -500 100 The Den\n"
               "floor den at 0 -500 in den\n"
               "circle c1 2 at -200 -300 in den joins mid den\n"
               "circle c2 2 at 200 -300 in den joins mid den\n"
               "box b1 2 at 0 -500 in den joins den\n",
               "fault: segment 3 has no dead end", "fault: segment 3 has no choke point");
}

TEST(c5_choke_points_count_what_they_cut_off)
{
    static struct board board;
    struct board_walk walk;
    read_board(&board, with_hall(one_door));
    seals_board_walk_init(&walk, &board);
    assert_int_equal(seals_board_cut_off(&walk, &board, seals_board_find(&board, "c1")),
                     5);
    assert_int_equal(seals_board_cut_off(&walk, &board, seals_board_find(&board, "b1")),
                     0);
    assert_int_equal(seals_board_cut_off(&walk, &board, seals_board_find(&board, "h1")),
                     0);
    assert_true(
        seals_board_is_dead_end(&walk, &board, seals_board_find_room(&board, "den")));
    assert_int_equal(seals_board_walk_ways(&walk, seals_board_find(&board, "den")), 6);
}

TEST(depths_take_the_cheapest_path)
{
    static struct board board;
    struct board_walk walk;
    uint8_t depth[BOARD_MAX_SPACES];
    read_board(&board, with_hall("circle c1 2 at 0 -250 in hall joins mid\n"
                                 "circle c2 2 at 0 -350 in hall joins c1\n"
                                 "circle c3 2 at 0 -450 in hall joins c2\n"
                                 "box b1 2 at 0 -550 in hall joins c3\n"
                                 "circle c4 6 at 300 -550 in hall joins mid b1\n"));
    seals_board_walk_init(&walk, &board);
    seals_board_depths(&walk, &board, depth);
    assert_int_equal(depth[seals_board_find(&board, "mid")], 0);
    assert_int_equal(depth[seals_board_find(&board, "c1")], 1);
    assert_int_equal(depth[seals_board_find(&board, "c2")], 2);
    assert_int_equal(depth[seals_board_find(&board, "c3")], 2);
    assert_int_equal(depth[seals_board_find(&board, "b1")], 1);
}

TEST(c7_overlapping_spaces)
{
    hall_shows("circle c1 2 at 0 -300 in hall joins mid\n"
               "circle c2 2 at 50 -300 in hall joins c1\n"
               "box b1 2 at 0 -365 in hall joins c1\n"
               "box b2 2 at 30 -380 in hall joins b1\n",
               "fault: c1 and c2 overlap", "fault: c1 and b1 overlap",
               "fault: b1 and b2 overlap");
}

TEST(c7_places)
{
    hall_shows("room den none disc 0 -500 100 The Den\n"
               "circle c1 2 at 990 0 in den joins mid\n"
               "circle c2 2 at 0 -450 in hall joins c1\n",
               "fault: c1 lies beyond the rim",
               "fault: c2 belongs to 'The Hall' but is drawn inside",
               "fault: c2 is drawn at 'The Den', but no way joins it");
}

TEST(c7_corridors)
{
    hall_shows("room den none disc 0 -500 100 The Den\n"
               "room way none passage The Way\n"
               "floor den at 0 -500 in den\n"
               "circle c1 2 at 0 -300 in way joins mid\n"
               "circle c2 2 at 0 -700 in way joins c1 den\n"
               "circle c3 2 at 300 -300 in way joins mid\n"
               "circle c4 2 at 300 -700 in way joins c3\n"
               "circle c5 2 at 300 -500 in way joins den\n"
               "circle c6 2 at 500 -450 in way joins c5\n"
               "circle c7 2 at 200 -400 in way joins c6\n",
               "fault: the way c2-c1 runs through 'The Den'",
               "fault: the way c4-c3 runs over c5",
               "fault: the ways c4-c3 and c7-c6 cross");
}

TEST(the_report_counts_its_faults)
{
    static struct board board;
    struct buffer report;
    int count = 0;
    read_board(&board, with_hall(one_door));
    buffer_init(&report);
    int told = seals_board_check(&board, 5, &report);
    for (const char *at = report.data; (at = strstr(at, "fault: ")) != NULL; at++)
        count++;
    assert_int_equal(told, count);
    assert_true(count > 5);
    buffer_deinit(&report);
}

TEST(a_board_without_boxes_or_circles)
{
    hall_shows("", "fault: 0 boxes of strength 2", "fault: 0 exits");
}

TEST(boards_are_described)
{
    static struct board board;
    struct buffer words;
    take_standard(&board, 3);
    buffer_init(&words);
    seals_board_describe(&board, &words);
    assert_non_null(strstr(words.data, "The dungeon for three\nFor 3 players."));
    assert_non_null(strstr(words.data, "== The Mines =="));
    assert_non_null(strstr(words.data, ", a dead end"));
    for (int i = 0; i < board.rooms; i++)
        assert_non_null(strstr(words.data, board.room[i].title));
    buffer_clear(&words);
    read_board(&board, with_hall(one_door));
    seals_board_describe(&board, &words);
    assert_non_null(strstr(words.data, "A dungeon\n"));
    assert_non_null(strstr(words.data, "circle c1, strength 2, leads to mid, den"));
    buffer_deinit(&words);
}
