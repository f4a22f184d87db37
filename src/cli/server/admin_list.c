/* admin_list.c: the tables and bans in a server's file, for people and as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/json.h"
#include "base/text.h"
#include "cli/server/admin.h"
#include "cli/args.h"
#include "cli/file.h"
#include "cli/message.h"
#include "core/memory.h"

/* --- reading ------------------------------------------------------------------------ */

static void add_key(void *context, const struct server_row *row)
{
    struct admin_keys *keys = context;
    keys->key = memory_resize(keys->key, keys->count + 1, sizeof *keys->key);
    keys->key[keys->count++] = memory_text(row->key, strlen(row->key));
}

bool admin_keys_read(struct admin_keys *keys, struct keep_view *view, bool all,
                     struct error *error)
{
    *keys = (struct admin_keys){0};
    return keep_view_tables(view, all, add_key, keys, error);
}

void admin_keys_free(struct admin_keys *keys)
{
    for (size_t i = 0; i < keys->count; i++)
        free(keys->key[i]);
    free(keys->key);
}

static void add_row(void *context, const struct server_row *row)
{
    tale_add(context, row);
}

bool admin_tell(struct tale *tale, struct keep_view *view, const char *table,
                struct error *error)
{
    tale_init(tale, table);
    return keep_view_table(view, table, add_row, tale, error);
}

/* --- tables ------------------------------------------------------------------------- */

static void put_time(int64_t moment, struct text *out)
{
    time_t seconds = (time_t)(moment / 1000);
    struct tm parts;
    char words[32];
    if (moment > 0 && gmtime_r(&seconds, &parts) != NULL &&
        strftime(words, sizeof words, "%Y-%m-%d %H:%M", &parts) > 0)
        text_put(out, words);
    else
        text_put(out, "-");
}

static void print_tale(const struct tale *tale)
{
    char last[32], names[GAME_MAX_PLAYERS * (TALE_WORDS + 2)] = "";
    struct text moment = text_init(last, sizeof last);
    struct text out = text_init(names, sizeof names);
    put_time(tale->last, &moment);
    for (int i = 0; i < GAME_MAX_PLAYERS; i++)
        if (tale->name[i][0] != 0)
            text_format(&out, "%s%s", names[0] ? ", " : "", tale->name[i]);
    message_print(stdout, "%-8s  %-7s %6lld  %-16s  %-5.*s  %s", tale->table, tale->state,
                  (long long)tale->events, last, (int)strcspn(tale->game, ":"),
                  tale->game, names);
    if (tale->fault.text[0] != 0)
        message_print(stdout, "          %s", tale->fault.text);
}

static void put_json(const struct tale *tale, struct buffer *out)
{
    json_open(out, '{');
    json_add_text(out, "table", tale->table);
    json_add_text(out, "game", tale->game);
    json_add_text(out, "state", tale->state);
    json_add_number(out, "n", tale->events);
    json_add_number(out, "made", tale->made);
    json_add_number(out, "last", tale->last);
    json_add_number(out, "deadline", tale->deadline);
    json_add_open(out, "names", '[');
    for (int i = 0; i < GAME_MAX_PLAYERS; i++)
        if (tale->name[i][0] != 0)
            json_put_text(out, tale->name[i]);
    json_close(out, ']');
    if (tale->fault.text[0] != 0)
        json_add_text(out, "fault", tale->fault.text);
    json_close(out, '}');
}

static bool list(struct keep_view *view, const struct admin_keys *keys,
                 struct buffer *json, struct error *error)
{
    struct tale tale;
    bool ok = true;
    for (size_t i = 0; ok && i < keys->count; i++) {
        ok = admin_tell(&tale, view, keys->key[i], error);
        if (ok && json != NULL)
            put_json(&tale, json);
        else if (ok)
            print_tale(&tale);
        tale_deinit(&tale);
    }
    return ok;
}

static bool list_json(struct keep_view *view, const struct admin_keys *keys,
                      struct error *error)
{
    struct buffer json;
    buffer_init(&json);
    json_open(&json, '[');
    bool ok = list(view, keys, &json, error);
    json_close(&json, ']');
    if (ok)
        puts(json.data);
    buffer_deinit(&json);
    return ok;
}

int admin_tables(const struct args *args, const char *data)
{
    struct error error = {0};
    struct admin_keys keys = {0};
    struct keep_view *view = keep_view_open(data, &error);
    bool ok = view != NULL && admin_keys_read(&keys, view, args_has(args, "all"), &error);
    if (ok && args_has(args, "json"))
        ok = list_json(view, &keys, &error);
    else if (ok && keys.count == 0)
        puts(args_has(args, "all") ? "There are no tables."
                                   : "There are no open tables; --all shows the others.");
    else if (ok) {
        puts("table     state   events  last (UTC)        game   players");
        ok = list(view, &keys, NULL, &error);
    }
    admin_keys_free(&keys);
    keep_view_close(view);
    if (!ok)
        return file_complain(&error, EXIT_IO);
    return file_flush_output() ? EXIT_FINE : EXIT_IO;
}

/* --- bans --------------------------------------------------------------------------- */

struct bans {
    struct buffer *json; /* or NULL */
    int count;
};

static void show_ban(void *context, const struct server_row *row)
{
    struct bans *bans = context;
    bans->count++;
    if (bans->json != NULL)
        json_put_text(bans->json, row->key);
    else
        message_print(stdout, "%s", row->key);
}

int admin_bans(const struct args *args, const char *data)
{
    struct error error = {0};
    struct buffer json;
    struct bans bans = {.json = args_has(args, "json") ? &json : NULL};
    buffer_init(&json);
    json_open(&json, '[');
    struct keep_view *view = keep_view_open(data, &error);
    bool ok = view != NULL && keep_view_bans(view, show_ban, &bans, &error);
    json_close(&json, ']');
    if (ok && bans.json != NULL)
        puts(json.data);
    else if (ok && bans.count == 0)
        puts("Nobody is banned.");
    buffer_deinit(&json);
    keep_view_close(view);
    if (!ok)
        return file_complain(&error, EXIT_IO);
    return file_flush_output() ? EXIT_FINE : EXIT_IO;
}
