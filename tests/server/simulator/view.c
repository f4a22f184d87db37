/* view.c: a table as a client folds it from events and snapshots, by docs/protocol.md
 * alone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record/record.h"
#include "games/games.h"
#include "tests/server/simulator/internal.h"

const char *text_of(const json_t *object, const char *key)
{
    const char *words = json_string_value(json_object_get(object, key));
    return words != NULL ? words : "";
}

int64_t number_of(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

static void copy(char *to, size_t size, const char *from)
{
    snprintf(to, size, "%s", from);
}

void view_clear(struct fold *fold)
{
    match_free(fold->match);
    *fold = (struct fold){0};
}

int view_actor(const struct fold *fold)
{
    if (fold->stage != FOLD_ON || fold->match == NULL)
        return -1;
    int actor = match_actor(fold->match);
    return actor >= 0 ? actor : -1;
}

int view_host(const struct fold *fold)
{
    for (int i = 0; i < fold->players; i++)
        if (fold->seat[i].taken)
            return i;
    return -1;
}

uint64_t view_hash(const struct fold *fold)
{
    return fold->match != NULL ? match_hash(fold->match) : 0;
}

void view_random_move(struct fold *fold, struct rng *rng, char line[MOVE_MAX_TEXT])
{
    struct match *match = fold->match;
    choice_t list[GAME_MAX_CHOICES];
    size_t before = match->count;
    struct move move = {0};
    do {
        int count = match->game->choices(match->world, match->state, list);
        match_choose(match, list[rng_below(rng, (uint32_t)count)]);
    } while (!match->game->between_moves(match->world, match->state));
    match_last_move(match, &move);
    match_seek(match, before);
    struct text out = text_init(line, MOVE_MAX_TEXT);
    move_write(match->game, match->world, match->state, &move, &out);
}

/* --- events ------------------------------------------------------------------------- */

static const char *play(struct fold *fold, const json_t *event)
{
    struct reason why = {0};
    char hash[24];
    if (fold->match == NULL)
        return "a move before the beginning";
    if (!match_play(fold->match, text_of(event, "line"), &why))
        return "a line that is not legal";
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)match_hash(fold->match));
    if (strcmp(hash, text_of(event, "hash")) != 0)
        return "the hash is another one than the client's";
    fold->game_n = fold->n;
    fold->late = false;
    return NULL;
}

static const char *fold_move(struct fold *fold, const json_t *event, int seat)
{
    if (view_actor(fold) != seat)
        return "a move of a seat whose turn it is not";
    return play(fold, event);
}

static const char *fold_chance(struct fold *fold, const json_t *event)
{
    if (fold->match == NULL || match_actor(fold->match) != SEAT_CHANCE)
        return "chance where it is not its turn";
    return play(fold, event);
}

static const char *fold_begin(struct fold *fold, const json_t *event)
{
    struct error error = {0};
    const char *record = text_of(event, "record");
    fold->match = record_read(games_list(), record, strlen(record), "begin", &error);
    fold->stage = FOLD_ON;
    fold->game_n = fold->n;
    return fold->match != NULL ? NULL : "a beginning that is no record";
}

static void fold_promise(struct fold_seat *seat, const json_t *event)
{
    copy(seat->promise, sizeof seat->promise, text_of(event, "entropy"));
    seat->promised = seat->promise[0] != '\0';
}

static void fold_sat(struct fold_seat *seat, const json_t *event)
{
    *seat = (struct fold_seat){.taken = true};
    fold_promise(seat, event);
}

static void fold_seed(struct fold *fold, const json_t *event)
{
    fold->stage = FOLD_OPEN;
    copy(fold->commitment, sizeof fold->commitment, text_of(event, "commitment"));
    for (int i = 0; i < fold->players; i++)
        fold->seat[i].promised = fold->seat[i].revealed = false;
}

