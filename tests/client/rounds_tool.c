/* rounds_tool.c: pairs of players who keep rolling at a server, whatever happens to it,
 * and check at the end that their moves were made.
 *
 *     client_rounds_tool PORT TABLES STOP LIST
 *
 * Plays until the file STOP exists, then waits for the pending moves. Writes a byte to
 * standard error for each move sent, to show the progress. LIST gets a line
 * "TABLE NUMBER" for every event that a player received, for net_storage_kill_tool. Fails
 * if a player's moves at a table are not exactly those that were sent. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "client/internal.h"
#include "core/memory.h"
#include "games/games.h"

enum { TABLES_MOST = 64, PAUSE = 1000 * 1000, LONGEST = 120 };

struct pair {
    struct client *player[2];
    size_t sent[2];  /* moves of each at this table */
    size_t finished; /* tables */
    bool judged;     /* this table was checked */
    double called;   /* when the host last asked to begin */
};

struct rounds {
    int port, tables;
    struct pair pair[TABLES_MOST];
    FILE *list;
    size_t moves, faults;
    bool ending;
};

static void start(struct rounds *rounds, struct pair *pair, int seat,
                  const struct table_address *table_address)
{
    struct client_plan plan = {.games = games_list(),
                               .address = *table_address,
                               .name = seat == 0 ? "Ada" : "Ben",
                               .language = "en",
                               .folder = "",
                               .game_id = "pig:players=2",
                               .players = 2,
                               .player = {"person", "person"}};
    (void)rounds;
    pair->player[seat] = client_new(&plan);
}

static size_t moves_in_log(const struct match *match, int seat)
{
    size_t count = 0;
    for (size_t i = 0; i < match->count; i++)
        count += match->log[i].starts && match->log[i].seat == seat;
    return count;
}

/* Exactly the moves that were sent were made, each once. */
static void evaluator(struct rounds *rounds, struct pair *pair)
{
    const struct client *host = pair->player[0];
    if (host->remote.table == NULL)
        return;
    for (int seat = 0; seat < 2; seat++) {
        size_t made = moves_in_log(host->remote.table->match, seat);
        rounds->moves += made;
        if (made == pair->sent[seat])
            continue;
        rounds->faults++;
        printf("table %s: seat %d sent %zu moves, and %zu were made\n",
               host->address.table, seat + 1, pair->sent[seat], made);
    }
    for (int64_t n = 1; n <= host->remote.room.n; n++)
        fprintf(rounds->list, "%s %" PRId64 "\n", host->address.table, n);
    pair->sent[0] = pair->sent[1] = 0;
    pair->finished++;
}

static void roll(struct rounds *rounds, struct pair *pair, int seat)
{
    struct remote *remote = client_remote(pair->player[seat]);
    struct reason why = {"", ""};
    if (rounds->ending || remote->table == NULL || remote->sending ||
        remote->progress.stage != ROOM_ON || table_waits(remote->table) != TABLE_PERSON)
        return;
    table_drop(remote->table);
    if (!table_type(remote->table, "roll", &why))
        return;
    pair->sent[seat]++;
    fputc('.', stderr);
    remote->operations->move(remote);
}

static void print_news(struct remote *remote, const char *name)
{
    char line[REMOTE_LINE];
    struct text text = text_init(line, sizeof line);
    remote->operations->step(remote);
    while (remote->operations->news(remote, &text)) {
        if (strstr(line, "not made") != NULL || remote->progress.stage == ROOM_CLOSED)
            printf("%s: %s\n", name, line);
        text = text_init(line, sizeof line);
    }
}

/* A finished game is followed by a rematch. */
static void again(struct rounds *rounds, struct pair *pair)
{
    for (int seat = 0; seat < 2; seat++)
        if (pair->player[seat]->remote.progress.stage != ROOM_OVER ||
            !pair->player[seat]->remote.connected)
            return;
    if (pair->judged)
        return;
    evaluator(rounds, pair);
    pair->judged = true;
    for (int seat = 0; seat < 2; seat++)
        client_request(&pair->player[seat]->remote, REMOTE_REMATCH, 0, "");
}

