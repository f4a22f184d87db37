/* brute.c: phase 2 solved by brute force. */
#include "tests/games/ciub/odds/brute.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/hash.h"
#include "core/memory.h"
#include "core/move.h"
#include "games/ciub/ciub.h"
#include "games/ciub/odds/situation.h"
#include "games/data.h"
#include "tests/games/ciub/worlds.h"

/* --- worlds and states -------------------------------------------------------------- */

static struct ciub_need need_read(const char *words)
{
    struct ciub_need need = {0};
    if (words[0] == '=') {
        need.equal = (uint8_t)strtol(words + 1, NULL, 10);
    } else if (strchr(words, '+') != NULL) {
        need.sum = (uint8_t)strtol(words, NULL, 10);
    } else {
        for (; *words != '\0'; words++)
            if (*words != ' ')
                need.lanes += UINT64_C(1) << 8 * (*words - '1');
    }
    return need;
}

/* The standard set with other dice: lines that begin with "die" are left out. */
static void write_set(const char *dice, struct buffer *set)
{
    const struct data_file *file = data_find("ciub/standard.set");
    for (const char *line = file->text; line != NULL && *line != '\0';) {
        const char *next = strchr(line, '\n');
        size_t length = next != NULL ? (size_t)(next + 1 - line) : strlen(line);
        if (strncmp(line, "die ", 4) != 0)
            buffer_put_n(set, line, length);
        line = next != NULL ? next + 1 : NULL;
    }
    buffer_put(set, dice);
}

struct ciub_world *brute_world_with(const char *need, const char *dice)
{
    struct buffer set;
    buffer_init(&set);
    if (dice != NULL)
        write_set(dice, &set);
    struct ciub_world *world = world_of(set.data, "players=2,first=1");
    buffer_deinit(&set);
    world->set.card[0].need = need_read(need);
    return world;
}

struct ciub_world *brute_world(const char *need)
{
    return brute_world_with(need, NULL);
}

static void lay_out(const struct ciub_world *world, struct ciub_state *state,
                    const struct ciub_situation *s)
{
    memcpy(state->supply, s->supply, sizeof state->supply);
    memcpy(state->rolling, s->rolling, sizeof state->rolling);
    state->moved = s->moved;
    state->step = STEP_ACT;
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        if (s->tray[kind] > 0)
            tray_add(&world->set, state, kind, s->tray[kind]);
        for (int i = 0; i < s->outside[kind]; i++)
            outside_add(state, kind);
    }
    if (colours_load(s->rolling) != 0)
        state->step = STEP_ROLL;
}

struct ciub_state brute_state(const struct ciub_world *world, const char *words)
{
    struct ciub_state state;
    struct ciub_situation situation;
    struct error error = {0};
    choice_t list[GAME_MAX_CHOICES];
    ciub_start(world, &state);
    while (state.step == STEP_FIRST || state.step == STEP_DEAL) {
        ciub_choices(world, &state, list);
        ciub_apply(world, &state, list[0]);
    }
    ciub_apply(world, &state, CHOICE(VERB_ROLL, 0));
    if (!ciub_situation_read(&situation, &world->set, words, &error))
        fail_msg("%s: %s", words, error.text);
    lay_out(world, &state, &situation);
    return state;
}

/* --- all states -----------------------------------------------------------------------
 */

static int slot_of(const struct brute *brute, const struct ciub_state *state)
{
    int slot = (int)(hash_bytes(state, sizeof *state, 0) % (uint64_t)brute->buckets);
    while (brute->bucket[slot] != 0 &&
           memcmp(&brute->node[brute->bucket[slot] - 1].state, state, sizeof *state) != 0)
        slot = (slot + 1) % brute->buckets;
    return slot;
}

int brute_find(const struct brute *brute, const struct ciub_state *state)
{
    return brute->bucket[slot_of(brute, state)] - 1;
}

static void more_buckets(struct brute *brute)
{
    brute->buckets = 2 * brute->buckets + 1024;
    free(brute->bucket);
    brute->bucket = memory_new((size_t)brute->buckets, sizeof *brute->bucket);
    for (int i = 0; i < brute->nodes; i++)
        brute->bucket[slot_of(brute, &brute->node[i].state)] = i + 1;
}

