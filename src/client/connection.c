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
    char server[VENUE_SERVER];
    char *cacert;        /* or NULL */
    struct cable *cable; /* NULL: between two */
    bool up;
    double wait;  /* seconds, before the next one but one */
    double again; /* when to connect */
    char why[ERROR_TEXT];
};

struct line *line_new(const char *server, const char *cacert)
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

void line_free(struct line *line)
{
    if (line == NULL)
        return;
    cable_free(line->cable);
    curl_global_cleanup();
    free(line->cacert);
    free(line);
}

static double some_chance(void)
{
    return 0.75 + randombytes_uniform(1000) / 2000.0;
}

static enum line_news hang_up(struct line *line, const char *why)
{
    struct text out = text_init(line->why, sizeof line->why);
    double again = clock_seconds() + line->wait * some_chance();
    text_put(&out, why);
    cable_free(line->cable);
    line->cable = NULL;
    line->up = false;
    if (line->again < again)
        line->again = again;
    line->wait = line->wait * 2 < (double)LONGEST ? line->wait * 2 : (double)LONGEST;
    return LINE_DOWN;
}

static enum line_news find_state(struct line *line)
{
    enum cable_state state = cable_step(line->cable);
    if (state == CABLE_DEAD)
        return hang_up(line, cable_why(line->cable));
    if (state == CABLE_OPEN && !line->up) {
        line->up = true;
        return LINE_UP;
    }
    if (state == CABLE_OPEN &&
        clock_seconds() - cable_heard(line->cable) > (double)SILENCE)
        return hang_up(line, "silence");
    return LINE_QUIET;
}

/* What was heard before the end counts: it is handed out before the end is told. */
enum line_news line_next(struct line *line, struct buffer *message)
{
    if (line->cable == NULL && clock_seconds() >= line->again)
        line->cable = cable_new(line->server, line->cacert);
    if (line->cable == NULL)
        return LINE_QUIET;
    cable_step(line->cable);
    if (line->up && cable_next(line->cable, message)) {
        line->wait = 1;
        return LINE_MESSAGE;
    }
    return find_state(line);
}

void line_send(struct line *line, const struct buffer *message)
{
    if (line->up)
        cable_send(line->cable, message->data, message->length);
}

void line_breathe(struct line *line)
{
    if (line->up)
        cable_step(line->cable);
}

void line_rest(struct line *line, double seconds)
{
    line->again = clock_seconds() + seconds * some_chance();
}

const char *line_why(const struct line *line)
{
    return line->why;
}

bool line_is_up(const struct line *line)
{
    return line->up;
}

int line_handle(const struct line *line)
{
    return line->cable != NULL ? cable_handle(line->cable) : -1;
}

int line_patience(const struct line *line)
{
    if (line->up)
        return cable_wants_write(line->cable) ? SOON : LATER;
    if (line->cable != NULL)
        return SOON;
    double left = (line->again - clock_seconds()) * 1000;
    return left<0 ? 0 : left>(double) LATER ? LATER : (int)left + 1;
}
