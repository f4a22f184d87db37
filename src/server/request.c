/* request.c: requests: from a message to what is to be done, at once or when the table
 * is free. Each is answered once. */
#include "server/request.h"

#include "i18n/i18n.h"

/* What it costs the server beyond the answer; the address is counted for that. */
enum cost {
    CHEAP,
    DEAR,    /* making tables, trying secrets */
    WRITING, /* is stored, and does not bring a game nearer to its end */
    FILLING, /* the same, and makes the log longer */
};

struct request {
    const char *name;
    enum outcome (*answer)(struct wish *wish);
    enum about about;
    bool changes; /* waits while something of the table is being stored */
    enum cost cost;
    bool trusted; /* for the host of the server */
};

static const struct request requests[] = {
    {"hello", do_hello, NO_TABLE, false, CHEAP, false},
    {"lobby", do_lobby, NO_TABLE, false, CHEAP, false},
    {"create", do_create, NO_TABLE, false, DEAR, false},
    {"join", do_join, TABLE_BY_ID, true, DEAR, false},
    {"sit", do_sit, TABLE_BY_ID, false, CHEAP, false},
    {"peek", do_peek, TABLE_BY_ID, false, CHEAP, false},
    {"watch", do_watch, TABLE_BY_ID, false, CHEAP, false},
    {"part", do_part, NO_TABLE, false, CHEAP, false},
    {"redeem", do_redeem, TABLE_BY_CODE, true, DEAR, false},
    {"register", do_register, NO_TABLE, false, DEAR, false},
    {"sign", do_sign, NO_TABLE, false, DEAR, false},
    {"ratings", do_ratings, NO_TABLE, false, CHEAP, false},
    {"seat", do_seat, OWN_SEAT, true, FILLING, false},
    {"begin", do_begin, OWN_SEAT, true, FILLING, false},
    {"promise", do_promise, OWN_SEAT, true, FILLING, false},
    {"reveal", do_reveal, OWN_SEAT, true, CHEAP, false},
    {"move", do_move, OWN_SEAT, true, CHEAP, false},
    {"chat", do_chat, OWN_SEAT, true, FILLING, false},
    {"leave", do_leave, OWN_SEAT, true, FILLING, false},
    {"back", do_back, OWN_SEAT, true, WRITING, false},
    {"hand", do_hand, OWN_SEAT, true, CHEAP, false},
    {"code", do_code, OWN_SEAT, true, WRITING, false},
    {"rematch", do_rematch, OWN_SEAT, true, DEAR, false},
    {"push", do_push, OWN_SEAT, true, WRITING, false},
    {"tables", do_tables, NO_TABLE, false, CHEAP, true},
    {"end", do_end, TABLE_BY_ID, true, CHEAP, true},
    {"export", do_export, TABLE_BY_ID, false, CHEAP, true},
    {"ban", do_ban, NO_TABLE, false, CHEAP, true},
    {"unban", do_unban, NO_TABLE, false, CHEAP, true},
    {"bans", do_bans, NO_TABLE, false, CHEAP, true},
};

enum {
    DEAR_A_MINUTE = 30,
    DEAR_BURST = 30,
    WRITES_A_MINUTE = 120,
    WRITES_BURST = 120,
};

/* --- doing it ----------------------------------------------------------------------- */

static void carry_out(struct wish *wish, const struct request *request)
{
    if (request->cost == FILLING && wish->party->body->n >= wish->hall->plan.long_log) {
        wish_refuse(
            wish, "full", NULL,
            say("So much has happened at this table that only the game goes on."));
        return;
    }
    buffer_init(&wish->out);
    if (request->answer(wish) == DONE)
        wish_answer(wish->hall, &wish->asker, &wish->out);
    buffer_deinit(&wish->out);
}

static const struct request *find_request(struct wish *wish)
{
    const char *name;
    if (!wish_text(wish, "do", 40, &name))
        return NULL;
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
        if (strcmp(requests[i].name, name) == 0 &&
            (!requests[i].trusted || wish->peer->trusted))
            return &requests[i];
    wish_refuse(wish, "bad", "do", say("There is no request '%s'."), name);
    return NULL;
}

/* Who goes on asking although he is told to wait is sent away: even saying no is work. */
static bool is_too_fast(struct wish *wish)
{
    int rate = wish->hall->plan.requests_a_second;
    if (wish->peer->trusted)
        return false;
    int wait = bucket_take(&wish->peer->bucket, wish->hall->now, 60 * rate, 4 * rate);
    if (wait == 0)
        return false;
    if (bucket_take(&wish->peer->patience, wish->hall->now, 60 * rate, 20 * rate) == 0)
        wish_refuse_slow(wish, wait);
    else
        peer_dismiss(wish->hall, wish->number, "too many requests");
    return true;
}

