/* mind_explain_words.c: the words that reasons are made of. */
#include "games/ciub/mind_explain.h"

void ciub_put_die_of(const struct ciub_case *it, int colour)
{
    const char *name = it->world->set.die[colour].name;
    bool vowel = strchr("aeiou", name[0]) != NULL;
    text_format(it->out, "%s %s die", vowel ? "an" : "a", name);
}

void ciub_put_lanes(const struct ciub_case *it, uint64_t lanes)
{
    bool first = true;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        for (int i = 0; i < lane_of(lanes, lane); i++) {
            text_format(it->out, "%s%d", first ? "" : "-", lane + 1);
            first = false;
        }
}

/* Those of the numbers that the colour can show, one bit a lane. */
static unsigned shown_of(const struct ciub_case *it, int colour, uint64_t missing)
{
    unsigned shown = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        if (lane_of(missing, lane) > 0 && it->world->promise.face[lane][colour] > 0)
            shown |= 1u << lane;
    return shown;
}

static void put_choice_of(const struct ciub_case *it, unsigned shown)
{
    for (bool first = true; shown != 0; shown &= shown - 1, first = false)
        text_format(it->out, "%s%d",
                    first                        ? ""
                    : (shown & (shown - 1)) == 0 ? " or "
                                                 : ", ",
                    __builtin_ctz(shown) + 1);
}

void ciub_put_use(const struct ciub_case *it, int colour, int card, uint64_t missing)
{
    const struct ciub_promise *promise = &it->world->promise;
    unsigned shown = shown_of(it, colour, missing);
    if (shown != 0) {
        text_put(it->out, ", which can show ");
        put_choice_of(it, shown);
        text_format(it->out, " for %s", it->world->set.card[card].name);
    } else if (promise->adjust[colour] > 0) {
        text_put(it->out, ", which can turn others");
    } else if (promise->reroll[colour] > 0) {
        text_put(it->out, ", which can roll others again");
    } else if (promise->swap[colour] > 0) {
        text_put(it->out, ", which can be swapped for any");
    }
}
