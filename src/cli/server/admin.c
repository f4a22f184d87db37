/* admin.c: `cantrip admin`: administers a server's tables. */
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "cli/server/admin.h"
#include "net/limits/address.h"

static int backup(const struct args *args, const char *data)
{
    struct error error = {0};
    if (!database_backup(data, args->word[1], &error))
        return file_complain(&error, EXIT_IO);
    message_print(stdout, "%s was copied to %s", data, args->word[1]);
    return EXIT_FINE;
}

static int end_table(const struct args *args, const char *data)
{
    int code = admin_ask(data, "end", "table", args->word[1]);
    if (code == EXIT_FINE)
        message_print(stdout, "table %s is closed", args->word[1]);
    return code;
}

/* Normalises the address as the server does: an IPv6 /64 counts as one. */
static int change_ban(const struct args *args, const char *data, const char *request,
                      const char *result)
{
    char home[ADDRESS_TEXT];
    struct error error = {0};
    struct address address;
    if (!address_read(args->word[1], &address)) {
        error_set(&error,
                  "'%.60s' is no address: it must be one as 203.0.113.5 or "
                  "2001:db8::7",
                  args->word[1]);
        return file_complain(&error, EXIT_USAGE);
    }
    address_to_prefix(&address);
    address_write(&address, home);
    int code = admin_ask(data, request, "address", home);
    if (code == EXIT_FINE)
        message_print(stdout, "%s %s", home, result);
    return code;
}

static int ban(const struct args *args, const char *data)
{
    return change_ban(args, data, "ban", "is banned");
}

static int unban(const struct args *args, const char *data)
{
    return change_ban(args, data, "unban", "is banned no longer");
}

static const struct subcommand {
    const char *name;
    int (*run)(const struct args *args, const char *data);
    int fewest, most; /* arguments after the name */
    const char *words;
    const char *flags; /* options that go with it, besides --data */
} subcommands[] = {
    {"tables", admin_tables, 0, 0, "", "all json"},
    {"export", admin_export, 1, 2, "TABLE [FILE]", "force"},
    {"backup", backup, 1, 1, "TO", ""},
    {"check", admin_check, 0, 0, "", ""},
    {"end", end_table, 1, 1, "TABLE", ""},
    {"ban", ban, 1, 1, "ADDRESS", ""},
    {"unban", unban, 1, 1, "ADDRESS", ""},
    {"bans", admin_bans, 0, 0, "", "json"},
};

static const struct subcommand *find_subcommand(const char *name)
{
    for (size_t i = 0; i < sizeof subcommands / sizeof *subcommands; i++)
        if (strcmp(subcommands[i].name, name) == 0)
            return &subcommands[i];
    return NULL;
}

/* Rejects options that the subcommand would silently ignore. */
static bool check_flags(const struct args *args, const struct subcommand *subcommand)
{
    static const char *const flags[] = {"all", "json", "force"};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (args_has(args, flags[i]) && !strstr(subcommand->flags, flags[i])) {
            args_complain(args, "--%s does not go with %s", flags[i], subcommand->name);
            return false;
        }
    return true;
}

static int run(const struct args *args)
{
    const char *data = args_value(args, "data") ? args_value(args, "data") : "cantrip.db";
    const struct subcommand *subcommand = find_subcommand(args->word[0]);
    int given = args->words - 1;
    if (!subcommand)
        return args_complain(
            args,
            "%s is nothing a host can do: tables, export, backup, check, "
            "end, ban, unban or bans",
            args->word[0]);
    if (given < subcommand->fewest || given > subcommand->most)
        return args_complain(args, "write: cantrip admin %s%s%s", subcommand->name,
                             subcommand->words[0] ? " " : "", subcommand->words);
    return check_flags(args, subcommand) ? subcommand->run(args, data) : EXIT_USAGE;
}

static const struct flag flags[] = {
    {"data", 'd', "FILE", "the file of the server (default cantrip.db)"},
    {"all", 'a', NULL, "tables: also those that are over or closed"},
    {"json", 0, NULL, "tables, bans: as JSON"},
    {"force", 'f', NULL, "export: also into a file that holds something"},
    {0},
};

const struct command command_admin = {
    .name = "admin",
    .words = "tables [--all] [--json] | export TABLE [FILE] | backup TO | check | end "
             "TABLE | ban ADDRESS | unban ADDRESS | bans [--json]",
    .flags = flags,
    .min_words = 1,
    .max_words = 3,
    .run = run,
};
