/* fresh.c: a fresh dungeon for a seed.
 *
 * Six wedges are sketched one after the other, each until it can be drawn; then strengths
 * are dealt out by depth. A dungeon that does not pass every check is thrown away and the
 * next is tried with the same generator, so a seed always gives the same one. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "games/seals/board/build.h"
#include "games/seals/board/draw/geometry.h"
#include "games/seals/board/findings.h"
#include "games/seals/board/generate/sketch.h"
#include "i18n/i18n.h"

enum {
    MOST_WEDGES = 400,
    MOST_DUNGEONS = 400,
    STRENGTHS = 5,
    SMALL_CIRCLES = 10, /* of a wedge, at least */
    LARGE_CIRCLES = 16,
};

/* What dungeons for 2 to 5 players have: large wedges, and boxes of strength 2 to 6. */
struct measure {
    int large;
    int boxes[STRENGTHS];
};

static const struct measure measure[] = {
    {0, {6, 6, 6, 5, 7}},
    {2, {7, 7, 7, 7, 8}},
    {4, {9, 8, 8, 8, 9}},
    {6, {10, 10, 9, 9, 10}},
};

static int picture_faults(const struct face *face, int segment, struct board *scratch)
{
    struct buffer report;
    struct error error;
    buffer_init(&report);
    if (!seals_face_alone(scratch, face, segment, &error))
        return 1;
    struct inspection inspection = {.board = scratch, .findings = {.report = &report}};
    seals_board_walk_init(&inspection.walk, scratch);
    seals_board_check_picture(&inspection);
    buffer_deinit(&report);
    return inspection.findings.faults;
}

/* Can the wedge be drawn on its own? The neighbour's door circles are thought of too. */
static bool is_drawable(const struct face *face, int segment, struct board *scratch)
{
    static const int door[] = {DOOR_INNER_RADIUS, DOOR_OUTER_RADIUS};
    for (int i = 0; i < face->plan.spaces; i++) {
        const struct board_space *space = &face->plan.space[i];
        int least = space->kind == SPACE_BOX ? 82 : space->kind == SPACE_CIRCLE ? 63 : 0;
        for (int d = 0; d < DOORS; d++)
            if (seals_board_point_distance(seals_board_point_polar(door[d], 0),
                                           seals_board_point_polar(space->x, space->y)) <
                least)
                return false;
    }
    return picture_faults(face, segment, scratch) == 0;
}

/* What the making of a dungeon needs; too large for small stacks. */
struct workshop {
    struct rng rng;
    int titles; /* rooms named so far */
    struct face_ring ring;
    struct face face;
    struct sketch sketch;
    struct board scratch;
};

static void begin_sketch(struct workshop *shop, int segment, int *titles)
{
    char title[BOARD_TITLE];
    memcpy(title, shop->face.plan.title, sizeof title);
    seals_board_clear(&shop->face.plan);
    memcpy(shop->face.plan.title, title, sizeof title);
    shop->sketch = (struct sketch){
        .face = &shop->face, .rng = &shop->rng, .segment = segment, .titles = titles};
}

/* Enough seals for a game to last. */
static bool has_circles(const struct face *face)
{
    int circles = 0;
    for (int i = 0; i < face->plan.spaces; i++)
        circles += face->plan.space[i].kind == SPACE_CIRCLE;
    return circles >= (face->large ? LARGE_CIRCLES : SMALL_CIRCLES);
}

/* A chamber with one door makes that door a choke point. `scratch` holds the wedge. */
static bool has_dead_end(const struct workshop *shop)
{
    struct board_walk walk;
    seals_board_walk_init(&walk, &shop->scratch);
    for (int i = 0; i < shop->sketch.cells; i++) {
        const struct cell *cell = &shop->sketch.cell[i];
        int room = shop->face.plan.space[cell->floor].room;
        if (cell->dead_end && seals_board_is_dead_end(&walk, &shop->scratch, room))
            return true;
    }
    return false;
}

/* Tries wedges until one will do. */
static bool make_wedge(struct workshop *shop, int segment)
{
    for (int attempt = 0; attempt < MOST_WEDGES; attempt++) {
        int titles = shop->titles;
        begin_sketch(shop, segment, &titles);
        if (!seals_sketch_wedge(&shop->sketch) || !has_circles(&shop->face) ||
            !is_drawable(&shop->face, segment, &shop->scratch) || !has_dead_end(shop))
            continue;
        shop->titles = titles;
        return true;
    }
    return false;
}

static void shuffle(struct rng *rng, int *number, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int other = (int)rng_below(rng, (uint32_t)(i + 1));
        int kept = number[i];
        number[i] = number[other];
        number[other] = kept;
    }
}

