/* file_read.c: reads a whole file into a buffer. */
#include "core/text/file_read.h"

#include <errno.h>
#include <string.h>

#include "i18n/i18n.h"

bool file_read_stream(FILE *in, const char *title, size_t max_bytes, struct buffer *out,
                      struct error *error)
{
    char block[16384];
    size_t got = 0, before = out->length;
    do { /* fread returns a short block only at the end */
        got = fread(block, 1, sizeof block, in);
        buffer_put_n(out, block, got);
        if (out->length - before > max_bytes)
            return error_set(error, tr("%s is too large: at most %zu MiB are read"),
                             title, max_bytes >> 20);
    } while (got == sizeof block);
    if (ferror(in))
        return error_set(error, tr("cannot read %s: %s"), title, strerror(errno));
    return true;
}

bool file_read_path(const char *path, struct buffer *out, struct error *error)
{
    FILE *in = fopen(path, "rb");
    if (in == NULL)
        return error_set(error, tr("cannot open %s: %s"), path, strerror(errno));
    bool ok = file_read_stream(in, path, FILE_MAX_BYTES, out, error);
    fclose(in);
    return ok;
}
