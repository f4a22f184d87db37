/* spell_large_test.c: what can be done does not depend on the size of the dungeon: the
 * same drawing, alone and behind many empty circles and boxes. */
#include <string.h>

#include "tests/games/seals/spells.h"

enum { BOARD_TEXT = 4096, MOVES_TEXT = 16384 };

struct drawing {
    int circle;
    const char *board, *table, *witch, *seer;
};

static const struct drawing drawings[] = {
    /* 6.1, 6.2 and plain breaks; the Seer and the Owl block a way each. */
    {1,
     "hall - n1:2 - n2:3 - b1[4], hall - n3:2 - n4:2, hall - n5:2 - b2[2], hall - n6:3",
     "n2=w3 n4=f2 n6=a3 b1=growth.fire b2=change.mind",
     "witch on h1, cat on n1: f2 w3 a1 a2 | change.air growth.mind",
     "seer on n3, owl on n5: f3"},
    /* 6.7-6.11 */
    {2, "hall - n1:2 - room - n2:2 n3:3 n4:4, hall - b1[2], room - b3[4], hall - b2[6]",
     "n1=f2 n2=w2 n3=f3 n4=a4 b1=change.fire b2=synergy.air b3=absorption.air "
     "absorbed.mind=e2",
     "witch on h1: w2 f2 | swap.fire exchange.mind disintegration.water "
     "rearrangement.air absorption.mind",
     "seer on h2: a1"},
    /* 6.18, 6.19, 6.21 */
    {4, "hall - n1:2 - n2:3 - b1[4], n1 - b2[2], hall - n3:2 - n4:3",
     "n1=f2 n2=w3 n3=a2 n4=f3 b1=strengthening.fire b2=change.water guardian.water=b2",
     "witch on h1: w3 f2 f3 | dispatch.mind leap.mind guardian.water", "seer on h2: a1"},
    /* 6.20: the Seer in the way, and the Owl on a token. */
    {4, "hall - n1:2 - n2:3 - b1[4], n1 - b2[2], hall - n3:2 - n4:3",
     "n2=w3 n3=a2 n4=f3 b2=change.water", "witch on h1: w3 f2 a2 | teleportation.mind",
     "seer on n1, owl on n3: a1"},
    /* 6.22, from a space shared with the Owl too. */
    {4, "hall - n1:2 - n2:3 - b1[6], hall - n3:2, hall - b2[2]",
     "n1=f2 n2=f3 n3=w2 b1=synergy.fire b2=change.fire",
     "witch on h1: f2 f3 w2 | speed.fire speed.mind", "seer on h2: a1"},
    {4, "hall - n1:2 - n2:3 - b1[6], hall - n3:2", "n2=f3 n3=f2 b1=synergy.fire",
     "witch on n1: f3 f2 | speed.fire", "seer on h2, owl on n1: a1"},
    /* Long empty corridors that fork, and meet again. */
    {4,
     "hall - n1:2 - n2:2 - n3:2 - n4:2 - n5:2 - n6:3, n1 - m1:2 - m2:2 - m3:3, "
     "n1 - k1:2 - k2:2 - k3:3, n1 - j1:2 - j2:2 - j3:3, k2 - m2, n2 - b1[2], n5 - b2[2]",
     "n6=f3 m3=w3 k3=f3 j1=a2 j3=f3 b1=change.fire b2=change.mind",
     "witch on h1: f3 w3 | leap.air speed.water", "seer on h2: a1"},
    {4, "hall - n1:2 - n2:2 - n3:2 - n4:2 - n5:2 - n6:3, n3 - m1:2 - m2:3, n1 - b1[2]",
     "n6=f3 m2=f3 b1=change.fire", "witch on h1: f3 | teleportation.fire",
     "seer on n2: a1"},
};

/* So many empty spaces in front, and then the drawing. */
static void put_board(struct text *out, int circles, int boxes, const char *board)
{
    for (int i = 0; i < circles; i++)
        text_format(out, "hall - x%d:%d\n", i, 2 + i % 5);
    for (int i = 0; i < boxes; i++)
        text_format(out, "x0 - y%d[%d]\n", i, 2 + i % 5);
    text_put(out, board);
    assert_false(out->overflow);
}

static void list_moves(const struct drawing *drawing, int circles, int boxes, char *moves)
{
    POSITION p;
    char board[BOARD_TEXT];
    struct text out = text_init(board, sizeof board), list = text_init(moves, MOVES_TEXT);
    put_board(&out, circles, boxes, drawing->board);
    position_draw(&p, drawing->circle, board, drawing->table, drawing->witch,
                  drawing->seer);
    moves_of(&p, "break"); /* lists and verdicts agree */
    text_put(&list, position_moves(&p));
    assert_false(list.overflow);
}

TEST(rule_5_1_dungeons_of_any_size)
{
    char small[MOVES_TEXT], large[MOVES_TEXT];
    static const int sizes[][2] = {{30, 0},  {54, 0},  {75, 0},
                                   {80, 30}, {80, 36}, {80, 40}};
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++) {
        list_moves(&drawings[i], 0, 0, small);
        assert_true(strchr(small, ',') != NULL); /* there is something to compare */
        for (size_t j = 0; j < sizeof sizes / sizeof *sizes; j++) {
            list_moves(&drawings[i], sizes[j][0], sizes[j][1], large);
            same(large, small);
        }
    }
}
