/* end.c: the result, the scores, and what to do next. */
#include <stdlib.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static void put_line(struct buffer *out, const char *words)
{
    buffer_put(out, words);
    buffer_put(out, "\n");
}

static void put_winners(const struct table *table, struct buffer *out)
{
    char line[FRAME_LINE];
    struct text text = text_init(line, sizeof line);
    table_write_prompt(table, &text);
    put_line(out, line);
    if (table->practice)
        put_line(out, tr("It was a game for practice: moves were taken back."));
    put_line(out, "");
}

static void put_scores(const struct table *table, struct buffer *out)
{
    char *scores = memory_new(1, GUIDE_ANSWER);
    struct text text = text_init(scores, GUIDE_ANSWER);
    table_write_scores(table, &text);
    put_line(out, scores);
    free(scores);
}

static void put_outlook(const struct controller *controller, struct buffer *out)
{
    const char *program = controller->program ? controller->program : "cantrip";
    if (controller->remote && controller->remote->record[0]) {
        put_line(out, tr("Whether the dice were fair is told by:"));
        buffer_format(out, "%s verify '%s'\n", program, controller->remote->record);
    }
    if (!controller->store->path[0])
        return;
    put_line(out, tr("Who played well, and who was lucky, is told by:"));
    buffer_format(out, "%s analyse '%s'\n", program, controller->store->path);
}

void controller_result(struct controller *controller)
{
    struct buffer text;
    buffer_init(&text);
    put_winners(controller->table, &text);
    put_scores(controller->table, &text);
    put_outlook(controller, &text);
    int press = panel_message(
        controller->screen, tr("The end of the game"), text.data,
        controller->remote
            ? tr("l: look back   t: talk   p: rematch   q: leave   Esc: table")
            : tr("l: look back   s: save   u: undo   q: leave   Esc: table"));
    buffer_deinit(&text);
    if (press != PRESS_ENTER && press != ' ')
        controller_press(controller, press);
}