static int add_node(struct brute *brute, const struct ciub_state *state)
{
    if (2 * brute->nodes >= brute->buckets)
        more_buckets(brute);
    int slot = slot_of(brute, state);
    if (brute->bucket[slot] != 0)
        return brute->bucket[slot] - 1;
    if (brute->nodes == brute->node_capacity) {
        brute->node_capacity = 2 * brute->node_capacity + 1024;
        brute->node =
            memory_resize(brute->node, (size_t)brute->node_capacity, sizeof *brute->node);
    }
    brute->node[brute->nodes] = (struct brute_node){.state = *state};
    brute->bucket[slot] = ++brute->nodes;
    return brute->nodes - 1;
}

static void add_edge(struct brute *brute, int to, uint32_t weight)
{
    if (brute->edges == brute->edge_capacity) {
        brute->edge_capacity = 2 * brute->edge_capacity + 4096;
        brute->edge =
            memory_resize(brute->edge, (size_t)brute->edge_capacity, sizeof *brute->edge);
        brute->weight = memory_resize(brute->weight, (size_t)brute->edge_capacity,
                                      sizeof *brute->weight);
    }
    brute->weight[brute->edges] = weight;
    brute->edge[brute->edges++] = to;
}

static void expand(struct brute *brute, int i)
{
    struct ciub_state state = brute->node[i].state;
    const struct ciub_need *need = &brute->world->set.card[0].need;
    choice_t list[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES];
    if (state.step < STEP_ROLL || state.step > STEP_PUT) {
        brute->node[i].value = need_met(need, state.lanes, state.sum);
        return;
    }
    bool chance = state.step == STEP_ROLL;
    int count = ciub_choices(brute->world, &state, list);
    uint32_t sum = chance ? ciub_weights(brute->world, &state, weight) : 0;
    brute->node[i].first = brute->edges;
    brute->node[i].count = count;
    brute->node[i].chance = chance;
    brute->node[i].weights = chance && sum == 0 ? (uint32_t)count : sum;
    for (int k = 0; k < count; k++) {
        struct ciub_state after = state;
        ciub_apply(brute->world, &after, list[k]);
        add_edge(brute, add_node(brute, &after), sum == 0 ? 1 : weight[k]);
    }
}

static double node_value(const struct brute *brute, const struct brute_node *node)
{
    double best = 0, sum = 0;
    for (int k = node->first; k < node->first + node->count; k++) {
        double value = brute->node[brute->edge[k]].value;
        sum += value * brute->weight[k];
        best = value > best ? value : best;
    }
    return node->chance ? sum / node->weights : best;
}

void brute_solve(struct brute *brute, const struct ciub_world *world,
                 const struct ciub_state *start)
{
    double change = 1;
    *brute = (struct brute){.world = world};
    more_buckets(brute);
    add_node(brute, start);
    for (int i = 0; i < brute->nodes; i++)
        expand(brute, i);
    while (change > 1e-12) {
        change = 0;
        for (int i = brute->nodes - 1; i >= 0; i--) {
            struct brute_node *node = &brute->node[i];
            double value = node->count == 0 ? node->value : node_value(brute, node);
            change = fmax(change, fabs(value - node->value));
            node->value = value;
        }
    }
}

void brute_deinit(struct brute *brute)
{
    free(brute->node);
    free(brute->edge);
    free(brute->weight);
    free(brute->bucket);
}

double brute_value_after(const struct brute *brute, const struct brute_node *node,
                         const char *line)
{
    struct ciub_state state = node->state;
    struct move move;
    struct reason why;
    if (!move_read(&ciub_game, brute->world, &state, line, &move, &why))
        fail_msg("'%s': %s", line, why.text);
    for (int i = 0; i < move.count; i++)
        ciub_apply(brute->world, &state, move.choice[i]);
    int after = brute_find(brute, &state);
    assert_true(after >= 0);
    return brute->node[after].value;
}
