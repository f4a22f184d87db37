/* pairing_wait.c: the news for waiting players: how many they are, who waits for other
 * games, and how long people waited lately, as an estimate. */
#include "base/hash.h"
#include "server/lobby/pairing.h"

static const int64_t LATELY = 60 * MINUTES;

enum { OTHERS = 8 }; /* other groups shown to a player */

static uint64_t hash_of(const struct pairing_group *group)
{
    const struct terms *terms = &group->terms;
    return hash_bytes(terms->game_id, strlen(terms->game_id), (uint64_t)terms->pace.each);
}

void server_pairing_waited(struct server *server, const struct seeker *seeker)
{
    server->waits[server->wait_count++ % PAIRING_WAITS] =
        (struct pairing_wait){.terms = hash_of(seeker->group),
                              .lasted = server->now - seeker->since,
                              .at = server->now};
}

int server_pairing_estimate(const struct server *server,
                            const struct pairing_group *group)
{
    uint64_t terms = hash_of(group);
    int64_t sum = 0, count = 0;
    for (int i = 0; i < PAIRING_WAITS; i++) {
        const struct pairing_wait *it = &server->waits[i];
        if (it->at == 0 || it->terms != terms || server->now - it->at > LATELY)
            continue;
        sum += it->lasted;
        count++;
    }
    return count > 0 ? (int)((sum / count + SECONDS - 1) / SECONDS) : 0;
}

/* The same game and pace, with other options. */
static bool is_near(const struct pairing_group *a, const struct pairing_group *b)
{
    return a->terms.game == b->terms.game && a->terms.pace.each == b->terms.pace.each;
}

static void put_group(const struct pairing_group *group, struct buffer *out)
{
    json_open(out, '{');
    json_add_text(out, "game", group->terms.game_id);
    json_add_text(out, "pace", group->terms.pace.each == PAIRING_EACH ? "live" : "days");
    json_add_number(out, "players", group->terms.players);
    json_add_number(out, "waiting", group->waiting);
    json_close(out, '}');
}

void server_pairing_write_others(const struct server *server, const char *key,
                                 const struct pairing_group *group, struct buffer *out)
{
    int count = 0;
    json_add_open(out, key, '[');
    for (int near = 1; near >= 0; near--)
        for (const struct pairing_group *it = server->groups;
             it != NULL && count < OTHERS; it = it->next) {
            if (it == group || it->waiting == 0 ||
                (group != NULL && is_near(it, group)) != near)
                continue;
            put_group(it, out);
            count++;
        }
    json_close(out, ']');
}

void server_pairing_write(const struct server *server, const struct pairing_group *group,
                          struct buffer *out)
{
    json_add_number(out, "waiting", group->waiting);
    json_add_number(out, "players", group->terms.players);
    server_pairing_write_others(server, "others", group, out);
    json_add_number(out, "estimate", server_pairing_estimate(server, group));
}

uint64_t server_pairing_hash(const struct server *server,
                             const struct pairing_group *group)
{
    struct buffer out;
    buffer_init(&out);
    json_open(&out, '{');
    server_pairing_write_others(server, "others", group, &out);
    uint64_t hash =
        hash_bytes(out.data, out.length, group != NULL ? (uint64_t)group->waiting : 0);
    buffer_deinit(&out);
    return hash;
}
