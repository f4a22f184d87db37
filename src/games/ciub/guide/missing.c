/* missing.c: what a card asks for in words, and what of it is missing. */
#include "games/ciub/ai/internal.h"
#include "games/ciub/guide/internal.h"
#include "games/ciub/rules/places.h"
#include "i18n/i18n.h"

/* A card that asks for several things has them joined by semicolons. */
static void put_part(struct text *out)
{
    if (out->length > 0)
        text_put(out, "; ");
}

void ciub_tell_need(const struct telling *it, int card, struct text *out)
{
    const struct ciub_need *need = &it->set->card[card].need;
    char list[CIUB_LIST], line[CIUB_LIST];
    struct text part = text_init(line, sizeof line);
    if (need->lanes != 0)
        tr_put(&part, "the numbers %s", ciub_list_numbers(need->lanes, list));
    if (need->sum > 0) {
        put_part(&part);
        tr_put(&part, "numbers that come to %d or more", need->sum);
    }
    if (need->equal > 0) {
        put_part(&part);
        tr_put_count(&part, need->equal, "%d die of any number, or %d skull",
                     "%d dice of one number, or %d skulls", need->equal, need->equal);
    }
    if (part.length == 0)
        tr_put(&part, "nothing");
    text_put(out, line);
}

/* The most dice of one number, or skulls, in the tray. */
static int most_alike(uint64_t lanes)
{
    int most = 0;
    for (int lane = 0; lane < CIUB_NUMBERS + 1; lane++)
        if (lane_of(lanes, lane) > most)
            most = lane_of(lanes, lane);
    return most;
}

void ciub_tell_missing(const struct telling *it, int card, struct text *out)
{
    const struct ciub_need *need = &it->set->card[card].need;
    uint64_t numbers = lanes_missing(need->lanes, it->state->lanes);
    int sum = need->sum - it->state->sum;
    int alike = need->equal - most_alike(it->state->lanes);
    char list[CIUB_LIST], line[CIUB_LIST];
    struct text part = text_init(line, sizeof line);
    if (numbers != 0)
        text_put(&part, ciub_list_numbers(numbers, list));
    if (sum > 0) {
        put_part(&part);
        tr_put(&part, "%d more in sum", sum);
    }
    if (alike > 0) {
        put_part(&part);
        tr_put_count(&part, alike, "%d more die like the others",
                     "%d more dice of one sort", alike);
    }
    text_put(out, line);
}

/* Those that can still come into the tray: a swap brings one for one. */
static int dice_left(const struct telling *it)
{
    unsigned places = ciub_step_places(it->state);
    int count = 0;
    if (places & PLACE_ROLLING)
        count += colours_sum(colours_load(it->state->rolling));
    for (int kind = 0; places & PLACE_OUTSIDE && kind < CIUB_KINDS; kind++)
        count += it->state->outside[kind];
    return count;
}

bool ciub_is_out_of_reach(const struct telling *it, int card)
{
    const struct ciub_need *need = &it->set->card[card].need;
    int left = dice_left(it);
    uint64_t missing = lanes_missing(need->lanes, it->state->lanes);
    int numbers = 0;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        numbers += lane_of(missing, lane);
    int alike = need->equal - most_alike(it->state->lanes);
    return numbers > left || alike > left ||
           need->sum - it->state->sum > left * CIUB_NUMBERS;
}
