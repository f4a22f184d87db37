/* standard_test.c: the standard set is the table of the rules, 1 and 2. */
#include "tests/games/ciub/set/support.h"

static const struct ciub_set *standard(void)
{
    static struct ciub_set set;
    ciub_set_standard(&set);
    return &set;
}

static const struct {
    const char *name;
    int count;
    int side[CIUB_SIDES];
} dice[] = {
    {"white", 5, {1, 2, 3, 4, SYMBOL_SWAP, SYMBOL_SWAP}},
    {"yellow", 7, {1, 1, 3, 3, 5, 5}},
    {"orange", 7, {2, 2, 2, 4, 4, 6}},
    {"red", 7, {3, 4, 4, 5, 5, 6}},
    {"green",
     7,
     {7, SYMBOL_REROLL, SYMBOL_REROLL, SYMBOL_TWO_FOR_ONE, SYMBOL_TWO_FOR_ONE,
      SYMBOL_SKULL}},
    {"purple", 7, {3, 4, SYMBOL_ADJUST, SYMBOL_ADJUST, SYMBOL_TWO_FOR_ONE, SYMBOL_SKULL}},
    {"blue", 7, {1, 2, SYMBOL_SWAP, SYMBOL_REROLL, SYMBOL_ADJUST, SYMBOL_SKULL}},
};

TEST(rule_1_the_dice)
{
    const struct ciub_set *set = standard();
    assert_int_equal(set->colours, 7);
    for (int colour = 0; colour < 7; colour++) {
        const struct ciub_die *die = &set->die[colour];
        assert_string_equal(die->name, dice[colour].name);
        assert_int_equal(die->count, dice[colour].count);
        for (int side = 0; side < CIUB_SIDES; side++)
            assert_int_equal(die->symbol[die->look[side]], dice[colour].side[side]);
    }
}

TEST(rule_1_there_are_62_dice_for_four)
{
    const struct ciub_set *set = standard();
    int all = 4 * set->die[CIUB_WHITE].count;
    for (int colour = 1; colour < set->colours; colour++)
        all += set->die[colour].count;
    assert_int_equal(all, 62);
}

/* Numbers in `number`, ended by 0; or a sum; or so many alike. */
struct wanted {
    char letter;
    bool owl;
    int number[8], sum, equal, points;
};

static const struct wanted cards[] = {
    {'A', false, {0}, 0, 4, 3},
    {'A', false, {2, 4, 6}, 0, 0, 3},
    {'A', false, {0}, 20, 0, 3},
    {'A', false, {2, 2, 2, 2}, 0, 0, 4},
    {'A', false, {1, 3, 3, 5}, 0, 0, 3},
    {'A', false, {6, 6}, 0, 0, 4},
    {'A', false, {2, 2, 4, 4}, 0, 0, 3},
    {'A', false, {1, 4, 7}, 0, 0, 4},
    {'A', false, {1, 1, 1}, 0, 0, 3},
    {'A', false, {3, 3, 3, 3}, 0, 0, 4},
    {'B', false, {6, 6, 6}, 0, 0, 6},
    {'B', false, {1, 1, 3, 5, 5}, 0, 0, 5},
    {'B', false, {1, 3, 5, 7}, 0, 0, 6},
    {'B', false, {0}, 27, 0, 5},
    {'B', false, {0}, 0, 5, 5},
    {'B', false, {2, 2, 4, 4, 6}, 0, 0, 5},
    {'B', true, {1, 1, 1, 1}, 0, 0, 4},
    {'B', true, {3, 3, 3, 3, 3}, 0, 0, 6},
    {'B', true, {2, 2, 2, 2, 2}, 0, 0, 6},
    {'B', true, {2, 3, 4, 5, 6}, 0, 0, 5},
    {'B', true, {1, 1, 6, 6}, 0, 0, 6},
    {'C', false, {2, 2, 4, 4, 6, 6}, 0, 0, 7},
    {'C', false, {0}, 33, 0, 8},
    {'C', false, {6, 6, 6, 6, 6}, 0, 0, 8},
    {'C', false, {1, 1, 1, 3, 3, 3}, 0, 0, 7},
    {'C', false, {7, 7, 7}, 0, 0, 7},
    {'C', false, {1, 2, 3, 4, 5, 6}, 0, 0, 6},
    {'C', true, {1, 1, 3, 3, 5, 5}, 0, 0, 6},
    {'C', true, {1, 1, 1, 1, 6, 6}, 0, 0, 8},
    {'C', true, {6, 6, 6, 6}, 0, 0, 7},
    {'C', true, {0}, 0, 6, 7},
    {'C', true, {0}, 30, 0, 6},
    {'D', false, {0}, 0, 0, 5},
};

static bool is_wanted(const struct ciub_card *card, const struct wanted *wanted)
{
    uint64_t lanes = 0;
    for (const int *number = wanted->number; *number != 0; number++)
        lanes += UINT64_C(1) << 8 * (*number - 1);
    return card->letter == wanted->letter - 'A' && card->owl == wanted->owl &&
           card->points == wanted->points && card->need.lanes == lanes &&
           card->need.sum == wanted->sum && card->need.equal == wanted->equal;
}

TEST(rule_2_the_cards)
{
    const struct ciub_set *set = standard();
    assert_int_equal(set->cards, 33);
    for (int i = 0; i < 33; i++) {
        int found = 0;
        for (int card = 0; card < set->cards; card++)
            found += is_wanted(&set->card[card], &cards[i]);
        if (found != 1)
            fail_msg("line %d of the table: %d cards in the set", i + 1, found);
    }
}

TEST(rule_2_so_many_of_each_letter)
{
    static const int wanted[LETTERS] = {10, 11, 11, 1};
    const struct ciub_set *set = standard();
    for (int letter = 0; letter < LETTERS; letter++)
        assert_int_equal(__builtin_popcountll(set->letter[letter]), wanted[letter]);
    assert_int_equal(__builtin_popcountll(set->owls), 10);
    assert_int_equal(__builtin_popcountll(set->owls & set->letter[LETTER_B]), 5);
    assert_int_equal(__builtin_popcountll(set->owls & set->letter[LETTER_C]), 5);
}

TEST(rule_2_cards_are_sorted_by_letter)
{
    const struct ciub_set *set = standard();
    for (int card = 1; card < set->cards; card++)
        assert_true(set->card[card - 1].letter <= set->card[card].letter);
    assert_string_equal(set->card[set->cards - 1].name, "opus-magnum");
}

TEST(cards_are_called_by_what_they_need)
{
    const struct ciub_set *set = standard();
    assert_int_equal(set->card[ciub_set_card(set, "20+")].need.sum, 20);
    assert_int_equal(set->card[ciub_set_card(set, "=4")].need.equal, 4);
    assert_true(set->card[ciub_set_card(set, "2-4-6")].need.lanes == 0x010001000100);
    assert_int_equal(ciub_set_card(set, "2-4"), -1);
    assert_int_equal(ciub_set_colour(set, "blue"), 6);
    assert_int_equal(ciub_set_colour(set, "pink"), -1);
}

TEST(there_is_nothing_odd_in_it)
{
    const struct ciub_set *set = standard();
    struct buffer notes;
    buffer_init(&notes);
    ciub_set_remark(set, &notes);
    assert_int_equal(notes.length, 0);
    buffer_deinit(&notes);
}
