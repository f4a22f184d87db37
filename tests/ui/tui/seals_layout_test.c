/* seals_layout_test.c: the dungeon in rows of cells: sites do not overlap and are
 * arranged as on the board. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "games/seals/board/draw/geometry.h"
#include "games/seals/tui/layout.h"
#include "tests/base/check.h"

/* The space the view leaves for the map at 80x18 and at 160x50. */
static const int size[][2] = {{17, 49}, {49, 111}};

static void check_apart(const struct layout *layout, const struct board *board)
{
    for (int i = 0; i < board->sites; i++) {
        assert_in_range(layout->at[i].y, 0, layout->height - layout->pitch);
        assert_in_range(layout->at[i].x, 0, layout->width - SITE_COLUMNS);
        for (int j = 0; j < i; j++)
            assert_true(layout->at[i].y != layout->at[j].y ||
                        abs(layout->at[i].x - layout->at[j].x) >= SITE_COLUMNS);
    }
}

static void check_floors(const struct layout *layout, const struct board *board)
{
    for (int i = board->sites; i < board->spaces; i++) {
        assert_in_range(layout->at[i].y, 0, layout->height - 1);
        assert_in_range(layout->at[i].x, 0, layout->width - 1);
    }
}

/* The angle of a site seen from the middle of the map, scaled to a square. */
static int map_angle(const struct layout *layout, int site)
{
    int x = layout->at[site].x * 2000 / (layout->width - SITE_COLUMNS) - 1000;
    int y = layout->at[site].y * 2000 / (layout->height - layout->pitch) - 1000;
    return seals_board_angle_of((struct point){x, y});
}

static int turned(int angle, int other)
{
    int by = abs(angle - other);
    return by > ANGLE_FULL / 2 ? ANGLE_FULL - by : by;
}

/* Except near the middle, where a cell spans many degrees. */
static void check_angles(const struct layout *layout, const struct board *board)
{
    int sum = 0, count = 0;
    for (int i = 0; i < board->sites; i++) {
        struct point at = seals_board_space_point(&board->space[i]);
        if (seals_board_point_distance(at, (struct point){0, 0}) < 350)
            continue;
        int by = turned(seals_board_angle_of(at), map_angle(layout, i));
        assert_true(by <= 300);
        sum += by;
        count++;
    }
    assert_true(count > 20);
    assert_true(sum / count <= 80);
}

/* A site clearly above another stays above it, however they were moved. */
static void check_heights(const struct layout *layout, const struct board *board)
{
    for (int i = 0; i < board->sites; i++)
        for (int j = 0; j < board->sites; j++)
            if (board->space[i].y + 300 < board->space[j].y)
                assert_true(layout->at[i].y < layout->at[j].y);
}

static void check_board(const struct board *board)
{
    for (int i = 0; i < 2; i++) {
        struct layout layout;
        seals_tui_layout_make(&layout, board, size[i][0], size[i][1]);
        assert_int_equal(layout.height, size[i][0]);
        assert_int_equal(layout.width, size[i][1]);
        check_apart(&layout, board);
        check_floors(&layout, board);
        check_angles(&layout, board);
        check_heights(&layout, board);
    }
}

TEST(standard_boards_keep_their_shape)
{
    struct board *board = memory_new(1, sizeof *board);
    struct error error = {0};
    for (int players = 2; players <= 5; players++) {
        assert_true(seals_board_standard(board, players, &error));
        check_board(board);
    }
    free(board);
}

TEST(fresh_boards_keep_their_shape)
{
    struct board *board = memory_new(1, sizeof *board);
    struct error error = {0};
    for (int seed = 0; seed < 20; seed++) {
        assert_true(seals_board_fresh(board, 2 + seed % 4, (uint64_t)seed, &error));
        check_board(board);
    }
    free(board);
}

TEST(large_maps_have_lanes_between_rows)
{
    struct board *board = memory_new(1, sizeof *board);
    struct layout small, large;
    struct error error = {0};
    assert_true(seals_board_standard(board, 5, &error));
    seals_tui_layout_make(&small, board, 17, 49);
    seals_tui_layout_make(&large, board, 49, 111);
    assert_int_equal(small.pitch, 1);
    assert_int_equal(large.pitch, 2);
    free(board);
}

/* The widest possible board, all of it in one place. */
TEST(sites_of_one_place_are_pushed_apart)
{
    struct board *board = memory_new(1, sizeof *board);
    struct layout layout;
    board->sites = board->spaces = BOARD_MAX_SITES;
    seals_tui_layout_make(&layout, board, 17, 49);
    assert_int_equal(layout.height, 17);
    check_apart(&layout, board);
    seals_tui_layout_make(&layout, board, 200, 400);
    check_apart(&layout, board);
    free(board);
}

TEST(a_map_grows_beyond_what_is_too_small)
{
    struct board *board = memory_new(1, sizeof *board);
    struct layout layout;
    struct error error = {0};
    static const int tiny[][2] = {{0, 0}, {-3, -9}, {1, 4}, {6, 30}};
    assert_true(seals_board_standard(board, 5, &error));
    for (int i = 0; i < 4; i++) {
        seals_tui_layout_make(&layout, board, tiny[i][0], tiny[i][1]);
        assert_true(layout.height >= tiny[i][0] && layout.width >= tiny[i][1]);
        check_apart(&layout, board);
    }
    free(board);
}
