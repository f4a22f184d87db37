/* puzzle.c: `cantrip puzzle`: finds puzzles in games between computer players.
 *
 * The file has a line of JSON with the settings and how many games were searched, then a
 * line for each puzzle. It is written again after every few games, so a run that was
 * interrupted can be resumed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "ai/puzzle/puzzle.h"
#include "ai/thread_pool.h"
#include "base/json.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/file.h"
#include "cli/long_job.h"
#include "cli/output/message.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "session/report.h"

enum { MOST_GAMES = 1000000, MOST_THREADS = 256, DIGITS = 3, WORDS = 256 };

struct quest {
    const struct game_args *wanted;
    const char *seed, *output, *player;
    int games, nodes, threads;
    struct long_job job;
    struct buffer text; /* of the file: the puzzles so far, without the first line */
    long searched;      /* games so far */
    struct buffer *row; /* one for each game searched at once */
    struct error error; /* of one of them */
};

/* --- a puzzle ----------------------------------------------------------------------- */

static void put_move(struct buffer *out, const struct match *match,
                     const struct puzzle *puzzle, int index)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    report_move(match, puzzle->step, &puzzle->move[index].move, &text);
    json_open(out, '{');
    json_add_text(out, "move", words);
    json_add_digits(out, "win", (double)puzzle->move[index].win, DIGITS);
    json_close(out, '}');
}

static void write_row(struct match *match, const struct puzzle *puzzle, long number,
                      struct buffer *rows)
{
    struct buffer record, row, *out = &row;
    buffer_init(&record);
    buffer_init(&row);
    json_open(out, '{');
    json_add_number(out, "number", number);
    json_add_number(out, "seat", puzzle->seat + 1);
    json_add_number(out, "difficulty", puzzle->difficulty);
    json_add_open(out, "moves", '[');
    for (int i = 0; i < puzzle->count; i++)
        put_move(out, match, puzzle, i);
    json_close(out, ']');
    match_seek(match, puzzle->step);
    record_write(match, &record);
    json_add_text(out, "record", record.data);
    json_close(out, '}');
    buffer_put_n(rows, row.data, row.length);
    buffer_put(rows, "\n");
    buffer_deinit(&row);
    buffer_deinit(&record);
}

/* --- the games ---------------------------------------------------------------------- */

static bool search_match(struct quest *quest, struct match *match, long number,
                         struct buffer *out, struct error *error)
{
    struct puzzle_options options = {.nodes = (uint64_t)quest->nodes,
                                     .think_control = &quest->job.think_control};
    struct puzzle list[PUZZLE_MAX];
    if (!playout_match(match, quest->player, 0, options.think_control, NULL, error))
        return false;
    int found = puzzle_find(match, &options, list, error);
    for (int i = 0; i < found; i++)
        write_row(match, &list[i], number, out);
    return found >= 0;
}

static bool search_game(void *context, long part)
{
    struct quest *quest = context;
    long number = quest->searched + part + 1;
    char seed[SETUP_VALUE];
    struct error error = {0};
    snprintf(seed, sizeof seed, "%s.%ld", quest->seed, number);
    struct match *match =
        match_new(quest->wanted->game, &quest->wanted->setup, seed, &error);
    bool ok =
        match != NULL && search_match(quest, match, number, &quest->row[part], &error);
    match_free(match);
    if (!ok && error.text[0])
        quest->error = error;
    return ok;
}

/* --- the file ----------------------------------------------------------------------- */

/* The first line, up to the number of games. */
static void put_settings(const struct quest *quest, struct buffer *out)
{
    char id[WORDS];
    struct text text = text_init(id, sizeof id);
    setup_write_id(&quest->wanted->setup, quest->wanted->game, quest->seed, &text);
    json_open(out, '{');
    json_add_number(out, "puzzles", 1);
    json_add_text(out, "game", quest->wanted->game->name);
    json_add_number(out, "rules", quest->wanted->game->rules_version);
    json_add_text(out, "id", id);
    json_add_text(out, "player", quest->player);
    json_add_number(out, "nodes", quest->nodes);
    json_key(out, "games");
}

/* Takes over the puzzles of an earlier run. */
static bool parse(struct quest *quest, const struct buffer *file, struct error *error)
{
    struct buffer settings;
    const char *line = file->length > 0 ? memchr(file->data, '\n', file->length) : NULL;
    if (file->length == 0)
        return true;
    buffer_init(&settings);
    put_settings(quest, &settings);
    bool same = line != NULL && file->length > settings.length &&
                memcmp(file->data, settings.data, settings.length) == 0;
    if (same) {
        quest->searched = strtol(file->data + settings.length, NULL, 10);
        buffer_put(&quest->text, line + 1);
    }
    buffer_deinit(&settings);
    return same || error_set(error,
                             "%s has puzzles that were searched for with other settings; "
                             "give the same, or name another file with --output",
                             quest->output);
}

