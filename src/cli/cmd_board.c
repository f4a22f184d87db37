/* cmd_board.c: `cantrip board`: checks, describes, draws and writes dungeons. */
#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "cli/args.h"
#include "cli/file.h"
#include "core/memory.h"
#include "games/seals/board.h"

static bool read_file(struct board *board, const char *name, int *code)
{
    struct error error = {0};
    struct buffer text;
    bool ok = false;
    buffer_init(&text);
    if (!file_read(name, &text, &error)) {
        *code = file_complain(&error, EXIT_IO);
    } else {
        ok = board_read(board, text.data ? text.data : "", text.length, file_title(name),
                        &error);
        if (!ok)
            *code = file_complain(&error, EXIT_BAD);
    }
    buffer_deinit(&text);
    return ok;
}

static bool find_board(struct board *board, const char *word, int players, int *code)
{
    struct error error = {0};
    bool ok;
    if (strcmp(word, "standard") == 0)
        ok = board_standard(board, players, &error);
    else if (strncmp(word, "fresh:", 6) == 0 && word[6])
        ok = board_fresh(board, players, rng_seed_from_text(word + 6), &error);
    else
        return read_file(board, word, code);
    if (!ok)
        *code = file_complain(&error, EXIT_BAD);
    return ok;
}

static int write_out(const char *name, struct buffer *text)
{
    struct error error = {0};
    int code =
        file_write(name, text, &error) ? EXIT_FINE : file_complain(&error, EXIT_IO);
    buffer_clear(text);
    return code;
}

static int check(const struct board *board, int players, struct buffer *text)
{
    int faults = board_check(board, players, text);
    if (faults)
        buffer_format(text, "%d %s\n", faults, faults == 1 ? "fault" : "faults");
    else
        buffer_put(text, "no faults\n");
    int code = write_out(NULL, text);
    return faults && code == EXIT_FINE ? EXIT_BAD : code;
}

static int worse(int a, int b)
{
    return a > b ? a : b;
}

static int show(const struct board *board, int players, const struct args *args)
{
    const char *svg = args_value(args, "svg"), *file = args_value(args, "write");
    struct buffer text;
    int code = EXIT_FINE;
    buffer_init(&text);
    if (args_has(args, "describe") || args->count == args_has(args, "players")) {
        board_describe(board, &text);
        code = worse(code, write_out(NULL, &text));
    }
    if (svg) {
        board_draw(board, &text);
        code = worse(code, write_out(svg, &text));
    }
    if (file) {
        board_write(board, &text);
        code = worse(code, write_out(file, &text));
    }
    if (args_has(args, "check"))
        code = worse(code, check(board, players, &text));
    buffer_deinit(&text);
    return code;
}

static int run(const struct args *args)
{
    int players = 3, code = EXIT_FINE;
    if (!args_number(args, "players", 2, 5, &players))
        return EXIT_USAGE;
    struct board *board = memory_new(1, sizeof *board);
    if (find_board(board, args->words ? args->word[0] : "standard", players, &code)) {
        if (board->players && !args_has(args, "players"))
            players = board->players;
        code = show(board, players, args);
    }
    free(board);
    return code;
}

static const struct flag flags[] = {
    {"players", 0, "N", "the dungeon for N players, 2..5 (default 3)"},
    {"check", 0, NULL, "check it against everything a good dungeon needs"},
    {"describe", 0, NULL, "tell its rooms, spaces and ways (the default)"},
    {"svg", 0, "FILE", "draw it as SVG; - for standard output"},
    {"write", 0, "FILE", "write it as a board file to edit; - for standard output"},
    {0},
};

const struct command command_board = {
    .name = "board",
    .words = "[standard | fresh:SEED | FILE] [--players N] [--check] [--svg FILE] ...",
    .summary = "check, describe and draw a dungeon of Five Seals",
    .about =
        "Takes the printed dungeon (standard), one made afresh from a seed, or a board\n"
        "file, and describes, draws, checks or writes it. Play on a board of your own\n"
        "with `cantrip new seals --board FILE`. Exit status 1: the board has faults.",
    .flags = flags,
    .max_words = 1,
    .run = run,
};
