/* thing.c: the kinds of things on the table, and things by their names. */
#include <string.h>

#include "games/seals/guide/internal.h"
#include "games/seals/notation/notation.h"

const char *const seals_said[SAID_WORDS] = {
    [SAID_GIVE_UP] = "give-up", [SAID_HERE] = "here",     [SAID_NONE] = "none",
    [SAID_OFF] = "off",         [SAID_NOBODY] = "nobody",
};

/* A name to be read, and the position it is about. */
struct naming {
    const struct seals_world *world;
    const struct seals_state *state;
    const char *name;
};

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
static bool read_die(const struct naming *in, struct thing *die)
{
    const char *name = in->name;
    int own = acting_seat(in->state), other = take_seat(in->world, &name);
    die->seat = other == NONE ? own : other;
    for (int colour = 0; colour < COLOURS && other != own; colour++) {
        size_t length = strlen(seals_element_name[colour]);
        const char *rest = name + length;
        die->colour = colour;
        if (strncmp(name, seals_element_name[colour], length) == 0 && rest[0] == '.' &&
            rest[1] >= '1' && rest[1] <= '6' && rest[2] == '\0') {
            die->value = rest[1] - '0';
            return true;
        }
    }
    return false;
}

static bool read_space(const struct naming *in, struct thing *space)
{
    space->value = seals_board_find(&in->world->board, in->name);
    return space->value >= 0;
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

static bool read_scroll(const struct naming *in, struct thing *scroll)
{
    struct reason ignored;
    const char *name = in->name;
    scroll->seat = take_seat(in->world, &name);
    int found = seals_read_scroll(in->state->circle, name, &ignored);
    int seat = scroll->seat == NONE ? acting_seat(in->state) : scroll->seat;
    scroll->value = found < 0 ? found : own_copy(in->state, found, seat);
    return found >= 0;
}

static bool read_element(const struct naming *in, struct thing *thing)
{
    thing->colour = seals_element_find(in->name);
    return thing->colour >= 0 &&
           thing->colour < (thing->sort == THING_SUPPLY ? COLOURS : ELEMENTS);
}

static bool read_seat(const struct naming *in, struct thing *thing)
{
    thing->seat = in->name[0] - '1';
    return thing->seat >= 0 && thing->seat < in->world->players && in->name[1] == '\0';
}

static bool read_said(const struct naming *in, struct thing *word)
{
    while (word->value < SAID_WORDS && strcmp(seals_said[word->value], in->name) != 0)
        word->value++;
    return word->value < SAID_WORDS;
}

/* The spell of that name, or SPELLS. */
static enum spell find_spell(const char *name, size_t length)
{
    int spell = 0;
    while (spell < SPELLS && (strlen(seals_spell_table[spell].name) != length ||
                              strncmp(seals_spell_table[spell].name, name, length) != 0))
        spell++;
    return (enum spell)spell;
}

/* A spell without an element, or of a circle that is not in this game. */
static bool read_spell(const struct naming *in, struct thing *spell)
{
    spell->value = (int)find_spell(in->name, strcspn(in->name, "."));
    return spell->value < SPELLS;
}

/* The kinds of things. */
static const struct {
    const char *prefix; /* NULL: it has only names alone */
    bool (*read)(const struct naming *in, struct thing *thing);
    void (*about)(const struct telling *it, const struct thing *thing);
    choice_t (*mean)(const struct seals_state *state, const struct thing *thing);
} sorts[] = {
    [THING_SPACE] = {"space:", read_space, seals_about_space, seals_mean_space},
    [THING_SCROLL] = {"scroll:", read_scroll, seals_about_scroll, seals_mean_scroll},
    [THING_COLOUR] = {"colour:", read_element, seals_about_colour, NULL},
    [THING_DIE] = {"die:", read_die, seals_about_die, seals_mean_die},
    [THING_SUPPLY] = {"supply:", read_element, seals_about_supply, seals_mean_supply},
    [THING_SEAT] = {"seat:", read_seat, seals_about_seat, seals_mean_seat},
    [THING_MAGE] = {"mage:", read_seat, seals_about_mage, seals_mean_figure},
    [THING_FAMILIAR] = {"familiar:", read_seat, seals_about_familiar, seals_mean_figure},
    [THING_GUARDIAN] = {"guardian:", read_element, seals_about_guardian, NULL},
    [THING_WORD] = {"word:", read_said, seals_about_word, seals_mean_word},
    [THING_SPELL] = {NULL, read_spell, seals_about_spell, NULL},
};
enum { SORTS = sizeof sorts / sizeof sorts[0] };

static struct thing read_as(const struct naming *in, enum thing_sort sort)
{
    struct thing thing = {sort, NONE, 0, 0};
    if (!sorts[sort].read(in, &thing))
        thing.sort = THING_NONE;
    return thing;
}

/* A mage stands for its player. */
static bool read_figure(const struct naming *in, struct thing *figure)
{
    for (int seat = 0; seat < in->world->players; seat++) {
        int mage = in->state->seat[seat].mage;
        bool named = mage != NONE && strcmp(seals_mage_name[mage], in->name) == 0;
        if (!named && (mage == NONE || strcmp(seals_familiar_name[mage], in->name) != 0))
            continue;
        *figure = (struct thing){named ? THING_SEAT : THING_FAMILIAR, seat, 0, 0};
        return true;
    }
    return false;
}

/* A name alone. */
static struct thing read_bare(const struct naming *in)
{
    struct thing found = {THING_DIE, acting_seat(in->state), 0, 0};
    for (int sort = THING_SPACE; sort <= THING_COLOUR; sort++) {
        struct thing named = read_as(in, (enum thing_sort)sort);
        if (named.sort != THING_NONE)
            return named;
    }
    if (read_figure(in, &found) || seals_read_die(in->name, &found.colour, &found.value))
        return found;
    return read_as(in, THING_SPELL);
}

struct thing seals_thing_read(const struct seals_world *world,
                              const struct seals_state *state, const char *name,
                              bool bare)
{
    struct naming in = {world, state, name};
    for (int i = 0; i < SORTS; i++) {
        size_t length = sorts[i].prefix == NULL ? 0 : strlen(sorts[i].prefix);
        if (length == 0 || strncmp(name, sorts[i].prefix, length) != 0)
            continue;
        in.name += length;
        return read_as(&in, (enum thing_sort)i);
    }
    return bare ? read_bare(&in) : (struct thing){THING_NONE, NONE, 0, 0};
}

choice_t seals_thing_choice(const struct seals_state *state, const struct thing *thing)
{
    return sorts[thing->sort].mean ? sorts[thing->sort].mean(state, thing) : 0;
}

/* Whether the die is there, and the familiar has a name yet. */
static bool is_there(const struct seals_state *state, const struct thing *thing)
{
    if (thing->sort == THING_DIE)
        return dice_count_of(state->seat[thing->seat].dice[thing->colour], thing->value) >
               0;
    return thing->sort != THING_NONE &&
           (thing->sort != THING_FAMILIAR || state->seat[thing->seat].mage != NONE);
}

bool seals_about(const void *world, const void *state, const char *name, struct text *out)
{
    const struct telling it = {
        .world = world, .state = state, .seat = SEAT_NOBODY, .out = out};
    struct reader in = reader_init(name, strlen(name));
    char word[WORD_SIZE] = "";
    if (!reader_word(&in, word) || !reader_at_end(&in))
        return false;
    if (strcmp(word, "now") == 0) {
        seals_about_now(&it);
        return true;
    }
    struct thing thing = seals_thing_read(world, state, word, true);
    if (!is_there(state, &thing))
        return false;
    sorts[thing.sort].about(&it, &thing);
    return true;
}
