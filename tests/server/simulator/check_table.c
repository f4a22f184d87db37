/* check_table.c: what must be true of tables: in the database, in answers, at the end.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/record/record.h"
#include "games/games.h"
#include "tests/server/simulator/internal.h"

/* --- batches ------------------------------------------------------------------------ */

/* A computer player's move is one it chose for this very decision, or the first legal one
 * if it chose none. */
static void check_thought(struct sim *sim, const struct sim_table *table,
                          const json_t *event)
{
    for (size_t i = 0; i < table->chosen_count; i++) {
        const struct chosen_move *said = &table->chosen[i];
        if (said->number == table->fold.game_n &&
            (!said->legal || strcmp(said->line, text_of(event, "line")) == 0))
            return;
    }
    sim_fail(sim,
             "table %s: a computer player moves `%s`, which it did not say for this "
             "decision (%lld)",
             table->id, text_of(event, "line"), (long long)table->fold.game_n);
}

static void check_event_row(struct sim *sim, struct sim_table *table,
                            const struct server_row *row)
{
    json_t *event = json_loadb(row->body, row->length, JSON_REJECT_DUPLICATES, NULL);
    if (row->number != table->submitted + 1 || number_of(event, "n") != row->number)
        sim_fail(sim, "table %s: event %lld (%s) is to be stored where %lld is next",
                 table->id, (long long)row->number, text_of(event, "kind"),
                 (long long)table->submitted + 1);
    else if (number_of(event, "at") > sim->now)
        sim_fail(sim, "table %s: event %lld is of the future", table->id,
                 (long long)row->number);
    else if (strcmp(text_of(event, "kind"), "move") == 0 &&
             strcmp(text_of(event, "by"), "person") != 0)
        check_thought(sim, table, event);
    if (strcmp(text_of(event, "kind"), "sat") == 0)
        pairing_submitted(sim, table->id, event);
    table->submitted++;
    json_decref(event);
}

static void learn_secrets(struct sim_table *table, const struct server_row *row)
{
    json_t *root = json_loadb(row->body, row->length, 0, NULL);
    const char *seed = text_of(root, "seed");
    bool known =
        table->seeds > 0 && strcmp(table->seed[(table->seeds - 1) % 8], seed) == 0;
    if (!known)
        snprintf(table->seed[table->seeds++ % 8], TEXT_HEX, "%s", seed);
    snprintf(table->invite, sizeof table->invite, "%s", text_of(root, "invite"));
    json_decref(root);
}

static void check_row(struct sim *sim, uint64_t ticket, const struct server_row *row)
{
    struct sim_table *table = table_get(sim, row->key);
    if (table == NULL) {
        sim_fail(sim, "more tables than the simulator has room for");
        return;
    }
    if (table->ticket != 0 && table->ticket != ticket)
        sim_fail(sim, "table %s: two batches are under way", table->id);
    table->ticket = ticket;
    if (row->kind == SERVER_EVENT)
        check_event_row(sim, table, row);
    else
        learn_secrets(table, row);
}

void check_store(struct sim *sim, const struct server_output *out)
{
    if (out->ticket != sim->disk.last + 1)
        sim_fail(sim, "ticket %llu follows %llu", (unsigned long long)out->ticket,
                 (unsigned long long)sim->disk.last);
    sim->disk.last = out->ticket;
    sim_note(sim, "store %llu: %zu rows of %s", (unsigned long long)out->ticket,
             out->count, out->count > 0 ? out->rows[0].key : "");
    for (size_t i = 0; i < out->count; i++)
        if (out->rows[i].kind <= SERVER_TABLE)
            check_row(sim, out->ticket, &out->rows[i]);
}

/* --- stored events ------------------------------------------------------------------ */

static void check_id(struct sim *sim, struct sim_table *table, const json_t *event)
{
    const char *id = text_of(event, "id");
    int seat = (int)number_of(event, "seat") - 1;
    if (id[0] == '\0')
        return;
    for (size_t i = 0; i < table->ids; i++)
        if (table->id_made[i].seat == seat && strcmp(table->id_made[i].id, id) == 0)
            sim_fail(sim, "table %s: move %s of seat %d is made twice", table->id, id,
                     seat + 1);
    table->id_made =
        memory_resize(table->id_made, table->ids + 1, sizeof(struct made_id));
    struct made_id *made = &table->id_made[table->ids++];
    *made = (struct made_id){.seat = seat, .n = number_of(event, "n")};
    snprintf(made->id, sizeof made->id, "%s", id);
}

