/* tab.c: a client that survives everything, as docs/protocol.md describes it: reconnects,
 * and folds the events it receives. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "tests/server/simulator/internal.h"

static bool is(const char *words, const char *other)
{
    return strcmp(words, other) == 0;
}

void tab_sleep(struct sim *sim, int tab, int64_t for_ms)
{
    struct due *due = due_add(sim, DUE_TAB, sim->now + for_ms);
    due->index = tab;
    due->number = ++sim->tab[tab].timer;
}

void tab_ask(struct sim *sim, struct tab *tab, enum request_kind kind, const char *format,
             ...)
{
    char members[REQUEST], text[REQUEST + 60];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(members, sizeof members, format, arguments);
    va_end(arguments);
    snprintf(text, sizeof text, "{\"ref\":\"%c%d\",%s}", 'a' + (int)kind, ++sim->refs,
             members);
    if (kind != W_OTHER)
        tab->busy[kind] = true;
    if (tab->waiting++ == 0)
        tab->asked_at = sim->now;
    network_send(sim, tab->conn, text);
}

/* --- entering ----------------------------------------------------------------------- */

/* Games are rated for people signed in with the name they play under. */
void tab_choose_name(struct sim *sim, const struct tab *tab, struct person *person)
{
    int number = (int)(person - sim->person);
    if (tab->signed_in && ++person->tries < 4)
        snprintf(person->name, sizeof person->name, "Name%d", number);
    else
        snprintf(person->name, sizeof person->name, "p%d.%d", number, ++person->tries);
}

/* With a passphrase, or the key it got for one; wrong ones are refused. */
void tab_sign(struct sim *sim, struct tab *tab, const struct person *person)
{
    int number = (int)(person - sim->person);
    const char *wrong = sim_chance(sim, 8) ? "un" : "";
    if (!person->registered)
        tab_ask(sim, tab, W_SIGN,
                "\"do\":\"register\",\"name\":\"Name%d\",\"phrase\":\"%s%d\"", number,
                SIM_PHRASE, number);
    else if (person->key[0] != '\0' && sim_chance(sim, 2))
        tab_ask(sim, tab, W_SIGN, "\"do\":\"sign\",\"name\":\"name%d\",\"key\":\"%s\"",
                number, person->key);
    else
        tab_ask(sim, tab, W_SIGN,
                "\"do\":\"sign\",\"name\":\"Name%d\",\"phrase\":\"%s%s%d\"", number,
                wrong, SIM_PHRASE, number);
}

static void create(struct sim *sim, struct tab *tab, struct person *person)
{
    const struct group *group = &sim->group[tab->group];
    char promise[TEXT_HEX], seats[120];
    struct text out = text_init(seats, sizeof seats);
    for (int i = 0; i < group->players; i++)
        text_format(&out, "%s\"%s\"", i > 0 ? "," : "",
                    i < group->players - group->computers ? "person" : "random");
    act_new_entropy(sim, person, promise);
    tab_choose_name(sim, tab, person);
    tab_ask(sim, tab, W_CREATE,
            "\"do\":\"create\",\"game\":\"%s\",\"seats\":[%s],\"name\":\"%s\","
            "\"entropy\":\"%s\"%s",
            group->game, seats, person->name, promise, group->terms);
}

static void join(struct sim *sim, struct tab *tab, struct person *person)
{
    const struct group *group = &sim->group[tab->group];
    char promise[TEXT_HEX];
    act_new_entropy(sim, person, promise);
    tab_choose_name(sim, tab, person);
    tab_ask(sim, tab, W_JOIN,
            "\"do\":\"join\",\"table\":\"%s\",\"invite\":\"%s\",\"name\":\"%s\","
            "\"entropy\":\"%s\",\"id\":\"%s of this person\"",
            group->table, group->invite, person->name, promise, person->name);
}

static void come_back(struct sim *sim, struct tab *tab, const char *table,
                      const char *proof)
{
    int64_t since = tab->fold.n;
    tab->following = false;
    if (!is(tab->table, table)) {
        view_clear(&tab->fold);
        snprintf(tab->table, sizeof tab->table, "%s", table);
        since = 0;
    }
    if (!sim->faultless && sim_chance(sim, 8))
        since = 0;
    if (since == 0)
        view_clear(&tab->fold);
    if (since > 0)
        tab_ask(sim, tab, W_SIT, "%s,\"table\":\"%s\",\"since\":%lld", proof, table,
                (long long)since);
    else
        tab_ask(sim, tab, W_SIT, "%s,\"table\":\"%s\"", proof, table);
}

/* Whether somebody can still share the link. */
static bool is_invited(const struct sim *sim, int group)
{
    for (int i = 0; i < sim->people; i++)
        if (sim->person[i].group == group && sim->person[i].creates)
            return !sim->person[i].gone;
    return false;
}

