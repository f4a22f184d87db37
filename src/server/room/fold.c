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
    struct doc list, item;
    if (!doc_field(&fold->root, "clocks", &list, &fold->error))
        return false;
    for (int seat = 0; seat < fold->body->players; seat++)
        if (!doc_item(&list, (size_t)seat, &item, &fold->error) ||
            !doc_long(&item, 0, INT64_MAX, &fold->body->seat[seat].spare, &fold->error))
            return false;
    return true;
}

static void pass_turn(struct fold *fold)
{
    fold->body->since = fold->at;
    fold->body->game_n = fold->body->n;
    fold->body->is_late = false;
    fold->body->skip = false;
}

static bool fold_begin(struct fold *fold)
{
    struct body *body = fold->body;
    const char *record;
    if (!doc_string_field(&fold->root, "record", &record, &fold->error) ||
        !take_clocks(fold) || body->match != NULL)
        return false;
    body->match = record_read(fold->hall->plan.games, record, strlen(record),
                              body->fair.table, &fold->error);
    if (body->match == NULL || body->match->setup.players != body->players)
        return false;
    world_share(fold->hall, body->match);
    memcpy(body->fair.seed, body->secrets.seed, sizeof body->fair.seed);
    fair_make_key(&body->fair);
    pass_turn(fold);
    return true;
}

/* Plays the line, which must lead to the position that it led to before. */
static bool take_line(struct fold *fold)
{
    struct body *body = fold->body;
    const char *line, *hash;
    char now[24];
    struct text out = text_init(now, sizeof now);
    struct reason why;
    if (body->match == NULL ||
        !doc_string_field(&fold->root, "line", &line, &fold->error) ||
        !doc_string_field(&fold->root, "hash", &hash, &fold->error) ||
        !match_play(body->match, line, &why))
        return false;
    text_format(&out, "%016llx", (unsigned long long)match_hash(body->match));
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
    struct doc field;
    const char *id;
    if (!doc_find(&fold->root, "id", &field) || !doc_string(&field, &id, &fold->error))
        return;
    seat->made[seat->moves++ % MOVE_IDS] =
        (struct made_move){.id = hash_bytes(id, strlen(id), 0), .n = fold->body->n};
}

static bool fold_move(struct fold *fold)
{
    struct seat *seat = fold_take_seat(fold);
    if (seat == NULL || !take_clocks(fold) || !take_line(fold))
        return false;
    if (!hall_slips(SLIP_IDS) || !fold->party->loading)
        remember_id(fold, seat);
    fold->hall->count.moves += !fold->party->loading;
    pass_turn(fold);
    return true;
}

static bool fold_late(struct fold *fold)
{
    fold->body->is_late = true;
    return fold_take_bool(fold, "skip", &fold->body->skip);
}

static bool fold_away(struct fold *fold)
{
    struct seat *seat = fold_take_seat(fold);
    if (seat == NULL)
        return false;
    seat->away = true;
    fold->body->is_late = false;
    fold->body->skip = false;
    return fold_take_text(fold, "player", seat->stand_in, sizeof seat->stand_in);
}

/* The time begins anew, if it is his turn. */
static bool fold_back(struct fold *fold)
{
    struct seat *seat = fold_take_seat(fold);
    if (seat == NULL)
        return false;
    seat->away = false;
    if (party_actor(fold->party) == seat - fold->body->seat) {
        fold->body->since = fold->at;
        fold->body->is_late = false;
        fold->body->skip = false;
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
    if (fold->body->match == NULL)
        return false;
    fair_note(&fold->body->fair, true, fold->body->match);
    fold->body->shown = true;
    return true;
}

/* In the midst of a game the seed comes with it. */
static bool fold_closed(struct fold *fold)
{
    struct doc seed;
    return !doc_find(&fold->root, "seed", &seed) || fold_over(fold);
}

static bool fold_rematch(struct fold *fold)
{
    return fold_take_text(fold, "table", fold->body->rematch, sizeof fold->body->rematch);
}

static bool fold_chat(struct fold *fold)
{
    return fold_take_seat(fold) != NULL;
}

static const struct {
    const char *kind;
    bool (*fold)(struct fold *fold);
} kinds[] = {
    {"made", fold_made},       {"sat", fold_sat},       {"player", fold_player},
    {"free", fold_free},       {"call", fold_call},     {"seed", fold_seed},
    {"promise", fold_promise}, {"reveal", fold_reveal}, {"begin", fold_begin},
    {"chance", fold_chance},   {"move", fold_move},     {"late", fold_late},
    {"away", fold_away},       {"back", fold_back},     {"chat", fold_chat},
    {"over", fold_over},       {"closed", fold_closed}, {"rematch", fold_rematch},
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
    struct body *body = fold->body;
    struct doc field;
    const char *kind;
    int64_t deadline = -1, n = 0;
    if (!doc_field(&fold->root, "n", &field, &fold->error) ||
        !doc_long(&field, body->n + 1, body->n + 1, &n, &fold->error) ||
        !doc_field(&fold->root, "at", &field, &fold->error) ||
        !doc_long(&field, 0, INT64_MAX, &fold->at, &fold->error) ||
        !doc_string_field(&fold->root, "kind", &kind, &fold->error) ||
        (n > 1 && body->game == NULL))
        return false;
    if (doc_find(&fold->root, "deadline", &field) &&
        !doc_long(&field, 0, INT64_MAX, &deadline, &fold->error))
        return false;
    body->n = n;
    body->next = n + 1;
    if (!fold_kind(fold, kind))
        return false;
    course_step(&fold->party->course, kind, fold->at, deadline);
    keep_line(&body->recent[n % RECENT], text, length);
    if (strcmp(kind, "chat") == 0)
        keep_line(&body->chat[body->chats++ % CHATS], text, length);
    return true;
}

bool fold_event(struct hall *hall, struct party *party, const char *text, size_t length)
{
    struct fold fold = {.hall = hall, .party = party, .body = party->body};
    if (!doc_parse(&fold.root, text, length, &fold.error))
        return false;
    bool ok = fold_root(&fold, text, length);
    doc_free(&fold.root);
    return ok;
}
