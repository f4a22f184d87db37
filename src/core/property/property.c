/* property.c: plays a random game step by step and lets the checks look at each. */
#include "core/property/property.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/chance.h"
#include "core/memory.h"
#include "core/property/internal.h"
#include "core/record/record.h"

void prove_result_init(struct prove_result *result)
{
    memset(result, 0, sizeof *result);
    buffer_init(&result->record);
}

void prove_result_deinit(struct prove_result *result)
{
    buffer_deinit(&result->record);
}

static uint64_t count_lists(const struct prove_result *result)
{
    uint64_t lists = 0;
    for (int length = 0; length <= GAME_MAX_CHOICES; length++)
        lists += result->lists[length];
    return lists;
}

double prove_mean_list(const struct prove_result *result)
{
    double sum = 0;
    uint64_t lists = count_lists(result);
    for (int length = 0; length <= GAME_MAX_CHOICES; length++)
        sum += (double)result->lists[length] * length;
    return lists > 0 ? sum / (double)lists : 0;
}

int prove_percentile_list(const struct prove_result *result, double percent)
{
    double wanted = (double)count_lists(result) * percent / 100;
    uint64_t seen = 0;
    for (int length = 0; length <= GAME_MAX_CHOICES; length++) {
        seen += result->lists[length];
        if (seen > 0 && (double)seen >= wanted)
            return length;
    }
    return 0;
}

bool prover_fail(struct prover *prover, const char *format, ...)
{
    char id[192], words[PROVE_TEXT / 2];
    struct text text = text_init(id, sizeof id);
    const struct match *match = prover->match;
    setup_write_id(&match->setup, prover->game, match->seed, &text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    snprintf(prover->result->failure, sizeof prover->result->failure,
             "%s, after step %zu: %s", id, match->count, words);
    buffer_clear(&prover->result->record);
    record_write(match, &prover->result->record);
    return false;
}

static choice_t pick_choice(struct prover *prover)
{
    const struct match *match = prover->match;
    struct rng rng = match_rng(match, match->count);
    if (prover->actor == SEAT_CHANCE)
        return chance_draw(prover->game, prover->world, match->state, &rng);
    return prover->list[rng_below(&prover->rng, (uint32_t)prover->count)];
}

/* Looks at the step on a copy first, so that a broken one is reported before the match,
 * which trusts its game, takes it. */
static bool try_choice(struct prover *prover, choice_t choice, void *copy)
{
    struct reason why = {"", ""};
    if (!prover->game->verdict(prover->world, copy, choice, &why))
        return prover_fail(prover, "choice %u is listed, but refused by rule %s: %s",
                           (unsigned)choice, why.rule, why.text);
    prover->game->apply(prover->world, copy, choice);
    const char *broken = prover->game->check(prover->world, copy);
    return broken == NULL || prover_fail(prover, "choice %u breaks the state: %s",
                                         (unsigned)choice, broken);
}

static bool apply_twice(struct prover *prover, choice_t choice)
{
    alignas(max_align_t) unsigned char copy[GAME_MAX_STATE];
    size_t size = prover->game->state_size;
    memcpy(copy, prover->match->state, size);
    memcpy(prover->before, copy, size);
    if (prover->game->between_moves(prover->world, copy))
        memcpy(prover->move_start, copy, size);
    if (!try_choice(prover, choice, copy))
        return false;
    match_choose(prover->match, choice);
    if (memcmp(copy, prover->match->state, size) != 0)
        return prover_fail(prover, "two equal states differ after the same choice");
    return true;
}

static void count_step(struct prover *prover)
{
    struct prove_result *result = prover->result;
    result->steps++;
    if (prover->actor == SEAT_CHANCE) {
        result->outcomes++;
        return;
    }
    result->choices++;
    result->lists[prover->count]++;
    if (prover->count > result->longest)
        result->longest = prover->count;
    if (prover->game->between_moves(prover->world, prover->match->state))
        result->moves++;
}

static bool check_before(struct prover *prover)
{
    if (!prover_check_list(prover))
        return false;
    if (!prover->costly)
        return true;
    return prover_check_verdicts(prover) && prover_check_texts(prover) &&
           prover_check_json(prover) && prover_check_views(prover) &&
           prover_check_draw(prover);
}

static bool check_after(struct prover *prover)
{
    if (!prover_check_state(prover))
        return false;
    if (!prover->costly)
        return true;
    return prover_check_move(prover) && prover_check_undo(prover);
}

static bool play_step(struct prover *prover)
{
    size_t step = prover->match->count;
    prover->costly = prover->every <= 1 || (step + prover->seed) % prover->every == 0;
    if (step >= prover->max_steps)
        return prover_fail(prover, "the game does not end");
    if (!check_before(prover))
        return false;
    choice_t choice = pick_choice(prover);
    prover->seen[prover->seen_count++ % PROVER_SEEN] = choice;
    if (!apply_twice(prover, choice))
        return false;
    count_step(prover);
    return check_after(prover);
}

static bool play_game(struct prover *prover)
{
    if (!prover_check_state(prover))
        return false;
    while (!match_over(prover->match))
        if (!play_step(prover))
            return false;
    return prover_check_end(prover) && prover_check_json(prover) &&
           prover_check_views(prover) && prover_check_record(prover) &&
           prover_check_playout(prover);
}

static void note_end(struct prover *prover)
{
    struct prove_result *result = prover->result;
    result->games++;
    result->hash = match_hash(prover->match);
    memset(result->scores, 0, sizeof result->scores);
    prover->game->scores(prover->world, prover->match->state, result->scores);
}

static struct match *new_match(const struct game *game, const struct setup *setup,
                               uint64_t seed, struct prove_result *result)
{
    char words[SETUP_VALUE];
    struct error error;
    error_clear(&error);
    snprintf(words, sizeof words, "%" PRIu64, seed);
    struct match *match = match_new(game, setup, words, &error);
    if (match == NULL)
        snprintf(result->failure, sizeof result->failure, "%s: %s", game->name,
                 error.text);
    return match;
}

bool prove_game(const struct game *game, const struct setup *setup, uint64_t seed,
                const struct prove_options *options, struct prove_result *result)
{
    struct prover *prover = memory_new(1, sizeof *prover);
    prover->game = game;
    prover->games[0] = game;
    prover->result = result;
    prover->seed = seed;
    prover->every = options->every;
    prover->max_steps = options->max_steps > 0 ? options->max_steps : 100000;
    prover->json = memory_new(1, GAME_MAX_STATE_TEXT);
    rng_seed(&prover->rng, seed ^ 0x70726f7665u);
    prover->match = new_match(game, setup, seed, result);
    bool sound = false;
    if (prover->match != NULL) {
        prover->world = prover->match->world;
        sound = play_game(prover);
        if (sound)
            note_end(prover);
    }
    match_free(prover->match);
    free(prover->json);
    free(prover);
    return sound;
}
