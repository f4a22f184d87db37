/* choices.c: checks of the list of choices, verdicts and texts. */
#include <stdlib.h>
#include <string.h>

#include "core/property/internal.h"

static bool check_actor(struct prover *prover)
{
    int actor = prover->game->actor(prover->world, prover->match->state);
    if (actor != SEAT_CHANCE && (actor < 0 || actor >= prover->match->setup.players))
        return prover_fail(prover, "the actor is %d while the game is on", actor);
    prover->actor = actor;
    return true;
}

static bool check_weights(struct prover *prover)
{
    uint32_t weight[GAME_MAX_CHOICES] = {0};
    uint64_t total = 0;
    uint32_t sum = prover->game->weights(prover->world, prover->match->state, weight);
    for (int i = 0; sum > 0 && i < prover->count; i++) {
        if (weight[i] == 0)
            return prover_fail(prover, "outcome %d of the list has no weight", i + 1);
        total += weight[i];
    }
    return total == sum || prover_fail(prover, "the weights do not add up to their sum");
}

bool prover_check_list(struct prover *prover)
{
    if (!check_actor(prover))
        return false;
    prover->count =
        prover->game->choices(prover->world, prover->match->state, prover->list);
    if (prover->count < 1 || prover->count > GAME_MAX_CHOICES)
        return prover_fail(prover, "the list of choices has %d entries", prover->count);
    return prover->actor != SEAT_CHANCE || check_weights(prover);
}

static int compare_choices(const void *left, const void *right)
{
    choice_t a = *(const choice_t *)left;
    choice_t b = *(const choice_t *)right;
    return (a > b) - (a < b);
}

static bool check_duplicates(struct prover *prover, choice_t *sorted)
{
    memcpy(sorted, prover->list, (size_t)prover->count * sizeof *sorted);
    qsort(sorted, (size_t)prover->count, sizeof *sorted, compare_choices);
    for (int i = 1; i < prover->count; i++)
        if (sorted[i] == sorted[i - 1])
            return prover_fail(prover, "choice %u is listed twice", (unsigned)sorted[i]);
    return true;
}

static bool check_refused(struct prover *prover, choice_t choice)
{
    struct reason why = {"", ""};
    if (prover->game->verdict(prover->world, prover->match->state, choice, &why))
        return prover_fail(prover, "choice %u is not listed, but accepted",
                           (unsigned)choice);
    if (why.rule[0] == '\0' || why.text[0] == '\0')
        return prover_fail(prover, "choice %u is refused without rule and reason",
                           (unsigned)choice);
    return true;
}

/* A code that is legal now with one bit changed, a small number, or any. */
static choice_t invent_choice(struct prover *prover)
{
    choice_t listed = prover->list[rng_below(&prover->rng, (uint32_t)prover->count)];
    switch (rng_below(&prover->rng, 3)) {
    case 0:
        return listed ^ ((choice_t)1 << rng_below(&prover->rng, 32));
    case 1:
        return rng_below(&prover->rng, 256);
    default:
        return (choice_t)rng_next(&prover->rng);
    }
}

static bool check_strangers(struct prover *prover, const choice_t *sorted)
{
    enum { TRIES = 8 };
    for (int i = 0; i < TRIES; i++) {
        size_t known =
            prover->seen_count < PROVER_SEEN ? prover->seen_count : PROVER_SEEN;
        choice_t choice = i % 2 == 0 && known > 0
                              ? prover->seen[rng_below(&prover->rng, (uint32_t)known)]
                              : invent_choice(prover);
        bool listed = bsearch(&choice, sorted, (size_t)prover->count, sizeof choice,
                              compare_choices) != NULL;
        if (!listed && !check_refused(prover, choice))
            return false;
    }
    return true;
}

bool prover_check_verdicts(struct prover *prover)
{
    choice_t sorted[GAME_MAX_CHOICES];
    struct reason why = {"", ""};
    for (int i = 0; i < prover->count; i++)
        if (!prover->game->verdict(prover->world, prover->match->state, prover->list[i],
                                   &why))
            return prover_fail(prover, "choice %u is listed, but refused by rule %s: %s",
                               (unsigned)prover->list[i], why.rule, why.text);
    return check_duplicates(prover, sorted) && check_strangers(prover, sorted);
}

static bool check_text(struct prover *prover, choice_t choice)
{
    char words[GAME_MAX_CHOICE_TEXT];
    struct text out = text_init(words, sizeof words);
    struct reason why = {"", ""};
    choice_t back = 0;
    const void *state = prover->match->state;
    prover->game->choice_write(prover->world, state, choice, &out);
    if (out.overflow || out.length == 0 || strchr(words, '\n') != NULL)
        return prover_fail(prover, "choice %u has no good text: '%s'", (unsigned)choice,
                           words);
    struct reader in = reader_init(words, out.length);
    if (!prover->game->choice_read(prover->world, state, &in, &back, &why))
        return prover_fail(prover, "'%s' does not read back: %s", words, why.text);
    if (back != choice || !reader_at_end(&in))
        return prover_fail(prover, "'%s' is choice %u and reads back as %u", words,
                           (unsigned)choice, (unsigned)back);
    return true;
}

bool prover_check_texts(struct prover *prover)
{
    for (int i = 0; i < prover->count; i++)
        if (!check_text(prover, prover->list[i]))
            return false;
    return true;
}

bool prover_check_move(struct prover *prover)
{
    struct move move, back;
    struct reason why = {"", ""};
    char words[MOVE_MAX_TEXT];
    struct text out = text_init(words, sizeof words);
    if (!prover->game->between_moves(prover->world, prover->match->state))
        return true;
    match_last_move(prover->match, &move);
    move_write(prover->game, prover->world, prover->move_start, &move, &out);
    if (out.overflow)
        return prover_fail(prover, "the move's text is too long: '%.60s...'", words);
    if (!move_read(prover->game, prover->world, prover->move_start, words, &back, &why))
        return prover_fail(prover, "the move '%s' does not read back: %s", words,
                           why.text);
    size_t size = (size_t)move.count * sizeof move.choice[0];
    if (back.count != move.count || memcmp(back.choice, move.choice, size) != 0)
        return prover_fail(prover, "the move '%s' reads back as another", words);
    return true;
}

static bool check_winners(struct prover *prover)
{
    unsigned winners = prover->game->winners(prover->world, prover->match->state);
    if (winners == 0 || winners >> prover->match->setup.players != 0)
        return prover_fail(prover, "the winners at the end are %#x", winners);
    return true;
}

bool prover_check_end(struct prover *prover)
{
    const void *state = prover->match->state;
    if (!prover->game->between_moves(prover->world, state))
        return prover_fail(prover, "the game ends in the middle of a move");
    for (size_t i = 0; i < PROVER_SEEN && i < prover->seen_count; i++)
        if (!check_refused(prover, prover->seen[i]))
            return false;
    return check_winners(prover);
}
