/* move.c: whole moves: confirm, type, choose from a menu, undo. */
#include <stdio.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

/* A lesson accepts only the move it asks for. */
static bool lesson_refuses(struct controller *controller)
{
    struct reason why = {0};
    if (!controller->lesson ||
        lesson_accepts(controller->lesson, controller->table, &why))
        return false;
    table_drop(controller->table);
    controller_refuse(controller, &why);
    return true;
}

void controller_confirm(struct controller *controller)
{
    if (controller->picks > 0) {
        controller_point_all(controller);
        return;
    }
    if (table_waits(controller->table) == TABLE_ELSEWHERE) {
        struct reason why = {0};
        table_explain_closed(controller->table, &why);
        controller_refuse(controller, &why);
        return;
    }
    if (table_waits(controller->table) != TABLE_PERSON) {
        controller_note(controller, tr("There is nothing to choose now."));
        return;
    }
    if (!table_is_whole(controller->table)) {
        controller_note(controller,
                        tr("The move is not whole yet: choose something that is lit."));
        return;
    }
    if (lesson_refuses(controller))
        return;
    size_t events = table_events(controller->table);
    controller->message[0] = '\0';
    if (controller->remote) {
        controller->remote->operations->move(controller->remote);
        return;
    }
    table_confirm(controller->table);
    controller_autosave(controller);
    if (controller->lesson)
        lesson_advance(controller->lesson, controller->table);
    controller_show_events(controller, events + 1);
}

static bool practice_is_fine(struct controller *controller)
{
    return controller->table->practice || !table_undo_is_practice(controller->table) ||
           panel_confirm(controller->screen, tr("Practice"),
                         tr("Dice were rolled or others moved since then. If you take "
                            "this back, the game is marked as practice. Take it "
                            "back?"));
}

void controller_undo(struct controller *controller)
{
    struct reason why = {0};
    controller->message[0] = '\0';
    controller->picks = 0;
    if (controller->lesson) {
        controller_note(
            controller,
            tr("In the guided game only the move being made can be taken back."));
        return;
    }
    if (!practice_is_fine(controller))
        return;
    if (!table_undo(controller->table, &why)) {
        controller_refuse(controller, &why);
        return;
    }
    controller_forget_analysis(controller);
    controller_autosave(controller);
    controller_advance_cursor(controller);
    controller_message(controller, INK_GOOD, "%s",
                       tr("Taken back. The key r makes it again."));
}

void controller_redo(struct controller *controller)
{
    controller->message[0] = '\0';
    controller->picks = 0;
    controller_forget_analysis(controller);
    if (controller->lesson || !table_redo(controller->table))
        controller_note(controller, tr("Nothing was taken back."));
    else
        controller_autosave(controller);
}

static void fill_item(const struct controller *controller, choice_t choice,
                      struct panel_item *item)
{
    const struct match *match = controller->table->match;
    struct text text = text_init(item->words, sizeof item->words);
    match->game->choice_write(match->world, controller->table->draft, choice, &text);
    text = text_init(item->remark, sizeof item->remark);
    if (match->game->guide)
        match->game->guide->remark(match->world, controller->table->draft, choice, &text);
}

void controller_menu(struct controller *controller)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(controller->table, list);
    struct reason why = {0};
    controller->message[0] = '\0';
    if (count == 0) {
        controller_note(controller, tr("There is nothing to choose now."));
        return;
    }
    struct panel_item *items = memory_new((size_t)count, sizeof *items);
    for (int i = 0; i < count; i++)
        fill_item(controller, list[i], &items[i]);
    int chosen =
        panel_choose(controller->screen, tr("What can be done"), items, count, 0);
    free(items);
    if (chosen < 0)
        return;
    controller->picks = 0;
    if (!table_choose(controller->table, list[chosen], &why))
        controller_refuse(controller, &why);
    controller_advance_cursor(controller);
    controller_make_at_once(controller);
}

void controller_type(struct controller *controller)
{
    char line[MOVE_MAX_TEXT] = "", question[FRAME_MESSAGE];
    struct reason why = {0};
    controller->message[0] = '\0';
    snprintf(question, sizeof question, "%s",
             tr("The move, or the rest of it, as records write it."));
    while (panel_type_on(controller->screen, tr("Type a move"), question, line,
                         sizeof line)) {
        controller->picks = 0;
        if (!line[0])
            return;
        if (table_type(controller->table, line, &why) || !why.text[0])
            return;
        struct text text = text_init(question, sizeof question);
        utf8_put_sentence(&text, why.text);
    }
}
