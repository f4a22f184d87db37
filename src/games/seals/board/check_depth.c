/* check_depth.c: how many circles and boxes there are, and how deep they lie. */
#include "games/seals/board/build.h"
#include "games/seals/board/findings.h"

enum { WEAKEST = 2, STRONGEST = 6, FEWEST_BOXES = 5, DEPTH_GROUPS = 4 };

struct range {
    int low, high;
};

/* 3: strength-6 boxes by the number of players; any number when that is not known. */
static struct range great_boxes(int players)
{
    static const struct range by_players[] = {{6, 7}, {7, 8}, {9, 9}, {10, 10}};
    if (players < 2 || players > 5)
        return (struct range){6, LIMIT_BOXES};
    return by_players[players - 2];
}

static void check_boxes(struct inspection *inspection, int strength)
{
    struct findings *findings = &inspection->findings;
    struct range range = {FEWEST_BOXES, LIMIT_BOXES};
    if (strength == STRONGEST)
        range = great_boxes(inspection->players);
    int count = seals_board_count(inspection->board, SPACE_BOX, strength);
    if (count >= range.low && count <= range.high)
        seals_board_findings_ok(findings, "%d boxes of strength %d", count, strength);
    else if (range.low == range.high)
        seals_board_findings_fault(findings, "%d boxes of strength %d (%d are needed)",
                                   count, strength, range.low);
    else
        seals_board_findings_fault(findings,
                                   "%d boxes of strength %d (%d to %d are needed)", count,
                                   strength, range.low, range.high);
}

static void check_circles(struct inspection *inspection, int strength)
{
    int count = seals_board_count(inspection->board, SPACE_CIRCLE, strength);
    int limit = seals_board_limit(SPACE_CIRCLE, strength);
    if (count <= limit)
        seals_board_findings_ok(&inspection->findings,
                                "%d circles of strength %d (at most %d)", count, strength,
                                limit);
    else
        seals_board_findings_fault(
            &inspection->findings,
            "%d circles of strength %d are more than the box holds (%d)", count, strength,
            limit);
}

/* 3: what the box holds, and what a game needs. */
void seals_board_check_components(struct inspection *inspection)
{
    for (int strength = WEAKEST; strength <= STRONGEST; strength++)
        check_circles(inspection, strength);
    for (int strength = WEAKEST; strength <= STRONGEST; strength++)
        check_boxes(inspection, strength);
}

static void check_box_depth(struct inspection *inspection, int space)
{
    const struct board_space *box = &inspection->board->space[space];
    struct findings *findings = &inspection->findings;
    int depth = inspection->depth[space];
    if (depth == 0)
        seals_board_findings_fault(
            findings, "box %s can be reached without breaking a seal", box->name);
    else if (box->strength == WEAKEST && depth > 2)
        seals_board_findings_fault(findings,
                                   "strength-2 box %s lies behind %d seals (1 or 2)",
                                   box->name, depth);
    else if (box->strength == STRONGEST && depth < 3)
        seals_board_findings_fault(
            findings, "strength-6 box %s lies behind only %d seal%s (at least 3)",
            box->name, depth, depth == 1 ? "" : "s");
}

struct group {
    int count, sum;
};

/* The circles by their distance; those that are far away or few go with the ones before.
 */
static int group_circles(const struct inspection *inspection, struct group *group)
{
    int used = 0;
    for (int depth = 1; depth <= BOARD_MAX_SPACES; depth++) {
        struct group here = {0, 0};
        for (int i = 0; i < inspection->board->sites; i++) {
            const struct board_space *space = &inspection->board->space[i];
            if (space->kind != SPACE_CIRCLE || inspection->depth[i] != depth)
                continue;
            here.count++;
            here.sum += space->strength;
        }
        if (used == 0 || (here.count >= 4 && used < DEPTH_GROUPS))
            group[used++] = (struct group){0, 0};
        group[used - 1].count += here.count;
        group[used - 1].sum += here.sum;
    }
    return used;
}

static void check_growth(struct inspection *inspection)
{
    struct group group[DEPTH_GROUPS];
    int groups = group_circles(inspection, group);
    for (int i = 1; i < groups; i++)
        if (group[i].sum * group[i - 1].count <= group[i - 1].sum * group[i].count) {
            seals_board_findings_fault(
                &inspection->findings,
                "circles do not grow stronger with their distance from the "
                "chamber: on average %d.%d, then %d.%d further out",
                group[i - 1].sum / group[i - 1].count,
                group[i - 1].sum * 10 / group[i - 1].count % 10,
                group[i].sum / group[i].count, group[i].sum * 10 / group[i].count % 10);
            return;
        }
    seals_board_findings_ok(&inspection->findings, "circles grow stronger with distance");
}

/* 4: how many seals lie before the boxes. */
void seals_board_check_distances(struct inspection *inspection)
{
    int before = inspection->findings.faults;
    for (int i = 0; i < inspection->board->sites; i++)
        if (inspection->board->space[i].kind == SPACE_BOX)
            check_box_depth(inspection, i);
    if (inspection->findings.faults == before)
        seals_board_findings_ok(
            &inspection->findings,
            "every box lies behind a seal, strength 2 behind one or two, strength 6 "
            "behind three or more");
    check_growth(inspection);
}
