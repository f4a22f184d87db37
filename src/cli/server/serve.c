/* serve.c: `cantrip serve`: runs a game server. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "games/games.h"
#include "net/push/push.h"
#include "net/serve/serve.h"

static bool read_file(const char *file, struct config *config, struct buffer *warnings,
                      struct error *error)
{
    struct buffer text = {0};
    bool good = file_read(file, &text, error) &&
                config_read(config, text.data, text.length, file, warnings, error);
    buffer_deinit(&text);
    return good;
}

/* Command-line options override the file. */
static bool read_config(const struct args *args, struct config *config,
                        struct buffer *warnings, struct error *error)
{
    const char *file = args_value(args, "config");
    config_defaults(config);
    bool good = file == NULL || read_file(file, config, warnings, error);
    for (const struct config_setting *s = config_settings(); good && s->name; s++)
        if (args_has(args, s->name))
            good = config_set(config, s->name, args_value(args, s->name), error);
    return good && push_check_settings(config->push_key, config->push_contact, error);
}

struct serve_context {
    const struct args *args;
    const struct config *config;
};

static bool reload(void *context, struct config *fresh, struct error *error)
{
    const struct serve_context *serving = context;
    return read_config(serving->args, fresh, NULL, error); /* the log is JSON by now */
}

static bool is_for_all(const char *host)
{
    return strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0;
}

/* Prints the address for people who start it by hand rather than with systemd; logs go to
 * standard error. */
static void print_address(void *context, int port)
{
    const struct serve_context *serving = context;
    const char *host = serving->config->host;
    if (getenv("NOTIFY_SOCKET") != NULL)
        return;
    if (is_for_all(host))
        message_print(stdout,
                      "The game is at http://localhost:%d/ and, for others, at this "
                      "computer's address. Ctrl-C ends it.",
                      port);
    else
        message_print(stdout,
                      strchr(host, ':') != NULL
                          ? "The game is at http://[%s]:%d/ alone. Ctrl-C ends it."
                          : "The game is at http://%s:%d/ alone. Ctrl-C ends it.",
                      host, port);
    fflush(stdout);
}

static int report_missing(void)
{
    message_print(stderr, "cantrip serve: this program was built without the pages of "
                          "the browser game; ./play, or scripts/build-site before the "
                          "next build, puts them in. --site DIR takes them from a "
                          "folder.");
    return EXIT_IO;
}

static int serve(const struct args *args, const struct config *config,
                 const struct site *site)
{
    struct error error = {0};
    struct serve_context serve_context = {args, config};
    struct serve_plan plan = {.config = *config,
                              .config_file = args_value(args, "config"),
                              .site = site,
                              .games = games_list(),
                              .log = stderr,
                              .reload = reload,
                              .ready = print_address,
                              .context = &serve_context};
    return serve_run(&plan, &error) ? EXIT_FINE : file_complain(&error, EXIT_IO);
}

/* In config file syntax. */
static int make_push_key(void)
{
    struct error error = {0};
    char words[PUSH_PRIVATE];
    if (!push_key_make(words, &error))
        return file_complain(&error, EXIT_IO);
    message_print(stdout, "push-key: %s", words);
    message_print(stdout, "push-contact: mailto:you@dice.example");
    return EXIT_FINE;
}

static int run(const struct args *args)
{
    struct config config;
    struct error error = {0};
    struct buffer warnings = {0};
    const char *folder = args_value(args, "site");
    if (args_has(args, "make-push-key"))
        return make_push_key();
    bool good = read_config(args, &config, &warnings, &error);
    message_print_lines(stderr, "cantrip serve", warnings.data);
    buffer_deinit(&warnings);
    if (!good)
        return file_complain(&error, EXIT_USAGE);
    if (args_has(args, "check-config")) {
        message_print(stdout, "The settings are fine.");
        return EXIT_FINE;
    }
    if (folder == NULL)
        return site_built_in()->count > 0 ? serve(args, &config, site_built_in())
                                          : report_missing();
    struct site *site = site_read(folder, &error);
    if (site == NULL)
        return file_complain(&error, EXIT_IO);
    int code = serve(args, &config, site);
    site_free(site);
    return code;
}

#define NOTE_RELOAD  "reload"
#define NOTE_RESTART NULL
#define FLAG(kind, name, former, member, value, fallback, low, high, when, help)         \
    {name, 0, value, help, former, fallback, NOTE_##when},
static const struct flag flags[] = {
    {"config", 'c', "FILE",
     "read settings from a file: lines `name: value`, with the names of the options "
     "below"},
    {"check-config", 0, NULL, "only say whether the settings are fine"},
    {"make-push-key", 0, NULL,
     "only make a key for push-key: two lines for the config file"},
    {"site", 0, "DIR", "take the pages from a folder, in place of those built in"},
    CONFIG_LIST(FLAG){0},
};

const struct command command_serve = {
    .name = "serve",
    .words = "[--data FILE] [--port N] [--config FILE] [--title WORDS] [SETTINGS]",
    .flags = flags,
    .run = run,
};
