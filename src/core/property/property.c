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

bool property_fail(struct property_tester *property_tester, const char *format, ...)
{
    char id[192], words[PROVE_TEXT / 2];
    struct text text = text_init(id, sizeof id);
    const struct match *match = property_tester->match;
    setup_write_id(&match->setup, property_tester->game, match->seed, &text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    snprintf(property_tester->result->failure, sizeof property_tester->result->failure,
             "%s, after step %zu: %s", id, match->count, words);
    buffer_clear(&property_tester->result->record);
    record_write(match, &property_tester->result->record);
    return false;
}

static choice_t pick_choice(struct property_tester *property_tester)
{
    const struct match *match = property_tester->match;
    struct rng rng = match_rng(match, match->count);
    if (property_tester->actor == SEAT_CHANCE)
        return chance_draw(property_tester->game, property_tester->world, match->state,
                           &rng);
    return property_tester
        ->list[rng_below(&property_tester->rng, (uint32_t)property_tester->count)];
}

/* Looks at the step on a copy first, so that a broken one is reported before the match,
 * which trusts its game, takes it. */
static bool try_choice(struct property_tester *property_tester, choice_t choice,
                       void *copy)
{
    struct reason why = {"", ""};
    if (!property_tester->game->verdict(property_tester->world, copy, choice, &why))
        return property_fail(property_tester,
                             "choice %u is listed, but refused by rule %s: %s",
                             (unsigned)choice, why.rule, why.text);
    property_tester->game->apply(property_tester->world, copy, choice);
    const char *broken = property_tester->game->check(property_tester->world, copy);
    return broken == NULL ||
           property_fail(property_tester, "choice %u breaks the state: %s",
                         (unsigned)choice, broken);
}

static bool apply_twice(struct property_tester *property_tester, choice_t choice)
{
    alignas(max_align_t) unsigned char copy[GAME_MAX_STATE];
    size_t size = property_tester->game->state_size;
    memcpy(copy, property_tester->match->state, size);
    memcpy(property_tester->before, copy, size);
    if (property_tester->game->between_moves(property_tester->world, copy))
        memcpy(property_tester->move_start, copy, size);
    if (!try_choice(property_tester, choice, copy))
        return false;
    match_choose(property_tester->match, choice);
    if (memcmp(copy, property_tester->match->state, size) != 0)
        return property_fail(property_tester,
                             "two equal states differ after the same choice");
    return true;
}

static void count_step(struct property_tester *property_tester)
{
    struct property_result *result = property_tester->result;
    result->steps++;
    if (property_tester->actor == SEAT_CHANCE) {
        result->outcomes++;
        return;
    }
    result->choices++;
    result->lists[property_tester->count]++;
    if (property_tester->count > result->longest)
        result->longest = property_tester->count;
    if (property_tester->game->between_moves(property_tester->world,
                                             property_tester->match->state))
        result->moves++;
}

static bool check_before(struct property_tester *property_tester)
{
    if (!property_check_list(property_tester))
        return false;
    if (!property_tester->costly)
        return true;
    return property_check_verdicts(property_tester) &&
           property_check_texts(property_tester) &&
           property_check_json(property_tester) &&
           property_check_views(property_tester) && property_check_draw(property_tester);
}

static bool check_after(struct property_tester *property_tester)
{
    if (!property_check_state(property_tester))
        return false;
    if (!property_tester->costly)
        return true;
    return property_check_move(property_tester) && property_check_undo(property_tester);
}

static bool play_step(struct property_tester *property_tester)
{
    size_t step = property_tester->match->count;
    property_tester->costly =
        property_tester->every <= 1 ||
        (step + property_tester->seed) % property_tester->every == 0;
    if (step >= property_tester->max_steps)
        return property_fail(property_tester, "the game does not end");
    if (!check_before(property_tester))
        return false;
    choice_t choice = pick_choice(property_tester);
    property_tester->seen[property_tester->seen_count++ % PROVER_SEEN] = choice;
    if (!apply_twice(property_tester, choice))
        return false;
    count_step(property_tester);
    return check_after(property_tester);
}

static bool play_game(struct property_tester *property_tester)
{
    if (!property_check_state(property_tester))
        return false;
    while (!match_over(property_tester->match))
        if (!play_step(property_tester))
            return false;
    return property_check_end(property_tester) && property_check_json(property_tester) &&
           property_check_views(property_tester) &&
           property_check_record(property_tester) &&
           property_check_playout(property_tester);
}

static void note_end(struct property_tester *property_tester)
{
    struct property_result *result = property_tester->result;
    result->games++;
    result->hash = match_hash(property_tester->match);
    memset(result->scores, 0, sizeof result->scores);
    property_tester->game->scores(property_tester->world, property_tester->match->state,
                                  result->scores);
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
    struct property_tester *property_tester = memory_new(1, sizeof *property_tester);
    property_tester->game = game;
    property_tester->games[0] = game;
    property_tester->result = result;
    property_tester->seed = seed;
    property_tester->every = options->every;
    property_tester->max_steps = options->max_steps > 0 ? options->max_steps : 100000;
    property_tester->json = memory_new(1, GAME_MAX_STATE_TEXT);
    rng_seed(&property_tester->rng, seed ^ 0x70726f7665u);
    property_tester->match = new_match(game, setup, seed, result);
    bool sound = false;
    if (property_tester->match != NULL) {
        property_tester->world = property_tester->match->world;
        sound = play_game(property_tester);
        if (sound)
            note_end(property_tester);
    }
    match_free(property_tester->match);
    free(property_tester->json);
    free(property_tester);
    return sound;
}
