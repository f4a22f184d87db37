/* schedule.c: scheduled items, in a heap by time. Items at the same time keep the order
 * in which they were added. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "tests/server/simulator/internal.h"

static bool is_before(const struct due *a, const struct due *b)
{
    return a->at != b->at ? a->at < b->at : a->order < b->order;
}

static void swap(struct due *a, struct due *b)
{
    struct due kept = *a;
    *a = *b;
    *b = kept;
}

struct due *due_add(struct sim *sim, enum due_kind kind, int64_t at)
{
    if (sim->dues == sim->due_capacity) {
        sim->due_capacity = sim->due_capacity > 0 ? 2 * sim->due_capacity : 64;
        sim->due = memory_resize(sim->due, sim->due_capacity, sizeof *sim->due);
    }
    size_t i = sim->dues++;
    sim->due[i] = (struct due){.at = at > sim->now ? at : sim->now,
                               .order = ++sim->orders,
                               .kind = kind,
                               .incarnation = sim->incarnation};
    for (; i > 0 && is_before(&sim->due[i], &sim->due[(i - 1) / 2]); i = (i - 1) / 2)
        swap(&sim->due[i], &sim->due[(i - 1) / 2]);
    return &sim->due[i];
}

bool due_next(struct sim *sim, struct due *due)
{
    if (sim->dues == 0)
        return false;
    *due = sim->due[0];
    sim->due[0] = sim->due[--sim->dues];
    for (size_t i = 0, child; (child = 2 * i + 1) < sim->dues; i = child) {
        if (child + 1 < sim->dues && is_before(&sim->due[child + 1], &sim->due[child]))
            child++;
        if (!is_before(&sim->due[child], &sim->due[i]))
            break;
        swap(&sim->due[child], &sim->due[i]);
    }
    return true;
}

void due_free(struct sim *sim)
{
    for (size_t i = 0; i < sim->dues; i++)
        free(sim->due[i].text);
    free(sim->due);
}
