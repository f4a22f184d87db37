/* help.c: help on the thing under the cursor, the rules and the keys. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/table/markdown.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

/* The first line of a help text is the thing's name, used as the panel title. */
static void read_help(struct controller *controller, char *words)
{
    char *body = strchr(words, '\n');
    if (body)
        *body++ = '\0';
    panel_read(controller->screen, words, body ? body : "", "");
}

void controller_about(struct controller *controller)
{
    const struct match *match = controller->table->match;
    const struct guide *guide = match->game->guide;
    char *room = memory_new(1, GUIDE_HELP);
    struct text text = text_init(room, GUIDE_HELP);
    const void *state =
        controller->showing ? (const void *)controller->shown : controller->table->draft;
    if (controller->cursor[0] && guide &&
        guide->about(match->world, state, controller->cursor, &text))
        read_help(controller, room);
    else
        controller_list_keys(controller);
    free(room);
}

/* After a refusal, opens at its rule. */
void controller_rules(struct controller *controller)
{
    const struct game *game = controller->table->match->game;
    const char *rules = game->guide ? game->guide->rules() : NULL;
    if (!rules) {
        controller_note(controller, tr("This game comes without written rules."));
        return;
    }
    struct buffer plain;
    buffer_init(&plain);
    markdown_plain(rules, &plain);
    panel_read(controller->screen, tr("Rules"), plain.data ? plain.data : "",
               controller->rule);
    buffer_deinit(&plain);
}

void controller_list_keys(struct controller *controller)
{
    char room[GUIDE_HELP];
    struct text text = text_init(room, sizeof room);
    const struct view *view = view_of(controller->table->match->game);
    if (view->legend)
        text_format(&text, "%s\n\n", tr(view->legend));
    controller_write_key_help(controller, &text);
    panel_read(controller->screen, tr("Keys"), room, "");
}
