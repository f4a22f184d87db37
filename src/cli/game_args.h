/* game_args.h: which game a command line asks for: a name or a game id, options, seed. */
#ifndef CLI_GAME_ARGS_H
#define CLI_GAME_ARGS_H

#include "cli/args.h"
#include "core/game.h"
#include "core/match.h"

struct game_args {
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE]; /* "" when none was given */
};

/* Reads `word` as GAME or game id, then the options. Returns EXIT_FINE, or
 * another exit code after a message. Either way game_args_deinit must follow. */
int game_args_init(struct game_args *out, const struct args *args, const char *word);
void game_args_deinit(struct game_args *wanted);

/* Gives it a seed from the operating system if it has none. */
int game_args_need_seed(struct game_args *wanted);

/* A match of it; NULL after a message, with *code set. */
struct match *game_args_match(const struct game_args *wanted, const struct args *args,
                              int *code);

/* The match that FILE|ID, the first word, names: a record at its end, or a game at its
 * first decision, which is before the deal when it has no seed (`seed` is what it gets
 * then, or ""). NULL after a message, with *code set. */
struct match *game_args_open(const struct args *args, const char *seed, int *code);

#endif
