/* fold.c: the one way in which tables change: an event is applied to a table. What
 * was just stored and what is read back after a crash go through here alike. */
#include "server/room/fold.h"
#include "base/hash.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "server/mutation.h"

/* --- the game ----------------------------------------------------------------------- */

/* The milliseconds to spare of every seat. */
static bool take_clocks(struct fold *fold)
{
    struct json_reader list, item;
    if (!json_reader_field(&fold->root, "clocks", &list, &fold->error))
        return false;
    for (int seat = 0; seat < fold->state->players; seat++)
        if (!json_reader_item(&list, (size_t)seat, &item, &fold->error) ||
            !json_reader_long(&item, 0, INT64_MAX, &fold->state->seat[seat].spare,
                              &fold->error))
            return false;
    return true;
}

static void pass_turn(struct fold *fold)
{
    fold->state->since = fold->at;
    fold->state->game_n = fold->state->n;
    fold->state->is_late = false;
    fold->state->skip = false;
}

static bool fold_begin(struct fold *fold)
{
    struct room_state *state = fold->state;
    const char *record;
    if (!json_reader_string_field(&fold->root, "record", &record, &fold->error) ||
        !take_clocks(fold) || state->match != NULL)
        return false;
    state->match = record_read(fold->server->plan.games, record, strlen(record),
                               state->fair.table, &fold->error);
    if (state->match == NULL || state->match->setup.players != state->players)
        return false;
    server_world_share(fold->server, state->match);
    memcpy(state->fair.seed, state->secrets.seed, sizeof state->fair.seed);
    fair_make_key(&state->fair);
    pass_turn(fold);
    return true;
}

/* Plays the line, which must lead to the position that it led to before. */
static bool take_line(struct fold *fold)
{
    struct room_state *state = fold->state;
    const char *line, *hash;
    char now[24];
    struct text out = text_init(now, sizeof now);
    struct reason why;
    if (state->match == NULL ||
        !json_reader_string_field(&fold->root, "line", &line, &fold->error) ||
        !json_reader_string_field(&fold->root, "hash", &hash, &fold->error) ||
        !match_play(state->match, line, &why))
        return false;
    text_format(&out, "%016llx", (unsigned long long)match_hash(state->match));
    return strcmp(now, hash) == 0;
}

static bool fold_chance(struct fold *fold)
{
    if (!take_line(fold))
        return false;
    pass_turn(fold);
    return true;
}

static void remember_id(struct fold *fold, struct seat *seat)
{
    struct json_reader field;
    const char *id;
    if (!json_reader_find(&fold->root, "id", &field) ||
        !json_reader_string(&field, &id, &fold->error))
        return;
    seat->made[seat->moves++ % MOVE_IDS] =
        (struct made_move){.id = hash_bytes(id, strlen(id), 0), .n = fold->state->n};
}

static bool fold_move(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    if (seat == NULL || !take_clocks(fold) || !take_line(fold))
        return false;
    if (!server_mutates(MUTATION_IDS) || !fold->room->loading)
        remember_id(fold, seat);
    fold->server->count.moves += !fold->room->loading;
    pass_turn(fold);
    return true;
}

static bool fold_late(struct fold *fold)
{
    fold->state->is_late = true;
    return server_fold_take_bool(fold, "skip", &fold->state->skip);
}

static bool fold_away(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    if (seat == NULL)
        return false;
    seat->away = true;
    fold->state->is_late = false;
    fold->state->skip = false;
    return server_fold_take_text(fold, "player", seat->stand_in, sizeof seat->stand_in);
}

/* The time begins anew, if it is his turn. */
static bool fold_back(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    if (seat == NULL)
        return false;
    seat->away = false;
    if (server_room_actor(fold->room) == seat - fold->state->seat) {
        fold->state->since = fold->at;
        fold->state->is_late = false;
        fold->state->skip = false;
    }
    return true;
}

/* --- the rest ----------------------------------------------------------------------- */

static void keep_line(struct line *line, const char *text, size_t length)
{
    free(line->text);
    *line = (struct line){.text = memory_text(text, length), .length = length};
}

static bool fold_over(struct fold *fold)
{
    if (fold->state->match == NULL)
        return false;
    fair_note(&fold->state->fair, true, fold->state->match);
    fold->state->shown = true;
    return true;
}

/* In the midst of a game the seed comes with it. */
static bool fold_closed(struct fold *fold)
{
    struct json_reader seed;
    return !json_reader_find(&fold->root, "seed", &seed) || fold_over(fold);
}

static bool fold_rematch(struct fold *fold)
{
    return server_fold_take_text(fold, "table", fold->state->rematch,
                                 sizeof fold->state->rematch);
}

static bool fold_chat(struct fold *fold)
{
    return server_fold_take_seat(fold) != NULL;
}

static const struct {
    const char *kind;
    bool (*fold)(struct fold *fold);
} kinds[] = {
    {"made", server_fold_made},
    {"sat", server_fold_sat},
    {"player", server_fold_player},
    {"free", server_fold_free},
    {"call", server_fold_call},
    {"seed", server_fold_seed},
    {"promise", server_fold_promise},
    {"reveal", server_fold_reveal},
    {"begin", fold_begin},
    {"chance", fold_chance},
    {"move", fold_move},
    {"late", fold_late},
    {"away", fold_away},
    {"back", fold_back},
    {"chat", fold_chat},
    {"over", fold_over},
    {"closed", fold_closed},
    {"rematch", fold_rematch},
};

static bool fold_kind(struct fold *fold, const char *kind)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].kind, kind) == 0)
            return kinds[i].fold(fold);
    return false;
}

static bool fold_root(struct fold *fold, const char *text, size_t length)
{
    struct room_state *state = fold->state;
    struct json_reader field;
    const char *kind;
    int64_t deadline = -1, n = 0;
    if (!json_reader_field(&fold->root, "n", &field, &fold->error) ||
        !json_reader_long(&field, state->n + 1, state->n + 1, &n, &fold->error) ||
        !json_reader_field(&fold->root, "at", &field, &fold->error) ||
        !json_reader_long(&field, 0, INT64_MAX, &fold->at, &fold->error) ||
        !json_reader_string_field(&fold->root, "kind", &kind, &fold->error) ||
        (n > 1 && state->game == NULL))
        return false;
    if (json_reader_find(&fold->root, "deadline", &field) &&
        !json_reader_long(&field, 0, INT64_MAX, &deadline, &fold->error))
        return false;
    state->n = n;
    state->next = n + 1;
    if (!fold_kind(fold, kind))
        return false;
    server_progress_step(&fold->room->progress, kind, fold->at, deadline);
    keep_line(&state->recent[n % RECENT], text, length);
    if (strcmp(kind, "chat") == 0)
        keep_line(&state->chat[state->chats++ % CHATS], text, length);
    return true;
}

bool server_fold_event(struct server *server, struct room *room, const char *text,
                       size_t length)
{
    struct fold fold = {.server = server, .room = room, .state = room->state};
    if (!json_reader_parse(&fold.root, text, length, &fold.error))
        return false;
    bool ok = fold_root(&fold, text, length);
    json_reader_free(&fold.root);
    return ok;
}
