/* lines.h: lines of ciub that are read and written back. */
#ifndef TESTS_GAMES_CIUB_NOTATION_LINES_H
#define TESTS_GAMES_CIUB_NOTATION_LINES_H

#include "tests/games/ciub/position.h"

/* The open cards of a drawing in which moves name cards. */
#define CARDS "top: 2-4-6 20+ =4; bottom: 6-6 1-1-1 3-3-3-3;"

/* The line is legal; a record has it as `written`. */
void lines_say(struct position *p, const char *line, const char *written);
/* The line is legal, and written back as it stands. */
void lines_play(struct position *p, const char *line);
#define lines_play_all(p, ...)                                                           \
    lines_play_each(p, (const char *const[]){__VA_ARGS__, NULL})
void lines_play_each(struct position *p, const char *const *lines);

#endif
