/* chat.c: chat and emotes at a table, within limits. */
#include "base/utf8.h"
#include "i18n/i18n.h"
#include "server/lobby/confusables.h"
#include "server/request.h"

enum { CHAT_A_MINUTE = 20, CHAT_BURST = 6, BYTES_A_LETTER = 4 };

static bool check_chat(struct request *request, const char *text)
{
    int letters = 0;
    if (!server_text_is_plain(text)) {
        server_request_refuse(request, "bad", "text",
                              tr("Line ends and control characters cannot be said."));
        return false;
    }
    for (const char *at = text; *at != '\0'; letters++)
        utf8_read(&at);
    if (letters <= request->server->plan.limits.chat_length)
        return true;
    server_request_refuse(request, "bad", "text",
                          tr("This is too long: at most %d letters."),
                          request->server->plan.limits.chat_length);
    return false;
}

/* Words and emotes share a limit. */
static enum outcome say(struct request *request, enum room_event_kind kind,
                        const char *text)
{
    struct server *server = request->server;
    if (request->room->progress.stage == ROOM_CLOSED &&
        !server_room_ended_by_players(request->room->state))
        return server_request_refuse(request, "late", NULL, tr("The table is closed."));
    int wait =
        server_bucket_take(&request->peer->chat, server->now, CHAT_A_MINUTE, CHAT_BURST);
    if (wait > 0)
        return server_request_refuse_slow(request, wait);
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    struct buffer *out = server_batch_event(server, batch, kind);
    json_add_number(out, "seat", request->seat + 1);
    json_add_text(out, "text", text);
    server_batch_end(server, batch, -1);
    return server_request_store(request, batch);
}

enum outcome server_do_chat(struct request *request)
{
    const char *text;
    size_t most = (size_t)request->server->plan.limits.chat_length * BYTES_A_LETTER;
    if (!server_request_text(request, "text", most, &text) || !check_chat(request, text))
        return ANSWERED;
    return say(request, ROOM_EVENT_CHAT, text);
}

enum outcome server_do_emote(struct request *request)
{
    const char *name;
    if (!server_request_text(request, "text", 40, &name))
        return ANSWERED;
    if (room_emote_text(name) == NULL)
        return server_request_refuse(request, "bad", "text",
                                     tr("There is no emote '%s'."), name);
    return say(request, ROOM_EVENT_EMOTE, name);
}
