/* rating.c: ratings of registered names: each pair of them at a table is one Elo game,
 * weighted by the number of opponents. Games without another registered name are counted,
 * but change no rating. */
#include "base/number.h"
#include "server/lobby/name.h"

enum { FIRST = 1200, STAKE = 32, BEST = 100, SCALE = 400 };

struct standing *server_standing_of(struct person *person, const struct game *game)
{
    for (int i = 0; i < RATED_GAMES; i++) {
        struct standing *it = &person->standing[i];
        if (it->game == NULL)
            *it = (struct standing){.game = game, .rating = FIRST};
        if (it->game == game)
            return it;
    }
    return &person->standing[RATED_GAMES - 1];
}

const struct standing *server_standing_find(const struct person *person,
                                            const struct game *game)
{
    for (int i = 0; i < RATED_GAMES; i++)
        if (person->standing[i].game == game && person->standing[i].games > 0)
            return &person->standing[i];
    return NULL;
}

int server_rating_of(struct server *server, const char *name, const struct game *game)
{
    struct person *person = name[0] != '\0' ? server_name_find(server, name) : NULL;
    return person != NULL ? server_standing_of(person, game)->rating : FIRST;
}

/* --- after a game ------------------------------------------------------------------- */

/* The gain of `own` against `other`, from -1 to 1 of the stake. */
static float gain_from(int own, int other, int own_score, int other_score)
{
    float expected = number_logistic((float)(own - other) * 2.302585f / (float)SCALE);
    float got = own_score > other_score ? 1.0f : own_score < other_score ? 0.0f : 0.5f;
    return got - expected;
}

static int find_people(struct server *server, const struct room_state *state,
                       struct person *people[GAME_MAX_PLAYERS])
{
    int count = 0;
    for (int i = 0; i < state->players; i++) {
        people[i] =
            state->seat[i].rated ? server_name_find(server, state->seat[i].name) : NULL;
        count += people[i] != NULL;
    }
    return count;
}

static int gain_of(struct person *const *people, const struct room *room, int seat,
                   const int *score, int count)
{
    float sum = 0;
    const struct game *game = room->internals->game;
    int own = server_standing_of(people[seat], game)->rating;
    for (int i = 0; i < room->state->players; i++)
        if (i != seat && people[i] != NULL && people[i] != people[seat])
            sum += gain_from(own, server_standing_of(people[i], game)->rating,
                             score[seat], score[i]);
    float gain = count > 1 ? sum * (float)STAKE / (float)(count - 1) : 0;
    return (int)(gain + (gain < 0 ? -0.5f : 0.5f));
}

static int find_counted(const struct person *person, const char *table)
{
    for (int i = 0; i < COUNTED; i++)
        if (strcmp(person->counted[i], table) == 0)
            return i;
    return COUNTED;
}

/* The newest first, one of each. */
static void add_counted(struct person *person, const char *table)
{
    char(*list)[SERVER_ID] = person->counted;
    memmove(list + 1, list, (COUNTED - 1) * sizeof *list);
    text_copy(list[0], sizeof list[0], table);
}

static void remove_counted(struct person *person, const char *table)
{
    char(*list)[SERVER_ID] = person->counted;
    int at = find_counted(person, table);
    if (at == COUNTED)
        return;
    memmove(list + at, list + at + 1, (size_t)(COUNTED - 1 - at) * sizeof *list);
    list[COUNTED - 1][0] = '\0';
}

/* A row that includes two games may be stored although the batch of one of them failed.
 * After a crash that game ends again, and is recognized by its table. */
static bool counts(const struct person *person, const struct room *room)
{
    return person != NULL && find_counted(person, room->id) == COUNTED;
}

/* Winners come first, even among equal scores. */
static int place_of(int seat, int players, const int *score, unsigned winners)
{
    int place = 1;
    bool won = winners >> seat & 1;
    for (int i = 0; i < players; i++)
        place += !won && (winners >> i & 1 || score[i] > score[seat]);
    return place;
}

/* Applied at once, so that two games that end together both count; taken back if the
 * batch fails. */
