/* thing.c: names of things on the table, read and written. */
#include <string.h>

#include "games/seals/guide/internal.h"
#include "games/seals/notation/notation.h"

static const char *const said[SAID_WORDS] = {
    [SAID_GIVE_UP] = "give-up", [SAID_HERE] = "here",     [SAID_NONE] = "none",
    [SAID_OFF] = "off",         [SAID_NOBODY] = "nobody",
};

static const struct thing nothing = {THING_NONE, NONE, 0, 0};

/* The seat whose dice and Binding are named without a seat. */
static int acting_seat(const struct seals_state *state)
{
    return state->actor >= 0 ? state->actor : state->turn;
}

/* "2." before a name: the seat, and past it; NONE when there is no number. */
static int take_seat(const struct seals_world *world, const char **name)
{
    int seat = (*name)[0] - '1';
    if (seat < 0 || seat >= world->players || (*name)[1] != '.')
        return NONE;
    *name += 2;
    return seat;
}

/* "fire.3", or "2.fire.3" for a seat that does not act. */
static struct thing read_named_die(const struct seals_world *world,
                                   const struct seals_state *state, const char *name)
{
    int own = acting_seat(state), other = take_seat(world, &name);
    for (int colour = 0; colour < COLOURS && other != own; colour++) {
        size_t length = strlen(seals_element_name[colour]);
        const char *rest = name + length;
        if (strncmp(name, seals_element_name[colour], length) == 0 && rest[0] == '.' &&
            rest[1] >= '1' && rest[1] <= '6' && rest[2] == '\0')
            return (struct thing){THING_DIE, other == NONE ? own : other, colour,
                                  rest[1] - '0'};
    }
    return nothing;
}

static struct thing read_named_space(const struct seals_world *world,
                                     const struct seals_state *state, const char *name)
{
    (void)state;
    int space = seals_board_find(&world->board, name);
    return space < 0 ? nothing : (struct thing){THING_SPACE, NONE, 0, space};
}

/* Of two copies the own one; face up rather than face down (circle I). */
static int own_copy(const struct seals_state *state, int scroll, int seat)
{
    const struct seals_seat *mine = &state->seat[seat];
    uint64_t first = scroll_bit(scroll), second = scrolls_to_twins(first);
    if (state->circle != 1 || !scroll_is_basic(scroll))
        return scroll;
    bool other = (mine->up & first) == 0 &&
                 ((mine->up & second) != 0 ||
                  ((mine->down & first) == 0 && (mine->down & second) != 0));
    return other ? scroll_twin(scroll) : scroll;
}

static struct thing read_named_scroll(const struct seals_world *world,
                                      const struct seals_state *state, const char *name)
{
    struct reason ignored;
    int seat = take_seat(world, &name);
    int scroll = seals_read_scroll(state->circle, name, &ignored);
    if (scroll < 0)
        return nothing;
    scroll = own_copy(state, scroll, seat == NONE ? acting_seat(state) : seat);
    return (struct thing){THING_SCROLL, seat, 0, scroll};
}

static struct thing of_element(enum thing_sort sort, const char *name, int elements)
{
    int element = seals_element_find(name);
    if (element < 0 || element >= elements)
        return nothing;
    return (struct thing){sort, NONE, element, 0};
}

static struct thing read_supply(const struct seals_world *world,
                                const struct seals_state *state, const char *name)
{
    (void)world, (void)state;
    return of_element(THING_SUPPLY, name, COLOURS);
}

static struct thing read_guardian(const struct seals_world *world,
                                  const struct seals_state *state, const char *name)
{
    (void)world, (void)state;
    return of_element(THING_GUARDIAN, name, ELEMENTS);
}

static struct thing read_element(const struct seals_world *world,
                                 const struct seals_state *state, const char *name)
{
    (void)world, (void)state;
    return of_element(THING_COLOUR, name, ELEMENTS);
}

