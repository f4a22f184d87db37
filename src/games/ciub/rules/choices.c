/* choices.c: the lists: what can be chosen in each step, fast. */
#include <assert.h>

#include "games/ciub/rules/phase2.h"
#include "games/ciub/rules/rules.h"

/* A list being written.
 *
 * Random play cannot foresee how many choices there will be, nor can the processor. So
 * entries are written wanted or not, and the list moves on only past those that are: no
 * branch to guess, and one entry behind the list is touched. */
struct list {
    choice_t *at;
};

/* The longest lists, each with that entry: tokens, removals and the roll; all kinds that
 * act and are put, and the roll; the cards of a letter. */
_Static_assert(3 * CIUB_ROW + 1 + 1 <= GAME_MAX_CHOICES, "phase 1");
_Static_assert(2 * CIUB_KINDS + 1 + 1 <= GAME_MAX_CHOICES, "phase 2");
_Static_assert(CIUB_CARDS + 1 <= GAME_MAX_CHOICES, "chance");

static inline void add(struct list *list, enum ciub_verb verb, int value)
{
    *list->at++ = CHOICE(verb, value);
}

/* 1 if any bit is set, else 0, without a branch. */
static inline size_t any(uint64_t bits)
{
    return (size_t)((bits | -bits) >> 63);
}

/* The number of the lowest bit, or 63 if there is none. */
static inline int lowest(uint64_t bits)
{
    return __builtin_ctzll(bits | UINT64_C(1) << 63);
}

static inline void add_if(struct list *list, uint64_t wanted, enum ciub_verb verb,
                          int value)
{
    *list->at = CHOICE(verb, value);
    list->at += any(wanted);
}

/* One choice for each bit. */
static inline void add_bits(struct list *list, enum ciub_verb verb, uint64_t bits)
{
    do {
        for (int i = 0; i < 4; i++) {
            add_if(list, bits, verb, lowest(bits));
            bits &= bits - 1;
        }
    } while (__builtin_expect(bits != 0, 0));
}

/* One choice for each die that can act, by what it shows. */
static inline void add_actions(struct list *list, const struct ciub_set *set,
                               uint64_t kinds)
{
    do {
        for (int i = 0; i < 2; i++) {
            int kind = lowest(kinds);
            add_if(list, kinds, VERB_OF_SYMBOL + set->symbol[kind], kind);
            kinds &= kinds - 1;
        }
    } while (__builtin_expect(kinds != 0, 0));
}

/* One choice for each colour of which `word` counts some. */
static inline void add_colours(struct list *list, enum ciub_verb verb, uint64_t word)
{
    uint64_t left = colours_present(word);
    do {
        for (int i = 0; i < 4; i++) {
            add_if(list, left, verb, lowest(left) / 8);
            left &= left - 1;
        }
    } while (__builtin_expect(left != 0, 0));
}

static inline void add_row(struct list *list, enum ciub_verb verb,
                           const uint8_t row[CIUB_ROW], int length, uint64_t refused)
{
    for (int i = 0; i < length; i++)
        add_if(list, row[i] < CIUB_CARDS && (refused >> row[i] % CIUB_CARDS & 1) == 0,
               verb, row[i]);
}

/* 3.4 */
static void list_first(const struct ciub_world *world, const struct ciub_state *state,
                       struct list *list)
{
    (void)state;
    for (int seat = 0; seat < world->players; seat++)
        add(list, VERB_BEGIN, seat);
}

/* 3.3 */
static void list_deal(const struct ciub_world *world, const struct ciub_state *state,
                      struct list *list)
{
    add_bits(list, VERB_CARD, state->unseen & world->set.letter[LETTER_A]);
}

/* 3.3: whichever letter lies on top of the pile. */
static void list_refill(const struct ciub_world *world, const struct ciub_state *state,
                        struct list *list)
{
    int letter = state->pile[0] > 0 ? LETTER_B : LETTER_C;
    add_bits(list, VERB_CARD, state->unseen & world->set.letter[letter]);
}

static void list_roll(const struct ciub_world *world, const struct ciub_state *state,
                      struct list *list)
{
    int colour = colours_first(colours_load(state->rolling));
    for (int look = 0; look < world->set.die[colour].symbols; look++)
        add(list, VERB_FACE, look);
}

/* 4.1, 4.2 */
static void list_foresee(const struct ciub_world *world, const struct ciub_state *state,
                         struct list *list)
{
    uint64_t marked = cards_marked(world, state, CIUB_NONE);
    add_row(list, VERB_TOKEN, state->top, world->row, marked);
    add_row(list, VERB_TOKEN, state->bottom, world->row, marked);
    add_row(list, VERB_REMOVE, state->top, world->row, marked);
    add(list, VERB_ROLL, 0);
}

/* 4.5-4.7 */
static void list_act(const struct ciub_world *world, const struct ciub_state *state,
                     struct list *list)
{
    struct acts acts = acts_find(world, state);
    add_actions(list, &world->set, acts.actions);
    add_bits(list, VERB_PUT, acts.puts);
    add_if(list, acts.can_go_on, only_skulls(world, state) ? VERB_STOP : VERB_ROLL, 0);
}

static void list_swap(const struct ciub_world *world, const struct ciub_state *state,
                      struct list *list)
{
    (void)world;
    add_colours(list, VERB_FOR, colours_load(state->supply));
}