int wish_dear(const struct wish *wish)
{
    if (wish->peer->trusted)
        return 0;
    return bucket_take(&wish->peer->origin->bucket, wish->hall->now, DEAR_A_MINUTE,
                       DEAR_BURST);
}

static bool is_too_dear(struct wish *wish, enum cost cost)
{
    int wait = 0;
    if (cost == DEAR)
        wait = wish_dear(wish);
    else if (cost != CHEAP && !wish->peer->trusted)
        wait = bucket_take(&wish->peer->origin->writes, wish->hall->now, WRITES_A_MINUTE,
                           WRITES_BURST);
    if (wait > 0)
        wish_refuse_slow(wish, wait);
    return wait > 0;
}

/* `waited`: the table that it has waited for, and it was counted when it came. Who has
 * gone to another table meanwhile does not do there what was meant for here. */
static void obey(struct wish *wish, const struct hall_input *input,
                 const struct party *waited)
{
    const struct request *request = find_request(wish);
    if (request == NULL || (waited == NULL && is_too_dear(wish, request->cost)))
        return;
    if (wish->hall->stopping) {
        wish_refuse(wish, "busy", NULL, say("The server is stopping. Come back soon."));
        return;
    }
    if (!wish_find_table(wish, request->about))
        return;
    if (waited != NULL && wish->party != waited)
        wish_refuse(wish, "forbidden", NULL, say("You have left this table."));
    else if (!wish_must_wait(wish, request->changes, input))
        carry_out(wish, request);
}

void wish_note_ref(struct wish *wish)
{
    struct error error = {0};
    struct doc field;
    const char *ref;
    struct text out = text_init(wish->asker.ref, sizeof wish->asker.ref);
    if (doc_is_object(&wish->root) && doc_find(&wish->root, "ref", &field) &&
        doc_string(&field, &ref, &error) && strlen(ref) < REF)
        text_put(&out, ref);
}

static bool check_ref(struct wish *wish)
{
    const char *ref;
    if (!doc_is_object(&wish->root)) {
        wish_refuse(wish, "bad", NULL, say("A request is one JSON object."));
        return false;
    }
    return wish_text_or(wish, "ref", REF - 1, "", &ref);
}

void wish_hear(struct hall *hall, const struct hall_input *input,
               const struct party *waited)
{
    struct error error = {0};
    struct peer *peer = peer_get(hall, input->peer);
    if (peer == NULL)
        return;
    struct wish wish = {.hall = hall, .number = input->peer, .peer = peer};
    wish.asker = (struct asker){.is = true, .peer = input->peer, .serial = peer->serial};
    hall_speak(hall, peer);
    if (input->length > HALL_MESSAGE) {
        wish_refuse(&wish, "bad", NULL, say("The message is too long."));
        return;
    }
    bool parsed = doc_parse(&wish.root, input->bytes, input->length, &error);
    if (parsed)
        wish_note_ref(&wish);
    if (waited == NULL && is_too_fast(&wish)) {
        /* that was its answer */
    } else if (!parsed) {
        wish_refuse_error(&wish, NULL, &error);
    } else if (check_ref(&wish)) {
        obey(&wish, input, waited);
    }
    if (parsed)
        doc_free(&wish.root);
}

void wish_heard(struct hall *hall, const struct hall_input *input)
{
    hall->count.requests++;
    wish_hear(hall, input, NULL);
}

/* --- what changes a table ----------------------------------------------------------- */

struct batch *wish_batch(struct wish *wish, struct party *party)
{
    struct hall *hall = wish->hall;
    if (hall->under_way >= hall->plan.most_waiting) {
        wish_refuse(wish, "busy", NULL, say("The server is busy. Try again."));
        return NULL;
    }
    struct batch *batch = batch_new(party);
    batch->asker = wish->asker;
    return batch;
}

/* `n` is the first of its events: what follows from it comes after. */
enum outcome wish_store(struct wish *wish, struct batch *batch)
{
    if (batch->party != NULL && batch->count > 0)
        json_add_number(&wish->out, "n",
                        batch->party->body->next - (int64_t)batch->count);
    batch->answer = wish->out;
    buffer_init(&wish->out);
    batch_store(wish->hall, batch);
    return STORING;
}
