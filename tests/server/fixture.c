/* fixture.c: a hall with a store, a clock and peers for tests. */
#include "fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"

/* --- the store ---------------------------------------------------------------------- */

static struct house_row *copy_rows(const struct hall_row *rows, size_t count)
{
    struct house_row *copy = calloc(count + 1, sizeof *copy);
    for (size_t i = 0; i < count; i++)
        copy[i] = (struct house_row){
            .kind = rows[i].kind,
            .open = rows[i].open,
            .key = strdup(rows[i].key),
            .number = rows[i].number,
            .body = rows[i].gone ? NULL : strndup(rows[i].body, rows[i].length)};
    return copy;
}

static void free_rows(struct house_row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(rows[i].key);
        free(rows[i].body);
    }
    free(rows);
}

static struct house_row *find_row(struct house *house, const struct house_row *row)
{
    for (size_t i = 0; i < house->row_count; i++) {
        struct house_row *it = &house->rows[i];
        if (it->kind == row->kind && strcmp(it->key, row->key) == 0 &&
            (row->kind != HALL_EVENT || it->number == row->number))
            return it;
    }
    return NULL;
}

static void keep_row(struct house *house, struct house_row *row)
{
    struct house_row *there = find_row(house, row);
    if (there != NULL) {
        assert_int_not_equal(row->kind, HALL_EVENT);
        free(there->key);
        free(there->body);
    } else {
        house->rows = realloc(house->rows, (house->row_count + 1) * sizeof *house->rows);
        there = &house->rows[house->row_count++];
    }
    *there = *row;
}

static void take_ticket(struct house *house, const struct hall_output *out)
{
    assert_true(house->pending_count < HOUSE_TICKETS);
    house->pending[house->pending_count].ticket = out->ticket;
    house->pending[house->pending_count].rows = copy_rows(out->rows, out->count);
    house->pending[house->pending_count++].count = out->count;
}

void house_report(struct house *house, bool safe)
{
    assert_true(house->pending_count > 0);
    uint64_t ticket = house->pending[0].ticket;
    struct house_row *rows = house->pending[0].rows;
    size_t count = house->pending[0].count;
    memmove(house->pending, house->pending + 1,
            --house->pending_count * sizeof *house->pending);
    if (safe) {
        for (size_t i = 0; i < count; i++)
            keep_row(house, &rows[i]);
        free(rows);
    } else {
        free_rows(rows, count);
    }
    house_step(house, (struct hall_input){.event = safe ? HALL_STORED : HALL_FAILED,
                                          .ticket = ticket,
                                          .bytes = "the disk is full"});
}

static void load(struct house *house, const char *table)
{
    struct hall_row *rows = calloc(house->row_count + 1, sizeof *rows);
    char id[16];
    size_t count = 0;
    struct text name = text_init(id, sizeof id);
    text_put(&name, table);
    for (size_t i = 0; i < house->row_count && !house->blind_store; i++) {
        const struct house_row *it = &house->rows[i];
        if (it->kind <= HALL_TABLE && strcmp(it->key, id) == 0)
            rows[count++] = (struct hall_row){.kind = it->kind,
                                              .open = it->open,
                                              .key = it->key,
                                              .number = it->number,
                                              .body = it->body,
                                              .length = strlen(it->body)};
    }
    house->loads++;
    house_step(house,
               (struct hall_input){
                   .event = HALL_LOADED, .table = id, .rows = rows, .count = count});
    free(rows);
}

/* --- computer players --------------------------------------------------------------- */

static void note_thinker(struct house *house, const struct hall_output *out)
{
    snprintf(house->thinks, sizeof house->thinks, "%s", out->table);
    snprintf(house->thinks_spec, sizeof house->thinks_spec, "%s", out->spec);
    house->thinks_number = out->number;
    house->thinks_seat = out->seat;
    house->asked_to_think++;
}

void house_think(struct house *house, const char *line)
{
    char id[16];
    snprintf(id, sizeof id, "%s", house->thinks);
    house->thinks[0] = '\0';
    house_step(house, (struct hall_input){.event = HALL_THOUGHT,
                                          .table = id,
                                          .number = house->thinks_number,
                                          .bytes = line,
                                          .length = line != NULL ? strlen(line) : 0});
}

/* --- passphrases -------------------------------------------------------------------- */

static void note_hash(struct house *house, const struct hall_output *out)
{
    house->hash_ticket = out->ticket;
    snprintf(house->hash, sizeof house->hash, "hash of %.*s", (int)out->length,
             out->bytes);
    house->hash_good = out->hash != NULL && strcmp(out->hash, house->hash) == 0;
}

void house_hash(struct house *house)
{
    house_step(house, (struct hall_input){.event = HALL_HASHED,
                                          .ticket = house->hash_ticket,
                                          .bytes = house->hash,
                                          .length = strlen(house->hash),
                                          .good = house->hash_good});
}

/* --- steps -------------------------------------------------------------------------- */

