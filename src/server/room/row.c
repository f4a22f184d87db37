/* row.c: the row of a table: its secrets, as JSON. */
#include "core/memory.h"
#include "server/internal.h"

static void write_tokens(const struct secrets *secrets, struct buffer *out)
{
    char hex[FAIR_HEX];
    json_add_open(out, "tokens", '[');
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        json_open(out, '[');
        for (unsigned i = 0; i < secrets->tokens[seat] && i < TOKENS; i++) {
            fair_to_hex(secrets->token[seat][i], hex);
            json_put_text(out, hex);
        }
        json_close(out, ']');
    }
    json_close(out, ']');
}

static void write_push(const struct secrets *secrets, struct buffer *out)
{
    json_add_open(out, "push", '[');
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        json_put_text(out, secrets->push[seat] != NULL ? secrets->push[seat] : "");
    json_close(out, ']');
}

/* Seats without one are left out. */
static void write_codes(const char *key, const struct key_code *code, struct buffer *out)
{
    char hex[FAIR_HEX];
    json_add_open(out, key, '[');
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        if (code[seat].until == 0)
            continue;
        fair_to_hex(code[seat].hash, hex);
        json_open(out, '{');
        json_add_number(out, "seat", seat + 1);
        json_add_text(out, "hash", hex);
        json_add_number(out, "until", code[seat].until);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_joins(const struct secrets *secrets, struct buffer *out)
{
    json_add_open(out, "joins", '[');
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        char hex[FAIR_HEX] = "";
        if (secrets->joined[seat])
            fair_to_hex(secrets->join_id[seat], hex);
        json_put_text(out, hex);
    }
    json_close(out, ']');
}

void server_row_write(const struct secrets *secrets, bool is_public, struct buffer *out)
{
    char seed[FAIR_HEX];
    fair_to_hex(secrets->seed, seed);
    json_open(out, '{');
    json_add_bool(out, "public", is_public);
    json_add_text(out, "seed", seed);
    json_add_text(out, "invite", secrets->invite);
    json_add_text(out, "origin", secrets->origin);
    write_tokens(secrets, out);
    write_push(secrets, out);
    write_codes("codes", secrets->code, out);
    write_codes("claims", secrets->claim, out);
    write_joins(secrets, out);
    json_close(out, '}');
}

/* --- reading ------------------------------------------------------------------------ */

static bool read_seat_tokens(const struct json_reader *list, struct secrets *secrets,
                             int seat, struct error *error)
{
    struct json_reader item;
    size_t count = 0;
    const char *hex;
    if (!json_reader_length(list, &count, error) || count > TOKENS)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!json_reader_item(list, i, &item, error) ||
            !json_reader_string(&item, &hex, error) ||
            !fair_from_hex(hex, secrets->token[seat][i]))
            return false;
    secrets->tokens[seat] = (unsigned)count;
    return true;
}

static bool read_tokens(const struct json_reader *root, struct secrets *secrets,
                        struct error *error)
{
    struct json_reader tokens, list;
    if (!json_reader_field(root, "tokens", &tokens, error))
        return false;
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        if (!json_reader_item(&tokens, (size_t)seat, &list, error) ||
            !read_seat_tokens(&list, secrets, seat, error))
            return false;
    return true;
}

static bool read_push(const struct json_reader *root, struct secrets *secrets,
                      struct error *error)
{
    struct json_reader push, item;
    const char *words;
    if (!json_reader_field(root, "push", &push, error))
        return false;
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        if (!json_reader_item(&push, (size_t)seat, &item, error) ||
            !json_reader_string(&item, &words, error))
            return false;
        if (words[0] != '\0')
            secrets->push[seat] = memory_text(words, strlen(words));
    }
    return true;
}

static bool read_code(const struct json_reader *item, struct key_code *codes,
                      struct error *error)
{
    const char *hex;
    struct json_reader until;
    int seat;
    if (!json_reader_int_field(item, "seat", 1, GAME_MAX_PLAYERS, &seat, error))
        return false;
    struct key_code *code = &codes[seat - 1];
    return json_reader_string_field(item, "hash", &hex, error) &&
           fair_from_hex(hex, code->hash) &&
           json_reader_field(item, "until", &until, error) &&
           json_reader_long(&until, 0, INT64_MAX, &code->until, error);
}

/* Rows of older versions have none. */
static bool read_codes(const struct json_reader *root, const char *key,
                       struct key_code *codes, struct error *error)
{
    struct json_reader list, item;
    size_t count = 0;
    if (!json_reader_find(root, key, &list))
        return true;
    if (!json_reader_length(&list, &count, error))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!json_reader_item(&list, i, &item, error) || !read_code(&item, codes, error))
            return false;
    return true;
}

/* Rows of older versions have none. */
static bool read_joins(const struct json_reader *root, struct secrets *secrets,
                       struct error *error)
{
    struct json_reader list, item;
    const char *hex;
    if (!json_reader_find(root, "joins", &list))
        return true;
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        if (!json_reader_item(&list, (size_t)seat, &item, error) ||
            !json_reader_string(&item, &hex, error))
            return false;
        secrets->joined[seat] = hex[0] != '\0';
        if (secrets->joined[seat] && !fair_from_hex(hex, secrets->join_id[seat]))
            return false;
    }
    return true;
}

static bool read_text(const struct json_reader *root, const char *key, char *to,
                      size_t size, struct error *error)
{
    const char *words;
    if (!json_reader_string_field(root, key, &words, error))
        return false;
    return text_copy(to, size, words);
}

static bool read_row(const struct json_reader *root, struct secrets *secrets,
                     bool *is_public, struct error *error)
{
    struct json_reader flag;
    const char *seed;
    return json_reader_field(root, "public", &flag, error) &&
           json_reader_bool(&flag, is_public, error) &&
           json_reader_string_field(root, "seed", &seed, error) &&
           fair_from_hex(seed, secrets->seed) &&
           read_text(root, "invite", secrets->invite, sizeof secrets->invite, error) &&
           read_text(root, "origin", secrets->origin, sizeof secrets->origin, error) &&
           read_tokens(root, secrets, error) && read_push(root, secrets, error) &&
           read_codes(root, "codes", secrets->code, error) &&
           read_codes(root, "claims", secrets->claim, error) &&
           read_joins(root, secrets, error);
}

bool server_row_read(const char *text, size_t length, struct secrets *secrets,
                     bool *is_public)
{
    struct error error = {0};
    struct json_reader root;
    if (!json_reader_parse(&root, text, length, &error))
        return false;
    bool ok = read_row(&root, secrets, is_public, &error);
    json_reader_free(&root);
    return ok;
}

void server_secrets_copy(struct secrets *to, const struct secrets *from)
{
    *to = *from;
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        if (from->push[seat] != NULL)
            to->push[seat] = memory_text(from->push[seat], strlen(from->push[seat]));
}

void server_secrets_free(struct secrets *secrets)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        free(secrets->push[seat]);
    memset(secrets, 0, sizeof *secrets);
}
