/* rows.c: writes and reads the server's rows. */
#include <assert.h>
#include <inttypes.h>

#include "net/storage/internal.h"

/* --- writing ------------------------------------------------------------------------ */

/* ?1 key, ?2 number, ?3 body, ?4 open. */
static const char *const puts_of[PUT_KINDS] = {
    [PUT_EVENT] = "insert into event (game, number, body) values (?1, ?2, ?3)",
    [PUT_TABLE] = "insert into game (id, deadline, body, open) values (?1, ?2, ?3, ?4) "
                  "on conflict (id) do update set deadline = ?2, body = ?3, open = ?4",
    [PUT_NAME] = "insert into name (id, number, body) values (?1, ?2, ?3) "
                 "on conflict (id) do update set number = ?2, body = ?3",
    [PUT_BAN] = "insert into ban (id, number, body) values (?1, ?2, ?3) "
                "on conflict (id) do update set number = ?2, body = ?3",
    [PUT_LIFE] = "insert into life (id, number, body) values (?1, ?2, ?3) "
                 "on conflict (id) do update set number = ?2, body = ?3",
    [DROP_NAME] = "delete from name where id = ?1",
    [DROP_BAN] = "delete from ban where id = ?1",
};

bool database_statements_init(struct statements *statements, sqlite3 *base,
                              const char *path, struct error *error)
{
    *statements = (struct statements){.base = base, .path = path};
    for (int i = 0; i < PUT_KINDS; i++)
        if (sqlite3_prepare_v3(base, puts_of[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &statements->put[i], NULL) != SQLITE_OK) {
            database_file_fail(base, path, error);
            database_statements_deinit(statements);
            return false;
        }
    return true;
}

void database_statements_deinit(struct statements *statements)
{
    for (int i = 0; i < PUT_KINDS; i++)
        sqlite3_finalize(statements->put[i]);
}

static enum database_put put_of(const struct server_row *row)
{
    switch (row->kind) {
    case SERVER_EVENT:
        return PUT_EVENT;
    case SERVER_TABLE:
        return PUT_TABLE;
    case SERVER_NAME:
        return row->gone ? DROP_NAME : PUT_NAME;
    case SERVER_UPTIME:
        return PUT_LIFE;
    case SERVER_BAN:
        break;
    }
    return row->gone ? DROP_BAN : PUT_BAN;
}

static bool bind_text(sqlite3_stmt *put, int place, const char *words, size_t length)
{
    return sqlite3_bind_text64(put, place, words ? words : "", length, SQLITE_STATIC,
                               SQLITE_UTF8) == SQLITE_OK;
}

/* Statements with fewer parameters leave out the rest. */
static bool bind_row(sqlite3_stmt *put, const struct server_row *row)
{
    int places = sqlite3_bind_parameter_count(put);
    return bind_text(put, 1, row->key, strlen(row->key)) &&
           (places < 2 || sqlite3_bind_int64(put, 2, row->number) == SQLITE_OK) &&
           (places < 3 || bind_text(put, 3, row->body, row->length)) &&
           (places < 4 || sqlite3_bind_int(put, 4, row->open) == SQLITE_OK);
}

static bool fail_row(struct statements *statements, const struct server_row *row,
                     struct error *error)
{
    if ((sqlite3_errcode(statements->base) & 0xff) == SQLITE_CONSTRAINT &&
        row->kind == SERVER_EVENT)
        return error_set(error, "event %" PRId64 " of table %s is stored already",
                         row->number, row->key);
    return database_file_fail(statements->base, statements->path, error);
}

bool database_statements_put(struct statements *statements, const struct server_row *row,
                             struct error *error)
{
    sqlite3_stmt *put = statements->put[put_of(row)];
    assert(!row->gone || row->kind == SERVER_NAME || row->kind == SERVER_BAN);
    bool ok = (bind_row(put, row) && sqlite3_step(put) == SQLITE_DONE) ||
              fail_row(statements, row, error);
    sqlite3_reset(put);
    sqlite3_clear_bindings(put);
    return ok;
}

/* --- reading ------------------------------------------------------------------------ */

static_assert(SERVER_EVENT == 0 && SERVER_TABLE == 1 && SERVER_NAME == 2 &&
                  SERVER_BAN == 3 && SERVER_UPTIME == 4,
              "the queries name kinds by number");

/* Columns: kind, open, key, number, body. One statement sees one state of the file. */
static const char *const queries[QUERY_KINDS] = {
    [QUERY_START] = "select 1, open, id, deadline, body from game where open union all "
                    "select 2, 0, id, number, body from name union all "
                    "select 3, 0, id, number, body from ban union all "
                    "select 4, 0, id, number, body from life",
    [QUERY_ALL] = "select 1, open, id, deadline, body from game order by id",
    [QUERY_OPEN] = "select 1, open, id, deadline, body from game where open order by id",
    [QUERY_TABLE] = "select 1, open, id, deadline, body from game where id = ?1 "
                    "union all "
                    "select 0, 0, game, number, body from event where game = ?1 "
                    "order by 1 desc, 4",
    [QUERY_BANS] = "select 3, 0, id, number, body from ban order by id",
};

static void show_row(sqlite3_stmt *statement, database_take_fn *take, void *context)
{
    const char *key = (const char *)sqlite3_column_text(statement, 2);
    const char *body = (const char *)sqlite3_column_text(statement, 4);
    const struct server_row row = {
        .kind = (enum server_kind)sqlite3_column_int(statement, 0),
        .open = sqlite3_column_int(statement, 1) != 0,
        .key = key ? key : "",
        .number = sqlite3_column_int64(statement, 3),
        .body = body ? body : "",
        .length = (size_t)sqlite3_column_bytes(statement, 4),
    };
    take(context, &row);
}

bool database_rows_read(sqlite3 *base, const char *path, enum database_query query,
                        const char *key, database_take_fn *take, void *context,
                        struct error *error)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(base, queries[query], -1, &statement, NULL);
    if (code == SQLITE_OK && key != NULL)
        code = sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC);
    if (code == SQLITE_OK)
        while ((code = sqlite3_step(statement)) == SQLITE_ROW)
            show_row(statement, take, context);
    bool ok = code == SQLITE_DONE || database_file_fail(base, path, error);
    sqlite3_finalize(statement);
    return ok;
}
