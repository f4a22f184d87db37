/* end.c: the end of a game: who won, by which points, and what can be done now. */
#include <stdlib.h>

#include "i18n/i18n.h"
#include "core/memory.h"
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
        put_line(out, say("It was a game for practice: moves were taken back."));
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

static void put_outlook(const struct desk *desk, struct buffer *out)
{
    const char *program = desk->program ? desk->program : "cantrip";
    if (desk->remote && desk->remote->record[0]) {
        put_line(out, say("Whether the dice were fair is told by:"));
        buffer_format(out, "%s verify '%s'\n", program, desk->remote->record);
    }
    if (!desk->store->path[0])
        return;
    put_line(out, say("Who played well, and who was lucky, is told by:"));
    buffer_format(out, "%s analyse '%s'\n", program, desk->store->path);
}

void desk_result(struct desk *desk)
{
    struct buffer text;
    buffer_init(&text);
    put_winners(desk->table, &text);
    put_scores(desk->table, &text);
    put_outlook(desk, &text);
    int press = panel_tell(
        desk->screen, say("The end of the game"), text.data,
        desk->remote ? say("l: look back   t: talk   p: rematch   q: leave   Esc: table")
                     : say("l: look back   s: save   u: undo   q: leave   Esc: table"));
    buffer_deinit(&text);
    if (press != PRESS_ENTER && press != ' ')
        desk_press(desk, press);
}
