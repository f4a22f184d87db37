/* sim_host.c: the host of the server, who looks on, ends a table, and keeps an address
 * out for a while. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim_parts.h"

static void bar(struct sim *sim, struct tab *tab)
{
    if (tab->busy[W_BAN] || tab->busy[W_UNBAN] || sim->people == 0)
        return;
    if (sim->barred < 0)
        sim->barred = (int)sim_below(sim, (uint32_t)sim->people);
    tab_ask(sim, tab, W_BAN, "\"do\":\"ban\",\"address\":\"%s\"",
            sim->person[sim->barred].address);
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

/* Whoever was kept out may come again before the end. */
void act_as_host(struct sim *sim, struct tab *tab)
{
    bool lets_in = sim->barred >= 0 && (sim->calm || sim_chance(sim, 3));
    if (lets_in && !tab->busy[W_UNBAN] && !tab->busy[W_BAN])
        tab_ask(sim, tab, W_UNBAN, "\"do\":\"unban\",\"address\":\"%s\"",
                sim->person[sim->barred].address);
    if (sim->calm)
        return;
    uint32_t mood = sim_below(sim, 60);
    if (mood == 0)
        end_table(sim, tab);
    else if (mood < 4)
        bar(sim, tab);
    else if (mood < 10)
        look(sim, tab);
}

/* Nobody is connected from an address that is kept out. */
void check_barred(struct sim *sim)
{
    for (uint32_t i = 0; i < PEERS && !sim->report->failed; i++) {
        const struct conn *conn = net_conn(sim, i);
        int person = conn != NULL ? sim->tab[conn->tab].person : -1;
        if (person >= 0 && sim->shut[person])
            sim_fail(sim, "peer %u is here, whose address is kept out", i);
    }
}
