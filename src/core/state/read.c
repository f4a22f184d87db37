/* read.c: a state from JSON, by the table of its fields. */
#include <assert.h>
#include <string.h>

#include "core/state/table.h"

/* A state being read: `at` looks at what `state` is written to. */
struct reading {
    struct state_at at;
    void *state;
    struct error *error;
};

static bool read_table(struct reading *in, const struct state_field *table,
                       const struct json_reader *object);

static void put(struct reading *in, const struct state_field *field, int i, int value)
{
    unsigned char *place =
        (unsigned char *)in->state + field->offset + (size_t)in->at.outer * field->outer;
    uint64_t bits;
    uint16_t word = (uint16_t)value;
    in->at.item = i;
    if (field->set != NULL) {
        field->set(&in->at, in->state, value);
    } else if (field->shape == STATE_SET) {
        assert(i >= 0 && i < 64);
        memcpy(&bits, place, sizeof bits);
        bits |= (uint64_t)(value & 1) << i;
        memcpy(place, &bits, sizeof bits);
    } else if (field->size == sizeof word) {
        memcpy(place + (size_t)i * sizeof word, &word, sizeof word);
    } else {
        place[i] = (unsigned char)value;
    }
}

/* The first number from `low` to `high` that has the name, or -1. */
typedef const char *namer(const struct state_field *field, const struct state_at *at,
                          int number, char *room);
static int find_name(const struct reading *in, const struct state_field *field,
                     namer *name, int low, int high, const char *word)
{
    char room[STATE_NAME_SIZE];
    for (int number = low; number <= high; number++) {
        const char *known = name(field, &in->at, number, room);
        if (known != NULL && strcmp(known, word) == 0)
            return number;
    }
    return -1;
}

static bool read_name(struct reading *in, const struct state_field *field, int low,
                      int high, const struct json_reader *value, int *number)
{
    const char *word = NULL;
    if (!json_reader_string(value, &word, in->error))
        return false;
    *number = field->find != NULL ? field->find(&in->at, word)
                                  : find_name(in, field, state_name_of, low, high, word);
    return *number >= 0 ||
           json_reader_fail(value, in->error, "'%.40s' %s", word, field->wrong);
}

static bool read_number(struct reading *in, const struct state_field *field, int i,
                        const struct json_reader *value, int *number)
{
    int high = state_most(field, &in->at, i);
    if (!json_reader_int(value, field->low + field->base, high + field->base, number,
                         in->error))
        return false;
    *number -= field->base;
    return true;
}

/* A name that may be missing may also be null. */
static bool read_value(struct reading *in, const struct state_field *field, int i,
                       const struct json_reader *value)
{
    int number = field->usual, high = state_most(field, &in->at, i);
    bool truth = false, null = field->usual < field->low || field->usual > high;
    if (field->kind == STATE_NUMBER && !read_number(in, field, i, value, &number))
        return false;
    if (field->kind == STATE_FLAG) {
        if (!json_reader_bool(value, &truth, in->error))
            return false;
        number = truth;
    }
    if (field->kind == STATE_NAMED && !(null && json_reader_is_null(value)) &&
        !read_name(in, field, field->low, high, value, &number))
        return false;
    put(in, field, i, number);
    return true;
}

static bool read_row(struct reading *in, const struct state_field *field,
                     const struct json_reader *array)
{
    struct json_reader item;
    size_t length = 0;
    int items = state_items(field, &in->at);
    if (!json_reader_length(array, &length, in->error))
        return false;
    if (length != (size_t)items)
        return json_reader_fail(array, in->error, "must have %d items%s", items,
                                field->kind == STATE_NAMED ? ": write null for a gap"
                                                           : "");
    for (int i = 0; i < items; i++) {
        struct reading inside = {
            {in->at.world, in->at.state, i, 0}, in->state, in->error};
        if (!json_reader_item(array, (size_t)i, &item, in->error) ||
            !(field->kind == STATE_TABLE ? read_table(&inside, field->table, &item)
                                         : read_value(in, field, i, &item)))
            return false;
    }
    return true;
}

