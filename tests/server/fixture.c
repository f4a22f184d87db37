/* fixture.c: a server with a database, a clock and peers for tests. */
#include "tests/server/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"

/* --- the database ------------------------------------------------------------------- */

static struct fixture_row *copy_rows(const struct server_row *rows, size_t count)
{
    struct fixture_row *copy = calloc(count + 1, sizeof *copy);
    for (size_t i = 0; i < count; i++)
        copy[i] = (struct fixture_row){
            .kind = rows[i].kind,
            .open = rows[i].open,
            .key = strdup(rows[i].key),
            .number = rows[i].number,
            .body = rows[i].gone ? NULL : strndup(rows[i].body, rows[i].length)};
    return copy;
}

static void free_rows(struct fixture_row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(rows[i].key);
        free(rows[i].body);
    }
    free(rows);
}

static struct fixture_row *find_row(struct fixture *fixture,
                                    const struct fixture_row *row)
{
    for (size_t i = 0; i < fixture->row_count; i++) {
        struct fixture_row *it = &fixture->rows[i];
        if (it->kind == row->kind && strcmp(it->key, row->key) == 0 &&
            (row->kind != SERVER_EVENT || it->number == row->number))
            return it;
    }
    return NULL;
}

static void keep_row(struct fixture *fixture, struct fixture_row *row)
{
    struct fixture_row *there = find_row(fixture, row);
    if (there != NULL) {
        assert_int_not_equal(row->kind, SERVER_EVENT);
        free(there->key);
        free(there->body);
    } else {
        fixture->rows =
            realloc(fixture->rows, (fixture->row_count + 1) * sizeof *fixture->rows);
        there = &fixture->rows[fixture->row_count++];
    }
    *there = *row;
}

static void take_ticket(struct fixture *fixture, const struct server_output *out)
{
    assert_true(fixture->pending_count < FIXTURE_TICKETS);
    fixture->pending[fixture->pending_count].ticket = out->ticket;
    fixture->pending[fixture->pending_count].rows = copy_rows(out->rows, out->count);
    fixture->pending[fixture->pending_count++].count = out->count;
}

void fixture_report(struct fixture *fixture, bool safe)
{
    assert_true(fixture->pending_count > 0);
    uint64_t ticket = fixture->pending[0].ticket;
    struct fixture_row *rows = fixture->pending[0].rows;
    size_t count = fixture->pending[0].count;
    memmove(fixture->pending, fixture->pending + 1,
            --fixture->pending_count * sizeof *fixture->pending);
    if (safe) {
        for (size_t i = 0; i < count; i++)
            keep_row(fixture, &rows[i]);
        free(rows);
    } else {
        free_rows(rows, count);
    }
    fixture_step(fixture,
                 (struct server_input){.event = safe ? SERVER_STORED : SERVER_FAILED,
                                       .ticket = ticket,
                                       .bytes = "the disk is full"});
}

static void load(struct fixture *fixture, const char *table)
{
    struct server_row *rows = calloc(fixture->row_count + 1, sizeof *rows);
    char id[16];
    size_t count = 0;
    struct text name = text_init(id, sizeof id);
    text_put(&name, table);
    for (size_t i = 0; i < fixture->row_count && !fixture->store_is_empty; i++) {
        const struct fixture_row *it = &fixture->rows[i];
        if (it->kind <= SERVER_TABLE && strcmp(it->key, id) == 0)
            rows[count++] = (struct server_row){.kind = it->kind,
                                                .open = it->open,
                                                .key = it->key,
                                                .number = it->number,
                                                .body = it->body,
                                                .length = strlen(it->body)};
    }
    fixture->loads++;
    fixture_step(fixture,
                 (struct server_input){
                     .event = SERVER_LOADED, .table = id, .rows = rows, .count = count});
    free(rows);
}

/* --- computer players --------------------------------------------------------------- */

static void note_thinker(struct fixture *fixture, const struct server_output *out)
{
    snprintf(fixture->thinks, sizeof fixture->thinks, "%s", out->table);
    snprintf(fixture->thinks_spec, sizeof fixture->thinks_spec, "%s", out->spec);
    fixture->thinks_number = out->number;
    fixture->thinks_seat = out->seat;
    fixture->asked_to_think++;
}

void fixture_think(struct fixture *fixture, const char *line)
{
    char id[16];
    snprintf(id, sizeof id, "%s", fixture->thinks);
    fixture->thinks[0] = '\0';
    fixture_step(fixture,
                 (struct server_input){.event = SERVER_THOUGHT,
                                       .table = id,
                                       .number = fixture->thinks_number,
                                       .bytes = line,
                                       .length = line != NULL ? strlen(line) : 0});
}

/* --- passphrases -------------------------------------------------------------------- */

