/* style.h: colours for people at a terminal, and none for anybody else. */
#ifndef CLI_STYLE_H
#define CLI_STYLE_H

#include <stdbool.h>

/* Whether standard output is a terminal that wants colours (NO_COLOR is respected). */
bool style_wanted(void);

/* Escape sequences, or "" when colours are not wanted. */
const char *style_bold(bool wanted);
const char *style_dim(bool wanted);
const char *style_seat(bool wanted, int seat);
const char *style_plain(bool wanted);

#endif
