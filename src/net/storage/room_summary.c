/* room_summary.c: folding the events of a table as far as a host wants to know. */
#include "net/storage/room_summary.h"

#include <inttypes.h>

#include "base/text.h"
#include "core/json_reader.h"
#include "core/record/record.h"

void room_summary_init(struct room_summary *room_summary, const char *table)
{
    memset(room_summary, 0, sizeof *room_summary);
    struct text out = text_init(room_summary->table, sizeof room_summary->table);
    text_put(&out, table);
    buffer_init(&room_summary->record);
    room_summary->state = "open";
}

void room_summary_deinit(struct room_summary *room_summary)
{
    buffer_deinit(&room_summary->record);
}

/* --- one event ---------------------------------------------------------------------- */

typedef bool add_fn(struct room_summary *room_summary, const struct json_reader *event,
                    struct error *error);

static void database_words(const char *words, char *room)
{
    struct text out = text_init(room, ROOM_SUMMARY_WORDS);
    text_put(&out, words);
}

static bool add_made(struct room_summary *room_summary, const struct json_reader *event,
                     struct error *error)
{
    const char *game;
    if (!json_reader_string_field(event, "game", &game, error))
        return false;
    database_words(game, room_summary->game);
    return true;
}

/* Who sits in the seat of the event, by the member that says so. */
static bool add_seat(struct room_summary *room_summary, const struct json_reader *event,
                     const char *member, struct error *error)
{
    const char *words = "";
    int seat;
    if (!json_reader_int_field(event, "seat", 1, GAME_MAX_PLAYERS, &seat, error) ||
        (member && !json_reader_string_field(event, member, &words, error)))
        return false;
    database_words(words, room_summary->name[seat - 1]);
    return true;
}

static bool add_sat(struct room_summary *room_summary, const struct json_reader *event,
                    struct error *error)
{
    return add_seat(room_summary, event, "name", error);
}

static bool add_player(struct room_summary *room_summary, const struct json_reader *event,
                       struct error *error)
{
    return add_seat(room_summary, event, "player", error);
}

static bool add_free(struct room_summary *room_summary, const struct json_reader *event,
                     struct error *error)
{
    return add_seat(room_summary, event, NULL, error);
}

static bool add_begin(struct room_summary *room_summary, const struct json_reader *event,
                      struct error *error)
{
    const char *head;
    if (!json_reader_string_field(event, "record", &head, error))
        return false;
    buffer_put(&room_summary->record, head);
    room_summary->begun = true;
    return true;
}

static bool add_chance(struct room_summary *room_summary, const struct json_reader *event,
                       struct error *error)
{
    const char *line;
    if (!json_reader_string_field(event, "line", &line, error))
        return false;
    buffer_format(&room_summary->record, "*: %s\n", line);
    return true;
}

static bool add_move(struct room_summary *room_summary, const struct json_reader *event,
                     struct error *error)
{
    const char *line;
    int seat;
    if (!json_reader_int_field(event, "seat", 1, GAME_MAX_PLAYERS, &seat, error) ||
        !json_reader_string_field(event, "line", &line, error))
        return false;
    buffer_format(&room_summary->record, "%d: %s\n", seat, line);
    return true;
}

static bool add_over(struct room_summary *room_summary, const struct json_reader *event,
                     struct error *error)
{
    const char *seed;
    struct text out = text_init(room_summary->seed, sizeof room_summary->seed);
    if (!json_reader_string_field(event, "seed", &seed, error))
        return false;
    text_put(&out, seed);
    room_summary->over = true;
    return true;
}

/* In the midst of a game the seed comes with it. */
static bool add_closed(struct room_summary *room_summary, const struct json_reader *event,
                       struct error *error)
{
    struct json_reader seed;
    return !json_reader_find(event, "seed", &seed) ||
           add_over(room_summary, event, error);
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
static bool add_kind(struct room_summary *room_summary, const char *kind,
                     const struct json_reader *event, struct error *error)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(kinds[i].kind, kind) != 0)
            continue;
        if (kinds[i].state != NULL)
            room_summary->state = kinds[i].state;
        return kinds[i].add == NULL || kinds[i].add(room_summary, event, error);
    }
    return true;
}

static bool add_event(struct room_summary *room_summary, const struct json_reader *event,
                      struct error *error)
{
    const char *kind;
    struct json_reader field;
    if (!json_reader_field(event, "n", &field, error) ||
        !json_reader_long(&field, room_summary->events, room_summary->events,
                          &room_summary->events, error) ||
        !json_reader_field(event, "at", &field, error) ||
        !json_reader_long(&field, 0, INT64_MAX, &room_summary->last, error) ||
        !json_reader_string_field(event, "kind", &kind, error))
        return false;
    if (room_summary->events == 1)
        room_summary->made = room_summary->last;
    return add_kind(room_summary, kind, event, error);
}

static bool take_event(struct room_summary *room_summary, const struct server_row *row,
                       struct error *error)
{
    struct json_reader event;
    if (row->number != ++room_summary->events)
        return error_set(error, "it follows event %" PRId64, room_summary->events - 1);
    if (!json_reader_parse(&event, row->body, row->length, error))
        return false;
    bool ok = add_event(room_summary, &event, error);
    json_reader_free(&event);
    return ok;
}

void room_summary_add(struct room_summary *room_summary, const struct server_row *row)
{
    struct error error = {0};
    if (row->kind == SERVER_TABLE)
        room_summary->deadline = row->number;
    if (row->kind != SERVER_EVENT || room_summary->fault.text[0] != 0)
        return;
    if (take_event(room_summary, row, &error))
        return;
    error_place(&room_summary->fault, room_summary->table, 0);
    error_set(&room_summary->fault, "event %" PRId64 ": %s", row->number, error.text);
}

/* --- the record --------------------------------------------------------------------- */

static bool write_match(const struct room_summary *room_summary, struct match *match,
                        struct buffer *out, struct error *error)
{
    if (room_summary->over && room_summary->seed[0] != 0 &&
        !notes_set(&match->notes, "x-fair-seed", room_summary->seed, error))
        return false;
    if (fair_is_noted(match))
        fair_write_record(match, out);
    else
        record_write(match, out);
    return true;
}

bool room_summary_write_record(const struct room_summary *room_summary,
                               const struct game *const *games, struct buffer *out,
                               struct error *error)
{
    if (room_summary->fault.text[0] != 0) {
        *error = room_summary->fault;
        return false;
    }
    if (!room_summary->begun)
        return error_set(error, "the game of table %s has not begun",
                         room_summary->table);
    struct match *match =
        record_read(games, room_summary->record.data, room_summary->record.length,
                    room_summary->table, error);
    if (match == NULL)
        return false;
    bool ok = write_match(room_summary, match, out, error);
    match_free(match);
    return ok;
}
