/* misuse.c: what people need not or should not do: repeat, guess, chat, wander off, send
 * nonsense. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/server/simulator/internal.h"

static void send_nonsense(struct sim *sim, struct tab *tab)
{
    static const char *const list[] = {
        "",
        "{",
        "[]",
        "{\"do\":7}",
        "{\"do\":\"dance\"}",
        "{\"do\":\"sit\"}",
        "{\"do\":\"move\",\"at\":-1,\"id\":\"x\",\"line\":\"roll\"}",
        "{\"do\":\"sit\",\"table\":\"AAAAAAAA\",\"token\":\"aaaaaaaaaaaaaaaaaaaaaa\"}",
        "{\"do\":\"watch\",\"table\":\"BBBBBBBB\"}",
        "{\"do\":\"create\",\"game\":\"chess\",\"seats\":[],\"name\":\"x\"}",
        "{\"do\":\"redeem\",\"code\":\"ABCDEFGHJKLM\"}",
        "{\"do\":\"reveal\",\"entropy\":\"00\"}",
    };
    size_t which = sim_below(sim, sizeof list / sizeof *list);
    network_send(sim, tab->conn, list[which]);
}

static void send_odd_move(struct sim *sim, struct tab *tab)
{
    struct tab_move odd = tab->last.id[0] != '\0' ? tab->last : tab->move;
    if (odd.id[0] == '\0' || sim_chance(sim, 3)) {
        odd = (struct tab_move){.at = tab->fold.game_n - (int64_t)sim_below(sim, 3)};
        snprintf(odd.id, sizeof odd.id, "odd%d", ++sim->refs);
        snprintf(odd.line, sizeof odd.line, "hold");
    }
    tab_ask(sim, tab, W_OTHER,
            "\"do\":\"move\",\"at\":%lld,\"id\":\"%s\",\"line\":\"%s\"",
            (long long)(odd.at > 0 ? odd.at : 0), odd.id, odd.line);
}

static void wander(struct sim *sim, struct tab *tab, int64_t longest)
{
    tab->stays = sim->now + sim_below(sim, (uint32_t)longest);
    network_cut(sim, tab->conn, sim_chance(sim, 3));
}

/* More than allowed: each is answered, or the connection is closed. */
static void flood(struct sim *sim, struct tab *tab)
{
    for (int i = 0; i < 45; i++)
        tab_ask(sim, tab, W_OTHER, "\"do\":\"chat\",\"text\":\"and %d\"", i);
}

/* Like a client that lost its place, or saw events of another server. */
static void sit_oddly(struct sim *sim, struct tab *tab, const struct person *person)
{
    tab->following = false;
    view_clear(&tab->fold);
    tab_ask(sim, tab, W_SIT,
            "\"do\":\"sit\",\"token\":\"%s\",\"table\":\"%s\",\"since\":%u",
            person->token, tab->table, 1000 + sim_below(sim, 1000));
}

static void part(struct sim *sim, struct tab *tab)
{
    tab->following = false;
    tab_ask(sim, tab, W_OTHER, "\"do\":\"part\"");
    if (sim_chance(sim, 2) && tab->person >= 0)
        tab_ask(sim, tab, W_OTHER, "\"do\":\"chat\",\"text\":\"too late?\"");
}

/* Another device gets its own token. */
static void recover(struct sim *sim, struct tab *tab, struct person *person)
{
    if (person->code[0] == '\0') {
        tab_ask(sim, tab, W_CODE, "\"do\":\"code\"");
        return;
    }
    tab_ask(sim, tab, W_REDEEM, "\"do\":\"redeem\",\"code\":\"%s\"", person->code);
    if (sim_chance(sim, 3))
        tab_ask(sim, tab, W_OTHER, "\"do\":\"redeem\",\"code\":\"%s\"", person->code);
    person->code[0] = '\0';
}

static void show_oneself(struct sim *sim, struct tab *tab)
{
    static const char *const emotes[] = {"hello", "oops", "grin"},
                             *const colours[] = {"blue", "teal", "red", "plaid"},
                             *const emblems[] = {"key", "hat", "moon"};
    if (sim_chance(sim, 2))
        tab_ask(sim, tab, W_OTHER, "\"do\":\"emote\",\"text\":\"%s\"",
                emotes[sim_below(sim, 3)]);
    else
        tab_ask(sim, tab, W_OTHER, "\"do\":\"style\",\"colour\":\"%s\",\"emblem\":\"%s\"",
                colours[sim_below(sim, 4)], emblems[sim_below(sim, 3)]);
}

