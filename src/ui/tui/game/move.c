/* move.c: whole moves: confirmed, typed, chosen from a menu, taken back. */
#include <stdio.h>
#include <stdlib.h>

#include "i18n/i18n.h"
#include "core/memory.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

/* In a guided game only the move that is wanted goes on. */
static bool lesson_refuses(struct desk *desk)
{
    struct reason why = {0};
    if (!desk->lesson || lesson_accepts(desk->lesson, desk->table, &why))
        return false;
    table_drop(desk->table);
    desk_refuse(desk, &why);
    return true;
}

void desk_confirm(struct desk *desk)
{
    if (desk->picks > 0) {
        desk_point_all(desk);
        return;
    }
    if (table_waits(desk->table) == TABLE_ELSEWHERE) {
        struct reason why = {0};
        table_explain_closed(desk->table, &why);
        desk_refuse(desk, &why);
        return;
    }
    if (table_waits(desk->table) != TABLE_PERSON) {
        desk_say(desk, INK_PLAIN, "%s", say("There is nothing to choose now."));
        return;
    }
    if (!table_is_whole(desk->table)) {
        desk_say(desk, INK_PLAIN, "%s",
                 say("The move is not whole yet: choose something that is lit."));
        return;
    }
    if (lesson_refuses(desk))
        return;
    size_t events = table_events(desk->table);
    desk->message[0] = '\0';
    if (desk->remote) {
        desk->remote->deeds->move(desk->remote);
        return;
    }
    table_confirm(desk->table);
    desk_keep(desk);
    if (desk->lesson)
        lesson_go_on(desk->lesson, desk->table);
    desk_show_events(desk, events + 1);
    if (desk->lesson) /* the guide has the word again */
        desk->message[0] = '\0';
}

static bool practice_is_fine(struct desk *desk)
{
    return desk->table->practice || !table_undo_is_practice(desk->table) ||
           panel_confirm(desk->screen, say("Practice"),
                         say("Dice fell or others moved since then. When that is taken "
                             "back the game becomes one for practice, and its record "
                             "says so. Take it back?"));
}

void desk_undo(struct desk *desk)
{
    struct reason why = {0};
    desk->message[0] = '\0';
    desk->picks = 0;
    if (desk->lesson) {
        desk_say(desk, INK_PLAIN, "%s",
                 say("In the guided game only the move being made can be taken back."));
        return;
    }
    if (!practice_is_fine(desk))
        return;
    if (!table_undo(desk->table, &why)) {
        desk_refuse(desk, &why);
        return;
    }
    desk_keep(desk);
    desk_go_on(desk);
    desk_say(desk, INK_GOOD, "%s", say("Taken back. The key r makes it again."));
}

void desk_redo(struct desk *desk)
{
    desk->message[0] = '\0';
    desk->picks = 0;
    if (desk->lesson || !table_redo(desk->table))
        desk_say(desk, INK_PLAIN, "%s", say("Nothing was taken back."));
    else
        desk_keep(desk);
}

static void fill_item(const struct desk *desk, choice_t choice, struct panel_item *item)
{
    const struct match *match = desk->table->match;
    struct text text = text_init(item->words, sizeof item->words);
    match->game->choice_write(match->world, desk->table->draft, choice, &text);
    text = text_init(item->remark, sizeof item->remark);
    if (match->game->guide)
        match->game->guide->remark(match->world, desk->table->draft, choice, &text);
}

void desk_menu(struct desk *desk)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(desk->table, list);
    struct reason why = {0};
    desk->message[0] = '\0';
    if (count == 0) {
        desk_say(desk, INK_PLAIN, "%s", say("There is nothing to choose now."));
        return;
    }
    struct panel_item *items = memory_new((size_t)count, sizeof *items);
    for (int i = 0; i < count; i++)
        fill_item(desk, list[i], &items[i]);
    int chosen = panel_choose(desk->screen, say("What can be done"), items, count, 0);
    free(items);
    if (chosen < 0)
        return;
    desk->picks = 0;
    if (!table_choose(desk->table, list[chosen], &why))
        desk_refuse(desk, &why);
    desk_go_on(desk);
}

void desk_type(struct desk *desk)
{
    char line[MOVE_MAX_TEXT] = "";
    struct reason why = {0};
    desk->message[0] = '\0';
    while (panel_type(desk->screen, say("Type a move"),
                      why.text[0] ? why.text
                                  : say("The move, or the rest of it, as records write "
                                        "it."),
                      line, sizeof line)) {
        desk->picks = 0;
        if (!line[0])
            return;
        if (table_type(desk->table, line, &why) || !why.text[0])
            return;
    }
}
