/* position_cards.c: the cards of a drawing. */
#include <string.h>

#include "tests/games/ciub/position_parts.h"

static int meet(const struct ciub_world *world, const char *name,
                struct drawn_cards *cards)
{
    int card = ciub_set_card(&world->set, name);
    if (card < 0)
        fail_msg("no card is called %s", name);
    cards->named |= UINT64_C(1) << card;
    return card;
}

static bool read_row(const struct ciub_world *world, const char *drawing, const char *key,
                     struct drawn_cards *cards, uint8_t row[CIUB_ROW])
{
    char value[PART_SIZE], name[ITEM_SIZE];
    const char *at = value;
    int place = 0;
    memset(row, CIUB_NONE, CIUB_ROW);
    if (!part_find(drawing, key, 0, value))
        return false;
    while (part_item(&at, " ", name)) {
        assert_true(place < world->row);
        if (strcmp(name, ".") != 0)
            row[place] = (uint8_t)meet(world, name, cards);
        place++;
    }
    return true;
}

static uint64_t read_cards(const struct ciub_world *world, const char *drawing,
                           const char *key, int seat, struct drawn_cards *cards)
{
    char value[PART_SIZE], name[ITEM_SIZE];
    const char *at = value;
    uint64_t all = 0;
    if (part_find(drawing, key, seat, value))
        while (part_item(&at, " ", name))
            all |= UINT64_C(1) << meet(world, name, cards);
    return all;
}

static int count_named(const struct ciub_world *world, const struct drawn_cards *cards,
                       int letter)
{
    return __builtin_popcountll(cards->named & world->set.letter[letter]);
}

/* The first card of the letter that is nowhere yet. */
static int next_card(const struct ciub_world *world, struct drawn_cards *cards,
                     int letter)
{
    uint64_t free = world->in_play & world->set.letter[letter] & ~cards->named;
    assert_true(free != 0);
    int card = __builtin_ctzll(free);
    cards->named |= UINT64_C(1) << card;
    return card;
}

/* As many cards of a letter as turn up in all. */
static int letter_total(const struct ciub_world *world, int letter)
{
    return letter == LETTER_A ? 2 * world->row : world->pile[letter - LETTER_B];
}

static void fill_row(const struct ciub_world *world, struct drawn_cards *cards,
                     uint8_t row[CIUB_ROW])
{
    for (int place = 0; place < world->row; place++) {
        int letter = LETTER_A;
        while (count_named(world, cards, letter) >= letter_total(world, letter))
            letter++;
        assert_true(letter < LETTER_D);
        row[place] = (uint8_t)next_card(world, cards, letter);
    }
}

/* All A cards were dealt, no C card turned up before the last B card, and the pile is as
 * small as it is drawn: the others were removed. */
static void remove_rest(const struct ciub_world *world, const char *drawing,
                        struct drawn_cards *cards)
{
    char value[PART_SIZE], number[ITEM_SIZE];
    const char *at = value;
    bool drawn = part_find(drawing, "pile", 0, value);
    for (int letter = LETTER_A; letter <= LETTER_C; letter++) {
        int up = count_named(world, cards, letter);
        if (letter == LETTER_A ||
            (letter == LETTER_B && count_named(world, cards, LETTER_C) > 0))
            up = letter_total(world, letter);
        if (letter != LETTER_A && drawn) {
            assert_true(part_item(&at, " ", number));
            up = letter_total(world, letter) - part_number(number);
        }
        while (count_named(world, cards, letter) < up)
            cards->removed |= UINT64_C(1) << next_card(world, cards, letter);
    }
}

void position_read_cards(const struct ciub_world *world, const char *drawing,
                         struct drawn_cards *cards)
{
    memset(cards, 0, sizeof *cards);
    bool top = read_row(world, drawing, "top", cards, cards->top),
         bottom = read_row(world, drawing, "bottom", cards, cards->bottom);
    cards->removed = read_cards(world, drawing, "removed", 0, cards);
    for (int seat = 1; seat <= world->players; seat++)
        cards->won[seat - 1] = read_cards(world, drawing, "won", seat, cards);
    char value[PART_SIZE];
    const char *at = value;
    char step[ITEM_SIZE] = "";
    if (part_find(drawing, "step", 0, value))
        part_item(&at, " ", step);
    if (strcmp(step, "first") == 0 || strcmp(step, "deal") == 0)
        return;
    if (!top)
        fill_row(world, cards, cards->top);
    if (!bottom)
        fill_row(world, cards, cards->bottom);
    remove_rest(world, drawing, cards);
}

static void put_row(const struct ciub_world *world, const char *key,
                    const uint8_t row[CIUB_ROW], struct text *out)
{
    text_format(out, ",\"%s\":[", key);
    for (int place = 0; place < world->row; place++) {
        part_comma(out);
        if (row[place] == CIUB_NONE)
            text_put(out, "null");
        else
            text_put_json(out, world->set.card[row[place]].name);
    }
    text_put_char(out, ']');
}

void position_put_rows(const struct ciub_world *world, const struct drawn_cards *cards,
                       struct text *out)
{
    put_row(world, "top", cards->top, out);
    put_row(world, "bottom", cards->bottom, out);
}

void position_put_cards(const struct ciub_world *world, const char *key, uint64_t cards,
                        struct text *out)
{
    part_comma(out);
    text_format(out, "\"%s\":[", key);
    for (; cards != 0; cards &= cards - 1) {
        part_comma(out);
        text_put_json(out, world->set.card[__builtin_ctzll(cards)].name);
    }
    text_put_char(out, ']');
}