static void call(struct rounds *rounds, struct pair *pair)
{
    struct remote *host = client_remote(pair->player[0]);
    if (host->progress.stage != ROOM_OPEN || !host->connected || rounds->ending ||
        room_free_seats(&host->room) > 0 || clock_seconds() - pair->called < 0.3)
        return;
    pair->judged = false;
    pair->called = clock_seconds();
    client_request(host, REMOTE_BEGIN, 0, "");
}

static void go_on(struct rounds *rounds, struct pair *pair)
{
    struct remote *host = client_remote(pair->player[0]);
    print_news(host, "Ada");
    if (pair->player[1] == NULL && pair->player[0]->address.invite[0] != '\0') {
        struct table_address table_address = pair->player[0]->address;
        table_address.token[0] = '\0';
        start(rounds, pair, 1, &table_address);
    }
    if (pair->player[1] == NULL)
        return;
    print_news(client_remote(pair->player[1]), "Ben");
    call(rounds, pair);
    roll(rounds, pair, 0);
    roll(rounds, pair, 1);
    if (!rounds->ending)
        again(rounds, pair);
}

/* Whether both players have received all moves that were sent. */
static bool is_quiet(const struct rounds *rounds)
{
    for (int i = 0; i < rounds->tables; i++) {
        const struct pair *pair = &rounds->pair[i];
        if (pair->player[1] == NULL || pair->player[0]->remote.sending ||
            pair->player[1]->remote.sending || !pair->player[0]->remote.connected ||
            !pair->player[1]->remote.connected ||
            pair->player[0]->remote.room.n != pair->player[1]->remote.room.n)
            return false;
    }
    return true;
}

static void run(struct rounds *rounds, const char *stop)
{
    double ended = 0;
    while (ended == 0 || !is_quiet(rounds)) {
        for (int i = 0; i < rounds->tables; i++)
            go_on(rounds, &rounds->pair[i]);
        if (ended == 0 && access(stop, F_OK) == 0) {
            ended = clock_seconds();
            rounds->ending = true;
        }
        if (ended > 0 && clock_seconds() - ended > (double)LONGEST) {
            printf("moves are under way that nobody answers\n");
            rounds->faults++;
            return;
        }
        nanosleep(&(struct timespec){.tv_nsec = PAUSE}, NULL);
    }
}

int main(int count, char **words)
{
    struct rounds rounds = {0};
    struct table_address table_address;
    struct error error = {0};
    char server[64];
    if (count != 5 || !text_to_int(words[1], 1, 65535, &rounds.port) ||
        !text_to_int(words[2], 1, TABLES_MOST, &rounds.tables) ||
        (rounds.list = fopen(words[4], "w")) == NULL) {
        fprintf(stderr, "client_rounds_tool PORT TABLES STOP LIST\n");
        return 2;
    }
    snprintf(server, sizeof server, "http://127.0.0.1:%d", rounds.port);
    if (!table_address_read(&table_address, server, &error))
        return 2;
    for (int i = 0; i < rounds.tables; i++)
        start(&rounds, &rounds.pair[i], 0, &table_address);
    run(&rounds, words[3]);
    size_t finished = 0;
    for (int i = 0; i < rounds.tables; i++) {
        finished += rounds.pair[i].finished;
        if (!rounds.pair[i].judged)
            evaluator(&rounds, &rounds.pair[i]);
        client_free(rounds.pair[i].player[0]);
        client_free(rounds.pair[i].player[1]);
    }
    fclose(rounds.list);
    printf("moves: %zu; games finished: %zu; faults: %zu\n", rounds.moves, finished,
           rounds.faults);
    return rounds.faults > 0;
}
