/* board.c: `cantrip board`: checks, describes, draws and writes dungeons. */
#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "cli/args/args.h"
#include "cli/file.h"
#include "core/match/setup.h"
#include "core/memory.h"
#include "games/seals/board/board.h"

static bool read_file(struct board *board, const char *name, int *code)
{
    struct error error = {0};
    struct buffer text;
    bool ok = false;
    buffer_init(&text);
    if (!file_read(name, &text, &error)) {
        *code = file_complain(&error, EXIT_IO);
    } else {
        ok = seals_board_read(board, text.data, text.length, file_title(name), &error);
        if (!ok)
            *code = file_complain(&error, EXIT_BAD);
    }
    buffer_deinit(&text);
    return ok;
}

static int refuse_seed(const struct args *args, const char *word, struct error *error)
{
    if (!word[6])
        return args_complain(args, "put a seed after fresh:, for example fresh:dragon");
    return setup_is_seed(word + 6, error) ? EXIT_FINE
                                          : args_complain(args, "%s", error->text);
}

static bool find_board(struct board *board, const struct args *args, int players,
                       int *code)
{
    const char *word = args->words ? args->word[0] : "standard";
    struct error error = {0};
    bool ok;
    bool fresh = strncmp(word, "fresh:", 6) == 0;
    if (fresh && (*code = refuse_seed(args, word, &error)) != EXIT_FINE)
        return false;
    if (strcmp(word, "standard") == 0)
        ok = seals_board_standard(board, players, &error);
    else if (fresh)
        ok = seals_board_fresh(board, players, rng_seed_from_text(word + 6), &error);
    else
        return read_file(board, word, code);
    if (!ok)
        *code = file_complain(&error, EXIT_BAD);
    return ok;
}

static int write_out(const char *name, struct buffer *text, const struct args *args)
{
    int code = file_write_new(name, text, args_has(args, "force"));
    buffer_clear(text);
    return code;
}

static int check(const struct board *board, int players, const struct args *args,
                 struct buffer *text)
{
    int faults = seals_board_check(board, players, text);
    if (faults)
        buffer_format(text, "%d %s\n", faults, faults == 1 ? "fault" : "faults");
    else
        buffer_put(text, "no faults\n");
    int code = write_out(NULL, text, args);
    return faults && code == EXIT_FINE ? EXIT_BAD : code;
}

static int worse(int a, int b)
{
    return a > b ? a : b;
}

static int show(const struct board *board, int players, const struct args *args)
{
    const char *svg = args_value(args, "svg"), *file = args_value(args, "output");
    struct buffer text;
    int code = EXIT_FINE;
    buffer_init(&text);
    if (args_has(args, "describe") || !(svg || file || args_has(args, "check"))) {
        seals_board_describe(board, &text);
        code = worse(code, write_out(NULL, &text, args));
    }
    if (svg) {
        seals_board_draw(board, &text);
        code = worse(code, write_out(svg, &text, args));
    }
    if (file) {
        seals_board_write(board, &text);
        code = worse(code, write_out(file, &text, args));
    }
    if (args_has(args, "check"))
        code = worse(code, check(board, players, args, &text));
    buffer_deinit(&text);
    return code;
}

static int run(const struct args *args)
{
    int players = 3, code = EXIT_FINE;
    if (!args_number(args, "players", 2, 5, &players))
        return EXIT_USAGE;
    struct board *board = memory_new(1, sizeof *board);
    if (find_board(board, args, players, &code)) {
        if (board->players && !args_has(args, "players"))
            players = board->players;
        code = show(board, players, args);
    }
    free(board);
    return code;
}

static const struct flag flags[] = {
    {"players", 0, "N",
     "the dungeon for N players, 2..5 (default 3, or what a board file says)"},
    {"check", 0, NULL, "check it against everything a good dungeon needs"},
    {"describe", 0, NULL, "tell its rooms, spaces and ways (the default)"},
    {"svg", 0, "FILE", "draw it as SVG; - for standard output"},
    {"output", 'o', "FILE", "write it as a board file to edit; - for standard output",
     .former = "write"},
    {"force", 'f', NULL, "let --svg and --output write over files that exist"},
    {0},
};

const struct command command_board = {
    .name = "board",
    .words = "[standard | fresh:SEED | FILE] [--players N] [--check] [--describe] [--svg "
             "FILE] [--output FILE]",
    .flags = flags,
    .max_words = 1,
    .run = run,
};
