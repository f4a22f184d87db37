/* ai.h: players that need no person, by name.
 *
 * A player is named by a *spec*: a kind or a level, and perhaps settings:
 *
 *     random                 chooses evenly among what is legal
 *     greedy                 takes the whole move with the best estimate (game->estimate)
 *     flat:nodes=2000        flat Monte Carlo: random games after each choice
 *     uct:seconds=0.5        plain UCT with random games
 *     search:nodes=800       the search (ai/search/search.h) with the game's evaluator
 *     adept                  a level of the game (level.h), as it comes
 *     adept:threads=4        ... on four cores
 *
 * Settings: nodes (simulations a move), seconds (a move, at most), threads, memory (MiB).
 * The first four are references to hold others against.
 *
 * With a limit of nodes alone what a player chooses is a function of its spec, its seed
 * and what it sees: the same everywhere, however fast the machine. */
#ifndef AI_AI_H
#define AI_AI_H

#include <stdint.h>

#include "ai/search/search.h"
#include "base/error.h"
#include "core/player.h"

enum { AI_SPEC = 128, AI_MEMORY = 64 /* MiB a player takes at most, if not told */ };

/* A player by its spec, to be freed with player_free. NULL with an error that says what
 * there is. */
struct player *ai_new(const struct game *game, const char *spec, uint64_t seed,
                      struct error *error);

/* How a kind that searches goes about it, with the usual memory; NULL for others. */
const struct search_style *ai_style(const char *kind);
/* All names that a spec for this game can begin with: "random, greedy, ..., adept". */
void ai_write_names(const struct game *game, struct text *out);

/* knowledge.c: adds to a hash what a player goes by that its spec does not say: the
 * weights it judges by, and how its level plays. Two programs in which that is the
 * same have the same player by this spec. */
uint64_t ai_knowledge(const struct game *game, const char *spec, uint64_t seed);

/* random.c, greedy.c */
struct player *ai_random_new(uint64_t seed);
struct player *ai_greedy_new(uint64_t seed);

#endif
