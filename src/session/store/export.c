/* export.c: writes the record of a table to another file. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/buffer.h"
#include "core/record/record.h"
#include "i18n/i18n.h"
#include "session/store/store.h"

static bool write_record(const struct match *match, FILE *out)
{
    struct buffer record;
    buffer_init(&record);
    record_write(match, &record);
    bool written = fwrite(record.data, 1, record.length, out) == record.length;
    written = fflush(out) == 0 && written;
    buffer_deinit(&record);
    return written;
}

bool store_export(const struct table *table, const char *path, struct error *error)
{
    FILE *out = fopen(path, "wbx");
    if (out == NULL && errno == EEXIST)
        return error_set(error, tr("%s exists already; name another file"), path);
    if (out == NULL)
        return error_set(error, tr("Cannot write %s: %s"), path, strerror(errno));
    bool written = write_record(table->match, out);
    int reason = errno;
    fclose(out);
    if (written)
        return true;
    remove(path); /* half a record is useless */
    return error_set(error, tr("Cannot write %s: %s"), path, strerror(reason));
}
