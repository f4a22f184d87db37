/* history.c: what a name has played: its last rated games, and its results against other
 * registered names, for each game. Both lists are bounded: a name's row, and the answer
 * to `profile`, stay small however much somebody plays. */
#include "core/memory.h"
#include "server/lobby/name.h"

/* More are remembered than shown, because those that push out others may be taken back.
 */
enum { SPARE = 8 };

static size_t shown(size_t count, size_t most)
{
    return count < most ? count : most;
}

/* --- who else played ------------------------------------------------------------------
 */

struct other {
    const char *name, *player; /* a person, "" for one not to be named; or a computer */
    bool rated;                /* the name is a registered one */
};

static void put_other(const struct other *other, struct buffer *out)
{
    json_open(out, '{');
    if (other->player[0] != '\0')
        json_add_text(out, "player", other->player);
    else
        json_add_text(out, "name", other->name);
    if (other->rated)
        json_add_bool(out, "rated", true);
    json_close(out, '}');
}

/* Nobody without a registered name is named for what happened at a private table. */
static struct other other_of(const struct batch *batch, int seat)
{
    const struct room_state *state = batch->room->state;
    const struct person *person = batch->gain[seat].person;
    return (struct other){.name = person != NULL ? person->name
                                  : state->watch ? state->seat[seat].name
                                                 : "",
                          .player = state->seat[seat].player,
                          .rated = person != NULL};
}

static char *write_others(const struct batch *batch, int seat)
{
    struct buffer out;
    buffer_init(&out);
    json_open(&out, '[');
    for (int i = 0; i < batch->room->state->players; i++)
        if (i != seat) {
            struct other other = other_of(batch, i);
            put_other(&other, &out);
        }
    json_close(&out, ']');
    return out.data;
}

/* --- the last games -------------------------------------------------------------------
 */

static struct rated_game *add_game(struct standing *it)
{
    if (it->recent_count == RECENT_GAMES + SPARE)
        free(it->recent[--it->recent_count].others);
    it->recent = memory_grow(it->recent, it->recent_count, &it->recent_capacity,
                             sizeof *it->recent);
    memmove(it->recent + 1, it->recent, it->recent_count++ * sizeof *it->recent);
    return &it->recent[0];
}

/* Later games were rated with what this one had changed. */
static void remove_game(struct standing *it, const char *table, int gain)
{
    size_t at = 0;
    for (; at < it->recent_count && strcmp(it->recent[at].table, table) != 0; at++)
        it->recent[at].rating -= gain;
    if (at == it->recent_count)
        return;
    free(it->recent[at].others);
    it->recent_count--;
    memmove(it->recent + at, it->recent + at + 1,
            (it->recent_count - at) * sizeof *it->recent);
}

/* --- opponents ------------------------------------------------------------------------
 */

static struct opponent *insert_opponent(struct standing *it, struct opponent opponent)
{
    if (it->opponent_count == OPPONENTS + SPARE)
        it->opponent_count--;
    it->opponent = memory_grow(it->opponent, it->opponent_count, &it->opponent_capacity,
                               sizeof *it->opponent);
    memmove(it->opponent + 1, it->opponent, it->opponent_count++ * sizeof *it->opponent);
    it->opponent[0] = opponent;
    return &it->opponent[0];
}

static struct opponent remove_opponent(struct standing *it, const char *name)
{
    struct opponent found = {.games = 0};
    size_t at = 0;
    while (at < it->opponent_count && strcmp(it->opponent[at].name, name) != 0)
        at++;
    text_copy(found.name, sizeof found.name, name);
    if (at == it->opponent_count)
        return found;
    found = it->opponent[at];
    it->opponent_count--;
    memmove(it->opponent + at, it->opponent + at + 1,
            (it->opponent_count - at) * sizeof *it->opponent);
    return found;
}

static void count_opponent(struct standing *it, const struct gain *own,
                           const struct gain *other, int sign)
{
    struct opponent opponent = remove_opponent(it, other->person->name);
    opponent.games += sign;
    opponent.won += sign * (own->place < other->place);
    opponent.lost += sign * (own->place > other->place);
    if (opponent.games > 0)
        insert_opponent(it, opponent);
}

void server_history_apply(const struct batch *batch, int seat, int sign)
{
    const struct gain *own = &batch->gain[seat];
    struct standing *it = server_standing_of(own->person, batch->room->internals->game);
    for (int i = 0; i < batch->room->state->players; i++)
        if (batch->gain[i].person != NULL && batch->gain[i].person != own->person)
            count_opponent(it, own, &batch->gain[i], sign);
    if (sign < 0) {
        remove_game(it, batch->room->id, own->rating);
        return;
    }
    struct rated_game *game = add_game(it);
    *game = (struct rated_game){.at = batch->progress.last,
                                .watch = batch->room->state->watch,
                                .rating = it->rating,
                                .place = own->place,
                                .others = write_others(batch, seat)};
    text_copy(game->table, sizeof game->table, batch->room->id);
}

