/* reason.c: filling in why a choice is illegal. */
#include <stdarg.h>
#include <stdio.h>

#include "core/game.h"
#include "i18n/i18n.h"

bool reason_set(struct reason *reason, const char *rule, const char *format, ...)
{
    struct text out = text_init(reason->rule, sizeof reason->rule);
    text_put(&out, rule);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason->text, sizeof reason->text, tr(format), arguments);
    va_end(arguments);
    return false;
}
