/* explain_names.c: the words that reasons are made of. */
#include "games/ciub/ai/explain.h"

#include "i18n/i18n.h"

struct ciub_phrase ciub_die_of(const struct ciub_case *it, int colour)
{
    const char *name = it->world->set.die[colour].name;
    bool vowel = strchr("aeiou", name[0]) != NULL;
    struct ciub_phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    text_format(&out, vowel ? tr("an %s die") : tr("a %s die"), tr(name));
    return phrase;
}

struct ciub_phrase ciub_lanes(uint64_t lanes)
{
    struct ciub_phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    ciub_write_need(&(struct ciub_need){.lanes = lanes}, "-", &out);
    return phrase;
}

/* Those of the numbers that the colour can show, one bit a lane. */
static unsigned shown_of(const struct ciub_case *it, int colour, uint64_t missing)
{
    unsigned shown = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        if (lane_of(missing, lane) > 0 && it->world->potential.face[lane][colour] > 0)
            shown |= 1u << lane;
    return shown;
}

/* "1, 3 or 5" */
static struct ciub_phrase choice_of(unsigned shown)
{
    struct ciub_phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    for (; shown != 0; shown &= shown - 1) {
        if (out.length > 0 && (shown & (shown - 1)) == 0)
            text_format(&out, " %s ", tr("or"));
        else if (out.length > 0)
            text_put(&out, ", ");
        text_format(&out, "%d", __builtin_ctz(shown) + 1);
    }
    return phrase;
}

void ciub_put_use(const struct ciub_case *it, int colour, int card, uint64_t missing)
{
    const struct ciub_potential *potential = &it->world->potential;
    unsigned shown = shown_of(it, colour, missing);
    if (shown != 0)
        tr_put(it->out, ", which can show %s for %s", choice_of(shown).words,
               it->world->set.card[card].name);
    else if (potential->adjust[colour] > 0)
        tr_put(it->out, ", which can turn others");
    else if (potential->reroll[colour] > 0)
        tr_put(it->out, ", which can roll others again");
    else if (potential->swap[colour] > 0)
        tr_put(it->out, ", which can be swapped for any");
}
