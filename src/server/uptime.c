/* uptime.c: when servers of this store ran: nobody can act while none does, and what
 * is missing then is given back. The time is noted now and then, so that it is known,
 * about, after a crash too. */
#include "server/internal.h"

static const int64_t NOTED_EVERY = 60 * SECONDS; /* when something happens anyway */
static const int64_t NOTED_AFTER = 60 * MINUTES; /* else */

/* What is older than many stops is one long stop, for the good of the players. */
static void add_down(struct life *life, int64_t from, int64_t until)
{
    if (from >= until)
        return;
    if (life->downs == LIFE_DOWNS) {
        life->down[1].from = life->down[0].from;
        memmove(life->down, life->down + 1, (LIFE_DOWNS - 1) * sizeof *life->down);
        life->downs--;
    }
    life->down[life->downs++] = (struct down){from, until};
}

int64_t server_uptime_missed(const struct life *life, int64_t since)
{
    int64_t missed = 0;
    for (int i = 0; i < life->downs; i++) {
        int64_t from = life->down[i].from > since ? life->down[i].from : since;
        if (life->down[i].until > from)
            missed += life->down[i].until - from;
    }
    return missed;
}

/* --- its row ------------------------------------------------------------------------ */

static void write_life(const struct life *life, struct buffer *out)
{
    json_open(out, '{');
    json_add_number(out, "alive", life->alive);
    json_add_open(out, "down", '[');
    for (int i = 0; i < life->downs; i++) {
        json_open(out, '[');
        json_put_number(out, life->down[i].from);
        json_put_number(out, life->down[i].until);
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

static void read_downs(struct life *life, const struct json_reader *root)
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
            add_down(life, from, until);
}

void server_uptime_known(struct server *server, const struct server_row *row)
{
    struct error error = {0};
    struct json_reader root, alive;
    if (!json_reader_parse(&root, row->body, row->length, &error))
        return;
    if (json_reader_find(&root, "alive", &alive) &&
        json_reader_long(&alive, 0, INT64_MAX, &server->life.alive, &error)) {
        read_downs(&server->life, &root);
        add_down(&server->life, server->life.alive, server->began);
    }
    json_reader_free(&root);
}

/* --- noting it ---------------------------------------------------------------------- */

void server_uptime_note(struct server *server)
{
    struct buffer row;
    struct batch *batch = server_batch_new(NULL);
    server->life.alive = server->now;
    buffer_init(&row);
    write_life(&server->life, &row);
    server_batch_row(batch, SERVER_LIFE, "server", false, row.data, row.length);
    buffer_deinit(&row);
    server_batch_store(server, batch);
}

/* Where no table waits for anybody nothing is missed. */
int64_t server_uptime_wakes(const struct server *server)
{
    return server->heap_count > 0 && !server->stopping ? server->life.alive + NOTED_AFTER
                                                       : NEVER;
}

void server_uptime_tend(struct server *server)
{
    if (server_uptime_wakes(server) != NEVER &&
        server->now >= server->life.alive + NOTED_EVERY)
        server_uptime_note(server);
}
