/* table.c: what a table says of a field. */
#include "core/state/table.h"

#include <string.h>

static __attribute__((noinline)) int ask_of(state_ask *question, struct state_at at)
{
    return question(&at);
}

/* A check has named the item already. It asks so often that a copy, which the sanitizers
 * make expensive, would be half of its time. */
static int ask(state_ask *question, const struct state_at *at, int item)
{
    if (at->item == item)
        return question(at);
    return ask_of(question, (struct state_at){at->world, at->state, at->outer, item});
}

int state_items(const struct state_field *field, const struct state_at *at)
{
    if (field->shape == STATE_ONE)
        return 1;
    return field->count != NULL ? field->count(at) : field->items;
}

int state_most(const struct state_field *field, const struct state_at *at, int item)
{
    if (field->most != NULL)
        return ask(field->most, at, item);
    return field->kind == STATE_FLAG || field->shape == STATE_SET ? 1 : field->high;
}

int state_get(const struct state_field *field, const struct state_at *at, int item)
{
    const unsigned char *place = (const unsigned char *)at->state + field->offset +
                                 (size_t)at->outer * field->outer;
    uint64_t bits;
    uint16_t word;
    if (field->get != NULL)
        return ask(field->get, at, item);
    if (field->shape == STATE_SET) {
        memcpy(&bits, place, sizeof bits);
        return (int)(bits >> item & 1);
    }
    if (field->size != sizeof word)
        return place[item];
    memcpy(&word, place + (size_t)item * sizeof word, sizeof word);
    return word;
}

const char *state_key_of(const struct state_field *field, const struct state_at *at,
                         int item, char room[STATE_NAME_SIZE])
{
    return field->keys != NULL ? field->keys[item] : field->key_of(at, item, room);
}

const char *state_name_of(const struct state_field *field, const struct state_at *at,
                          int number, char room[STATE_NAME_SIZE])
{
    return field->names != NULL ? field->names[number] : field->name(at, number, room);
}
