/* pick.c: picks a choice from the results of a search. */
#include "ai/search/pick.h"

#include "base/hash.h"

static float value_of(const struct search_choice *choice,
                      const struct search_config *config)
{
    return search_utility(&config->style, choice->win, choice->score);
}

/* Most visits, ties by value: more robust than the value alone. */
static int most_visited(const struct search_choice *list, int count,
                        const struct search_config *config)
{
    int best = -1;
    for (int i = 0; i < count; i++) {
        if (list[i].visits == 0 || (best >= 0 && list[i].visits < list[best].visits))
            continue;
        if (best < 0 || list[i].visits > list[best].visits ||
            value_of(&list[i], config) > value_of(&list[best], config))
            best = i;
    }
    return best;
}

/* Triangular noise within -1..1, fixed for a position and choice. */
static float noise(uint64_t noise_seed, choice_t choice)
{
    uint64_t drawn = hash_bytes("", 0, noise_seed + choice);
    float one = (float)(drawn >> 40), other = (float)(drawn & 0xffffff);
    return (one - other) / (float)(1 << 24);
}

/* Adds noise to the values, but only considers choices with enough visits: the search has
 * already discarded the others. */
static int noisy_choice(const struct search_choice *list, int count,
                        const struct search_config *config, uint64_t noise_seed)
{
    enum { MIN_FRACTION = 4 }; /* 1/4 of the visits of the most visited choice */
    float waver = (float)config->waver * 0.01f, highest = 0;
    int top = most_visited(list, count, config), best = -1;
    for (int i = 0; i < count && top >= 0; i++) {
        float value =
            value_of(&list[i], config) + waver * noise(noise_seed, list[i].choice);
        if (list[i].visits * MIN_FRACTION >= list[top].visits &&
            (best < 0 || value > highest)) {
            best = i;
            highest = value;
        }
    }
    return best;
}

int pick_choice(const struct search_choice *list, int count,
                const struct search_config *config, uint64_t noise_seed)
{
    return config->waver > 0 ? noisy_choice(list, count, config, noise_seed)
                             : most_visited(list, count, config);
}