static const char *fold_reveal(struct fold_seat *seat, const json_t *event)
{
    unsigned char bytes[FAIR_BYTES], hash[FAIR_BYTES];
    char hex[TEXT_HEX];
    copy(seat->entropy, sizeof seat->entropy, text_of(event, "entropy"));
    if (!fair_from_hex(seat->entropy, bytes))
        return "bytes that are not hexadecimal";
    fair_hash(bytes, sizeof bytes, hash);
    fair_to_hex(hash, hex);
    seat->revealed = true;
    return strcmp(hex, seat->promise) == 0 ? NULL : "bytes that were not promised";
}

static void fold_made(struct fold *fold, const json_t *event)
{
    fold->players = (int)number_of(event, "players");
    copy(fold->policy, sizeof fold->policy, text_of(event, "late"));
    copy(fold->commitment, sizeof fold->commitment, text_of(event, "commitment"));
}

static void fold_away(struct fold *fold, struct fold_seat *seat, bool away)
{
    seat->away = away;
    if (away || view_actor(fold) == seat - fold->seat)
        fold->late = false;
}

static const char *fold_back(struct fold *fold, struct fold_seat *seat)
{
    fold_away(fold, seat, false);
    return seat->left ? "somebody is back who has left for good" : NULL;
}

/* --- what players decide together --------------------------------------------------- */

static const char *fold_admit(struct fold *fold, const json_t *event)
{
    int64_t about = number_of(event, "about"), by = number_of(event, "seat");
    if (about < 1 || about > fold->players || by == about)
        return "somebody lets themselves in, or nobody";
    struct fold_seat *seat = &fold->seat[about - 1];
    bool claimed = seat->claim > 0;
    seat->claim = 0;
    return claimed && !seat->left ? NULL : "somebody is let in who has not asked";
}

static const char *fold_claim(struct fold *fold, const json_t *event)
{
    int64_t about = number_of(event, "about");
    if (about < 1 || about > fold->players || !fold->seat[about - 1].taken)
        return "somebody claims a seat where nobody sits";
    fold->seat[about - 1].claim = fold->n;
    return NULL;
}

static void fold_agreement(struct fold *fold, const json_t *event, int seat, bool yes)
{
    int64_t about = number_of(event, "about");
    if (about == 0)
        fold->ending = yes ? fold->ending | 1U << seat : 0;
    else if (!yes && about <= fold->players)
        fold->seat[about - 1].claim = 0;
}

/* Everybody who plays must have agreed. */
static const char *check_agreed(const struct fold *fold, const json_t *event)
{
    for (int i = 0; i < fold->players && strcmp(text_of(event, "why"), "agreed") == 0;
         i++)
        if (fold->seat[i].taken && !fold->seat[i].away && !(fold->ending >> i & 1))
            return "an end to which somebody did not agree";
    return NULL;
}

/* One of two people may resign, and the other has won. */
static const char *check_resigned(const struct fold *fold, const json_t *event)
{
    const json_t *winners = json_object_get(event, "winners");
    int64_t winner = json_integer_value(json_array_get(winners, 0));
    if ((strcmp(text_of(event, "why"), "resigned") == 0) != (winners != NULL))
        return "a closed table with a winner although nobody has resigned";
    if (winners != NULL &&
        (fold->stage != FOLD_ON || fold->players != 2 || json_array_size(winners) != 1 ||
         winner < 1 || winner > 2 || !fold->seat[0].taken || !fold->seat[1].taken))
        return "a game without two people in which one has resigned";
    return NULL;
}

static const char *fold_over(struct fold *fold, const json_t *event)
{
    if (fold->match == NULL || !match_over(fold->match))
        return "the end of a game that is not over";
    fold->stage = FOLD_OVER;
    copy(fold->seed, sizeof fold->seed, text_of(event, "seed"));
    return NULL;
}

static const char *fold_closed(struct fold *fold, const json_t *event)
{
    const char *wrong = check_resigned(fold, event);
    fold->stage = FOLD_CLOSED;
    copy(fold->seed, sizeof fold->seed, text_of(event, "seed"));
    return wrong != NULL ? wrong : check_agreed(fold, event);
}

/* --- colours and emblems ------------------------------------------------------------ */

