/* disk.c: the disk: writes batches ticket by ticket some time later, and reports them
 * some time after that, unless they fail. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "tests/server/simulator/internal.h"

/* --- tables ------------------------------------------------------------------------- */

struct sim_table *table_find(struct sim *sim, const char *id)
{
    for (int i = 0; i < sim->tables; i++)
        if (strcmp(sim->table[i]->id, id) == 0)
            return sim->table[i];
    return NULL;
}

struct sim_table *table_get(struct sim *sim, const char *id)
{
    struct sim_table *table = table_find(sim, id);
    if (table != NULL || sim->tables == TABLES)
        return table;
    table = memory_new(1, sizeof *table);
    snprintf(table->id, sizeof table->id, "%s", id);
    sim->table[sim->tables++] = table;
    return table;
}

/* --- writing ------------------------------------------------------------------------ */

static void write_event(struct sim *sim, struct sim_table *table, struct disk_row *row)
{
    json_error_t error;
    if (row->number != table->written + 1) {
        sim_fail(sim, "table %s: event %lld is written after %lld", table->id,
                 (long long)row->number, (long long)table->written);
        return;
    }
    size_t count = (size_t)++table->written;
    table->event = memory_resize(table->event, count + 1, sizeof(json_t *));
    table->body = memory_resize(table->body, count + 1, sizeof(char *));
    table->event[count] = json_loads(row->body, JSON_REJECT_DUPLICATES, &error);
    table->body[count] = row->body;
    row->body = NULL;
    if (table->event[count] == NULL)
        sim_fail(sim, "table %s: event %zu is no JSON: %s", table->id, count, error.text);
}

static void write_row(struct sim *sim, struct disk_row *row)
{
    struct sim_table *table = row->table;
    if (table == NULL) {
        names_write(sim, row);
        return;
    }
    if (row->kind == SERVER_EVENT) {
        write_event(sim, table, row);
        return;
    }
    free(table->row);
    table->row = row->body;
    row->body = NULL;
    table->open = row->open;
    table->number = row->number;
}

static void write_ticket(struct sim *sim, struct ticket *ticket)
{
    for (size_t i = 0; i < ticket->count && !ticket->fails; i++)
        write_row(sim, &ticket->rows[i]);
    if (!ticket->fails)
        names_check(sim, ticket);
    ticket->committed = true;
}

static void free_ticket(struct ticket *ticket)
{
    for (size_t i = 0; i < ticket->count; i++)
        free(ticket->rows[i].body);
    free(ticket->rows);
}

/* --- taking ------------------------------------------------------------------------- */

static int64_t wait_for_disk(struct sim *sim)
{
    if (!sim->faultless && sim_chance(sim, 40))
        return sim_below(sim, 20000);
    return 1 + sim_below(sim, sim_chance(sim, 4) ? 200 : 15);
}

static void plan_commit(struct sim *sim)
{
    if (sim->disk.committing || sim->disk.count == 0)
        return;
    sim->disk.committing = true;
    due_add(sim, DUE_COMMIT, sim->now + wait_for_disk(sim));
}

void disk_store(struct sim *sim, const struct server_output *out)
{
    struct disk *disk = &sim->disk;
    check_store(sim, out);
    disk->list = memory_resize(disk->list, disk->count + 1, sizeof *disk->list);
    struct ticket *ticket = &disk->list[disk->count++];
    *ticket = (struct ticket){.number = out->ticket};
    ticket->rows = memory_new(out->count + 1, sizeof *ticket->rows);
    for (size_t i = 0; i < out->count; i++) {
        const struct server_row *row = &out->rows[i];
        struct sim_table *table =
            row->kind <= SERVER_TABLE ? table_get(sim, row->key) : NULL;
        struct disk_row *kept = &ticket->rows[ticket->count++];
        *kept = (struct disk_row){.table = table,
                                  .kind = row->kind,
                                  .open = row->open,
                                  .gone = row->gone,
                                  .number = row->number,
                                  .body = memory_text(row->body, row->length)};
        snprintf(kept->key, sizeof kept->key, "%s", row->key);
    }
    plan_commit(sim);
}

/* A commit takes all pending tickets, or some of them. */
void disk_commit(struct sim *sim)
{
    struct disk *disk = &sim->disk;
    uint64_t last = 0;
    disk->committing = false;
    if (disk->count == 0)
        return;
    size_t most = disk->count - sim_below(sim, (uint32_t)disk->count);
    for (size_t i = 0; i < most; i++) {
        struct ticket *ticket = &disk->list[i];
        if (ticket->committed)
            continue;
        ticket->fails = disk->full || (!sim->faultless && sim_chance(sim, 25));
        write_ticket(sim, ticket);
        last = ticket->number;
    }
    if (last == 0)
        last = disk->list[most - 1].number;
    due_add(sim, DUE_REPORT, sim->now + sim_below(sim, 10))->number = (int64_t)last;
}

/* --- reporting ---------------------------------------------------------------------- */

static void settle(struct sim *sim, struct ticket *ticket)
{
    if (!ticket->fails)
        names_settle(sim, ticket);
    for (size_t i = 0; i < ticket->count; i++) {
        struct sim_table *table = ticket->rows[i].table;
        if (table == NULL)
            continue;
        table->ticket = 0;
        table->submitted = table->written;
        if (!ticket->fails)
            check_reported(sim, table);
    }
}

