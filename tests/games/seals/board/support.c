/* support.c: boards for the tests of boards. */
#include "tests/games/seals/board/support.h"

#include <stdio.h>

const char hall_lines[] = "cantrip board 1\n"
                          "room hall centre disc 0 0 200 The Hall\n"
                          "floor mid at 0 0 in hall\n"
                          "start h1 at 0 -140 in hall joins mid\n"
                          "start h2 at 130 -40 in hall joins mid\n"
                          "start h3 at 80 110 in hall joins mid\n"
                          "start h4 at -80 110 in hall joins mid\n"
                          "start h5 at -130 -40 in hall joins mid\n";

const char *with_hall(const char *lines)
{
    static char text[8192];
    snprintf(text, sizeof text, "%s%s", hall_lines, lines);
    return text;
}

void read_board(struct board *board, const char *text)
{
    struct error error;
    char line[512];
    if (!seals_board_read(board, text, strlen(text), "test.board", &error))
        fail_msg("%s", error_line(&error, line, sizeof line));
}

void take_standard(struct board *board, int players)
{
    struct error error;
    char line[512];
    if (!seals_board_standard(board, players, &error))
        fail_msg("%s", error_line(&error, line, sizeof line));
}

bool finds(const struct board *board, int players, const char *finding)
{
    struct buffer report;
    buffer_init(&report);
    seals_board_check(board, players, &report);
    bool found = strstr(report.data, finding) != NULL;
    if (!found)
        print_message("%s", report.data);
    buffer_deinit(&report);
    return found;
}

int faults(const struct board *board, int players)
{
    struct buffer report;
    buffer_init(&report);
    int count = seals_board_check(board, players, &report);
    if (count > 0)
        print_message("%s", report.data);
    buffer_deinit(&report);
    return count;
}
