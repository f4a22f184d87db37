/* players.c: computer players, which answer after a while, late, twice, with nonsense,
 * with nothing, or not at all. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/record/record.h"
#include "games/games.h"
#include "tests/server/simulator/internal.h"

enum { LONG_RECORD = 2500 /* bytes: parsing each would take too long */ };

/* The record from the server must be that of the table. */
static bool check_record(struct sim *sim, const struct server_output *out,
                         const struct sim_table *table)
{
    struct error error = {0};
    struct match *match =
        record_read(games_list(), out->bytes, out->length, "thought", &error);
    if (match == NULL)
        sim_fail(sim, "table %s: a player is asked with a record that cannot be read: %s",
                 table->id, error.text);
    else if (match_hash(match) != view_hash(&table->fold))
        sim_fail(sim, "table %s: a player is asked about another position", table->id);
    else if (match_actor(match) != out->seat)
        sim_fail(sim, "table %s: a player is asked for another's seat", table->id);
    match_free(match);
    return !sim->report->failed;
}

static void plan(struct sim *sim, const struct server_output *out, const char *line,
                 int64_t after)
{
    struct due *due = due_add(sim, DUE_THOUGHT, sim->now + after);
    snprintf(due->table, sizeof due->table, "%s", out->table);
    due->number = out->number;
    due->text = line != NULL ? memory_text(line, strlen(line)) : NULL;
}

void players_asked(struct sim *sim, const struct server_output *out)
{
    struct sim_table *table = table_find(sim, out->table);
    char line[MOVE_MAX_TEXT] = "";
    if (table == NULL || out->number != table->fold.game_n) {
        sim_fail(sim, "table %s: a player is asked about decision %lld", out->table,
                 (long long)out->number);
        return;
    }
    bool looks = out->length < LONG_RECORD || sim_chance(sim, 10);
    if (looks && !check_record(sim, out, table))
        return;
    view_random_move(&table->fold, &sim->rng, line);
    sim_note(sim, "asks a player: %s, %lld", out->table, (long long)out->number);
    uint32_t mood = sim->faultless ? 100 : sim_below(sim, 100);
    int64_t after = 1 + sim_below(sim, 400);
    if (mood < 4)
        return;
    if (mood < 8)
        plan(sim, out, NULL, after);
    else if (mood < 11)
        plan(sim, out, "dance", after);
    else if (mood < 20)
        plan(sim, out, line, 30000 + sim_below(sim, 60000));
    else
        plan(sim, out, line, after);
    if (mood >= 20 && mood < 35)
        plan(sim, out, line, after + 1 + sim_below(sim, 3000));
}

void players_answer(struct sim *sim, const char *id, int64_t number, const char *line)
{
    struct sim_table *table = table_find(sim, id);
    table->chosen =
        memory_resize(table->chosen, table->chosen_count + 1, sizeof *table->chosen);
    struct chosen_move *said = &table->chosen[table->chosen_count++];
    *said = (struct chosen_move){.number = number,
                                 .legal = line != NULL && strcmp(line, "dance") != 0};
    snprintf(said->line, sizeof said->line, "%s", line != NULL ? line : "");
    sim_note(sim, "a player says: %s, %lld: %s", id, (long long)number,
             line != NULL ? line : "(nothing)");
    sim_step(sim, (struct server_input){.event = SERVER_THOUGHT,
                                        .table = id,
                                        .number = number,
                                        .bytes = line,
                                        .length = line != NULL ? strlen(line) : 0});
}
