/* chat.c: what is said at the table: sent until the server has it, and told.
 *
 * Words wait in `said`, each with a zero byte after, and the first of them is asked for.
 * They go when the server has answered; a line that breaks before that says them again,
 * unless their event came. */
#include <string.h>

#include "base/clock.h"
#include "client/internal.h"
#include "i18n/i18n.h"

enum { SAID_MOST = 4 * REMOTE_CHAT };

void client_say_next(struct client *client)
{
    struct client_chat *chat = &client->chat;
    bool seated =
        client->remote.connected && client->met && !client->asked && client->again == 0;
    if (chat->said.length == 0 || chat->asked || !seated || clock_seconds() < chat->again)
        return;
    client_ask_chat(client, chat->said.data);
    chat->asked = chat->tried = true;
    chat->again = 0;
}

static void drop_first(struct client_chat *chat)
{
    size_t first = strlen(chat->said.data) + 1;
    memmove(chat->said.data, chat->said.data + first, chat->said.length - first);
    chat->said.length -= first;
    chat->asked = chat->tried = chat->happened = false;
}

void client_say(struct client *client, const char *words)
{
    struct client_chat *chat = &client->chat;
    if (chat->said.length + strlen(words) >= SAID_MOST) {
        client_tell(client, "%s",
                    tr("There is no connection at the moment. Try again when it is "
                       "back."));
        return;
    }
    buffer_put_n(&chat->said, words, strlen(words) + 1);
    if (client->remote.connected)
        client_say_next(client);
    else
        client_tell(client, "%s",
                    tr("There is no connection at the moment. Your words are sent when "
                       "it is back."));
}

void client_said(struct client *client)
{
    if (client->chat.asked)
        drop_first(&client->chat);
    client_say_next(client);
}

void client_say_later(struct client *client, double when)
{
    client->chat.asked = false;
    client->chat.again = when;
}

void client_say_again(struct client *client)
{
    struct client_chat *chat = &client->chat;
    if (chat->asked) /* on this connection: its answer comes */
        return;
    if (chat->happened)
        drop_first(chat);
    client_say_next(client);
}

/* --- what others say, and one's own words when they count ----------------------------
 */

void client_tell_chat(struct client *client, int seat, const char *words)
{
    struct client_chat *chat = &client->chat;
    if (seat >= 0 && seat < client->remote.room.players)
        client_tell(client, tr("%s says: %s"), client->remote.room.seat[seat].name,
                    words);
    if (chat->tried && seat == client->remote.own && strcmp(chat->said.data, words) == 0)
        chat->happened = true;
}
