/* controller.c: a game on the screen, from one key to the next. */
#include "ui/tui/game/controller.h"

#include <stdarg.h>
#include <stdio.h>

#include "i18n/i18n.h"
#include "core/odds.h"
#include "ui/tui/panel/panel.h"

enum { FIRST_PATIENCE = 8 };

void desk_init(struct desk *desk, struct screen *screen, struct table *table,
               struct store *store)
{
    *desk = (struct desk){.screen = screen, .table = table, .store = store};
    desk->game = table->match->game;
    desk->patience = FIRST_PATIENCE;
    screen->backdrop = desk_draw;
    screen->context = desk;
}

void desk_deinit(struct desk *desk)
{
    if (desk->oracle)
        desk->game->odds->oracle_free(desk->oracle);
    desk->oracle = NULL;
    desk->screen->backdrop = NULL;
}

void desk_say(struct desk *desk, enum ink tone, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(desk->message, sizeof desk->message, format, arguments);
    va_end(arguments);
    desk->tone = tone;
}

void desk_refuse(struct desk *desk, const struct reason *why)
{
    if (!why->rule[0] && !why->text[0]) {
        desk_say(desk, INK_PLAIN, "%s", say("There is nothing to do with that now."));
        return;
    }
    snprintf(desk->rule, sizeof desk->rule, "%s", why->rule);
    if (why->rule[0])
        desk_say(desk, INK_BAD, say("%s (rule %s)"), why->text, why->rule);
    else
        desk_say(desk, INK_BAD, "%s", why->text);
}

void desk_keep(struct desk *desk)
{
    struct error error = {0};
    char line[ERROR_TEXT + ERROR_FILE];
    if (!desk->store->path[0])
        return;
    bool kept = store_keep(desk->store, desk->table, &error);
    desk->unkept = !kept;
    if (!error.text[0])
        return;
    struct text text = text_init(desk->trouble, sizeof desk->trouble);
    text_format(&text, kept ? "%s" : say("The game could not be kept: %s"),
                error_line(&error, line, sizeof line));
}

static bool has_moves(const struct match *match)
{
    for (size_t i = 0; i < match->count; i++)
        if (match->log[i].seat >= 0)
            return true;
    return false;
}

/* Keeping is tried once more: perhaps there is room by now. */
void desk_leave(struct desk *desk)
{
    char question[FRAME_MESSAGE + FRAME_LINE];
    struct text text = text_init(question, sizeof question);
    if (desk->unkept)
        desk_keep(desk);
    if (desk->trouble[0])
        text_format(&text, "%s\n", desk->trouble);
    text_put(&text, say("What is not kept is lost when you leave. The key s saves the "
                        "record of the game to another file. Leave all the same?"));
    desk->left = !desk->unkept || !has_moves(desk->table->match) ||
                 panel_confirm(desk->screen, say("The game is not kept"), question);
}

static void tell_trouble(struct desk *desk)
{
    if (desk->trouble[0])
        desk_say(desk, INK_BAD, "%s", desk->trouble);
    desk->trouble[0] = '\0';
}

/* A guided game tells first what there is to read, and ends with its last words. */
static void follow_lesson(struct desk *desk)
{
    while (desk->lesson && !desk->left && lesson_waits(desk->lesson)) {
        desk_lesson_text(desk);
        if (!desk->left)
            lesson_next(desk->lesson, desk->table);
    }
    if (!desk->lesson || desk->left)
        return;
    desk_follow_finger(desk);
    desk_lesson_long_text(desk);
    if (lesson_over(desk->lesson))
        desk->left = true;
}

/* The result is told once, and again when the end was taken back and came anew. */
static void tell_end(struct desk *desk)
{
    bool over = !desk->lesson && table_waits(desk->table) == TABLE_OVER;
    if (over && !desk->ended)
        desk_result(desk);
    desk->ended = over;
}

void desk_run(struct desk *desk)
{
    if (!desk->lesson && !desk->message[0])
        desk_tell_recent(desk, table_events(desk->table));
    while (!desk->left && !desk->screen->ended) {
        follow_lesson(desk);
        if (desk->left)
            break;
        if (!desk->lesson && table_waits(desk->table) == TABLE_COMPUTER) {
            desk_think(desk);
            continue;
        }
        desk->thinking = desk->hasty = false;
        tell_trouble(desk);
        tell_end(desk);
        if (desk->left)
            break;
        desk_draw(desk);
        screen_show(desk->screen);
        desk_press(desk, screen_key(desk->screen, -1));
    }
}