void check_reported(struct sim *sim, struct sim_table *table)
{
    while (table->reported < table->written && !sim->report->failed) {
        const json_t *event = table->event[++table->reported];
        const char *kind = text_of(event, "kind");
        const char *wrong = view_event(&table->fold, event);
        if (wrong != NULL)
            sim_fail(sim, "table %s: event %lld (%s): %s", table->id,
                     (long long)table->reported, kind, wrong);
        check_id(sim, table, event);
        pairing_stored(sim, table, event);
        sim->stored_at = sim->now;
        sim->report->moves += strcmp(kind, "move") == 0;
        sim->report->games += strcmp(kind, "over") == 0;
        if (table->fold.seed[0] != '\0' && json_object_get(event, "seed") != NULL)
            check_fair_end(sim, table);
    }
}

/* --- dice --------------------------------------------------------------------------- */

void check_fair(struct sim *sim, struct sim_table *table, const char *text)
{
    struct buffer report;
    struct error error = {0};
    buffer_init(&report);
    if (!fair_check(games_list(), text, strlen(text), table->id, &report, &error))
        sim_fail(sim, "table %s: the dice are not fair: %s", table->id, error.text);
    buffer_deinit(&report);
}

/* From public events only, without the server's record. */
void check_fair_end(struct sim *sim, struct sim_table *table)
{
    struct fold *fold = &table->fold;
    struct fair fair = {.players = fold->players};
    struct buffer record;
    const char *promised = notes_get(&fold->match->notes, "x-fair-commitment");
    snprintf(fair.table, sizeof fair.table, "%s", table->id);
    if (promised == NULL || strcmp(promised, fold->commitment) != 0 ||
        !fair_from_hex(fold->seed, fair.seed)) {
        sim_fail(sim, "table %s: the record has another commitment than was shown",
                 table->id);
        return;
    }
    for (int i = 0; i < fold->players; i++)
        if (fold->seat[i].revealed &&
            fair_from_hex(fold->seat[i].entropy, fair.entropy[i]))
            fair.given |= 1U << i;
    fair_make_key(&fair);
    fair_note(&fair, true, fold->match);
    buffer_init(&record);
    fair_write_record(fold->match, &record);
    check_fair(sim, table, record.data);
    buffer_deinit(&record);
}

/* --- answers ------------------------------------------------------------------------ */

/* `list` has `seats`: flags, or objects with the flag `member`. */
void check_presence(struct sim *sim, const struct sim_table *table, const json_t *list,
                    const char *member)
{
    unsigned presence = 0, told = 0;
    int watchers = 0;
    const json_t *seats = json_object_get(list, "seats");
    for (int i = 0; i < PEERS; i++) {
        const struct conn *conn = network_find(sim, (uint32_t)i);
        if (conn == NULL || conn->table != table)
            continue;
        presence |= conn->seat >= 0 ? 1U << conn->seat : 0;
        watchers += conn->seat < 0;
    }
    for (size_t i = 0; i < json_array_size(seats); i++) {
        const json_t *it = json_array_get(seats, i);
        it = member != NULL ? json_object_get(it, member) : it;
        told |= json_is_true(it) ? 1U << i : 0;
    }
    bool counted = member != NULL || number_of(list, "watchers") == watchers;
    if (presence != told || !counted)
        sim_fail(sim,
                 "table %s: seats %#x and %d watchers are said to be here, but it "
                 "is %#x and %d",
                 table->id, told, (int)number_of(list, "watchers"), presence, watchers);
}

static void check_snapshot(struct sim *sim, struct sim_table *table, const json_t *answer)
{
    struct fold seen = {0};
    const char *wrong = view_snapshot(&seen, answer);
    const char *record = text_of(json_object_get(answer, "snapshot"), "record");
    if (wrong != NULL)
        sim_fail(sim, "table %s: %s", table->id, wrong);
    else if (seen.n != table->fold.n || view_hash(&seen) != view_hash(&table->fold))
        sim_fail(sim, "table %s: a snapshot of event %lld shows another position",
                 table->id, (long long)seen.n);
    else if (table->fold.seed[0] != '\0' && !table->checked) {
        check_fair(sim, table, record);
        table->checked = true;
    }
    view_clear(&seen);
}