/* 4.5a: a die other than the acting one looks like it only if there are two of them. */
static uint64_t other_dice(const struct ciub_state *state, uint64_t kinds)
{
    return state->outside[state->source] > 1 ? kinds : kinds & ~kind_bit(state->source);
}

static void list_reroll(const struct ciub_world *world, const struct ciub_state *state,
                        struct list *list)
{
    (void)world;
    add(list, VERB_ITSELF, 0);
    add_bits(list, VERB_ON, other_dice(state, state->showing));
}

static void list_adjust(const struct ciub_world *world, const struct ciub_state *state,
                        struct list *list)
{
    if ((world->set.self_adjust >> state->source & 1) != 0)
        add(list, VERB_ITSELF, 0);
    add_bits(list, VERB_ON, other_dice(state, kinds_turnable(world, state)));
}

/* 4.5, 4.5b */
static void list_turn(const struct ciub_world *world, const struct ciub_state *state,
                      struct list *list)
{
    const struct ciub_die *die = &world->set.die[kind_colour(state->target)];
    int shown = world->set.symbol[state->target];
    for (int look = 0; look < die->symbols; look++)
        if (die->symbol[look] != shown &&
            (!state->itself || !symbol_acts(die->symbol[look])))
            add(list, VERB_TO, look);
}

/* 4.6 */
static void list_put(const struct ciub_world *world, const struct ciub_state *state,
                     struct list *list)
{
    add_bits(list, VERB_PUT, puts_left(world, state));
    add(list, VERB_ROLL, 0);
}

/* 4.8, 4.10, 5.1 */
static void list_spell(const struct ciub_world *world, const struct ciub_state *state,
                       struct list *list)
{
    uint64_t supply = colours_load(state->supply);
    uint64_t refused = ~cards_gainable(world, state);
    add_row(list, VERB_GAIN, state->top, world->row, refused);
    add_row(list, VERB_GAIN, state->bottom, world->row, refused);
    add_colours(list, VERB_TAKE, supply);
    if (supply == 0)
        add(list, VERB_TAKE, CIUB_NONE);
}

/* 4.9 */
static void list_down(const struct ciub_world *world, const struct ciub_state *state,
                      struct list *list)
{
    add_row(list, VERB_DOWN, state->top, world->row, 0);
}

/* 4.9: only dice after which enough are left to keep, in order. */
static void list_keep(const struct ciub_world *world, const struct ciub_state *state,
                      struct list *list)
{
    int kept = colours_sum(hand_by_colour(state));
    int from = state->target == CIUB_NONE ? 0 : state->target;
    uint64_t paired = tray_paired(&world->set, state);
    uint64_t plain = kinds_by_colour(state->tray) - paired;
    paired -= colours_load(state->paired);
    plain -= colours_load(state->plain);
    int behind = 0;
    uint64_t open = 0;
    for (int i = 2 * world->set.colours - 1; i >= from; i--) {
        int left = colour_count(i % 2 ? paired : plain, i / 2);
        behind += left;
        if (left > 0 && behind >= CIUB_KEPT - kept)
            open |= UINT64_C(1) << i;
    }
    add_bits(list, VERB_KEEP, open);
}

bool ciub_trade_possible(const struct ciub_state *state)
{
    return whitenable(state) != 0 || tradeable(state) != 0;
}

static void list_trade(const struct ciub_world *world, const struct ciub_state *state,
                       struct list *list)
{
    (void)world;
    add_colours(list, VERB_TRADE, tradeable(state));
    add_colours(list, VERB_WHITEN, whitenable(state));
    add(list, VERB_END, 0);
}

/* The supply without a colour. */
static uint64_t supply_but(const struct ciub_state *state, int colour)
{
    return colours_load(state->supply) & ~(UINT64_C(0xff) << 8 * colour);
}

/* 4.11: the first of two, such that there is another from it on. */
static void list_trade_one(const struct ciub_world *world, const struct ciub_state *state,
                           struct list *list)
{
    (void)world;
    uint64_t supply = supply_but(state, state->source);
    for (uint64_t left = colours_present(supply); left != 0; left &= left - 1) {
        int colour = colours_first(left);
        if (colours_sum(supply >> 8 * colour) >= 2)
            add(list, VERB_FOR, colour);
    }
}

static void list_trade_two(const struct ciub_world *world, const struct ciub_state *state,
                           struct list *list)
{
    (void)world;
    uint64_t supply = supply_but(state, state->source);
    supply -= colour_one(state->target);
    add_colours(list, VERB_FOR, supply & ~UINT64_C(0) << 8 * state->target);
}

int ciub_choices(const void *game_world, const void *game_state, choice_t *choices)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    struct list list = {choices};
    switch ((enum ciub_step)state->step) {
#define STEP(ID, id, ...)                                                                \
    case STEP_##ID:                                                                      \
        list_##id(world, state, &list);                                                  \
        break;
#define LAST_STEP(ID, ...) case STEP_##ID:
#include "games/ciub/rules/step_list.h"
    case STEPS:
        break;
    }
    return (int)(list.at - choices);
}

/* Of a die each side is as likely as any other; of all else each outcome. */
uint32_t ciub_weights(const void *game_world, const void *game_state, uint32_t *weight)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    if (state->step != STEP_ROLL)
        return 0;
    int colour = colours_first(colours_load(state->rolling));
    for (int look = 0; look < CIUB_SIDES; look++)
        weight[look] = world->set.die[colour].sides[look];
    return CIUB_SIDES;
}
