/* chat.c: chat messages, sent until the server has stored them.
 *
 * Messages wait in `queue`, each followed by a zero byte, and the first one is sent. It
 * is removed when the server answers. If the connection breaks before that, it is sent
 * again, unless its event arrived. */
#include <string.h>

#include "base/clock.h"
#include "client/internal.h"
#include "i18n/i18n.h"

enum { QUEUE_MAX = 4 * REMOTE_CHAT };

void client_chat_send(struct client *client)
{
    struct client_chat *chat = &client->chat;
    bool seated = client->remote.connected && client->entered && !client->sit_pending &&
                  client->retry_at == 0;
    if (chat->queue.length == 0 || chat->pending || !seated ||
        clock_seconds() < chat->retry_at)
        return;
    client_send_chat(client, chat->queue.data);
    chat->pending = chat->sent = true;
    chat->retry_at = 0;
}

static void drop_first(struct client_chat *chat)
{
    size_t first = strlen(chat->queue.data) + 1;
    memmove(chat->queue.data, chat->queue.data + first, chat->queue.length - first);
    chat->queue.length -= first;
    chat->pending = chat->sent = chat->stored = false;
}

void client_chat_add(struct client *client, const char *words)
{
    struct client_chat *chat = &client->chat;
    if (chat->queue.length + strlen(words) >= QUEUE_MAX) {
        client_notify(client, "%s",
                      tr("There is no connection at the moment. Try again when it is "
                         "back."));
        return;
    }
    buffer_put_n(&chat->queue, words, strlen(words) + 1);
    if (client->remote.connected)
        client_chat_send(client);
    else
        client_notify(client, "%s",
                      tr("There is no connection at the moment. Your words are sent when "
                         "it is back."));
}

void client_chat_stored(struct client *client)
{
    if (client->chat.pending)
        drop_first(&client->chat);
    client_chat_send(client);
}

void client_chat_retry(struct client *client, double when)
{
    client->chat.pending = false;
    client->chat.retry_at = when;
}

void client_chat_resume(struct client *client)
{
    struct client_chat *chat = &client->chat;
    if (chat->pending) /* on this connection: the answer will come */
        return;
    if (chat->stored)
        drop_first(chat);
    client_chat_send(client);
}

/* --- events --------------------------------------------------------------------------
 */

void client_notify_chat(struct client *client, const struct room_event *event)
{
    struct client_chat *chat = &client->chat;
    int seat = event->seat - 1;
    bool is_emote = event->kind == ROOM_EVENT_EMOTE;
    const char *emote = is_emote ? room_emote_text(event->text) : NULL;
    if (seat >= 0 && seat < client->remote.room.players)
        client_notify(client, tr("%s says: %s"), client->remote.room.seat[seat].name,
                      emote != NULL ? tr(emote) : event->text);
    if (chat->sent && seat == client->remote.own && !is_emote &&
        strcmp(chat->queue.data, event->text) == 0)
        chat->stored = true;
}
