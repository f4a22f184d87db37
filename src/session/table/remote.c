/* remote.c: describes a table at a server. */
#include "session/table/remote.h"

#include <math.h>

#include "base/clock.h"
#include "i18n/i18n.h"

static void write_person(const struct remote *remote, int seat, struct text *out)
{
    const struct room_seat *at = &remote->room.seat[seat];
    if (at->away)
        text_format(out, tr("Seat %d: %s (a computer player acts)"), seat + 1, at->name);
    else if (seat == remote->own)
        text_format(out, tr("Seat %d: %s (you)"), seat + 1, at->name);
    else if (at->here)
        text_format(out, tr("Seat %d: %s"), seat + 1, at->name);
    else
        text_format(out, tr("Seat %d: %s (not connected)"), seat + 1, at->name);
}

void remote_write_seat(const struct remote *remote, int seat, struct text *out)
{
    const struct room_seat *at = &remote->room.seat[seat];
    if (at->name[0] != '\0')
        write_person(remote, seat, out);
    else if (at->player[0] != '\0')
        text_format(out, tr("Seat %d: the computer (%s)"), seat + 1, tr(at->player));
    else
        text_format(out, tr("Seat %d: free"), seat + 1);
}

void remote_write_task(const struct remote *remote, struct text *out)
{
    if (!remote->connected)
        text_put(out, tr("Connecting to the server."));
    else if (remote->progress.stage == ROOM_REVEAL)
        text_put(out, tr("The game is about to begin."));
    else if (room_free_seats(&remote->room) > 0)
        text_put(out, tr("Waiting for players: send them the link."));
    else if (remote->host)
        text_put(out, tr("All seats are taken: begin the game when you like."));
    else
        text_put(out, tr("All seats are taken: waiting for the host to begin."));
}

void remote_write_wait(const struct remote *remote, struct text *out)
{
    int seat = remote->table ? table_seat(remote->table) : SEAT_NOBODY;
    if (remote->progress.stage != ROOM_ON || !remote->connected || seat < 0)
        return;
    const struct room_seat *at = &remote->room.seat[seat];
    bool own = seat == remote->own;
    if (at->away && own)
        text_put(out, tr("A computer player acts for you."));
    else if (at->away)
        text_format(out, tr("A computer player acts for %s."), at->name);
    else if (remote->room.is_late && !own)
        text_format(out, tr("The time of %s is over."), at->name);
    else if (at->name[0] != '\0' && !at->here && !own)
        text_format(out, tr("%s is not connected."), at->name);
}

enum { MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

bool remote_is_pressing(const struct remote *remote)
{
    return remote->timed && remote->progress.stage == ROOM_ON &&
           remote->deadline - clock_seconds() < (double)DAY;
}

void remote_write_clock(const struct remote *remote, struct text *out)
{
    if (!remote->timed || remote->progress.stage != ROOM_ON)
        return;
    double left = ceil(remote->deadline - clock_seconds());
    int seconds = left > 0 ? (int)left : 0;
    if (seconds >= 2 * DAY)
        text_format(
            out, tr_count("%d day left", "%d days left", (unsigned long)(seconds / DAY)),
            seconds / DAY);
    else if (seconds >= 2 * HOUR)
        text_format(
            out,
            tr_count("%d hour left", "%d hours left", (unsigned long)(seconds / HOUR)),
            seconds / HOUR);
    else
        text_format(out, tr("%d:%02d left"), seconds / MINUTE, seconds % MINUTE);
}
