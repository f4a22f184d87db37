/* style.h: terminal colours. */
#ifndef CLI_OUTPUT_STYLE_H
#define CLI_OUTPUT_STYLE_H

#include <stdbool.h>

/* Whether standard output is a terminal and colours are wanted (respects NO_COLOR). */
bool style_wanted(void);

/* Escape sequences, or "" without colours. */
const char *style_bold(bool wanted);
const char *style_dim(bool wanted);
const char *style_seat(bool wanted, int seat);
const char *style_plain(bool wanted);

#endif
