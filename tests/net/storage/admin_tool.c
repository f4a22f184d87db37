/* admin_tool.c: a server's file with a few tables, and a server with one canned answer,
 * for the tests of `cantrip admin`. As net_storage_admin_tool:
 *
 *     fill FILE              DONE0001, a finished game with fair dice; HALF0001, a
 *                            running one; OPEN0001, one that has not begun; two bans
 *     spoil FILE SQL         changes it behind the server's back
 *     answer SOCKET LINE     prints the line that one client sends, and sends LINE back
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/json.h"
#include "base/rng.h"
#include "base/text.h"
#include "core/match/setup.h"
#include "core/record/record.h"
#include "fair/fair.h"
#include "games/games.h"
#include "net/storage/database.h"

enum { ROOM = 4096 };

static int print_error(const char *words)
{
    fprintf(stderr, "net_storage_admin_tool: %s\n", words);
    return 1;
}

/* --- events ------------------------------------------------------------------------- */

struct filler {
    struct database *database;
    const char *table;
    int64_t events;
    uint64_t ticket;
};

static void store(struct filler *filler, const struct server_row *row)
{
    database_store(filler->database, ++filler->ticket, row, 1);
}

static void open_event(struct filler *filler, const char *kind, struct buffer *out)
{
    filler->events++;
    buffer_init(out);
    json_open(out, '{');
    json_add_number(out, "n", filler->events);
    json_add_number(out, "at", 1789000000000 + filler->events * 1000);
    json_add_text(out, "kind", kind);
}

static void close_event(struct filler *filler, struct buffer *out)
{
    json_close(out, '}');
    store(filler, &(struct server_row){.kind = SERVER_EVENT,
                                       .key = filler->table,
                                       .number = filler->events,
                                       .body = out->data,
                                       .length = out->length});
    buffer_deinit(out);
}

/* One whose other members are given as JSON. */
static void add_event(struct filler *filler, const char *kind, const char *members)
{
    struct buffer event;
    open_event(filler, kind, &event);
    buffer_format(&event, ",%s", members);
    close_event(filler, &event);
}

static void open_table(struct filler *filler, const char *table, bool open)
{
    filler->table = table;
    filler->events = 0;
    store(
        filler,
        &(struct server_row){
            .kind = SERVER_TABLE, .key = table, .open = open, .body = "{}", .length = 2});
    add_event(filler, "made",
              "\"game\":\"pig:players=2,target=20\",\"players\":2,\"public\":false,"
              "\"watch\":true,\"pace\":null,\"late\":\"wait\",\"commitment\":\"\"");
    add_event(filler, "sat",
              "\"seat\":1,\"name\":\"Ada\",\"entropy\":\"\",\"rated\":false");
    add_event(filler, "player", "\"seat\":2,\"player\":\"greedy\"");
}

/* --- a game ------------------------------------------------------------------------- */

static struct match *play(struct fair *fair, const char *table, size_t most)
{
    const struct game *game = NULL;
    struct setup setup;
    struct error error = {0};
    char seed[SETUP_VALUE];
    struct rng rng;
    struct text name = text_init(fair->table, sizeof fair->table);
    text_put(&name, table);
    fair_make_key(fair);
    rng_seed(&rng, 5);
    struct match *match = NULL;
    if (setup_read_id(&setup, games_list(), &game, seed, "pig:players=2,target=20",
                      &error))
        match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    if (match == NULL)
        exit(print_error(error.text));
    fair_note(fair, false, match);
    for (fair_draw_all(fair, match); !match_over(match) && match->count < most;) {
        choice_t list[GAME_MAX_CHOICES];
        int count = match->game->choices(match->world, match->state, list);
        match_choose(match, list[rng_below(&rng, (uint32_t)count)]);
        fair_draw_all(fair, match);
    }
    return match;
}

/* A line of the record as the event it came from. */
static void add_line(struct filler *filler, const char *line, size_t length)
{
    struct buffer event;
    bool chance = line[0] == '*';
    open_event(filler, chance ? "chance" : "move", &event);
    if (!chance)
        json_add_number(&event, "seat", line[0] - '0');
    json_key(&event, "line");
    json_put_text_n(&event, line + 3, length - 3);
    buffer_put(&event, ",\"hash\":\"\",\"clocks\":[0,0]");
    close_event(filler, &event);
}

