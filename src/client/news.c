/* news.c: messages for the player. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "client/internal.h"
#include "core/text/words.h"
#include "i18n/i18n.h"

/* Others wrote some of it, so it must not contain terminal control characters. */
void client_notify(struct client *client, const char *format, ...)
{
    char line[REMOTE_LINE];
    va_list list;
    va_start(list, format);
    vsnprintf(line, sizeof line, format, list);
    va_end(list);
    size_t length = strlen(line);
    for (size_t at = 0; at < length;) {
        size_t size = words_character(line + at, length - at);
        if (size == 0)
            line[at] = '?';
        at += size > 0 ? size : 1;
    }
    buffer_put_n(&client->news, line, length + 1);
}

bool client_news(struct remote *remote, struct text *out)
{
    struct client *client = (struct client *)remote;
    if (client->news_read >= client->news.length)
        return false;
    const char *line = client->news.data + client->news_read;
    text_put(out, line);
    client->news_read += strlen(line) + 1;
    if (client->news_read == client->news.length) {
        buffer_clear(&client->news);
        client->news_read = 0;
    }
    return true;
}

void client_close(struct client *client, const char *why)
{
    text_copy(client->remote.trouble, sizeof client->remote.trouble, why);
    client->remote.progress.stage = ROOM_CLOSED;
    client_notify(client, "%s", why);
}
