/* set.c: a set's tables, and finding things in it by name. */
#include "games/ciub/set/set.h"

#include <assert.h>
#include <string.h>

#include "base/text.h"
#include "games/data.h"

static const char *const symbol_names[SYMBOLS] = {
    "", "1", "2", "3", "4", "5", "6", "7", "swap", "reroll", "adjust", "2for1", "skull",
};

const char *ciub_symbol_name(int symbol)
{
    return symbol_names[symbol];
}

const char *ciub_symbol_label(int symbol)
{
    return symbol == SYMBOL_TWO_FOR_ONE ? "2:1" : symbol_names[symbol];
}

int ciub_symbol_find(const char *name)
{
    for (int symbol = 1; symbol < SYMBOLS; symbol++)
        if (strcmp(name, symbol_names[symbol]) == 0)
            return symbol;
    return 0;
}

int ciub_set_look(const struct ciub_set *set, int colour, int symbol)
{
    const struct ciub_die *die = &set->die[colour];
    for (int look = 0; look < die->symbols; look++)
        if (die->symbol[look] == symbol)
            return look;
    return -1;
}

int ciub_set_highest(const struct ciub_set *set, int colour)
{
    int number = CIUB_NUMBERS;
    while (number > 0 && ciub_set_look(set, colour, number) < 0)
        number--;
    return number;
}

bool ciub_set_swaps(const struct ciub_set *set, int colour)
{
    return ciub_set_look(set, colour, SYMBOL_SWAP) >= 0;
}

int ciub_set_colour(const struct ciub_set *set, const char *name)
{
    for (int colour = 0; colour < set->colours; colour++)
        if (strcmp(name, set->die[colour].name) == 0)
            return colour;
    return -1;
}

int ciub_set_card(const struct ciub_set *set, const char *name)
{
    for (int card = 0; card < set->cards; card++)
        if (strcmp(name, set->card[card].name) == 0)
            return card;
    return -1;
}

/* The kinds of fresh dice, by what they show. */
static void note_symbol(struct ciub_set *set, int kind, int symbol)
{
    uint64_t *const classes[SYMBOLS] = {
        [SYMBOL_SWAP] = &set->swap,     [SYMBOL_REROLL] = &set->reroll,
        [SYMBOL_ADJUST] = &set->adjust, [SYMBOL_TWO_FOR_ONE] = &set->two_for_one,
        [SYMBOL_SKULL] = &set->skull,
    };
    set->symbol[kind] = (uint8_t)symbol;
    if (symbol <= CIUB_NUMBERS) {
        set->value[kind] = (uint8_t)symbol;
        set->lane[kind] = UINT64_C(1) << 8 * (symbol - 1);
    } else {
        *classes[symbol] |= kind_bit(kind);
    }
    if (symbol == SYMBOL_SKULL)
        set->lane[kind] = UINT64_C(1) << 8 * CIUB_LANE_SKULL;
}

/* 4.5 */
static bool has_own_face(const struct ciub_die *die)
{
    for (int look = 0; look < die->symbols; look++)
        if (!symbol_acts(die->symbol[look]))
            return true;
    return false;
}

static void note_colour(struct ciub_set *set, int colour)
{
    const struct ciub_die *die = &set->die[colour];
    int adjust = ciub_set_look(set, colour, SYMBOL_ADJUST);
    for (int look = 0; look < die->symbols; look++) {
        set->kinds |= kind_bit(kind_of(colour, look));
        note_symbol(set, kind_of(colour, look), die->symbol[look]);
    }
    set->inactive |= kind_bit(kind_of(colour, LOOK_INACTIVE));
    if (ciub_set_look(set, colour, SYMBOL_REROLL) >= 0) {
        set->spent |= kind_bit(kind_of(colour, LOOK_SPENT));
        set->symbol[kind_of(colour, LOOK_SPENT)] = SYMBOL_REROLL;
    }
    if (adjust >= 0 && has_own_face(die))
        set->self_adjust |= kind_bit(kind_of(colour, adjust));
}

/* The name of the last card in words with capitals. */
static void title_last(struct ciub_set *set)
{
    const char *name = set->card[set->cards - 1].name;
    struct text title = text_init(set->last_title, sizeof set->last_title);
    for (size_t i = 0; name[i] != '\0'; i++) {
        bool begins = i == 0 || name[i - 1] == '-';
        bool small = name[i] >= 'a' && name[i] <= 'z';
        char letter = begins && small ? (char)(name[i] - 'a' + 'A') : name[i];
        text_put_char(&title, letter == '-' ? ' ' : letter);
    }
}

void ciub_set_finish(struct ciub_set *set)
{
    title_last(set);
    for (int colour = 0; colour < set->colours; colour++)
        note_colour(set, colour);
    set->kinds |= set->spent | set->inactive;
    for (int card = 0; card < set->cards; card++) {
        set->letter[set->card[card].letter] |= UINT64_C(1) << card;
        if (set->card[card].owl)
            set->owls |= UINT64_C(1) << card;
    }
}

void ciub_set_standard(struct ciub_set *set)
{
    struct error error = {0};
    const struct data_file *file = data_find("ciub/standard.set");
    assert(file != NULL);
    bool good = ciub_set_read(set, file->text, file->length, file->name, &error);
    assert(good);
    (void)good;
}
