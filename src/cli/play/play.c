/* play.c: `cantrip play`: a game for people, full-screen or in plain lines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/args/args.h"
#include "cli/args/language_args.h"
#include "cli/args/language_choose.h"
#include "cli/file.h"
#include "cli/interrupt.h"
#include "cli/output/message.h"
#include "cli/play/args.h"
#include "cli/play/remote.h"
#include "games/games.h"
#include "i18n/i18n.h"
#include "ui/plain/plain.h"
#include "ui/tui/tui.h"

/* --- plain lines -------------------------------------------------------------------- */

struct play {
    struct table *table;
    struct store store;
    struct lesson *lesson;
    struct remote *remote;   /* of an online game, or NULL */
    char folder[STORE_PATH]; /* where the game of a lesson is saved afterwards, or "" */
};

/* Reports an error in an attached file or in the command line. */
static int complain(const struct args *args, const struct error *error)
{
    if (error->file[0])
        return file_complain(error, EXIT_BAD);
    return args_complain(args, "%s", error->text);
}

/* Resumes the intact part of a damaged file, and says what was lost. */
static int resume(const struct play_plan *plan, struct play *play)
{
    struct error error = {0};
    play->table = store_resume(&play->store, plan->resume, games_list(), &error);
    if (error.text[0])
        file_complain(&error, EXIT_IO);
    if (!plan->keep)
        store_close(&play->store);
    return play->table ? EXIT_FINE : EXIT_IO;
}

static int teach(const struct play_plan *plan, const struct args *args, struct play *play)
{
    struct error error = {0};
    play->lesson = lesson_new(plan->wanted.game, &error);
    if (play->lesson)
        play->table = lesson_table(play->lesson, &error);
    if (!play->table)
        return complain(args, &error);
    if (plan->keep && !store_folder(play->folder, sizeof play->folder, &error)) {
        play->folder[0] = '\0';
        file_complain(&error, EXIT_IO);
    }
    return EXIT_FINE;
}

/* A game that cannot be saved can still be played. */
static void start_saving(struct play *play)
{
    struct error error = {0};
    char folder[STORE_PATH];
    if (!store_folder(folder, sizeof folder, &error) ||
        !store_create(&play->store, play->table, folder, &error))
        file_complain(&error, EXIT_IO);
}

static int begin(struct play_plan *plan, const struct args *args, struct play *play)
{
    struct error error = {0};
    int code = game_args_ensure_seed(&plan->wanted);
    if (code != EXIT_FINE)
        return code;
    play->table = table_new(plan->wanted.game, &plan->wanted.setup, plan->wanted.seed,
                            plan->chairs, &error);
    if (!play->table)
        return complain(args, &error);
    if (plan->keep)
        start_saving(play);
    return EXIT_FINE;
}

static int open_game(struct play_plan *plan, const struct args *args, struct play *play)
{
    if (plan->resume[0])
        return resume(plan, play);
    return plan->lesson ? teach(plan, args, play) : begin(plan, args, play);
}

