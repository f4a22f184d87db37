/* mind_explain_words.c: sets of seals, and words for them. */
#include "games/seals/mind_explain.h"

#include "games/seals/reach.h"
#include "games/seals/text.h"

enum { MAX_REASONS = 2 };

bool reason_begin(struct case_for *it, const char *verb)
{
    if (it->reasons >= MAX_REASONS)
        return false;
    text_put(it->out, it->reasons > 0 ? " and " : "");
    text_put(it->out, verb);
    it->reasons++;
    return true;
}

void put_count(struct text *out, int count)
{
    static const char *const word[] = {"no",  "one",   "two",   "three", "four", "five",
                                       "six", "seven", "eight", "nine",  "ten"};
    if (count <= 10)
        text_put(out, word[count]);
    else
        text_format(out, "%d", count);
}

void put_scrolls(struct text *out, int count, int strength)
{
    if (count == 1)
        text_put(out, "a");
    else
        put_count(out, count);
    text_format(out, " strength-%d scroll%s", strength, count == 1 ? "" : "s");
}

void put_joint(struct text *out, int i, int count)
{
    if (i > 0)
        text_put(out, i == count - 1 ? " and " : ", ");
}

void put_scroll_on(struct text *out, const struct seals_state *state, int site)
{
    write_scroll(state, site_get(state, site) - SITE_SCROLL, out);
}

int place_before(const struct case_for *it, int site)
{
    int scroll = site_get(it->after, site), at = site;
    if (site_get(it->before, at) != scroll)
        at = sites_next(&it->before->scrolls, 0);
    while (site_get(it->before, at) != scroll)
        at = sites_next(&it->before->scrolls, at + 1);
    return at;
}

int sites_count(const struct sites *sites)
{
    int count = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        count += __builtin_popcountll(sites->word[i]);
    return count;
}

struct sites sites_without(struct sites sites, const struct sites *others)
{
    for (int i = 0; i < SITE_WORDS; i++)
        sites.word[i] &= ~others->word[i];
    return sites;
}

struct sites only_scrolls(const struct seals_state *state, struct sites sites)
{
    for (int i = 0; i < SITE_WORDS; i++)
        sites.word[i] &= state->scrolls.word[i];
    return sites;
}

struct sites seals_reached(const struct case_for *it, const struct seals_state *state,
                           int seat)
{
    struct reach reach;
    reach_find(it->world, state, seat, &reach);
    return breakable(state, &reach);
}

struct sites seals_payable(const struct case_for *it, const struct seals_state *state,
                           int seat)
{
    struct reach reach;
    reach_find(it->world, state, seat, &reach);
    return plain_breaks(state, &reach);
}

int strongest_of(const struct seals_state *state, const struct sites *among, int *count)
{
    int best = -1, most = 0;
    *count = 0;
    for (int i = sites_next(among, 0); i >= 0; i = sites_next(among, i + 1)) {
        int strength = seal_strength(state, i);
        if (strength > most) {
            most = strength;
            best = i;
            *count = 0;
        }
        *count += strength == most;
    }
    return best;
}
