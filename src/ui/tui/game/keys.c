/* keys.c: what keys do in a game. */
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static void enter(struct desk *desk)
{
    enum table_wait waits = table_waits(desk->table);
    if (waits == TABLE_OVER)
        desk_result(desk);
    else if (waits == TABLE_COMPUTER)
        desk->message[0] = '\0';
    else if (waits == TABLE_ELSEWHERE || table_is_whole(desk->table))
        desk_confirm(desk); /* it says whose turn it is elsewhere */
    else if (desk->cursor[0])
        desk_point(desk);
    else
        desk_menu(desk);
}

static void go_up(struct desk *desk)
{
    desk_go(desk, -1, 0);
}

static void go_down(struct desk *desk)
{
    desk_go(desk, 1, 0);
}

static void go_left(struct desk *desk)
{
    desk_go(desk, 0, -1);
}

static void go_right(struct desk *desk)
{
    desk_go(desk, 0, 1);
}

static void go_next(struct desk *desk)
{
    desk_go_lit(desk, 1);
}

static void go_previous(struct desk *desk)
{
    desk_go_lit(desk, -1);
}

static void drop_all(struct desk *desk)
{
    desk->picks = 0;
    desk->message[0] = '\0';
    table_drop(desk->table);
}

static void tell_again(struct desk *desk)
{
    if (desk->lesson)
        desk_lesson_text(desk);
}

struct key {
    int press;
    void (*act)(struct desk *desk);
    const char *name; /* for people; NULL: not told, another key is */
    const char *help; /* likewise */
};

static const struct key keys[] = {
    {PRESS_UP, go_up, SPEECH("arrows"),
     SPEECH("go to the nearest thing in that direction")},
    {PRESS_DOWN, go_down, NULL, NULL},
    {PRESS_LEFT, go_left, NULL, NULL},
    {PRESS_RIGHT, go_right, NULL, NULL},
    {PRESS_TAB, go_next, SPEECH("Tab"),
     SPEECH("go to the next thing that can be chosen")},
    {PRESS_BACKTAB, go_previous, SPEECH("Shift-Tab"), SPEECH("... to the one before")},
    {PRESS_ENTER, enter, SPEECH("Enter"), SPEECH("choose it; a whole move: make it")},
    {' ', enter, NULL, NULL},
    {'y', desk_confirm, SPEECH("y"),
     SPEECH("make the whole move; of several things picked: these are all")},
    {PRESS_POINT, desk_click, SPEECH("mouse"), SPEECH("a click chooses, too")},
    {PRESS_BACKSPACE, desk_take_back, SPEECH("Backspace"),
     SPEECH("take the last choice back")},
    {PRESS_ESCAPE, drop_all, SPEECH("Esc"), SPEECH("begin the move anew")},
    {'m', desk_menu, SPEECH("m"), SPEECH("a menu of all that can be done")},
    {':', desk_type, SPEECH(":"), SPEECH("type a move")},
    {'u', desk_undo, SPEECH("u"), SPEECH("take back a move that was made")},
    {'r', desk_redo, SPEECH("r"), SPEECH("make it again")},
    {'h', desk_hint, SPEECH("h"), SPEECH("a hint: the best moves, and why")},
    {'o', desk_odds, SPEECH("o"), SPEECH("odds: how likely it is to get something")},
    {'?', desk_about, SPEECH("?"), SPEECH("help on the thing under the cursor")},
    {'R', desk_rules, SPEECH("R, F1"),
     SPEECH("the rules; after a refusal, the rule it was for")},
    {PRESS_HELP, desk_rules, NULL, NULL},
    {'k', desk_list_keys, SPEECH("k"), SPEECH("these keys")},
    {'l', desk_log, SPEECH("l"), SPEECH("what happened; looking back at positions")},
    {'t', desk_talk, SPEECH("t"), SPEECH("in a game at a server: say something")},
    {'p', desk_players, SPEECH("p"),
     SPEECH("in a game at a server: who is there, leaving, coming back, a rematch")},
    {'g', tell_again, SPEECH("g"), SPEECH("in the guided game: what was said last")},
    {'s', desk_export, SPEECH("s"), SPEECH("save the record to a file")},
    {'q', desk_leave, SPEECH("q"),
     SPEECH("quit; the game is kept, and goes on when you come back")},
};

void desk_press(struct desk *desk, int press)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].press == press) {
            keys[i].act(desk);
            return;
        }
}

void desk_write_keys(const struct desk *desk, struct text *out)
{
    if (desk->showing)
        text_put(out, say("Enter next  Esc show no more until a person acts  q quit"));
    else if (desk->remote && table_waits(desk->table) == TABLE_OVER)
        text_put(out, say("Enter result  l look back  s save the record  t talk  "
                          "p players, rematch  R rules  k keys  q quit"));
    else if (desk->remote && table_waits(desk->table) == TABLE_ELSEWHERE)
        text_put(out, say("t talk  p players  l log  ? help  R rules  k keys  q quit"));
    else if (desk->remote && !table_is_whole(desk->table))
        text_put(out, say("Enter choose  Tab next  m menu  o odds  t talk  p players  "
                          "? help  k keys  q quit  l log  R rules  : type"));
    else if (table_waits(desk->table) == TABLE_OVER)
        text_put(out, say("Enter result  l look back  s save the record  u undo  R rules "
                          " k keys  q quit"));
    else if (table_waits(desk->table) == TABLE_COMPUTER)
        text_put(out, say("Enter play at once  u undo  ? help  R rules  l log  q quit"));
    else if (table_is_whole(desk->table))
        text_put(out, say("Enter make the move  Backspace take back  Esc begin anew  "
                          "k keys  q quit"));
    else if (desk->lesson)
        text_put(out, say("Enter choose  Tab next  g tell again  m menu  ? help  k keys  "
                          "q quit  R rules  : type"));
    else
        text_put(out, say("Enter choose  Tab next  m menu  h hint  o odds  u undo  "
                          "? help  k keys  q quit  l log  R rules  : type  s save"));
}

void desk_write_key_help(struct text *out)
{
    enum { NAMES = 11 }; /* columns */
    const struct canvas measure = {0};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (!keys[i].name)
            continue;
        int used = canvas_columns(&measure, say(keys[i].name));
        text_format(out, "%s%*s%s\n", say(keys[i].name), used < NAMES ? NAMES - used : 1,
                    "", say(keys[i].help));
    }
}
