/* dice.c: where the dice are, from JSON: with the players, in the air, outside and
 * in the tray, in the hand, in the supply. */
#include "games/ciub/json/internal.h"
#include "games/ciub/rules/places.h"
#include "games/ciub/rules/rules.h"

/* A map from names to counts being read. */
struct map {
    struct json_reader json_reader;
    int names;
    char name[CIUB_KINDS][CIUB_KIND_NAME];
    uint8_t number[CIUB_KINDS]; /* the colour, kind or die of the hand that name stands
                                   for */
};

/* Refuses names that are not in the map. */
static bool open_map(struct ciub_reading *in, const struct json_reader *object,
                     const char *key, struct map *map)
{
    const char *known[CIUB_KINDS + 1] = {NULL};
    for (int i = 0; i < map->names; i++)
        known[i] = map->name[i];
    (void)json_reader_find(object, key, &map->json_reader);
    if (!json_reader_is_object(&map->json_reader))
        return json_reader_fail(&map->json_reader, in->error, "must be an object {...}");
    const char *stray = json_reader_stray(&map->json_reader, known);
    return stray == NULL ||
           json_reader_fail(&map->json_reader, in->error,
                            "'%.36s' is no die that can be there", stray);
}

static void name_colours(const struct ciub_set *set, struct map *map)
{
    map->names = set->colours;
    for (int colour = 0; colour < set->colours; colour++) {
        struct text out = text_init(map->name[colour], CIUB_KIND_NAME);
        text_put(&out, set->die[colour].name);
        map->number[colour] = (uint8_t)colour;
    }
}

static void name_kinds(const struct ciub_set *set, uint64_t kinds, struct map *map)
{
    map->names = 0;
    for (; kinds != 0; kinds &= kinds - 1) {
        int kind = __builtin_ctzll(kinds);
        ciub_kind_name(set, kind, map->name[map->names]);
        map->number[map->names++] = (uint8_t)kind;
    }
}

static void name_hand(const struct ciub_set *set, struct map *map)
{
    map->names = 0;
    for (int number = 0; number < 2 * set->colours; number++) {
        int look = ciub_set_look(set, number / 2, SYMBOL_TWO_FOR_ONE);
        if (number % 2 == 1 && look < 0)
            continue;
        ciub_hand_name(set, number, map->name[map->names]);
        map->number[map->names++] = (uint8_t)number;
    }
}

/* The count of one name, of dice that are not in the supply. */
static bool hold(struct ciub_reading *in, const struct map *map, int i, int colour,
                 uint8_t *count)
{
    int all = in->world->total[colour];
    struct json_reader entry = {.parent = &map->json_reader, .key = map->name[i]};
    if (!ciub_json_byte(in, &map->json_reader, map->name[i], 0, all, count))
        return false;
    in->held[colour] += *count;
    if (in->held[colour] <= all)
        return true;
    return json_reader_fail(&entry, in->error,
                            "there are only %d %s dice, and %d are used", all,
                            in->world->set.die[colour].name, in->held[colour]);
}

static bool hold_colours(struct ciub_reading *in, const struct json_reader *object,
                         const char *key, uint8_t count[CIUB_COLOURS])
{
    struct map map;
    struct json_reader json_reader;
    if (!json_reader_find(object, key, &json_reader))
        return true;
    name_colours(&in->world->set, &map);
    if (!open_map(in, object, key, &map))
        return false;
    for (int i = 0; i < map.names; i++)
        if (!hold(in, &map, i, map.number[i], &count[map.number[i]]))
            return false;
    return true;
}

static bool hold_kinds(struct ciub_reading *in, const char *key, uint64_t kinds,
                       uint8_t count[CIUB_KINDS])
{
    struct map map;
    struct json_reader json_reader;
    if (!json_reader_find(in->root, key, &json_reader))
        return true;
    name_kinds(&in->world->set, kinds, &map);
    if (!open_map(in, in->root, key, &map))
        return false;
    for (int i = 0; i < map.names; i++)
        if (!hold(in, &map, i, kind_colour(map.number[i]), &count[map.number[i]]))
            return false;
    return true;
}

/* 4.9: dice kept so far are still in the tray. */
static bool keep(struct ciub_reading *in, const struct map *map, int i, uint8_t *count)
{
    struct json_reader entry = {.parent = &map->json_reader, .key = map->name[i]};
    int most = tray_count(&in->world->set, in->state, map->number[i]);
    if (!ciub_json_byte(in, &map->json_reader, map->name[i], 0, CIUB_KEPT, count))
        return false;
    return *count <= most ||
           json_reader_fail(&entry, in->error, "%d are kept, and the tray has %d of them",
                            *count, most);
}

