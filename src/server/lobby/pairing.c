/* pairing.c: quick pairing: waiting for others who want the same game, and getting a
 * table with them. The table is stored before anybody hears of it. Until then they are
 * neither waiting nor seated: nobody else is paired with them, and if storing fails, they
 * wait as before, in their old places.
 *
 * The id of a request is also a recovery code of the seat, so that somebody whose
 * connection breaks just then finds the table, even after the server has crashed. */
#include "server/lobby/pairing.h"

#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/lobby/confusables.h"
#include "server/lobby/name.h"
#include "server/mutation.h"

static const int64_t NEWS_PAUSE = 1 * SECONDS; /* between news to a group */
static const int64_t RETRY = 1 * SECONDS;      /* until people are compared again */
static const int64_t REST = 2 * SECONDS;       /* after storing has failed */

/* The paces to choose from. */
static const struct room_pace live = {.given = true, .each = PAIRING_EACH, .bank = 600};
static const struct room_pace days = {.given = true, .each = 3 * 24 * 3600};

/* --- groups ------------------------------------------------------------------------- */

static void update_at(struct server *server, int64_t when)
{
    if (when < server->pairing_at)
        server->pairing_at = when;
}

static struct pairing_group *find_group(struct server *server, const struct terms *terms)
{
    for (struct pairing_group *it = server->groups; it != NULL; it = it->next)
        if (strcmp(it->terms.game_id, terms->game_id) == 0 &&
            it->terms.pace.each == terms->pace.each)
            return it;
    struct pairing_group *group = memory_new(1, sizeof *group);
    group->terms = *terms;
    group->next = server->groups;
    server->groups = group;
    return group;
}

static void tidy_group(struct server *server, struct pairing_group *group)
{
    struct pairing_group **at = &server->groups;
    if (group->first != NULL)
        return;
    while (*at != group)
        at = &(*at)->next;
    *at = group->next;
    free(group);
}

static struct seeker *find_seeker(struct server *server, const unsigned char *id)
{
    for (struct pairing_group *group = server->groups; group != NULL; group = group->next)
        for (struct seeker *it = group->first; it != NULL; it = it->next)
            if (server_secret_equal(it->id, id, sizeof it->id))
                return it;
    return NULL;
}

/* --- connections -------------------------------------------------------------------- */

static void detach(struct server *server, struct seeker *seeker)
{
    struct peer *peer = server_peer_same(server, seeker->peer, seeker->serial);
    if (peer != NULL) {
        peer->seeker = NULL;
        peer->origin->seekers--;
    }
    seeker->serial = 0;
}

static void attach(struct server *server, struct seeker *seeker, uint32_t number)
{
    struct peer *peer = server_peer_get(server, number);
    detach(server, seeker);
    seeker->peer = number;
    seeker->serial = peer->serial;
    peer->seeker = seeker;
    peer->origin->seekers++;
}

/* Its group stays, even if it was the last. */
static void remove_seeker(struct server *server, struct seeker *seeker)
{
    struct seeker **at = &seeker->group->first;
    while (*at != seeker)
        at = &(*at)->next;
    *at = seeker->next;
    seeker->group->waiting -= seeker->batch == NULL;
    server->seekers--;
    detach(server, seeker);
    update_at(server, server->now);
    free(seeker);
}

static void leave(struct server *server, struct seeker *seeker)
{
    struct pairing_group *group = seeker->group;
    remove_seeker(server, seeker);
    tidy_group(server, group);
}

/* While the table is being stored, the place is kept for whoever comes back. */
void server_pairing_peer_closed(struct server *server, struct peer *peer)
{
    struct seeker *seeker = peer->seeker;
    if (seeker == NULL)
        return;
    if (seeker->batch != NULL)
        detach(server, seeker);
    else
        leave(server, seeker);
}

/* --- news --------------------------------------------------------------------------- */

static void tell_waiting(struct server *server, struct seeker *seeker)
{
    struct buffer out;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "pairing");
    server_pairing_write(server, seeker->group, &out);
    json_close(&out, '}');
    server_output_send(server, &seeker->peer, 1, &out);
}

