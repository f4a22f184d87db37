/* values.c: single values of state JSON: numbers, seats, cards, dice. */
#include <stdarg.h>
#include <string.h>

#include "games/ciub/json/internal.h"

bool ciub_json_byte(struct ciub_reading *in, const struct json_reader *object,
                    const char *key, int low, int high, uint8_t *value)
{
    struct json_reader json_reader;
    int number = 0;
    if (!json_reader_find(object, key, &json_reader))
        return true;
    if (!json_reader_int(&json_reader, low, high, &number, in->error))
        return false;
    *value = (uint8_t)number;
    return true;
}

bool ciub_json_flag(struct ciub_reading *in, const char *key, uint8_t *value)
{
    struct json_reader json_reader;
    bool truth = *value != 0;
    if (json_reader_find(in->root, key, &json_reader) &&
        !json_reader_bool(&json_reader, &truth, in->error))
        return false;
    *value = truth;
    return true;
}

bool ciub_json_seat(struct ciub_reading *in, const char *key, uint8_t *seat)
{
    uint8_t number = (uint8_t)(*seat + 1);
    if (!ciub_json_byte(in, in->root, key, 1, in->world->players, &number))
        return false;
    *seat = (uint8_t)(number - 1);
    return true;
}

bool ciub_json_card(struct ciub_reading *in, const struct json_reader *json_reader,
                    uint8_t *card)
{
    const struct ciub_set *set = &in->world->set;
    const char *name = NULL;
    if (!json_reader_string(json_reader, &name, in->error))
        return false;
    int found = ciub_set_card(set, name);
    if (found < 0)
        return json_reader_fail(json_reader, in->error, "'%.24s' is no card of this set",
                                name);
    if (set->card[found].letter == LETTER_D)
        return json_reader_fail(json_reader, in->error,
                                "%s lies below the pile; who took it is said by 'opus'",
                                name);
    if ((in->world->in_play >> found & 1) == 0)
        return json_reader_fail(json_reader, in->error,
                                "%s bears an owl: not in a short game", name);
    *card = (uint8_t)found;
    return true;
}

bool ciub_json_colour(struct ciub_reading *in, const struct json_reader *json_reader,
                      uint8_t *colour)
{
    const char *name = NULL;
    if (!json_reader_string(json_reader, &name, in->error))
        return false;
    int found = ciub_set_colour(&in->world->set, name);
    if (found < 0)
        return json_reader_fail(json_reader, in->error, "'%.24s' is no colour of dice",
                                name);
    *colour = (uint8_t)found;
    return true;
}

bool ciub_json_kind(struct ciub_reading *in, const struct json_reader *json_reader,
                    uint8_t *kind)
{
    const struct ciub_set *set = &in->world->set;
    char known[CIUB_KIND_NAME];
    const char *name = NULL;
    if (!json_reader_string(json_reader, &name, in->error))
        return false;
    for (uint64_t left = set->kinds; left != 0; left &= left - 1) {
        *kind = (uint8_t)__builtin_ctzll(left);
        ciub_kind_name(set, *kind, known);
        if (strcmp(name, known) == 0)
            return true;
    }
    return json_reader_fail(json_reader, in->error,
                            "'%.36s' is no die: write white 3, blue spent and so "
                            "on",
                            name);
}

bool ciub_json_hand_die(struct ciub_reading *in, const struct json_reader *json_reader,
                        uint8_t *number)
{
    const struct ciub_set *set = &in->world->set;
    char known[CIUB_KIND_NAME];
    const char *name = NULL;
    if (!json_reader_string(json_reader, &name, in->error))
        return false;
    for (int i = 0; i < 2 * set->colours; i++) {
        *number = (uint8_t)i;
        ciub_hand_name(set, i, known);
        if (strcmp(name, known) == 0)
            return true;
    }
    return json_reader_fail(json_reader, in->error,
                            "'%.36s' is no die: write white, green 2for1 and so "
                            "on",
                            name);
}

bool ciub_json_fail(struct ciub_reading *in, const char *key, const char *format, ...)
{
    struct json_reader field = {.parent = in->root, .key = key};
    va_list arguments;
    va_start(arguments, format);
    json_reader_fail_list(&field, in->error, format, arguments);
    va_end(arguments);
    return false;
}