static bool get_hand(struct ciub_reading *in)
{
    struct ciub_state *state = in->state;
    struct map map;
    struct json_reader json_reader;
    if (!json_reader_find(in->root, "hand", &json_reader))
        return true;
    name_hand(&in->world->set, &map);
    if (!open_map(in, in->root, "hand", &map))
        return false;
    for (int i = 0; i < map.names; i++) {
        int colour = map.number[i] / 2;
        uint8_t *count = &(map.number[i] % 2 ? state->paired : state->plain)[colour];
        if (!(state->step == STEP_KEEP ? keep(in, &map, i, count)
                                       : hold(in, &map, i, colour, count)))
            return false;
    }
    return true;
}

/* 4.12 */
static bool check_limits(struct ciub_reading *in, const struct json_reader *dice,
                         int seat)
{
    const uint8_t *count = in->state->dice[seat];
    if (colours_load(count) == 0)
        return json_reader_fail(dice, in->error, "missing: every player has dice");
    for (int colour = 0; colour < in->world->set.colours; colour++) {
        int limit = colour_limit(colour);
        struct json_reader entry = {.parent = dice,
                                    .key = in->world->set.die[colour].name};
        if (count[colour] > limit)
            return json_reader_fail(&entry, in->error,
                                    "at most %d are left after a turn (4.12)", limit);
    }
    return true;
}

bool ciub_json_player_dice(struct ciub_reading *in, const struct json_reader *player,
                           int seat)
{
    struct json_reader dice;
    bool given = json_reader_find(player, "dice", &dice);
    bool away = seat == in->state->turn && ciub_step_places(in->state) != PLACE_DICE;
    if (away)
        return !given ||
               json_reader_fail(&dice, in->error,
                                "leave it out: at step '%s' the dice of the player on "
                                "turn are elsewhere",
                                ciub_step_name(in->state->step));
    return hold_colours(in, player, "dice", in->state->dice[seat]) &&
           check_limits(in, &dice, seat);
}

/* A place that has no dice at this step is left out, and the first of the others is not.
 */
static bool check_places(struct ciub_reading *in)
{
    static const struct {
        const char *key;
        unsigned place;
    } rows[] = {{"rolling", PLACE_ROLLING},
                {"outside", PLACE_OUTSIDE},
                {"tray", PLACE_TRAY},
                {"hand", PLACE_HAND}};
    const char *step = ciub_step_name(in->state->step);
    unsigned places = ciub_step_places(in->state);
    struct json_reader json_reader;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bool given = json_reader_find(in->root, rows[i].key, &json_reader);
        if (given && !(places & rows[i].place))
            return json_reader_fail(&json_reader, in->error,
                                    "leave it out: at step '%s' no dice are there", step);
        if (!given && (places & -places) == rows[i].place)
            return json_reader_fail(&json_reader, in->error,
                                    "missing: at step '%s' dice are there", step);
    }
    return true;
}

/* What restates the dice. */
static void count_faces(const struct ciub_set *set, struct ciub_state *state)
{
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        int count = state->tray[kind];
        if (state->outside[kind] > 0)
            state->showing |= kind_bit(kind);
        state->tray[kind] = 0;
        tray_add(set, state, kind, count);
    }
}

bool ciub_json_turn_dice(struct ciub_reading *in)
{
    const struct ciub_set *set = &in->world->set;
    struct ciub_state *state = in->state;
    if (!check_places(in) || !hold_colours(in, in->root, "rolling", state->rolling) ||
        !hold_kinds(in, "outside", set->kinds, state->outside) ||
        !hold_kinds(in, "tray", set->kinds & ~set->inactive, state->tray) ||
        !get_hand(in))
        return false;
    count_faces(set, state);
    return true;
}

/* Dice that are nowhere else; what the object leaves out is worked out, unless it is
 * empty: then so is the supply. */
static bool get_colour_supply(struct ciub_reading *in, const struct json_reader *supply,
                              bool empty, int colour)
{
    const char *name = in->world->set.die[colour].name;
    int all = in->world->total[colour], held = in->held[colour];
    uint8_t *count = &in->state->supply[colour];
    *count = empty ? 0 : (uint8_t)(all - held);
    if (supply != NULL && !ciub_json_byte(in, supply, name, 0, all, count))
        return false;
    if (*count == all - held)
        return true;
    struct json_reader json_reader = {.parent = supply, .key = name};
    return json_reader_fail(&json_reader, in->error,
                            "%d here and %d elsewhere make %d; there are %d", *count,
                            held, *count + held, all);
}

bool ciub_json_supply(struct ciub_reading *in)
{
    struct map map;
    struct json_reader supply;
    static const char *const none[] = {NULL};
    bool given = json_reader_find(in->root, "supply", &supply);
    name_colours(&in->world->set, &map);
    if (given && !open_map(in, in->root, "supply", &map))
        return false;
    bool empty = given && json_reader_stray(&supply, none) == NULL;
    for (int colour = 0; colour < in->world->set.colours; colour++)
        if (!get_colour_supply(in, given ? &supply : NULL, empty, colour))
            return false;
    return true;
}