/* It is that of the events, and later by as long as the server was down since: at least
 * that, and no later than if it had been down all the time, or an hour after the start.
 */
static void check_deadline(struct sim *sim, const struct sim_table *table, int64_t shown)
{
    int64_t set = table->fold.deadline, settled = table->fold.settled;
    int64_t least = set, most = set;
    if (set > 0 && settled < sim->began) {
        least += sim_down_since(sim, settled);
        most += sim->began - settled;
        most = most > sim->began + HOUR ? most : sim->began + HOUR;
    }
    if (table->fold.stage == FOLD_ON && (shown < least || shown > most))
        sim_fail(sim, "table %s: the deadline is shown as %lld, but it is %lld",
                 table->id, (long long)shown, (long long)set);
}

void check_table_members(struct sim *sim, struct conn *conn, struct sim_table *table,
                         const json_t *answer)
{
    static const char *const words[] = {"open", "reveal", "on", "over", "closed"};
    const json_t *shown = json_object_get(answer, "table");
    const struct fold *fold = &table->fold;
    const struct {
        const char *key;
        int64_t value;
    } numbers[] = {{"n", fold->n}, {"at", fold->game_n}, {"turn", view_actor(fold) + 1}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (number_of(shown, numbers[i].key) != numbers[i].value)
            sim_fail(sim, "table %s: peer %u is shown `%s` %lld, but it is %lld",
                     table->id, conn->peer, numbers[i].key,
                     (long long)number_of(shown, numbers[i].key),
                     (long long)numbers[i].value);
    if (strcmp(text_of(shown, "state"), words[fold->stage]) != 0)
        sim_fail(sim, "table %s: peer %u is shown `%s`, but it is `%s`", table->id,
                 conn->peer, text_of(shown, "state"), words[fold->stage]);
    check_presence(sim, table, shown, "here");
    check_deadline(sim, table, number_of(shown, "deadline"));
    if (json_object_get(answer, "snapshot") != NULL)
        check_snapshot(sim, table, answer);
}

/* --- after every step, and at the end ----------------------------------------------- */

static void check_unanswered(struct sim *sim, const struct conn *conn)
{
    for (size_t i = 0; i < conn->request_count; i++) {
        int64_t since = conn->requests[i].at;
        since = since > sim->faultless_since ? since : sim->faultless_since;
        if (sim->now - since > 5 * MINUTE)
            sim_fail(sim, "a request of peer %u is not answered: %s", conn->peer,
                     conn->requests[i].text);
    }
}

void check_followers(struct sim *sim)
{
    for (uint32_t i = 0; i < PEERS && !sim->report->failed; i++) {
        const struct conn *conn = network_find(sim, i);
        if (conn == NULL)
            continue;
        if (conn->table != NULL && conn->n != conn->table->reported)
            sim_fail(sim, "table %s: peer %u was told up to event %lld of %lld",
                     conn->table->id, i, (long long)conn->n,
                     (long long)conn->table->reported);
        if (sim->faultless)
            check_unanswered(sim, conn);
    }
}

void check_end(struct sim *sim)
{
    for (int i = 0; i < sim->tabs && !sim->report->failed; i++) {
        const struct tab *tab = &sim->tab[i];
        const struct sim_table *table = table_find(sim, tab->table);
        if (table != NULL && tab->fold.n == table->fold.n &&
            view_hash(&tab->fold) != view_hash(&table->fold))
            sim_fail(sim, "table %s: tab %d has another position", tab->table, i);
    }
    for (int i = 0; i < sim->tables && !sim->report->failed; i++) {
        const struct sim_table *table = sim->table[i];
        if (table->written > 0 && table->open)
            sim_fail(sim,
                     "table %s is open for ever, at event %lld: nobody is there, "
                     "and nothing happens any more",
                     table->id, (long long)table->written);
    }
}
