/* reply.c: answers and refusals. A refusal has a reason in the sender's language, and a
 * code for programs. */
#include <assert.h>
#include <stdarg.h>

#include "i18n/i18n.h"
#include "server/request.h"
#include "session/table/refusal.h"

/* What a refusal may contain. */
struct refusal {
    const char *code, *field, *rule, *words;
    int64_t n;
    int wait;
};

static struct peer *find_reply_to(struct server *server, const struct reply_to *reply_to)
{
    return reply_to->is ? server_peer_same(server, reply_to->peer, reply_to->serial)
                        : NULL;
}

static void send_to(struct server *server, const struct reply_to *reply_to,
                    struct buffer *out)
{
    server_output_send(server, &reply_to->peer, 1, out);
}

void server_request_answer(struct server *server, const struct reply_to *reply_to,
                           const struct buffer *members)
{
    struct buffer out;
    if (find_reply_to(server, reply_to) == NULL)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "re", reply_to->ref);
    json_add_bool(&out, "ok", true);
    if (members->length > 0) {
        buffer_put(&out, ",");
        buffer_put_n(&out, members->data, members->length);
    }
    json_close(&out, '}');
    send_to(server, reply_to, &out);
}

static void send_refusal(struct server *server, const struct reply_to *reply_to,
                         const struct refusal *no)
{
    struct buffer out;
    assert(refusal_words(no->code) != NULL);
    server->count.refused++;
    if (find_reply_to(server, reply_to) == NULL)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "re", reply_to->ref);
    json_add_text(&out, "error", no->words);
    json_add_text(&out, "code", no->code);
    if (no->field != NULL)
        json_add_text(&out, "field", no->field);
    if (no->rule != NULL && no->rule[0] != '\0')
        json_add_text(&out, "rule", no->rule);
    if (no->n > 0)
        json_add_number(&out, "n", no->n);
    if (no->wait > 0)
        json_add_number(&out, "wait", no->wait);
    json_close(&out, '}');
    send_to(server, reply_to, &out);
}

enum outcome server_request_refuse(struct request *request, const char *code,
                                   const char *field, const char *format, ...)
{
    char words[ERROR_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    struct refusal no = {.code = code, .field = field, .words = words};
    send_refusal(request->server, &request->reply_to, &no);
    return ANSWERED;
}

enum outcome server_request_refuse_error(struct request *request, const char *field,
                                         const struct error *error)
{
    return server_request_refuse(request, "bad", field, "%s", error->text);
}

enum outcome server_request_refuse_reason(struct request *request,
                                          const struct reason *why)
{
    struct refusal no = {
        .code = "illegal", .field = "line", .rule = why->rule, .words = why->text};
    send_refusal(request->server, &request->reply_to, &no);
    return ANSWERED;
}

enum outcome server_request_refuse_slow(struct request *request, int wait)
{
    char words[ERROR_TEXT];
    struct text out = text_init(words, sizeof words);
    text_format(&out,
                tr_count("That is too much at once. Wait %d second.",
                         "That is too much at once. Wait %d seconds.",
                         (unsigned long)wait),
                wait);
    struct refusal no = {.code = "slow", .words = words, .wait = wait};
    send_refusal(request->server, &request->reply_to, &no);
    return ANSWERED;
}

enum outcome server_request_refuse_stale(struct request *request, int64_t n)
{
    struct refusal no = {.code = "stale",
                         .field = "at",
                         .words = tr("The table has gone on meanwhile."),
                         .n = n};
    send_refusal(request->server, &request->reply_to, &no);
    return ANSWERED;
}

void server_refuse_sender(struct server *server, const struct reply_to *reply_to,
                          const char *code, const char *why)
{
    struct peer *peer = find_reply_to(server, reply_to);
    if (peer == NULL)
        return;
    server_use_language(server, peer);
    struct refusal no = {.code = code, .words = tr(why)};
    send_refusal(server, reply_to, &no);
}
