/* file_read.h: a whole file into a buffer. */
#ifndef CORE_FILE_READ_H
#define CORE_FILE_READ_H

#include <stdio.h>

#include "base/buffer.h"

enum { FILE_MAX_BYTES = 64 << 20 };

/* Both append; false with an error that names the file. At most FILE_MAX_BYTES. */
bool file_read_path(const char *path, struct buffer *out, struct error *error);
/* All that is left of a stream, at most so many bytes; `title` is what errors call it. */
bool file_read_stream(FILE *in, const char *title, size_t most, struct buffer *out,
                      struct error *error);

#endif
