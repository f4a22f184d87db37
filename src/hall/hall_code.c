/* hall_code.c: recovery codes: short words by which a seat is opened on another device.
 * They are good once and not for long, so they are in no store. */
#include "base/speech.h"
#include "core/memory.h"
#include "hall/hall_wish.h"

static const int64_t GOOD_FOR = 15 * MINUTES;

enum { MOST = 10000 };

/* Forgets those whose time is over. */
static void tidy(struct hall *hall)
{
    size_t kept = 0;
    for (size_t i = 0; i < hall->code_count; i++)
        if (hall->codes[i].until > hall->now)
            hall->codes[kept++] = hall->codes[i];
    hall->code_count = kept;
}

struct code *code_find(struct hall *hall, const char *words)
{
    unsigned char hash[FAIR_BYTES];
    tidy(hall);
    secret_hash(words, hash);
    for (size_t i = 0; i < hall->code_count; i++)
        if (secret_same(hall->codes[i].hash, hash, sizeof hash))
            return &hall->codes[i];
    return NULL;
}

void code_spend(struct hall *hall, const char *words)
{
    struct code *code = code_find(hall, words);
    if (code != NULL)
        *code = hall->codes[--hall->code_count];
}

enum outcome do_code(struct wish *wish)
{
    struct hall *hall = wish->hall;
    char words[CODE];
    tidy(hall);
    if (hall->code_count >= MOST)
        return wish_refuse(wish, "busy", NULL, say("The server is busy. Try again."));
    hall->codes = memory_resize(hall->codes, hall->code_count + 1, sizeof *hall->codes);
    struct code *code = &hall->codes[hall->code_count++];
    *code = (struct code){.seat = wish->seat, .until = hall->now + GOOD_FOR};
    memcpy(code->table, wish->party->id, sizeof code->table);
    secret_letters(hall, words, CODE - 1);
    secret_hash(words, code->hash);
    json_add_text(&wish->out, "code", words);
    json_add_number(&wish->out, "until", code->until);
    return DONE;
}

enum outcome do_redeem(struct wish *wish)
{
    char token[TOKEN_TEXT];
    const char *words;
    if (!wish_text(wish, "code", CODE - 1, &words))
        return ANSWERED;
    if (!wish->party->body->seat[wish->seat].taken)
        return wish_refuse(wish, "missing", "code", say("This seat is free again."));
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    struct text out = text_init(batch->code, sizeof batch->code);
    text_put(&out, words);
    party_give_token(wish->hall, &batch->secrets, wish->seat, token);
    json_add_text(&wish->out, "table", wish->party->id);
    json_add_number(&wish->out, "seat", wish->seat + 1);
    json_add_text(&wish->out, "token", token);
    return wish_store(wish, batch);
}
