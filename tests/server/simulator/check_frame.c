/* check_frame.c: what must be true of every frame that the server sends. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "tests/server/simulator/internal.h"

/* --- secrets ------------------------------------------------------------------------ */

static bool holds(const char *bytes, size_t length, const char *words)
{
    size_t size = strlen(words);
    for (const char *at = bytes, *end = bytes + length; size > 0;) {
        at = memchr(at, words[0], (size_t)(end - at));
        if (at == NULL || (size_t)(end - at) < size)
            return false;
        if (memcmp(at, words, size) == 0)
            return true;
        at++;
    }
    return false;
}

static bool is(const char *words, const char *other)
{
    return strcmp(words, other) == 0;
}

/* Only the creator of a table and those who sit there may see the invite. */
static bool may_know_invite(const json_t *frame, const char *request,
                            const struct sim_table *table)
{
    json_t *root = json_loads(request, 0, NULL);
    const char *what = text_of(root, "do");
    bool own = (is(what, "create") && is(text_of(frame, "table"), table->id)) ||
               (is(what, "sit") && is(text_of(root, "table"), table->id));
    json_decref(root);
    return own;
}

void check_secrets(struct sim *sim, struct conn *conn, const json_t *frame,
                   const char *request, const char *bytes, size_t length)
{
    for (int i = 0; i < sim->tables; i++) {
        const struct sim_table *table = sim->table[i];
        for (int k = 0; k < table->seeds && k < 8; k++)
            if (!is(table->fold.seed, table->seed[k]) &&
                holds(bytes, length, table->seed[k]))
                sim_fail(sim,
                         "a frame to peer %u holds the seed of table %s, which is "
                         "not over",
                         conn->peer, table->id);
        if (holds(bytes, length, table->invite) &&
            !may_know_invite(frame, request, table))
            sim_fail(sim, "a frame to peer %u holds the invite of table %s", conn->peer,
                     table->id);
    }
    if (holds(bytes, length, SIM_PHRASE) || holds(bytes, length, "hash of"))
        sim_fail(sim, "a frame to peer %u holds a passphrase", conn->peer);
    for (int i = 0; i < sim->tokens; i++)
        if (holds(bytes, length, sim->token[i]))
            sim_fail(sim, "a frame to peer %u holds the token of a seat", conn->peer);
}

/* --- events ------------------------------------------------------------------------- */

/* They equal the stored ones, and continue where the last ones ended. */
static void check_events(struct sim *sim, struct conn *conn,
                         const struct sim_table *table, const json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *event = json_array_get(list, i);
        int64_t n = number_of(event, "n");
        if (n != conn->n + 1)
            sim_fail(sim, "table %s: peer %u is told event %lld after %lld", table->id,
                     conn->peer, (long long)n, (long long)conn->n);
        else if (n > table->reported)
            sim_fail(sim, "table %s: event %lld is sent before it is stored", table->id,
                     (long long)n);
        else if (!json_equal(event, table->event[n]))
            sim_fail(sim, "table %s: event %lld is sent otherwise than it is stored",
                     table->id, (long long)n);
        conn->n = n;
        if (sim->report->failed)
            return;
    }
}

/* The lobby shows stored public tables in their current state; presence may be a second
 * old. */
static void check_brief(struct sim *sim, const json_t *brief)
{
    static const char *const words[] = {"open", "reveal", "on", "over", "closed"};
    const struct sim_table *table = table_find(sim, text_of(brief, "table"));
    int64_t n = number_of(brief, "n");
    if (table == NULL || n < 1 || n > table->reported)
        sim_fail(sim, "the lobby shows what is not stored: table %s, event %lld",
                 text_of(brief, "table"), (long long)n);
    else if (!json_is_true(json_object_get(table->event[1], "public")))
        sim_fail(sim, "the lobby shows table %s, which is not public", table->id);
    else if (n == table->fold.n && !is(text_of(brief, "state"), words[table->fold.stage]))
        sim_fail(sim, "the lobby shows table %s as `%s`, but it is `%s`", table->id,
                 text_of(brief, "state"), words[table->fold.stage]);
}

static void check_lobby(struct sim *sim, const json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        check_brief(sim, json_array_get(list, i));
}

static void learn_token(struct sim *sim, const json_t *frame)
{
    const char *token = text_of(frame, "token");
    if (token[0] == '\0' || sim->tokens == TABLES)
        return;
    if (strlen(token) < 22)
        sim_fail(sim, "a token of less than 128 bits");
    snprintf(sim->token[sim->tokens++], TEXT_TOKEN, "%s", token);
}

