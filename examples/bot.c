/* bot.c: a bot that sits down at a table of a server and plays: the smallest program that
 * does so, on top of src/client.
 *
 *     bot LINK [NAME [PLAYER]]
 *
 * LINK invites to a table (https://HOST/#/table/ID/INVITE). PLAYER is who thinks, as
 * --seat of `cantrip play` names computer players: "adept", "greedy" (the default)...
 * docs/protocol.md tells what goes over the line; here client/client.h does that, and a
 * bot has three things to do: wait, look whether it is its turn, and send a move. */
#include <poll.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/ai.h"
#include "client/client.h"
#include "games/games.h"

/* What happened is told by the follower in lines for people. */
static void tell_news(struct remote *remote)
{
    char line[REMOTE_LINE];
    struct text text = text_init(line, sizeof line);
    while (remote->operations->news(remote, &text)) {
        puts(line);
        text = text_init(line, sizeof line);
    }
    fflush(stdout);
}

/* Waits until something comes over the line, or it is time to look after it. */
static void await(struct remote *remote)
{
    struct pollfd line = {.fd = remote->operations->handle(remote), .events = POLLIN};
    poll(&line, 1, remote->operations->timeout(remote));
    remote->operations->step(remote);
    tell_news(remote);
}

/* A move is made of choices. A player that is asked sees the position as its seat may
 * know it and answers with the next choice, which goes into the table's draft. */
static bool choose(struct table *table, struct player *player)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    const struct match *match = table->match;
    struct observation observation = {.game = match->game,
                                      .world = match->world,
                                      .view = view,
                                      .players = table_players(table),
                                      .seat = table->own};
    struct reason why = {"", ""};
    while (!table_is_whole(table)) {
        choice_t choice = 0;
        match->game->observe(match->world, table->draft, observation.seat, view);
        if (player->decide(player, &observation, &choice) != ANSWER_CHOICE ||
            !table_choose(table, choice, &why)) {
            fprintf(stderr, "bot: there is no move: %s\n", why.text);
            return false;
        }
    }
    return true;
}

/* The table may be another after a step (when all of it had to be fetched anew), so it is
 * looked up each time. A move that is on its way is sent again by the follower, under the
 * same id, until the server has answered. */
static bool play(struct remote *remote, const char *spec, struct player **player)
{
    struct error error = {0};
    struct table *table = remote->table;
    if (table == NULL || remote->sending || table_waits(table) != TABLE_PERSON)
        return true;
    if (*player == NULL)
        *player = ai_new(table->match->game, spec, 1, &error);
    if (*player == NULL)
        fprintf(stderr, "bot: %s\n", error.text);
    if (*player == NULL || !choose(table, *player))
        return false;
    remote->operations->move(remote);
    return true;
}

static int run(struct remote *remote, const char *spec)
{
    struct player *player = NULL;
    bool fine = true;
    while (fine && remote->progress.stage != ROOM_OVER &&
           remote->progress.stage != ROOM_CLOSED) {
        await(remote);
        fine = play(remote, spec, &player);
    }
    player_free(player);
    return fine && remote->progress.stage == ROOM_OVER ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int count, char **words)
{
    struct error error = {0};
    struct client_plan plan = {.games = games_list(), .language = "en", .folder = ""};
    if (count < 2 || count > 4) {
        fprintf(stderr, "bot LINK [NAME [PLAYER]]\n");
        return 2;
    }
    if (!table_address_read(&plan.address, words[1], &error) ||
        plan.address.table[0] == '\0') {
        fprintf(stderr, "bot: %s\n", error.text[0] ? error.text : "name a table");
        return 2;
    }
    plan.name = count > 2 ? words[2] : "Bot";
    struct client *client = client_new(&plan);
    int code = run(client_remote(client), count > 3 ? words[3] : "greedy");
    client_free(client);
    return code;
}