/* 0 where nobody reads along: in a file or a pipe lines stay whole. */
static int terminal_columns(void)
{
    struct winsize size = {0};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* Ctrl-C leaves the game cleanly at any time. */
static int run_plain(struct play *play)
{
    struct plain_game game = {play->table, &play->store, play->lesson, play->remote,
                              play->folder[0] ? play->folder : NULL};
    struct plain_options options = {.program = args_program(),
                                    .echo = !isatty(STDIN_FILENO),
                                    .columns = terminal_columns,
                                    .stopped = interrupt_pending,
                                    .await = interrupt_await_input};
    setvbuf(stdin, NULL, _IONBF, 0);
    interrupt_begin();
    enum plain_end end = plain_run(&game, &options, stdin, stdout);
    bool interrupted = interrupt_pending();
    interrupt_end();
    if (end == PLAIN_WRITE_ERROR)
        return EXIT_IO;
    return interrupted ? EXIT_BAD : EXIT_FINE;
}

/* A refusal by the server was already printed; the exit code reports it too. */
static int play_remote_plain(struct client *client)
{
    struct play play = {.remote = client_remote(client)};
    int code = run_plain(&play);
    bool refused =
        play.remote->progress.stage == ROOM_CLOSED && play.remote->table == NULL;
    return code == EXIT_FINE && refused ? EXIT_BAD : code;
}

static int play_plain(struct play_plan *plan, const struct args *args)
{
    struct play play = {0};
    int code = open_game(plan, args, &play);
    if (code == EXIT_FINE)
        code = run_plain(&play);
    store_close(&play.store);
    if (play.table)
        table_free(play.table);
    if (play.lesson)
        lesson_free(play.lesson);
    return code;
}

/* --- full screen -------------------------------------------------------------------- */

/* After the screen closes: prints how to resume. */
static int print_how_to_resume(const struct tui_left *left)
{
    if (!left->path[0])
        return EXIT_FINE;
    if (left->unsaved) {
        message_print(stderr, tr("Goodbye. The last moves could not be kept in %s"),
                      left->path);
        return EXIT_IO;
    }
    message_print(stdout, tr("Goodbye. The game is kept in %s"), left->path);
    if (left->over)
        message_print(stdout, tr("Who played well, and who was lucky: %s analyse '%s'"),
                      args_program(), left->path);
    else
        message_print(stdout, tr("To go on with it: %s play --resume last"),
                      args_program());
    return EXIT_FINE;
}

static int play_screen(const struct play_plan *plan, const struct args *args,
                       struct remote *remote)
{
    struct error error = {0};
    struct tui_left left = {.path = ""};
    int pause = TUI_PAUSE;
    double delay = pause / 1000.0;
    if (!args_pause(args, "delay", 60, &delay))
        return EXIT_USAGE;
    struct tui_start start = {.games = games_list(),
                              .program = args_program(),
                              .game =
                                  plan->named || plan->lesson ? plan->wanted.game : NULL,
                              .setup = plan->ready ? &plan->wanted.setup : NULL,
                              .seed = plan->wanted.seed,
                              .chairs = plan->chairs,
                              .resume = plan->resume[0] ? plan->resume : NULL,
                              .view = args_value(args, "view"),
                              .lesson = plan->lesson,
                              .remote = remote,
                              .folder = plan->keep ? NULL : "",
                              .ascii = args_has(args, "ascii"),
                              .pause = (int)(delay * 1000),
                              .left = &left};
    int end = tui_run(&start, &error);
    if (end < 0)
        return file_complain(&error, EXIT_IO);
    int code = print_how_to_resume(&left);
    return end > 0 ? EXIT_BAD : code; /* a signal exits as Ctrl-C does elsewhere */
}

/* Without a terminal, plain lines are the only option. */
static bool is_plain(const struct args *args)
{
    if (args_has(args, "plain"))
        return true;
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return false;
    message_print(stderr,
                  tr("cantrip play: this is no terminal, so the game is played in "
                     "plain lines, as with --plain"));
    return true;
}

/* After the screen closes: prints how to return to the seat. */
static void print_seat(const struct remote *remote)
{
    if (remote->record[0]) {
        message_print(stdout, tr("The record is in %s"), remote->record);
        message_print(stdout, tr("To check its dice again: %s verify '%s'"),
                      args_program(), remote->record);
    } else if (remote->own >= 0 && remote->progress.stage != ROOM_CLOSED) {
        message_print(stdout, tr("Goodbye. To come back: %s play --join '%s'"),
                      args_program(), remote->invite);
    }
}

static int play_at_screen(const struct play_plan *plan, const struct args *args,
                          struct remote *remote)
{
    int code = play_screen(plan, args, remote);
    print_seat(remote);
    return code;
}

static int play_at_server(const struct play_plan *plan, const struct args *args)
{
    struct client *client = NULL;
    bool plain = is_plain(args);
    int code = play_remote_open(args, plan, &client);
    if (code == EXIT_FINE)
        code = plain ? play_remote_plain(client)
                     : play_at_screen(plan, args, client_remote(client));
    client_free(client);
    return code;
}

static int play(struct play_plan *plan, const struct args *args)
{
    if (play_remote_is_wanted(args))
        return play_at_server(plan, args);
    if (!is_plain(args))
        return play_screen(plan, args, NULL);
    if (args_has(args, "view"))
        return args_complain(args, tr("--view needs a terminal; `cantrip replay` tells a "
                                      "record in lines"));
    return play_plain(plan, args);
}

static int run(const struct args *args)
{
    struct play_plan plan;
    struct error error = {0};
    if (!language_choose(args_value(args, "language"), &error))
        return args_complain(args, "%s", error.text);
    int code = play_args_init(&plan, args);
    if (code == EXIT_FINE)
        code = play(&plan, args);
    play_args_deinit(&plan);
    return code;
}

static const struct flag flags[] = {
    {"plain", 0, NULL, "plain lines of text, for screen readers and pipes",
     .former = "p"},
    {"seat", 's', "PLAYER",
     "who sits in the next seat: person, person:NAME, or a computer player (a level such "
     "as adept, greedy, ...); give it once for each (default: a person, then the game's "
     "usual level)"},
    {"join", 0, "LINK",
     "play at a server: take a seat at the table of a link, or go back to the one you "
     "have there",
     .former = "j"},
    {"server", 0, "URL", "make a table at a server and print the link for others",
     .former = "host"},
    {"name", 0, "NAME", "your name at a server (default: your name on this computer)"},
    {"cacert", 0, "FILE",
     "believe this authority (PEM) about the server's certificate, beside those that "
     "the system knows"},
    {"clock", 0, "S[+S]",
     "with --server: seconds for a move, and to spare for the whole game"},
    {"public", 0, NULL, "with --server: anybody can find the table and take a seat"},
    {"resume", 'r', "FILE", "go on with a kept game; last: the newest unfinished one"},
    {"lesson", 'l', NULL, "the guided first game"},
    {"view", 'v', "FILE", "look at a record, step by step (not with --plain)"},
    {"no-save", 0, NULL, "do not keep the game in a file"},
    LANGUAGE_FLAG,
    {"delay", 0, "S", "show a computer's move for S seconds (default 0.7)"},
    {"ascii", 0, NULL, "draw with plain letters only"},
    {0},
};

const struct command command_play = {
    .name = "play",
    .words =
        "[GAME] [--seat PLAYER ...] [--OPTION VALUE ...] [--plain] | --resume FILE | "
        "--join LINK",
    .flags = flags,
    .takes_game = true,
    .players = "how many play (default: as many as --seat names, at least 2)",
    .max_words = 1,
    .run = run,
};
