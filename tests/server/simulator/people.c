/* people.c: decides who plays what with whom in a run. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/server/simulator/internal.h"

static void choose_game(struct sim *sim, struct group *group)
{
    uint32_t mood = sim_below(sim, 100);
    group->players = 2 + (int)sim_below(sim, 2);
    const char *format = "pig:players=%d,target=20";
    if (mood < 2) {
        group->players = 2;
        format = "seals:players=%d";
    } else if (mood < 7) {
        format = "ciub:players=%d,length=short";
    }
    snprintf(group->game, sizeof group->game, format, group->players);
}

static void choose_terms(struct sim *sim, struct group *group)
{
    static const char *const late[] = {"computer", "skip", "wait"};
    char pace[60] = "";
    if (!sim_chance(sim, 3))
        snprintf(pace, sizeof pace, ",\"pace\":{\"each\":%u,\"bank\":%u}",
                 5 + sim_below(sim, 40), sim_below(sim, 60));
    snprintf(group->terms, sizeof group->terms,
             ",\"public\":%s,\"watch\":%s,\"late\":\"%s\"%s",
             sim_chance(sim, 2) ? "true" : "false", sim_chance(sim, 2) ? "true" : "false",
             late[sim_below(sim, 3)], pace);
    group->computers = sim_chance(sim, 2) ? 1 + (int)sim_below(sim, 2) : 0;
    if (group->computers >= group->players)
        group->computers = group->players - 1;
    group->games_left = (int)sim_below(sim, 3) / 2;
}

static struct tab *add_tab(struct sim *sim, int group, int person)
{
    if (sim->tabs == TABS)
        return NULL;
    struct tab *tab = &sim->tab[sim->tabs];
    *tab = (struct tab){.person = person, .group = group, .conn = -1};
    tab_sleep(sim, sim->tabs++, sim_below(sim, 5000));
    return tab;
}

static void add_person(struct sim *sim, int group, bool creates)
{
    if (sim->people == PEOPLE)
        return;
    struct person *person = &sim->person[sim->people];
    *person = (struct person){.group = group, .creates = creates, .seat = -1};
    snprintf(person->address, sizeof person->address, "192.0.2.%d", 10 + sim->people);
    add_tab(sim, group, sim->people);
    if (sim_chance(sim, 3))
        add_tab(sim, group, sim->people);
    sim->people++;
}

void people_make(struct sim *sim)
{
    sim->groups = 1 + (int)sim_below(sim, GROUPS);
    for (int i = 0; i < sim->groups; i++) {
        struct group *group = &sim->group[i];
        choose_game(sim, group);
        choose_terms(sim, group);
        group->pairs = sim_chance(sim, 3);
        if (group->pairs)
            group->computers = group->games_left = 0;
        for (int k = 0; k < group->players - group->computers; k++)
            add_person(sim, i, k == 0);
        if (sim_chance(sim, 2))
            add_tab(sim, i, -1);
    }
    struct tab *host = add_tab(sim, 0, -1);
    if (host != NULL)
        host->host = true;
}

bool people_done(const struct sim *sim)
{
    for (int i = 0; i < sim->people; i++)
        if (!sim->person[i].done && !sim->person[i].gone)
            return false;
    return true;
}

void people_leave(struct sim *sim)
{
    for (int i = 0; i < sim->people; i++)
        sim->person[i].gone = true;
    for (int i = 0; i < sim->conns; i++)
        if (sim->conn[i].at_client)
            network_cut(sim, i, false);
}

void people_free(struct sim *sim)
{
    for (int i = 0; i < sim->tabs; i++)
        view_clear(&sim->tab[i].fold);
}
