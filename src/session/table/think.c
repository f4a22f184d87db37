/* think.c: the computer players, who think in pieces.
 *
 * Their moves are drafts too, so that the match is always between two moves. */
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

/* A player that has no answer, or a wrong one, must not stop the game: the first of what
 * is legal is as good as any. */
static choice_t settle(const struct table *table, enum answer answer, choice_t choice)
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

bool table_think(struct table *table, uint64_t patience)
{
    if (table_waits(table) != TABLE_COMPUTER)
        return false;
    table->think_control.patience = patience;
    while (!table_is_whole(table)) {
        choice_t choice = 0;
        enum answer answer = ask(table, &choice);
        if (answer == ANSWER_WAIT && patience > 0)
            return false;
        table_add(table, settle(table, answer, choice));
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
