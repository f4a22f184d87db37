/* choices.h: lists of legal choices, one function for each step. */
#ifndef GAMES_SEALS_RULES_CHOICES_H
#define GAMES_SEALS_RULES_CHOICES_H

#include "games/seals/rules/state.h"

struct list {
    choice_t *item;
    int count;
};

static inline void add(struct list *list, enum choice_kind kind, int colour,
                       uint32_t value)
{
    list->item[list->count++] = choice_make(kind, colour, value);
}

/* One choice for every bit, four at a time: their number is hard to predict, so testing
 * each costs more than writing a few entries too many behind the last. */
static inline void add_bits(struct list *list, enum choice_kind kind, uint64_t bits,
                            int first)
{
    choice_t *item = list->item;
    int count = list->count;
    while (bits != 0) {
        for (int i = 0; i < 4; i++) {
            item[count] = choice_make(kind, 0, (uint32_t)(first + lowest_bit(bits)));
            count += bits != 0;
            bits &= bits - 1;
        }
    }
    list->count = count;
}

static inline void add_sites(struct list *list, enum choice_kind kind,
                             const struct sites *sites)
{
    for (int word = 0; word < SITE_WORDS; word++)
        add_bits(list, kind, sites->word[word], word * 64);
}

/* Every handful of `dice` except the empty one. */
static inline void add_parts(struct list *list, int colour, dice_t dice)
{
    for (dice_t part = dice_next_part(dice, 0); part; part = dice_next_part(dice, part))
        add(list, PICK_DICE, colour, part);
}

static inline void add_single_dice(struct list *list, int colour, dice_t dice)
{
    for (int value = 1; value <= 6; value++)
        if (dice_count_of(dice, value) > 0)
            add(list, PICK_DICE, colour, dice_one(value));
}

#define STEP(ID, id, ...)                                                                \
    void seals_list_##id(const struct seals_world *world,                                \
                         const struct seals_state *state, struct list *list);
#define LAST_STEP(...)
#include "games/seals/rules/step_list.h"

#endif
