/* catalogue.c: `cantrip catalogue`: checks or updates stored fingerprints of games. A
 * line is "ID LAST CHOICES ALL" (ai/fingerprint.h); '#' starts a comment line. */
#include <stdio.h>
#include <string.h>

#include "ai/fingerprint.h"
#include "cli/args/args.h"
#include "cli/file.h"
#include "games/games.h"

struct visit {
    const char *name; /* of the file */
    int line;
    int games, drifted;
    bool renew;
    struct buffer out; /* the file's new contents */
};

static void put_line(struct buffer *out, const char *line, size_t length)
{
    buffer_put_n(out, line, length);
    buffer_put(out, "\n");
}

static void report(struct visit *visit, const char *line, size_t length,
                   const char *fresh)
{
    if (strlen(fresh) == length && memcmp(fresh, line, length) == 0)
        return;
    visit->drifted++;
    if (!visit->renew)
        printf("%s:%d: drifted\n  kept: %.*s\n  now:  %s\n", visit->name, visit->line,
               (int)length, line, fresh);
}

static bool visit_game(struct visit *visit, const char *line, size_t length)
{
    char id[FINGERPRINT_TEXT - 64], fresh[FINGERPRINT_TEXT];
    struct error error = {0};
    struct fingerprint fingerprint = {0};
    struct text out = text_init(fresh, sizeof fresh);
    size_t end = 0;
    while (end < length && line[end] != ' ' && line[end] != '\t')
        end++;
    if (end >= sizeof id)
        end = sizeof id - 1;
    memcpy(id, line, end);
    id[end] = '\0';
    if (!fingerprint_play(games_list(), id, &fingerprint, &error)) {
        error_place(&error, visit->name, visit->line);
        file_complain(&error, EXIT_BAD);
        return false;
    }
    fingerprint_write(id, &fingerprint, &out);
    visit->games++;
    report(visit, line, length, fresh);
    put_line(&visit->out, fresh, out.length);
    return true;
}

static bool visit_lines(struct visit *visit, const struct buffer *text)
{
    for (const char *line = text->data; line && *line;) {
        size_t length = strcspn(line, "\n");
        bool ended = line[length] == '\n';
        visit->line++;
        if (length == 0 || line[0] == '#')
            put_line(&visit->out, line, length);
        else if (!visit_game(visit, line, length))
            return false;
        line += length + ended;
    }
    return true;
}

static int conclude(struct visit *visit)
{
    if (visit->renew) {
        int code = file_write(visit->name, &visit->out);
        if (code != EXIT_FINE)
            return code;
        printf("%s: %d games, %d lines renewed\n", visit->name, visit->games,
               visit->drifted);
        return EXIT_FINE;
    }
    printf("%s: %d games, %d drifted\n", visit->name, visit->games, visit->drifted);
    return visit->drifted ? EXIT_BAD : EXIT_FINE;
}

static int visit_file(const struct args *args, const char *name)
{
    struct error error = {0};
    struct buffer text;
    struct visit visit = {.name = name, .renew = args_has(args, "update")};
    int code;
    buffer_init(&text);
    buffer_init(&visit.out);
    if (!file_read(name, &text, &error))
        code = file_complain(&error, EXIT_IO);
    else if (!visit_lines(&visit, &text))
        code = EXIT_BAD;
    else
        code = conclude(&visit);
    buffer_deinit(&visit.out);
    buffer_deinit(&text);
    return code;
}

static int run(const struct args *args)
{
    return args_each(args, visit_file);
}

static const struct flag flags[] = {
    {"update", 0, NULL, "renew the files' fingerprints instead of checking them",
     .former = "write"},
    {0},
};

const struct command command_catalogue = {
    .name = "catalogue",
    .words = "FILE... [--update]",
    .flags = flags,
    .min_words = 1,
    .max_words = -1,
    .run = run,
};