static struct thing of_seat(const struct seals_world *world, enum thing_sort sort,
                            const char *name)
{
    int seat = name[0] - '1';
    if (seat < 0 || seat >= world->players || name[1] != '\0')
        return nothing;
    return (struct thing){sort, seat, 0, 0};
}

static struct thing read_named_seat(const struct seals_world *world,
                                    const struct seals_state *state, const char *name)
{
    (void)state;
    return of_seat(world, THING_SEAT, name);
}

static struct thing read_named_mage(const struct seals_world *world,
                                    const struct seals_state *state, const char *name)
{
    (void)state;
    return of_seat(world, THING_MAGE, name);
}

static struct thing read_familiar(const struct seals_world *world,
                                  const struct seals_state *state, const char *name)
{
    (void)state;
    return of_seat(world, THING_FAMILIAR, name);
}

static struct thing read_said(const struct seals_world *world,
                              const struct seals_state *state, const char *name)
{
    (void)world, (void)state;
    for (int i = 0; i < SAID_WORDS; i++)
        if (strcmp(said[i], name) == 0)
            return (struct thing){THING_WORD, NONE, 0, i};
    return nothing;
}

static const struct {
    const char *prefix;
    struct thing (*read)(const struct seals_world *world, const struct seals_state *state,
                         const char *name);
} sorts[] = {
    {"space:", read_named_space}, {"die:", read_named_die},
    {"supply:", read_supply},     {"scroll:", read_named_scroll},
    {"seat:", read_named_seat},   {"mage:", read_named_mage},
    {"familiar:", read_familiar}, {"guardian:", read_guardian},
    {"colour:", read_element},    {"word:", read_said},
};

enum spell seals_spell_find(const char *name, size_t length)
{
    int spell = 0;
    while (spell < SPELLS && (strlen(seals_spell_table[spell].name) != length ||
                              strncmp(seals_spell_table[spell].name, name, length) != 0))
        spell++;
    return (enum spell)spell;
}

/* A mage stands for its player. */
static struct thing read_figure_name(const struct seals_world *world,
                                     const struct seals_state *state, const char *name)
{
    for (int seat = 0; seat < world->players; seat++) {
        int mage = state->seat[seat].mage;
        if (mage != NONE && strcmp(seals_mage_name[mage], name) == 0)
            return (struct thing){THING_SEAT, seat, 0, 0};
        if (mage != NONE && strcmp(seals_familiar_name[mage], name) == 0)
            return (struct thing){THING_FAMILIAR, seat, 0, 0};
    }
    return nothing;
}

/* A name alone. A scroll of a circle that is not in this game is still a spell. */
static struct thing read_bare(const struct seals_world *world,
                              const struct seals_state *state, const char *name)
{
    static const enum thing_sort none = THING_NONE;
    struct thing found = read_named_space(world, state, name);
    int colour = 0, value = 0;
    if (found.sort == none)
        found = read_named_scroll(world, state, name);
    if (found.sort == none)
        found = of_element(THING_COLOUR, name, ELEMENTS);
    if (found.sort == none)
        found = read_figure_name(world, state, name);
    if (found.sort == none && seals_read_die(name, &colour, &value))
        found = (struct thing){THING_DIE, acting_seat(state), colour, value};
    enum spell spell = seals_spell_find(name, strcspn(name, "."));
    if (found.sort == none && spell != SPELLS)
        found = (struct thing){THING_SPELL, NONE, 0, (int)spell};
    return found;
}

struct thing seals_thing_read(const struct seals_world *world,
                              const struct seals_state *state, const char *name,
                              bool bare)
{
    for (size_t i = 0; i < sizeof sorts / sizeof sorts[0]; i++) {
        size_t length = strlen(sorts[i].prefix);
        if (strncmp(name, sorts[i].prefix, length) == 0)
            return sorts[i].read(world, state, name + length);
    }
    return bare ? read_bare(world, state, name) : nothing;
}