static void tell_group(struct server *server, struct pairing_group *group)
{
    bool pause = server->now < group->told_at + NEWS_PAUSE, told = false;
    uint64_t waiting = server_pairing_hash(server, group);
    for (struct seeker *it = group->first; it != NULL; it = it->next) {
        if (it->batch != NULL || it->told == waiting)
            continue;
        if (pause) {
            update_at(server, group->told_at + NEWS_PAUSE);
            return;
        }
        tell_waiting(server, it);
        it->told = waiting;
        told = true;
    }
    if (told)
        group->told_at = server->now;
}

/* Those who read the list of public tables learn who waits. */
static void tell_lobby(struct server *server)
{
    struct buffer out;
    uint64_t waiting = server_pairing_hash(server, NULL);
    if (waiting == server->waiting_told)
        return;
    if (server->now < server->waiting_told_at + NEWS_PAUSE) {
        update_at(server, server->waiting_told_at + NEWS_PAUSE);
        return;
    }
    server->waiting_told = waiting;
    server->waiting_told_at = server->now;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "lobby");
    server_pairing_write_others(server, "waiting", NULL, &out);
    json_close(&out, '}');
    server_output_send(server, server->lobby, server->lobby_count, &out);
}

static void tell_paired(struct server *server, const struct seeker *seeker,
                        const char *table)
{
    struct buffer out;
    if (server_peer_same(server, seeker->peer, seeker->serial) == NULL)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "paired");
    json_add_text(&out, "table", table);
    json_add_number(&out, "seat", seeker->seat + 1);
    json_add_text(&out, "token", seeker->token);
    json_close(&out, '}');
    server_output_send(server, &seeker->peer, 1, &out);
}

/* --- seating ------------------------------------------------------------------------ */

/* Seats are drawn, because it may matter who begins. */
static void shuffle(struct server *server, struct seeker **list, int count)
{
    for (int left = count; left > 1; left--) {
        uint32_t number;
        server_secret_draw(server, &number, sizeof number);
        struct seeker **one = &list[number % (uint32_t)left], *moved = *one;
        *one = list[left - 1];
        list[left - 1] = moved;
    }
}

static bool is_taken(char (*names)[TABLE_NAME], int count, const char *name)
{
    char key[TABLE_NAME], other[TABLE_NAME];
    server_name_fold(name, key);
    for (int i = 0; i < count; i++) {
        server_name_fold(names[i], other);
        if (strcmp(key, other) == 0)
            return true;
    }
    return false;
}

/* Strangers may have the same name: then the later one gets a number. The number cannot
 * make it somebody else's registered name. */
static void make_name(struct server *server, char (*names)[TABLE_NAME], int count,
                      const char *wanted, char name[TABLE_NAME])
{
    size_t most = TABLE_NAME - sizeof " 1000";
    int base = (int)strlen(wanted);
    if (strlen(wanted) > most) {
        while (((unsigned char)wanted[most] & 0xc0) == 0x80)
            most--;
        base = (int)most;
    }
    text_copy(name, TABLE_NAME, wanted);
    for (int number = 2;
         number < 1000 &&
         (is_taken(names, count, name) || (number > 2 && server_name_find(server, name)));
         number++) {
        struct text text = text_init(name, TABLE_NAME);
        text_format(&text, "%.*s %d", base, wanted, number);
    }
}

/* By seat. Those who own their names keep them. */
static void make_names(struct server *server, struct seeker *const *chosen, int count,
                       char (*names)[TABLE_NAME])
{
    for (int rated = 1; rated >= 0; rated--)
        for (int i = 0; i < count; i++)
            if (chosen[i]->rated == rated) {
                char name[TABLE_NAME];
                make_name(server, names, count, chosen[i]->name, name);
                text_copy(names[i], TABLE_NAME, name);
            }
}

static const char *address_of(struct server *server, const struct seeker *seeker)
{
    const struct peer *peer = server_peer_same(server, seeker->peer, seeker->serial);
    return peer != NULL ? peer->origin->address : "";
}

