/* ai.h: computer players, created by name.
 *
 * A *spec* names a player: a kind or a level, with optional settings:
 *
 *     random                 chooses uniformly among the legal choices
 *     greedy                 takes the whole move with the best estimate (game->estimate)
 *     flat:nodes=2000        flat Monte Carlo: random games after each choice
 *     uct:seconds=0.5        plain UCT with random games
 *     search:nodes=800       the search (ai/search/search.h) with the game's evaluator
 *     adept                  a level of the game (level.h)
 *     adept:threads=4        the same on four cores
 *
 * Settings: nodes (simulations per move), seconds (limit per move), threads, memory
 * (MiB). The first four kinds are baselines to compare others with.
 *
 * With only a limit of nodes, a player's choice is a function of its spec, its seed and
 * its observation, whatever the platform or the speed of the machine. */
#ifndef AI_AI_H
#define AI_AI_H

#include <stdint.h>

#include "ai/search/search.h"
#include "base/error.h"
#include "core/match/player.h"

enum { AI_SPEC = 128, AI_MEMORY = 64 /* MiB per player, by default */ };

/* Creates a player; free it with player_free. NULL with an error that lists the
 * players. */
struct player *ai_new(const struct game *game, const char *spec, uint64_t seed,
                      struct error *error);

/* The search style of a kind, with the default memory; NULL for kinds that do not
 * search. */
const struct search_style *ai_style(const char *kind);

/* knowledge.c: adds everything a player depends on beyond its spec to a hash: the weights
 * of the evaluator and the settings of its level. If the hashes of two builds agree, the
 * spec names the same player in both. */
uint64_t ai_knowledge(const struct game *game, const char *spec, uint64_t seed);

/* random.c, greedy.c */
struct player *ai_random_new(uint64_t seed);
struct player *ai_greedy_new(uint64_t seed);

#endif
