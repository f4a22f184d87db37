/* presence.c: who is at a table: seats that are connected, and how many look on. */
#include "server/internal.h"

/* For one table `here` is told so often at most: who goes in and out all the time keeps
 * nobody else busy. */
static const int64_t HERE_PAUSE = 1 * SECONDS;

unsigned peers_here(const struct hall *hall, const struct party *party, int *watchers)
{
    unsigned here = 0;
    *watchers = 0;
    for (size_t i = 0; i < party->follower_count; i++) {
        int seat = hall->peers[party->followers[i]].seat;
        if (seat >= 0)
            here |= 1U << seat;
        else
            ++*watchers;
    }
    return here;
}

static void send_here(struct hall *hall, const struct party *party)
{
    struct buffer out;
    int watchers = 0;
    unsigned here = peers_here(hall, party, &watchers);
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "here");
    json_add_text(&out, "table", party->id);
    json_add_open(&out, "seats", '[');
    for (int seat = 0; seat < party->body->players; seat++)
        json_put_bool(&out, here >> seat & 1);
    json_close(&out, ']');
    json_add_number(&out, "watchers", watchers);
    json_close(&out, '}');
    size_t length = 0;
    const char *bytes = out_keep(hall, &out, &length);
    for (size_t i = 0; i < party->follower_count; i++)
        out_send(hall, party->followers[i], bytes, length);
}

void peers_tell_here(struct hall *hall, struct party *party)
{
    party->here_due = true;
    here_tend(hall, party);
}

int64_t here_wakes(const struct party *party)
{
    return party->here_due ? party->here_told + HERE_PAUSE : NEVER;
}

void here_tend(struct hall *hall, struct party *party)
{
    if (here_wakes(party) > hall->now)
        return;
    party->here_due = false;
    if (party->body == NULL || party->follower_count == 0)
        return;
    party->here_told = hall->now;
    send_here(hall, party);
}
