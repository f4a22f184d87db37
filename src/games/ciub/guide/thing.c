/* thing.c: names of things on the table, read and written. */
#include <string.h>

#include "games/ciub/guide/internal.h"

/* Words that are buttons. */
static const struct {
    const char *word;
    int verb;
} words[] = {
    {"token", VERB_TOKEN},   {"remove", VERB_REMOVE}, {"roll", VERB_ROLL},
    {"stop", VERB_STOP},     {"swap", VERB_SWAP},     {"reroll", VERB_REROLL},
    {"adjust", VERB_ADJUST}, {"put", VERB_PUT},       {"itself", VERB_ITSELF},
    {"nothing", VERB_TAKE},  {"trade", VERB_TRADE},   {"whiten", VERB_WHITEN},
    {"end", VERB_END},
};

static int word_find(const char *name)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(words[i].word, name) == 0)
            return words[i].verb;
    return -1;
}

static const char *word_of(int verb)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (words[i].verb == verb)
            return words[i].word;
    return "";
}

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
    return word_find(name);
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

static const struct {
    const char *name;
    enum ciub_sort sort;
    int (*read)(const struct ciub_world *world, const char *name); /* -1: no such */
} sorts[] = {
    {"card:", SORT_CARD, read_card},       {"die:", SORT_DIE, read_kind},
    {"tray:", SORT_TRAY, read_kind},       {"hand:", SORT_HAND, read_hand},
    {"supply:", SORT_SUPPLY, read_colour}, {"look:", SORT_LOOK, read_symbol},
    {"token:", SORT_TOKEN, read_seat},     {"seat:", SORT_SEAT, read_seat},
    {"word:", SORT_WORD, read_word},       {"phase:", SORT_PHASE, read_phase},
    {"row:", SORT_ROW, read_row},
};

static const char *const places[] = {
    [SPOT_PILE] = "pile:all",
    [SPOT_TRAY] = "tray:all",
    [SPOT_SUPPLY] = "supply:all",
};

/* The place of that name, in full or without ":all". */
static int read_place(const char *name, bool bare)
{
    for (int i = 0; i < (int)(sizeof places / sizeof places[0]); i++) {
        size_t length = strcspn(places[i], ":");
        if (strcmp(name, places[i]) == 0 ||
            (bare && strncmp(name, places[i], length) == 0 && name[length] == '\0'))
            return i;
    }
    return -1;
}

/* What a name alone means first: a face before the word of its action. */
static struct ciub_thing read_bare(const struct ciub_world *world, const char *name)
{
    static const enum ciub_sort order[] = {SORT_CARD, SORT_SUPPLY, SORT_LOOK,
                                           SORT_WORD, SORT_DIE,    SORT_HAND};
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
        for (size_t j = 0; j < sizeof sorts / sizeof sorts[0]; j++) {
            int value = sorts[j].sort == order[i] ? sorts[j].read(world, name) : -1;
            if (value >= 0)
                return (struct ciub_thing){order[i], value};
        }
    return (struct ciub_thing){SORT_NONE, 0};
}

struct ciub_thing ciub_thing_read(const struct ciub_world *world, const char *name,
                                  bool bare)
{
    int place = read_place(name, bare);
    if (place >= 0)
        return (struct ciub_thing){SORT_PLACE, place};
    for (size_t i = 0; i < sizeof sorts / sizeof sorts[0]; i++) {
        size_t length = strlen(sorts[i].name);
        if (strncmp(name, sorts[i].name, length) != 0)
            continue;
        int value = sorts[i].read(world, name + length);
        return (struct ciub_thing){value < 0 ? SORT_NONE : sorts[i].sort, value};
    }
    return bare ? read_bare(world, name) : (struct ciub_thing){SORT_NONE, 0};
}

/* --- writing ------------------------------------------------------------------------ */

/* What a choice is made of: a word, and something that it is done with. */
static const struct {
    bool word;
    enum ciub_sort sort;
} shapes[VERBS] = {
    [VERB_TOKEN] = {true, SORT_CARD},  [VERB_REMOVE] = {true, SORT_CARD},
    [VERB_GAIN] = {false, SORT_CARD},  [VERB_DOWN] = {false, SORT_CARD},
    [VERB_SWAP] = {true, SORT_DIE},    [VERB_REROLL] = {true, SORT_DIE},
    [VERB_ADJUST] = {true, SORT_DIE},  [VERB_PUT] = {false, SORT_DIE},
    [VERB_ON] = {false, SORT_DIE},     [VERB_TO] = {false, SORT_LOOK},
    [VERB_FOR] = {false, SORT_SUPPLY}, [VERB_TAKE] = {false, SORT_SUPPLY},
    [VERB_KEEP] = {false, SORT_HAND},  [VERB_TRADE] = {true, SORT_HAND},
    [VERB_WHITEN] = {true, SORT_HAND}, [VERB_ROLL] = {true, SORT_NONE},
    [VERB_STOP] = {true, SORT_NONE},   [VERB_END] = {true, SORT_NONE},
    [VERB_ITSELF] = {true, SORT_NONE},
};

/* 4.6: a die that shows an action can be used as well as put, so a word must tell. */
static bool needs_word(const struct ciub_set *set, const struct ciub_state *state,
                       choice_t choice)
{
    uint64_t acting = set->swap | set->reroll | set->adjust;
    int verb = choice_verb(choice), value = choice_value(choice);
    if (verb == VERB_PUT)
        return state->step == STEP_ACT && (acting & kind_bit(value)) != 0;
    return shapes[verb].word || (verb == VERB_TAKE && value == CIUB_NONE);
}

/* As in VERB_KEEP. 4.11: dice that do not show 2for1 are the first to turn white. */
static int hand_number(const struct ciub_state *state, int verb, int value)
{
    if (verb == VERB_KEEP)
        return value;
    return 2 * value + (verb == VERB_TRADE || state->plain[value] == 0 ? 1 : 0);
}

static void put_hand(const struct ciub_set *set, int number, struct text *out)
{
    text_format(out, "hand:%s%s", set->die[number / 2].name, number % 2 ? ".2for1" : "");
}

static void put_object(const struct ciub_set *set, const struct ciub_state *state,
                       int verb, int value, struct text *out)
{
    switch (shapes[verb].sort) {
    case SORT_CARD:
        text_format(out, "card:%s", set->card[value].name);
        break;
    case SORT_DIE:
        text_format(out, "die:%s.%s", set->die[kind_colour(value)].name,
                    ciub_look_name(set, value));
        break;
    case SORT_HAND:
        put_hand(set, hand_number(state, verb, value), out);
        break;
    case SORT_SUPPLY:
        text_format(out, "supply:%s", set->die[value].name);
        break;
    case SORT_LOOK:
        text_format(out, "look:%s",
                    ciub_look_name(set, kind_of(kind_colour(state->target), value)));
        break;
    default:
        break;
    }
}

void ciub_things(const void *game_world, const void *game_state, choice_t choice,
                 struct text *out)
{
    const struct ciub_set *set = &((const struct ciub_world *)game_world)->set;
    const struct ciub_state *state = game_state;
    int verb = choice_verb(choice), value = choice_value(choice);
    if (needs_word(set, state, choice))
        text_format(out, "word:%s", word_of(verb));
    if (shapes[verb].sort == SORT_NONE || value == CIUB_NONE)
        return;
    text_space(out);
    put_object(set, state, verb, value, out);
}
