/* put.c: writes translated texts. */
#include <stdarg.h>

#include "base/text.h"
#include "i18n/i18n.h"

void tr_put(struct text *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_format_list(out, tr(format), arguments);
    va_end(arguments);
}

void tr_put_count(struct text *out, int count, const char *one, const char *many, ...)
{
    va_list arguments;
    va_start(arguments, many);
    text_format_list(out, tr_count(one, many, (unsigned long)count), arguments);
    va_end(arguments);
}
