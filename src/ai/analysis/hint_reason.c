/* hint_reason.c: explains why a move is a good idea. */
#include "ai/analysis/hint.h"
#include "core/heuristics.h"
#include "i18n/i18n.h"

/* The points it wins at once. */
static void write_points(const struct game *game, const void *world, const void *before,
                         const void *after, struct text *out)
{
    int old[GAME_MAX_PLAYERS] = {0}, new[GAME_MAX_PLAYERS] = {0};
    int seat = game->actor(world, before);
    game->scores(world, before, old);
    game->scores(world, after, new);
    int won = new[seat] - old[seat];
    if (won > 0)
        text_format(out, tr_count("wins %d point", "wins %d points", (unsigned long)won),
                    won);
}

void hint_reason(const struct game *game, const void *world, const void *before,
                 const struct move *move, const void *after, const void *other,
                 struct text *out)
{
    if (game->heuristics != NULL && game->heuristics->explain != NULL)
        game->heuristics->explain(world, before, move, after, other, out);
    if (out->length == 0)
        write_points(game, world, before, after, out);
}
