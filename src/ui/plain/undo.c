/* undo.c: undo and redo of whole moves. */
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* Undoing beyond your own turn marks the game, so it takes two requests. */
static bool is_warned(struct plain *plain)
{
    if (plain->warned || plain->table->practice || !table_undo_is_practice(plain->table))
        return true;
    plain_print(plain,
                tr("Dice have fallen or others have moved since your last move. To "
                   "take it back makes this a game for practice, and its record "
                   "says so. Type undo again if you want that."));
    plain->warned = true;
    return false;
}

void plain_undo(struct plain *plain, const char *rest)
{
    struct reason why = {"", ""};
    if (plain_lesson_runs(plain)) {
        plain_print(plain, tr("In the guided game nothing is taken back."));
        return;
    }
    if (plain->table->move.count > 0) {
        plain_back(plain, rest);
        return;
    }
    if (!is_warned(plain))
        return;
    plain->warned = false;
    if (!table_undo(plain->table, &why)) {
        plain_print_reason(plain, &why);
        return;
    }
    plain->printed = table_events(plain->table);
    plain_print(plain, tr("Your last move is taken back."));
    plain_autosave(plain);
}

void plain_redo(struct plain *plain, const char *rest)
{
    (void)rest;
    if (!plain_lesson_runs(plain) && table_redo(plain->table))
        plain_autosave(plain);
    else
        plain_print(plain, tr("There is nothing to make again."));
}
