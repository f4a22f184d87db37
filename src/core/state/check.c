/* check.c: whether the values of a state are in the ranges of its table. */
#include "core/state/table.h"

enum { PATH_SIZE = 160 };

static bool check_table(const struct state_field *field, const struct state_at *at,
                        const char *path, struct error *error);

/* In range, and a name's number has a name. */
static bool is_good(const struct state_field *field, const struct state_at *at, int i,
                    int value)
{
    char room[STATE_NAME_SIZE];
    bool counts = field->shape == STATE_BAG || field->shape == STATE_SET;
    bool names = field->kind == STATE_NAMED && !counts;
    return value >= field->low && value <= state_most(field, at, i) &&
           (!names || state_name_of(field, at, value, room) != NULL);
}

/* "players[1].dice.red", after the path of the object that it is in. */
static void write_path(const struct state_field *field, const struct state_at *at, int i,
                       const char *path, struct text *out)
{
    char room[STATE_NAME_SIZE];
    const char *key = field->shape == STATE_MAP ? state_key_of(field, at, i, room) : NULL;
    text_format(out, "%s%s", path, field->key);
    if (field->shape == STATE_ROW)
        text_format(out, "[%d]", i);
    if (key != NULL)
        text_format(out, ".%s", key);
}

static bool check_inside(const struct state_field *field, const struct state_at *at,
                         int i, const char *path, struct error *error)
{
    char place[PATH_SIZE];
    struct text out = text_init(place, sizeof place);
    struct state_at inside = {at->world, at->state, i, 0};
    write_path(field, at, i, path, &out);
    text_put_char(&out, '.');
    return check_table(field->table, field->shape == STATE_ROW ? &inside : at, place,
                       error);
}

/* Checks a value that is not the usual one. */
static bool check_value(const struct state_field *field, const struct state_at *at, int i,
                        const char *path, struct error *error)
{
    char place[PATH_SIZE];
    struct text out = text_init(place, sizeof place);
    int value = state_get(field, at, i), most = state_most(field, at, i);
    if (field->shape == STATE_MAP && state_key_of(field, at, i, place) == NULL)
        return error_set(error, "%s%s: it has no item %d", path, field->key, i);
    if (is_good(field, at, i, value))
        return true;
    write_path(field, at, i, path, &out);
    if (field->kind == STATE_NUMBER && (value < field->low || value > most))
        return error_set(error, "%s: must be from %d to %d, not %d", place,
                         field->low + field->base, most + field->base,
                         value + field->base);
    return error_set(error, "%s: %d means nothing there", place, value);
}

/* Most values are usual ones: for them no text is made ready. */
static bool check_item(const struct state_field *field, const struct state_at *at, int i,
                       const char *path, struct error *error)
{
    if (field->kind == STATE_TABLE)
        return check_inside(field, at, i, path, error);
    return state_get(field, at, i) == field->usual ||
           check_value(field, at, i, path, error);
}

/* A set has no other bits. */
static bool check_items(const struct state_field *field, const struct state_at *at,
                        const char *path, struct error *error)
{
    int items = state_items(field, at);
    for (int i = 0; i < items; i++)
        if (!check_item(field, at, i, path, error))
            return false;
    for (int i = items; i < 64 && field->shape == STATE_SET && field->get == NULL; i++)
        if (state_get(field, at, i))
            return error_set(error, "%s%s: it has no item %d", path, field->key, i);
    return true;
}

static bool check_table(const struct state_field *field, const struct state_at *at,
                        const char *path, struct error *error)
{
    for (; field->key != NULL; field++)
        if ((field->when == NULL || field->when(at)) &&
            !check_items(field, at, path, error))
            return false;
    return true;
}

bool state_check(const struct state_field *table, const void *world, const void *state,
                 struct error *error)
{
    return check_table(table, &(struct state_at){world, state, 0, 0}, "", error);
}
