/* access.c: how many dice lie between a mage and each scroll.
 *
 * A walk in order of cost: what can be touched for free, then what one more half of a die
 * opens, and so on. Colours are left aside, as they are chosen anew each round; so are
 * spells. */
#include <string.h>

#include "games/seals/ai/internal.h"

enum {
    DELAY_FIGURE = 3, /* until somebody else's figure is out of the way */
    LONGEST = 10,     /* the costliest step */
};

/* What a seal costs on average in halves of a die, including what goes wrong. */
static const uint8_t seal_cost[MAX_STRENGTH + 1] = {0, 0, 2, 3, 3, 4, 5};

struct frontier {
    struct sites due[ACCESS_FAR + LONGEST + 1]; /* sites walked on from at that cost */
    struct sites touched;
};

/* Walks from all sites that are due; what was not touched before. `words` is a constant
 * wherever this is used, so that all of it stays in registers. */
__attribute__((always_inline)) static inline struct sites
advance(const struct scene *scene, const struct stance *stance, struct frontier *frontier,
        const struct sites *due, const int words)
{
    struct sites found = {0}, front = *due;
    for (int word = 0; word < words;) {
        if (front.word[word] == 0) {
            word++;
            continue;
        }
        const struct sites *near =
            &scene->world->near[word][__builtin_ctzll(front.word[word])];
        front.word[word] &= front.word[word] - 1;
        for (int i = 0; i < words; i++) {
            uint64_t fresh = near->word[i] & ~frontier->touched.word[i];
            frontier->touched.word[i] |= fresh;
            found.word[i] |= fresh;
            front.word[i] |= fresh & stance->open.word[i];
            word = i < word && front.word[i] != 0 ? i : word;
        }
    }
    return found;
}

/* Winning a scroll costs what reaching it does, and its seal. */
static void win_scrolls(const struct scene *scene, const struct stance *stance,
                        const struct sites *found, int cost, struct access *access)
{
    for (int word = 0; word < SITE_WORDS; word++) {
        uint64_t scrolls = found->word[word] & scene->state->scrolls.word[word];
        for (; scrolls != 0; scrolls &= scrolls - 1) {
            int site = word * 64 + __builtin_ctzll(scrolls);
            int when = cost + seal_cost[seal_strength(scene->state, site)];
            if (sites_has(&stance->reach.barred, site))
                when += 2 * DELAY_FIGURE;
            access->when[site] = (uint8_t)(when < ACCESS_FAR ? when : ACCESS_FAR);
        }
    }
}

/* Tokens can be passed at the extra cost of breaking them; a figure in the way will move
 * on some time. */
static void break_tokens(const struct scene *scene, const struct stance *stance,
                         const struct sites *found, struct sites *due)
{
    for (int word = 0; word < SITE_WORDS; word++) {
        uint64_t tokens = found->word[word] & scene->tokens.word[word];
        uint64_t barred = found->word[word] & stance->reach.barred.word[word];
        uint64_t weaker = 0;
        for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++) {
            uint64_t here = tokens & scene->up_to[strength].word[word] & ~weaker;
            weaker |= here;
            due[seal_cost[strength]].word[word] |= here & ~barred;
            due[seal_cost[strength] + DELAY_FIGURE].word[word] |= here & barred;
        }
        due[DELAY_FIGURE].word[word] |= barred & ~tokens;
    }
}

void seals_access_find(const struct scene *scene, const struct stance *stance,
                       struct access *access)
{
    struct frontier frontier;
    memset(&frontier, 0, sizeof frontier);
    memset(access->when, ACCESS_FAR, sizeof access->when);
    int place = scene->state->seat[stance->reach.seat].place;
    sites_add(&frontier.touched, place);
    sites_add(&frontier.due[0], place);
    for (int cost = 0; cost < ACCESS_FAR; cost++) {
        if (!sites_any(&frontier.due[cost]))
            continue;
        const struct sites *due = &frontier.due[cost];
        struct sites found = scene->world->sites <= 128
                                 ? advance(scene, stance, &frontier, due, 2)
                                 : advance(scene, stance, &frontier, due, SITE_WORDS);
        if (!sites_any(&found))
            continue;
        win_scrolls(scene, stance, &found, cost, access);
        break_tokens(scene, stance, &found, &frontier.due[cost]);
    }
}
