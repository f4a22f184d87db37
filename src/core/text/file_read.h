/* file_read.h: reads a whole file into a buffer. */
#ifndef CORE_TEXT_FILE_READ_H
#define CORE_TEXT_FILE_READ_H

#include <stdio.h>

#include "base/buffer.h"

enum { FILE_MAX_BYTES = 64 << 20 };

/* Both append to `out`, whose data is then there even if the file is empty; false with an
 * error that names the file. At most FILE_MAX_BYTES. */
bool file_read_path(const char *path, struct buffer *out, struct error *error);
/* Reads the rest of a stream, at most `max_bytes`. `title` names it in errors. */
bool file_read_stream(FILE *in, const char *title, size_t max_bytes, struct buffer *out,
                      struct error *error);

#endif
