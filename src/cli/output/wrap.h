/* wrap.h: wraps help to a terminal of 80 columns. */
#ifndef CLI_OUTPUT_WRAP_H
#define CLI_OUTPUT_WRAP_H

enum { WRAP_COLUMNS = 80 };

/* Prints text on standard output starting at column `at`, with continuation lines
 * indented by `indent`. Keeps square brackets together. Returns the final column. */
int wrap_words(const char *words, int at, int indent);
/* The same, followed by a newline. */
void wrap_print(const char *words, int at, int indent);

#endif
