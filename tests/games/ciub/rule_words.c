/* rule_words.c: rule tests of ciub: the lines of a drawing, and looks. */
#include "tests/games/ciub/rule_words.h"

#include <string.h>

#include "tests/games/ciub/position.h"

enum { DRAWING_SIZE = 2048 };

/* --- looks -------------------------------------------------------------------------- */

static const char *number(struct position *p, int value)
{
    struct text out = position_text(p);
    text_format(&out, "%d", value);
    return out.data;
}

/* "player 2" */
static int seat_of(struct position *p, const char *whose)
{
    int seat = 0;
    if (strncmp(whose, "player ", 7) != 0 ||
        !text_to_int(whose + 7, 1, position_world(p)->players, &seat))
        fail_msg("`%s` is not at this table", whose);
    return seat;
}

static const char *const stage_name[] = {
    [STAGE_OPEN] = "open", [STAGE_ENDING] = "ending", [STAGE_LAST] = "last"};

#define LOOKS(LOOK)                                                                      \
    LOOK(dice, PLAYER, position_dice(p, seat_of(p, whose)))                              \
    LOOK(won, PLAYER, position_won(p, seat_of(p, whose)))                                \
    LOOK(token, PLAYER, position_token(p, seat_of(p, whose)))                            \
    LOOK(score, PLAYER, number(p, position_score(p, seat_of(p, whose))))                 \
    LOOK(top, TABLE, position_top(p))                                                    \
    LOOK(bottom, TABLE, position_bottom(p))                                              \
    LOOK(removed, TABLE, position_removed(p))                                            \
    LOOK(pile, TABLE, position_pile(p))                                                  \
    LOOK(unseen, TABLE, position_unseen(p))                                              \
    LOOK(outside, TABLE, position_outside(p))                                            \
    LOOK(tray, TABLE, position_tray(p))                                                  \
    LOOK(rolling, TABLE, position_rolling(p))                                            \
    LOOK(hand, TABLE, position_hand(p))                                                  \
    LOOK(supply, TABLE, position_supply(p))                                              \
    LOOK(step, TABLE, position_step(p))                                                  \
    LOOK(actor, TABLE, position_actor(p))                                                \
    LOOK(winners, TABLE, position_winners(p))                                            \
    LOOK(turn, TABLE, number(p, position_turn(p)))                                       \
    LOOK(row, TABLE, number(p, position_world(p)->row))                                  \
    LOOK(quiet, TABLE, number(p, position_state(p)->quiet))                              \
    LOOK(moved, TABLE, position_state(p)->moved ? "yes" : "no")                          \
    LOOK(stage, TABLE, stage_name[position_state(p)->stage])

#define WRITE_LOOK(name, about, answer)                                                  \
    static const char *look_##name(struct position *p, const char *whose)                \
    {                                                                                    \
        (void)whose;                                                                     \
        return answer;                                                                   \
    }
LOOKS(WRITE_LOOK)

#define LIST_LOOK(name, about, answer) {#name, RULE_##about, look_##name},
static const struct rule_look looks[] = {LOOKS(LIST_LOOK){NULL, RULE_TABLE, NULL}};

/* --- drawings ----------------------------------------------------------------------- */

static bool draws(const char *line)
{
    return rule_after(line, "game") || rule_after(line, "draw") ||
           rule_after(line, "start");
}

/* The last word about a part is found first in a drawing. */
static const char *draw(struct position *p, const struct rule_drawing *drawing)
{
    const char *options = "players=2", *start = NULL;
    char parts[DRAWING_SIZE] = "";
    struct text out = text_init(parts, sizeof parts);
    for (int i = drawing->count - 1; i >= 0; i--) {
        const char *line = drawing->line[i];
        if (rule_after(line, "draw") != NULL)
            text_format(&out, "%s;", rule_after(line, "draw"));
    }
    for (int i = 0; i < drawing->count; i++) {
        const char *line = drawing->line[i];
        options = rule_after(line, "game") != NULL ? rule_after(line, "game") : options;
        start = rule_after(line, "start") != NULL ? rule_after(line, "start") : start;
    }
    assert_false(out.overflow);
    if (start == NULL)
        return position_try(p, options, parts);
    return position_try_start(p, start);
}

const struct rule_game ciub_rule_game = {looks, draws, draw, NULL, NULL};
