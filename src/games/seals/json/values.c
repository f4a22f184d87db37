/* values.c: single values of state JSON: numbers, spaces, scrolls, dice, tokens. */
#include <stdarg.h>
#include <string.h>

#include "games/seals/json/internal.h"
#include "games/seals/notation/notation.h"

bool seals_json_get_byte(struct reading *in, const struct json_reader *object,
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

bool seals_json_get_seat(struct reading *in, const struct json_reader *object,
                         const char *key, uint8_t *seat)
{
    uint8_t number = (uint8_t)(*seat + 1);
    if (!seals_json_get_byte(in, object, key, 1, in->world->players, &number))
        return false;
    *seat = (uint8_t)(number - 1);
    return true;
}

static bool to_site(struct reading *in, const struct json_reader *json_reader,
                    uint8_t *site)
{
    const char *name = NULL;
    if (!json_reader_string(json_reader, &name, in->error))
        return false;
    int found = seals_board_find(&in->world->board, name);
    if (found < 0 || found >= in->world->sites)
        return json_reader_fail(json_reader, in->error,
                                "no circle, box or start is called '%.20s'", name);
    *site = (uint8_t)found;
    return true;
}

bool seals_json_get_site(struct reading *in, const struct json_reader *object,
                         const char *key, uint8_t *site)
{
    struct json_reader json_reader;
    return !json_reader_find(object, key, &json_reader) ||
           json_reader_is_null(&json_reader) || to_site(in, &json_reader, site);
}

bool seals_json_to_scroll(struct reading *in, const struct json_reader *json_reader,
                          int *scroll)
{
    const char *name = NULL;
    char word[WORD_SIZE];
    struct reason why;
    if (!json_reader_string(json_reader, &name, in->error))
        return false;
    struct text text = text_init(word, sizeof word);
    text_put(&text, name);
    bool copy = text.length > 0 && word[text.length - 1] == '\'';
    if (copy)
        word[text.length - 1] = '\0';
    *scroll = text.overflow ? -1 : seals_read_scroll(in->state->circle, word, &why);
    if (*scroll < 0 || (copy && (in->state->circle != 1 || !scroll_is_basic(*scroll)))) {
        json_reader_fail(json_reader, in->error, "'%.40s' is no scroll of this game",
                         name);
        return false;
    }
    if (copy)
        *scroll = scroll_twin(*scroll);
    return true;
}

bool seals_json_to_die(struct reading *in, const struct json_reader *json_reader,
                       int *colour, int *value)
{
    const char *word = NULL;
    if (!json_reader_string(json_reader, &word, in->error))
        return false;
    return seals_read_die(word, colour, value) ||
           json_reader_fail(json_reader, in->error,
                            "'%.20s' is no die: write f3, w1, a6, e2 and so on", word);
}

bool seals_json_to_token(struct reading *in, const struct json_reader *json_reader,
                         uint8_t *token)
{
    const char *word = NULL;
    int colour = 0, strength = 0;
    if (!json_reader_string(json_reader, &word, in->error))
        return false;
    if (!seals_read_die(word, &colour, &strength) || strength < MIN_STRENGTH) {
        json_reader_fail(json_reader, in->error,
                         "'%.20s' is no token: write f2, w3, a6, e5 and so on", word);
        return false;
    }
    *token = token_make(colour, strength);
    return true;
}

bool seals_json_fail_root(struct reading *in, const char *key, const char *format, ...)
{
    struct json_reader field = {.parent = in->root, .key = key};
    va_list arguments;
    va_start(arguments, format);
    json_reader_fail_list(&field, in->error, format, arguments);
    va_end(arguments);
    return false;
}

bool seals_json_fail_player(struct reading *in, int seat, const char *key,
                            const char *format, ...)
{
    struct json_reader players = {.parent = in->root, .key = "players"};
    struct json_reader player = {.parent = &players, .index = (size_t)seat};
    struct json_reader field = {.parent = &player, .key = key};
    va_list arguments;
    va_start(arguments, format);
    json_reader_fail_list(&field, in->error, format, arguments);
    va_end(arguments);
    return false;
}
