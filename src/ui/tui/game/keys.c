/* keys.c: key bindings in a game. */
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static void enter(struct controller *controller)
{
    enum table_wait waits = table_waits(controller->table);
    if (waits == TABLE_OVER)
        controller_result(controller);
    else if (waits == TABLE_COMPUTER)
        controller->message[0] = '\0';
    else if (waits == TABLE_ELSEWHERE || table_is_whole(controller->table))
        controller_confirm(
            controller); /* explains whose turn it is when it is not yours */
    else if (controller->cursor[0])
        controller_point(controller);
    else
        controller_menu(controller);
}

static void go_up(struct controller *controller)
{
    controller_move_cursor(controller, -1, 0);
}

static void go_down(struct controller *controller)
{
    controller_move_cursor(controller, 1, 0);
}

static void go_left(struct controller *controller)
{
    controller_move_cursor(controller, 0, -1);
}

static void go_right(struct controller *controller)
{
    controller_move_cursor(controller, 0, 1);
}

static void go_next(struct controller *controller)
{
    controller_next_highlight(controller, 1);
}

static void go_previous(struct controller *controller)
{
    controller_next_highlight(controller, -1);
}

static void drop_all(struct controller *controller)
{
    controller->picks = 0;
    controller->message[0] = '\0';
    table_drop(controller->table);
}

static void toggle_names(struct controller *controller)
{
    if (!view_of(controller->table->match->game)->names) {
        controller_note(controller, tr("No names to show here."));
        return;
    }
    controller->names = !controller->names;
    controller_note(controller, controller->names
                                    ? tr("Spaces show their names. Press n again to "
                                         "see what lies there.")
                                    : "");
}

static void toggle_careful(struct controller *controller)
{
    controller->careful = !controller->careful;
    controller_note(
        controller,
        controller->careful
            ? tr("Every move waits until you confirm it.")
            : tr("A move that is one thing, such as a word or a card, is made "
                 "at once."));
}

static void show_again(struct controller *controller)
{
    if (controller->lesson)
        controller_show_lesson(controller);
}

struct key {
    int press;
    void (*act)(struct controller *controller);
    const char *name; /* as shown; NULL: an alias of another key */
    const char *help; /* likewise */
};

static const struct key keys[] = {
    {PRESS_UP, go_up, TR_NOOP("arrows"),
     TR_NOOP("go to the nearest thing in that direction")},
    {PRESS_DOWN, go_down, NULL, NULL},
    {PRESS_LEFT, go_left, NULL, NULL},
    {PRESS_RIGHT, go_right, NULL, NULL},
    {PRESS_TAB, go_next, TR_NOOP("Tab"),
     TR_NOOP("go to the next thing that can be chosen")},
    {PRESS_BACKTAB, go_previous, TR_NOOP("Shift-Tab"), TR_NOOP("... to the one before")},
    {PRESS_ENTER, enter, TR_NOOP("Enter"), TR_NOOP("choose it; a whole move: make it")},
    {' ', enter, NULL, NULL},
    {'y', controller_confirm, TR_NOOP("y"),
     TR_NOOP("make the whole move; of several things picked: these are all")},
    {PRESS_POINT, controller_click, TR_NOOP("mouse"), TR_NOOP("a click chooses, too")},
    {PRESS_BACKSPACE, controller_undo_pick, TR_NOOP("Backspace"),
     TR_NOOP("take the last choice back")},
    {PRESS_ESCAPE, drop_all, TR_NOOP("Esc"), TR_NOOP("start the move over")},
    {'n', toggle_names, "n", TR_NOOP("names of the spaces on or off")},
    {'m', controller_menu, TR_NOOP("m"), TR_NOOP("a menu of all possible moves")},
    {':', controller_type, TR_NOOP(":"), TR_NOOP("type a move")},
    {'u', controller_undo, TR_NOOP("u"), TR_NOOP("undo your last move")},
    {'r', controller_redo, TR_NOOP("r"), TR_NOOP("redo it")},
    {'h', controller_hint, TR_NOOP("h"), TR_NOOP("a hint: the best moves, and why")},
    {'o', controller_odds, TR_NOOP("o"),
     TR_NOOP("odds: how likely it is to get something")},
    {'?', controller_about, TR_NOOP("?"), TR_NOOP("help on the thing under the cursor")},
    {'R', controller_rules, TR_NOOP("R, F1"),
     TR_NOOP("the rules; after a refusal, the rule it was for")},
    {PRESS_HELP, controller_rules, NULL, NULL},
    {'k', controller_list_keys, TR_NOOP("k"), TR_NOOP("these keys")},
    {'l', controller_log, TR_NOOP("l"),
     TR_NOOP("what happened; looking back at positions")},
    {'a', controller_analyse, "a",
     TR_NOOP("after the game: who played well, and who was lucky")},
    {'b', controller_rematch, "b",
     TR_NOOP("after the game: a rematch; the next player begins")},
    {'w', controller_new_game, "w", TR_NOOP("after the game: a new game")},
    {'t', controller_chat, TR_NOOP("t"), TR_NOOP("in a game at a server: say something")},
    {'p', controller_players, TR_NOOP("p"),
     TR_NOOP("in a game at a server: who is there, leaving, coming back, a rematch")},
    {'c', toggle_careful, "c", TR_NOOP("confirm every move, or only long ones")},
    {'g', show_again, TR_NOOP("g"), TR_NOOP("in the guided game: what was said last")},
    {'s', controller_export, TR_NOOP("s"), TR_NOOP("save the record to a file")},
    {'q', controller_leave, TR_NOOP("q"),
     TR_NOOP("quit; the game is kept, and goes on when you come back")},
};

