/* write.c: a state as JSON, by the table of its fields. */
#include "core/state/table.h"

static void write_table(const struct state_field *field, const struct state_at *at,
                        struct text *out);

static void write_value(const struct state_field *field, const struct state_at *at,
                        int value, struct text *out)
{
    char room[STATE_NAME_SIZE];
    if (field->kind == STATE_NUMBER)
        text_format(out, "%d", value + field->base);
    else if (field->kind == STATE_FLAG)
        text_put(out, value ? "true" : "false");
    else if (value == field->usual && field->shape == STATE_ROW)
        text_put(out, "null");
    else
        text_put_json(out, state_name_of(field, at, value, room));
}

static void write_row(const struct state_field *field, const struct state_at *at,
                      struct text *out)
{
    int items = state_items(field, at);
    for (int i = 0; i < items; i++) {
        text_json_comma(out);
        if (field->kind == STATE_TABLE)
            write_table(field->table, &(struct state_at){at->world, at->state, i, 0},
                        out);
        else
            write_value(field, at, state_get(field, at, i), out);
    }
}

static void write_map(const struct state_field *field, const struct state_at *at,
                      struct text *out)
{
    char room[STATE_NAME_SIZE];
    int items = state_items(field, at);
    for (int i = 0; i < items; i++) {
        int value = state_get(field, at, i);
        if (value == field->usual && !field->always)
            continue;
        text_json_key(out, state_key_of(field, at, i, room));
        write_value(field, at, value, out);
    }
}

static void write_bag(const struct state_field *field, const struct state_at *at,
                      struct text *out)
{
    char room[STATE_NAME_SIZE];
    int items = state_items(field, at);
    for (int i = 0; i < items; i++)
        for (int left = state_get(field, at, i); left > 0; left--) {
            text_json_comma(out);
            text_put_json(out, state_name_of(field, at, i, room));
        }
}

static void write_one(const struct state_field *field, const struct state_at *at,
                      struct text *out)
{
    int value = state_get(field, at, 0);
    if (value == field->usual && !field->always)
        return;
    text_json_key(out, field->key);
    write_value(field, at, value, out);
}

/* What has brackets; without anything in them it is left out. */
static void write_many(const struct state_field *field, const struct state_at *at,
                       struct text *out)
{
    size_t before = out->length;
    bool array = field->shape != STATE_MAP && field->shape != STATE_ONE;
    text_json_key(out, field->key);
    if (field->shape == STATE_ONE) {
        write_table(field->table, at, out);
    } else {
        text_put_char(out, array ? '[' : '{');
        (field->shape == STATE_ROW   ? write_row
         : field->shape == STATE_MAP ? write_map
                                     : write_bag)(field, at, out);
        text_put_char(out, array ? ']' : '}');
    }
    char last = out->length > 1 ? out->data[out->length - 2] : ' ';
    if ((last == '{' || last == '[') && !field->needed && !field->always) {
        out->length = before;
        out->data[before] = '\0';
    }
}

static void write_table(const struct state_field *field, const struct state_at *at,
                        struct text *out)
{
    text_put_char(out, '{');
    for (; field->key != NULL; field++) {
        if (field->when != NULL && !field->when(at))
            continue;
        bool one = field->shape == STATE_ONE && field->kind != STATE_TABLE;
        (one ? write_one : write_many)(field, at, out);
    }
    text_put_char(out, '}');
}

void state_write(const struct state_field *table, const void *world, const void *state,
                 struct text *out)
{
    write_table(table, &(struct state_at){world, state, 0, 0}, out);
}
