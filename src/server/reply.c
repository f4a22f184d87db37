/* reply.c: answers and refusals. A refusal says why in the asker's language, and
 * has a code for programs. */
#include <assert.h>
#include <stdarg.h>

#include "i18n/i18n.h"
#include "server/request.h"
#include "session/table/refusal.h"

/* All that a refusal may tell. */
struct refusal {
    const char *code, *field, *rule, *words;
    int64_t n;
    int wait;
};

static struct peer *find_asker(struct hall *hall, const struct asker *asker)
{
    struct peer *peer = asker->is ? peer_get(hall, asker->peer) : NULL;
    return peer != NULL && peer->serial == asker->serial ? peer : NULL;
}

static void send_to(struct hall *hall, const struct asker *asker, struct buffer *out)
{
    size_t length = 0;
    const char *bytes = out_keep(hall, out, &length);
    out_send(hall, asker->peer, bytes, length);
}

void wish_answer(struct hall *hall, const struct asker *asker,
                 const struct buffer *members)
{
    struct buffer out;
    if (find_asker(hall, asker) == NULL)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "re", asker->ref);
    json_add_bool(&out, "ok", true);
    if (members->length > 0) {
        buffer_put(&out, ",");
        buffer_put_n(&out, members->data, members->length);
    }
    json_close(&out, '}');
    send_to(hall, asker, &out);
}

static void send_refusal(struct hall *hall, const struct asker *asker,
                         const struct refusal *no)
{
    struct buffer out;
    assert(refusal_words(no->code) != NULL);
    hall->count.refused++;
    if (find_asker(hall, asker) == NULL)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "re", asker->ref);
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
    send_to(hall, asker, &out);
}

enum outcome wish_refuse(struct wish *wish, const char *code, const char *field,
                         const char *format, ...)
{
    char words[ERROR_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    struct refusal no = {.code = code, .field = field, .words = words};
    send_refusal(wish->hall, &wish->asker, &no);
    return ANSWERED;
}

enum outcome wish_refuse_error(struct wish *wish, const char *field,
                               const struct error *error)
{
    return wish_refuse(wish, "bad", field, "%s", error->text);
}

enum outcome wish_refuse_reason(struct wish *wish, const struct reason *why)
{
    struct refusal no = {
        .code = "illegal", .field = "line", .rule = why->rule, .words = why->text};
    send_refusal(wish->hall, &wish->asker, &no);
    return ANSWERED;
}

enum outcome wish_refuse_slow(struct wish *wish, int wait)
{
    char words[ERROR_TEXT];
    struct text out = text_init(words, sizeof words);
    text_format(&out,
                say_count("That is too much at once. Wait %d second.",
                          "That is too much at once. Wait %d seconds.",
                          (unsigned long)wait),
                wait);
    struct refusal no = {.code = "slow", .words = words, .wait = wait};
    send_refusal(wish->hall, &wish->asker, &no);
    return ANSWERED;
}

enum outcome wish_refuse_stale(struct wish *wish, int64_t n)
{
    struct refusal no = {.code = "stale",
                         .field = "at",
                         .words = say("The table has gone on meanwhile."),
                         .n = n};
    send_refusal(wish->hall, &wish->asker, &no);
    return ANSWERED;
}

void wish_refuse_asker(struct hall *hall, const struct asker *asker, const char *code,
                       const char *why)
{
    struct peer *peer = find_asker(hall, asker);
    if (peer == NULL)
        return;
    hall_speak(hall, peer);
    struct refusal no = {.code = code, .words = say(why)};
    send_refusal(hall, asker, &no);
}
