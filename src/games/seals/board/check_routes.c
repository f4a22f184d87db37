/* check_routes.c: loops, choke points and dead ends. */
#include "games/seals/board/build.h"
#include "games/seals/board/findings.h"

enum { CHOKE_MOST = 4 };

static int segment_of(const struct board *board, int space)
{
    return board->room[board->space[space].room].segment;
}

static int count_boxes(const struct board *board)
{
    int boxes = 0;
    for (int i = 0; i < board->sites; i++)
        boxes += board->space[i].kind == SPACE_BOX;
    return boxes;
}

/* 5: no space but the chamber's cuts more than a quarter of the boxes off. Also notes in
 * which segments there is a choke point. */
static void check_loops(struct inspection *inspection, bool choke[SEGMENT_NONE + 1])
{
    const struct board *board = inspection->board;
    int boxes = count_boxes(board);
    int before = inspection->findings.faults;
    for (int i = 0; i < board->spaces; i++) {
        int segment = segment_of(board, i);
        if (segment == SEGMENT_CENTRE)
            continue;
        int lost = seals_board_cut_off(&inspection->walk, board, i);
        if (i < board->sites && lost >= 1 && lost <= CHOKE_MOST)
            choke[segment] = true;
        if (lost * 4 > boxes)
            seals_board_findings_fault(
                &inspection->findings,
                "whoever blocks %s cuts %d of %d boxes off (at most a quarter): "
                "make a second way",
                board->space[i].name, lost, boxes);
    }
    if (inspection->findings.faults == before)
        seals_board_findings_ok(
            &inspection->findings,
            "no space but the chamber cuts more than a quarter of the boxes off");
}

static void find_dead_ends(const struct inspection *inspection,
                           bool dead_end[SEGMENT_NONE + 1])
{
    const struct board *board = inspection->board;
    for (int i = 0; i < board->rooms; i++)
        if (seals_board_is_dead_end(&inspection->walk, board, i))
            dead_end[board->room[i].segment] = true;
}

/* The segments there are; a board without any counts as one. */
static void find_segments(const struct board *board, bool present[SEGMENT_NONE + 1])
{
    for (int i = 0; i < board->rooms; i++)
        if (board->room[i].segment != SEGMENT_CENTRE)
            present[board->room[i].segment] = true;
}

static void check_each(struct inspection *inspection, const bool *present,
                       const bool *has, const char *what, const char *advice)
{
    int before = inspection->findings.faults;
    for (int i = 0; i <= SEGMENT_NONE; i++) {
        if (!present[i] || has[i])
            continue;
        if (i == SEGMENT_NONE)
            seals_board_findings_fault(&inspection->findings, "there is no %s: %s", what,
                                       advice);
        else
            seals_board_findings_fault(&inspection->findings, "segment %d has no %s: %s",
                                       i + 1, what, advice);
    }
    if (inspection->findings.faults == before)
        seals_board_findings_ok(&inspection->findings, "a %s in every segment", what);
}

/* 5: loops, choke points, dead ends. */
void seals_board_check_choices(struct inspection *inspection)
{
    bool present[SEGMENT_NONE + 1] = {false};
    bool choke[SEGMENT_NONE + 1] = {false};
    bool dead_end[SEGMENT_NONE + 1] = {false};
    find_segments(inspection->board, present);
    check_loops(inspection, choke);
    find_dead_ends(inspection, dead_end);
    check_each(inspection, present, choke, "choke point",
               "a circle or box whose blocking cuts one to four boxes off is needed");
    check_each(inspection, present, dead_end, "dead end",
               "a room with one door is needed");
}