/* --- writing --------------------------------------------------------------------------
 */

static void put_game(const struct rated_game *game, bool is_row, struct buffer *out)
{
    json_open(out, '{');
    json_add_number(out, "at", game->at);
    if (is_row || game->watch)
        json_add_text(out, "table", game->table);
    if (is_row)
        json_add_bool(out, "watch", game->watch);
    json_add_number(out, "rating", game->rating);
    json_add_number(out, "place", game->place);
    json_key(out, "others");
    json_put_raw(out, game->others);
    json_close(out, '}');
}

void server_history_write(const struct standing *standing, bool is_row,
                          struct buffer *out)
{
    json_add_open(out, "games", '[');
    for (size_t i = 0; i < shown(standing->recent_count, RECENT_GAMES); i++)
        put_game(&standing->recent[i], is_row, out);
    json_close(out, ']');
    json_add_open(out, "opponents", '[');
    for (size_t i = 0; i < shown(standing->opponent_count, OPPONENTS); i++) {
        const struct opponent *it = &standing->opponent[i];
        json_open(out, '{');
        json_add_text(out, "name", it->name);
        json_add_number(out, "games", it->games);
        json_add_number(out, "won", it->won);
        json_add_number(out, "lost", it->lost);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void server_history_write_all(const struct person *person, struct buffer *out)
{
    json_add_open(out, "history", '{');
    for (int i = 0; i < RATED_GAMES && person->standing[i].game != NULL; i++) {
        json_add_open(out, person->standing[i].game->name, '{');
        server_history_write(&person->standing[i], true, out);
        json_close(out, '}');
    }
    json_close(out, '}');
}

/* --- reading --------------------------------------------------------------------------
 */

static bool copy_member(const struct json_reader *object, const char *key, char *to,
                        size_t size)
{
    const char *words = json_reader_member_text(object, key);
    text_copy(to, size, strlen(words) < size ? words : "");
    return to[0] != '\0';
}

static char *read_others(const struct json_reader *game)
{
    struct error error = {0};
    struct json_reader list, item;
    struct buffer out;
    size_t count = 0;
    buffer_init(&out);
    json_open(&out, '[');
    if (json_reader_find(game, "others", &list) &&
        json_reader_length(&list, &count, &error))
        for (size_t i = 0; i < count && i < GAME_MAX_PLAYERS - 1; i++)
            if (json_reader_item(&list, i, &item, &error)) {
                char name[TABLE_NAME], player[TABLE_SPEC];
                copy_member(&item, "name", name, sizeof name);
                copy_member(&item, "player", player, sizeof player);
                put_other(&(struct other){name, player,
                                          json_reader_member_bool(&item, "rated")},
                          &out);
            }
    json_close(&out, ']');
    return out.data;
}

static void read_game(struct standing *standing, const struct json_reader *row)
{
    struct rated_game game = {.at = json_reader_member_number(row, "at"),
                              .watch = json_reader_member_bool(row, "watch"),
                              .rating = (int)json_reader_member_number(row, "rating"),
                              .place = (int)json_reader_member_number(row, "place")};
    if (!copy_member(row, "table", game.table, sizeof game.table))
        return;
    game.others = read_others(row);
    *add_game(standing) = game;
}

static void read_opponent(struct standing *standing, const struct json_reader *row)
{
    struct opponent it = {.games = (int)json_reader_member_number(row, "games"),
                          .won = (int)json_reader_member_number(row, "won"),
                          .lost = (int)json_reader_member_number(row, "lost")};
    if (copy_member(row, "name", it.name, sizeof it.name))
        insert_opponent(standing, it);
}

/* Each list, from its oldest item on. */
static void read_list(struct standing *standing, const struct json_reader *history,
                      const char *key,
                      void (*read)(struct standing *, const struct json_reader *))
{
    struct error error = {0};
    struct json_reader list, item;
    size_t count = 0;
    if (json_reader_find(history, key, &list) &&
        json_reader_length(&list, &count, &error))
        while (count-- > 0)
            if (json_reader_item(&list, count, &item, &error))
                read(standing, &item);
}

void server_history_read_all(struct server *server, struct person *person,
                             const struct json_reader *history)
{
    for (const struct game *const *game = server->plan.games; *game != NULL; game++) {
        struct json_reader one;
        if (!json_reader_find(history, (*game)->name, &one))
            continue;
        struct standing *standing = server_standing_of(person, *game);
        read_list(standing, &one, "games", read_game);
        read_list(standing, &one, "opponents", read_opponent);
    }
}

void server_history_free(struct person *person)
{
    for (int i = 0; i < RATED_GAMES; i++) {
        struct standing *it = &person->standing[i];
        for (size_t k = 0; k < it->recent_count; k++)
            free(it->recent[k].others);
        free(it->recent);
        free(it->opponent);
    }
}
