/* think.c: a computer player for the host: it looks at a record, thinks in pieces, and
 * answers with the move it would make.
 *
 * The module has no clock and no second thread, so the host asks in pieces, and between
 * them shows how far it is, looks at its own clock, or has enough: cantrip_think_end then
 * answers with what was found so far. */
#include <stdatomic.h>

#include "ai/ai.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "games/games.h"
#include "wasm/host.h"

struct thinking {
    struct match *match; /* the record, and after it what is chosen of the move */
    size_t before;       /* steps of the record itself */
    struct player *player;
    struct think_control think_control;
    double done; /* of the choice that is thought about */
};

static void note_progress(void *context, double done)
{
    struct thinking *thinking = context;
    thinking->done = done;
}

static void forget(void)
{
    struct host *host = host_get();
    if (host->thinking == NULL)
        return;
    player_free(host->thinking->player);
    match_free(host->thinking->match);
    free(host->thinking);
    host->thinking = NULL;
}

/* Whoever is to act is asked what he sees; chance and the end have no player. */
static bool can_think(const struct match *match, struct error *error)
{
    if (match_actor(match) >= 0)
        return true;
    return error_set(error, match_over(match) ? "the game is over"
                                              : "chance is to act, not a player");
}

static bool begin(const char *text, size_t length, const char *spec, uint64_t seed,
                  struct error *error)
{
    struct thinking *thinking = memory_new(1, sizeof *thinking);
    host_get()->thinking = thinking;
    thinking->match = record_read(games_list(), text, length, "record", error);
    if (thinking->match == NULL || !can_think(thinking->match, error))
        return false;
    thinking->before = thinking->match->count;
    thinking->player = ai_new(thinking->match->game, spec, seed, error);
    if (thinking->player == NULL)
        return false;
    thinking->think_control.progress = note_progress;
    thinking->think_control.context = thinking;
    thinking->player->think_control = &thinking->think_control;
    return true;
}

/* A record, the spec of a player (ai/ai.h), and its seed. The answer is "" when it can
 * begin. What was thought about before is forgotten. */
const char *HOST_EXPORT(cantrip_think_begin)(const char *text, size_t length,
                                             const char *spec, uint32_t seed);
const char *HOST_EXPORT(cantrip_think_begin)(const char *text, size_t length,
                                             const char *spec, uint32_t seed)
{
    struct error error = {0};
    forget();
    host_answer();
    if (begin(text, length, spec, seed, &error))
        return host_text();
    forget();
    return host_error(&error);
}

static bool is_whole(const struct thinking *thinking)
{
    const struct match *match = thinking->match;
    return match->count > thinking->before &&
           (match_actor(match) < 0 ||
            match->game->between_moves(match->world, match->state));
}

/* Chance is not drawn: what dice the game brings is not the player's to know. */
static enum answer choose(struct thinking *thinking)
{
    struct match *match = thinking->match;
    unsigned char view[GAME_MAX_STATE] __attribute__((aligned(16)));
    choice_t choice = 0;
    struct observation observation = {.game = match->game,
                                      .world = match->world,
                                      .view = view,
                                      .players = match->setup.players,
                                      .seat = match_actor(match)};
    match->game->observe(match->world, match->state, observation.seat, view);
    enum answer answer =
        thinking->player->decide(thinking->player, &observation, &choice);
    if (answer == ANSWER_CHOICE)
        match_choose(match, choice);
    return answer;
}

/* Thinks for about so many simulations more; returns how much of the thinking is done, 1
 * when the whole move is there, and below 0 when nothing was begun. */
double HOST_EXPORT(cantrip_think)(uint32_t simulations);
double HOST_EXPORT(cantrip_think)(uint32_t simulations)
{
    struct thinking *thinking = host_get()->thinking;
    if (thinking == NULL)
        return -1;
    thinking->think_control.patience = simulations;
    if (!is_whole(thinking) && choose(thinking) == ANSWER_CHOICE)
        thinking->done = 0;
    if (is_whole(thinking))
        return 1;
    return thinking->done < 0.999 ? thinking->done : 0.999;
}

static void write_move(const struct thinking *thinking, struct buffer *out)
{
    char line[MOVE_MAX_TEXT];
    struct text words = text_init(line, sizeof line);
    struct match *match = thinking->match;
    struct move move;
    match_last_move(match, &move);
    match_seek(match, thinking->before);
    move_write(match->game, match->world, match->state, &move, &words);
    buffer_put(out, line);
}

/* The move, as a line; thought about no longer than needed to finish it with what was
 * found so far. */
const char *HOST_EXPORT(cantrip_think_end)(void);
const char *HOST_EXPORT(cantrip_think_end)(void)
{
    struct thinking *thinking = host_get()->thinking;
    struct error error = {0};
    bool ok = thinking != NULL;
    if (!ok)
        error_set(&error, "nothing was begun: call cantrip_think_begin first");
    if (ok)
        atomic_store(&thinking->think_control.stop, true);
    while (ok && !is_whole(thinking))
        if (choose(thinking) != ANSWER_CHOICE)
            ok = error_set(&error, "the player has no answer");
    if (ok)
        write_move(thinking, host_answer());
    forget();
    return ok ? host_text() : host_error(&error);
}
