/* wrap.h: help that fits a terminal of 80 columns. */
#ifndef CLI_WRAP_H
#define CLI_WRAP_H

enum { WRAP_COLUMNS = 80 };

/* Prints words on standard output, from column `at` on (so many characters stand on the
 * line already), and goes on below, `indent` columns in, where they do not fit. What
 * stands in square brackets is kept together. Returns the column it came to. */
int wrap_words(const char *words, int at, int indent);
/* The same, and ends the line. */
void wrap_print(const char *words, int at, int indent);

#endif