static bool make_dungeon(struct workshop *shop, struct board *board, int players)
{
    int name[SEGMENT_NAMES];
    int order[BOARD_SEGMENTS] = {0, 1, 2, 3, 4, 5};
    struct error error;
    for (int i = 0; i < SEGMENT_NAMES; i++)
        name[i] = i;
    shop->titles = (int)rng_below(&shop->rng, 1000);
    shuffle(&shop->rng, name, SEGMENT_NAMES);
    shuffle(&shop->rng, order, BOARD_SEGMENTS);
    if (!seals_face_ring_begin(&shop->ring, board, &error))
        return false;
    for (int i = 0; i < BOARD_SEGMENTS; i++) {
        seals_board_title_write_segment(name[i], shop->face.plan.title,
                                        &shop->face.letter);
        shop->face.large = order[i] < measure[players - 2].large;
        if (!make_wedge(shop, i) ||
            !seals_face_ring_add(&shop->ring, board, &shop->face, &error))
            return false;
    }
    return seals_face_ring_join(&shop->ring, board, &error);
}

/* Sites of one kind, in the order in which they get their strengths. */
struct ranking {
    int count;
    int site[BOARD_MAX_SITES];
    int rank[BOARD_MAX_SITES];
};

static void ranking_add(struct ranking *ranking, int site, int rank)
{
    int at = ranking->count++;
    for (; at > 0 && ranking->rank[at - 1] > rank; at--) {
        ranking->site[at] = ranking->site[at - 1];
        ranking->rank[at] = ranking->rank[at - 1];
    }
    ranking->site[at] = site;
    ranking->rank[at] = rank;
}

/* Deeper sites rank higher; the distance from the hall and luck decide among equals. */
static void rank_sites(struct ranking *ranking, const struct board *board,
                       const uint8_t *depth, int kind, int luck, struct rng *rng)
{
    ranking->count = 0;
    for (int i = 0; i < board->sites; i++) {
        const struct board_space *space = &board->space[i];
        if (space->kind != kind)
            continue;
        int far = seals_board_point_distance(seals_board_space_point(space),
                                             (struct point){0, 0});
        ranking_add(ranking, i,
                    depth[i] * 100 + far / 8 + (int)rng_below(rng, (uint32_t)luck));
    }
}

static bool deal(struct board *board, const struct ranking *ranking,
                 const int amount[STRENGTHS])
{
    int at = 0;
    for (int strength = 2; strength <= 6; strength++)
        for (int i = 0; i < amount[strength - 2] && at < ranking->count; i++)
            board->space[ranking->site[at++]].strength = (uint8_t)strength;
    return at == ranking->count;
}

/* A quarter of the circles is of strength 2, or more where the others are used up;
 * the others share the rest. */
static void share_circles(int count, int amount[STRENGTHS])
{
    int most = LIMIT_CIRCLES * (STRENGTHS - 1);
    int rest = count - count / 4;
    rest = rest > most ? most : rest;
    amount[0] = count - rest;
    for (int i = 1; i < STRENGTHS; i++) {
        amount[i] = (rest + STRENGTHS - 1 - i) / (STRENGTHS - i);
        rest -= amount[i];
    }
}

static bool deal_strengths(struct board *board, int players, struct rng *rng)
{
    struct ranking ranking;
    struct board_walk walk;
    uint8_t depth[BOARD_MAX_SPACES];
    int circles[STRENGTHS];
    seals_board_walk_init(&walk, board);
    seals_board_depths(&walk, board, depth);
    rank_sites(&ranking, board, depth, SPACE_BOX, 60, rng);
    if (!deal(board, &ranking, measure[players - 2].boxes))
        return false;
    rank_sites(&ranking, board, depth, SPACE_CIRCLE, 80, rng);
    share_circles(ranking.count, circles);
    return deal(board, &ranking, circles);
}

static bool passes(const struct board *board, int players)
{
    struct buffer report;
    buffer_init(&report);
    int faults = seals_board_check(board, players, &report);
    buffer_deinit(&report);
    return faults == 0;
}

static bool make_good_dungeon(struct workshop *shop, struct board *board, int players)
{
    for (int attempt = 0; attempt < MOST_DUNGEONS; attempt++)
        if (make_dungeon(shop, board, players) &&
            deal_strengths(board, players, &shop->rng) && passes(board, players))
            return true;
    return false;
}

bool seals_board_fresh(struct board *board, int players, uint64_t seed,
                       struct error *error)
{
    static const char title[] = TR_NOOP_IN("room", "A fresh dungeon");
    error_clear(error);
    if (players < 2 || players > 5)
        return error_set(error, "there is no dungeon for %d players: 2 to 5 can play",
                         players);
    struct workshop *shop = memory_new(1, sizeof *shop);
    rng_seed(&shop->rng, seed);
    bool made = make_good_dungeon(shop, board, players);
    free(shop);
    if (!made)
        return error_set(error, "no dungeon came about for this seed: choose another");
    board->players = players;
    memcpy(board->title, title, sizeof title);
    return true;
}
