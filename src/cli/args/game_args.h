/* game_args.h: the game a command line asks for: a name or id, options and seed. */
#ifndef CLI_ARGS_GAME_ARGS_H
#define CLI_ARGS_GAME_ARGS_H

#include "cli/args/args.h"
#include "core/game.h"
#include "core/match/match.h"

struct game_args {
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE]; /* "" if none was given */
};

/* Reads `word` as GAME or game id, then the options. Returns EXIT_FINE, or another exit
 * code after a message. Call game_args_deinit in either case. */
int game_args_init(struct game_args *out, const struct args *args, const char *word);
void game_args_deinit(struct game_args *wanted);
/* Calls `run` with the game that the first argument names. Returns its exit code, or
 * another one after a message. */
int game_args_run(const struct args *args,
                  int (*run)(const struct game_args *wanted, const struct args *args));

/* Draws a seed from the operating system if it has none. */
int game_args_ensure_seed(struct game_args *wanted);

/* Creates the match; NULL after a message, with *code set. */
struct match *game_args_match(const struct game_args *wanted, const struct args *args,
                              int *code);

/* Calls `use` with the match named by the first argument, FILE|ID: a record at its end,
 * or a game at its first decision. Without a seed that is before the deal, unless `seed`
 * (may be "") provides one. Returns its exit code, or another one after a message. */
int game_args_use(const struct args *args, const char *seed,
                  int (*use)(struct match *match, const struct args *args));
/* Whether such a match is past the deal. */
bool game_args_is_dealt(const struct match *match, const struct args *args);

#endif