static const char *colour_of(const struct fold *fold, int seat)
{
    static const char *const own[] = {"red", "blue", "green", "purple", "yellow"};
    return fold->seat[seat].colour[0] != '\0' ? fold->seat[seat].colour : own[seat];
}

static const char *emblem_of(const struct fold *fold, int seat)
{
    static const char *const own[] = {"moon", "key", "crown", "bell", "star"};
    return fold->seat[seat].emblem[0] != '\0' ? fold->seat[seat].emblem : own[seat];
}

/* Whether no other player looks like this one. */
static bool is_unlike_others(const struct fold *fold, int seat)
{
    for (int i = 0; i < fold->players; i++)
        if (i != seat && (fold->seat[i].taken || fold->seat[i].computer) &&
            (strcmp(colour_of(fold, i), colour_of(fold, seat)) == 0 ||
             strcmp(emblem_of(fold, i), emblem_of(fold, seat)) == 0))
            return false;
    return true;
}

static const char *fold_style(struct fold *fold, const json_t *event, int seat)
{
    copy(fold->seat[seat].colour, sizeof fold->seat[seat].colour,
         text_of(event, "colour"));
    copy(fold->seat[seat].emblem, sizeof fold->seat[seat].emblem,
         text_of(event, "emblem"));
    return is_unlike_others(fold, seat) ? NULL : "a style that another seat has";
}

static const char *fold_call(struct fold *fold)
{
    fold->stage = FOLD_REVEAL;
    for (int seat = 0; seat < fold->players; seat++)
        if (!is_unlike_others(fold, seat))
            return "a game of two players who look alike";
    return NULL;
}

static const char *fold_seat_kind(struct fold *fold, const char *kind, int number,
                                  const json_t *event)
{
    struct fold_seat *seat = &fold->seat[number];
    if (strcmp(kind, "sat") == 0)
        fold_sat(seat, event);
    else if (strcmp(kind, "player") == 0)
        *seat = (struct fold_seat){.computer = true};
    else if (strcmp(kind, "free") == 0)
        *seat = (struct fold_seat){0};
    else if (strcmp(kind, "promise") == 0)
        fold_promise(seat, event);
    else if (strcmp(kind, "reveal") == 0)
        return fold_reveal(seat, event);
    else if (strcmp(kind, "move") == 0)
        return fold_move(fold, event, number);
    else if (strcmp(kind, "late") == 0)
        fold->late = true;
    else if (strcmp(kind, "away") == 0) {
        fold_away(fold, seat, true);
        seat->left = seat->left || json_is_true(json_object_get(event, "final"));
    } else if (strcmp(kind, "back") == 0)
        return fold_back(fold, seat);
    else if (strcmp(kind, "agree") == 0 || strcmp(kind, "decline") == 0)
        fold_agreement(fold, event, number, kind[0] == 'a');
    else if (strcmp(kind, "style") == 0)
        return fold_style(fold, event, number);
    else if (strcmp(kind, "chat") != 0 && strcmp(kind, "emote") != 0)
        return "a kind of event that is not described";
    return NULL;
}

static const char *fold_kind(struct fold *fold, const char *kind, const json_t *event)
{
    if (strcmp(kind, "made") == 0)
        fold_made(fold, event);
    else if (strcmp(kind, "call") == 0)
        return fold_call(fold);
    else if (strcmp(kind, "seed") == 0)
        fold_seed(fold, event);
    else if (strcmp(kind, "begin") == 0)
        return fold_begin(fold, event);
    else if (strcmp(kind, "chance") == 0)
        return fold_chance(fold, event);
    else if (strcmp(kind, "over") == 0)
        return fold_over(fold, event);
    else if (strcmp(kind, "closed") == 0)
        return fold_closed(fold, event);
    else if (strcmp(kind, "claim") == 0)
        return fold_claim(fold, event);
    else if (strcmp(kind, "admit") == 0)
        return fold_admit(fold, event);
    else if (strcmp(kind, "rematch") == 0)
        copy(fold->rematch, sizeof fold->rematch, text_of(event, "table"));
    else {
        int64_t seat = number_of(event, "seat");
        if (seat < 1 || seat > fold->players)
            return "an event of a seat that is not there";
        return fold_seat_kind(fold, kind, (int)seat - 1, event);
    }
    return NULL;
}

