/* load.c: reading a record file. */
#include "cli/load.h"

#include "cli/command.h"
#include "cli/file.h"
#include "core/record.h"
#include "games/games.h"

struct match *load_record(const char *name, int *code)
{
    struct error error = {0};
    struct buffer text;
    struct match *match = NULL;
    buffer_init(&text);
    if (!file_read(name, &text, &error)) {
        *code = file_complain(&error, EXIT_IO);
        goto out;
    }
    match = record_read(games_list(), text.data ? text.data : "", text.length,
                        file_title(name), &error);
    if (!match)
        *code = file_complain(&error, EXIT_BAD);
out:
    buffer_deinit(&text);
    return match;
}