static void note_hash(struct fixture *fixture, const struct server_output *out)
{
    fixture->hash_ticket = out->ticket;
    snprintf(fixture->hash, sizeof fixture->hash, "hash of %.*s", (int)out->length,
             out->bytes);
    fixture->hash_good = out->hash != NULL && strcmp(out->hash, fixture->hash) == 0;
}

void fixture_hash(struct fixture *fixture)
{
    fixture_step(fixture, (struct server_input){.event = SERVER_HASHED,
                                                .ticket = fixture->hash_ticket,
                                                .bytes = fixture->hash,
                                                .length = strlen(fixture->hash),
                                                .good = fixture->hash_good});
}

/* --- steps -------------------------------------------------------------------------- */

static void take_message(struct fixture *fixture, const struct server_output *out)
{
    assert_true(out->peer < FIXTURE_PEERS);
    json_t *message = json_loadb(out->bytes, out->length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(message);
    if (fixture->inbox[out->peer] == NULL)
        fixture->inbox[out->peer] = json_array();
    json_array_append_new(fixture->inbox[out->peer], message);
}

/* Collects the outputs first, because carrying them out makes further steps. */
void fixture_step(struct fixture *fixture, struct server_input input)
{
    const struct server_output *list;
    char tables[8][16];
    int loads = 0, stores = 0;
    bool thinks = false;
    input.now = fixture->now;
    size_t count = server_step(fixture->server, &input, &list);
    for (size_t i = 0; i < count; i++) {
        if (list[i].action == SERVER_SEND)
            take_message(fixture, &list[i]);
        else if (list[i].action == SERVER_STORE)
            take_ticket(fixture, &list[i]), stores++;
        else if (list[i].action == SERVER_LOAD && loads < 8)
            snprintf(tables[loads++], sizeof tables[0], "%s", list[i].table);
        else if (list[i].action == SERVER_THINK)
            note_thinker(fixture, &list[i]), thinks = true;
        else if (list[i].action == SERVER_CLOSE)
            fixture->closed[list[i].peer] = true;
        else if (list[i].action == SERVER_HASH)
            note_hash(fixture, &list[i]);
        else if (list[i].action == SERVER_PUSH)
            snprintf(fixture->pushed, sizeof fixture->pushed, "%s", list[i].bytes),
                fixture->pushes++;
    }
    for (int i = 0; i < loads; i++)
        load(fixture, tables[i]);
    while (stores-- > 0 && !fixture->store_is_slow)
        fixture_report(fixture, !fixture->store_fails);
    if (thinks && !fixture->thinker_is_slow && fixture->thinks[0] != '\0')
        fixture_think(fixture, NULL);
}

static void start(struct fixture *fixture)
{
    fixture->plan.key[0]++;
    fixture->server = server_new(&fixture->plan);
}

struct fixture *fixture_new(void)
{
    struct fixture *fixture = calloc(1, sizeof *fixture);
    server_plan_defaults(&fixture->plan, games_list());
    fixture->plan.limits.requests_per_second = 1000;
    fixture->now = INT64_C(1800000000000);
    start(fixture);
    return fixture;
}

static void forget_peers(struct fixture *fixture)
{
    for (int i = 0; i < FIXTURE_PEERS; i++) {
        json_decref(fixture->inbox[i]);
        fixture->inbox[i] = NULL;
    }
}

void fixture_restart(struct fixture *fixture)
{
    server_free(fixture->server);
    forget_peers(fixture);
    while (fixture->pending_count > 0) {
        fixture->pending_count--;
        free_rows(fixture->pending[fixture->pending_count].rows,
                  fixture->pending[fixture->pending_count].count);
    }
    fixture->thinks[0] = '\0';
    start(fixture);
    for (size_t i = 0; i < fixture->row_count; i++) {
        const struct fixture_row *it = &fixture->rows[i];
        struct server_row row = {.kind = it->kind,
                                 .open = it->open,
                                 .key = it->key,
                                 .number = it->number,
                                 .body = it->body,
                                 .length = it->body != NULL ? strlen(it->body) : 0};
        if (it->kind == SERVER_EVENT || (it->kind == SERVER_TABLE && !it->open) ||
            it->body == NULL)
            continue;
        fixture_step(fixture, (struct server_input){
                                  .event = SERVER_RESTORED, .rows = &row, .count = 1});
    }
}

void fixture_free(struct fixture *fixture)
{
    server_free(fixture->server);
    forget_peers(fixture);
    for (size_t i = 0; i < fixture->pending_count; i++)
        free_rows(fixture->pending[i].rows, fixture->pending[i].count);
    free_rows(fixture->rows, fixture->row_count);
    free(fixture);
}

void fixture_connect(struct fixture *fixture, uint32_t peer, const char *address,
                     bool trusted)
{
    fixture_step(fixture, (struct server_input){.event = SERVER_OPENED,
                                                .peer = peer,
                                                .address = address,
                                                .trusted = trusted});
}

void fixture_disconnect(struct fixture *fixture, uint32_t peer)
{
    fixture_step(fixture, (struct server_input){.event = SERVER_CLOSED, .peer = peer});
}

void fixture_advance(struct fixture *fixture, int64_t milliseconds)
{
    int64_t until = fixture->now + milliseconds;
    for (int i = 0; i < 10000 && server_next_tick(fixture->server) <= until; i++) {
        int64_t when = server_next_tick(fixture->server);
        fixture->now = when > fixture->now ? when : fixture->now;
        fixture_step(fixture, (struct server_input){.event = SERVER_TICK});
    }
    assert_true(server_next_tick(fixture->server) > until);
    fixture->now = until;
}

/* --- messages ----------------------------------------------------------------------- */

void fixture_send(struct fixture *fixture, uint32_t peer, const char *text)
{
    fixture_step(fixture, (struct server_input){.event = SERVER_RECEIVED,
                                                .peer = peer,
                                                .bytes = text,
                                                .length = strlen(text)});
}

json_t *fixture_answer(struct fixture *fixture, uint32_t peer)
{
    char ref[16];
    size_t index;
    json_t *it, *found = NULL;
    snprintf(ref, sizeof ref, "%d", fixture->refs);
    json_array_foreach(fixture->inbox[peer], index, it)
    {
        const char *re = json_string_value(json_object_get(it, "re"));
        if (re == NULL || strcmp(re, ref) != 0)
            continue;
        assert_null(found);
        found = it;
    }
    return found;
}

static json_t *ask_list(struct fixture *fixture, uint32_t peer, const char *format,
                        va_list arguments)
{
    char request[20000], whole[20100];
    vsnprintf(request, sizeof request, format, arguments);
    snprintf(whole, sizeof whole, "{\"ref\": \"%d\", %s", ++fixture->refs, request + 1);
    fixture_send(fixture, peer, whole);
    return fixture_answer(fixture, peer);
}

json_t *fixture_ask(struct fixture *fixture, uint32_t peer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_t *answer = ask_list(fixture, peer, format, arguments);
    va_end(arguments);
    return answer;
}

json_t *fixture_accepted(struct fixture *fixture, uint32_t peer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_t *answer = ask_list(fixture, peer, format, arguments);
    va_end(arguments);
    if (json_object_get(answer, "ok") == NULL)
        print_error("refused: %s\n", json_dumps(answer, JSON_ENCODE_ANY));
    assert_non_null(json_object_get(answer, "ok"));
    return answer;
}

json_t *fixture_refused(struct fixture *fixture, uint32_t peer, const char *code,
                        const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_t *answer = ask_list(fixture, peer, format, arguments);
    va_end(arguments);
    assert_non_null(answer);
    assert_null(json_object_get(answer, "ok"));
    assert_string_equal(text_of(answer, "code"), code);
    assert_true(strlen(text_of(answer, "error")) > 0);
    return answer;
}

const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    if (text == NULL)
        print_error("no text '%s' in %s\n", key, json_dumps(object, JSON_ENCODE_ANY));
    assert_non_null(text);
    return text;
}

