/* error.c: filling in and formatting errors. */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>

void error_clear(struct error *error)
{
    *error = (struct error){0};
}

bool error_set(struct error *error, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    return false;
}

void error_place(struct error *error, const char *file, int line)
{
    snprintf(error->file, sizeof error->file, "%s", file ? file : "");
    error->line = line;
}

bool error_blame(struct error *error, const char *option)
{
    snprintf(error->option, sizeof error->option, "%s", option);
    return false;
}

const char *error_line(const struct error *error, char *out, unsigned long size)
{
    if (error->file[0] && error->line > 0)
        snprintf(out, size, "%s:%d: %s", error->file, error->line, error->text);
    else if (error->file[0])
        snprintf(out, size, "%s: %s", error->file, error->text);
    else if (error->line > 0)
        snprintf(out, size, "line %d: %s", error->line, error->text);
    else
        snprintf(out, size, "%s", error->text);
    return out;
}
