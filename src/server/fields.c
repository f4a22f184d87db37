/* fields.c: reads members of a request; refusals name the invalid one. */
#include "core/registry.h"
#include "i18n/i18n.h"
#include "server/lobby/confusables.h"
#include "server/request.h"

enum { LONGEST_TYPED = 4096 };

static bool refuse_length(struct request *request, const char *key, size_t most)
{
    server_request_refuse(request, "bad", key, tr("'%s' must have 1 to %d bytes."), key,
                          (int)most);
    return false;
}

static bool find(struct request *request, const char *key, struct json_reader *field)
{
    if (json_reader_find(&request->root, key, field) && !json_reader_is_null(field))
        return true;
    server_request_refuse(request, "bad", key, tr("The request has no '%s'."), key);
    return false;
}

static bool read_text(struct request *request, const struct json_reader *field,
                      const char *key, size_t most, const char **value)
{
    struct error error = {0};
    if (!json_reader_string(field, value, &error)) {
        server_request_refuse(request, "bad", key, tr("'%s' must be a text."), key);
        return false;
    }
    size_t length = strlen(*value);
    return (length > 0 && length <= most) || refuse_length(request, key, most);
}

bool server_request_text(struct request *request, const char *key, size_t most,
                         const char **value)
{
    struct json_reader field;
    return find(request, key, &field) && read_text(request, &field, key, most, value);
}

bool server_request_text_or(struct request *request, const char *key, size_t most,
                            const char *fallback, const char **value)
{
    struct json_reader field;
    *value = fallback;
    if (!json_reader_find(&request->root, key, &field) || json_reader_is_null(&field))
        return true;
    return read_text(request, &field, key, most, value);
}

bool server_request_bool_or(struct request *request, const char *key, bool fallback,
                            bool *value)
{
    struct json_reader field;
    struct error error = {0};
    *value = fallback;
    if (!json_reader_find(&request->root, key, &field) || json_reader_is_null(&field))
        return true;
    if (json_reader_bool(&field, value, &error))
        return true;
    server_request_refuse(request, "bad", key, tr("'%s' must be true or false."), key);
    return false;
}

static bool read_number(struct request *request, const struct json_reader *field,
                        const char *key, int64_t low, int64_t high, int64_t *value)
{
    struct error error = {0};
    if (json_reader_long(field, low, high, value, &error))
        return true;
    server_request_refuse(request, "bad", key,
                          tr("'%s' must be a whole number from %lld to %lld."), key,
                          (long long)low, (long long)high);
    return false;
}

bool server_request_number(struct request *request, const char *key, int64_t low,
                           int64_t high, int64_t *value)
{
    struct json_reader field;
    return find(request, key, &field) &&
           read_number(request, &field, key, low, high, value);
}

bool server_request_number_or(struct request *request, const char *key, int64_t low,
                              int64_t high, int64_t fallback, int64_t *value)
{
    struct json_reader field;
    *value = fallback;
    if (!json_reader_find(&request->root, key, &field) || json_reader_is_null(&field))
        return true;
    return read_number(request, &field, key, low, high, value);
}

bool server_request_game(struct request *request, const struct game **game)
{
    const char *name;
    if (!server_request_text(request, "game", SETUP_NAME, &name))
        return false;
    *game = registry_find(request->server->plan.games, name);
    if (*game == NULL)
        server_request_refuse(request, "missing", "game",
                              tr("There is no game '%.24s' here."), name);
    return *game != NULL;
}

bool server_request_seat(struct request *request, const char *key, int *seat)
{
    int64_t number = 0;
    if (!server_request_number(request, key, 1, request->room->state->players, &number))
        return false;
    *seat = (int)number - 1;
    return true;
}

bool server_request_hex(struct request *request, const char *key,
                        unsigned char bytes[FAIR_BYTES])
{
    const char *hex;
    if (!server_request_text(request, key, FAIR_HEX - 1, &hex))
        return false;
    if (fair_from_hex(hex, bytes))
        return true;
    server_request_refuse(request, "bad", key, tr("'%s' must be %d hexadecimal digits."),
                          key, FAIR_HEX - 1);
    return false;
}

/* A registered name may be used only by whoever is signed in with it. */
static bool may_use(struct request *request, const char *key, const char *name)
{
    const struct person *person = server_name_find(request->server, name);
    if (person == NULL ||
        server_name_find(request->server, request->peer->name) == person)
        return true;
    server_request_refuse(
        request, "forbidden", key,
        tr("This name belongs to somebody. Sign in, or choose another."));
    return false;
}

/* Names are part of records, which have no control characters, and must not imitate other
 * names. People type them, so errors do not mention bytes or members. */
bool server_request_typed_name(struct request *request, const char *key,
                               const char **name)
{
    if (!server_request_text(request, key, LONGEST_TYPED, name))
        return false;
    bool is_short = strlen(*name) < TABLE_NAME;
    if (is_short && server_name_is_allowed(*name))
        return true;
    server_request_refuse(
        request, "bad", key, "%s",
        !is_short ? tr("This name is too long. Take a shorter one.")
                  : tr("A name has nothing invisible in it, and single blanks "
                       "only between words."));
    return false;
}

bool server_request_name(struct request *request, const char *key, const char **name)
{
    return server_request_typed_name(request, key, name) && may_use(request, key, *name);
}