static bool read_map(struct reading *in, const struct state_field *field,
                     const struct json_reader *object, uint64_t *given)
{
    struct json_reader member = {0};
    int last = state_items(field, &in->at) - 1;
    if (!json_reader_is_object(object))
        return json_reader_fail(object, in->error, "must be an object {...}");
    while (json_reader_next(object, &member)) {
        int i = find_name(in, field, state_key_of, 0, last, member.key);
        if (i < 0)
            return json_reader_fail(object, in->error, "'%.40s' %s", member.key,
                                    field->wrong_key != NULL ? field->wrong_key
                                                             : "is not known here");
        if (!read_value(in, field, i, &member))
            return false;
        *given |= (uint64_t)1 << i % 64;
    }
    return true;
}

static bool read_bag(struct reading *in, const struct state_field *field,
                     const struct json_reader *array)
{
    struct json_reader item;
    char name[STATE_NAME_SIZE];
    size_t length = 0;
    int i = 0, last = state_items(field, &in->at) - 1;
    if (!json_reader_length(array, &length, in->error))
        return false;
    for (size_t n = 0; n < length; n++) {
        if (!json_reader_item(array, n, &item, in->error) ||
            !read_name(in, field, 0, last, &item, &i))
            return false;
        int most = state_most(field, &in->at, i), count = state_get(field, &in->at, i);
        if (count >= most && most == 1)
            return json_reader_fail(&item, in->error, "it is there already");
        if (count >= most)
            return json_reader_fail(&item, in->error, "there can be at most %d of %s",
                                    most, state_name_of(field, &in->at, i, name));
        put(in, field, i, count + 1);
    }
    return true;
}

/* `given` gets the items that JSON has, as bits. */
static bool read_field(struct reading *in, const struct state_field *field,
                       const struct json_reader *object, uint64_t *given)
{
    struct json_reader value;
    if (!json_reader_find(object, field->key, &value))
        return !field->needed || (field->optional != NULL && field->optional(&in->at)) ||
               json_reader_fail(object, in->error, "'%s' is missing", field->key);
    if (field->when != NULL && !field->when(&in->at))
        return json_reader_fail(&value, in->error, "leave it out at this step");
    if (field->shape == STATE_MAP)
        return read_map(in, field, &value, given);
    *given = UINT64_MAX;
    if (field->shape == STATE_ROW)
        return read_row(in, field, &value);
    if (field->shape != STATE_ONE)
        return read_bag(in, field, &value);
    return field->kind == STATE_TABLE ? read_table(in, field->table, &value)
                                      : read_value(in, field, 0, &value);
}

static void fill_in(struct reading *in, const struct state_field *field, uint64_t given)
{
    int items = state_items(field, &in->at);
    for (int i = 0; i < items && field->fallback != NULL; i++)
        if (!(given >> i % 64 & 1)) {
            in->at.item = i;
            put(in, field, i, field->fallback(&in->at));
        }
}

static bool is_known(const struct state_field *table, const char *key)
{
    while (table->key != NULL && strcmp(table->key, key) != 0)
        table++;
    return table->key != NULL;
}

static bool read_table(struct reading *in, const struct state_field *table,
                       const struct json_reader *object)
{
    struct json_reader member = {0};
    uint64_t given[STATE_MAX_FIELDS] = {0};
    if (!json_reader_is_object(object))
        return json_reader_fail(object, in->error, "must be an object {...}");
    while (json_reader_next(object, &member))
        if (!is_known(table, member.key))
            return json_reader_fail(object, in->error, "'%.40s' is not known here",
                                    member.key);
    for (int i = 0; table[i].key != NULL; i++)
        if (!read_field(in, &table[i], object, &given[i]))
            return false;
    for (int i = 0; table[i].key != NULL; i++)
        fill_in(in, &table[i], given[i]);
    return true;
}

bool state_read(const struct state_field *table, const void *world,
                const struct json_reader *json_reader, void *state, struct error *error)
{
    struct reading in = {{world, state, 0, 0}, state, error};
    return read_table(&in, table, json_reader);
}