static void add_game(struct filler *filler, const struct match *match)
{
    struct buffer record, event;
    buffer_init(&record);
    record_write_head(match, &record);
    open_event(filler, "begin", &event);
    json_add_text(&event, "record", record.data);
    buffer_put(&event, ",\"clocks\":[0,0]");
    close_event(filler, &event);
    buffer_clear(&record);
    record_write_moves(match, 0, &record);
    const char *line = record.data;
    for (const char *end; (end = strchr(line, '\n')) != NULL; line = end + 1)
        add_line(filler, line, (size_t)(end - line));
    buffer_deinit(&record);
}

static void fill_game(struct filler *filler, const char *table, size_t most)
{
    struct fair fair = {.players = 2, .seed = "a seed for tests", .given = 1};
    struct buffer event;
    char hex[FAIR_HEX];
    struct match *match = play(&fair, table, most);
    bool over = match_over(match);
    open_table(filler, table, !over);
    add_game(filler, match);
    match_free(match);
    if (!over)
        return;
    fair_to_hex(fair.seed, hex);
    open_event(filler, "over", &event);
    json_add_text(&event, "seed", hex);
    buffer_put(&event, ",\"winners\":[1],\"scores\":[20,0]");
    close_event(filler, &event);
}

static int fill(const char *path)
{
    struct error error = {0};
    struct filler filler = {.database = database_open(path, &error)};
    static const char *const banned[] = {"192.0.2.7", "2001:db8::1"};
    if (filler.database == NULL)
        return print_error(error.text);
    fill_game(&filler, "DONE0001", 10000);
    fill_game(&filler, "HALF0001", 6);
    open_table(&filler, "OPEN0001", true);
    for (int i = 0; i < 2; i++)
        store(&filler,
              &(struct server_row){
                  .kind = SERVER_BAN, .key = banned[i], .body = "{}", .length = 2});
    database_close(filler.database);
    return 0;
}

/* --- main --------------------------------------------------------------------------- */

static int spoil(const char *path, const char *words)
{
    sqlite3 *base = NULL;
    int code = sqlite3_open(path, &base);
    if (code == SQLITE_OK)
        code = sqlite3_exec(base, words, NULL, NULL, NULL);
    if (code != SQLITE_OK)
        print_error(sqlite3_errmsg(base));
    sqlite3_close(base);
    return code == SQLITE_OK ? 0 : 1;
}

/* Renamed only once it listens, so that it exists only when it can be connected to. */
static int listen_at_path(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct text name = text_init(address.sun_path, sizeof address.sun_path);
    int door = socket(AF_UNIX, SOCK_STREAM, 0);
    text_format(&name, "%s.new", path);
    if (bind(door, (const struct sockaddr *)&address, sizeof address) == 0 &&
        listen(door, 1) == 0 && rename(address.sun_path, path) == 0)
        return door;
    print_error("cannot listen");
    return -1;
}

static int answer(const char *path, const char *line)
{
    char heard[ROOM];
    int door = listen_at_path(path);
    if (door < 0)
        return 1;
    int peer = accept(door, NULL, NULL);
    ssize_t got = peer >= 0 ? recv(peer, heard, sizeof heard, 0) : -1;
    if (got < 0)
        return print_error("nobody came");
    fwrite(heard, 1, (size_t)got, stdout);
    if (line[0] != 0)
        dprintf(peer, "%s\n", line);
    close(peer);
    unlink(path);
    return 0;
}

int main(int count, char **words)
{
    if (count == 3 && strcmp(words[1], "fill") == 0)
        return fill(words[2]);
    if (count == 4 && strcmp(words[1], "spoil") == 0)
        return spoil(words[2], words[3]);
    if (count == 4 && strcmp(words[1], "answer") == 0)
        return answer(words[2], words[3]);
    return print_error("fill FILE | spoil FILE SQL | answer SOCKET LINE");
}
