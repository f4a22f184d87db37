/* controller.c: the main loop of a game on the screen. */
#include "ui/tui/game/controller.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/utf8.h"
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/tui/panel/panel.h"

enum { FIRST_SLICE = 8 };

void controller_init(struct controller *controller, struct screen *screen,
                     struct table *table, struct store *store)
{
    *controller = (struct controller){.screen = screen, .table = table, .store = store};
    controller->game = table->match->game;
    controller->slice = FIRST_SLICE;
    screen->backdrop = controller_draw;
    screen->context = controller;
}

void controller_deinit(struct controller *controller)
{
    if (controller->oracle)
        controller->game->odds->oracle_free(controller->oracle);
    controller->oracle = NULL;
    controller_forget_analysis(controller);
    controller->screen->backdrop = NULL;
}

void controller_message(struct controller *controller, enum ink tone, const char *format,
                        ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(controller->message, sizeof controller->message, format, arguments);
    va_end(arguments);
    controller->tone = tone;
}

void controller_note(struct controller *controller, const char *words)
{
    controller_message(controller, INK_PLAIN, "%s", words);
}

void controller_refuse(struct controller *controller, const struct reason *why)
{
    if (!why->rule[0] && !why->text[0]) {
        controller_note(controller, tr("There is nothing to do with that now."));
        return;
    }
    char words[FRAME_MESSAGE];
    struct text text = text_init(words, sizeof words);
    utf8_put_sentence(&text, why->text);
    snprintf(controller->rule, sizeof controller->rule, "%s", why->rule);
    if (why->rule[0])
        controller_message(controller, INK_BAD, tr("%s (rule %s)"), words, why->rule);
    else
        controller_message(controller, INK_BAD, "%s", words);
}

void controller_autosave(struct controller *controller)
{
    struct error error = {0};
    char line[ERROR_TEXT + ERROR_FILE];
    if (!controller->store->path[0])
        return;
    bool kept = store_save(controller->store, controller->table, &error);
    controller->unsaved = !kept;
    if (!error.text[0])
        return;
    struct text text = text_init(controller->trouble, sizeof controller->trouble);
    text_format(&text, kept ? "%s" : tr("The game could not be kept: %s"),
                error_line(&error, line, sizeof line));
}

static bool has_moves(const struct match *match)
{
    for (size_t i = 0; i < match->count; i++)
        if (match->log[i].seat >= 0)
            return true;
    return false;
}

/* Retries a failed save first: there may be space by now. */
void controller_leave(struct controller *controller)
{
    char question[FRAME_MESSAGE + FRAME_LINE];
    struct text text = text_init(question, sizeof question);
    if (controller->unsaved)
        controller_autosave(controller);
    if (controller->trouble[0])
        text_format(&text, "%s\n", controller->trouble);
    text_put(&text, tr("What is not kept is lost when you leave. The key s saves the "
                       "record of the game to another file. Leave all the same?"));
    controller->left =
        !controller->unsaved || !has_moves(controller->table->match) ||
        panel_confirm(controller->screen, tr("The game is not kept"), question);
}

static void show_trouble(struct controller *controller)
{
    if (controller->trouble[0])
        controller_message(controller, INK_BAD, "%s", controller->trouble);
    controller->trouble[0] = '\0';
}

/* Shows the result once, and again if the end was undone and reached anew. */
static void show_end(struct controller *controller)
{
    bool over = !controller->lesson && table_waits(controller->table) == TABLE_OVER;
    if (over && !controller->ended)
        controller_result(controller);
    controller->ended = over;
}

/* Shows what the lesson says now; false when it is over, or was left. */
static bool follow_lesson(struct controller *controller)
{
    if (!controller->lesson)
        return true;
    controller_follow_lesson(controller);
    return !controller->left && !lesson_over(controller->lesson);
}

void controller_run(struct controller *controller)
{
    while (!controller->left && !controller->screen->ended && follow_lesson(controller)) {
        if (!controller->lesson && table_waits(controller->table) == TABLE_COMPUTER) {
            controller_think(controller);
            continue;
        }
        controller->thinking = controller->skipping = false;
        show_trouble(controller);
        show_end(controller);
        if (controller->left)
            break;
        controller_draw(controller);
        screen_show(controller->screen);
        controller_answer(controller, screen_command(controller->screen, -1));
    }
}
