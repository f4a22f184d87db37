/* think.c: computer players, thinking in slices.
 *
 * Their moves are drafts too, so that the match is always between moves. */
#include <stdalign.h>
#include <stdatomic.h>

#include "session/table/internal.h"

static enum answer ask(struct table *table, choice_t *choice)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    const struct match *match = table->match;
    struct observation observation = {.game = match->game,
                                      .world = match->world,
                                      .view = view,
                                      .players = table_players(table),
                                      .seat = table_seat(table)};
    struct player *player = table->player[observation.seat];
    match->game->observe(match->world, table->draft, observation.seat, view);
    return player->decide(player, &observation, choice);
}

/* A player without a legal answer must not stop the game: falls back to the first
 * choice. */
static choice_t legal_choice(const struct table *table, enum answer answer,
                             choice_t choice)
{
    const struct match *match = table->match;
    choice_t list[GAME_MAX_CHOICES];
    struct reason why;
    if (answer == ANSWER_CHOICE &&
        match->game->verdict(match->world, table->draft, choice, &why))
        return choice;
    match->game->choices(match->world, table->draft, list);
    return list[0];
}

bool table_think(struct table *table, uint64_t budget)
{
    if (table_waits(table) != TABLE_COMPUTER)
        return false;
    table->think_control.budget = budget;
    while (!table_is_whole(table)) {
        choice_t choice = 0;
        enum answer answer = ask(table, &choice);
        if (answer == ANSWER_WAIT && budget > 0)
            return false;
        table_add(table, legal_choice(table, answer, choice));
    }
    table_commit(table);
    atomic_store(&table->think_control.stop, false);
    return true;
}

void table_hurry(struct table *table)
{
    if (table_waits(table) == TABLE_COMPUTER)
        atomic_store(&table->think_control.stop, true);
}
