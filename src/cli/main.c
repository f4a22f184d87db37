/* main.c: the `cantrip` command: finds the subcommand and runs it. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/args/language_args.h"
#include "cli/command.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "core/text/suggest.h"
#include "i18n/i18n.h"

static int refuse_command(const char *name)
{
    struct nearest nearest;
    language_args_early(NULL, 0, NULL);
    suggest_init(&nearest, name, "");
    for (const struct command *const *c = command_list(); *c; c++)
        suggest_offer(&nearest, (*c)->name);
    if (nearest.best)
        message_print(stderr, tr("cantrip: there is no command `%s`; did you mean `%s`?"),
                      name, nearest.best);
    else
        message_print(stderr, tr("cantrip: there is no command `%s`; there are %s"), name,
                      nearest.all);
    return EXIT_USAGE;
}

static const struct command *find_command(const char *word)
{
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        return &command_help;
    if (strcmp(word, "--version") == 0)
        return &command_version;
    return command_find(word);
}

static int run_command(const struct command *command, int count, char **words)
{
    struct args args;
    int code = EXIT_USAGE;
    language_args_early(command, count, words);
    if (args_init(&args, command, count, words)) {
        code = EXIT_FINE;
        if (args.help)
            command_print_help(command);
        else
            code = command->run(&args);
    }
    args_deinit(&args);
    return code;
}

/* Output is buffered, so a full disk may show only now. */
static int close_output(int code)
{
    return code == EXIT_IO || file_flush_output() ? code : EXIT_IO;
}

int main(int argc, char **argv)
{
    signal(SIGPIPE, SIG_IGN);
    const char *slash = argc > 0 ? strrchr(argv[0], '/') : NULL;
    if (argc > 0) /* unless a wrapper said what people type */
        setenv("CANTRIP_COMMAND", slash ? slash + 1 : argv[0], 0);
    if (argc < 2) {
        command_print_short();
        return close_output(EXIT_USAGE);
    }
    const struct command *command = find_command(argv[1]);
    if (!command)
        return refuse_command(argv[1]);
    return close_output(run_command(command, argc - 2, argv + 2));
}