static void take_message(struct house *house, const struct hall_output *out)
{
    assert_true(out->peer < HOUSE_PEERS);
    json_t *message = json_loadb(out->bytes, out->length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(message);
    if (house->inbox[out->peer] == NULL)
        house->inbox[out->peer] = json_array();
    json_array_append_new(house->inbox[out->peer], message);
}

/* What is to be done after a step is noted first: doing it makes further steps. */
void house_step(struct house *house, struct hall_input input)
{
    const struct hall_output *list;
    char tables[8][16];
    int loads = 0, stores = 0;
    bool thinks = false;
    input.now = house->now;
    size_t count = hall_step(house->hall, &input, &list);
    for (size_t i = 0; i < count; i++) {
        if (list[i].action == HALL_SEND)
            take_message(house, &list[i]);
        else if (list[i].action == HALL_STORE)
            take_ticket(house, &list[i]), stores++;
        else if (list[i].action == HALL_LOAD && loads < 8)
            snprintf(tables[loads++], sizeof tables[0], "%s", list[i].table);
        else if (list[i].action == HALL_THINK)
            note_thinker(house, &list[i]), thinks = true;
        else if (list[i].action == HALL_CLOSE)
            house->closed[list[i].peer] = true;
        else if (list[i].action == HALL_HASH)
            note_hash(house, &list[i]);
        else if (list[i].action == HALL_PUSH)
            snprintf(house->pushed, sizeof house->pushed, "%s", list[i].bytes),
                house->pushes++;
    }
    for (int i = 0; i < loads; i++)
        load(house, tables[i]);
    while (stores-- > 0 && !house->slow_store)
        house_report(house, !house->failing_store);
    if (thinks && !house->slow_thinker && house->thinks[0] != '\0')
        house_think(house, NULL);
}

static void start(struct house *house)
{
    house->plan.key[0]++;
    house->hall = hall_new(&house->plan);
}

struct house *house_new(void)
{
    struct house *house = calloc(1, sizeof *house);
    hall_plan_usual(&house->plan, games_list());
    house->plan.requests_a_second = 1000;
    house->now = INT64_C(1800000000000);
    start(house);
    return house;
}

static void forget_peers(struct house *house)
{
    for (int i = 0; i < HOUSE_PEERS; i++) {
        json_decref(house->inbox[i]);
        house->inbox[i] = NULL;
    }
}

void house_restart(struct house *house)
{
    hall_free(house->hall);
    forget_peers(house);
    while (house->pending_count > 0) {
        house->pending_count--;
        free_rows(house->pending[house->pending_count].rows,
                  house->pending[house->pending_count].count);
    }
    house->thinks[0] = '\0';
    start(house);
    for (size_t i = 0; i < house->row_count; i++) {
        const struct house_row *it = &house->rows[i];
        struct hall_row row = {.kind = it->kind,
                               .open = it->open,
                               .key = it->key,
                               .number = it->number,
                               .body = it->body,
                               .length = it->body != NULL ? strlen(it->body) : 0};
        if (it->kind == HALL_EVENT || (it->kind == HALL_TABLE && !it->open) ||
            it->body == NULL)
            continue;
        house_step(house,
                   (struct hall_input){.event = HALL_KNOWN, .rows = &row, .count = 1});
    }
}

void house_free(struct house *house)
{
    hall_free(house->hall);
    forget_peers(house);
    for (size_t i = 0; i < house->pending_count; i++)
        free_rows(house->pending[i].rows, house->pending[i].count);
    free_rows(house->rows, house->row_count);
    free(house);
}

void house_open(struct house *house, uint32_t peer, const char *address, bool trusted)
{
    house_step(house, (struct hall_input){.event = HALL_OPENED,
                                          .peer = peer,
                                          .address = address,
                                          .trusted = trusted});
}

void house_close(struct house *house, uint32_t peer)
{
    house_step(house, (struct hall_input){.event = HALL_CLOSED, .peer = peer});
}

void house_pass(struct house *house, int64_t milliseconds)
{
    int64_t until = house->now + milliseconds;
    for (int i = 0; i < 10000 && hall_wakes(house->hall) <= until; i++) {
        int64_t when = hall_wakes(house->hall);
        house->now = when > house->now ? when : house->now;
        house_step(house, (struct hall_input){.event = HALL_TICK});
    }
    assert_true(hall_wakes(house->hall) > until);
    house->now = until;
}

/* --- messages ----------------------------------------------------------------------- */

void house_say(struct house *house, uint32_t peer, const char *text)
{
    house_step(house, (struct hall_input){.event = HALL_HEARD,
                                          .peer = peer,
                                          .bytes = text,
                                          .length = strlen(text)});
}

json_t *house_answer(struct house *house, uint32_t peer)
{
    char ref[16];
    size_t index;
    json_t *it, *found = NULL;
    snprintf(ref, sizeof ref, "%d", house->refs);
    json_array_foreach(house->inbox[peer], index, it)
    {
        const char *re = json_string_value(json_object_get(it, "re"));
        if (re == NULL || strcmp(re, ref) != 0)
            continue;
        assert_null(found);
        found = it;
    }
    return found;
}

static json_t *ask_list(struct house *house, uint32_t peer, const char *format,
                        va_list arguments)
{
    char request[20000], whole[20100];
    vsnprintf(request, sizeof request, format, arguments);
    snprintf(whole, sizeof whole, "{\"ref\": \"%d\", %s", ++house->refs, request + 1);
    house_say(house, peer, whole);
    return house_answer(house, peer);
}

json_t *house_ask(struct house *house, uint32_t peer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_t *answer = ask_list(house, peer, format, arguments);
    va_end(arguments);
    return answer;
}

json_t *house_refused(struct house *house, uint32_t peer, const char *code,
                      const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_t *answer = ask_list(house, peer, format, arguments);
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

json_t *house_news(struct house *house, uint32_t peer, const char *kind)
{
    json_t *found = NULL, *it;
    size_t index;
    json_array_foreach(house->inbox[peer], index, it)
    {
        const char *news = json_string_value(json_object_get(it, "news"));
        if (news != NULL && strcmp(news, kind) == 0)
            found = it;
    }
    return found;
}

json_t *house_event(struct house *house, uint32_t peer, const char *kind)
{
    json_t *found = NULL, *it, *event;
    size_t index, number;
    json_array_foreach(house->inbox[peer], index, it)
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

void house_forget(struct house *house, uint32_t peer)
{
    if (house->inbox[peer] != NULL)
        json_array_clear(house->inbox[peer]);
}
