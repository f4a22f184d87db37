/* table.c: the tables of the solver: finding and making them. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "games/ciub/odds/solver.h"

/* --- the solver --------------------------------------------------------------------- */

/* Multisets of at most `dice` dice of `colours` colours. */
static int multisets(int colours, int dice)
{
    int64_t count = 1;
    for (int i = 1; i <= colours; i++)
        count = count * (dice + i) / i;
    return (int)count;
}

/* Counts of colours are ranked by the first colour's count, then the second's and so on.
 * Fills in one part of the ranks: four colours from `first` on, `at` being the counts of
 * those before `colour`. */
static void fill_ranks(struct rank_part *part, int colours, int first, int colour,
                       unsigned at, struct rank_part so_far)
{
    if (colour == first + 4) {
        part[at] = so_far;
        return;
    }
    int most = colour < colours ? so_far.left : 0;
    for (int count = 0; count <= most; count++) {
        struct rank_part next = {so_far.rank, (uint8_t)(so_far.left - count)};
        fill_ranks(part, colours, first, colour + 1,
                   at | (unsigned)count << 4 * (colour - first), next);
        if (count < most)
            so_far.rank =
                (uint16_t)(so_far.rank + multisets(colours - colour - 1, next.left));
    }
}

static bool make_ranks(struct solver *solver)
{
    size_t count = (size_t)RANK_PARTS * (SOLVER_DICE + 1);
    solver->low = calloc(count, sizeof *solver->low);
    solver->high = calloc(count, sizeof *solver->high);
    if (solver->low == NULL || solver->high == NULL)
        return false;
    for (int dice = 0; dice <= SOLVER_DICE; dice++) {
        struct rank_part start = {0, (uint8_t)dice};
        size_t row = (size_t)dice * RANK_PARTS;
        fill_ranks(solver->low + row, solver->set->colours, 0, 0, 0, start);
        fill_ranks(solver->high + row, solver->set->colours, 4, 4, 0, start);
    }
    return true;
}

bool ciub_solver_init(struct solver *solver, const struct ciub_set *set, uint32_t memos)
{
    memset(solver, 0, sizeof *solver);
    solver->set = set;
    solver->actions = set->reroll | set->adjust;
    for (int colour = 0; colour < set->colours; colour++)
        if (ciub_set_swaps(set, colour))
            solver->swappers |= (uint8_t)(1 << colour);
    solver->mask = memos - 1;
    solver->memo = calloc(memos, sizeof *solver->memo);
    return make_ranks(solver) && solver->memo != NULL;
}

void ciub_solver_clear(struct solver *solver)
{
    for (int i = 1; i <= solver->tables; i++)
        free(solver->table[i]);
    free(solver->table);
    solver->table = NULL;
    solver->tables = solver->capacity = 0;
    solver->bytes = 0;
    memset(solver->bucket, 0, sizeof solver->bucket);
    memset(solver->memo, 0, (solver->mask + (size_t)1) * sizeof *solver->memo);
}

void ciub_solver_deinit(struct solver *solver)
{
    if (solver->memo != NULL)
        ciub_solver_clear(solver);
    free(solver->memo);
    free(solver->low);
    free(solver->high);
    memset(solver, 0, sizeof *solver);
}

/* --- making a table ----------------------------------------------------------------- */

int ciub_table_lane(const struct solver *solver, const struct table *table, int class)
{
    return (table->useful >> class & 1) != 0 ? kind_lane(solver->set, class) : LANE_NONE;
}

static int class_of(const struct solver *solver, const struct table *table, int kind)
{
    const struct ciub_set *set = solver->set;
    uint64_t own = set->swap | set->reroll | set->adjust | set->skull | set->spent;
    int lane = kind_lane(set, kind);
    if ((own >> kind & 1) != 0 ||
        (lane != LANE_NONE && ciub_progress_useful(&table->progress, table->dice, lane)))
        return kind;
    return idle_class(kind_colour(kind));
}

/* Faces of one class are counted together; looks ascend, and so do the classes but for
 * the idle one, which is the highest of its colour. */
static void note_faces(const struct solver *solver, struct table *table, int colour)
{
    const struct ciub_die *die = &solver->set->die[colour];
    int idle = 0, faces = 0;
    for (int look = 0; look < die->symbols; look++) {
        int class = table->class[kind_of(colour, look)];
        if (class == idle_class(colour)) {
            idle += die->sides[look];
            continue;
        }
        table->face[colour][faces] = (uint8_t)class;
        table->weight[colour][faces++] = die->sides[look];
    }
    if (idle > 0) {
        table->face[colour][faces] = (uint8_t)idle_class(colour);
        table->weight[colour][faces++] = (uint8_t)idle;
    }
    table->faces[colour] = (uint8_t)faces;
}

