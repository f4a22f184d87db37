/* json_print.h: JSON on standard output, laid out for people to read. */
#ifndef CLI_OUTPUT_JSON_PRINT_H
#define CLI_OUTPUT_JSON_PRINT_H

#include "base/buffer.h"

/* Opens an object or an array in a new buffer. */
void json_print_begin(struct buffer *json, char bracket);
/* Closes and prints it: each member and item on a line of its own, indented by `indent`
 * columns per level; all on one line if that is 0. Frees the buffer. */
void json_print_end(struct buffer *json, char bracket, int indent);

#endif
