/* load.c: reads record files. */
#include "cli/records/load.h"

#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "core/record/record.h"
#include "games/games.h"

bool load_is_file(const char *word)
{
    return strchr(word, '/') || strcmp(word, "-") == 0 ||
           (strchr(word, '.') && !strchr(word, ':'));
}

static void count_events(const struct match *match, size_t *moves, size_t *outcomes)
{
    *moves = *outcomes = 0;
    for (size_t i = 0; i < match->known; i++)
        if (match->log[i].starts)
            ++*(match->log[i].seat >= 0 ? moves : outcomes);
}

/* Silent if the error is in the headers: then there are no good moves. */
static void print_good(const struct match *match, int last_line)
{
    size_t moves, outcomes;
    count_events(match, &moves, &outcomes);
    message_print(stderr, "lines 1 to %d are good: %zu %s, %zu chance %s", last_line,
                  moves, moves == 1 ? "move" : "moves", outcomes,
                  outcomes == 1 ? "event" : "events");
}

void load_print_good(const char *text, size_t length)
{
    struct error error = {0};
    size_t good = 0;
    struct match *match =
        record_read_partial(games_list(), text, length, "", &good, &error);
    if (match && error.line > 1)
        print_good(match, error.line - 1);
    match_free(match);
}

static struct match *load(const char *name, int *code, struct error *error)
{
    struct buffer text;
    struct match *match = NULL;
    size_t good = 0;
    buffer_init(&text);
    if (!file_read(name, &text, error)) {
        *code = file_complain(error, EXIT_IO);
    } else {
        match = record_read_partial(games_list(), text.data, text.length,
                                    file_title(name), &good, error);
        if (error->text[0])
            *code = file_complain(error, EXIT_BAD);
    }
    buffer_deinit(&text);
    return match;
}

struct match *load_partial(const char *name, int *code)
{
    struct error error = {0};
    struct match *match = load(name, code, &error);
    if (match && error.text[0])
        print_good(match, error.line - 1);
    return match;
}

struct match *load_record(const char *name, int *code)
{
    struct match *match = load_partial(name, code);
    if (*code == EXIT_FINE)
        return match;
    match_free(match);
    return NULL;
}
