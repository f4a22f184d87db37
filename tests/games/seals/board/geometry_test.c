/* geometry_test.c: angles and outlines in whole numbers. */
#include <stdlib.h>

#include "games/seals/board/draw/geometry.h"
#include "tests/games/seals/board/support.h"

TEST(sines)
{
    assert_int_equal(seals_board_angle_sine(0), 0);
    assert_int_equal(seals_board_angle_sine(300), SINE_ONE / 2);
    assert_int_equal(seals_board_angle_sine(900), SINE_ONE);
    assert_int_equal(seals_board_angle_sine(1800), 0);
    assert_int_equal(seals_board_angle_sine(2700), -SINE_ONE);
    assert_int_equal(seals_board_angle_sine(-900), -SINE_ONE);
    assert_int_equal(seals_board_angle_cosine(600), SINE_ONE / 2);
    for (int angle = -4000; angle < 8000; angle += 7) {
        int64_t sine = seals_board_angle_sine(angle);
        int64_t cosine = seals_board_angle_cosine(angle);
        int64_t one = (int64_t)SINE_ONE * SINE_ONE;
        assert_true(llabs(sine * sine + cosine * cosine - one) < 2 * SINE_ONE);
    }
}

TEST(points_go_clockwise_from_the_top)
{
    struct point top = seals_board_point_polar(100, 0);
    struct point right = seals_board_point_polar(100, 900);
    assert_int_equal(top.x, 0);
    assert_int_equal(top.y, -100);
    assert_int_equal(right.x, 100);
    assert_int_equal(right.y, 0);
}

TEST(angles_are_found_again)
{
    for (int angle = 0; angle < ANGLE_FULL; angle++) {
        int off = seals_board_angle_of(seals_board_point_polar(20000, angle)) - angle;
        off = (off + ANGLE_FULL + ANGLE_FULL / 2) % ANGLE_FULL - ANGLE_FULL / 2;
        assert_in_range(off + 1, 0, 2);
    }
    assert_int_equal(seals_board_angle_of((struct point){0, 0}), 0);
}

TEST(roots)
{
    for (int i = 0; i < 3000; i++) {
        assert_int_equal(seals_board_root_of((int64_t)i * i), i);
        assert_int_equal(seals_board_root_of((int64_t)i * i + 2 * i), i);
    }
    assert_int_equal(seals_board_root_of(-5), 0);
    assert_int_equal(
        seals_board_point_distance((struct point){3, 0}, (struct point){0, -4}), 5);
}

static const struct board_room sector = {
    .shape = ROOM_SECTOR, .inner = 300, .outer = 500, .from = 3500, .to = 3700};

TEST(sectors_contain_points)
{
    assert_true(seals_board_room_contains(&sector, (struct point){0, -400}, 0));
    assert_true(seals_board_room_contains(&sector, seals_board_point_polar(400, 50), 0));
    assert_true(
        seals_board_room_contains(&sector, seals_board_point_polar(400, 3550), 0));
    assert_false(
        seals_board_room_contains(&sector, seals_board_point_polar(400, 120), 0));
    assert_false(
        seals_board_room_contains(&sector, seals_board_point_polar(400, 3480), 0));
    assert_false(seals_board_room_contains(&sector, (struct point){0, -299}, 0));
    assert_false(seals_board_room_contains(&sector, (struct point){0, -501}, 0));
    assert_false(seals_board_room_contains(&sector, (struct point){0, 400}, 0));
    assert_true(seals_board_room_contains(&sector, (struct point){0, -290}, 12));
    assert_true(
        seals_board_room_contains(&sector, seals_board_point_polar(400, 120), 20));
    assert_false(
        seals_board_room_contains(&sector, seals_board_point_polar(400, 95), -20));
    assert_false(seals_board_room_contains(&sector, (struct point){0, -305}, -20));
}

TEST(suggest_points)
{
    struct point below = seals_board_room_nearest(&sector, (struct point){0, -100});
    assert_int_equal(below.y, -300);
    struct point middle = seals_board_room_nearest(&sector, (struct point){0, 0});
    assert_int_equal(middle.x, 0);
    assert_int_equal(middle.y, -300);
    struct board_room disc = {.shape = ROOM_DISC, .x = 100, .y = 0, .radius = 50};
    struct point left = seals_board_room_nearest(&disc, (struct point){0, 0});
    assert_int_equal(left.x, 50);
    struct point inside = seals_board_room_nearest(&disc, (struct point){110, 5});
    assert_int_equal(inside.x, 110);
    struct board_room passage = {.shape = ROOM_PASSAGE};
    assert_int_equal(seals_board_room_nearest(&passage, (struct point){7, 8}).y, 8);
    assert_false(seals_board_room_contains(&passage, (struct point){0, 0}, 1000));
}

TEST(corridors_end_at_the_walls)
{
    static struct board board;
    struct point a;
    struct point b;
    read_board(&board, with_hall("room den none sector 300 500 350 370 The Den\n"
                                 "floor den at 0 -400 in den\n"
                                 "circle c1 2 at 0 -250 in den joins den mid\n"
                                 "way den mid\n"));
    int drawn = 0;
    for (int i = 0; i < board.ways; i++) {
        if (!seals_board_way_corridor(&board, i, &a, &b))
            continue;
        drawn++;
        assert_true(a.y <= -200 && a.y >= -300);
        assert_true(b.y <= -200 && b.y >= -300);
    }
    assert_int_equal(drawn, 3);
}
