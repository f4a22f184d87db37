/* undo.c: taking whole moves back, and making them again. */
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* What goes beyond the own turn marks the game; that is asked for twice. */
static bool is_warned(struct plain *plain)
{
    if (plain->warned || plain->table->practice || !table_undo_is_practice(plain->table))
        return true;
    plain_tell(plain, tr("Dice have fallen or others have moved since your last move. To "
                         "take it back makes this a game for practice, and its record "
                         "says so. Type undo again if you want that."));
    plain->warned = true;
    return false;
}

void plain_undo(struct plain *plain, const char *rest)
{
    struct reason why = {"", ""};
    (void)rest;
    if (plain_lesson_runs(plain)) {
        plain_tell(plain, tr("In the guided game nothing is taken back."));
        return;
    }
    if (!is_warned(plain))
        return;
    plain->warned = false;
    if (!table_undo(plain->table, &why)) {
        plain_tell_reason(plain, &why);
        return;
    }
    plain->told = table_events(plain->table);
    plain_tell(plain, tr("Your last move is taken back."));
    plain_keep(plain);
}

void plain_redo(struct plain *plain, const char *rest)
{
    (void)rest;
    if (!plain_lesson_runs(plain) && table_redo(plain->table))
        plain_keep(plain);
    else
        plain_tell(plain, tr("There is nothing to make again."));
}
