/* worlds.c: tables with equal options share one world, which is most of the memory of a
 * match. */
#include <assert.h>

#include "core/memory.h"
#include "server/internal.h"

enum { ID_ROOM = 1024 };

static void write_id(const struct match *match, char *id)
{
    struct text out = text_init(id, ID_ROOM);
    setup_write_id(&match->setup, match->game, "", &out);
}

static struct world **find(struct server *server, const struct match *match)
{
    char id[ID_ROOM];
    write_id(match, id);
    struct world **at = &server->worlds;
    while (*at != NULL && ((*at)->game != match->game || strcmp((*at)->id, id) != 0))
        at = &(*at)->next;
    return at;
}

/* A world with a custom board is not shared: its id does not tell which board. */
void server_world_share(struct server *server, struct match *match)
{
    if (match->setup.attachment != NULL)
        return;
    struct world *world = *find(server, match);
    if (world != NULL) {
        match_share(match, world->world);
        world->uses++;
        return;
    }
    char id[ID_ROOM];
    write_id(match, id);
    world = memory_new(1, sizeof *world);
    *world = (struct world){.next = server->worlds,
                            .game = match->game,
                            .id = memory_text(id, strlen(id)),
                            .world = match->world,
                            .uses = 1};
    match->shared = true;
    server->worlds = world;
}

void server_world_release(struct server *server, struct match *match)
{
    if (match == NULL || !match->shared)
        return;
    struct world **at = find(server, match), *world = *at;
    assert(world != NULL);
    if (--world->uses > 0)
        return;
    *at = world->next;
    world->game->world_free(world->world);
    free(world->id);
    free(world);
    match->world = NULL;
}
