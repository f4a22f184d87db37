/* arena_fuzz.c: tournament logs. The first byte picks the tournament, and whether the
 * file includes its own settings; the rest is the file. Games read from it must be sane
 * and round-trip. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/json.h"
#include "cli/command.h"
#include "cli/lab/arena.h"
#include "positions.h"

enum { TOURNAMENTS = 4, MAX_WORDS = 8 };
enum { OWN_SETTINGS = 0x80 }; /* in the first byte: the input includes the settings */

static char *commands[TOURNAMENTS][MAX_WORDS] = {
    {"pig", "random", "greedy"},
    {"pig", "random", "greedy", "--players", "all", "--every", "target=20,30"},
    {"pig", "random", "greedy", "--sprt", "0,50"},
    {"seals", "random", "greedy", "--players", "3", "--lineup", "ABB"},
};

/* Created once: that takes longer than most inputs. */
static struct tournament *pick_tournament(uint8_t pick)
{
    static struct args args[TOURNAMENTS];
    static struct tournament kept[TOURNAMENTS];
    int slot = pick % TOURNAMENTS, words = 0;
    while (words < MAX_WORDS && commands[slot][words] != NULL)
        words++;
    if (kept[slot].plan.game == NULL) {
        positions_expect(args_init(&args[slot], &command_arena, words, commands[slot]));
        positions_expect(arena_tournament_init(&kept[slot], &args[slot]) == EXIT_FINE);
    }
    return &kept[slot];
}

/* An unlinked empty file, reused for all inputs. */
static int empty_file(void)
{
    static int file = -1;
    if (file < 0) {
        char name[] = "/tmp/cantrip-arena-XXXXXX";
        file = mkstemp(name);
        positions_expect(file >= 0 && unlink(name) == 0);
    }
    positions_expect(ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0);
    return file;
}

static void put(int file, const void *data, size_t size)
{
    positions_expect(write(file, data, size) == (ssize_t)size);
}

static void put_settings(int file, const struct tournament *tournament)
{
    struct buffer line;
    buffer_init(&line);
    arena_line_settings(tournament, &line);
    put(file, line.data, line.length);
    put(file, "\n", 1);
    buffer_deinit(&line);
}

static void write_and_read(const struct tournament *tournament,
                           const struct arena_game *game)
{
    struct buffer line, again;
    struct arena_game back;
    struct error error;
    error_clear(&error);
    buffer_init(&line);
    buffer_init(&again);
    arena_line_game(tournament, game, &line);
    json_t *json = json_loadb(line.data, line.length, 0, NULL);
    positions_expect(json != NULL);
    positions_expect(arena_line_read_game(tournament, json, &back, &error));
    arena_line_game(tournament, &back, &again);
    positions_expect(line.length == again.length &&
                     memcmp(line.data, again.data, line.length) == 0);
    json_decref(json);
    buffer_deinit(&line);
    buffer_deinit(&again);
}

static void check_game(const struct arena_game *game)
{
    positions_expect(game->rounds >= 0 && game->choices >= 0);
    for (int seat = 0; seat < game->lineup.players; seat++)
        positions_expect(game->moves[seat] >= 0 && game->thought[seat] >= 0 &&
                         game->longest[seat] >= 0);
}

static void report(const struct tournament *tournament, const struct arena_games *games)
{
    struct arena_end_report end = {0};
    struct arena_result result = {.tournament = tournament, .games = games, .end = &end};
    struct arena_game *list = arena_games_list(games, &result.count);
    result.game = list;
    struct buffer out;
    buffer_init(&out);
    json_open(&out, '{');
    arena_report_json(&result, &out);
    json_close(&out, '}');
    json_t *json = json_loadb(out.data, out.length, 0, NULL);
    positions_expect(json != NULL);
    json_decref(json);
    buffer_deinit(&out);
    free(list);
}

static void read_file(const struct tournament *tournament)
{
    struct arena_games games;
    struct arena_log log;
    struct error error;
    int code = EXIT_FINE;
    error_clear(&error);
    arena_games_init(&games, tournament);
    if (arena_log_open(&log, &games, &code, &error)) {
        for (long i = 0; i < games.count; i++) {
            check_game(&games.game[i]);
            write_and_read(tournament, &games.game[i]);
        }
        report(tournament, &games);
    } else {
        positions_expect(code == EXIT_BAD);
        positions_refused(&error, tournament->log, false);
    }
    positions_expect(arena_log_close(&log, &error));
    arena_games_deinit(&games);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char name[64];
    struct text out = text_init(name, sizeof name);
    if (size < 1)
        return 0;
    struct tournament *tournament = pick_tournament(data[0]);
    int file = empty_file();
    if ((data[0] & OWN_SETTINGS) == 0)
        put_settings(file, tournament);
    put(file, data + 1, size - 1);
    text_format(&out, "/proc/self/fd/%d", file);
    tournament->log = name;
    read_file(tournament);
    tournament->log = NULL;
    return 0;
}
