/* admin_list.c: lists tables and bans from a server's file, as text and JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/json.h"
#include "base/text.h"
#include "cli/args/args.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "cli/server/admin.h"
#include "core/memory.h"

/* --- reading ------------------------------------------------------------------------ */

static void add_key(void *context, const struct server_row *row)
{
    struct admin_keys *keys = context;
    keys->key = memory_resize(keys->key, keys->count + 1, sizeof *keys->key);
    keys->key[keys->count++] = memory_text(row->key, strlen(row->key));
}

bool admin_keys_read(struct admin_keys *keys, struct database_view *view, bool all,
                     struct error *error)
{
    *keys = (struct admin_keys){0};
    return database_view_tables(view, all, add_key, keys, error);
}

void admin_keys_free(struct admin_keys *keys)
{
    for (size_t i = 0; i < keys->count; i++)
        free(keys->key[i]);
    free(keys->key);
}

static void add_row(void *context, const struct server_row *row)
{
    room_summary_add(context, row);
}

bool admin_load(struct room_summary *room_summary, struct database_view *view,
                const char *table, struct error *error)
{
    room_summary_init(room_summary, table);
    return database_view_table(view, table, add_row, room_summary, error);
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

/* Who has a seat: a person or a computer player; "": nobody. */
static const char *name_of(const struct room_seat *seat)
{
    return seat->taken ? seat->name : seat->player;
}

static void print_room_summary(const struct room_summary *room_summary)
{
    const struct room_state *room = &room_summary->room;
    char last[32], names[GAME_MAX_PLAYERS * (TABLE_SPEC + 2)] = "";
    struct text moment = text_init(last, sizeof last);
    struct text out = text_init(names, sizeof names);
    put_time(room_summary->progress.last, &moment);
    for (int i = 0; i < GAME_MAX_PLAYERS; i++)
        if (!room_is_free(&room->seat[i]))
            text_format(&out, "%s%s", names[0] ? ", " : "", name_of(&room->seat[i]));
    message_print(stdout, "%-8s  %-7s %6lld  %-16s  %-5.*s  %s", room_summary->table,
                  room_stage_name[room_summary->progress.stage], (long long)room->n, last,
                  (int)strcspn(room->game_id, ":"), room->game_id, names);
    if (room_summary->fault.text[0] != 0)
        message_print(stdout, "          %s", room_summary->fault.text);
}

static void put_json(const struct room_summary *room_summary, struct buffer *out)
{
    const struct room_state *room = &room_summary->room;
    json_open(out, '{');
    json_add_text(out, "table", room_summary->table);
    json_add_text(out, "game", room->game_id);
    json_add_text(out, "state", room_stage_name[room_summary->progress.stage]);
    json_add_number(out, "n", room->n);
    json_add_number(out, "made", room->made);
    json_add_number(out, "last", room_summary->progress.last);
    json_add_number(out, "deadline", room_summary->deadline);
    json_add_open(out, "names", '[');
    for (int i = 0; i < GAME_MAX_PLAYERS; i++)
        if (!room_is_free(&room->seat[i]))
            json_put_text(out, name_of(&room->seat[i]));
    json_close(out, ']');
    if (room_summary->fault.text[0] != 0)
        json_add_text(out, "fault", room_summary->fault.text);
    json_close(out, '}');
}

static bool list(struct database_view *view, const struct admin_keys *keys,
                 struct buffer *json, struct error *error)
{
    struct room_summary room_summary;
    bool ok = true;
    for (size_t i = 0; ok && i < keys->count; i++) {
        ok = admin_load(&room_summary, view, keys->key[i], error);
        if (ok && json != NULL)
            put_json(&room_summary, json);
        else if (ok)
            print_room_summary(&room_summary);
        room_summary_deinit(&room_summary);
    }
    return ok;
}

static bool list_json(struct database_view *view, const struct admin_keys *keys,
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
    struct database_view *view = database_view_open(data, &error);
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
    database_view_close(view);
    return ok ? EXIT_FINE : file_complain(&error, EXIT_IO);
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
    struct database_view *view = database_view_open(data, &error);
    bool ok = view != NULL && database_view_bans(view, show_ban, &bans, &error);
    json_close(&json, ']');
    if (ok && bans.json != NULL)
        puts(json.data);
    else if (ok && bans.count == 0)
        puts("Nobody is banned.");
    buffer_deinit(&json);
    database_view_close(view);
    return ok ? EXIT_FINE : file_complain(&error, EXIT_IO);
}
