/* show.c: prints the position, the scores and the log, and exports the record. */
#include <stdlib.h>
#include <strings.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

enum { PICTURE = 256 * 1024, LOG = 10 };

void plain_show(struct plain *plain, const char *rest)
{
    char *picture = memory_new(1, PICTURE);
    struct text out = text_init(picture, PICTURE);
    (void)rest;
    plain_game_of(plain)->describe(plain_world(plain), plain_state(plain), &out);
    plain_print_lines(plain, picture);
    free(picture);
}

void plain_scores(struct plain *plain, const char *rest)
{
    (void)rest;
    plain_print_scores(plain);
}

void plain_log(struct plain *plain, const char *rest)
{
    size_t count = table_events(plain->table);
    int wanted = LOG;
    if (rest[0] != '\0' && strcasecmp(rest, "all") != 0 &&
        !text_to_int(rest, 1, 1000000, &wanted)) {
        plain_print(plain,
                    tr("After log goes the number of events to tell, or all, not %s."),
                    rest);
        return;
    }
    size_t first = count > (size_t)wanted ? count - (size_t)wanted : 0;
    if (strcasecmp(rest, "all") == 0)
        first = 0;
    if (count == 0)
        plain_print(plain, tr("Nothing has happened yet."));
    for (size_t i = first; i < count; i++) {
        char line[PLAIN_SENTENCE];
        struct text out = text_init(line, sizeof line);
        table_write_event(plain->table, i, &out);
        plain_print(plain, "%zu: %s", i + 1, line);
    }
}

void plain_save(struct plain *plain, const char *rest)
{
    struct error error = {0};
    if (rest[0] == '\0')
        plain_print(plain, tr("After save goes the name of the file to write."));
    else if (store_export(plain->table, rest, &error))
        plain_print(plain, tr("The record is written to %s"), rest);
    else
        plain_print(plain, "%s.", error.text);
}
