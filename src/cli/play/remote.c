/* remote.c: connects to a table on a server, from the command line. */
#include "cli/play/remote.h"

#include <stdlib.h>
#include <string.h>

#include "cli/file.h"
#include "client/client.h"
#include "games/games.h"
#include "i18n/i18n.h"

struct wanted {
    struct client_plan plan;
    char folder[STORE_PATH];
    char game_id[1024];
};

bool play_remote_is_wanted(const struct args *args)
{
    return args_has(args, "join") || args_has(args, "server");
}

/* Spectators have no name. */
static const char *find_name(const struct args *args, bool joins)
{
    const char *name = args_value(args, "name"), *user = getenv("USER");
    if (name != NULL || !joins)
        return name != NULL ? name : "";
    return user != NULL && user[0] != '\0' ? user : "Guest";
}

/* "90" or "30+600": seconds per move, and a reserve for the whole game. */
static bool read_clock(const char *words, struct client_plan *plan)
{
    enum { MOST = 14 * 24 * 3600 };
    char each[16];
    text_take(&words, "+", each, sizeof each);
    return text_to_int(each, 1, MOST, &plan->each) &&
           (*words == '\0' || text_to_int(words + 1, 0, MOST, &plan->bank));
}

static bool read_pace(const struct args *args, struct client_plan *plan)
{
    const char *clock = args_value(args, "clock");
    if (clock == NULL || read_clock(clock, plan))
        return true;
    args_complain(args,
                  tr("--clock %s is no time: give the seconds for a move, as in "
                     "--clock 90, or with seconds to spare for the whole game, as in "
                     "--clock 30+600"),
                  clock);
    return false;
}

/* Seats that are not named are for people. */
static void take_seats(const struct args *args, const struct play_plan *play,
                       struct client_plan *plan)
{
    int named = 0;
    for (int i = 0; i < args->count; i++)
        named += strcmp(args->given[i].name, "seat") == 0;
    plan->players = play->wanted.setup.players;
    for (int i = 0; i < plan->players; i++) {
        const char *spec = play->chairs[i].spec;
        plan->player[i] = i < named && spec[0] != '\0' ? spec : "person";
    }
}

static int read_server(const struct args *args, const struct play_plan *play,
                       struct wanted *wanted)
{
    struct error error = {0};
    struct client_plan *plan = &wanted->plan;
    struct text id = text_init(wanted->game_id, sizeof wanted->game_id);
    if (!table_address_read(&plan->address, args_value(args, "server"), &error))
        return args_complain(args, "%s", error.text);
    plan->address.table[0] = plan->address.token[0] = '\0';
    setup_write_id(&play->wanted.setup, play->wanted.game, "", &id);
    plan->game_id = wanted->game_id;
    plan->attachment = play->wanted.setup.attachment;
    plan->attachment_length = play->wanted.setup.attachment_length;
    plan->is_public = args_has(args, "public");
    plan->name = find_name(args, true);
    take_seats(args, play, plan);
    return read_pace(args, plan) ? EXIT_FINE : EXIT_USAGE;
}

static int read_join(const struct args *args, struct wanted *wanted)
{
    struct error error = {0};
    struct table_address *address = &wanted->plan.address;
    if (!table_address_read(address, args_value(args, "join"), &error))
        return args_complain(args, "%s", error.text);
    if (address->table[0] == '\0')
        return args_complain(args, tr("--join needs the link to a table, not to a server "
                                      "alone; --server makes a table there"));
    wanted->plan.name = find_name(args, address->invite[0] != '\0');
    return EXIT_FINE;
}

int play_remote_open(const struct args *args, const struct play_plan *plan,
                     struct client **client)
{
    struct wanted wanted = {.plan = {.games = games_list()}};
    struct error error = {0};
    if (args_has(args, "join") && args_has(args, "server"))
        return args_complain(args, tr("--join goes to a table, --server makes one: give "
                                      "one of them"));
    int code = args_has(args, "server") ? read_server(args, plan, &wanted)
                                        : read_join(args, &wanted);
    if (code != EXIT_FINE)
        return code;
    if (!args_has(args, "no-save") &&
        !store_folder(wanted.folder, sizeof wanted.folder, &error)) {
        file_complain(&error, EXIT_IO);
        wanted.folder[0] = '\0';
    }
    wanted.plan.folder = wanted.folder;
    wanted.plan.cacert = args_value(args, "cacert");
    wanted.plan.language = i18n_language();
    *client = client_new(&wanted.plan);
    return EXIT_FINE;
}
