/* rule_words.c: rule tests of Five Seals: the lines of a drawing, and looks. */
#include "tests/games/seals/rule_words.h"

#include <string.h>

#include "games/seals/rules/tables.h"
#include "tests/games/seals/spells.h"

enum { PART_SIZE = 2048 };

/* --- looks -------------------------------------------------------------------------- */

static const char *number(struct position *p, int value)
{
    struct text out = position_text(p);
    text_format(&out, "%d", value);
    return out.data;
}

#define LOOK(name, answer)                                                               \
    static const char *look_##name(struct position *p, const char *whose)                \
    {                                                                                    \
        (void)whose;                                                                     \
        return answer;                                                                   \
    }
LOOK(supply, position_supply(p))
LOOK(actor, position_actor(p))
LOOK(turn, position_turn(p))
LOOK(first, position_first(p))
LOOK(winners, position_winners(p))
LOOK(circle, number(p, position_state(p)->circle))
LOOK(round, number(p, position_state(p)->round))
LOOK(idle, number(p, position_state(p)->idle))
LOOK(stuck, number(p, position_state(p)->stuck))
LOOK(broken, number(p, position_state(p)->broken))
LOOK(score, number(p, position_score(p, whose)))
LOOK(owed, number(p, position_owed(p, whose)))
LOOK(out, position_out(p, whose) ? "yes" : "no")

static const struct rule_look looks[] = {
    {"dice", RULE_PLAYER, position_dice},
    {"next", RULE_PLAYER, position_next},
    {"up", RULE_PLAYER, position_up},
    {"down", RULE_PLAYER, position_down},
    {"place", RULE_PLAYER, position_place},
    {"familiar", RULE_PLAYER, position_familiar},
    {"score", RULE_PLAYER, look_score},
    {"owed", RULE_PLAYER, look_owed},
    {"out", RULE_PLAYER, look_out},
    {"at", RULE_THING, position_at},
    {"guardian", RULE_THING, position_guardian},
    {"absorbed", RULE_THING, position_absorbed},
    {"supply", RULE_TABLE, look_supply},
    {"actor", RULE_TABLE, look_actor},
    {"turn", RULE_TABLE, look_turn},
    {"first", RULE_TABLE, look_first},
    {"winners", RULE_TABLE, look_winners},
    {"chosen-circle", RULE_TABLE, look_circle},
    {"round", RULE_TABLE, look_round},
    {"idle", RULE_TABLE, look_idle},
    {"stuck", RULE_TABLE, look_stuck},
    {"broken", RULE_TABLE, look_broken},
    {NULL, RULE_TABLE, NULL},
};

/* --- drawings ----------------------------------------------------------------------- */

/* The length of the mage's name in "witch on h1: ...", else 0. */
static size_t mage_in(const char *line)
{
    size_t length = strcspn(line, " ");
    return strncmp(line + length, " on ", 4) == 0 ? length : 0;
}

static bool draws(const char *line)
{
    return rule_after(line, "circle") || rule_after(line, "board") ||
           rule_after(line, "table") || rule_after(line, "start") || mage_in(line) > 0;
}

/* The last line of a kind counts, and what was added to it since; without any, the value
 * stays as it is. */
static void join_lines(const struct rule_drawing *drawing, const char *word,
                       const char *between, char value[PART_SIZE])
{
    struct text out = {value, PART_SIZE, strlen(value), false};
    for (int i = 0; i < drawing->count; i++) {
        const char *rest = rule_after(drawing->line[i], word);
        const char *added = rest == NULL ? NULL : rule_after(rest, "+");
        if (rest == NULL)
            continue;
        if (added == NULL)
            out = text_init(value, PART_SIZE);
        else
            text_put(&out, between);
        rest = added != NULL ? added : rest;
        text_put(&out, strcmp(rest, "-") == 0 ? "" : rest);
    }
    assert_false(out.overflow);
}

/* A player is where the mage was drawn first, and as it was drawn last. */
static void take_player(const char *players[POSITION_PLAYERS + 1], const char *line,
                        bool given)
{
    int seat = 0;
    size_t length = mage_in(line) + 1;
    while (players[seat] != NULL && strncmp(players[seat], line, length) != 0)
        seat++;
    assert_true(seat < POSITION_PLAYERS);
    if (players[seat] == NULL || !given)
        players[seat] = line;
}

static void take_players(const struct rule_drawing *drawing,
                         const char *players[POSITION_PLAYERS + 1])
{
    for (int i = drawing->given; i < drawing->count; i++)
        if (mage_in(drawing->line[i]) > 0)
            take_player(players, drawing->line[i], false);
    for (int i = 0; i < drawing->given; i++)
        if (mage_in(drawing->line[i]) > 0)
            take_player(players, drawing->line[i], true);
}

static const char *draw(struct position *p, const struct rule_drawing *drawing)
{
    enum { CIRCLE, BOARD, TABLE, START, PARTS };
    static const char *const part[PARTS] = {"circle", "board", "table", "start"};
    static const char *const between[PARTS] = {"", ", ", " ", ","};
    char value[PARTS][PART_SIZE] = {"1"};
    const char *players[POSITION_PLAYERS + 1] = {NULL};
    for (int i = 0; i < PARTS; i++)
        join_lines(drawing, part[i], between[i], value[i]);
    take_players(drawing, players);
    if (value[START][0] != '\0')
        return position_try_start(p, value[START], value[BOARD]);
    int circle = 0;
    assert_true(text_to_int(value[CIRCLE], 1, CIRCLES, &circle));
    return position_try(p, circle, value[BOARD], value[TABLE], players);
}

const struct rule_game seals_rule_game = {looks, draws, draw, moves_of, NULL};
