/* recovery.c: recovery codes, which open a seat on another device. A code works once and
 * expires soon. Each seat has at most one, whose hash is in the table's row; those of
 * open tables are restored when the server starts. */
#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/request.h"

static const int64_t VALID_FOR = 15 * MINUTES;

enum { MOST = 10000 };

/* Removes expired codes, and those of one table. */
static void tidy(struct server *server, const char *table)
{
    size_t kept = 0;
    for (size_t i = 0; i < server->code_count; i++)
        if (server->codes[i].key.until > server->now &&
            strcmp(server->codes[i].table, table) != 0)
            server->codes[kept++] = server->codes[i];
    server->code_count = kept;
}

static void add(struct server *server, const char *table, int seat,
                const struct key_code *key)
{
    if (key->until <= server->now)
        return;
    server->codes =
        memory_resize(server->codes, server->code_count + 1, sizeof *server->codes);
    struct code *code = &server->codes[server->code_count++];
    *code = (struct code){.key = *key, .seat = seat};
    text_copy(code->table, sizeof code->table, table);
}

void server_codes_update(struct server *server, const char *table,
                         const struct secrets *secrets)
{
    tidy(server, table);
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        add(server, table, seat, &secrets->code[seat]);
}

const struct code *server_code_find(struct server *server, const char *words)
{
    unsigned char hash[FAIR_BYTES];
    tidy(server, "");
    server_secret_hash(words, hash);
    for (size_t i = 0; i < server->code_count; i++)
        if (server_secret_equal(server->codes[i].key.hash, hash, sizeof hash))
            return &server->codes[i];
    return NULL;
}

void server_code_set(struct server *server, struct batch *batch, int seat,
                     const unsigned char hash[FAIR_BYTES])
{
    struct key_code *code = &batch->secrets.code[seat];
    memcpy(code->hash, hash, sizeof code->hash);
    code->until = server->now + VALID_FOR;
    batch->codes = true;
}

enum outcome server_do_code(struct request *request)
{
    struct server *server = request->server;
    unsigned char hash[FAIR_BYTES];
    char words[CODE];
    tidy(server, "");
    if (server->code_count >= MOST)
        return server_request_refuse(request, "busy", NULL,
                                     tr("The server is busy. Try again."));
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    server_secret_letters(server, words, CODE - 1);
    server_secret_hash(words, hash);
    server_code_set(server, batch, request->seat, hash);
    json_add_text(&request->out, "recovery", words);
    json_add_number(&request->out, "until", batch->secrets.code[request->seat].until);
    return server_request_store(request, batch);
}

enum outcome server_do_redeem(struct request *request)
{
    char token[TOKEN_TEXT];
    const char *words;
    if (!server_request_text(request, "code", SECRET_ID, &words))
        return ANSWERED;
    if (!request->room->state->seat[request->seat].taken)
        return server_request_refuse(request, "missing", "code",
                                     tr("This seat is free again."));
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    if (strlen(words) <
        CODE) { /* the id of a request stays valid, as its answer may be lost */
        batch->secrets.code[request->seat].until = 0;
        batch->codes = true;
    }
    server_room_give_token(request->server, &batch->secrets, request->seat, token);
    json_add_text(&request->out, "table", request->room->id);
    json_add_number(&request->out, "seat", request->seat + 1);
    json_add_text(&request->out, "token", token);
    return server_request_store(request, batch);
}
