/* thing.c: the kinds of things on the table, and things by their names. */
#include <string.h>

#include "games/ciub/guide/guide.h"
#include "games/ciub/guide/why_not.h"
#include "i18n/i18n.h"

/* Copies what comes before a dot, and returns what comes behind it ("": no dot). */
static const char *split_dot(const char *name, char before[GUIDE_THING])
{
    const char *dot = strchr(name, '.');
    size_t length = dot == NULL ? strlen(name) : (size_t)(dot - name);
    struct text out = text_init(before, GUIDE_THING);
    text_put_n(&out, name, length);
    return dot == NULL ? "" : dot + 1;
}

static int read_kind(const struct ciub_world *world, const char *name)
{
    char colour_name[GUIDE_THING];
    const char *look_name = split_dot(name, colour_name);
    int colour = ciub_set_colour(&world->set, colour_name);
    int look = colour < 0 ? -1 : ciub_look_find(&world->set, colour, look_name);
    return look < 0 ? -1 : kind_of(colour, look);
}

static int read_hand(const struct ciub_world *world, const char *name)
{
    char colour_name[GUIDE_THING];
    const char *rest = split_dot(name, colour_name);
    int colour = ciub_set_colour(&world->set, colour_name);
    bool paired = strcmp(rest, "2for1") == 0;
    if (colour < 0 || (rest[0] != '\0' && !paired))
        return -1;
    return 2 * colour + (paired ? 1 : 0);
}

static int read_seat(const struct ciub_world *world, const char *name)
{
    int seat = 0;
    return text_to_int(name, 1, world->players, &seat) ? seat - 1 : -1;
}

static int read_symbol(const struct ciub_world *world, const char *name)
{
    int symbol = ciub_symbol_find(name);
    (void)world;
    return symbol > 0 ? symbol : -1;
}

static int read_word(const struct ciub_world *world, const char *name)
{
    (void)world;
    for (int verb = 0; verb < VERBS; verb++)
        if (ciub_verb_table[verb].button != NULL &&
            strcmp(ciub_verb_table[verb].button, name) == 0)
            return verb;
    return -1;
}

static int read_card(const struct ciub_world *world, const char *name)
{
    return ciub_set_card(&world->set, name);
}

static int read_colour(const struct ciub_world *world, const char *name)
{
    return ciub_set_colour(&world->set, name);
}

static int read_phase(const struct ciub_world *world, const char *name)
{
    int phase = -1;
    (void)world;
    return text_to_int(name, 1, 4, &phase) ? phase : -1;
}

static int read_row(const struct ciub_world *world, const char *name)
{
    (void)world;
    return strcmp(name, "top") == 0 ? 0 : strcmp(name, "bottom") == 0 ? 1 : -1;
}

static const char *const places[] = {
    [SPOT_PILE] = "pile:all",
    [SPOT_TRAY] = "tray:all",
    [SPOT_SUPPLY] = "supply:all",
};

static int read_place(const struct ciub_world *world, const char *name)
{
    (void)world;
    for (int i = 0; i < (int)(sizeof places / sizeof places[0]); i++)
        if (strcmp(name, places[i]) == 0)
            return i;
    return -1;
}

/* All there is to know of a kind of things. */
static const struct {
    const char *prefix;
    int (*read)(const struct ciub_world *world, const char *name); /* -1: no such */
    void (*about)(const struct telling *it, int value);
    void (*why_not)(const struct asking *ask, int value); /* NULL: nobody points at it */
} sorts[] = {
    [SORT_CARD] = {"card:", read_card, ciub_about_card, ciub_why_not_card},
    [SORT_SUPPLY] = {"supply:", read_colour, ciub_about_colour, ciub_why_not_supply},
    [SORT_LOOK] = {"look:", read_symbol, ciub_about_symbol, ciub_why_not_symbol},
    [SORT_WORD] = {"word:", read_word, ciub_about_word, ciub_why_not_word},
    [SORT_DIE] = {"die:", read_kind, ciub_about_die, ciub_why_not_die},
    [SORT_HAND] = {"hand:", read_hand, ciub_about_hand, ciub_why_not_hand},
    [SORT_TRAY] = {"tray:", read_kind, ciub_about_tray_die, ciub_why_not_tray_die},
    [SORT_TOKEN] = {"token:", read_seat, ciub_about_token, NULL},
    [SORT_SEAT] = {"seat:", read_seat, ciub_about_seat, NULL},
    [SORT_PHASE] = {"phase:", read_phase, ciub_about_phase, NULL},
    [SORT_ROW] = {"row:", read_row, ciub_about_row, NULL},
    [SORT_PLACE] = {"", read_place, ciub_about_place, NULL},
};

static struct ciub_thing read_as(const struct ciub_world *world, const char *name,
                                 enum ciub_sort sort)
{
    int value = sorts[sort].read(world, name);
    return (struct ciub_thing){value < 0 ? SORT_NONE : sort, value};
}

/* A name alone; places have theirs without ":all". */
static struct ciub_thing read_bare(const struct ciub_world *world, const char *name)
{
    struct ciub_thing thing = {SORT_NONE, 0};
    char place[WORD_SIZE];
    struct text out = text_init(place, sizeof place);
    text_format(&out, "%s:all", name);
    if (!out.overflow)
        thing = read_as(world, place, SORT_PLACE);
    for (int sort = SORT_CARD; sort <= SORT_HAND && thing.sort == SORT_NONE; sort++)
        thing = read_as(world, name, (enum ciub_sort)sort);
    return thing;
}

struct ciub_thing ciub_thing_read(const struct ciub_world *world, const char *name,
                                  bool bare)
{
    struct ciub_thing place = read_as(world, name, SORT_PLACE);
    if (place.sort == SORT_PLACE)
        return place;
    for (int sort = SORT_CARD; sort < SORT_PLACE; sort++) {
        size_t length = strlen(sorts[sort].prefix);
        if (strncmp(name, sorts[sort].prefix, length) == 0)
            return read_as(world, name + length, (enum ciub_sort)sort);
    }
    return bare ? read_bare(world, name) : place;
}

const char *ciub_word_label(const char *word)
{
    struct ciub_thing thing = ciub_thing_read(NULL, word, false);
    return thing.sort == SORT_WORD ? tr(ciub_verb_table[thing.value].label) : "";
}

bool ciub_about(const void *world, const void *state, const char *name, struct text *out)
{
    const struct telling it = ciub_telling(world, state, out);
    struct ciub_thing thing = ciub_thing_read(world, name, true);
    if (strcmp(name, "now") == 0) {
        ciub_about_now(&it);
        return true;
    }
    if (thing.sort != SORT_NONE)
        sorts[thing.sort].about(&it, thing.value);
    return thing.sort != SORT_NONE;
}

void ciub_tell_why_thing(const struct asking *ask, const char *name)
{
    struct ciub_thing thing = ciub_thing_read(ask->world, name, false);
    if (thing.sort == SORT_NONE)
        reason_set(ask->why, "", "there is no '%s' on the table", name);
    else if (sorts[thing.sort].why_not == NULL)
        ciub_tell_ask(ask);
    else
        sorts[thing.sort].why_not(ask, thing.value);
}
