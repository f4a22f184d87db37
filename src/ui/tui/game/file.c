/* file.c: the record of a game: written to a file, and looked through. */
#include <stdio.h>
#include <stdlib.h>

#include "i18n/i18n.h"
#include "core/memory.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

void desk_export(struct desk *desk)
{
    const struct match *match = desk->table->match;
    char name[STORE_PATH];
    struct error error = {0};
    desk->message[0] = '\0';
    snprintf(name, sizeof name, "%s-%s.rec", match->game->name, match->seed);
    if (!panel_type(desk->screen, say("Save the record"), say("To which file?"), name,
                    sizeof name) ||
        !name[0])
        return;
    if (store_export(desk->table, name, &error))
        desk_say(desk, INK_GOOD, say("The record is in %s."), name);
    else
        desk_say(desk, INK_BAD, "%s", error.text);
}

/* The list of what happened; from there the positions can be gone through. */
void desk_log(struct desk *desk)
{
    size_t events = table_events(desk->table);
    desk->message[0] = '\0';
    if (events == 0) {
        desk_say(desk, INK_PLAIN, "%s", say("Nothing happened yet."));
        return;
    }
    struct panel_item *items = memory_new(events, sizeof *items);
    for (size_t i = 0; i < events; i++) {
        struct text text = text_init(items[i].words, sizeof items[i].words);
        table_write_event(desk->table, i, &text);
    }
    int chosen = panel_choose(desk->screen, say("What happened (Enter: look at it)"),
                              items, (int)events, (int)events - 1);
    free(items);
    if (chosen >= 0)
        replay_run(desk->screen, desk->table, (size_t)chosen + 1);
}
