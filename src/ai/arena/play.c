/* play.c: plays one game of a tournament and times its players. */
#include <string.h>

#include "ai/arena/arena.h"
#include "base/clock.h"
#include "base/hash.h"

/* Wraps a player to time it. Turns a stop into ANSWER_STOPPED: the choice of a stopped
 * player is not the one it would have made. */
struct timed {
    struct player player; /* must be first: a timed is a player */
    struct player *inner;
    double move; /* seconds spent on the current move */
    struct arena_game *game;
};

static enum answer timed_decide(struct player *self,
                                const struct observation *observation, choice_t *choice)
{
    struct timed *timed = (struct timed *)self;
    struct arena_game *game = timed->game;
    int seat = observation->seat;
    if (game->moves[seat] == 0 ||
        observation->game->between_moves(observation->world, observation->view)) {
        game->moves[seat]++;
        timed->move = 0;
    }
    double from = clock_seconds();
    enum answer answer = timed->inner->decide(timed->inner, observation, choice);
    double took = clock_seconds() - from;
    timed->move += took;
    game->thought[seat] += (float)took;
    if ((float)timed->move > game->longest[seat])
        game->longest[seat] = (float)timed->move;
    if (self->think_control != NULL && atomic_load(&self->think_control->stop))
        return ANSWER_STOPPED;
    return answer;
}

/* Every player gets its own seed, from the deal, the seat and the spec. */
static uint64_t player_seed(const char *deal_seed, const char *spec, int seat)
{
    uint64_t place = hash_bytes(deal_seed, strlen(deal_seed), (uint64_t)seat + 1);
    return hash_bytes(spec, strlen(spec), place);
}

static bool seat_players(const struct arena_plan *plan, const struct match *match,
                         struct arena_game *game, struct think_control *think_control,
                         struct timed *timed, struct error *error)
{
    for (int seat = 0; seat < game->lineup.players; seat++) {
        const char *spec = plan->spec[game->lineup.seat[seat]];
        struct player *inner =
            ai_new(match->game, spec, player_seed(match->seed, spec, seat), error);
        if (inner == NULL)
            return false;
        inner->think_control = think_control;
        timed[seat] = (struct timed){.player = {.kind = "timed", .decide = timed_decide},
                                     .inner = inner,
                                     .game = game};
        timed[seat].player.think_control = think_control;
    }
    return true;
}

/* Who moves first is known once a player has to choose. */
static int find_first(const struct match *match)
{
    int turn =
        match->game->turn != NULL ? match->game->turn(match->world, match->state) : -1;
    return turn >= 0 ? turn : match_actor(match);
}

static void note_result(const struct match *match, size_t made, struct arena_game *game)
{
    const struct game *rules = match->game;
    game->over = match_over(match);
    game->winners = rules->winners(match->world, match->state);
    rules->scores(match->world, match->state, game->score);
    game->rounds = rules->round != NULL ? rules->round(match->world, match->state) : 0;
    game->choices = (int)made;
    game->hash = match_hash(match);
}

static bool fail(const struct arena_plan *plan, const struct match *match,
                 const struct arena_game *game, const char *what, struct error *error)
{
    char id[200];
    struct text out = text_init(id, sizeof id);
    int seat = match_actor(match);
    setup_write_id(&match->setup, match->game, match->seed, &out);
    return error_set(error, "%s in seat %d of %s %s (step %zu)",
                     seat >= 0 ? plan->spec[game->lineup.seat[seat]] : "nobody", seat + 1,
                     id, what, match->count);
}

static enum arena_end run_game(const struct arena_plan *plan, struct match *match,
                               struct timed *timed, struct arena_game *game,
                               struct error *error)
{
    struct player *seats[GAME_MAX_PLAYERS];
    size_t made = 0;
    for (int seat = 0; seat < game->lineup.players; seat++)
        seats[seat] = &timed[seat].player;
    match_draw_all(match);
    game->first = (int8_t)find_first(match);
    enum run_end end = player_run(match, seats, ARENA_MAX_CHOICES, &made);
    if (end == RUN_STOPPED)
        return ARENA_STOPPED;
    if (end == RUN_OVER || end == RUN_LIMIT) {
        note_result(match, made, game);
        return ARENA_PLAYED;
    }
    fail(plan, match, game,
         end == RUN_ILLEGAL ? "made an illegal choice" : "gave no answer", error);
    return ARENA_FAILED;
}

static enum arena_end play_match(const struct arena_plan *plan, struct match *match,
                                 int rotation, struct think_control *think_control,
                                 struct arena_game *out, struct error *error)
{
    struct timed timed[GAME_MAX_PLAYERS] = {0};
    enum arena_end end = ARENA_FAILED;
    arena_lineup(plan, out->deal, match->setup.players, &out->lineup);
    arena_lineup_rotate(&out->lineup, rotation);
    if (seat_players(plan, match, out, think_control, timed, error))
        end = run_game(plan, match, timed, out, error);
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        player_free(timed[seat].inner);
    return end;
}

enum arena_end arena_play(const struct arena_plan *plan, const struct setup *setup,
                          long deal, int rotation, struct think_control *think_control,
                          struct arena_game *out, struct error *error)
{
    char seed[SETUP_VALUE];
    struct text text = text_init(seed, sizeof seed);
    *out = (struct arena_game){.deal = deal, .rotation = (int8_t)rotation};
    arena_deal_seed(plan, deal, &text);
    struct match *match = match_new(plan->game, setup, seed, error);
    if (match == NULL)
        return ARENA_FAILED;
    enum arena_end end = play_match(plan, match, rotation, think_control, out, error);
    match_free(match);
    return end;
}

double arena_won(const struct arena_game *game, int seat)
{
    int winners = __builtin_popcount(game->winners);
    if (winners == 0)
        return 1.0 / game->lineup.players;
    return (game->winners >> seat & 1) != 0 ? 1.0 / winners : 0;
}
