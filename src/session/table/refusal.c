/* refusal.c: the codes and their sentences. */
#include "session/table/refusal.h"

#include <stddef.h>
#include <string.h>

#include "i18n/i18n.h"

static const struct {
    const char *code, *words;
} refusals[] = {
    {"bad", SPEECH("The server did not understand this.")},
    {"illegal", SPEECH("The rules of the game do not allow this.")},
    {"stale", SPEECH("The table has gone on meanwhile.")},
    {"forbidden", SPEECH("You may not do that.")},
    {"missing", SPEECH("What you asked for is not there.")},
    {"full", SPEECH("There is no room any more.")},
    {"busy", SPEECH("The server is busy. Try again.")},
    {"late", SPEECH("It is too late for that.")},
    {"slow", SPEECH("That is too much at once. Wait a moment.")},
    {"broken",
     SPEECH("The server could not keep this, so it did not happen. Try again in a "
            "while.")},
};

const char *refusal_words(const char *code)
{
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++)
        if (strcmp(refusals[i].code, code) == 0)
            return say(refusals[i].words);
    return NULL;
}
