/* findings.h: the checker's report, one line a finding; and its parts. */
#ifndef GAMES_SEALS_BOARD_FINDINGS_H
#define GAMES_SEALS_BOARD_FINDINGS_H

#include "games/seals/board/board.h"
#include "games/seals/board/walk.h"

struct findings {
    struct buffer *report;
    int faults;
};

void seals_board_findings_ok(struct findings *findings, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void seals_board_findings_fault(struct findings *findings, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* What the checks share: the board and what was found out about it. */
struct inspection {
    const struct board *board;
    int players;
    struct board_walk walk;
    uint8_t depth[BOARD_MAX_SPACES];
    struct findings findings;
};

void seals_board_check_components(struct inspection *inspection);
void seals_board_check_distances(struct inspection *inspection);
void seals_board_check_choices(struct inspection *inspection);
void seals_board_check_picture(struct inspection *inspection);

#endif
