/* room_summary.c: folding the events of a table as far as a host wants to know. */
#include "net/storage/room_summary.h"

#include <inttypes.h>

#include "base/text.h"
#include "core/json_reader.h"
#include "core/record/record.h"

void tale_init(struct tale *tale, const char *table)
{
    memset(tale, 0, sizeof *tale);
    struct text out = text_init(tale->table, sizeof tale->table);
    text_put(&out, table);
    buffer_init(&tale->record);
    tale->state = "open";
}

void tale_deinit(struct tale *tale)
{
    buffer_deinit(&tale->record);
}

/* --- one event ---------------------------------------------------------------------- */

typedef bool add_fn(struct tale *tale, const struct doc *event, struct error *error);

static void keep_words(const char *words, char *room)
{
    struct text out = text_init(room, TALE_WORDS);
    text_put(&out, words);
}

static bool add_made(struct tale *tale, const struct doc *event, struct error *error)
{
    const char *game;
    if (!doc_string_field(event, "game", &game, error))
        return false;
    keep_words(game, tale->game);
    return true;
}

/* Who sits in the seat of the event, by the member that says so. */
static bool add_seat(struct tale *tale, const struct doc *event, const char *member,
                     struct error *error)
{
    const char *words = "";
    int seat;
    if (!doc_int_field(event, "seat", 1, GAME_MAX_PLAYERS, &seat, error) ||
        (member && !doc_string_field(event, member, &words, error)))
        return false;
    keep_words(words, tale->name[seat - 1]);
    return true;
}

static bool add_sat(struct tale *tale, const struct doc *event, struct error *error)
{
    return add_seat(tale, event, "name", error);
}

static bool add_player(struct tale *tale, const struct doc *event, struct error *error)
{
    return add_seat(tale, event, "player", error);
}

static bool add_free(struct tale *tale, const struct doc *event, struct error *error)
{
    return add_seat(tale, event, NULL, error);
}

static bool add_begin(struct tale *tale, const struct doc *event, struct error *error)
{
    const char *head;
    if (!doc_string_field(event, "record", &head, error))
        return false;
    buffer_put(&tale->record, head);
    tale->begun = true;
    return true;
}

static bool add_chance(struct tale *tale, const struct doc *event, struct error *error)
{
    const char *line;
    if (!doc_string_field(event, "line", &line, error))
        return false;
    buffer_format(&tale->record, "*: %s\n", line);
    return true;
}

static bool add_move(struct tale *tale, const struct doc *event, struct error *error)
{
    const char *line;
    int seat;
    if (!doc_int_field(event, "seat", 1, GAME_MAX_PLAYERS, &seat, error) ||
        !doc_string_field(event, "line", &line, error))
        return false;
    buffer_format(&tale->record, "%d: %s\n", seat, line);
    return true;
}

static bool add_over(struct tale *tale, const struct doc *event, struct error *error)
{
    const char *seed;
    struct text out = text_init(tale->seed, sizeof tale->seed);
    if (!doc_string_field(event, "seed", &seed, error))
        return false;
    text_put(&out, seed);
    tale->over = true;
    return true;
}

/* In the midst of a game the seed comes with it. */
static bool add_closed(struct tale *tale, const struct doc *event, struct error *error)
{
    struct doc seed;
    return !doc_find(event, "seed", &seed) || add_over(tale, event, error);
}

static const struct {
    const char *kind;
    const char *state; /* what it makes of the table, or NULL */
    add_fn *add;       /* or NULL */
} kinds[] = {
    {"made", "open", add_made},       {"sat", NULL, add_sat},
    {"player", NULL, add_player},     {"free", NULL, add_free},
    {"call", "reveal", NULL},         {"seed", "open", NULL},
    {"begin", "on", add_begin},       {"chance", NULL, add_chance},
    {"move", NULL, add_move},         {"over", "over", add_over},
    {"closed", "closed", add_closed},
};

/* Other kinds say nothing that a host wants to know. */
static bool add_kind(struct tale *tale, const char *kind, const struct doc *event,
                     struct error *error)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(kinds[i].kind, kind) != 0)
            continue;
        if (kinds[i].state != NULL)
            tale->state = kinds[i].state;
        return kinds[i].add == NULL || kinds[i].add(tale, event, error);
    }
    return true;
}

static bool add_event(struct tale *tale, const struct doc *event, struct error *error)
{
    const char *kind;
    struct doc field;
    if (!doc_field(event, "n", &field, error) ||
        !doc_long(&field, tale->events, tale->events, &tale->events, error) ||
        !doc_field(event, "at", &field, error) ||
        !doc_long(&field, 0, INT64_MAX, &tale->last, error) ||
        !doc_string_field(event, "kind", &kind, error))
        return false;
    if (tale->events == 1)
        tale->made = tale->last;
    return add_kind(tale, kind, event, error);
}

static bool take_event(struct tale *tale, const struct server_row *row, struct error *error)
{
    struct doc event;
    if (row->number != ++tale->events)
        return error_set(error, "it follows event %" PRId64, tale->events - 1);
    if (!doc_parse(&event, row->body, row->length, error))
        return false;
    bool ok = add_event(tale, &event, error);
    doc_free(&event);
    return ok;
}

void tale_add(struct tale *tale, const struct server_row *row)
{
    struct error error = {0};
    if (row->kind == SERVER_TABLE)
        tale->deadline = row->number;
    if (row->kind != SERVER_EVENT || tale->fault.text[0] != 0)
        return;
    if (take_event(tale, row, &error))
        return;
    error_place(&tale->fault, tale->table, 0);
    error_set(&tale->fault, "event %" PRId64 ": %s", row->number, error.text);
}

/* --- the record --------------------------------------------------------------------- */

static bool write_match(const struct tale *tale, struct match *match, struct buffer *out,
                        struct error *error)
{
    if (tale->over && tale->seed[0] != 0 &&
        !notes_set(&match->notes, "x-fair-seed", tale->seed, error))
        return false;
    if (fair_is_noted(match))
        fair_write_record(match, out);
    else
        record_write(match, out);
    return true;
}

bool tale_write_record(const struct tale *tale, const struct game *const *games,
                       struct buffer *out, struct error *error)
{
    if (tale->fault.text[0] != 0) {
        *error = tale->fault;
        return false;
    }
    if (!tale->begun)
        return error_set(error, "the game of table %s has not begun", tale->table);
    struct match *match =
        record_read(games, tale->record.data, tale->record.length, tale->table, error);
    if (match == NULL)
        return false;
    bool ok = write_match(tale, match, out, error);
    match_free(match);
    return ok;
}
