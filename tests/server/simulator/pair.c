/* pair.c: strangers who meet by quick pairing: they ask again with the same id until they
 * have a seat, and may lose patience. */
#include <stdio.h>
#include <string.h>

#include "tests/server/simulator/internal.h"

enum { PAIRINGS = 4 };

static void begin_request(struct sim *sim, struct tab *tab, struct person *person)
{
    if (person->pair_id[0] != '\0')
        return;
    person->pairings++;
    person->waits_since = sim->now;
    snprintf(person->pair_id, sizeof person->pair_id, "request number %d", ++sim->refs);
    act_new_entropy(sim, person, person->pair_promise);
    tab_choose_name(sim, tab, person);
}

void pair_up(struct sim *sim, struct tab *tab, struct person *person)
{
    const struct group *group = &sim->group[tab->group];
    bool loses_patience = sim->faultless ? sim->now - person->waits_since > 5 * MINUTE
                                         : sim_chance(sim, 20);
    if (tab->busy[W_PAIR] || tab->busy[W_UNPAIR] || tab->busy[W_REDEEM])
        return;
    if (person->pairings >= PAIRINGS && person->pair_id[0] == '\0') {
        person->done = true;
    } else if (tab->pairing && loses_patience) {
        tab_ask(sim, tab, W_UNPAIR, "\"do\":\"unpair\"");
    } else if (!tab->pairing || sim_chance(sim, 10)) {
        begin_request(sim, tab, person);
        tab_ask(sim, tab, W_PAIR,
                "\"do\":\"pair\",\"game\":\"%s\",\"name\":\"%s\",\"entropy\":\"%s\","
                "\"id\":\"%s\"",
                group->game, person->name, person->pair_promise, person->pair_id);
    }
}

static void take_seat(struct sim *sim, struct tab *tab, const json_t *frame)
{
    struct person *person = &sim->person[tab->person];
    struct group *group = &sim->group[tab->group];
    snprintf(person->token, sizeof person->token, "%s", text_of(frame, "token"));
    snprintf(person->table, sizeof person->table, "%s", text_of(frame, "table"));
    if (group->pairs && group->table[0] == '\0')
        snprintf(group->table, sizeof group->table, "%s", person->table);
    person->pair_id[0] = '\0';
    tab->pairing = false;
}

void pair_answered(struct sim *sim, struct tab *tab, enum request_kind kind,
                   const json_t *frame)
{
    struct person *person = &sim->person[tab->person];
    if (kind == W_REDEEM) {
        take_seat(sim, tab, frame);
    } else if (kind == W_UNPAIR) {
        tab->pairing = false;
        person->pair_id[0] = '\0';
        person->done = sim->faultless;
    } else if (text_of(frame, "table")[0] != '\0') {
        tab_ask(sim, tab, W_REDEEM, "\"do\":\"redeem\",\"code\":\"%s\"", person->pair_id);
    } else {
        tab->pairing = true;
    }
}

/* The name may belong to somebody meanwhile, and the seat to nobody. */
void pair_refused(struct sim *sim, struct tab *tab, enum request_kind kind,
                  const char *code)
{
    struct person *person = &sim->person[tab->person];
    if ((kind == W_PAIR && strcmp(code, "forbidden") == 0) ||
        (kind == W_REDEEM && strcmp(code, "missing") == 0))
        person->pair_id[0] = '\0';
}

void pair_told(struct sim *sim, struct tab *tab, const json_t *frame)
{
    if (tab->person >= 0)
        take_seat(sim, tab, frame);
}
