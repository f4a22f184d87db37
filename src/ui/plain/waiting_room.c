/* waiting_room.c: the waiting room, until the game starts. */
#include <string.h>
#include <strings.h>

#include "i18n/i18n.h"
#include "ui/plain/internal.h"

static void print_help(struct plain *plain)
{
    plain_print(plain, tr("The game has not begun yet. Commands:"));
    for (const struct plain_command *command = plain_remote_commands(); command->name;
         command++)
        plain_print_command(plain, command);
    plain_print_usage(plain, "quit", "", TR_NOOP("leaves; your seat is kept"));
}

static bool is_word(const char *word, const char *one, const char *other)
{
    return strcasecmp(word, one) == 0 || strcasecmp(word, other) == 0;
}

static void run(struct plain *plain, const char *line)
{
    char word[WORD_SIZE] = "";
    struct reader in = reader_init(line, strlen(line));
    reader_word(&in, word);
    const struct plain_command *command = plain_command_in(plain_remote_commands(), word);
    if (command != NULL)
        plain_run_command(plain, command, in.at + strspn(in.at, " "));
    else if (is_word(word, "quit", "exit"))
        plain->left = true;
    else if (is_word(word, "help", "?"))
        print_help(plain);
    else if (word[0] != '\0')
        plain_print(plain, tr("The game has not begun yet. Type help for what you can "
                              "do."));
}

/* On first arriving at the table: who is here, and the link. */
static void greet(struct plain *plain)
{
    plain_print(plain, tr("%s, at a server."), tr(plain->remote->title));
    plain_print_remote_seats(plain);
    if (plain->remote->host)
        plain_print_link(plain, "");
}

static bool waits(const struct plain *plain)
{
    return !plain->left && !ferror(plain->out) && plain->remote->table == NULL &&
           plain->remote->progress.stage != ROOM_CLOSED;
}

static void print_task(struct plain *plain)
{
    char task[PLAIN_SENTENCE];
    struct text out = text_init(task, sizeof task);
    remote_write_task(plain->remote, &out);
    plain_print(plain, "%s", task);
    fputs("> ", plain->out);
}

/* Before the table has arrived there is nothing to type. */
static void find_table(struct plain *plain)
{
    plain_print(plain, tr("Connecting to the server."));
    fflush(plain->out);
    while (waits(plain) && plain->remote->progress.stage == ROOM_UNSEEN)
        plain_await_remote(plain);
}

void plain_waiting_room(struct plain *plain)
{
    plain->table = NULL;
    plain->remote->operations->step(plain->remote);
    if (plain->remote->progress.stage == ROOM_UNSEEN)
        find_table(plain);
    if (waits(plain))
        greet(plain);
    while (waits(plain)) {
        plain_print_remote(plain);
        print_task(plain);
        if (plain_await_remote(plain))
            plain_read_and_run(plain, run);
    }
    plain_print_remote(plain);
    if (plain->remote->progress.stage == ROOM_CLOSED)
        plain->left = true;
}
