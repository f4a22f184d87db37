/* choices.c: checks of the list of choices, verdicts and texts. */
#include <stdlib.h>
#include <string.h>

#include "core/property/internal.h"

static bool check_actor(struct property_tester *property_tester)
{
    int actor = property_tester->game->actor(property_tester->world,
                                             property_tester->match->state);
    if (actor != SEAT_CHANCE &&
        (actor < 0 || actor >= property_tester->match->setup.players))
        return property_fail(property_tester, "the actor is %d while the game is on",
                             actor);
    property_tester->actor = actor;
    return true;
}

static bool check_weights(struct property_tester *property_tester)
{
    uint32_t weight[GAME_MAX_CHOICES] = {0};
    uint64_t total = 0;
    uint32_t sum = property_tester->game->weights(property_tester->world,
                                                  property_tester->match->state, weight);
    for (int i = 0; sum > 0 && i < property_tester->count; i++) {
        if (weight[i] == 0)
            return property_fail(property_tester, "outcome %d of the list has no weight",
                                 i + 1);
        total += weight[i];
    }
    return total == sum ||
           property_fail(property_tester, "the weights do not add up to their sum");
}

bool property_check_list(struct property_tester *property_tester)
{
    if (!check_actor(property_tester))
        return false;
    property_tester->count = property_tester->game->choices(
        property_tester->world, property_tester->match->state, property_tester->list);
    if (property_tester->count < 1 || property_tester->count > GAME_MAX_CHOICES)
        return property_fail(property_tester, "the list of choices has %d entries",
                             property_tester->count);
    return property_tester->actor != SEAT_CHANCE || check_weights(property_tester);
}

static int compare_choices(const void *left, const void *right)
{
    choice_t a = *(const choice_t *)left;
    choice_t b = *(const choice_t *)right;
    return (a > b) - (a < b);
}

static bool check_duplicates(struct property_tester *property_tester, choice_t *sorted)
{
    memcpy(sorted, property_tester->list,
           (size_t)property_tester->count * sizeof *sorted);
    qsort(sorted, (size_t)property_tester->count, sizeof *sorted, compare_choices);
    for (int i = 1; i < property_tester->count; i++)
        if (sorted[i] == sorted[i - 1])
            return property_fail(property_tester, "choice %u is listed twice",
                                 (unsigned)sorted[i]);
    return true;
}

static bool check_refused(struct property_tester *property_tester, choice_t choice)
{
    struct reason why = {"", ""};
    if (property_tester->game->verdict(property_tester->world,
                                       property_tester->match->state, choice, &why))
        return property_fail(property_tester, "choice %u is not listed, but accepted",
                             (unsigned)choice);
    if (why.rule[0] == '\0' || why.text[0] == '\0')
        return property_fail(property_tester,
                             "choice %u is refused without rule and reason",
                             (unsigned)choice);
    return true;
}

/* A code that is legal now with one bit changed, a small number, or any. */
static choice_t invent_choice(struct property_tester *property_tester)
{
    choice_t listed =
        property_tester
            ->list[rng_below(&property_tester->rng, (uint32_t)property_tester->count)];
    switch (rng_below(&property_tester->rng, 3)) {
    case 0:
        return listed ^ ((choice_t)1 << rng_below(&property_tester->rng, 32));
    case 1:
        return rng_below(&property_tester->rng, 256);
    default:
        return (choice_t)rng_next(&property_tester->rng);
    }
}

static bool check_strangers(struct property_tester *property_tester,
                            const choice_t *sorted)
{
    enum { TRIES = 8 };
    for (int i = 0; i < TRIES; i++) {
        size_t known = property_tester->seen_count < PROVER_SEEN
                           ? property_tester->seen_count
                           : PROVER_SEEN;
        choice_t choice =
            i % 2 == 0 && known > 0
                ? property_tester->seen[rng_below(&property_tester->rng, (uint32_t)known)]
                : invent_choice(property_tester);
        bool listed = bsearch(&choice, sorted, (size_t)property_tester->count,
                              sizeof choice, compare_choices) != NULL;
        if (!listed && !check_refused(property_tester, choice))
            return false;
    }
    return true;
}