/* The event of a claim that waits for a decision; 0: none. */
static int64_t find_claim(const struct fold *fold)
{
    for (int i = 0; i < fold->players; i++)
        if (fold->seat[i].claim > 0)
            return fold->seat[i].claim;
    return 0;
}

/* Ends games and gives up seats now and then, and decides what others ask. */
static void decide(struct sim *sim, struct tab *tab)
{
    const char *answer = sim_chance(sim, 2) ? "agree" : "decline";
    int64_t claim = find_claim(&tab->fold);
    if (claim > 0)
        tab_ask(sim, tab, W_OTHER, "\"do\":\"%s\",\"claim\":%lld", answer,
                (long long)claim);
    else if (sim_chance(sim, 3))
        tab_ask(sim, tab, W_OTHER, "\"do\":\"hand\",\"seat\":%u", 1 + sim_below(sim, 4));
    else if (sim_chance(sim, 4))
        tab_ask(sim, tab, W_OTHER, "\"do\":\"leave\",\"final\":true");
    else
        tab_ask(sim, tab, W_OTHER, "\"do\":\"%s\"", answer);
}

/* Somebody without a seat says that one is theirs; the answer may come later, to the id.
 */
static void claim_seat(struct sim *sim, struct tab *tab)
{
    const struct group *group = &sim->group[tab->group];
    tab_ask(sim, tab, W_OTHER,
            "\"do\":\"claim\",\"table\":\"%s\",\"seat\":%u,\"invite\":\"%s\","
            "\"id\":\"the claim of tab %d here\"",
            tab->table, 1 + sim_below(sim, 3), group->invite, (int)(tab - sim->tab));
    if (sim_chance(sim, 2))
        tab_ask(sim, tab, W_OTHER,
                "\"do\":\"redeem\",\"code\":\"the claim of tab %d here\"",
                (int)(tab - sim->tab));
}

static void act_person(struct sim *sim, struct tab *tab, struct person *person)
{
    switch (sim_below(sim, 14)) {
    case 12:
    case 13:
        decide(sim, tab);
        break;
    case 0:
        tab_ask(sim, tab, W_OTHER, "\"do\":\"leave\"");
        break;
    case 1:
        recover(sim, tab, person);
        break;
    case 2:
        tab_ask(sim, tab, W_OTHER, "\"do\":\"begin\"");
        break;
    case 3:
        tab_ask(sim, tab, W_OTHER, "\"do\":\"rematch\"");
        break;
    case 9:
        if (sim_chance(sim, 3))
            flood(sim, tab);
        else if (!tab->busy[W_SIT])
            sit_oddly(sim, tab, person);
        break;
    case 4:
        tab_ask(sim, tab, W_OTHER, "\"do\":\"hand\",\"seat\":%u,\"skip\":true",
                1 + sim_below(sim, 4));
        break;
    case 5:
        tab_ask(sim, tab, W_OTHER, "\"do\":\"chat\",\"text\":\"word %d\"", sim->refs);
        break;
    case 6:
        show_oneself(sim, tab);
        break;
    case 7:
    case 8:
        if (!tab->busy[W_SIGN])
            tab_sign(sim, tab, person);
        break;
    default:
        send_odd_move(sim, tab);
    }
}

void misuse(struct sim *sim, struct tab *tab)
{
    switch (sim_below(sim, 12)) {
    case 0:
        send_nonsense(sim, tab);
        break;
    case 1:
        tab_ask(sim, tab, W_OTHER, "\"do\":\"lobby\",\"on\":%s",
                sim_chance(sim, 3) ? "false" : "true");
        break;
    case 2:
        tab_ask(sim, tab, W_OTHER, "\"do\":\"hello\",\"version\":1,\"language\":\"de\"");
        break;
    case 3:
        wander(sim, tab, 10 * SECOND);
        break;
    case 4:
        wander(sim, tab, 10 * MINUTE);
        break;
    case 5:
        if (tab->following)
            part(sim, tab);
        break;
    case 6:
        tab->following = false;
        break;
    default:
        if (tab->following && tab->person >= 0)
            act_person(sim, tab, &sim->person[tab->person]);
        else if (tab->following)
            claim_seat(sim, tab);
    }
}
