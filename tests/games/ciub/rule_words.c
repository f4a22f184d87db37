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

#define LOOK(name, answer)                                                               \
    static const char *look_##name(struct position *p, const char *whose)                \
    {                                                                                    \
        (void)whose;                                                                     \
        return answer;                                                                   \
    }
LOOK(dice, position_dice(p, seat_of(p, whose)))
LOOK(won, position_won(p, seat_of(p, whose)))
LOOK(token, position_token(p, seat_of(p, whose)))
LOOK(score, number(p, position_score(p, seat_of(p, whose))))
LOOK(top, position_top(p))
LOOK(bottom, position_bottom(p))
LOOK(removed, position_removed(p))
LOOK(pile, position_pile(p))
LOOK(unseen, position_unseen(p))
LOOK(outside, position_outside(p))
LOOK(tray, position_tray(p))
LOOK(rolling, position_rolling(p))
LOOK(hand, position_hand(p))
LOOK(supply, position_supply(p))
LOOK(step, position_step(p))
LOOK(actor, position_actor(p))
LOOK(winners, position_winners(p))
LOOK(turn, number(p, position_turn(p)))
LOOK(row, number(p, position_world(p)->row))
LOOK(quiet, number(p, position_state(p)->quiet))
LOOK(moved, position_state(p)->moved ? "yes" : "no")
LOOK(stage, stage_name[position_state(p)->stage])

static const struct rule_look looks[] = {
    {"dice", RULE_PLAYER, look_dice},
    {"won", RULE_PLAYER, look_won},
    {"token", RULE_PLAYER, look_token},
    {"score", RULE_PLAYER, look_score},
    {"top", RULE_TABLE, look_top},
    {"bottom", RULE_TABLE, look_bottom},
    {"removed", RULE_TABLE, look_removed},
    {"pile", RULE_TABLE, look_pile},
    {"unseen", RULE_TABLE, look_unseen},
    {"outside", RULE_TABLE, look_outside},
    {"tray", RULE_TABLE, look_tray},
    {"rolling", RULE_TABLE, look_rolling},
    {"hand", RULE_TABLE, look_hand},
    {"supply", RULE_TABLE, look_supply},
    {"step", RULE_TABLE, look_step},
    {"actor", RULE_TABLE, look_actor},
    {"winners", RULE_TABLE, look_winners},
    {"turn", RULE_TABLE, look_turn},
    {"row", RULE_TABLE, look_row},
    {"quiet", RULE_TABLE, look_quiet},
    {"moved", RULE_TABLE, look_moved},
    {"stage", RULE_TABLE, look_stage},
    {NULL, RULE_TABLE, NULL},
};

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
