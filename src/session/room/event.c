/* event.c: reads an event by the tables of kinds and members. */
#include "session/room/event.h"

#include <string.h>

#define ROW(kind, name, stage, listed, needs, may) [ROOM_EVENT_##kind] = #name,
const char *const room_event_name[] = {ROOM_EVENTS(ROW)};
#undef ROW

/* --- members ------------------------------------------------------------------------ */

typedef bool read_fn(const struct json_reader *json, void *to, struct error *error);

static bool read_seat(const struct json_reader *json, void *to, struct error *error)
{
    return json_reader_int(json, 1, GAME_MAX_PLAYERS, to, error);
}

static bool read_text(const struct json_reader *json, void *to, struct error *error)
{
    return json_reader_string(json, to, error);
}

static bool read_hex(const struct json_reader *json, void *to, struct error *error)
{
    const char **hex = to;
    if (!json_reader_string(json, hex, error))
        return false;
    size_t digits = strspn(*hex, "0123456789abcdef");
    return ((digits == 0 || digits == 64) && (*hex)[digits] == '\0') ||
           json_reader_fail(json, error, "must have 64 hexadecimal digits");
}

static bool read_bool(const struct json_reader *json, void *to, struct error *error)
{
    return json_reader_bool(json, to, error);
}

static bool read_time(const struct json_reader *json, void *to, struct error *error)
{
    return json_reader_long(json, 0, INT64_MAX, to, error);
}

static bool read_pace(const struct json_reader *json, void *to, struct error *error)
{
    struct room_pace *pace = to;
    pace->given = json_reader_is_object(json);
    return !pace->given ||
           (json_reader_int_field(json, "each", 0, INT32_MAX, &pace->each, error) &&
            json_reader_int_field(json, "bank", 0, INT32_MAX, &pace->bank, error));
}

static bool read_list(const struct json_reader *json, void *to, struct error *error)
{
    struct room_list *list = to;
    struct json_reader item;
    size_t count = 0;
    if (!json_reader_length(json, &count, error))
        return false;
    for (size_t i = 0; i < count && i < GAME_MAX_PLAYERS; i++)
        if (!json_reader_item(json, i, &item, error) ||
            !json_reader_long(&item, INT64_MIN, INT64_MAX, &list->item[list->count++],
                              error))
            return false;
    return true;
}

#define ROW(id, name, type) {#name, read_##type, offsetof(struct room_event, name)},
static const struct field_row {
    const char *name;
    read_fn *read;
    size_t offset;
} fields[] = {ROOM_FIELDS(ROW)}, common[] = {ROOM_COMMON_FIELDS(ROW)};
#undef ROW

/* --- kinds -------------------------------------------------------------------------- */

#define ROW(id, name, type) FIELD_##id,
enum field { ROOM_FIELDS(ROW) FIELDS };
#undef ROW

#define ROW(id, name, type) id = 1 << FIELD_##id,
enum { ROOM_FIELDS(ROW) };
#undef ROW

#define ROW(kind, name, stage, listed, needs, may) {listed, needs, may},
static const struct {
    bool listed;
    int needs, may;
} kinds[] = {ROOM_EVENTS(ROW){false, 0, 0}};
#undef ROW

bool room_event_is_listed(enum room_event_kind kind)
{
    return kinds[kind].listed;
}

static enum room_event_kind kind_of(const char *name)
{
    enum room_event_kind kind = 0;
    while (kind < ROOM_EVENT_UNKNOWN && strcmp(room_event_name[kind], name) != 0)
        kind++;
    return kind;
}

static bool read_member(struct room_event *event, const struct json_reader *json,
                        const struct field_row *field, bool needed, struct error *error)
{
    struct json_reader member;
    if (json_reader_find(json, field->name, &member))
        return field->read(&member, (char *)event + field->offset, error);
    return !needed || json_reader_fail(json, error, "'%s' is missing", field->name);
}

static bool read_members(struct room_event *event, const struct json_reader *json,
                         struct error *error)
{
    bool ok = true;
    for (size_t i = 0; i < sizeof common / sizeof *common && ok; i++)
        ok =
            read_member(event, json, &common[i],
                        common[i].offset != offsetof(struct room_event, deadline), error);
    for (size_t i = 0; i < FIELDS && ok; i++) {
        bool needed = kinds[event->kind].needs >> i & 1;
        if (needed || kinds[event->kind].may >> i & 1)
            ok = read_member(event, json, &fields[i], needed, error);
    }
    return ok;
}

#define EMPTY_seat          0
#define EMPTY_text          ""
#define EMPTY_hex           ""
#define EMPTY_bool          false
#define EMPTY_pace          {0}
#define EMPTY_list          {0}
#define EMPTY_time          (-1)
#define ROW(id, name, type) .name = EMPTY_##type,
static const struct room_event empty = {ROOM_COMMON_FIELDS(ROW) ROOM_FIELDS(ROW)};
#undef ROW

bool room_event_read(struct room_event *event, const struct json_reader *json,
                     struct error *error)
{
    const char *kind;
    *event = empty;
    if (!json_reader_string_field(json, "kind", &kind, error))
        return false;
    event->kind = kind_of(kind);
    return read_members(event, json, error);
}
