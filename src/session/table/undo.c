/* undo.c: undo, and whether it is fair.
 *
 * Outcomes are a function of the seed and the step, so whoever undoes a move after the
 * dice were rolled knows the next roll. That is practice against computer players, and
 * not allowed with other people. */
#include <stdatomic.h>

#include "session/table/internal.h"

static int count_people(const struct table *table)
{
    int people = 0;
    for (int seat = 0; seat < table_players(table); seat++)
        people += table_is_person(table, seat);
    return people;
}

/* Who would undo: the person to act, else the last person who moved. */
static int who_undoes(const struct table *table)
{
    const struct match *match = table->match;
    if (table_waits(table) == TABLE_PERSON)
        return table_seat(table);
    for (size_t i = match->count; i > 0; i--)
        if (table_is_person(table, match->log[i - 1].seat))
            return match->log[i - 1].seat;
    return SEAT_NOBODY;
}

/* The first step of a seat's last move; false if it has not moved. */
static bool find_move(const struct match *match, int seat, size_t *first)
{
    size_t at = match->count;
    while (at > 0 && match->log[at - 1].seat != seat)
        at--;
    if (at == 0)
        return false;
    do
        at--;
    while (!match->log[at].starts);
    *first = at;
    return true;
}

/* Whether a seat made the last step. */
static bool is_last(const struct match *match, int seat)
{
    return match->count > 0 && match->log[match->count - 1].seat == seat;
}

/* Whether the turn is still theirs; a game that is over has no next one. */
static bool is_in_turn(const struct table *table, int seat)
{
    const struct match *match = table->match;
    if (table_waits(table) == TABLE_OVER || table_seat(table) == seat)
        return true;
    return match->game->turn != NULL &&
           match->game->turn(match->world, match->state) == seat;
}

static bool fail_late(const struct table *table, struct reason *why)
{
    const struct match *match = table->match;
    int last = match->log[match->count - 1].seat;
    char name[128];
    struct text out = text_init(name, sizeof name);
    if (last == SEAT_CHANCE)
        return reason_set(
            why, "",
            "dice fell or cards were drawn since your last move, and others "
            "play with you, so it stays");
    table_write_name(table, last, &out);
    return reason_set(why, "", "%s has moved since your last move, so it stays", name);
}

static bool find_undo(const struct table *table, size_t *first, struct reason *why)
{
    const struct match *match = table->match;
    int seat = who_undoes(table);
    if (table->follows)
        return reason_set(why, "",
                          "the others have seen your move, and at a server's table what "
                          "was made stays");
    if (seat < 0 || !find_move(match, seat, first))
        return reason_set(why, "", "there is no move of yours to take back");
    if (count_people(table) == 1)
        return true;
    if (!is_last(match, seat))
        return fail_late(table, why);
    return is_in_turn(table, seat) ||
           reason_set(why, "",
                      "your turn is over, and others play with you, so it stays");
}

bool table_can_undo(const struct table *table, struct reason *why)
{
    size_t first;
    return find_undo(table, &first, why);
}

bool table_undo_is_practice(const struct table *table)
{
    size_t first;
    struct reason why;
    return !table->practice && find_undo(table, &first, &why) &&
           !is_last(table->match, who_undoes(table));
}

/* Practice must be noted in the record. */
static bool note_practice(struct table *table, struct reason *why)
{
    struct error error = {0};
    if (!notes_set(&table->match->notes, "x-practice", "yes", &error))
        return reason_set(why, "", "the record cannot be marked as practice: %s",
                          error.text);
    table->practice = true;
    return true;
}

bool table_undo(struct table *table, struct reason *why)
{
    size_t first = 0;
    if (!find_undo(table, &first, why) ||
        (table_undo_is_practice(table) && !note_practice(table, why)))
        return false;
    match_seek(table->match, first);
    atomic_store(&table->think_control.stop, false);
    table_clear_draft(table);
    return true;
}

bool table_can_redo(const struct table *table)
{
    return !table->follows && table_is_person(table, table_seat(table)) &&
           table->match->count < table->match->known;
}

/* Redoes up to where the same person is to act again. */
bool table_redo(struct table *table)
{
    struct match *match = table->match;
    int seat = table_seat(table);
    if (!table_can_redo(table))
        return false;
    match_redo_move(match);
    while (match_actor(match) != seat && match_redo_move(match))
        continue;
    match_draw_all(match);
    table_clear_draft(table);
    return true;
}