static void check_news(struct sim *sim, struct conn *conn, const json_t *frame)
{
    const char *news = text_of(frame, "news");
    struct sim_table *table = table_find(sim, text_of(frame, "table"));
    bool about = is(news, "events") || is(news, "here") || is(news, "gone");
    if (about && (table == NULL || conn->table != table)) {
        sim_fail(sim, "peer %u is told `%s` of table %s, which it does not follow",
                 conn->peer, news, text_of(frame, "table"));
        return;
    }
    if (is(news, "events"))
        check_events(sim, conn, table, json_object_get(frame, "events"));
    else if (is(news, "here"))
        check_presence(sim, table, frame, NULL);
    else if (is(news, "gone"))
        conn->table = NULL;
    else if (is(news, "paired")) {
        pairing_told(sim, conn, frame);
        learn_token(sim, frame);
    } else if (is(news, "pairing"))
        ;
    else if (is(news, "lobby") && json_object_get(frame, "table") != NULL)
        check_brief(sim, json_object_get(frame, "table"));
    else if (!is(news, "lobby") && !is(news, "bye"))
        sim_fail(sim, "news that are not described: '%s'", news);
}

/* --- answers ------------------------------------------------------------------------ */

static void follow(struct sim *sim, struct conn *conn, const json_t *request,
                   const json_t *frame)
{
    struct sim_table *table = table_find(sim, text_of(request, "table"));
    if (table == NULL || table->reported == 0) {
        sim_fail(sim, "a table is shown that is not stored");
        return;
    }
    check_table_members(sim, conn, table, frame);
    int64_t since = number_of(request, "since");
    const json_t *events = json_object_get(frame, "events");
    conn->n = since;
    if (events != NULL)
        check_events(sim, conn, table, events);
    else
        conn->n = number_of(json_object_get(frame, "snapshot"), "n");
    conn->table = table;
    conn->seat = (int)number_of(frame, "seat") - 1;
}

/* A repeated `join` makes no event, because the seat is taken; nor does the claim of a
 * registered name. */
static bool is_known_seat(const struct sim_table *table, const char *what,
                          const json_t *frame)
{
    int64_t seat = number_of(frame, "seat");
    return (is(what, "join") || is(what, "claim")) && table != NULL && seat >= 1 &&
           seat <= table->fold.players && table->fold.seat[seat - 1].taken;
}

/* What was acknowledged is stored, and is what was requested. */
static void check_ack(struct sim *sim, const struct sent_request *asked,
                      const json_t *request, const json_t *frame)
{
    const char *what = text_of(request, "do");
    bool names = is(what, "create") || is(what, "redeem");
    const char *named = text_of(names ? frame : request, "table");
    const char *own = asked->table != NULL ? asked->table->id : "";
    const char *id = named[0] != '\0' ? named : own;
    const struct sim_table *table = table_find(sim, id);
    int64_t n = number_of(frame, "n");
    bool always = is(what, "create") || is(what, "join") || is(what, "move") ||
                  is(what, "chat") || is(what, "emote") || is(what, "style") ||
                  is(what, "begin") || is(what, "claim") ||
                  (is(what, "hand") && json_is_true(json_object_get(request, "skip")));
    if (n == 0 && (!always || is_known_seat(table, what, frame)))
        return;
    if (table == NULL || n < 1 || n > table->reported) {
        sim_fail(sim, "`%s` at table %s is answered before it is stored (event %lld)",
                 what, id, (long long)n);
        return;
    }
    const json_t *event = table->event[n];
    bool ok = true;
    if (is(what, "move"))
        ok = is(text_of(event, "id"), text_of(request, "id")) &&
             number_of(event, "seat") == asked->seat + 1;
    else if (is(what, "chat") || is(what, "emote"))
        ok = is(text_of(event, "text"), text_of(request, "text"));
    else if (is(what, "style"))
        ok = is(text_of(event, "colour"), text_of(request, "colour")) &&
             is(text_of(event, "emblem"), text_of(request, "emblem")) &&
             number_of(event, "seat") == asked->seat + 1;
    else if (is(what, "join"))
        ok = is(text_of(event, "name"), text_of(request, "name"));
    if (!ok)
        sim_fail(sim, "table %s: event %lld is not the `%s` that was acknowledged", id,
                 (long long)n, what);
}

/* A move repeated with its id is answered as before. */
static void check_repeated(struct sim *sim, const struct conn *conn,
                           const struct sent_request *asked, const json_t *request,
                           const json_t *frame)
{
    const char *code = text_of(frame, "code");
    const struct sim_table *table = asked->table;
    if (table == NULL || conn->table != table || conn->seat != asked->seat ||
        conn->seat < 0 || is(code, "slow") || is(code, "busy"))
        return;
    int later = 0;
    for (size_t i = table->ids; i-- > 0;) {
        const struct made_id *made = &table->id_made[i];
        if (made->seat != conn->seat)
            continue;
        if (later++ < 32 && is(made->id, text_of(request, "id")))
            sim_fail(sim,
                     "table %s: move %s of seat %d was made as event %lld, and is "
                     "answered `%s` when it is repeated",
                     table->id, made->id, made->seat + 1, (long long)made->n, code);
    }
}

