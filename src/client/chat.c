/* chat.c: what is said at the table: sent until the server has it, and told.
 *
 * Words wait in `said`, each with a zero byte after, and the first of them is asked for.
 * They go when the server has answered; a line that breaks before that says them again,
 * unless their event came. */
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "client/internal.h"

enum { SAID_MOST = 4 * REMOTE_CHAT };

void follow_say_next(struct follow *follow)
{
    struct follow_chat *chat = &follow->chat;
    bool seated =
        follow->remote.connected && follow->met && !follow->asked && follow->again == 0;
    if (chat->said.length == 0 || chat->asked || !seated || clock_seconds() < chat->again)
        return;
    follow_ask_chat(follow, chat->said.data);
    chat->asked = chat->tried = true;
    chat->again = 0;
}

static void drop_first(struct follow_chat *chat)
{
    size_t first = strlen(chat->said.data) + 1;
    memmove(chat->said.data, chat->said.data + first, chat->said.length - first);
    chat->said.length -= first;
    chat->asked = chat->tried = chat->happened = false;
}

void follow_say(struct follow *follow, const char *words)
{
    struct follow_chat *chat = &follow->chat;
    if (chat->said.length + strlen(words) >= SAID_MOST) {
        follow_tell(follow, "%s",
                    say("There is no connection at the moment. Try again when it is "
                        "back."));
        return;
    }
    buffer_put_n(&chat->said, words, strlen(words) + 1);
    if (follow->remote.connected)
        follow_say_next(follow);
    else
        follow_tell(follow, "%s",
                    say("There is no connection at the moment. Your words are sent when "
                        "it is back."));
}

void follow_said(struct follow *follow)
{
    if (follow->chat.asked)
        drop_first(&follow->chat);
    follow_say_next(follow);
}

void follow_say_later(struct follow *follow, double when)
{
    follow->chat.asked = false;
    follow->chat.again = when;
}

void follow_say_again(struct follow *follow)
{
    struct follow_chat *chat = &follow->chat;
    if (chat->asked) /* on this connection: its answer comes */
        return;
    if (chat->happened)
        drop_first(chat);
    follow_say_next(follow);
}

/* --- what others say, and one's own words when they count ----------------------------
 */

void follow_tell_chat(struct follow *follow, const struct doc *event)
{
    int64_t seat = member_number(event, "seat");
    const char *text = member_text(event, "text");
    struct follow_chat *chat = &follow->chat;
    if (seat >= 1 && seat <= follow->remote.seats)
        follow_tell(follow, say("%s says: %s"), follow->remote.seat[seat - 1].name, text);
    if (chat->tried && seat - 1 == follow->remote.own &&
        strcmp(chat->said.data, text) == 0)
        chat->happened = true;
}
