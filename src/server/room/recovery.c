/* recovery.c: recovery codes: short words by which a seat is opened on another device.
 * They are good once and not for long. A seat has one, whose hash is in the table's row;
 * the hall knows those of open tables from its start. */
#include "i18n/i18n.h"
#include "core/memory.h"
#include "server/request.h"

static const int64_t GOOD_FOR = 15 * MINUTES;

enum { MOST = 10000 };

/* Forgets those whose time is over, and those of one table. */
static void tidy(struct hall *hall, const char *table)
{
    size_t kept = 0;
    for (size_t i = 0; i < hall->code_count; i++)
        if (hall->codes[i].key.until > hall->now &&
            strcmp(hall->codes[i].table, table) != 0)
            hall->codes[kept++] = hall->codes[i];
    hall->code_count = kept;
}

static void add(struct hall *hall, const char *table, int seat,
                const struct key_code *key)
{
    if (key->until <= hall->now)
        return;
    hall->codes = memory_resize(hall->codes, hall->code_count + 1, sizeof *hall->codes);
    struct code *code = &hall->codes[hall->code_count++];
    *code = (struct code){.key = *key, .seat = seat};
    struct text out = text_init(code->table, sizeof code->table);
    text_put(&out, table);
}

void codes_know(struct hall *hall, const char *table, const struct secrets *secrets)
{
    tidy(hall, table);
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        add(hall, table, seat, &secrets->code[seat]);
}

const struct code *code_find(struct hall *hall, const char *words)
{
    unsigned char hash[FAIR_BYTES];
    tidy(hall, "");
    secret_hash(words, hash);
    for (size_t i = 0; i < hall->code_count; i++)
        if (secret_same(hall->codes[i].key.hash, hash, sizeof hash))
            return &hall->codes[i];
    return NULL;
}

enum outcome do_code(struct wish *wish)
{
    struct hall *hall = wish->hall;
    char words[CODE];
    tidy(hall, "");
    if (hall->code_count >= MOST)
        return wish_refuse(wish, "busy", NULL, say("The server is busy. Try again."));
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    struct key_code *code = &batch->secrets.code[wish->seat];
    secret_letters(hall, words, CODE - 1);
    secret_hash(words, code->hash);
    code->until = hall->now + GOOD_FOR;
    batch->codes = true;
    json_add_text(&wish->out, "recovery", words);
    json_add_number(&wish->out, "until", code->until);
    return wish_store(wish, batch);
}

enum outcome do_redeem(struct wish *wish)
{
    char token[TOKEN_TEXT];
    if (!wish->party->body->seat[wish->seat].taken)
        return wish_refuse(wish, "missing", "code", say("This seat is free again."));
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    batch->secrets.code[wish->seat].until = 0;
    batch->codes = true;
    party_give_token(wish->hall, &batch->secrets, wish->seat, token);
    json_add_text(&wish->out, "table", wish->party->id);
    json_add_number(&wish->out, "seat", wish->seat + 1);
    json_add_text(&wish->out, "token", token);
    return wish_store(wish, batch);
}