bool property_check_verdicts(struct property_tester *property_tester)
{
    choice_t sorted[GAME_MAX_CHOICES];
    struct reason why = {"", ""};
    for (int i = 0; i < property_tester->count; i++)
        if (!property_tester->game->verdict(property_tester->world,
                                            property_tester->match->state,
                                            property_tester->list[i], &why))
            return property_fail(property_tester,
                                 "choice %u is listed, but refused by rule %s: %s",
                                 (unsigned)property_tester->list[i], why.rule, why.text);
    return check_duplicates(property_tester, sorted) &&
           check_strangers(property_tester, sorted);
}

static bool check_text(struct property_tester *property_tester, choice_t choice)
{
    char words[GAME_MAX_CHOICE_TEXT];
    struct text out = text_init(words, sizeof words);
    struct reason why = {"", ""};
    choice_t back = 0;
    const void *state = property_tester->match->state;
    property_tester->game->choice_write(property_tester->world, state, choice, &out);
    if (out.overflow || out.length == 0 || strchr(words, '\n') != NULL)
        return property_fail(property_tester, "choice %u has no good text: '%s'",
                             (unsigned)choice, words);
    struct reader in = reader_init(words, out.length);
    if (!property_tester->game->choice_read(property_tester->world, state, &in, &back,
                                            &why))
        return property_fail(property_tester, "'%s' does not read back: %s", words,
                             why.text);
    if (back != choice || !reader_at_end(&in))
        return property_fail(property_tester, "'%s' is choice %u and reads back as %u",
                             words, (unsigned)choice, (unsigned)back);
    return true;
}

bool property_check_texts(struct property_tester *property_tester)
{
    for (int i = 0; i < property_tester->count; i++)
        if (!check_text(property_tester, property_tester->list[i]))
            return false;
    return true;
}

bool property_check_move(struct property_tester *property_tester)
{
    struct move move, back;
    struct reason why = {"", ""};
    char words[MOVE_MAX_TEXT];
    struct text out = text_init(words, sizeof words);
    if (!property_tester->game->between_moves(property_tester->world,
                                              property_tester->match->state))
        return true;
    match_last_move(property_tester->match, &move);
    move_write(property_tester->game, property_tester->world, property_tester->move_start,
               &move, &out);
    if (out.overflow)
        return property_fail(property_tester, "the move's text is too long: '%.60s...'",
                             words);
    if (!move_read(property_tester->game, property_tester->world,
                   property_tester->move_start, words, &back, &why))
        return property_fail(property_tester, "the move '%s' does not read back: %s",
                             words, why.text);
    size_t size = (size_t)move.count * sizeof move.choice[0];
    if (back.count != move.count || memcmp(back.choice, move.choice, size) != 0)
        return property_fail(property_tester, "the move '%s' reads back as another",
                             words);
    return true;
}

static bool check_winners(struct property_tester *property_tester)
{
    unsigned winners = property_tester->game->winners(property_tester->world,
                                                      property_tester->match->state);
    if (winners == 0 || winners >> property_tester->match->setup.players != 0)
        return property_fail(property_tester, "the winners at the end are %#x", winners);
    return true;
}

bool property_check_end(struct property_tester *property_tester)
{
    const void *state = property_tester->match->state;
    if (!property_tester->game->between_moves(property_tester->world, state))
        return property_fail(property_tester, "the game ends in the middle of a move");
    for (size_t i = 0; i < PROVER_SEEN && i < property_tester->seen_count; i++)
        if (!check_refused(property_tester, property_tester->seen[i]))
            return false;
    return check_winners(property_tester);
}
