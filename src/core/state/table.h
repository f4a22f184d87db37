/* table.h: a state described by a table of its fields. From the table it is written as
 * JSON, read back with errors that name the field, and checked for values out of range.
 *
 * A field is a number, a yes or no, a name that stands for a number, or an object with a
 * table of its own. It is there once or in several items: in a row, by name, or in a bag.
 * What a table cannot say by itself, it says by a function. */
#ifndef CORE_STATE_TABLE_H
#define CORE_STATE_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"
#include "core/json/reader.h"

enum state_kind { STATE_NUMBER, STATE_FLAG, STATE_NAMED, STATE_TABLE };

enum state_shape {
    STATE_ONE,
    STATE_ROW, /* an array, place by place; null for a name that is not there */
    STATE_MAP, /* an object, its keys named by `key_of` */
    STATE_BAG, /* an array of names, each as often as its item counts */
    STATE_SET, /* an array of names: bits of a uint64_t */
};

enum { STATE_NAME_SIZE = 64, STATE_MAX_FIELDS = 32 };

/* What functions of a table are asked about. */
struct state_at {
    const void *world;
    const void *state;
    int outer; /* which object of a row of them: the seat */
    int item;  /* of the field */
};

typedef int state_ask(const struct state_at *at);
typedef void state_put(const struct state_at *at, void *state, int value);
/* The name of a number, in `room` or elsewhere; NULL when it has none. */
typedef const char *state_name(const struct state_at *at, int number,
                               char room[STATE_NAME_SIZE]);

/* A table ends with a NULL key. All fields but key, and a place, may be left out. */
struct state_field {
    const char *key;
    enum state_kind kind;
    enum state_shape shape;
    /* Item i, in object n of a row of objects, lies at offset + n * outer + i * size. */
    size_t offset, outer, size;
    state_ask *get; /* instead of a place */
    state_put *set;

    int low, high;
    state_ask *most;     /* instead of `high` */
    int base;            /* what JSON adds to a number: 1 for seats */
    int usual;           /* left out of JSON, and allowed besides the range */
    bool always;         /* not left out */
    bool needed;         /* must be given; items may be left out */
    int items;           /* in a row, map, bag or set */
    state_ask *count;    /* instead of `items` */
    state_ask *optional; /* whether it may be missing although it is needed */
    state_ask *when;     /* whether the field is there at all */
    /* What the value is when it is left out. Asked in the order of the table when all
     * that is given has been read; without it, the value stays as it was. */
    state_ask *fallback;

    /* Names of items in a map, and of values: from a list, or by a function. */
    const char *const *keys;
    state_name *key_of;
    const char *const *names;
    state_name *name;
    /* The number of a name, -1 when there is none; where comparing names will not do. */
    int (*find)(const struct state_at *at, const char *name);
    const char *wrong;     /* what to say of a name: "is not a mage" */
    const char *wrong_key; /* and of a key; "is not known here" without it */
    const struct state_field *table;
};

void state_write(const struct state_field *table, const void *world, const void *state,
                 struct text *out);
/* Reads over a state that has been set to what is usual. */
bool state_read(const struct state_field *table, const void *world,
                const struct json_reader *json_reader, void *state, struct error *error);
/* Whether all values are in range, whatever the bytes; if not, one is named. */
bool state_check(const struct state_field *table, const void *world, const void *state,
                 struct error *error);

/* What these three share: the items of a field, the highest value and the value of one,
 * and the names of items and values. */
int state_items(const struct state_field *field, const struct state_at *at);
int state_most(const struct state_field *field, const struct state_at *at, int item);
int state_get(const struct state_field *field, const struct state_at *at, int item);
const char *state_key_of(const struct state_field *field, const struct state_at *at,
                         int item, char room[STATE_NAME_SIZE]);
const char *state_name_of(const struct state_field *field, const struct state_at *at,
                          int number, char room[STATE_NAME_SIZE]);

#endif
