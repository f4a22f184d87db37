/* world.c: from options to what does not change during play. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "games/ciub/ai/internal.h"
#include "games/ciub/ciub.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

static const char *option(const struct setup *setup, const char *name)
{
    return setup_get(setup, &ciub_game, name);
}

static bool read_length(struct ciub_world *world, const struct setup *setup,
                        struct error *error)
{
    const char *value = option(setup, "length");
    world->is_short = strcmp(value, TR_NOOP_IN("option", "short")) == 0;
    if (world->is_short || strcmp(value, "normal") == 0)
        return true;
    error_set(error, tr("length must be normal or short, not '%s'"), value);
    return false;
}

static bool read_first(struct ciub_world *world, const struct setup *setup,
                       struct error *error)
{
    const char *value = option(setup, "first");
    int seat = 0;
    if (strcmp(value, "random") != 0 && !text_to_int(value, 1, world->players, &seat)) {
        error_set(error, tr("first must be random or a number from 1 to %d, not '%s'"),
                  world->players, value);
        return false;
    }
    world->first = seat - 1;
    return true;
}

static bool read_set(struct ciub_world *world, const struct setup *setup,
                     struct error *error)
{
    const char *value = option(setup, "set");
    if (strcmp(value, "standard") == 0) {
        ciub_set_standard(&world->set);
        return true;
    }
    if (strcmp(value, "custom") != 0) {
        error_set(error, tr("set must be standard or custom, not '%s'"), value);
        return false;
    }
    if (setup->attachment == NULL) {
        error_set(error, tr("set custom needs a set file"));
        return false;
    }
    return ciub_set_read(&world->set, setup->attachment, setup->attachment_length,
                         setup->attachment_name, error);
}

static bool read_options(struct ciub_world *world, const struct setup *setup,
                         struct error *error)
{
    return (read_length(world, setup, error) || error_blame(error, "length")) &&
           (read_first(world, setup, error) || error_blame(error, "first")) &&
           (read_set(world, setup, error) || error_blame(error, "set"));
}

static int count_cards(uint64_t cards)
{
    return __builtin_popcountll(cards);
}

/* 3.2: cards taken out unseen, by players and letter. */
static int removed(const struct ciub_world *world, int letter)
{
    int share = world->players == 2 ? 4 : world->players == 3 ? 2 : 0;
    return world->is_short && letter != LETTER_A ? share / 2 : share;
}

static void lay_out(struct ciub_world *world)
{
    const struct ciub_set *set = &world->set;
    world->in_play =
        set->letter[LETTER_A] | set->letter[LETTER_B] | set->letter[LETTER_C];
    if (world->is_short)
        world->in_play &= ~(set->owls & ~set->letter[LETTER_A]);
    int open = count_cards(set->letter[LETTER_A]) - removed(world, LETTER_A);
    world->row = open / 2;
    for (int letter = LETTER_B; letter <= LETTER_C; letter++)
        world->pile[letter - LETTER_B] =
            count_cards(set->letter[letter] & world->in_play) - removed(world, letter);
    assert(open % 2 == 0 && world->row >= 1 && world->row <= CIUB_ROW);
    assert(world->pile[0] >= 1 && world->pile[1] >= 1);
}

static void note_sides(struct ciub_world *world)
{
    for (int colour = 0; colour < world->set.colours; colour++)
        for (int side = 0; side < CIUB_SIDES; side++)
            world->side[kind_of(colour, side)] =
                (uint8_t)kind_of(colour, world->set.die[colour].look[side]);
}

static void note_bits(struct ciub_world *world)
{
    for (int byte = 0; byte < 256; byte++)
        for (int place = 0, n = 0; place < 8; place++)
            if ((byte >> place & 1) != 0)
                world->nth[n++][byte] = (uint8_t)place;
}

/* 4.5b: dice that can be turned at all: inactive ones, and those whose die has more than
 * one symbol. */
static void note_turnable(struct ciub_world *world)
{
    const struct ciub_set *set = &world->set;
    for (uint64_t left = set->kinds; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        if (set->die[kind_colour(kind)].symbols > 1 || kind_look(kind) == LOOK_INACTIVE)
            world->turnable |= kind_bit(kind);
    }
}

static void count_dice(struct ciub_world *world)
{
    const struct ciub_set *set = &world->set;
    for (int colour = 0; colour < set->colours; colour++)
        world->total[colour] = set->die[colour].count;
    world->total[CIUB_WHITE] =
        (uint8_t)(set->die[CIUB_WHITE].count * world->players); /* 3.1 */
}

/* Writes the options back as they were understood. */
static bool settle_options(const struct ciub_world *world, struct setup *setup,
                           struct error *error)
{
    char first[SETUP_VALUE], set[SETUP_VALUE];
    struct text text = text_init(first, sizeof first);
    if (world->first < 0)
        text_put(&text, "random");
    else
        text_format(&text, "%d", world->first + 1);
    text = text_init(set, sizeof set);
    text_put(&text, option(setup, "set"));
    return setup_set(setup, &ciub_game, "length", world->is_short ? "short" : "normal",
                     error) &&
           setup_set(setup, &ciub_game, "first", first, error) &&
           setup_set(setup, &ciub_game, "set", set, error);
}

void *ciub_world_new(struct setup *setup, struct error *error)
{
    struct ciub_world *world = calloc(1, sizeof *world);
    if (world == NULL) {
        error_set(error, "out of memory");
        return NULL;
    }
    world->players = setup->players;
    if (!read_options(world, setup, error) || !settle_options(world, setup, error)) {
        free(world);
        return NULL;
    }
    lay_out(world);
    note_turnable(world);
    note_sides(world);
    note_bits(world);
    count_dice(world);
    ciub_potential_find(&world->set, &world->potential);
    ciub_help_find(world);
    return world;
}

void ciub_world_free(void *world)
{
    free(world);
}
