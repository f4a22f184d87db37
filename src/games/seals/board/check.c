/* check.c: is this dungeon a good one? Runs all checks and gathers their findings.
 *
 * The criteria are those of docs/boards.md. Whether games on it last as long as they
 * should needs players and is not judged here. */
#include <stdarg.h>
#include <stdio.h>

#include "games/seals/board/build.h"
#include "games/seals/board/findings.h"

enum { FINDING_TEXT = 240 };

static void put_finding(struct findings *findings, const char *mark, const char *format,
                        va_list words)
{
    char line[FINDING_TEXT];
    vsnprintf(line, sizeof line, format, words);
    buffer_put(findings->report, mark);
    buffer_put(findings->report, line);
    buffer_put(findings->report, "\n");
}

void seals_board_findings_ok(struct findings *findings, const char *format, ...)
{
    va_list words;
    va_start(words, format);
    put_finding(findings, "ok: ", format, words);
    va_end(words);
}

void seals_board_findings_fault(struct findings *findings, const char *format, ...)
{
    va_list words;
    va_start(words, format);
    put_finding(findings, "fault: ", format, words);
    va_end(words);
    findings->faults++;
}

static bool is_exit(const struct board *board, int inside, int outside)
{
    const struct board_space *a = &board->space[inside];
    const struct board_space *b = &board->space[outside];
    return board->room[a->room].segment == SEGMENT_CENTRE &&
           board->room[b->room].segment != SEGMENT_CENTRE && a->kind != SPACE_START;
}

static int count_exits(const struct board *board)
{
    int exits = 0;
    for (int i = 0; i < board->ways; i++) {
        const uint8_t *way = board->way[i];
        exits += is_exit(board, way[0], way[1]) || is_exit(board, way[1], way[0]);
    }
    return exits;
}

/* 2: start circles beside the chamber, six exits. A start circle with a single way never
 * blocks anybody. */
static void check_chamber(struct inspection *inspection)
{
    const struct board *board = inspection->board;
    struct findings *findings = &inspection->findings;
    int starts = seals_board_count(board, SPACE_START, 0);
    int before = findings->faults;
    for (int i = 0; i < board->sites; i++)
        if (board->space[i].kind == SPACE_START &&
            seals_board_walk_ways(&inspection->walk, i) != 1)
            seals_board_findings_fault(
                findings,
                "start circle %s has %d ways: with more than one, a mage who "
                "waits there bars a passage",
                board->space[i].name, seals_board_walk_ways(&inspection->walk, i));
    if (findings->faults == before)
        seals_board_findings_ok(findings, "%d start circles, each a space of its own",
                                starts);
    int exits = count_exits(board);
    if (exits >= BOARD_SEGMENTS)
        seals_board_findings_ok(findings, "%d exits from the chamber", exits);
    else
        seals_board_findings_fault(
            findings,
            "%d exits from the chamber (at least %d; the chamber is the room of "
            "the segment 'centre')",
            exits, BOARD_SEGMENTS);
}

int seals_board_check(const struct board *board, int players, struct buffer *report)
{
    struct inspection inspection = {
        .board = board, .players = players, .findings = {.report = report}};
    seals_board_walk_init(&inspection.walk, board);
    seals_board_depths(&inspection.walk, board, inspection.depth);
    check_chamber(&inspection);
    seals_board_check_components(&inspection);
    seals_board_check_distances(&inspection);
    seals_board_check_choices(&inspection);
    seals_board_check_picture(&inspection);
    return inspection.findings.faults;
}
