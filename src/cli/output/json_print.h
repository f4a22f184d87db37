/* json_print.h: JSON on standard output, laid out for people to read. */
#ifndef CLI_OUTPUT_JSON_PRINT_H
#define CLI_OUTPUT_JSON_PRINT_H

#include "base/buffer.h"

/* Opens an object or an array in a fresh buffer, for what is to be printed. */
void json_print_begin(struct buffer *json, char bracket);
/* Closes and prints it, with each member and item on a line of its own, indented by so
 * many columns a level, or with 0 all on one line. The buffer is freed. */
void json_print_end(struct buffer *json, char bracket, int indent);

#endif
