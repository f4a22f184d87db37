/* cmd_check.c: `cantrip check`: says whether files are good, by their first line's kind.
 */
#include <stdio.h>
#include <string.h>

#include "cli/args.h"
#include "cli/file.h"
#include "cli/load.h"
#include "cli/message.h"
#include "core/memory.h"
#include "core/record.h"
#include "games/ciub/set.h"
#include "games/games.h"
#include "games/seals/board.h"

/* Files name themselves in the first line that is neither empty nor a comment. */
static struct reader first_line(const struct buffer *text)
{
    const char *at = text->data ? text->data : "", *end = at + text->length;
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
            load_tell_good(text->data, text->length);
        return EXIT_BAD;
    }
    message_print(stdout, "%s: good: a record of %s, %d players, %zu steps, %s%s", name,
                  match->game->title, match->setup.players, match->known,
                  match_over(match) ? "finished" : "unfinished",
                  dice ? "; the dice are those of the seed" : "");
    match_free(match);
    return EXIT_FINE;
}

static void print_report(const char *name, const struct buffer *report)
{
    for (const char *line = report->data; line && *line;) {
        size_t length = strcspn(line, "\n");
        message_print(stdout, "%s: %.*s", name, (int)length, line);
        line += length + (line[length] == '\n');
    }
}

static int check_board(const char *name, const struct buffer *text)
{
    struct error error = {0};
    struct buffer report;
    struct board *board = memory_new(1, sizeof *board);
    int code = EXIT_BAD;
    buffer_init(&report);
    if (!board_read(board, text->data, text->length, name, &error)) {
        file_complain(&error, EXIT_BAD);
    } else {
        int faults = board_check(board, board->players, &report);
        print_report(name, &report);
        message_print(stdout, "%s: %s: the board %s", name, faults ? "faulty" : "good",
                      board->title);
        code = faults ? EXIT_BAD : EXIT_FINE;
    }
    buffer_deinit(&report);
    free(board);
    return code;
}

static void print_set(const char *name, const struct ciub_set *set)
{
    int count[LETTERS] = {0};
    struct buffer notes;
    buffer_init(&notes);
    ciub_set_remark(set, &notes);
    print_report(name, &notes);
    buffer_deinit(&notes);
    for (int card = 0; card < set->cards; card++)
        count[set->card[card].letter]++;
    message_print(
        stdout,
        "%s: good: the set %s, %d colours of dice, %d cards (%d A, %d B, %d C, 1 D)",
        name, set->title, set->colours, set->cards, count[LETTER_A], count[LETTER_B],
        count[LETTER_C]);
}

static int check_set(const char *name, const struct buffer *text)
{
    struct error error = {0};
    struct ciub_set *set = memory_new(1, sizeof *set);
    bool good = ciub_set_read(set, text->data, text->length, name, &error);
    if (good)
        print_set(name, set);
    free(set);
    return good ? EXIT_FINE : file_complain(&error, EXIT_BAD);
}

static int refuse_kind(const char *name)
{
    struct error error = {0};
    error_set(&error,
              "this is no file of ours: the first line should be `cantrip record 1`, "
              "`cantrip board 1` or `cantrip set 1`");
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
    if (reader_accept(&line, "board"))
        return check_board(name, text);
    if (reader_accept(&line, "set"))
        return check_set(name, text);
    return refuse_kind(name);
}

static int check_file(const char *name, bool dice)
{
    struct error error = {0};
    struct buffer text;
    buffer_init(&text);
    int code = file_read(name, &text, &error) ? check_text(file_title(name), &text, dice)
                                              : file_complain(&error, EXIT_IO);
    buffer_deinit(&text);
    return code;
}

static int run(const struct args *args)
{
    int worst = EXIT_FINE;
    for (int i = 0; i < args->words; i++) {
        int code = check_file(args->word[i], args_has(args, "dice"));
        if (code > worst)
            worst = code;
    }
    return worst;
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
    .summary = "say whether records, board and set files are good",
    .about =
        "Checks each file: a record is played through against the rules, a board is\n"
        "checked for being a board at all and then for being a good one, a set of dice\n"
        "and cards for making a game, with notes on what is odd. FILE may be - for\n"
        "standard input. Exit status 1: a file is faulty; 3: one cannot be read.",
    .flags = flags,
    .min_words = 1,
    .max_words = -1,
    .run = run,
};
