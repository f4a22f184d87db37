/* file.c: exports the record of a game and browses it. */
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

void controller_export(struct controller *controller)
{
    const struct match *match = controller->table->match;
    char name[STORE_PATH];
    struct error error = {0};
    controller->message[0] = '\0';
    snprintf(name, sizeof name, "%s-%s.rec", match->game->name, match->seed);
    if (!panel_type(controller->screen, tr("Save the record"), tr("To which file?"), name,
                    sizeof name) ||
        !name[0])
        return;
    if (store_export(controller->table, name, &error))
        controller_message(controller, INK_GOOD, tr("The record is in %s."), name);
    else
        controller_message(controller, INK_BAD, "%s", error.text);
}

/* Lists the log; choosing an entry starts the replay there. */
void controller_log(struct controller *controller)
{
    size_t events = table_events(controller->table);
    controller->message[0] = '\0';
    if (events == 0) {
        controller_note(controller, tr("Nothing happened yet."));
        return;
    }
    struct panel_item *items = memory_new(events, sizeof *items);
    for (size_t i = 0; i < events; i++) {
        struct text text = text_init(items[i].words, sizeof items[i].words);
        frame_write_event(controller->table, i, &text);
    }
    int chosen = panel_choose(controller->screen, tr("What happened (Enter: look at it)"),
                              items, (int)events, (int)events - 1);
    free(items);
    if (chosen >= 0)
        replay_run(controller->screen, controller->table, (size_t)chosen + 1);
}
