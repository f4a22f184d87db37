/* uptime.c: when servers with this database were running. Nobody can act while none is,
 * so players get that time back. The time is stored now and then, so that it is roughly
 * known after a crash too. */
#include "server/internal.h"

static const int64_t STORED_EVERY = 60 * SECONDS; /* while there is activity */
static const int64_t STORED_AFTER = 60 * MINUTES; /* otherwise */

/* The oldest gaps are merged into one long one, in the players' favour. */
static void add_gap(struct uptime *uptime, int64_t from, int64_t until)
{
    if (from >= until)
        return;
    if (uptime->gap_count == UPTIME_GAPS) {
        uptime->gap[1].from = uptime->gap[0].from;
        memmove(uptime->gap, uptime->gap + 1, (UPTIME_GAPS - 1) * sizeof *uptime->gap);
        uptime->gap_count--;
    }
    uptime->gap[uptime->gap_count++] = (struct gap){from, until};
}

int64_t server_uptime_downtime(const struct uptime *uptime, int64_t since)
{
    int64_t missed = 0;
    for (int i = 0; i < uptime->gap_count; i++) {
        int64_t from = uptime->gap[i].from > since ? uptime->gap[i].from : since;
        if (uptime->gap[i].until > from)
            missed += uptime->gap[i].until - from;
    }
    return missed;
}

/* --- its row ------------------------------------------------------------------------ */

static void write_uptime(const struct uptime *uptime, struct buffer *out)
{
    json_open(out, '{');
    json_add_number(out, "alive", uptime->last_seen);
    json_add_open(out, "down", '[');
    for (int i = 0; i < uptime->gap_count; i++) {
        json_open(out, '[');
        json_put_number(out, uptime->gap[i].from);
        json_put_number(out, uptime->gap[i].until);
        json_close(out, ']');
    }
    json_close(out, ']');
    json_close(out, '}');
}

static bool read_time(const struct json_reader *list, size_t index, int64_t *time)
{
    struct error error = {0};
    struct json_reader item;
    return json_reader_item(list, index, &item, &error) &&
           json_reader_long(&item, 0, INT64_MAX, time, &error);
}

static void read_gaps(struct uptime *uptime, const struct json_reader *root)
{
    struct error error = {0};
    struct json_reader list, item;
    size_t count = 0;
    int64_t from = 0, until = 0;
    if (!json_reader_find(root, "down", &list) ||
        !json_reader_length(&list, &count, &error))
        return;
    for (size_t i = 0; i < count; i++)
        if (json_reader_item(&list, i, &item, &error) && read_time(&item, 0, &from) &&
            read_time(&item, 1, &until))
            add_gap(uptime, from, until);
}

void server_uptime_restore(struct server *server, const struct server_row *row)
{
    struct error error = {0};
    struct json_reader root, alive;
    if (!json_reader_parse(&root, row->body, row->length, &error))
        return;
    if (json_reader_find(&root, "alive", &alive) &&
        json_reader_long(&alive, 0, INT64_MAX, &server->uptime.last_seen, &error)) {
        read_gaps(&server->uptime, &root);
        add_gap(&server->uptime, server->uptime.last_seen, server->began);
    }
    json_reader_free(&root);
}

/* --- storing it --------------------------------------------------------------------- */

void server_uptime_store(struct server *server)
{
    struct buffer row;
    struct batch *batch = server_batch_new(NULL);
    server->uptime.last_seen = server->now;
    buffer_init(&row);
    write_uptime(&server->uptime, &row);
    server_batch_row(batch, SERVER_UPTIME, "server", false, row.data, row.length);
    buffer_deinit(&row);
    server_batch_store(server, batch);
}

/* Without a table that waits for somebody, no time is lost. */
int64_t server_uptime_due(const struct server *server)
{
    return server->heap_count > 0 && !server->stopping
               ? server->uptime.last_seen + STORED_AFTER
               : NEVER;
}

void server_uptime_update(struct server *server)
{
    if (server_uptime_due(server) != NEVER &&
        server->now >= server->uptime.last_seen + STORED_EVERY)
        server_uptime_store(server);
}