static bool resume(struct quest *quest, struct error *error)
{
    struct buffer file;
    FILE *in = quest->output ? fopen(quest->output, "rb") : NULL;
    if (in == NULL)
        return true;
    buffer_init(&file);
    bool ok = file_read_stream(in, quest->output, FILE_MAX_BYTES, &file, error) &&
              parse(quest, &file, error);
    fclose(in);
    buffer_deinit(&file);
    return ok;
}

static int save(const struct quest *quest)
{
    struct buffer out;
    buffer_init(&out);
    put_settings(quest, &out);
    json_put_number(&out, quest->searched);
    json_close(&out, '}');
    buffer_put(&out, "\n");
    if (quest->text.length > 0)
        buffer_put_n(&out, quest->text.data, quest->text.length);
    int code = file_write(quest->output, &out);
    buffer_deinit(&out);
    return code;
}

/* --- the command -------------------------------------------------------------------- */

/* The next few games. Their puzzles are added in order. */
static bool search_batch(struct quest *quest)
{
    long left = quest->games - quest->searched;
    long count = left < quest->threads ? left : quest->threads;
    bool ok = thread_pool_run(quest->threads, 0, count, search_game, quest);
    for (long i = 0; i < count; i++) {
        if (ok && quest->row[i].length > 0)
            buffer_put_n(&quest->text, quest->row[i].data, quest->row[i].length);
        buffer_clear(&quest->row[i]);
    }
    if (ok)
        quest->searched += count;
    return ok;
}

static void show_progress(const struct quest *quest)
{
    if (quest->job.progress)
        fprintf(stderr, "\r%ld of %d games ", quest->searched, quest->games);
}

static int search_all(struct quest *quest)
{
    int code = EXIT_FINE;
    bool ok = true;
    while (code == EXIT_FINE && ok && quest->searched < quest->games) {
        show_progress(quest);
        ok = search_batch(quest);
        if (ok && quest->output)
            code = save(quest);
    }
    if (!quest->output && code == EXIT_FINE && !quest->error.text[0])
        code = save(quest);
    return code;
}

static int run_quest(struct quest *quest)
{
    if (!resume(quest, &quest->error))
        return file_complain(&quest->error, EXIT_BAD);
    quest->row = memory_new((size_t)quest->threads, sizeof *quest->row);
    long_job_begin(&quest->job);
    int code = search_all(quest);
    bool stopped = long_job_end(&quest->job);
    for (int i = 0; i < quest->threads; i++)
        buffer_deinit(&quest->row[i]);
    free(quest->row);
    if (quest->error.text[0])
        return file_complain(&quest->error, EXIT_BAD);
    if (stopped)
        message_print(
            stderr, "cantrip puzzle: interrupted; the same command resumes with game %ld",
            quest->searched + 1);
    return stopped ? EXIT_BAD : code;
}

static int run_puzzle(const struct game_args *wanted, const struct args *args)
{
    const char *player = args_value(args, "player");
    struct quest quest = {.wanted = wanted,
                          .seed = wanted->seed[0] ? wanted->seed : "1",
                          .output = args_value(args, "output"),
                          .player = player ? player : "magus",
                          .games = 10,
                          .nodes = PUZZLE_NODES,
                          .threads = 1};
    if (!args_number(args, "games", 1, MOST_GAMES, &quest.games) ||
        !args_number(args, "nodes", 1, PUZZLE_MAX_NODES, &quest.nodes) ||
        !args_number(args, "threads", 1, MOST_THREADS, &quest.threads))
        return EXIT_USAGE;
    if (wanted->game->heuristics == NULL)
        return args_complain(args, "there are no puzzles of %s", wanted->game->name);
    buffer_init(&quest.text);
    int code = run_quest(&quest);
    buffer_deinit(&quest.text);
    return code;
}

static int run(const struct args *args)
{
    return game_args_run(args, run_puzzle);
}

static const struct flag flags[] = {
    {"games", 'n', "N", "search games 1 to N (default 10)"},
    {"output", 'o', "FILE",
     "write the puzzles there after every game; an earlier run with the same settings is "
     "resumed"},
    {"player", 0, "SPEC", "the computer player who plays the games (default magus)"},
    {"nodes", 0, "N",
     "how many simulations to rate a move with (default 4000); twice, before it counts"},
    {"threads", 'j', "N",
     "search so many games at once (default 1); results do not depend on it"},
    {0},
};

const struct command command_puzzle = {
    .name = "puzzle",
    .words = "GAME [--games N] [--output FILE] [--player SPEC] [--nodes N] [--seed SEED] "
             "[--threads N]",
    .flags = flags,
    .takes_game = true,
    .seed = "seed of the games: a number or any word (default 1)",
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