int64_t number_of(const json_t *object, const char *key)
{
    const json_t *number = json_object_get(object, key);
    if (!json_is_integer(number))
        print_error("no number '%s' in %s\n", key, json_dumps(object, JSON_ENCODE_ANY));
    assert_true(json_is_integer(number));
    return json_integer_value(number);
}

json_t *fixture_news(struct fixture *fixture, uint32_t peer, const char *kind)
{
    json_t *found = NULL, *it;
    size_t index;
    json_array_foreach(fixture->inbox[peer], index, it)
    {
        const char *news = json_string_value(json_object_get(it, "news"));
        if (news != NULL && strcmp(news, kind) == 0)
            found = it;
    }
    return found;
}

size_t fixture_count_news(struct fixture *fixture, uint32_t peer, const char *kind)
{
    size_t count = 0, index;
    const json_t *it;
    json_array_foreach(fixture->inbox[peer], index, it)
    {
        const char *news = json_string_value(json_object_get(it, "news"));
        count += news != NULL && strcmp(news, kind) == 0;
    }
    return count;
}

json_t *fixture_event(struct fixture *fixture, uint32_t peer, const char *kind)
{
    json_t *found = NULL, *it, *event;
    size_t index, number;
    json_array_foreach(fixture->inbox[peer], index, it)
    {
        if (json_object_get(it, "news") == NULL)
            continue;
        json_array_foreach(json_object_get(it, "events"), number, event)
        {
            if (strcmp(text_of(event, "kind"), kind) == 0)
                found = event;
        }
    }
    return found;
}

void fixture_clear(struct fixture *fixture, uint32_t peer)
{
    if (fixture->inbox[peer] != NULL)
        json_array_clear(fixture->inbox[peer]);
}
