/* explain_names.c: sets of seals, and words for them. */
#include "games/seals/ai/explain.h"

#include <stdarg.h>
#include <stdio.h>

#include "games/seals/explain/describe.h"
#include "games/seals/notation/notation.h"
#include "i18n/i18n.h"

enum { MAX_REASONS = 2 };

bool seals_reason_fits(const struct explanation *it)
{
    return it->reasons < MAX_REASONS;
}

void seals_reason_add(struct explanation *it, const char *format, ...)
{
    char words[2 * PHRASE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    if (it->reasons++ > 0)
        text_format(it->out, " %s ", tr("and"));
    text_put(it->out, words);
}

struct phrase seals_say_number(int count)
{
    static const char *const word[] = {
        TR_NOOP("no"),    TR_NOOP("one"),  TR_NOOP("two"), TR_NOOP("three"),
        TR_NOOP("four"),  TR_NOOP("five"), TR_NOOP("six"), TR_NOOP("seven"),
        TR_NOOP("eight"), TR_NOOP("nine"), TR_NOOP("ten")};
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    if (count <= 10)
        text_put(&out, tr(word[count]));
    else
        text_format(&out, "%d", count);
    return phrase;
}

struct phrase seals_say_scrolls(int count, int strength)
{
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    if (count == 1)
        tr_put(&out, "a strength-%d scroll", strength);
    else
        tr_put_count(&out, count, "%s strength-%d scroll", "%s strength-%d scrolls",
                     seals_say_number(count).words, strength);
    return phrase;
}

void seals_put_joint(struct text *out, int i, int count)
{
    if (i > 0 && i == count - 1)
        text_format(out, " %s ", tr("and"));
    else if (i > 0)
        text_put(out, ", ");
}

struct phrase seals_name_scroll_on(const struct seals_state *state, int site)
{
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    seals_write_scroll(state, site_get(state, site) - SITE_SCROLL, &out);
    return phrase;
}

struct phrase seals_name_site(const struct seals_world *world, int site)
{
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    seals_write_site(world, site, &out);
    return phrase;
}

struct phrase seals_name_seat(const struct explanation *it, int seat)
{
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    seals_seat_write(it->world, it->after, seat, &out);
    return phrase;
}

int seals_place_before(const struct explanation *it, int site)
{
    int scroll = site_get(it->after, site), at = site;
    if (site_get(it->before, at) != scroll)
        at = sites_next(&it->before->scrolls, 0);
    while (site_get(it->before, at) != scroll)
        at = sites_next(&it->before->scrolls, at + 1);
    return at;
}

struct sites seals_only_scrolls(const struct seals_state *state, struct sites sites)
{
    for (int i = 0; i < SITE_WORDS; i++)
        sites.word[i] &= state->scrolls.word[i];
    return sites;
}

int seals_strongest_of(const struct seals_state *state, const struct sites *among,
                       int *count)
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
