/* check_pairing.c: what must be true of quick pairing: a request is given one seat at
 * most, none after its sender has left, and whoever is there is told of it, once, when it
 * is stored. The entropy of a request identifies it. */
#include <stdio.h>
#include <string.h>

#include "core/memory.h"
#include "tests/server/simulator/internal.h"

static struct pair_request *find(struct sim *sim, const char *promise)
{
    for (size_t i = 0; i < sim->pairs; i++)
        if (strcmp(sim->pair[i].promise, promise) == 0)
            return &sim->pair[i];
    return NULL;
}

static struct pair_request *find_waiting(struct sim *sim, const struct conn *conn)
{
    for (size_t i = 0; i < sim->pairs; i++)
        if (sim->pair[i].conn == (int)(conn - sim->conn))
            return &sim->pair[i];
    return NULL;
}

void pairing_left(struct sim *sim, const struct conn *conn)
{
    struct pair_request *pair = find_waiting(sim, conn);
    if (pair != NULL) {
        pair->conn = -1;
        pair->left = true;
    }
}

void pairing_asked(struct sim *sim, const struct conn *conn, const json_t *request,
                   const json_t *frame)
{
    const char *promise = text_of(request, "entropy");
    if (json_object_get(frame, "table") != NULL)
        return;
    pairing_left(sim, conn);
    struct pair_request *pair = find(sim, promise);
    if (pair == NULL) {
        sim->pair = memory_resize(sim->pair, sim->pairs + 1, sizeof *sim->pair);
        pair = &sim->pair[sim->pairs++];
        *pair = (struct pair_request){0};
        snprintf(pair->promise, sizeof pair->promise, "%s", promise);
    }
    pair->conn = (int)(conn - sim->conn);
    pair->left = pair->told = false;
}

/* A seat is about to be stored. */
void pairing_submitted(struct sim *sim, const char *table, const json_t *event)
{
    const struct pair_request *pair = find(sim, text_of(event, "entropy"));
    if (pair != NULL && pair->left)
        sim_fail(sim, "table %s: seat %d is given to somebody who has left", table,
                 (int)number_of(event, "seat"));
}

static void seated(struct sim *sim, struct sim_table *table, const json_t *event)
{
    struct pair_request *pair = find(sim, text_of(event, "entropy"));
    if (pair == NULL)
        return;
    if (pair->table != NULL)
        sim_fail(sim, "table %s: seat %d is given to somebody who has one at table %s",
                 table->id, (int)number_of(event, "seat"), pair->table->id);
    pair->table = table;
    pair->seat = (int)number_of(event, "seat");
    sim->report->paired++;
}

void pairing_stored(struct sim *sim, struct sim_table *table, const json_t *event)
{
    const char *kind = text_of(event, "kind");
    bool closes = strcmp(kind, "closed") == 0;
    bool empties = strcmp(kind, "free") == 0 || strcmp(kind, "player") == 0;
    if (strcmp(kind, "sat") == 0)
        seated(sim, table, event);
    for (size_t i = 0; i < sim->pairs && (closes || empties); i++)
        if (sim->pair[i].table == table &&
            (closes || sim->pair[i].seat == (int)number_of(event, "seat")))
            sim->pair[i].table = NULL;
}

void pairing_told(struct sim *sim, const struct conn *conn, const json_t *frame)
{
    struct pair_request *pair = find_waiting(sim, conn);
    const char *table = text_of(frame, "table");
    if (pair == NULL || pair->table == NULL || strcmp(pair->table->id, table) != 0 ||
        pair->seat != (int)number_of(frame, "seat")) {
        sim_fail(sim, "peer %u is told of seat %d at table %s, which is not its own",
                 conn->peer, (int)number_of(frame, "seat"), table);
        return;
    }
    pair->told = true;
    pair->conn = -1;
}

void pairing_check(struct sim *sim)
{
    for (size_t i = 0; i < sim->pairs && !sim->report->failed; i++) {
        const struct pair_request *pair = &sim->pair[i];
        if (pair->conn >= 0 && pair->table != NULL && !pair->told)
            sim_fail(sim, "table %s: peer %u is not told of its seat %d", pair->table->id,
                     sim->conn[pair->conn].peer, pair->seat);
    }
}
