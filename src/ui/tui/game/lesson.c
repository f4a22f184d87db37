/* lesson.c: the guided first game on the screen: its texts in a panel, and the cursor on
 * what comes next. */
#include <stdio.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

/* Moves the cursor to what comes next, whenever that changes. */
static void follow_things(struct controller *controller)
{
    char pointed[GUIDE_THINGS], picked[GUIDE_THINGS], thing[GUIDE_THING];
    const char *things = pointed;
    struct text text = text_init(pointed, sizeof pointed);
    struct text picks = text_init(picked, sizeof picked);
    controller_write_picks(controller, &picks);
    lesson_write_things(controller->lesson, controller->table, picked, &text);
    if (strcmp(controller->pointed_at, things) == 0)
        return;
    snprintf(controller->pointed_at, sizeof controller->pointed_at, "%s", things);
    if (controller_next_thing(&things, thing))
        memcpy(controller->cursor, thing, sizeof thing);
}

/* The text, and below it what is to be done. */
static void show_lesson(struct controller *controller, const char *keys)
{
    const char *task = lesson_task(controller->lesson);
    char page[LESSON_TEXT + FRAME_LINE];
    struct text text = text_init(page, sizeof page);
    text_put(&text, lesson_text(controller->lesson));
    if (task[0])
        text_format(&text, "\n\n%s", task);
    controller->lesson_shown = lesson_text(controller->lesson);
    int press = panel_message(controller->screen, tr("Your first game"), page, keys);
    if (press == 'q' || press == PRESS_END)
        controller->left = true;
}

void controller_show_lesson(struct controller *controller)
{
    show_lesson(controller, tr("any key: go on   q: leave the guided game"));
}

/* The last text ends the lesson; the game can go on. */
static void read_text(struct controller *controller)
{
    bool last = lesson_is_last(controller->lesson);
    follow_things(controller);
    controller_draw(controller);
    show_lesson(controller, last ? tr("any key: play on   q: quit")
                                 : tr("any key: go on   q: leave the guided game"));
    if (!controller->left)
        lesson_next(controller->lesson, controller->table);
}

void controller_follow_lesson(struct controller *controller)
{
    while (!controller->left && lesson_waits(controller->lesson))
        read_text(controller);
    if (controller->left || lesson_over(controller->lesson))
        return;
    follow_things(controller);
    if (lesson_text(controller->lesson) != controller->lesson_shown)
        controller_show_lesson(controller);
}
