/* names.c: what the disk stores besides tables: names and banned addresses; and the slow
 * hashing of passphrases. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "tests/server/simulator/internal.h"

/* --- rows --------------------------------------------------------------------------- */

static struct misc *find(struct sim *sim, enum server_kind kind, const char *key)
{
    for (size_t i = 0; i < sim->miscs; i++)
        if (sim->misc[i].kind == kind && strcmp(sim->misc[i].key, key) == 0)
            return &sim->misc[i];
    return NULL;
}

/* Whether a game has ended there that counts. */
static bool ends_game(const json_t *event)
{
    return strcmp(text_of(event, "kind"), "over") == 0 ||
           json_object_get(event, "winners") != NULL;
}

static int count_seats(const struct sim_table *table, const char *name)
{
    bool rated[GAME_MAX_PLAYERS + 1] = {false};
    int count = 0, games = 0;
    for (int64_t n = 1; n <= table->written; n++) {
        const json_t *event = table->event[n];
        const char *kind = text_of(event, "kind");
        int64_t seat = number_of(event, "seat");
        bool fills = strcmp(kind, "sat") == 0;
        if (seat < 1 || seat > GAME_MAX_PLAYERS)
            seat = 0;
        if (fills || strcmp(kind, "free") == 0 || strcmp(kind, "player") == 0)
            rated[seat] = fills && json_is_true(json_object_get(event, "rated")) &&
                          strcmp(text_of(event, "name"), name) == 0;
        games += ends_game(event);
    }
    for (int seat = 1; seat <= GAME_MAX_PLAYERS; seat++)
        count += rated[seat];
    return games > 0 ? count : 0;
}

static bool is_over(const struct sim_table *table)
{
    for (int64_t n = table != NULL ? table->written : 0; n > 0; n--)
        if (ends_game(table->event[n]))
            return true;
    return false;
}

/* Games that a name's row includes although storing their ends failed: they are listed
 * there, so that they do not count again. */
static int count_early(struct sim *sim, const json_t *root)
{
    size_t index;
    json_t *id;
    int count = 0;
    json_array_foreach(json_object_get(root, "counted"), index, id) count +=
        !is_over(table_find(sim, json_string_value(id)));
    return count;
}

/* The history of a game agrees with the ratings: it has each game once, and leads to the
 * rating. */
static void check_history(struct sim *sim, const struct misc *misc,
                          const json_t *standing, const json_t *history)
{
    enum { MOST = 100 };
    const json_t *games = json_object_get(history, "games");
    int64_t played = number_of(standing, "games");
    size_t told = json_array_size(games);
    if ((int64_t)told != (played < MOST ? played : MOST))
        sim_fail(sim, "%s has played %lld games, but its history has %zu", misc->key,
                 (long long)played, told);
    else if (told > 0 && number_of(json_array_get(games, 0), "rating") !=
                             number_of(standing, "rating"))
        sim_fail(sim, "the history of %s does not lead to its rating", misc->key);
}

/* The ratings of a name agree with its finished tables. */
static void check_name(struct sim *sim, const struct misc *misc)
{
    json_t *root = json_loads(misc->body, 0, NULL);
    const json_t *histories = json_object_get(root, "history");
    json_t *standing;
    const char *game;
    int64_t told = 0;
    int played = 0;
    json_object_foreach(json_object_get(root, "record"), game, standing)
    {
        told += number_of(standing, "games");
        check_history(sim, misc, standing, json_object_get(histories, game));
    }
    for (int i = 0; i < sim->tables; i++)
        played += count_seats(sim->table[i], text_of(root, "name"));
    told -= count_early(sim, root);
    if (told != played)
        sim_fail(sim, "%s has played %d games, but is counted %lld", misc->key, played,
                 (long long)told);
    json_decref(root);
}

void names_write(struct sim *sim, struct disk_row *row)
{
    struct misc *misc = find(sim, row->kind, row->key);
    if (misc == NULL) {
        sim->misc = memory_resize(sim->misc, sim->miscs + 1, sizeof *sim->misc);
        misc = &sim->misc[sim->miscs++];
        *misc = (struct misc){.kind = row->kind};
        snprintf(misc->key, sizeof misc->key, "%s", row->key);
    }
    free(misc->body);
    misc->reported = false;
    misc->body = row->gone ? NULL : row->body;
    if (!row->gone)
        row->body = NULL;
}

void names_check(struct sim *sim, const struct ticket *ticket)
{
    for (size_t i = 0; i < ticket->count; i++)
        if (ticket->rows[i].kind == SERVER_NAME)
            check_name(sim, find(sim, SERVER_NAME, ticket->rows[i].key));
}

bool names_has(struct sim *sim, enum server_kind kind, const char *key)
{
    const struct misc *misc = find(sim, kind, key);
    return misc != NULL && misc->body != NULL;
}

bool names_is_stored(struct sim *sim, enum server_kind kind, const char *key)
{
    const struct misc *misc = find(sim, kind, key);
    return misc != NULL && misc->body != NULL && misc->reported;
}

void names_settle(struct sim *sim, const struct ticket *ticket)
{
    for (size_t i = 0; i < sim->miscs && ticket == NULL; i++)
        sim->misc[i].reported = true;
    for (size_t i = 0; ticket != NULL && i < ticket->count; i++) {
        const struct disk_row *row = &ticket->rows[i];
        struct misc *misc = row->table == NULL ? find(sim, row->kind, row->key) : NULL;
        if (misc != NULL)
            misc->reported = true;
    }
    for (int i = 0; i < sim->people; i++)
        sim->is_banned[i] = names_is_stored(sim, SERVER_BAN, sim->person[i].address);
}

void names_restore(struct sim *sim)
{
    for (size_t i = 0; i < sim->miscs && !sim->report->failed; i++) {
        const struct misc *misc = &sim->misc[i];
        if (misc->body == NULL)
            continue;
        struct server_row row = {.kind = misc->kind,
                                 .key = misc->key,
                                 .body = misc->body,
                                 .length = strlen(misc->body)};
        sim_step(sim, (struct server_input){
                          .event = SERVER_RESTORED, .rows = &row, .count = 1});
    }
}

void names_free(struct sim *sim)
{
    for (size_t i = 0; i < sim->miscs; i++)
        free(sim->misc[i].body);
    free(sim->misc);
    free(sim->pair);
}

/* --- passphrases -------------------------------------------------------------------- */

/* Without a hash to compare with, one is made. The scheduled text is the hash, or "=" for
 * a phrase that matches and "!" for one that does not. */
void hash_asked(struct sim *sim, const struct server_output *out)
{
    char hash[300];
    snprintf(hash, sizeof hash, "hash of %.*s", (int)out->length, out->bytes);
    const char *text = out->hash == NULL              ? hash
                       : strcmp(out->hash, hash) == 0 ? "="
                                                      : "!";
    struct due *due = due_add(sim, DUE_HASHED, sim->now + 50 + sim_below(sim, 1500));
    due->number = (int64_t)out->ticket;
    due->text = memory_text(text, strlen(text));
}

void hash_answer(struct sim *sim, uint64_t ticket, const char *text)
{
    bool made = strlen(text) > 1;
    sim_note(sim, "hashed %llu: %s", (unsigned long long)ticket, text);
    sim_step(sim, (struct server_input){.event = SERVER_HASHED,
                                        .ticket = ticket,
                                        .bytes = made ? text : NULL,
                                        .length = made ? strlen(text) : 0,
                                        .good = text[0] == '='});
}
