/* property.c: plays a random game and runs the checks at every step. */
#include "core/property/property.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/match/chance.h"
#include "core/memory.h"
#include "core/property/internal.h"
#include "core/record/record.h"

void property_result_init(struct property_result *result)
{
    memset(result, 0, sizeof *result);
    buffer_init(&result->record);
}

void property_result_deinit(struct property_result *result)
{
    buffer_deinit(&result->record);
}

static uint64_t count_lists(const struct property_result *result)
{
    uint64_t lists = 0;
    for (int length = 0; length <= GAME_MAX_CHOICES; length++)
        lists += result->lists[length];
    return lists;
}

double property_mean_list(const struct property_result *result)
{
    double sum = 0;
    uint64_t lists = count_lists(result);
    for (int length = 0; length <= GAME_MAX_CHOICES; length++)
        sum += (double)result->lists[length] * length;
    return lists > 0 ? sum / (double)lists : 0;
}

int property_percentile_list(const struct property_result *result, double percent)
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

bool property_fail(struct property_tester *tester, const char *format, ...)
{
    char id[192], words[PROPERTY_TEXT / 2];
    struct text text = text_init(id, sizeof id);
    const struct match *match = tester->match;
    setup_write_id(&match->setup, tester->game, match->seed, &text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    snprintf(tester->result->failure, sizeof tester->result->failure,
             "%s, after step %zu: %s", id, match->count, words);
    buffer_clear(&tester->result->record);
    record_write(match, &tester->result->record);
    return false;
}

static choice_t pick_choice(struct property_tester *tester)
{
    const struct match *match = tester->match;
    struct rng rng = match_rng(match, match->count);
    if (tester->actor == SEAT_CHANCE)
        return chance_draw(tester->game, tester->world, match->state, &rng);
    return tester->list[rng_below(&tester->rng, (uint32_t)tester->count)];
}

/* Applies the choice to a copy first, so that a bad step is reported before match_choose
 * asserts on it. */
static bool try_choice(struct property_tester *tester, choice_t choice, void *copy)
{
    struct reason why = {"", ""};
    if (!tester->game->verdict(tester->world, copy, choice, &why))
        return property_fail(tester, "choice %u is listed, but refused by rule %s: %s",
                             (unsigned)choice, why.rule, why.text);
    tester->game->apply(tester->world, copy, choice);
    struct error error;
    return tester->game->check(tester->world, copy, &error) ||
           property_fail(tester, "choice %u breaks the state: %s", (unsigned)choice,
                         error.text);
}

static bool apply_twice(struct property_tester *tester, choice_t choice)
{
    alignas(max_align_t) unsigned char copy[GAME_MAX_STATE];
    size_t size = tester->game->state_size;
    memcpy(copy, tester->match->state, size);
    memcpy(tester->before, copy, size);
    if (tester->game->between_moves(tester->world, copy))
        memcpy(tester->move_start, copy, size);
    if (!try_choice(tester, choice, copy))
        return false;
    match_choose(tester->match, choice);
    if (memcmp(copy, tester->match->state, size) != 0)
        return property_fail(tester, "two equal states differ after the same choice");
    return true;
}

static void count_step(struct property_tester *tester)
{
    struct property_result *result = tester->result;
    result->steps++;
    if (tester->actor == SEAT_CHANCE) {
        result->outcomes++;
        return;
    }
    result->choices++;
    result->lists[tester->count]++;
    if (tester->count > result->longest)
        result->longest = tester->count;
    if (tester->game->between_moves(tester->world, tester->match->state))
        result->moves++;
}

static bool check_before(struct property_tester *tester)
{
    if (!property_check_list(tester))
        return false;
    if (!tester->costly)
        return true;
    return property_check_verdicts(tester) && property_check_texts(tester) &&
           property_check_json(tester) && property_check_views(tester) &&
           property_check_draw(tester);
}

static bool check_after(struct property_tester *tester)
{
    if (!property_check_state(tester))
        return false;
    if (!tester->costly)
        return true;
    return property_check_move(tester) && property_check_undo(tester);
}

static bool play_step(struct property_tester *tester)
{
    size_t step = tester->match->count;
    tester->costly = tester->every <= 1 || (step + tester->seed) % tester->every == 0;
    if (step >= tester->max_steps)
        return property_fail(tester, "the game does not end");
    if (!check_before(tester))
        return false;
    choice_t choice = pick_choice(tester);
    tester->seen[tester->seen_count++ % TESTER_SEEN] = choice;
    if (!apply_twice(tester, choice))
        return false;
    count_step(tester);
    return check_after(tester);
}

static bool play_game(struct property_tester *tester)
{
    if (!property_check_state(tester))
        return false;
    while (!match_over(tester->match))
        if (!play_step(tester))
            return false;
    return property_check_end(tester) && property_check_json(tester) &&
           property_check_views(tester) && property_check_record(tester) &&
           property_check_playout(tester);
}

static void note_end(struct property_tester *tester)
{
    struct property_result *result = tester->result;
    result->games++;
    result->hash = match_hash(tester->match);
    memset(result->scores, 0, sizeof result->scores);
    tester->game->scores(tester->world, tester->match->state, result->scores);
}

static struct match *new_match(const struct game *game, const struct setup *setup,
                               uint64_t seed, struct property_result *result)
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

bool property_game(const struct game *game, const struct setup *setup, uint64_t seed,
                   const struct property_options *options, struct property_result *result)
{
    struct property_tester *tester = memory_new(1, sizeof *tester);
    tester->game = game;
    tester->games[0] = game;
    tester->result = result;
    tester->seed = seed;
    tester->every = options->every;
    tester->max_steps = options->max_steps > 0 ? options->max_steps : 100000;
    tester->json = memory_new(1, GAME_MAX_STATE_TEXT);
    rng_seed(&tester->rng, seed ^ 0x70726f7665u);
    tester->match = new_match(game, setup, seed, result);
    bool sound = false;
    if (tester->match != NULL) {
        tester->world = tester->match->world;
        sound = play_game(tester);
        if (sound)
            note_end(tester);
    }
    match_free(tester->match);
    free(tester->json);
    free(tester);
    return sound;
}
