/* act.c: what people do at a table, at each stage. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/server/simulator/internal.h"

/* --- bytes for the dice ------------------------------------------------------------- */

void act_new_entropy(struct sim *sim, struct person *person, char promise[TEXT_HEX])
{
    unsigned char hash[FAIR_BYTES];
    unsigned char *bytes = person->entropy[person->entropies++ % ENTROPIES];
    for (int i = 0; i < FAIR_BYTES; i++)
        bytes[i] = (unsigned char)sim_below(sim, 256);
    fair_hash(bytes, FAIR_BYTES, hash);
    fair_to_hex(hash, promise);
}

static const unsigned char *find_entropy(const struct person *person, const char *promise)
{
    unsigned char hash[FAIR_BYTES];
    char hex[TEXT_HEX];
    for (int i = 0; i < ENTROPIES && i < person->entropies; i++) {
        fair_hash(person->entropy[i], FAIR_BYTES, hash);
        fair_to_hex(hash, hex);
        if (strcmp(hex, promise) == 0)
            return person->entropy[i];
    }
    return NULL;
}

static void promise(struct sim *sim, struct tab *tab, struct person *person)
{
    char hex[TEXT_HEX];
    if (tab->busy[W_PROMISE])
        return;
    act_new_entropy(sim, person, hex);
    tab_ask(sim, tab, W_PROMISE, "\"do\":\"promise\",\"entropy\":\"%s\"", hex);
}

static void reveal(struct sim *sim, struct tab *tab, const struct person *person)
{
    const struct fold_seat *seat = &tab->fold.seat[person->seat];
    const unsigned char *bytes = find_entropy(person, seat->promise);
    char hex[TEXT_HEX];
    if (seat->revealed || bytes == NULL || tab->busy[W_REVEAL])
        return;
    if (!sim->faultless && sim_chance(sim, 4))
        return;
    fair_to_hex(bytes, hex);
    tab_ask(sim, tab, W_REVEAL, "\"do\":\"reveal\",\"entropy\":\"%s\"", hex);
}

/* --- before the game ---------------------------------------------------------------- */

/* The first seat that prevents the game from beginning; -1: none. */
static int find_missing(const struct fold *fold)
{
    for (int i = 0; i < fold->players; i++)
        if (!fold->seat[i].computer && !fold->seat[i].promised)
            return i;
    return -1;
}

static void lead(struct sim *sim, struct tab *tab)
{
    int missing = find_missing(&tab->fold);
    if (missing < 0 && !tab->busy[W_BEGIN]) {
        tab_ask(sim, tab, W_BEGIN, "\"do\":\"begin\"");
        return;
    }
    bool patient = sim->now - tab->since_stage < 40 * SECOND;
    if (missing < 0 || patient || tab->busy[W_SEAT])
        return;
    const char *player = tab->fold.seat[missing].taken ? "person" : "random";
    tab_ask(sim, tab, W_SEAT, "\"do\":\"seat\",\"seat\":%d,\"player\":\"%s\"",
            missing + 1, player);
}

static void act_open(struct sim *sim, struct tab *tab, struct person *person)
{
    if (!tab->fold.seat[person->seat].promised)
        promise(sim, tab, person);
    else if (view_host(&tab->fold) == person->seat)
        lead(sim, tab);
}

/* --- the game ----------------------------------------------------------------------- */

void act_send_move(struct sim *sim, struct tab *tab)
{
    struct tab_move *move = &tab->move;
    move->waits = true;
    tab_ask(sim, tab, W_MOVE, "\"do\":\"move\",\"at\":%lld,\"id\":\"%s\",\"line\":\"%s\"",
            (long long)move->at, move->id, move->line);
}

static void make_move(struct sim *sim, struct tab *tab)
{
    struct tab_move *move = &tab->move;
    if (move->active || move->waits)
        return;
    tab->last = *move;
    *move = (struct tab_move){.active = true, .at = tab->fold.game_n};
    snprintf(move->id, sizeof move->id, "m%d", ++sim->refs);
    view_random_move(&tab->fold, &sim->rng, move->line);
    act_send_move(sim, tab);
}

static void act_on(struct sim *sim, struct tab *tab, const struct person *person)
{
    const struct fold *fold = &tab->fold;
    int actor = view_actor(fold);
    const struct fold_seat *seat = &fold->seat[person->seat];
    if (tab->move.active && !tab->move.waits)
        act_send_move(sim, tab);
    else if ((seat->away || (actor == person->seat && fold->late)) && !tab->busy[W_BACK])
        tab_ask(sim, tab, W_BACK, "\"do\":\"back\"");
    else if (actor == person->seat)
        make_move(sim, tab);
    else if (fold->late && actor >= 0 && !tab->busy[W_HAND])
        tab_ask(sim, tab, W_HAND, "\"do\":\"hand\",\"seat\":%d,\"skip\":%s", actor + 1,
                sim_chance(sim, 2) ? "true" : "false");
}

/* --- after it ----------------------------------------------------------------------- */

static void act_over(struct sim *sim, struct tab *tab, struct person *person)
{
    struct group *group = &sim->group[tab->group];
    const char *next = tab->fold.rematch;
    if (next[0] != '\0') {
        if (strcmp(group->table, next) != 0 && group->games_left > 0)
            group->games_left--;
        snprintf(group->table, sizeof group->table, "%s", next);
        snprintf(person->table, sizeof person->table, "%s", next);
        tab->following = false;
        tab->move = (struct tab_move){0};
    } else if (group->games_left > 0) {
        if (!tab->busy[W_REMATCH])
            tab_ask(sim, tab, W_REMATCH, "\"do\":\"rematch\"");
    } else {
        person->done = true;
    }
}

void act_at_table(struct sim *sim, struct tab *tab)
{
    struct person *person = tab->person >= 0 ? &sim->person[tab->person] : NULL;
    if (person == NULL) {
        if (strcmp(tab->table, sim->group[tab->group].table) != 0)
            tab->following = false;
        return;
    }
    switch (tab->fold.stage) {
    case FOLD_OPEN:
        act_open(sim, tab, person);
        break;
    case FOLD_REVEAL:
        reveal(sim, tab, person);
        break;
    case FOLD_ON:
        act_on(sim, tab, person);
        break;
    case FOLD_OVER:
        act_over(sim, tab, person);
        break;
    case FOLD_CLOSED:
        person->done = true;
        break;
    }
}