static void come(struct sim *sim, struct tab *tab)
{
    const struct group *group = &sim->group[tab->group];
    struct person *person = tab->person >= 0 ? &sim->person[tab->person] : NULL;
    char proof[120];
    if (tab->busy[W_SIT] || tab->busy[W_CREATE] || tab->busy[W_JOIN])
        return;
    if (person == NULL) {
        snprintf(proof, sizeof proof, "\"do\":\"watch\",\"invite\":\"%s\"",
                 group->invite);
        if (group->table[0] != '\0')
            come_back(sim, tab, group->table, proof);
        return;
    }
    bool wants = !tab->signed_in && !sim->faultless && tab->person % 3 != 0;
    if (wants && !tab->busy[W_SIGN] && sim_chance(sim, 2)) {
        tab_sign(sim, tab, person);
        return;
    }
    if (person->token[0] != '\0') {
        snprintf(proof, sizeof proof, "\"do\":\"sit\",\"token\":\"%s\"", person->token);
        come_back(sim, tab, person->table, proof);
    } else if (group->pairs) {
        pair_up(sim, tab, person);
    } else if (person->creates && group->table[0] == '\0') {
        create(sim, tab, person);
    } else if (group->table[0] != '\0') {
        join(sim, tab, person);
    } else if (!is_invited(sim, tab->group)) {
        person->done = true;
    }
}

/* --- the connection ----------------------------------------------------------------- */

void tab_clear(struct tab *tab)
{
    memset(tab->busy, 0, sizeof tab->busy);
    tab->open = tab->following = tab->signed_in = tab->pairing = false;
    tab->waiting = 0;
    tab->conn = -1;
    tab->move.waits = false;
}

void tab_lost(struct sim *sim, int index)
{
    struct tab *tab = &sim->tab[index];
    tab_clear(tab);
    tab->nap = 500;
    tab_sleep(sim, index, 200 + sim_below(sim, 3000));
}

void tab_opened(struct sim *sim, int index)
{
    sim->tab[index].open = true;
    sim->tab[index].nap = 0;
    tab_wake(sim, index);
}

/* --- waking ------------------------------------------------------------------------- */

static bool is_finished(const struct sim *sim, const struct tab *tab)
{
    if (tab->host)
        return sim->faultless && sim->banned < 0;
    if (tab->person >= 0)
        return sim->person[tab->person].done || sim->person[tab->person].gone;
    for (int i = 0; i < sim->people; i++)
        if (sim->person[i].group == tab->group && !sim->person[i].done &&
            !sim->person[i].gone)
            return false;
    return true;
}

static void use(struct sim *sim, int index)
{
    struct tab *tab = &sim->tab[index];
    if (tab->waiting > 0 && sim->now - tab->asked_at > 100 * SECOND) {
        network_cut(sim, tab->conn, true);
        return;
    }
    if (!sim->faultless && sim_chance(sim, 12))
        misuse(sim, tab);
    if (tab->conn < 0 || sim->conn[tab->conn].cut != INT64_MAX)
        return;
    bool moved = tab->person >= 0 && !is(sim->person[tab->person].table, tab->table);
    if (tab->host)
        act_as_host(sim, tab);
    else if (tab->following && !moved)
        act_at_table(sim, tab);
    else
        come(sim, tab);
}

void tab_wake(struct sim *sim, int index)
{
    struct tab *tab = &sim->tab[index];
    if (sim->deserted)
        return;
    if (is_finished(sim, tab)) {
        if (tab->conn >= 0)
            network_cut(sim, tab->conn, false);
        return;
    }
    if (tab->conn < 0 && sim->now >= tab->stays)
        tab->conn = network_connect(sim, index);
    else if (tab->open)
        use(sim, index);
    if (tab->host)
        tab->nap = 4 * SECOND;
    tab->nap = tab->nap < 500 ? 500 : tab->nap < HOUR ? tab->nap * 3 / 2 : HOUR;
    tab_sleep(sim, index, tab->nap / 2 + sim_below(sim, (uint32_t)tab->nap));
}

/* --- receiving ---------------------------------------------------------------------- */

static void fail_fold(struct sim *sim, const struct tab *tab, const char *wrong)
{
    if (wrong != NULL)
        sim_fail(sim, "table %s: tab %d after event %lld: %s", tab->table,
                 (int)(tab - sim->tab), (long long)tab->fold.n, wrong);
}

static void sat_down(struct sim *sim, struct tab *tab, const json_t *frame)
{
    const json_t *events = json_object_get(frame, "events");
    enum fold_stage before = tab->fold.stage;
    if (events != NULL)
        fail_fold(sim, tab, view_events(&tab->fold, events));
    else
        fail_fold(sim, tab, view_snapshot(&tab->fold, frame));
    tab->following = true;
    if (tab->fold.stage != before)
        tab->since_stage = sim->now;
    if (tab->person >= 0)
        sim->person[tab->person].seat = (int)number_of(frame, "seat") - 1;
}

