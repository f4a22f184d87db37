/* connection.c: connecting again and again. */
#include "client/connection.h"

#include <curl/curl.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "core/memory.h"
#include "client/websocket.h"
#include "client/table_address.h"

/* Seconds: the longest wait, and how long nothing at all may come, though the server
 * pings. */
enum { LONGEST = 30, SILENCE = 100 };
/* Milliseconds between two looks while connecting, and otherwise. */
enum { SOON = 20, LATER = 1000 };

struct line {
    char server[TABLE_ADDRESS_SERVER];
    char *cacert;        /* or NULL */
    struct websocket *websocket; /* NULL: between two */
    bool up;
    double wait;  /* seconds, before the next one but one */
    double again; /* when to connect */
    char why[ERROR_TEXT];
};

struct line *connection_new(const char *server, const char *cacert)
{
    struct line *line = memory_new(1, sizeof *line);
    struct text out = text_init(line->server, sizeof line->server);
    text_put(&out, server);
    if (cacert != NULL)
        line->cacert = memory_text(cacert, strlen(cacert));
    curl_global_init(CURL_GLOBAL_DEFAULT);
    line->wait = 1;
    return line;
}

void connection_free(struct line *line)
{
    if (line == NULL)
        return;
    websocket_free(line->websocket);
    curl_global_cleanup();
    free(line->cacert);
    free(line);
}

static double some_chance(void)
{
    return 0.75 + randombytes_uniform(1000) / 2000.0;
}

static enum connection_news hang_up(struct line *line, const char *why)
{
    struct text out = text_init(line->why, sizeof line->why);
    double again = clock_seconds() + line->wait * some_chance();
    text_put(&out, why);
    websocket_free(line->websocket);
    line->websocket = NULL;
    line->up = false;
    if (line->again < again)
        line->again = again;
    line->wait = line->wait * 2 < (double)LONGEST ? line->wait * 2 : (double)LONGEST;
    return LINE_DOWN;
}

static enum connection_news find_state(struct line *line)
{
    enum websocket_state state = websocket_step(line->websocket);
    if (state == WEBSOCKET_DEAD)
        return hang_up(line, websocket_why(line->websocket));
    if (state == WEBSOCKET_OPEN && !line->up) {
        line->up = true;
        return LINE_UP;
    }
    if (state == WEBSOCKET_OPEN &&
        clock_seconds() - websocket_heard(line->websocket) > (double)SILENCE)
        return hang_up(line, "silence");
    return LINE_QUIET;
}

/* What was heard before the end counts: it is handed out before the end is told. */
enum connection_news connection_next(struct line *line, struct buffer *message)
{
    if (line->websocket == NULL && clock_seconds() >= line->again)
        line->websocket = websocket_new(line->server, line->cacert);
    if (line->websocket == NULL)
        return LINE_QUIET;
    websocket_step(line->websocket);
    if (line->up && websocket_next(line->websocket, message)) {
        line->wait = 1;
        return LINE_MESSAGE;
    }
    return find_state(line);
}

void connection_send(struct line *line, const struct buffer *message)
{
    if (line->up)
        websocket_send(line->websocket, message->data, message->length);
}

void connection_breathe(struct line *line)
{
    if (line->up)
        websocket_step(line->websocket);
}

void connection_rest(struct line *line, double seconds)
{
    line->again = clock_seconds() + seconds * some_chance();
}

const char *connection_why(const struct line *line)
{
    return line->why;
}

bool connection_is_up(const struct line *line)
{
    return line->up;
}

int connection_handle(const struct line *line)
{
    return line->websocket != NULL ? websocket_handle(line->websocket) : -1;
}

int connection_patience(const struct line *line)
{
    if (line->up)
        return websocket_wants_write(line->websocket) ? SOON : LATER;
    if (line->websocket != NULL)
        return SOON;
    double left = (line->again - clock_seconds()) * 1000;
    return left<0 ? 0 : left>(double) LATER ? LATER : (int)left + 1;
}
