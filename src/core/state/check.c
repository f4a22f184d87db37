/* check.c: whether the values of a state are in the ranges of its table. */
#include <string.h>

#include "core/state/table.h"

/* An item of a field. Errors name it by its path, which is put together only then: games
 * are checked after every step in tests, and most of their states are right. */
struct item {
    const struct item *above; /* the object that it is in; NULL: the state itself */
    const struct state_field *field;
    struct state_at *at; /* its number, too */
};

static bool check_table(const struct state_field *field, const struct state_at *at,
                        const struct item *above, struct error *error);

/* "players[1].dice", and as the path of an item "players[1].dice.red". */
static void write_path(const struct item *item, bool whole, struct text *out)
{
    char room[STATE_NAME_SIZE];
    if (item->above != NULL) {
        write_path(item->above, true, out);
        text_put_char(out, '.');
    }
    text_put(out, item->field->key);
    if (whole && item->field->shape == STATE_ROW)
        text_format(out, "[%d]", item->at->item);
    if (whole && item->field->shape == STATE_MAP)
        text_format(out, ".%s",
                    state_key_of(item->field, item->at, item->at->item, room));
}

static bool fail_missing(const struct item *item, struct error *error)
{
    char place[160];
    struct text out = text_init(place, sizeof place);
    write_path(item, false, &out);
    return error_set(error, "%s: it has no item %d", place, item->at->item);
}

static bool fail_value(const struct item *item, int value, struct error *error)
{
    const struct state_field *field = item->field;
    char place[160];
    struct text out = text_init(place, sizeof place);
    int most = state_most(field, item->at, item->at->item);
    write_path(item, true, &out);
    if (field->kind == STATE_NUMBER && (value < field->low || value > most))
        return error_set(error, "%s: must be from %d to %d, not %d", place,
                         field->low + field->base, most + field->base,
                         value + field->base);
    return error_set(error, "%s: %d means nothing there", place, value);
}

/* Checks a value that is not the usual one: there is such an item, it is in range, and if
 * it stands for a name, there is one. */
static bool check_value(const struct item *item, int value, struct error *error)
{
    char room[STATE_NAME_SIZE];
    const struct state_field *field = item->field;
    bool named = field->kind == STATE_NAMED && field->shape != STATE_BAG;
    if (field->shape == STATE_MAP &&
        state_key_of(field, item->at, item->at->item, room) == NULL)
        return fail_missing(item, error);
    return (value >= field->low && value <= state_most(field, item->at, item->at->item) &&
            (!named || state_name_of(field, item->at, value, room) != NULL)) ||
           fail_value(item, value, error);
}

static bool check_item(const struct item *item, struct error *error)
{
    const struct state_field *field = item->field;
    const struct state_at *at = item->at;
    if (field->kind == STATE_TABLE && field->shape == STATE_ROW)
        return check_table(field->table,
                           &(struct state_at){at->world, at->state, at->item, 0}, item,
                           error);
    if (field->kind == STATE_TABLE)
        return check_table(field->table, at, item, error);
    int value = state_get(field, at, at->item);
    return value == field->usual || check_value(item, value, error);
}

static const unsigned char *place_of(const struct state_field *field,
                                     const struct state_at *at)
{
    return (const unsigned char *)at->state + field->offset +
           (size_t)at->outer * field->outer;
}

/* Any bits are good, but for those beyond the items. */
static bool check_set(struct item *set, int items, struct error *error)
{
    uint64_t bits = 0;
    if (set->field->get == NULL)
        memcpy(&bits, place_of(set->field, set->at), sizeof bits);
    bits = items < 64 ? bits >> items << items : 0;
    if (bits == 0)
        return true;
    set->at->item = __builtin_ctzll(bits);
    return fail_missing(set, error);
}

/* Most values lie in a byte each and are usual: those bytes are passed over at once. */
static bool check_items(struct item *item, struct error *error)
{
    const struct state_field *field = item->field;
    int items = state_items(field, item->at);
    if (field->shape == STATE_SET)
        return check_set(item, items, error);
    bool bytes = field->kind != STATE_TABLE && field->get == NULL && field->size == 1;
    const unsigned char *byte = bytes ? place_of(field, item->at) : NULL;
    for (int i = 0; i < items; i++) {
        if (bytes && byte[i] == field->usual)
            continue;
        item->at->item = i;
        if (!check_item(item, error))
            return false;
    }
    return true;
}

static bool check_table(const struct state_field *field, const struct state_at *at,
                        const struct item *above, struct error *error)
{
    for (; field->key != NULL; field++) {
        struct state_at here = *at;
        if ((field->when == NULL || field->when(at)) &&
            !check_items(&(struct item){above, field, &here}, error))
            return false;
    }
    return true;
}

bool state_check(const struct state_field *table, const void *world, const void *state,
                 struct error *error)
{
    return check_table(table, &(struct state_at){world, state, 0, 0}, NULL, error);
}