static void got_seat(struct sim *sim, struct tab *tab, const json_t *frame, bool creates)
{
    struct person *person = &sim->person[tab->person];
    struct group *group = &sim->group[tab->group];
    snprintf(person->token, sizeof person->token, "%s", text_of(frame, "token"));
    if (creates) {
        snprintf(group->table, sizeof group->table, "%s", text_of(frame, "table"));
        snprintf(group->invite, sizeof group->invite, "%s", text_of(frame, "invite"));
    }
    memcpy(person->table, group->table, sizeof person->table);
}

static void answered(struct sim *sim, struct tab *tab, enum request_kind kind,
                     const json_t *frame)
{
    struct person *person = tab->person >= 0 ? &sim->person[tab->person] : NULL;
    if (kind == W_SIT)
        sat_down(sim, tab, frame);
    else if (kind == W_CREATE || kind == W_JOIN)
        got_seat(sim, tab, frame, kind == W_CREATE);
    else if (kind == W_CODE)
        snprintf(person->code, sizeof person->code, "%s", text_of(frame, "recovery"));
    else if (kind == W_REDEEM || kind == W_PAIR || kind == W_UNPAIR)
        pair_answered(sim, tab, kind, frame);
    else if (kind == W_MOVE && tab->move.waits)
        tab->move.active = tab->move.waits = false;
    else if (kind == W_UNBAN)
        sim->banned = -1;
    else if (kind == W_SIGN) {
        snprintf(person->key, sizeof person->key, "%s", text_of(frame, "key"));
        person->registered = tab->signed_in = true;
    }
}

/* A lost seat cannot be regained, nor a game that began without this person. */
static void refused(struct sim *sim, struct tab *tab, enum request_kind kind,
                    const char *code)
{
    struct person *person = tab->person >= 0 ? &sim->person[tab->person] : NULL;
    bool later = is(code, "busy") || is(code, "slow") || is(code, "broken");
    if (kind == W_MOVE) {
        tab->move.waits = false;
        tab->move.active = tab->move.active && later;
    }
    if (person != NULL && kind == W_JOIN && (is(code, "late") || person->tries > 8))
        person->done = true;
    if (person != NULL && kind == W_JOIN && is(code, "missing"))
        person->done = true;
    if (kind == W_UNBAN && is(code, "missing") && sim->disk.count == 0)
        sim->banned = -1;
    if (person != NULL)
        pair_refused(sim, tab, kind, code);
    if (kind == W_SIGN && is(code, "full"))
        person->registered = true;
    if (kind == W_SIT && !later && person != NULL) {
        person->token[0] = '\0';
        person->creates = false;
    }
    if (later && tab->nap > 3 * SECOND)
        tab->nap = 3 * SECOND;
    if (later && sim->faultless)
        tab_sleep(sim, (int)(tab - sim->tab), tab->nap);
}

static void take_answer(struct sim *sim, struct tab *tab, const json_t *frame)
{
    const char *re = text_of(frame, "re");
    bool ours = re[0] >= 'a' && re[0] <= 'a' + W_LAST;
    enum request_kind kind = ours ? (enum request_kind)(re[0] - 'a') : W_OTHER;
    if (ours && tab->waiting > 0)
        tab->waiting--;
    tab->asked_at = sim->now;
    tab->busy[kind] = false;
    if (json_is_true(json_object_get(frame, "ok")))
        answered(sim, tab, kind, frame);
    else
        refused(sim, tab, kind, text_of(frame, "code"));
}

static void settle_move(struct tab *tab, const json_t *events)
{
    for (size_t i = 0; i < json_array_size(events); i++)
        if (is(text_of(json_array_get(events, i), "id"), tab->move.id))
            tab->move.active = tab->move.waits = false;
}

static void take_news(struct sim *sim, struct tab *tab, const json_t *frame)
{
    const char *news = text_of(frame, "news");
    enum fold_stage before = tab->fold.stage;
    if (is(news, "events") && tab->following) {
        fail_fold(sim, tab, view_events(&tab->fold, json_object_get(frame, "events")));
        settle_move(tab, json_object_get(frame, "events"));
        if (tab->fold.stage != before)
            tab->since_stage = sim->now;
    } else if (is(news, "gone")) {
        tab->following = false;
    } else if (is(news, "paired")) {
        pair_told(sim, tab, frame);
    }
}

void tab_received(struct sim *sim, int index, const char *text)
{
    struct tab *tab = &sim->tab[index];
    json_t *frame = json_loads(text, 0, NULL);
    if (json_object_get(frame, "re") != NULL)
        take_answer(sim, tab, frame);
    else
        take_news(sim, tab, frame);
    if (tab->nap > 1000 && json_object_get(frame, "error") == NULL) {
        tab_sleep(sim, index, 20 + sim_below(sim, 1500));
        tab->nap = 500;
    }
    json_decref(frame);
}