static void seat(struct server *server, struct pairing_group *group,
                 struct seeker **chosen)
{
    int players = group->terms.players;
    char names[GAME_MAX_PLAYERS][TABLE_NAME] = {0};
    struct batch *batch =
        server_create_room(server, &group->terms, "", address_of(server, chosen[0]));
    batch->group = group;
    shuffle(server, chosen, players);
    make_names(server, chosen, players, names);
    for (int i = 0; i < players; i++) {
        struct seeker *it = chosen[i];
        it->batch = batch;
        it->seat = i;
        group->waiting--;
        server_create_sat(server, batch, i, names[i], it->entropy, it->rated);
        server_room_give_token(server, &batch->secrets, i, it->token);
        server_code_set(server, batch, i, it->id);
    }
    server_reveal_call(server, batch, &group->terms.pace, true);
    server_batch_store(server, batch);
}

static void seat_group(struct server *server, struct pairing_group *group)
{
    struct seeker *chosen[GAME_MAX_PLAYERS];
    if (server->stopping || group->waiting < group->terms.players)
        return;
    if (server->now < group->paused_until) {
        update_at(server, group->paused_until);
        return;
    }
    while (server_create_has_room(server) && server_pairing_choose(server, group, chosen))
        seat(server, group, chosen);
    if (group->waiting >= group->terms.players)
        update_at(server, server->now + RETRY);
}

/* Those of the group whom the batch seats; the next one after `seeker`, NULL: the first.
 */
static struct seeker *next_seated(const struct batch *batch, struct seeker *seeker)
{
    struct seeker *it = seeker != NULL ? seeker->next : batch->group->first;
    while (it != NULL && it->batch != batch)
        it = it->next;
    return it;
}

void server_pairing_stored(struct server *server, struct batch *batch)
{
    struct pairing_group *group = batch->group;
    for (struct seeker *it; (it = next_seated(batch, NULL)) != NULL;) {
        server_pairing_waited(server, it);
        tell_paired(server, it, batch->room->id);
        remove_seeker(server, it);
    }
    tidy_group(server, group);
}

void server_pairing_failed(struct server *server, struct batch *batch)
{
    struct pairing_group *group = batch->group;
    for (struct seeker *it = next_seated(batch, NULL), *next; it != NULL; it = next) {
        next = next_seated(batch, it);
        it->batch = NULL;
        group->waiting++;
        if (it->serial == 0)
            remove_seeker(server, it);
    }
    group->paused_until = server->now + REST;
    update_at(server, group->paused_until);
    tidy_group(server, group);
}

/* --- time --------------------------------------------------------------------------- */

int64_t server_pairing_due(const struct server *server)
{
    return server->pairing_at;
}

void server_pairing_update(struct server *server)
{
    if (server->now < server->pairing_at)
        return;
    server->pairing_at = NEVER;
    for (struct pairing_group *it = server->groups; it != NULL; it = it->next) {
        seat_group(server, it);
        tell_group(server, it);
    }
    tell_lobby(server);
}

void server_pairing_free(struct server *server)
{
    for (struct pairing_group *it; (it = server->groups) != NULL; free(it)) {
        server->groups = it->next;
        for (struct seeker *seeker; (seeker = it->first) != NULL; free(seeker))
            it->first = seeker->next;
    }
}

/* --- requests ----------------------------------------------------------------------- */

static bool read_pace(struct request *request, struct terms *terms)
{
    const char *words;
    if (!server_request_text_or(request, "pace", 10, "live", &words))
        return false;
    terms->pace = strcmp(words, "days") == 0 ? days : live;
    if (strcmp(words, "days") == 0 || strcmp(words, "live") == 0)
        return true;
    server_request_refuse(request, "bad", "pace", tr("'pace' must be live or days."));
    return false;
}

static bool read_terms(struct request *request, struct terms *terms)
{
    if (!server_terms_read_game(request, terms) || !read_pace(request, terms))
        return false;
    terms->is_public = terms->watch = terms->autostart = true;
    terms->late = ROOM_LATE_COMPUTER;
    if (terms->attachment == NULL)
        return true;
    server_request_refuse(request, "bad", "attachment",
                          tr("Quick pairing is for the standard boards and sets only."));
    return false;
}

