/* refusal.c: the sentences for the server's refusal codes. */
#include "session/table/refusal.h"

#include <stddef.h>
#include <string.h>

#include "i18n/i18n.h"

static const struct {
    const char *code, *words;
} refusals[] = {
    {"bad", TR_NOOP("The server did not understand this.")},
    {"illegal", TR_NOOP("The rules of the game do not allow this.")},
    {"stale", TR_NOOP("The table has gone on meanwhile.")},
    {"forbidden", TR_NOOP("You may not do that.")},
    {"missing", TR_NOOP("What you asked for is not there.")},
    {"full", TR_NOOP("There is no room any more.")},
    {"busy", TR_NOOP("The server is busy. Try again.")},
    {"late", TR_NOOP("It is too late for that.")},
    {"slow", TR_NOOP("That is too much at once. Wait a moment.")},
    {"broken",
     TR_NOOP("The server could not keep this, so it did not happen. Try again in a "
             "while.")},
};

const char *refusal_words(const char *code)
{
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++)
        if (strcmp(refusals[i].code, code) == 0)
            return tr(refusals[i].words);
    return NULL;
}
