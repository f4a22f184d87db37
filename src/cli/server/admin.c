/* admin.c: `cantrip admin`: administers a server's tables. */
#include <stdio.h>

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

/* Normalised as the server does: an IPv6 /64 counts as one address. */
static int ask_about(const struct args *args, const char *data, const char *request,
                     char home[ADDRESS_TEXT])
{
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
    return admin_ask(data, request, "address", home);
}

static int ban(const struct args *args, const char *data)
{
    char home[ADDRESS_TEXT];
    int code = ask_about(args, data, "ban", home);
    if (code == EXIT_FINE)
        message_print(stdout, "%s is banned", home);
    return code;
}

static int unban(const struct args *args, const char *data)
{
    char home[ADDRESS_TEXT];
    int code = ask_about(args, data, "unban", home);
    if (code == EXIT_FINE)
        message_print(stdout, "%s is banned no longer", home);
    return code;
}

static const struct subcommand {
    const char *name;
    int (*run)(const struct args *args, const char *data);
    int fewest, most; /* arguments after the name */
    const char *words;
} subcommands[] = {
    {"tables", admin_tables, 0, 0, ""}, {"export", admin_export, 1, 2, "TABLE [FILE]"},
    {"backup", backup, 1, 1, "TO"},     {"check", admin_check, 0, 0, ""},
    {"end", end_table, 1, 1, "TABLE"},  {"ban", ban, 1, 1, "ADDRESS"},
    {"unban", unban, 1, 1, "ADDRESS"},  {"bans", admin_bans, 0, 0, ""},
};

/* Rejects options that the subcommand would silently ignore. */
static bool is_meant(const struct args *args, const char *flag, const char *first,
                     const char *second)
{
    if (!args_has(args, flag) || strcmp(args->word[0], first) == 0 ||
        strcmp(args->word[0], second) == 0)
        return true;
    args_complain(args, "--%s does not go with %s", flag, args->word[0]);
    return false;
}

static int run(const struct args *args)
{
    const char *data = args_value(args, "data") ? args_value(args, "data") : "cantrip.db";
    int given = args->words - 1;
    for (size_t i = 0; i < sizeof subcommands / sizeof *subcommands; i++) {
        const struct subcommand *subcommand = &subcommands[i];
        if (strcmp(subcommand->name, args->word[0]) != 0)
            continue;
        if (given < subcommand->fewest || given > subcommand->most)
            return args_complain(args, "write: cantrip admin %s%s%s", subcommand->name,
                                 subcommand->words[0] ? " " : "", subcommand->words);
        if (!is_meant(args, "all", "tables", "") ||
            !is_meant(args, "json", "tables", "bans") ||
            !is_meant(args, "force", "export", ""))
            return EXIT_USAGE;
        return subcommand->run(args, data);
    }
    return args_complain(args,
                         "%s is nothing a host can do: tables, export, backup, check, "
                         "end, ban, unban or bans",
                         args->word[0]);
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