static void check_ban(struct sim *sim, const json_t *request, bool bans)
{
    const char *address = text_of(request, "address");
    if (names_has(sim, SERVER_BAN, address) != bans)
        sim_fail(sim, "`%s` of %s is answered before it is stored",
                 text_of(request, "do"), address);
}

static void check_registered(struct sim *sim, const json_t *request)
{
    char key[SERVER_ADDRESS];
    snprintf(key, sizeof key, "%s", text_of(request, "name"));
    key[0] = 'n';
    if (!names_has(sim, SERVER_NAME, key))
        sim_fail(sim, "`register` of %s is answered before it is stored", key);
}

static void check_ok(struct sim *sim, struct conn *conn, const struct sent_request *asked,
                     const json_t *request, const json_t *frame)
{
    const char *what = text_of(request, "do");
    learn_token(sim, frame);
    if (is(what, "sit") || is(what, "watch"))
        follow(sim, conn, request, frame);
    else if (is(what, "part"))
        conn->table = NULL;
    else if (is(what, "ban") || is(what, "unban"))
        check_ban(sim, request, is(what, "ban"));
    else if (is(what, "pair"))
        pairing_asked(sim, conn, request, frame);
    else if (is(what, "unpair"))
        pairing_left(sim, conn);
    else if (is(what, "register"))
        check_registered(sim, request);
    else if (is(what, "lobby"))
        check_lobby(sim, json_object_get(frame, "tables"));
    else
        check_ack(sim, asked, request, frame);
}

/* A registered name stays registered: the passphrase works. */
static void check_sign(struct sim *sim, const json_t *request, const json_t *frame)
{
    char key[SERVER_ADDRESS];
    const char *phrase = text_of(request, "phrase");
    snprintf(key, sizeof key, "%s", text_of(request, "name"));
    key[0] = 'n';
    bool right = strncmp(phrase, SIM_PHRASE, strlen(SIM_PHRASE)) == 0;
    if (right && is(text_of(frame, "code"), "forbidden") &&
        names_is_stored(sim, SERVER_NAME, key))
        sim_fail(sim, "%s is not let in with the right passphrase", key);
}

/* Removes the request from the pending ones; the caller owns its text. */
static bool take_asked(struct conn *conn, const char *ref, struct sent_request *asked)
{
    for (size_t i = 0; i < conn->request_count; i++)
        if (is(conn->requests[i].ref, ref)) {
            *asked = conn->requests[i];
            conn->requests[i] = conn->requests[--conn->request_count];
            return true;
        }
    return false;
}

static void check_answer(struct sim *sim, struct conn *conn, const json_t *frame,
                         const char *bytes, size_t length)
{
    struct sent_request asked;
    if (!take_asked(conn, text_of(frame, "re"), &asked)) {
        sim_fail(sim, "request '%s' of peer %u is answered twice, or was not made",
                 text_of(frame, "re"), conn->peer);
        return;
    }
    json_t *request = json_loads(asked.text, 0, NULL);
    bool ok = json_is_true(json_object_get(frame, "ok"));
    check_secrets(sim, conn, frame, asked.text, bytes, length);
    if (ok == (json_object_get(frame, "error") != NULL))
        sim_fail(sim, "an answer that is neither `ok` nor a refusal");
    else if (ok)
        check_ok(sim, conn, &asked, request, frame);
    else if (is(text_of(request, "do"), "sign"))
        check_sign(sim, request, frame);
    else if (is(text_of(request, "do"), "move"))
        check_repeated(sim, conn, &asked, request, frame);
    json_decref(request);
    free(asked.text);
}

void check_frame(struct sim *sim, struct conn *conn, const char *bytes, size_t length)
{
    json_error_t error;
    json_t *frame = json_loadb(bytes, length, JSON_REJECT_DUPLICATES, &error);
    sim_note(sim, "to %u: %.*s", conn->peer, (int)(length < 150 ? length : 150), bytes);
    if (!json_is_object(frame)) {
        sim_fail(sim, "a frame that is no JSON object: %s", error.text);
    } else if (json_object_get(frame, "re") != NULL) {
        check_answer(sim, conn, frame, bytes, length);
    } else {
        check_secrets(sim, conn, frame, "{}", bytes, length);
        check_news(sim, conn, frame);
    }
    json_decref(frame);
}
