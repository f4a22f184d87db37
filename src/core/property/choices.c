/* choices.c: checks the list of choices, verdicts and texts. */
#include <stdlib.h>
#include <string.h>

#include "core/property/internal.h"

static bool check_actor(struct property_tester *tester)
{
    int actor = tester->game->actor(tester->world, tester->match->state);
    if (actor != SEAT_CHANCE && (actor < 0 || actor >= tester->match->setup.players))
        return property_fail(tester, "the actor is %d while the game is on", actor);
    tester->actor = actor;
    return true;
}

static bool check_weights(struct property_tester *tester)
{
    uint32_t weight[GAME_MAX_CHOICES] = {0};
    uint64_t total = 0;
    uint32_t sum = tester->game->weights(tester->world, tester->match->state, weight);
    for (int i = 0; sum > 0 && i < tester->count; i++) {
        if (weight[i] == 0)
            return property_fail(tester, "outcome %d of the list has no weight", i + 1);
        total += weight[i];
    }
    return total == sum ||
           property_fail(tester, "the weights do not add up to their sum");
}

bool property_check_list(struct property_tester *tester)
{
    if (!check_actor(tester))
        return false;
    tester->count =
        tester->game->choices(tester->world, tester->match->state, tester->list);
    if (tester->count < 1 || tester->count > GAME_MAX_CHOICES)
        return property_fail(tester, "the list of choices has %d entries", tester->count);
    return tester->actor != SEAT_CHANCE || check_weights(tester);
}

static int compare_choices(const void *left, const void *right)
{
    choice_t a = *(const choice_t *)left;
    choice_t b = *(const choice_t *)right;
    return (a > b) - (a < b);
}

static bool check_duplicates(struct property_tester *tester, choice_t *sorted)
{
    memcpy(sorted, tester->list, (size_t)tester->count * sizeof *sorted);
    qsort(sorted, (size_t)tester->count, sizeof *sorted, compare_choices);
    for (int i = 1; i < tester->count; i++)
        if (sorted[i] == sorted[i - 1])
            return property_fail(tester, "choice %u is listed twice",
                                 (unsigned)sorted[i]);
    return true;
}

static bool check_refused(struct property_tester *tester, choice_t choice)
{
    struct reason why = {"", ""};
    if (tester->game->verdict(tester->world, tester->match->state, choice, &why))
        return property_fail(tester, "choice %u is not listed, but accepted",
                             (unsigned)choice);
    if (why.rule[0] == '\0' || why.text[0] == '\0')
        return property_fail(tester, "choice %u is refused without rule and reason",
                             (unsigned)choice);
    return true;
}

/* A listed choice with one bit flipped, a small number, or any number. */
static choice_t invent_choice(struct property_tester *tester)
{
    choice_t listed = tester->list[rng_below(&tester->rng, (uint32_t)tester->count)];
    switch (rng_below(&tester->rng, 3)) {
    case 0:
        return listed ^ ((choice_t)1 << rng_below(&tester->rng, 32));
    case 1:
        return rng_below(&tester->rng, 256);
    default:
        return (choice_t)rng_next(&tester->rng);
    }
}

static bool check_unlisted(struct property_tester *tester, const choice_t *sorted)
{
    enum { TRIES = 8 };
    for (int i = 0; i < TRIES; i++) {
        size_t known =
            tester->seen_count < TESTER_SEEN ? tester->seen_count : TESTER_SEEN;
        choice_t choice = i % 2 == 0 && known > 0
                              ? tester->seen[rng_below(&tester->rng, (uint32_t)known)]
                              : invent_choice(tester);
        bool listed = bsearch(&choice, sorted, (size_t)tester->count, sizeof choice,
                              compare_choices) != NULL;
        if (!listed && !check_refused(tester, choice))
            return false;
    }
    return true;
}

bool property_check_verdicts(struct property_tester *tester)
{
    choice_t sorted[GAME_MAX_CHOICES];
    struct reason why = {"", ""};
    for (int i = 0; i < tester->count; i++)
        if (!tester->game->verdict(tester->world, tester->match->state, tester->list[i],
                                   &why))
            return property_fail(tester,
                                 "choice %u is listed, but refused by rule %s: %s",
                                 (unsigned)tester->list[i], why.rule, why.text);
    return check_duplicates(tester, sorted) && check_unlisted(tester, sorted);
}

static bool check_text(struct property_tester *tester, choice_t choice)
{
    char words[GAME_MAX_CHOICE_TEXT];
    struct text out = text_init(words, sizeof words);
    struct reason why = {"", ""};
    choice_t back = 0;
    const void *state = tester->match->state;
    tester->game->choice_write(tester->world, state, choice, &out);
    if (out.overflow || out.length == 0 || strchr(words, '\n') != NULL)
        return property_fail(tester, "choice %u has no good text: '%s'", (unsigned)choice,
                             words);
    struct reader in = reader_init(words, out.length);
    if (!tester->game->choice_read(tester->world, state, &in, &back, &why))
        return property_fail(tester, "'%s' does not read back: %s", words, why.text);
    if (back != choice || !reader_at_end(&in))
        return property_fail(tester, "'%s' is choice %u and reads back as %u", words,
                             (unsigned)choice, (unsigned)back);
    return true;
}

bool property_check_texts(struct property_tester *tester)
{
    for (int i = 0; i < tester->count; i++)
        if (!check_text(tester, tester->list[i]))
            return false;
    return true;
}

bool property_check_move(struct property_tester *tester)
{
    struct move move, back;
    struct reason why = {"", ""};
    char words[MOVE_MAX_TEXT];
    struct text out = text_init(words, sizeof words);
    if (!tester->game->between_moves(tester->world, tester->match->state))
        return true;
    match_last_move(tester->match, &move);
    move_write(tester->game, tester->world, tester->move_start, &move, &out);
    if (out.overflow)
        return property_fail(tester, "the move's text is too long: '%.60s...'", words);
    if (!move_read(tester->game, tester->world, tester->move_start, words, &back, &why))
        return property_fail(tester, "the move '%s' does not read back: %s", words,
                             why.text);
    size_t size = (size_t)move.count * sizeof move.choice[0];
    if (back.count != move.count || memcmp(back.choice, move.choice, size) != 0)
        return property_fail(tester, "the move '%s' reads back as another", words);
    return true;
}

static bool check_winners(struct property_tester *tester)
{
    unsigned winners = tester->game->winners(tester->world, tester->match->state);
    if (winners == 0 || winners >> tester->match->setup.players != 0)
        return property_fail(tester, "the winners at the end are %#x", winners);
    return true;
}

bool property_check_end(struct property_tester *tester)
{
    const void *state = tester->match->state;
    if (!tester->game->between_moves(tester->world, state))
        return property_fail(tester, "the game ends in the middle of a move");
    for (size_t i = 0; i < TESTER_SEEN && i < tester->seen_count; i++)
        if (!check_refused(tester, tester->seen[i]))
            return false;
    return check_winners(tester);
}
