/* check.c: `cantrip check`: validates files, by the kind in their first line. */
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "cli/records/load.h"
#include "core/record/record.h"
#include "games/games.h"

/* The kind is in the first line that is neither empty nor a comment. */
static struct reader first_line(const struct buffer *text)
{
    const char *at = text->data, *end = at + text->length;
    if (text->length >= 3 && memcmp(at, "\xef\xbb\xbf", 3) == 0) /* byte order mark */
        at += 3;
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        struct reader line = reader_init(at, length);
        char word[WORD_SIZE];
        if (reader_peek(&line, word) && word[0] != '#')
            return line;
        at += length + 1;
    }
    return reader_init("", 0);
}

static int check_record(const char *name, const struct buffer *text, bool dice)
{
    struct error error = {0};
    struct match *match = (dice ? record_read_drawn : record_read)(
        games_list(), text->data, text->length, name, &error);
    if (!match) {
        file_complain(&error, EXIT_BAD);
        if (!dice)
            load_print_good(text->data, text->length);
        return EXIT_BAD;
    }
    message_print(stdout, "%s: good: a record of %s, %d players, %zu steps, %s%s", name,
                  match->game->title, match->setup.players, match->known,
                  match_over(match) ? "finished" : "unfinished",
                  dice ? "; the dice are those of the seed" : "");
    match_free(match);
    return EXIT_FINE;
}

/* A readable file always gets a report. */
static int check_attachment(const struct game *game, const char *name,
                            const struct buffer *text)
{
    struct error error = {0};
    struct buffer report;
    buffer_init(&report);
    bool good = game->attachment_check(text->data, text->length, name, &report, &error);
    if (report.length > 0)
        message_print_lines(stdout, name, report.data);
    else
        file_complain(&error, EXIT_BAD);
    buffer_deinit(&report);
    return good ? EXIT_FINE : EXIT_BAD;
}

/* The game whose file format the line names, or NULL. */
static const struct game *find_kind(struct reader *line)
{
    for (const struct game *const *game = games_list(); *game; game++)
        if ((*game)->attachment && reader_accept(line, (*game)->attachment))
            return *game;
    return NULL;
}

/* "`cantrip record 1`, `cantrip board 1` or `cantrip set 1`" */
static void list_kinds(struct text *out)
{
    const char *last = NULL;
    text_put(out, "`cantrip record 1`");
    for (const struct game *const *game = games_list(); *game; game++) {
        if (!(*game)->attachment)
            continue;
        if (last)
            text_format(out, ", `cantrip %s 1`", last);
        last = (*game)->attachment;
    }
    if (last)
        text_format(out, " or `cantrip %s 1`", last);
}

static int refuse_kind(const char *name)
{
    struct error error = {0};
    char room[ERROR_TEXT];
    struct text kinds = text_init(room, sizeof room);
    list_kinds(&kinds);
    error_set(&error, "this is no file of ours: the first line should be %s", room);
    error_place(&error, name, 1);
    return file_complain(&error, EXIT_BAD);
}

static int check_text(const char *name, const struct buffer *text, bool dice)
{
    struct reader line = first_line(text);
    if (!reader_accept(&line, "cantrip"))
        return refuse_kind(name);
    if (reader_accept(&line, "record"))
        return check_record(name, text, dice);
    const struct game *game = find_kind(&line);
    return game ? check_attachment(game, name, text) : refuse_kind(name);
}

static int check_file(const struct args *args, const char *name)
{
    struct error error = {0};
    struct buffer text;
    buffer_init(&text);
    int code = file_read(name, &text, &error)
                   ? check_text(file_title(name), &text, args_has(args, "dice"))
                   : file_complain(&error, EXIT_IO);
    buffer_deinit(&text);
    return code;
}

static int run(const struct args *args)
{
    return args_each(args, check_file);
}

static const struct flag flags[] = {
    {"dice", 0, NULL,
     "of records, recompute every outcome of chance from the seed as well, and name the "
     "first line that has another"},
    {0},
};

const struct command command_check = {
    .name = "check",
    .words = "FILE... [--dice]",
    .flags = flags,
    .min_words = 1,
    .max_words = -1,
    .run = run,
};