const char *view_event(struct fold *fold, const json_t *event)
{
    if (number_of(event, "n") != fold->n + 1)
        return "a gap in the numbers of events";
    if (fold->stage == FOLD_CLOSED)
        return "an event after the table was closed";
    fold->n++;
    const char *wrong = fold_kind(fold, text_of(event, "kind"), event);
    if (json_object_get(event, "deadline") != NULL) {
        fold->deadline = number_of(event, "deadline");
        fold->settled = number_of(event, "at");
    }
    return wrong;
}

const char *view_events(struct fold *fold, const json_t *list)
{
    const char *wrong = NULL;
    for (size_t i = 0; wrong == NULL && i < json_array_size(list); i++)
        wrong = view_event(fold, json_array_get(list, i));
    return wrong;
}

/* --- snapshots ---------------------------------------------------------------------- */

static void take_seats(struct fold *fold, const json_t *table)
{
    const json_t *seats = json_object_get(table, "seats");
    const json_t *entropy = json_object_get(table, "entropy");
    const json_t *ending = json_object_get(table, "ending");
    fold->players = (int)json_array_size(seats);
    for (size_t i = 0; i < json_array_size(ending); i++)
        fold->ending |= 1U << (json_integer_value(json_array_get(ending, i)) - 1);
    for (int i = 0; i < fold->players && i < GAME_MAX_PLAYERS; i++) {
        const json_t *from = json_array_get(seats, (size_t)i);
        const json_t *bytes = json_array_get(entropy, (size_t)i);
        struct fold_seat *seat = &fold->seat[i];
        seat->computer = text_of(from, "player")[0] != '\0';
        seat->taken = text_of(from, "name")[0] != '\0';
        seat->away = json_is_true(json_object_get(from, "away"));
        seat->left = json_is_true(json_object_get(from, "left"));
        seat->claim = number_of(from, "claim");
        copy(seat->promise, sizeof seat->promise, text_of(bytes, "promise"));
        copy(seat->entropy, sizeof seat->entropy, text_of(bytes, "bytes"));
        seat->promised = seat->promise[0] != '\0';
        seat->revealed = seat->entropy[0] != '\0';
        copy(seat->colour, sizeof seat->colour, text_of(from, "colour"));
        copy(seat->emblem, sizeof seat->emblem, text_of(from, "emblem"));
    }
}

static void take_stage(struct fold *fold, const json_t *table)
{
    static const char *const words[] = {"open", "reveal", "on", "over", "closed"};
    for (int i = FOLD_OPEN; i <= FOLD_CLOSED; i++)
        if (strcmp(text_of(table, "state"), words[i]) == 0)
            fold->stage = (enum fold_stage)i;
    fold->game_n = number_of(table, "at");
    fold->deadline = number_of(table, "deadline");
    copy(fold->policy, sizeof fold->policy, text_of(table, "late"));
    copy(fold->commitment, sizeof fold->commitment, text_of(table, "commitment"));
    copy(fold->seed, sizeof fold->seed, text_of(table, "seed"));
    copy(fold->rematch, sizeof fold->rematch, text_of(table, "rematch"));
}

const char *view_snapshot(struct fold *fold, const json_t *answer)
{
    struct error error = {0};
    const json_t *table = json_object_get(answer, "table");
    const json_t *snapshot = json_object_get(answer, "snapshot");
    const char *record = text_of(snapshot, "record");
    view_clear(fold);
    fold->n = number_of(snapshot, "n");
    take_stage(fold, table);
    take_seats(fold, table);
    if (record[0] != '\0') {
        fold->match = record_read(games_list(), record, strlen(record), "", &error);
        if (fold->match == NULL)
            return "a snapshot whose record cannot be read";
    }
    int actor = view_actor(fold);
    fold->late = actor >= 0 && fold->deadline == 0 && !fold->seat[actor].away &&
                 !fold->seat[actor].computer;
    return NULL;
}
