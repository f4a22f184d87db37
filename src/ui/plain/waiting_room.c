/* waiting_room.c: the waiting room: seats are taken until the game begins. */
#include <string.h>
#include <strings.h>

#include "i18n/i18n.h"
#include "ui/plain/internal.h"

static void tell_help(struct plain *plain)
{
    plain_tell(plain, tr("The game has not begun yet. Commands:"));
    for (const struct order *order = plain_remote_orders(); order->name; order++)
        if (order->subject[0] != '\0')
            plain_tell(plain, "%s %s: %s.", order->name, tr(order->subject),
                       tr(order->help));
        else
            plain_tell(plain, "%s: %s.", order->name, tr(order->help));
    plain_tell(plain, "%s: %s.", "quit", tr("leaves; your seat is kept"));
}

static bool is_word(const char *word, const char *one, const char *other)
{
    return strcasecmp(word, one) == 0 || strcasecmp(word, other) == 0;
}

static void obey(struct plain *plain, const char *line)
{
    char word[WORD_SIZE] = "";
    struct reader in = reader_init(line, strlen(line));
    reader_word(&in, word);
    const struct order *order = plain_remote_orders();
    while (order->name != NULL && strcasecmp(order->name, word) != 0 &&
           (order->other == NULL || strcasecmp(order->other, word) != 0))
        order++;
    if (order->name != NULL)
        order->obey(plain, in.at + strspn(in.at, " "));
    else if (is_word(word, "quit", "exit"))
        plain->left = true;
    else if (is_word(word, "help", "?"))
        tell_help(plain);
    else if (word[0] != '\0')
        plain_tell(plain, tr("The game has not begun yet. Type help for what you can "
                             "do."));
}

static void hear(struct plain *plain)
{
    char line[PLAIN_LINE];
    enum plain_read what = plain_read(plain, line);
    if (what == PLAIN_END)
        plain->left = true;
    if (plain->options.echo || what == PLAIN_END)
        plain_tell(plain, "%s", what == PLAIN_END ? "" : line);
    if (what == PLAIN_READ)
        obey(plain, line);
}

/* At the table for the first time: who is there, and the link. */
static void greet(struct plain *plain)
{
    const struct remote *remote = plain->remote;
    plain_tell(plain, tr("%s, at a server."), tr(remote->title));
    for (int seat = 0; seat < remote->seats; seat++) {
        char line[PLAIN_NAME];
        struct text out = text_init(line, sizeof line);
        remote_write_seat(remote, seat, &out);
        plain_tell(plain, "%s.", line);
    }
    if (remote->host)
        plain_tell(plain, tr("The link for others: %s"), remote->invite);
}

static bool waits(const struct plain *plain)
{
    return !plain->left && !ferror(plain->out) && plain->remote->table == NULL &&
           plain->remote->stage != REMOTE_CLOSED;
}

static void tell_task(struct plain *plain)
{
    char task[PLAIN_SENTENCE];
    struct text out = text_init(task, sizeof task);
    remote_write_task(plain->remote, &out);
    plain_tell(plain, "%s", task);
    fputs("> ", plain->out);
}

/* Before the table is known there is nothing to type. */
static void find_table(struct plain *plain)
{
    plain_tell(plain, tr("Connecting to the server."));
    fflush(plain->out);
    while (waits(plain) && plain->remote->stage == REMOTE_AWAY)
        plain_await_remote(plain);
}

void plain_room(struct plain *plain)
{
    plain->table = NULL;
    plain->remote->operations->step(plain->remote);
    if (plain->remote->stage == REMOTE_AWAY)
        find_table(plain);
    if (waits(plain))
        greet(plain);
    while (waits(plain)) {
        plain_tell_remote(plain);
        tell_task(plain);
        if (plain_await_remote(plain))
            hear(plain);
    }
    plain_tell_remote(plain);
    if (plain->remote->stage == REMOTE_CLOSED)
        plain->left = true;
}