void server_rating_game_over(struct server *server, struct batch *batch, const int *score,
                             unsigned winners)
{
    const struct room_state *state = batch->room->state;
    struct person *people[GAME_MAX_PLAYERS];
    int count = find_people(server, state, people);
    for (int i = 0; i < state->players; i++) {
        struct gain *gain = &batch->gain[i];
        *gain = (struct gain){.person = people[i],
                              .counts = counts(people[i], batch->room),
                              .wins = winners >> i & 1,
                              .place = place_of(i, state->players, score, winners)};
        if (gain->counts)
            gain->rating = gain_of(people, batch->room, i, score, count);
    }
    server_rating_apply(batch, 1);
    for (int i = 0; i < state->players; i++) {
        struct buffer row;
        if (!batch->gain[i].counts)
            continue;
        buffer_init(&row);
        server_person_write(people[i], &row);
        server_batch_row(batch, SERVER_NAME, people[i]->key, false, row.data, row.length);
        buffer_deinit(&row);
    }
}

void server_rating_apply(struct batch *batch, int sign)
{
    for (int i = 0; i < GAME_MAX_PLAYERS; i++) {
        const struct gain *gain = &batch->gain[i];
        if (!gain->counts)
            continue;
        struct standing *it =
            server_standing_of(gain->person, batch->room->internals->game);
        it->rating += sign * gain->rating;
        it->games += sign;
        it->wins += sign * gain->wins;
        if (sign > 0)
            add_counted(gain->person, batch->room->id);
        else
            remove_counted(gain->person, batch->room->id);
        server_history_apply(batch, i, sign);
    }
}

/* --- JSON --------------------------------------------------------------------------- */

static void put_standing(const struct standing *it, struct buffer *out)
{
    json_add_number(out, "rating", it->rating);
    json_add_number(out, "games", it->games);
    json_add_number(out, "wins", it->wins);
}

void server_rating_write(const struct person *person, struct buffer *out)
{
    json_open(out, '{');
    for (int i = 0; i < RATED_GAMES && person->standing[i].game != NULL; i++) {
        json_add_open(out, person->standing[i].game->name, '{');
        put_standing(&person->standing[i], out);
        json_close(out, '}');
    }
    json_close(out, '}');
}

void server_rating_read(struct server *server, struct person *person,
                        const struct json_reader *record)
{
    for (const struct game *const *game = server->plan.games; *game != NULL; game++) {
        struct error error = {0};
        struct standing it = {.game = *game};
        struct json_reader field;
        if (json_reader_find(record, (*game)->name, &field) &&
            json_reader_int_field(&field, "rating", INT32_MIN, INT32_MAX, &it.rating,
                                  &error) &&
            json_reader_int_field(&field, "games", 0, INT32_MAX, &it.games, &error) &&
            json_reader_int_field(&field, "wins", 0, INT32_MAX, &it.wins, &error))
            *server_standing_of(person, *game) = it;
    }
}

void server_rating_write_counted(const struct person *person, struct buffer *out)
{
    json_add_open(out, "counted", '[');
    for (int i = 0; i < COUNTED && person->counted[i][0] != '\0'; i++)
        json_put_text(out, person->counted[i]);
    json_close(out, ']');
}

void server_rating_read_counted(struct person *person, const struct json_reader *list)
{
    struct error error = {0};
    struct json_reader item;
    const char *table;
    for (size_t i = 0; i < COUNTED; i++)
        if (json_reader_item(list, i, &item, &error) &&
            json_reader_string(&item, &table, &error)) {
            text_copy(person->counted[i], SERVER_ID, table);
        }
}

/* --- the ranking -------------------------------------------------------------------- */

struct entry {
    const struct person *person;
    const struct standing *standing;
};

/* Inserts into a list sorted by rating, which keeps the best. */
static int insert(struct entry *list, int count, struct entry entry)
{
    int at = count;
    while (at > 0 && list[at - 1].standing->rating < entry.standing->rating)
        at--;
    if (at == BEST)
        return count;
    if (count < BEST)
        count++;
    memmove(list + at + 1, list + at, (size_t)(count - at - 1) * sizeof *list);
    list[at] = entry;
    return count;
}

enum outcome server_do_ratings(struct request *request)
{
    struct entry list[BEST];
    int count = 0;
    const struct game *game;
    if (!server_request_game(request, &game))
        return ANSWERED;
    for (const struct person *it = request->server->people; it != NULL; it = it->next) {
        const struct standing *standing = server_standing_find(it, game);
        if (standing != NULL)
            count = insert(list, count, (struct entry){it, standing});
    }
    json_add_open(&request->out, "names", '[');
    for (int i = 0; i < count; i++) {
        json_open(&request->out, '{');
        json_add_text(&request->out, "name", list[i].person->name);
        put_standing(list[i].standing, &request->out);
        json_close(&request->out, '}');
    }
    json_close(&request->out, ']');
    return DONE;
}
