/* web.c: `cantrip web`: serves the web client from this computer, or exports it as
 * files. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/args/args.h"
#include "cli/args/language_args.h"
#include "cli/args/language_choose.h"
#include "cli/file.h"
#include "cli/interrupt.h"
#include "cli/output/message.h"
#include "i18n/i18n.h"
#include "net/site/browser.h"
#include "net/site/site_server.h"

enum { ADDRESS_ROOM = 320 };

static int report_missing(void)
{
    message_print(stderr,
                  tr("cantrip web: this program was built without the pages of the "
                     "browser game; ./play, or scripts/build-site before the next "
                     "build, puts them in"));
    return EXIT_IO;
}

static int export(const struct args *args, const struct site *site)
{
    struct error error = {0};
    const char *folder = args_value(args, "export");
    if (!site_export(site, folder, args_has(args, "force"), &error))
        return file_complain(&error, EXIT_IO);
    message_print(stdout,
                  tr_count("%d file was written to %s",
                           "%d files were written to %s, some of them compressed as well",
                           (unsigned long)site->count),
                  (int)site->count, folder);
    return EXIT_FINE;
}

/* On a line of its own, to be copied or clicked. */
static void print_line(const char *address)
{
    putchar('\n');
    message_print(stdout, "    %s", address);
    putchar('\n');
}

/* Browsers store games per origin, so a different port does not show them. */
static void explain_port(const struct site_server *server,
                         const struct site_server_plan *plan)
{
    char usual[ADDRESS_ROOM];
    if (plan->port >= 0 || site_server_port(server) == SITE_SERVER_PORT)
        return;
    snprintf(usual, sizeof usual, "http://localhost:%d/", SITE_SERVER_PORT);
    message_print(stdout,
                  tr("Port %d is in use. If cantrip is already running, play on there:"),
                  SITE_SERVER_PORT);
    print_line(usual);
    message_print(
        stdout,
        tr("This time the address is a new one, and those games don't appear there."));
}

static void print_address(const char *address, bool opened)
{
    message_print(stdout, opened ? tr("Opening your browser. If nothing happens, go to:")
                                 : tr("Open this address in your browser:"));
    print_line(address);
    message_print(stdout,
                  tr("Press Ctrl-C to stop. Your games are saved in the browser."));
    fflush(stdout);
}

static int serve(const struct args *args, const struct site *site,
                 const struct site_server_plan *plan)
{
    struct error error = {0};
    char address[ADDRESS_ROOM];
    struct text out = text_init(address, sizeof address);
    interrupt_begin();
    struct site_server *server = site_server_new(site, plan, &error);
    if (server == NULL)
        return file_complain(&error, EXIT_IO);
    site_server_address(server, &out);
    explain_port(server, plan);
    print_address(address, !args_has(args, "no-open") && browser_open(address));
    interrupt_await();
    if (isatty(STDOUT_FILENO))
        putchar('\n'); /* after the terminal's ^C */
    site_server_free(server);
    interrupt_end();
    return EXIT_FINE;
}

/* Usage errors are reported before a missing site. */
static int read_plan(const struct args *args, struct site_server_plan *plan)
{
    struct error error = {0};
    *plan = (struct site_server_plan){.host = args_value(args, "host"), .port = -1};
    if (!language_choose(args_value(args, "language"), &error))
        return args_complain(args, "%s", error.text);
    if (args_has(args, "force") && !args_has(args, "export"))
        return args_complain(args, tr("--force goes with --export"));
    return args_number(args, "port", 0, 65535, &plan->port) ? EXIT_FINE : EXIT_USAGE;
}

static int deliver(const struct args *args, const struct site *site,
                   const struct site_server_plan *plan)
{
    return args_has(args, "export") ? export(args, site) : serve(args, site, plan);
}

static int run(const struct args *args)
{
    struct error error = {0};
    struct site_server_plan plan;
    const char *folder = args_value(args, "site");
    int code = read_plan(args, &plan);
    if (code != EXIT_FINE)
        return code;
    if (folder == NULL)
        return site_built_in()->count > 0 ? deliver(args, site_built_in(), &plan)
                                          : report_missing();
    struct site *site = site_read(folder, &error);
    if (site == NULL)
        return file_complain(&error, EXIT_IO);
    code = deliver(args, site, &plan);
    site_free(site);
    return code;
}

static const struct flag flags[] = {
    {"port", 'p', "N",
     "listen at port N; 0: any (default 8017, or any if that is taken)"},
    {"host", 0, "ADDRESS",
     "listen at this address of the computer, 0.0.0.0 for all of them (default: for this "
     "computer alone)"},
    {"no-open", 0, NULL, "do not open a browser", .former = "n"},
    {"export", 'e', "DIR", "write the site into a folder, and serve nothing"},
    {"force", 'f', NULL, "with --export: also into a folder that is not empty"},
    {"site", 0, "DIR", "take the site from a folder, in place of the one built in"},
    LANGUAGE_FLAG,
    {0},
};

const struct command command_web = {
    .name = "web",
    .words = "[--port N] [--host ADDRESS] [--no-open] | --export DIR [--force]",
    .flags = flags,
    .run = run,
};
