/* layouts_test.c: the standard dungeons pass all checks, for 2 to 5 players. */
#include <stdio.h>

#include "games/data.h"
#include "games/seals/board/build.h"
#include "games/seals/board/face.h"
#include "games/seals/board/walk.h"
#include "tests/games/seals/board/support.h"

static const char *const segments[] = {"crypts", "grottoes", "scriptorium",
                                       "mines",  "bestiary", "vaults"};

static void read_face(struct face *face, const char *segment, bool large)
{
    char name[64];
    char line[512];
    struct error error;
    snprintf(name, sizeof name, "seals/faces/%s-%s.face", segment,
             large ? "large" : "small");
    const struct data_file *file = data_find(name);
    assert_non_null(file);
    if (!seals_face_read(face, file->text, file->length, name, &error))
        fail_msg("%s", error_line(&error, line, sizeof line));
    assert_int_equal(face->large, large);
}

static bool put_together(struct board *board, const int *order, unsigned large)
{
    static struct face face;
    struct face_ring ring;
    struct error error;
    if (!seals_face_ring_begin(&ring, board, &error))
        return false;
    for (int i = 0; i < BOARD_SEGMENTS; i++) {
        read_face(&face, segments[order[i]], large >> order[i] & 1);
        if (!seals_face_ring_add(&ring, board, &face, &error))
            return false;
    }
    return seals_face_ring_join(&ring, board, &error);
}

TEST(c1_twelve_faces)
{
    static struct face face;
    for (int i = 0; i < BOARD_SEGMENTS; i++) {
        read_face(&face, segments[i], false);
        int small = face.plan.spaces;
        read_face(&face, segments[i], true);
        assert_true(face.plan.spaces > small);
    }
}

static int large_segments(const struct board *board)
{
    int boxes[BOARD_SEGMENTS] = {0};
    int large = 0;
    for (int i = 0; i < board->sites; i++)
        if (board->space[i].kind == SPACE_BOX)
            boxes[board->room[board->space[i].room].segment]++;
    for (int i = 0; i < BOARD_SEGMENTS; i++)
        large += boxes[i] == 8;
    return large;
}

TEST(c1_more_players_more_large_sides)
{
    static struct board board;
    for (int players = 2; players <= 5; players++) {
        take_standard(&board, players);
        assert_int_equal(board.players, players);
        assert_int_equal(large_segments(&board), 2 * (players - 2));
    }
}

TEST(c1_any_sides_fit_together)
{
    static struct board board;
    static const int order[] = {0, 1, 2, 3, 4, 5};
    for (unsigned large = 0; large < 64; large++) {
        assert_true(put_together(&board, order, large));
        assert_true(finds(&board, 0, "ok: every space has a place"));
    }
}

/* Every face next to every other, in both orders. */
TEST(c1_any_order_fits_together)
{
    static struct board board;
    for (int turn = 0; turn < BOARD_SEGMENTS; turn++)
        for (int step = 1; step <= 5; step += 4) {
            int order[BOARD_SEGMENTS];
            for (int i = 0; i < BOARD_SEGMENTS; i++)
                order[i] = (turn + i * step) % BOARD_SEGMENTS;
            assert_true(put_together(&board, order, 0x15u << (turn % 2)));
        }
    for (int first = 0; first < BOARD_SEGMENTS; first++)
        for (int second = 0; second < BOARD_SEGMENTS; second++) {
            int order[BOARD_SEGMENTS] = {first, second};
            int count = 2;
            for (int i = 0; i < BOARD_SEGMENTS && first != second; i++)
                if (i != first && i != second)
                    order[count++] = i;
            if (first != second)
                assert_true(put_together(&board, order, 0x2au));
        }
}

TEST(every_layout_passes_every_check)
{
    static struct board board;
    for (int players = 2; players <= 5; players++) {
        take_standard(&board, players);
        assert_int_equal(faults(&board, players), 0);
    }
}

TEST(c2_starts_and_exits)
{
    static struct board board;
    for (int players = 2; players <= 5; players++) {
        take_standard(&board, players);
        assert_int_equal(seals_board_count(&board, SPACE_START, 0), 6);
        assert_true(finds(&board, players, "ok: 6 exits from the chamber"));
    }
}

TEST(c3_boxes_grow_with_the_players)
{
    static struct board board;
    static const int great[] = {7, 8, 9, 10};
    int before[7] = {0};
    for (int players = 2; players <= 5; players++) {
        take_standard(&board, players);
        assert_int_equal(seals_board_count(&board, SPACE_BOX, 6), great[players - 2]);
        for (int strength = 2; strength <= 6; strength++) {
            int count = seals_board_count(&board, SPACE_BOX, strength);
            assert_in_range(count, 5, 10);
            assert_true(count > before[strength]);
            before[strength] = count;
            assert_true(seals_board_count(&board, SPACE_CIRCLE, strength) <=
                        seals_board_limit(SPACE_CIRCLE, strength));
        }
    }
}

TEST(c4_depths)
{
    static struct board board;
    struct board_walk walk;
    uint8_t depth[BOARD_MAX_SPACES];
    for (int players = 2; players <= 5; players++) {
        take_standard(&board, players);
        seals_board_walk_init(&walk, &board);
        seals_board_depths(&walk, &board, depth);
        for (int i = 0; i < board.sites; i++) {
            const struct board_space *space = &board.space[i];
            if (space->kind != SPACE_BOX)
                continue;
            assert_in_range(depth[i], 1, 6);
            assert_true(space->strength != 2 || depth[i] <= 2);
            assert_true(space->strength != 6 || depth[i] >= 3);
        }
    }
}

TEST(c5_choke_points_and_loops)
{
    static struct board board;
    struct board_walk walk;
    for (int players = 2; players <= 5; players++) {
        bool choke[SEGMENT_NONE + 1] = {false};
        take_standard(&board, players);
        seals_board_walk_init(&walk, &board);
        for (int i = 0; i < board.spaces; i++) {
            int segment = board.room[board.space[i].room].segment;
            int lost = seals_board_cut_off(&walk, &board, i);
            choke[segment] |= lost >= 1 && lost <= 4 && i < board.sites;
            assert_true(segment == SEGMENT_CENTRE || lost <= 12);
        }
        for (int i = 0; i < BOARD_SEGMENTS; i++)
            assert_true(choke[i]);
    }
}

TEST(c7_names_are_safe_in_moves)
{
    static struct board board;
    for (int players = 2; players <= 5; players++) {
        take_standard(&board, players);
        for (int i = 0; i < board.sites; i++) {
            assert_null(strchr("fwae", board.space[i].name[0]));
            assert_int_equal(seals_board_find(&board, board.space[i].name), i);
        }
        for (int i = 0; i < board.rooms; i++)
            assert_true(board.room[i].title[0] != '\0');
    }
}

TEST(there_is_no_layout_for_other_numbers)
{
    static struct board board;
    struct error error;
    static const int none[] = {-1, 0, 1, 6, 100};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        assert_false(seals_board_standard(&board, none[i], &error));
        assert_non_null(strstr(error.text, "2 to 5"));
    }
}

TEST(spaces_are_found_by_name)
{
    static struct board board;
    take_standard(&board, 3);
    assert_int_equal(seals_board_find(&board, "C1"), seals_board_find(&board, "c1"));
    assert_true(seals_board_find(&board, "c1") >= 0);
    assert_int_equal(seals_board_find(&board, "c"), -1);
    assert_int_equal(seals_board_find(&board, "c111"), -1);
    assert_int_equal(seals_board_find(&board, ""), -1);
}
