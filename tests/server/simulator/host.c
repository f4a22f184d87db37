/* host.c: the host of the server, who lists and ends tables, and bans an address for a
 * while. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/server/simulator/internal.h"

static void bar(struct sim *sim, struct tab *tab)
{
    if (tab->busy[W_BAN] || tab->busy[W_UNBAN] || sim->people == 0)
        return;
    if (sim->banned < 0)
        sim->banned = (int)sim_below(sim, (uint32_t)sim->people);
    tab_ask(sim, tab, W_BAN, "\"do\":\"ban\",\"address\":\"%s\"",
            sim->person[sim->banned].address);
}

static void end_table(struct sim *sim, struct tab *tab)
{
    if (sim->tables > 0)
        tab_ask(sim, tab, W_OTHER, "\"do\":\"end\",\"table\":\"%s\"",
                sim->table[sim_below(sim, (uint32_t)sim->tables)]->id);
}

static void look(struct sim *sim, struct tab *tab)
{
    static const char *const list[] = {"tables", "bans"};
    tab_ask(sim, tab, W_OTHER, "\"do\":\"%s\"", list[sim_below(sim, 2)]);
}

/* Lifts the ban before the end. */
void act_as_host(struct sim *sim, struct tab *tab)
{
    bool lets_in = sim->banned >= 0 && (sim->faultless || sim_chance(sim, 3));
    if (lets_in && !tab->busy[W_UNBAN] && !tab->busy[W_BAN])
        tab_ask(sim, tab, W_UNBAN, "\"do\":\"unban\",\"address\":\"%s\"",
                sim->person[sim->banned].address);
    if (sim->faultless)
        return;
    uint32_t mood = sim_below(sim, 60);
    if (mood == 0)
        end_table(sim, tab);
    else if (mood < 4)
        bar(sim, tab);
    else if (mood < 10)
        look(sim, tab);
}

/* Nobody is connected from a banned address. */
void check_banned(struct sim *sim)
{
    for (uint32_t i = 0; i < PEERS && !sim->report->failed; i++) {
        const struct conn *conn = network_find(sim, i);
        int person = conn != NULL ? sim->tab[conn->tab].person : -1;
        if (person >= 0 && sim->is_banned[person])
            sim_fail(sim, "peer %u is here, whose address is kept out", i);
    }
}