static bool read_id(struct request *request, const char **id)
{
    if (!server_request_secret_id(request, id))
        return false;
    if ((*id)[0] != '\0')
        return true;
    server_request_refuse(request, "bad", "id", tr("The request has no '%s'."), "id");
    return false;
}

static bool check_limits(struct request *request)
{
    const struct server_limits *limits = &request->server->plan.limits;
    int own = request->peer->seeker != NULL; /* takes the place of the one before */
    if (request->server->seekers - own >= limits->waiting_players ||
        (!request->peer->trusted &&
         request->peer->origin->seekers - own >= limits->waiting_players_per_address)) {
        server_request_refuse(request, "full", NULL,
                              tr("Too many players are waiting. Try again later."));
        return false;
    }
    return server_create_is_allowed(request);
}

static struct seeker *add_seeker(struct request *request, const struct terms *terms,
                                 const char *name, const unsigned char *entropy,
                                 const unsigned char *id)
{
    struct server *server = request->server;
    struct pairing_group *group = find_group(server, terms);
    struct seeker *seeker = memory_new(1, sizeof *seeker), **at = &group->first;
    seeker->group = group;
    seeker->since = server->now;
    seeker->rated = server_request_is_rated(request, name);
    seeker->rating = server_rating_of(server, seeker->rated ? name : "", terms->game);
    text_copy(seeker->name, sizeof seeker->name, name);
    if (seeker->rated)
        server_name_fold(name, seeker->key);
    memcpy(seeker->entropy, entropy, sizeof seeker->entropy);
    memcpy(seeker->id, id, sizeof seeker->id);
    while (*at != NULL)
        at = &(*at)->next;
    *at = seeker;
    group->waiting++;
    server->seekers++;
    return seeker;
}

/* The answer comes before the news. */
static enum outcome answer_waiting(struct request *request, struct seeker *seeker)
{
    struct server *server = request->server;
    attach(server, seeker, request->number);
    seeker->told = server_pairing_hash(server, seeker->group);
    server_pairing_write(server, seeker->group, &request->out);
    server_request_answer(server, &request->reply_to, &request->out);
    update_at(server, server->now);
    server_pairing_update(server);
    return ANSWERED;
}

/* What the sender waited for before, it no longer does. False if its table is being
 * stored. */
static bool stop_waiting(struct request *request)
{
    struct seeker *seeker = request->peer->seeker;
    if (seeker != NULL && seeker->batch != NULL)
        return false;
    if (seeker != NULL && !server_mutates(MUTATION_PAIRING))
        leave(request->server, seeker);
    return true;
}

static enum outcome refuse_seated(struct request *request)
{
    return server_request_refuse(request, "late", NULL,
                                 tr("You are being seated right now."));
}

enum outcome server_do_pair(struct request *request)
{
    struct server *server = request->server;
    struct terms terms = {0};
    unsigned char entropy[FAIR_BYTES], hash[FAIR_BYTES];
    const char *name, *id;
    if (!read_terms(request, &terms) || !server_request_name(request, "name", &name) ||
        !server_request_hex(request, "entropy", entropy) || !read_id(request, &id))
        return ANSWERED;
    const struct code *code = server_code_find(server, id);
    if (code != NULL) {
        json_add_text(&request->out, "table", code->table);
        return DONE;
    }
    server_secret_hash(id, hash);
    struct seeker *seeker =
        server_mutates(MUTATION_TWICE) ? NULL : find_seeker(server, hash);
    if (seeker == NULL && !check_limits(request))
        return ANSWERED;
    if (request->peer->seeker != seeker && !stop_waiting(request))
        return refuse_seated(request);
    if (seeker != NULL)
        return answer_waiting(request, seeker);
    return answer_waiting(request, add_seeker(request, &terms, name, entropy, hash));
}

enum outcome server_do_unpair(struct request *request)
{
    return stop_waiting(request) ? DONE : refuse_seated(request);
}