static void note_classes(const struct solver *solver, struct table *table)
{
    const struct ciub_set *set = solver->set;
    for (uint64_t left = set->kinds; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        table->class[kind] = (uint8_t)class_of(solver, table, kind);
        int lane = kind_lane(set, kind);
        if (lane != LANE_NONE &&
            ciub_progress_useful(&table->progress, table->dice, lane))
            table->useful |= kind_bit(kind);
    }
    for (int colour = 0; colour < set->colours; colour++)
        note_faces(solver, table, colour);
}

/* The table and its two arrays in one piece. */
static struct table *table_new(struct solver *solver, int dice)
{
    size_t ranks = (size_t)multisets(solver->set->colours, dice);
    size_t size = sizeof(struct table) + ranks * (sizeof(double) + sizeof(uint32_t));
    struct table *table = memory_new(1, size);
    table->chance = (double *)(table + 1);
    table->stamp = (uint32_t *)(table->chance + ranks);
    solver->bytes += size;
    return table;
}

static int keep_table(struct solver *solver, struct table *table)
{
    if (solver->tables + 1 >= solver->capacity) {
        solver->capacity = 2 * solver->capacity + 64;
        solver->table = memory_resize(solver->table, (size_t)solver->capacity,
                                      sizeof(struct table *));
    }
    solver->table[++solver->tables] = table;
    return solver->tables;
}

/* --- finding one -------------------------------------------------------------------- */

static hues_t cap_room(const struct ciub_set *set, hues_t room, int dice)
{
    hues_t capped = 0;
    for (int colour = 0; colour < set->colours; colour++) {
        int count = hues_of(room, colour);
        capped += hue(colour) * (hues_t)(count > dice + 1 ? dice + 1 : count);
    }
    return capped;
}

/* The room of a colour that nobody swaps for does not matter, now and in all tables that
 * follow: it counts as none, so that no colour is left out for its sake either. */
static hues_t forget_room(const struct solver *solver, hues_t room, unsigned offer)
{
    for (int colour = 0; colour < solver->set->colours; colour++)
        if (((offer | solver->swappers) >> colour & 1) == 0)
            room -= hue(colour) * (hues_t)hues_of(room, colour);
    return room;
}

static bool same_key(const struct table *table, const struct progress *progress, int dice,
                     hues_t room)
{
    return table->dice == dice && table->room == room &&
           table->progress.missing == progress->missing &&
           table->progress.have == progress->have &&
           table->progress.sum == progress->sum &&
           table->progress.equal == progress->equal;
}

static int bucket_of(const struct progress *progress, int dice, hues_t room)
{
    uint64_t key = progress->missing * UINT64_C(0x9e3779b97f4a7c15) +
                   progress->have * UINT64_C(0xc2b2ae3d27d4eb4f) +
                   ((uint64_t)room << 20 | (uint64_t)progress->sum << 12 |
                    (uint64_t)progress->equal << 4 | (uint64_t)dice) *
                       UINT64_C(0xd6e8feb86659fd93);
    return (int)(key >> 40) % SOLVER_BUCKETS;
}

int ciub_solver_table(struct solver *solver, struct progress progress, int dice,
                      hues_t room)
{
    int decided = ciub_progress_settle(&progress, dice);
    if (decided != 0)
        return decided;
    room = cap_room(solver->set, room, dice);
    uint8_t offer = ciub_solver_offer(solver, &progress, dice, room);
    room = forget_room(solver, room, offer);
    int *bucket = &solver->bucket[bucket_of(&progress, dice, room)];
    for (int i = *bucket; i != 0; i = solver->table[i]->next)
        if (same_key(solver->table[i], &progress, dice, room))
            return i;
    struct table *table = table_new(solver, dice);
    table->progress = progress;
    table->dice = dice;
    table->room = room;
    table->offer = offer;
    table->next = *bucket;
    note_classes(solver, table);
    *bucket = keep_table(solver, table);
    return *bucket;
}

int ciub_solver_child(struct solver *solver, int index, int lane, int colour)
{
    struct table *table = solver->table[index];
    int *child = &table->child[lane][colour];
    if (*child == 0) {
        struct progress progress = table->progress;
        hues_t one = hues_of(table->room, colour) > 0 ? hue(colour) : 0;
        ciub_progress_add(&progress, lane);
        int found =
            ciub_solver_table(solver, progress, table->dice - 1, table->room - one);
        *child = found;
    }
    return *child;
}
