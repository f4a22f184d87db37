/* network.c: the network: messages of one connection arrive in order, those of different
 * ones in any order; a cut connection loses what is in transit. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "tests/server/simulator/internal.h"

static int64_t delay(struct sim *sim)
{
    if (!sim->faultless && sim_chance(sim, 30))
        return sim_below(sim, 15000);
    return 1 + sim_below(sim, sim_chance(sim, 5) ? 800 : 60);
}

int network_connect(struct sim *sim, int tab)
{
    sim->conn = memory_resize(sim->conn, (size_t)sim->conns + 1, sizeof *sim->conn);
    struct conn *conn = &sim->conn[sim->conns];
    *conn = (struct conn){.tab = tab, .at_client = true, .cut = INT64_MAX, .seat = -1};
    conn->up = conn->down = sim->now + delay(sim);
    due_add(sim, DUE_ACCEPT, conn->up)->index = sim->conns;
    return sim->conns++;
}

void network_accept(struct sim *sim, int index)
{
    struct conn *conn = &sim->conn[index];
    uint32_t peer = 0;
    if (sim->server == NULL || conn->cut <= sim->now) {
        network_cut(sim, index, false);
        return;
    }
    while (peer < PEERS && sim->peer[peer] >= 0)
        peer++;
    if (peer == PEERS) {
        network_cut(sim, index, false);
        return;
    }
    sim->peer[peer] = index;
    conn->peer = peer;
    conn->at_server = true;
    int person = sim->tab[conn->tab].person;
    sim_note(sim, "peer %u opens (tab %d)", peer, conn->tab);
    sim_step(sim,
             (struct server_input){.event = SERVER_OPENED,
                                   .peer = peer,
                                   .trusted = sim->tab[conn->tab].host,
                                   .address = person >= 0 ? sim->person[person].address
                                                          : "192.0.2.1"});
    due_add(sim, DUE_FRAME, sim->now + delay(sim))->index = index;
}

void network_send(struct sim *sim, int index, const char *text)
{
    struct conn *conn = &sim->conn[index];
    int64_t at = sim->now + delay(sim);
    conn->up = at > conn->up ? at : conn->up;
    struct due *due = due_add(sim, DUE_REQUEST, conn->up);
    due->index = index;
    due->text = memory_text(text, strlen(text));
}

static void note_asked(struct sim *sim, struct conn *conn, const char *text)
{
    json_t *root = json_loads(text, 0, NULL);
    conn->requests =
        memory_resize(conn->requests, conn->request_count + 1, sizeof *conn->requests);
    struct sent_request *asked = &conn->requests[conn->request_count++];
    *asked = (struct sent_request){.at = sim->now,
                                   .text = memory_text(text, strlen(text)),
                                   .table = conn->table,
                                   .seat = conn->seat};
    snprintf(asked->ref, sizeof asked->ref, "%s", text_of(root, "ref"));
    json_decref(root);
}

void network_receive(struct sim *sim, int index, const char *text)
{
    struct conn *conn = &sim->conn[index];
    if (!conn->at_server || conn->cut <= sim->now)
        return;
    sim->report->requests++;
    note_asked(sim, conn, text);
    sim_note(sim, "peer %u: %s", conn->peer, text);
    sim_step(sim, (struct server_input){.event = SERVER_RECEIVED,
                                        .peer = conn->peer,
                                        .bytes = text,
                                        .length = strlen(text)});
}

struct conn *network_find(struct sim *sim, uint32_t peer)
{
    return peer < PEERS && sim->peer[peer] >= 0 ? &sim->conn[sim->peer[peer]] : NULL;
}

void network_deliver(struct sim *sim, const struct server_output *out)
{
    struct conn *conn = network_find(sim, out->peer);
    sim->report->frames++;
    if (conn == NULL) {
        sim_fail(sim, "a frame is sent to peer %u, who is not there", out->peer);
        return;
    }
    check_frame(sim, conn, out->bytes, out->length);
    int64_t at = sim->now + delay(sim);
    conn->down = at > conn->down ? at : conn->down;
    struct due *due = due_add(sim, DUE_FRAME, conn->down);
    due->index = (int)(conn - sim->conn);
    due->text = memory_text(out->bytes, out->length);
}

/* --- the end of a connection -------------------------------------------------------- */

static void forget_at_server(struct sim *sim, struct conn *conn)
{
    conn->at_server = false;
    pairing_left(sim, conn);
    sim->peer[conn->peer] = -1;
    for (size_t i = 0; i < conn->request_count; i++)
        free(conn->requests[i].text);
    free(conn->requests);
    conn->requests = NULL;
    conn->request_count = 0;
    conn->table = NULL;
}

void network_lost(struct sim *sim, int index)
{
    struct conn *conn = &sim->conn[index];
    if (!conn->at_server)
        return;
    uint32_t peer = conn->peer;
    forget_at_server(sim, conn);
    sim_note(sim, "peer %u is gone", peer);
    sim_step(sim, (struct server_input){.event = SERVER_CLOSED, .peer = peer});
}

void network_cut(struct sim *sim, int index, bool half)
{
    struct conn *conn = &sim->conn[index];
    if (conn->cut != INT64_MAX)
        return;
    conn->cut = sim->now;
    sim->report->cuts++;
    int64_t server = half ? 5 * SECOND + sim_below(sim, 90000) : sim_below(sim, 300);
    int64_t client = half ? sim_below(sim, 60000) : sim_below(sim, 300);
    due_add(sim, DUE_LOST, sim->now + server)->index = index;
    due_add(sim, DUE_BROKEN, sim->now + client)->index = index;
}

void network_close(struct sim *sim, uint32_t peer)
{
    struct conn *conn = network_find(sim, peer);
    if (conn == NULL)
        return;
    forget_at_server(sim, conn);
    network_cut(sim, (int)(conn - sim->conn), false);
}

void network_cut_all(struct sim *sim)
{
    for (int i = 0; i < sim->conns; i++) {
        if (sim->conn[i].at_server)
            forget_at_server(sim, &sim->conn[i]);
        if (sim->conn[i].at_client)
            network_cut(sim, i, sim_chance(sim, 4));
    }
}

void network_free(struct sim *sim)
{
    for (int i = 0; i < sim->conns; i++)
        if (sim->conn[i].at_server)
            forget_at_server(sim, &sim->conn[i]);
    free(sim->conn);
}
