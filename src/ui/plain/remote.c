/* remote.c: a game at a server in lines: waiting for the line to it beside the
 * player's, and the commands that only such a game has. */
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* Milliseconds between two looks at the signals. */
enum { GLANCE = 100 };

bool plain_tell_remote(struct plain *plain)
{
    bool any = false;
    char line[REMOTE_LINE];
    struct text out = text_init(line, sizeof line);
    while (plain->remote->operations->news(plain->remote, &out)) {
        plain_tell(plain, "%s", line);
        out = text_init(line, sizeof line);
        any = true;
    }
    return any;
}

/* Whether there is something to tell, or another table. */
static bool has_changed(struct plain *plain, bool sending, enum remote_stage stage)
{
    const struct remote *remote = plain->remote;
    return remote->table != plain->table ||
           (plain->table != NULL && table_events(plain->table) > plain->told) ||
           remote->sending != sending || plain_tell_remote(plain) ||
           remote->stage != stage;
}

/* While a move is on its way, or the table is not there yet, what is typed waits. */
bool plain_await_remote(struct plain *plain)
{
    struct remote *remote = plain->remote;
    bool sending = remote->sending;
    enum remote_stage stage = remote->stage;
    bool deaf = sending || stage == REMOTE_AWAY;
    fflush(plain->out);
    for (;;) {
        remote->operations->step(remote);
        if (has_changed(plain, sending, stage))
            return false;
        plain->left = plain_is_stopped(plain);
        if (plain->left)
            return false;
        int patience = remote->operations->patience(remote);
        struct pollfd ends[] = {
            {.fd = remote->operations->handle(remote), .events = POLLIN},
            {.fd = deaf ? -1 : fileno(plain->in), .events = POLLIN}};
        poll(ends, 2, patience < GLANCE ? patience : GLANCE);
        if (ends[1].revents != 0)
            return true;
    }
}

void plain_tell_clock(struct plain *plain)
{
    char words[80] = "";
    struct text out = text_init(words, sizeof words);
    if (plain->remote == NULL)
        return;
    if (remote_is_pressing(plain->remote))
        remote_write_clock(plain->remote, &out);
    if (words[0] != '\0')
        plain_tell(plain, "%s.", words);
    char line[PLAIN_NAME];
    out = text_init(line, sizeof line);
    remote_write_wait(plain->remote, &out);
    if (line[0] != '\0')
        plain_tell(plain, "%s", line);
}

/* --- commands ----------------------------------------------------------------------- */

static void request(struct plain *plain, enum remote_request what)
{
    plain->remote->operations->request(plain->remote, what, 0, "");
}

static void talk(struct plain *plain, const char *rest)
{
    if (rest[0] == '\0')
        plain_tell(plain, tr("After say go the words for the others."));
    else
        plain->remote->operations->request(plain->remote, REMOTE_CHAT_TO, 0, rest);
}

static void players(struct plain *plain, const char *rest)
{
    const struct remote *remote = plain->remote;
    (void)rest;
    for (int seat = 0; seat < remote->seats; seat++) {
        char line[PLAIN_NAME];
        struct text out = text_init(line, sizeof line);
        remote_write_seat(remote, seat, &out);
        plain_tell(plain, "%s.", line);
    }
    if (remote->watchers > 0)
        plain_tell(plain, tr("Looking on: %d."), remote->watchers);
    char words[80] = "";
    struct text out = text_init(words, sizeof words);
    remote_write_clock(remote, &out);
    if (words[0] != '\0')
        plain_tell(plain, "%s.", words);
}

static void tell_link(struct plain *plain, const char *rest)
{
    (void)rest;
    plain_tell(plain, tr("The link for others: %s"), plain->remote->invite);
}

static void begin(struct plain *plain, const char *rest)
{
    (void)rest;
    request(plain, REMOTE_BEGIN);
}

/* The number of a seat, and what follows it. */
static bool read_seat(struct plain *plain, const char **rest, int *seat)
{
    char word[WORD_SIZE] = "";
    struct reader in = reader_init(*rest, strlen(*rest));
    reader_word(&in, word);
    *rest = in.at + strspn(in.at, " ");
    if (text_to_int(word, 1, plain->remote->seats, seat))
        return true;
    plain_tell(plain, tr("Name a seat by its number, from 1 to %d."),
               plain->remote->seats);
    return false;
}

static void give_seat(struct plain *plain, const char *rest)
{
    int seat;
    if (!read_seat(plain, &rest, &seat))
        return;
    if (rest[0] == '\0')
        plain_tell(plain, tr("After the seat goes who is to have it: person, or a "
                             "computer player such as adept."));
    else
        plain->remote->operations->request(plain->remote, REMOTE_SEAT, seat - 1, rest);
}

static void hand(struct plain *plain, const char *rest)
{
    int seat;
    if (read_seat(plain, &rest, &seat))
        plain->remote->operations->request(plain->remote, REMOTE_HAND, seat - 1, "");
}

static void skip(struct plain *plain, const char *rest)
{
    int seat;
    if (read_seat(plain, &rest, &seat))
        plain->remote->operations->request(plain->remote, REMOTE_SKIP, seat - 1, "");
}

static void give_up_seat(struct plain *plain, const char *rest)
{
    (void)rest;
    request(plain, REMOTE_LEAVE);
}

static void come_back(struct plain *plain, const char *rest)
{
    (void)rest;
    request(plain, REMOTE_BACK);
}

static void rematch(struct plain *plain, const char *rest)
{
    (void)rest;
    request(plain, REMOTE_REMATCH);
}

static void code(struct plain *plain, const char *rest)
{
    (void)rest;
    request(plain, REMOTE_CODE);
}

const struct order *plain_remote_orders(void)
{
    static const struct order orders[] = {
        {"say", "tell", TR_NOOP("WORDS"), TR_NOOP("says something to the others"), talk},
        {"players", "who", "", TR_NOOP("who sits where, and who is connected"), players},
        {"link", "invite", "", TR_NOOP("the link for others"), tell_link},
        {"begin", "start", "", TR_NOOP("begins the game; for the host"), begin},
        {"seat", NULL, TR_NOOP("N PLAYER"),
         TR_NOOP("before the game, gives a seat to a computer player such as adept, or "
                 "frees it (person); for the host"),
         give_seat},
        {"leave", NULL, "",
         TR_NOOP("gives your seat back; in a game a computer player has it until you "
                 "return"),
         give_up_seat},
        {"return", NULL, "", TR_NOOP("takes your seat back from the computer player"),
         come_back},
        {"hand", NULL, TR_NOOP("N"),
         TR_NOOP("when seat N is late: a computer player takes it"), hand},
        {"skip", NULL, TR_NOOP("N"),
         TR_NOOP("when seat N is late: a computer player makes this one move"), skip},
        {"code", NULL, "", TR_NOOP("a code that gives your seat to another device"),
         code},
        {"rematch", NULL, "", TR_NOOP("when it is over: the same once more"), rematch},
        {0},
    };
    return orders;
}
