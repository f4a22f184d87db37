/* remote.c: an online game in plain lines: waits for the server and the player at once,
 * and the commands only such games have. */
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* Milliseconds between two checks for signals. */
enum { POLL_MS = 100 };

bool plain_print_remote(struct plain *plain)
{
    bool any = false;
    char line[REMOTE_LINE];
    struct text out = text_init(line, sizeof line);
    while (plain->remote->operations->news(plain->remote, &out)) {
        plain_print(plain, "%s", line);
        out = text_init(line, sizeof line);
        any = true;
    }
    return any;
}

/* Whether there is something to print, or another table. */
static bool has_changed(struct plain *plain, bool sending, enum room_stage stage)
{
    const struct remote *remote = plain->remote;
    return remote->table != plain->table ||
           (plain->table != NULL && table_events(plain->table) > plain->printed) ||
           remote->sending != sending || plain_print_remote(plain) ||
           remote->progress.stage != stage;
}

/* Input waits while a move is being sent or the table has not arrived. */
bool plain_await_remote(struct plain *plain)
{
    struct remote *remote = plain->remote;
    bool sending = remote->sending;
    enum room_stage stage = remote->progress.stage;
    bool ignores_input = sending || stage == ROOM_UNSEEN;
    fflush(plain->out);
    for (;;) {
        remote->operations->step(remote);
        if (has_changed(plain, sending, stage))
            return false;
        plain->left = plain_is_stopped(plain);
        if (plain->left)
            return false;
        int timeout = remote->operations->timeout(remote);
        struct pollfd ends[] = {
            {.fd = remote->operations->handle(remote), .events = POLLIN},
            {.fd = ignores_input ? -1 : fileno(plain->in), .events = POLLIN}};
        poll(ends, 2, timeout < POLL_MS ? timeout : POLL_MS);
        if (ends[1].revents != 0)
            return true;
    }
}

void plain_print_clock(struct plain *plain)
{
    char words[80] = "";
    struct text out = text_init(words, sizeof words);
    if (plain->remote == NULL)
        return;
    if (remote_is_pressing(plain->remote))
        remote_write_clock(plain->remote, &out);
    if (words[0] != '\0')
        plain_print(plain, "%s.", words);
    char line[PLAIN_NAME];
    out = text_init(line, sizeof line);
    remote_write_wait(plain->remote, &out);
    if (line[0] != '\0')
        plain_print(plain, "%s", line);
}

/* --- commands ----------------------------------------------------------------------- */

static void talk(struct plain *plain, const char *rest)
{
    if (rest[0] == '\0')
        plain_print(plain, tr("After say go the words for the others."));
    else
        plain->remote->operations->request(plain->remote, REMOTE_CHAT_TO, 0, rest);
}

void plain_print_remote_seats(struct plain *plain)
{
    for (int seat = 0; seat < plain->remote->room.players; seat++) {
        char line[PLAIN_NAME];
        struct text out = text_init(line, sizeof line);
        remote_write_seat(plain->remote, seat, &out);
        plain_print(plain, "%s.", line);
    }
}

static void players(struct plain *plain, const char *rest)
{
    const struct remote *remote = plain->remote;
    (void)rest;
    plain_print_remote_seats(plain);
    if (remote->watchers > 0)
        plain_print(plain, tr("Looking on: %d."), remote->watchers);
    char words[80] = "";
    struct text out = text_init(words, sizeof words);
    remote_write_clock(remote, &out);
    if (words[0] != '\0')
        plain_print(plain, "%s.", words);
}

void plain_print_link(struct plain *plain, const char *rest)
{
    (void)rest;
    plain_print(plain, tr("The link for others: %s"), plain->remote->invite);
}

/* Reads a seat number; `*rest` then points behind it. */
static bool read_seat(struct plain *plain, const char **rest, int *seat)
{
    char word[WORD_SIZE] = "";
    struct reader in = reader_init(*rest, strlen(*rest));
    reader_word(&in, word);
    *rest = in.at + strspn(in.at, " ");
    if (text_to_int(word, 1, plain->remote->room.players, seat))
        return true;
    plain_print(plain, tr("Name a seat by its number, from 1 to %d."),
                plain->remote->room.players);
    return false;
}

static void give_seat(struct plain *plain, const char *rest)
{
    int seat;
    if (!read_seat(plain, &rest, &seat))
        return;
    if (rest[0] == '\0')
        plain_print(plain, tr("After the seat goes who is to have it: person, or a "
                              "computer player such as adept."));
    else
        plain->remote->operations->request(plain->remote, REMOTE_SEAT, seat - 1, rest);
}

void plain_send_request(struct plain *plain, const struct plain_command *command,
                        const char *rest)
{
    int seat = 1;
    if (command->subject[0] == '\0' || read_seat(plain, &rest, &seat))
        plain->remote->operations->request(plain->remote, command->request, seat - 1, "");
}

const struct plain_command *plain_remote_commands(void)
{
    static const struct plain_command commands[] = {
        {TR_NOOP_IN("command", "say"), "tell", TR_NOOP("WORDS"),
         TR_NOOP("says something to the others"), .run = talk},
        {TR_NOOP_IN("command", "players"), "who", "",
         TR_NOOP("who sits where, and who is connected"), .run = players},
        {TR_NOOP_IN("command", "link"), "invite", "", TR_NOOP("the link for others"),
         .run = plain_print_link},
        {TR_NOOP_IN("command", "begin"), "start", "",
         TR_NOOP("begins the game; for the host"), .request = REMOTE_BEGIN},
        {TR_NOOP_IN("command", "seat"), NULL, TR_NOOP("N PLAYER"),
         TR_NOOP("before the game, gives a seat to a computer player such as adept, or "
                 "frees it (person); for the host"),
         .run = give_seat},
        {TR_NOOP_IN("command", "leave"), NULL, "",
         TR_NOOP("gives your seat back; in a game a computer player has it until you "
                 "return"),
         .request = REMOTE_LEAVE},
        {TR_NOOP_IN("command", "return"), NULL, "",
         TR_NOOP("takes your seat back from the computer player"),
         .request = REMOTE_BACK},
        {TR_NOOP_IN("command", "hand"), NULL, TR_NOOP("N"),
         TR_NOOP("when seat N is late or not here: a computer player takes it"),
         .request = REMOTE_HAND},
        {TR_NOOP_IN("command", "skip"), NULL, TR_NOOP("N"),
         TR_NOOP("when seat N is late: a computer player makes this one move"),
         .request = REMOTE_SKIP},
        {TR_NOOP_IN("command", "code"), NULL, "",
         TR_NOOP("a code that gives your seat to another device"),
         .request = REMOTE_CODE},
        {TR_NOOP_IN("command", "admit"), NULL, TR_NOOP("N"),
         TR_NOOP("lets the player of seat N go on with another device"),
         .request = REMOTE_ADMIT},
        {TR_NOOP_IN("command", "refuse"), NULL, TR_NOOP("N"),
         TR_NOOP("does not let them"), .request = REMOTE_REFUSE},
        {TR_NOOP_IN("command", "agree"), NULL, "",
         TR_NOOP("agrees to end the game, or offers it"), .request = REMOTE_AGREE},
        {TR_NOOP_IN("command", "decline"), NULL, "",
         TR_NOOP("does not agree to end the game"), .request = REMOTE_DECLINE},
        {TR_NOOP_IN("command", "rematch"), NULL, "",
         TR_NOOP("when it is over: the same once more"), .request = REMOTE_REMATCH},
        {0},
    };
    return commands;
}
