/* lists.c: lists that the guide's sentences are made of. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

static void put_comma(struct text *out)
{
    if (out->length > 0)
        text_put(out, ", ");
}

/* What is written, or "none". */
static const char *finish(struct text *out)
{
    if (out->length == 0)
        tr_put(out, "none");
    return out->data;
}

const char *ciub_list_dice(const struct ciub_set *set, const uint8_t count[CIUB_KINDS],
                           char list[CIUB_LIST])
{
    struct text out = text_init(list, CIUB_LIST);
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < count[kind]; i++) {
            put_comma(&out);
            text_format(&out, "%s %s", set->die[kind_colour(kind)].name,
                        ciub_look_label(set, kind));
        }
    return finish(&out);
}

const char *ciub_list_colours(const struct ciub_set *set, uint64_t colours,
                              char list[CIUB_LIST])
{
    struct text out = text_init(list, CIUB_LIST);
    for (int colour = 0; colour < set->colours; colour++) {
        int count = colour_count(colours, colour);
        if (count == 0)
            continue;
        put_comma(&out);
        text_format(&out, "%d %s", count, tr(set->die[colour].name));
    }
    return finish(&out);
}

const char *ciub_list_hand(const struct ciub_set *set, const struct ciub_state *state,
                           char list[CIUB_LIST])
{
    struct text out = text_init(list, CIUB_LIST);
    for (int number = 0; number < 2 * set->colours; number++) {
        if (hand_count(state, number) == 0)
            continue;
        put_comma(&out);
        text_format(&out, "%d %s%s", hand_count(state, number),
                    tr(set->die[number / 2].name), number % 2 ? " 2:1" : "");
    }
    return finish(&out);
}

const char *ciub_list_cards(const struct ciub_set *set, uint64_t cards,
                            char list[CIUB_LIST])
{
    struct text out = text_init(list, CIUB_LIST);
    for (; cards != 0; cards &= cards - 1) {
        put_comma(&out);
        text_put(&out, set->card[__builtin_ctzll(cards)].name);
    }
    return finish(&out);
}

const char *ciub_list_won(const struct ciub_set *set, uint64_t cards,
                          char list[CIUB_LIST])
{
    struct text out = text_init(list, CIUB_LIST);
    for (; cards != 0; cards &= cards - 1) {
        const struct ciub_card *card = &set->card[__builtin_ctzll(cards)];
        put_comma(&out);
        text_format(&out, "%s (%d)", card->name, card->points);
    }
    return finish(&out);
}

const char *ciub_list_sides(const struct ciub_set *set, int colour, char list[CIUB_LIST])
{
    struct text out = text_init(list, CIUB_LIST);
    for (int side = 0; side < CIUB_SIDES; side++) {
        put_comma(&out);
        text_put(&out,
                 ciub_look_label(set, kind_of(colour, set->die[colour].look[side])));
    }
    return finish(&out);
}

const char *ciub_list_numbers(uint64_t lanes, char list[CIUB_LIST])
{
    struct text out = text_init(list, CIUB_LIST);
    ciub_write_need(&(struct ciub_need){.lanes = lanes}, ", ", &out);
    return finish(&out);
}