static void send_stored(struct sim *sim, uint64_t ticket)
{
    sim_note(sim, "disk: stored up to %llu", (unsigned long long)ticket);
    sim_step(sim, (struct server_input){.event = SERVER_STORED, .ticket = ticket});
}

/* A failure is reported before later tickets are reported as stored. */
void disk_report(struct sim *sim, uint64_t number)
{
    struct disk *disk = &sim->disk;
    size_t count = 0;
    uint64_t stored = 0;
    struct ticket *list = disk->list;
    while (count < disk->count && list[count].committed && list[count].number <= number)
        count++;
    struct ticket *done = memory_new(count + 1, sizeof *done);
    memcpy(done, list, count * sizeof *done);
    disk->count -= count;
    memmove(list, list + count, disk->count * sizeof *list);
    for (size_t i = 0; i < count; i++) {
        if (done[i].fails && stored > 0)
            send_stored(sim, stored), stored = 0;
        settle(sim, &done[i]);
        if (!done[i].fails) {
            stored = done[i].number;
            continue;
        }
        sim->report->failures++;
        sim_note(sim, "disk: %llu failed", (unsigned long long)done[i].number);
        sim_step(sim, (struct server_input){.event = SERVER_FAILED,
                                            .ticket = done[i].number,
                                            .bytes = "no space",
                                            .length = 8});
    }
    if (stored > 0)
        send_stored(sim, stored);
    for (size_t i = 0; i < count; i++)
        free_ticket(&done[i]);
    free(done);
    plan_commit(sim);
}

/* --- reading ------------------------------------------------------------------------ */

void disk_load(struct sim *sim, const char *id)
{
    if (!sim->faultless && sim_chance(sim, 15)) {
        sim_note(sim, "disk: asked for %s, and says nothing", id);
        return;
    }
    struct due *due = due_add(sim, DUE_LOADED, sim->now + wait_for_disk(sim));
    snprintf(due->table, sizeof due->table, "%s", id);
}

void disk_loaded(struct sim *sim, const char *id)
{
    const struct sim_table *table = table_find(sim, id);
    size_t events = table != NULL ? (size_t)table->written : 0, count = 0;
    struct server_row *rows = memory_new(events + 2, sizeof *rows);
    if (table != NULL && table->row != NULL)
        rows[count++] = (struct server_row){.kind = SERVER_TABLE,
                                            .open = table->open,
                                            .key = table->id,
                                            .number = table->number,
                                            .body = table->row,
                                            .length = strlen(table->row)};
    for (size_t n = 1; n <= events; n++)
        rows[count++] = (struct server_row){.kind = SERVER_EVENT,
                                            .key = table->id,
                                            .number = (int64_t)n,
                                            .body = table->body[n],
                                            .length = strlen(table->body[n])};
    sim_note(sim, "disk: gives %s, %zu rows", id, count);
    sim_step(sim, (struct server_input){
                      .event = SERVER_LOADED, .table = id, .rows = rows, .count = count});
    free(rows);
}

/* --- the end of a server --------------------------------------------------------------
 */

void disk_drop(struct sim *sim)
{
    struct disk *disk = &sim->disk;
    for (size_t i = 0; i < disk->count; i++)
        free_ticket(&disk->list[i]);
    free(disk->list);
    *disk = (struct disk){.full = disk->full};
}

void disk_crash(struct sim *sim)
{
    struct disk *disk = &sim->disk;
    size_t kept = sim_below(sim, (uint32_t)disk->count + 1);
    for (size_t i = 0; i < disk->count; i++) {
        struct ticket *ticket = &disk->list[i];
        if (!ticket->committed && i < kept)
            write_ticket(sim, ticket);
    }
    disk_drop(sim);
    for (int i = 0; i < sim->tables; i++) {
        sim->table[i]->ticket = 0;
        sim->table[i]->submitted = sim->table[i]->written;
        check_reported(sim, sim->table[i]);
    }
}

void disk_restore(struct sim *sim)
{
    names_settle(sim, NULL);
    names_restore(sim);
    for (int i = 0; i < sim->tables && !sim->report->failed; i++) {
        const struct sim_table *table = sim->table[i];
        if (table->row == NULL || !table->open)
            continue;
        struct server_row row = {.kind = SERVER_TABLE,
                                 .open = true,
                                 .key = table->id,
                                 .number = table->number,
                                 .body = table->row,
                                 .length = strlen(table->row)};
        sim_step(sim, (struct server_input){
                          .event = SERVER_RESTORED, .rows = &row, .count = 1});
    }
}

static void free_table(struct sim_table *table)
{
    for (int64_t n = 1; n <= table->written; n++) {
        json_decref(table->event[n]);
        free(table->body[n]);
    }
    free(table->event);
    free(table->body);
    free(table->row);
    free(table->id_made);
    free(table->chosen);
    view_clear(&table->fold);
    free(table);
}

void disk_free(struct sim *sim)
{
    disk_drop(sim);
    names_free(sim);
    for (int i = 0; i < sim->tables; i++)
        free_table(sim->table[i]);
}