void controller_press(struct controller *controller, int press)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].press == press) {
            keys[i].act(controller);
            return;
        }
    if (press > ' ' && press < PRESS_OTHERS)
        controller_note(controller, tr("This key does nothing; k lists the keys."));
}

/* Whether a key was meant for what was shown when it was pressed. Without pauses a player
 * wants to be fast. */
static bool is_late(const struct controller *controller)
{
    const double moment = 0.4; /* seconds that somebody takes to notice */
    return controller->pause > 0 && clock_seconds() - controller->came_up < moment;
}

static bool moves_cursor(int press)
{
    return press == PRESS_TAB || press == PRESS_BACKTAB ||
           (press >= PRESS_UP && press <= PRESS_RIGHT);
}

/* The cursor is hidden until the player goes on: a key that would move it shows it. */
void controller_answer(struct controller *controller, int press)
{
    bool enters = press == PRESS_ENTER || press == ' ';
    bool late = (enters && (controller->go_on || is_late(controller))) ||
                (moves_cursor(press) && controller->go_on);
    if (press == PRESS_NONE || press == PRESS_RESIZE)
        return;
    controller->go_on = false;
    if (!late)
        controller_press(controller, press);
}

/* The keys of a decision, the most important first: those that do not fit are left to k.
 */
static void write_turn_keys(const struct controller *controller, struct text *out)
{
    text_put(out, controller->go_on ? tr("Enter go on") : tr("Enter choose"));
    text_format(out, "  %s", tr("Tab next  m menu"));
    if (controller->lesson)
        text_format(out, "  %s", tr("g tell again"));
    else if (!controller->remote)
        text_format(out, "  %s", tr("h hint"));
    if (controller_has_odds(controller) && !controller->lesson)
        text_format(out, "  %s", tr("o odds"));
    if (view_of(controller->table->match->game)->names && !controller->lesson)
        text_format(out, "  %s", tr("n names"));
    text_format(out, "  %s",
                controller->remote   ? tr("t talk  p players  ? help  l log")
                : controller->lesson ? tr("? help")
                                     : tr("u undo  ? help  l log"));
    text_format(out, "  %s", tr("R rules  : type  k more keys  q quit"));
    if (!controller->remote && !controller->lesson)
        text_format(out, "  %s", tr("s save"));
}

static const char *over_keys(const struct controller *controller)
{
    return controller->remote
               ? tr("Enter result  l look back  p rematch  t talk  s save  R rules  "
                    "k more keys  q quit")
               : tr("Enter result  a analysis  b rematch  l look back  s save  u undo  "
                    "R rules  k more keys  q quit");
}

void controller_write_keys(const struct controller *controller, struct text *out)
{
    enum table_wait waits = table_waits(controller->table);
    if (controller->showing)
        text_put(out, tr("Enter next  Esc skip to your turn  q quit"));
    else if (waits == TABLE_OVER)
        text_format(out, "%s  %s", over_keys(controller), tr("? help"));
    else if (waits == TABLE_ELSEWHERE)
        text_put(out, tr("t talk  p players  l log  ? help  R rules  k more keys  "
                         "q quit"));
    else if (waits == TABLE_COMPUTER)
        text_put(out, tr("Enter play at once  u undo  ? help  R rules  l log  "
                         "k more keys  q quit"));
    else if (table_is_whole(controller->table))
        text_format(out, "%s  %s",
                    tr("Enter make the move  Backspace take back  Esc start over  "
                       "k more keys  q quit"),
                    tr("? help"));
    else
        write_turn_keys(controller, out);
}

/* Not every game has a map with names. */
static bool is_of_use(const struct controller *controller, const struct key *key)
{
    return key->name &&
           (key->act != toggle_names || view_of(controller->table->match->game)->names);
}

void controller_write_key_help(const struct controller *controller, struct text *out)
{
    enum { NAMES = 11 }; /* columns */
    const struct canvas measure = {0};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (!is_of_use(controller, &keys[i]))
            continue;
        int used = canvas_columns(&measure, tr(keys[i].name));
        text_format(out, "%s%*s%s\n", tr(keys[i].name), used < NAMES ? NAMES - used : 1,
                    "", tr(keys[i].help));
    }
}
