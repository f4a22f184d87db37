/* narrate_test.c: what a move changed, in words. */
#include <string.h>

#include "games/seals/explain/narrate.h"
#include "games/seals/seals.h"
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:2 - n2:3, hall - n3:4, hall - b1[2]"
#define TABLE "n1=f2 n2=f3 n3=w4 b1=change.fire vault"

/* Plays one move or chance event and gives the remark on it. */
static const char *remark(struct position *p, const char *move)
{
    struct seals_state before = *position_state(p);
    struct text out = position_text(p);
    struct reason why;
    struct move made;
    if (!match_play(p->match, move, &why))
        fail_msg("%s: %s", move, why.text);
    match_last_move(p->match, &made);
    seals_narrate(p->match->world, &before, &made, position_state(p), &out);
    return out.data;
}

TEST(seals_that_were_broken)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE,
                  "witch on h1: f2 f6 w4 | absorption.fire swap.fire",
                  "seer on h2: a1 f2");
    same(remark(&p, "break n3 with w4"), "water 4 gone");
    same(remark(&p, "break b1 with f2"), "wins change.fire");
    same(remark(&p, "break n1 with f2 absorb fire"), "fire 2 absorbed");
}

TEST(rounds_that_are_over)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f2 w1 | theft.fire",
                  "seer on h2: f2", "shaman on h3: a1");
    same(remark(&p, "theft.fire from seer"), "");
    same(remark(&p, "give f2"), "round over");
}

TEST(rounds_given_up)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2", "seer on h2: a1");
    same(remark(&p, "break n1 with f2"), "fire 2 gone, round over");
    same(remark(&p, "take f f w"), "");
    same(remark(&p, "give up"), "round over");
}

TEST(a_guarded_scroll)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 | guardian.fire",
                  "seer on h2: a1");
    same(remark(&p, "guardian.fire onto b1"), "guards change.fire");
}

TEST(a_guardian_who_leaves)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE " guardian.fire=b1",
                  "witch on h1: f2 | guardian.fire", "seer on h2: a1");
    same(remark(&p, "guardian.fire off"), "");
}

TEST(the_end_comes_near)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[6] b2[6] b3[6] b4[6]",
                  "b1=synergy.fire b2=synergy.air b3=synergy.water b4=synergy.earth",
                  "witch on h1: f6 f1", "seer on h2: a1");
    same(remark(&p, "break b1 with f6"), "wins synergy.fire, the last round");
}

TEST(dice_speak_for_themselves)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f1 | renewal.fire",
                  "seer on h2: a1");
    same(remark(&p, "renewal.fire f1"), "");
    same(remark(&p, "roll f5"), "");
}
