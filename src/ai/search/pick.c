/* pick.c: which of the choices that a search looked at is made. */
#include "ai/search/pick.h"

#include "base/hash.h"

static float value_of(const struct search_choice *choice, const struct manner *manner)
{
    return search_worth(&manner->style, choice->win, choice->score);
}

/* Most visits, ties by value: that bears chance better than the value alone. */
static int most_visited(const struct search_choice *list, int count,
                        const struct manner *manner)
{
    int best = -1;
    for (int i = 0; i < count; i++) {
        if (list[i].visits == 0 || (best >= 0 && list[i].visits < list[best].visits))
            continue;
        if (best < 0 || list[i].visits > list[best].visits ||
            value_of(&list[i], manner) > value_of(&list[best], manner))
            best = i;
    }
    return best;
}

/* Between -1 and 1, more often near 0, for one choice at one place. */
static float misjudgement(uint64_t whim, choice_t choice)
{
    uint64_t drawn = hash_bytes("", 0, whim + choice);
    float one = (float)(drawn >> 40), other = (float)(drawn & 0xffffff);
    return (one - other) / (float)(1 << 24);
}

/* Whoever wavers goes by what it thinks of the choices that it came back to often enough:
 * of the others it knows that they are not worth it. */
static int wavering_choice(const struct search_choice *list, int count,
                           const struct manner *manner, uint64_t whim)
{
    enum { SERIOUS = 4 }; /* a share of the visits of the most visited */
    float waver = (float)manner->waver * 0.01f, highest = 0;
    int most = most_visited(list, count, manner), best = -1;
    for (int i = 0; i < count && most >= 0; i++) {
        float value =
            value_of(&list[i], manner) + waver * misjudgement(whim, list[i].choice);
        if (list[i].visits * SERIOUS >= list[most].visits &&
            (best < 0 || value > highest)) {
            best = i;
            highest = value;
        }
    }
    return best;
}

int pick_choice(const struct search_choice *list, int count, const struct manner *manner,
                uint64_t whim)
{
    return manner->waver > 0 ? wavering_choice(list, count, manner, whim)
                             : most_visited(list, count, manner);
}
