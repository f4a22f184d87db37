/* request.c: from a message to the function that handles it, at once or when the table is
 * free. Each request is answered once. */
#include "server/request.h"

#include "i18n/i18n.h"

struct kind {
    const char *name;
    enum outcome (*answer)(struct request *request);
    enum about about;
    bool changes; /* waits while a batch of the table is pending */
    enum cost cost;
    bool trusted; /* for the host only */
};

#define KIND(name, ...) {#name, server_do_##name, __VA_ARGS__},
static const struct kind kinds[] = {SERVER_REQUESTS(KIND)};

enum {
    EXPENSIVE_A_MINUTE = 30,
    EXPENSIVE_BURST = 30,
    WRITES_A_MINUTE = 120,
    WRITES_BURST = 120,
};

/* --- handling ----------------------------------------------------------------------- */

static void run_request(struct request *request, const struct kind *kind)
{
    if (kind->cost == FILLING &&
        request->room->state->n >= request->server->plan.max_log) {
        server_request_refuse(
            request, "full", NULL,
            tr("So much has happened at this table that only the game goes on."));
        return;
    }
    buffer_init(&request->out);
    if (kind->answer(request) == DONE)
        server_request_answer(request->server, &request->reply_to, &request->out);
    buffer_deinit(&request->out);
}

static const struct kind *find_kind(struct request *request)
{
    const char *name;
    if (!server_request_text(request, "do", 40, &name))
        return NULL;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0 &&
            (!kinds[i].trusted || request->peer->trusted))
            return &kinds[i];
    server_request_refuse(request, "bad", "do", tr("There is no request '%s'."), name);
    return NULL;
}

/* A client that ignores refusals is disconnected: even refusing is work. */
static bool is_over_rate(struct request *request)
{
    int rate = request->server->plan.limits.requests_per_second;
    if (request->peer->trusted)
        return false;
    int wait = server_bucket_take(&request->peer->bucket, request->server->now, 60 * rate,
                                  4 * rate);
    if (wait == 0)
        return false;
    if (server_bucket_take(&request->peer->overruns, request->server->now, 60 * rate,
                           20 * rate) == 0)
        server_request_refuse_slow(request, wait);
    else
        server_peer_disconnect(request->server, request->number, "too many requests");
    return true;
}

int server_request_charge(const struct request *request)
{
    if (request->peer->trusted)
        return 0;
    return server_bucket_take(&request->peer->origin->expensive, request->server->now,
                              EXPENSIVE_A_MINUTE, EXPENSIVE_BURST);
}

static bool is_too_expensive(struct request *request, enum cost cost)
{
    int wait = 0;
    if (cost == EXPENSIVE)
        wait = server_request_charge(request);
    else if (cost != CHEAP && !request->peer->trusted)
        wait = server_bucket_take(&request->peer->origin->writes, request->server->now,
                                  WRITES_A_MINUTE, WRITES_BURST);
    if (wait > 0)
        server_request_refuse_slow(request, wait);
    return wait > 0;
}

/* `waited`: the table that the request has waited for; it was charged on arrival. If the
 * sender has moved to another table meanwhile, the request must not apply there. */
static void dispatch(struct request *request, const struct server_input *input,
                     const struct room *waited)
{
    const struct kind *kind = find_kind(request);
    if (kind == NULL || (waited == NULL && is_too_expensive(request, kind->cost)))
        return;
    if (request->server->stopping) {
        server_request_refuse(request, "busy", NULL,
                              tr("The server is stopping. Come back soon."));
        return;
    }
    if (!server_request_find_table(request, kind->about))
        return;
    if (waited != NULL && request->room != waited)
        server_request_refuse(request, "forbidden", NULL,
                              tr("You have left this table."));
    else if (!server_request_must_wait(request, kind->changes, input))
        run_request(request, kind);
}

void server_request_read_ref(struct request *request)
{
    struct error error = {0};
    struct json_reader field;
    const char *ref;
    struct text out = text_init(request->reply_to.ref, sizeof request->reply_to.ref);
    if (json_reader_is_object(&request->root) &&
        json_reader_find(&request->root, "ref", &field) &&
        json_reader_string(&field, &ref, &error) && strlen(ref) < REF)
        text_put(&out, ref);
}

static bool check_ref(struct request *request)
{
    const char *ref;
    if (!json_reader_is_object(&request->root)) {
        server_request_refuse(request, "bad", NULL, tr("A request is one JSON object."));
        return false;
    }
    return server_request_text_or(request, "ref", REF - 1, "", &ref);
}

void server_request_handle(struct server *server, const struct server_input *input,
                           const struct room *waited)
{
    struct error error = {0};
    struct peer *peer = server_peer_get(server, input->peer);
    if (peer == NULL)
        return;
    struct request request = {.server = server, .number = input->peer, .peer = peer};
    request.reply_to =
        (struct reply_to){.is = true, .peer = input->peer, .serial = peer->serial};
    server_use_language(server, peer);
    if (input->length > SERVER_MESSAGE) {
        server_request_refuse(&request, "bad", NULL, tr("The message is too long."));
        return;
    }
    bool parsed = json_reader_parse(&request.root, input->bytes, input->length, &error);
    if (parsed)
        server_request_read_ref(&request);
    if (waited == NULL && is_over_rate(&request)) {
        /* already answered */
    } else if (!parsed) {
        server_request_refuse_error(&request, NULL, &error);
    } else if (check_ref(&request)) {
        dispatch(&request, input, waited);
    }
    if (parsed)
        json_reader_free(&request.root);
}

void server_request_receive(struct server *server, const struct server_input *input)
{
    server->count.requests++;
    server_request_handle(server, input, NULL);
}

/* --- changing a table --------------------------------------------------------------- */

struct batch *server_request_batch(struct request *request, struct room *room)
{
    struct server *server = request->server;
    if (server->pending >= server->plan.max_pending) {
        server_request_refuse(request, "busy", NULL,
                              tr("The server is busy. Try again."));
        return NULL;
    }
    struct batch *batch = server_batch_new(room);
    batch->reply_to = request->reply_to;
    return batch;
}

/* The answer has the number of the first event, so that clients know which follow. */
enum outcome server_request_store(struct request *request, struct batch *batch)
{
    if (batch->room != NULL && batch->count > 0)
        json_add_number(&request->out, "n",
                        batch->room->internals->next - (int64_t)batch->count);
    batch->answer = request->out;
    buffer_init(&request->out);
    server_batch_store(request->server, batch);
    return STORING;
}
