/* table.c: what lies and stands on the board, and the supply, from JSON. */
#include <string.h>

#include "games/seals/json/internal.h"
#include "games/seals/notation/notation.h"

static const char *const elements[] = {"fire", "water", "air", "earth", "mind", NULL};
static const char *const colours[] = {"fire", "water", "air", "earth", NULL};

/* 3.2: seals lie where their strength is printed; in circle II they may have traded
 * places (6.8, 6.11), but of each strength there are no more than at the start. */
static bool count_strength(struct reading *in, const struct json_reader *json_reader,
                           int site, int strength)
{
    const struct board_space *space = &in->world->board.space[site];
    bool box = space->kind == SPACE_BOX;
    const char *what = box ? "box" : "circle", *many = box ? "boxes" : "circles";
    if (in->state->circle != 2 && strength != space->strength)
        return json_reader_fail(json_reader, in->error,
                                "%s is a %s of strength %d, not %d", space->name, what,
                                space->strength, strength);
    int printed = 0;
    for (int i = in->world->starts; i < in->world->sites; i++)
        printed += in->world->board.space[i].kind == space->kind &&
                   in->world->board.space[i].strength == strength;
    if (++in->laid[box][strength] <= printed)
        return true;
    if (printed == 0)
        return json_reader_fail(json_reader, in->error,
                                "no %s of this board has strength %d", what, strength);
    return json_reader_fail(json_reader, in->error, "only %d of the %s have strength %d",
                            printed, many, strength);
}

/* 1.3 */
static bool count_token(struct reading *in, const struct json_reader *json_reader,
                        int token)
{
    int colour = token_colour(token), strength = token_strength(token);
    if (++in->used[strength - MIN_STRENGTH][colour] <= tokens_in_box(strength))
        return true;
    return json_reader_fail(json_reader, in->error, "there are only %d tokens %c%d",
                            tokens_in_box(strength), seals_element_letter[colour],
                            strength);
}

/* Puts a token on a circle and into the sets that restate it. */
static bool put_token(struct reading *in, const struct json_reader *json_reader, int site)
{
    struct seals_state *state = in->state;
    const char *word = NULL;
    uint8_t token = 0;
    if (json_reader_is_string(json_reader) &&
        json_reader_string(json_reader, &word, in->error) && strchr(word, '.'))
        return json_reader_fail(
            json_reader, in->error, "%s is a circle: a token such as f%d lies there",
            in->world->board.space[site].name, in->world->board.space[site].strength);
    if (!seals_json_to_token(in, json_reader, &token) ||
        !count_strength(in, json_reader, site, token_strength(token)) ||
        !count_token(in, json_reader, token))
        return false;
    site_put(state, site, token);
    state->stock[token_strength(token) - MIN_STRENGTH][token_colour(token)]++;
    return true;
}

/* The same for a scroll in a box. */
static bool put_scroll(struct reading *in, const struct json_reader *json_reader,
                       int site)
{
    const char *name = in->world->board.space[site].name, *word = NULL;
    int scroll = 0, colour = 0, strength = 0;
    if (json_reader_is_string(json_reader) &&
        json_reader_string(json_reader, &word, in->error) &&
        (seals_read_die(word, &colour, &strength) || strcmp(word, "binding") == 0))
        return json_reader_fail(json_reader, in->error,
                                "%s is a box: a scroll such as change.fire lies there",
                                name);
    if (!seals_json_to_scroll(in, json_reader, &scroll))
        return false;
    if (in->state->lying & scroll_bit(scroll))
        return json_reader_fail(json_reader, in->error,
                                "that scroll lies in another box already");
    if (in->seen & scroll_bit(scroll))
        return json_reader_fail(json_reader, in->error,
                                "a player has that scroll already");
    if (!count_strength(in, json_reader, site, scroll_strength(scroll)))
        return false;
    site_put(in->state, site, SITE_SCROLL + scroll);
    in->state->lying |= scroll_bit(scroll);
    return true;
}

bool seals_json_get_sites(struct reading *in, const struct json_reader *root)
{
    const struct board_space *space = in->world->board.space;
    const char *names[BOARD_MAX_SITES + 1] = {NULL};
    struct json_reader sites, item;
    int count = 0;
    if (!json_reader_field(root, "sites", &sites, in->error))
        return false;
    if (!json_reader_is_object(&sites))
        return json_reader_fail(&sites, in->error, "must be an object {...}");
    for (int site = in->world->starts; site < in->world->sites; site++)
        names[count++] = space[site].name;
    const char *stray = json_reader_stray(&sites, names);
    if (stray != NULL)
        return json_reader_fail(&sites, in->error,
                                "'%.20s' is no circle or box of this board", stray);
    for (int site = in->world->starts; site < in->world->sites; site++) {
        if (!json_reader_find(&sites, space[site].name, &item))
            continue;
        if (!(space[site].kind == SPACE_CIRCLE ? put_token(in, &item, site)
                                               : put_scroll(in, &item, site)))
            return false;
    }
    return true;
}

/* 6.21: a guardian on a scroll of its element, by a Guardian scroll that somebody has. */
static bool check_guardian(struct reading *in, const struct json_reader *guardians,
                           int element)
{
    const struct seals_state *state = in->state;
    int site = state->guardian[element];
    struct json_reader json_reader = {.parent = guardians,
                                      .key = seals_element_name[element]};
    if (site == SITE_NONE)
        return true;
    if (state->circle != 4)
        return json_reader_fail(&json_reader, in->error, "guardians belong to circle 4");
    if (!scroll_on(state, site) || seal_element(state, site) != element)
        return json_reader_fail(&json_reader, in->error, "no scroll of %s lies on %s",
                                seals_element_name[element],
                                in->world->board.space[site].name);
    if ((in->seen & scroll_bit(scroll_of(SPELL_GUARDIAN, element))) != 0)
        return true;
    return json_reader_fail(&json_reader, in->error,
                            "nobody has guardian.%s, which puts it there",
                            seals_element_name[element]);
}

bool seals_json_get_guardians(struct reading *in, const struct json_reader *root)
{
    struct json_reader guardians;
    if (!json_reader_find(root, "guardians", &guardians))
        return true;
    if (!json_reader_only(&guardians, elements, in->error))
        return false;
    for (int element = 0; element < ELEMENTS; element++)
        if (!seals_json_get_site(in, &guardians, seals_element_name[element],
                                 &in->state->guardian[element]) ||
            !check_guardian(in, &guardians, element))
            return false;
    return true;
}

/* 6.9: a token that an Absorption somebody has could take. */
static bool check_absorbed(struct reading *in, const struct json_reader *item,
                           int element)
{
    int token = in->state->absorbed[element];
    if (in->state->circle != 2)
        return json_reader_fail(item, in->error, "Absorption belongs to circle 2");
    if (element != MIND && token_colour(token) != element)
        return json_reader_fail(item, in->error, "Absorption of %s takes no token of %s",
                                seals_element_name[element],
                                seals_element_name[token_colour(token)]);
    if ((in->seen & scroll_bit(scroll_of(SPELL_ABSORPTION, element))) == 0)
        return json_reader_fail(item, in->error, "nobody has absorption.%s",
                                seals_element_name[element]);
    return count_token(in, item, token);
}

bool seals_json_get_absorbed(struct reading *in, const struct json_reader *root)
{
    struct json_reader absorbed, item;
    if (!json_reader_find(root, "absorbed", &absorbed))
        return true;
    if (!json_reader_only(&absorbed, elements, in->error))
        return false;
    for (int element = 0; element < ELEMENTS; element++)
        if (json_reader_find(&absorbed, seals_element_name[element], &item) &&
            (!seals_json_to_token(in, &item, &in->state->absorbed[element]) ||
             !check_absorbed(in, &item, element)))
            return false;
    return true;
}

/* 1.2: dice that are in nobody's hand; what the object leaves out is worked out. */
static bool get_colour_supply(struct reading *in, const struct json_reader *supply,
                              int colour)
{
    struct seals_state *state = in->state;
    int all = in->world->players + 1, held = in->held[colour];
    if (state->step == STEP_REROLL && state->colour == colour)
        held += state->rolling;
    if (held > all)
        return seals_json_fail_root(in, "rolling",
                                    "there are only %d dice of %s, and %d are used", all,
                                    seals_element_name[colour], held);
    state->supply[colour] = (uint8_t)(all - held);
    if (supply == NULL)
        return true;
    if (!seals_json_get_byte(in, supply, seals_element_name[colour], 0, all,
                             &state->supply[colour]))
        return false;
    if (state->supply[colour] == all - held)
        return true;
    struct json_reader json_reader = {.parent = supply,
                                      .key = seals_element_name[colour]};
    return json_reader_fail(
        &json_reader, in->error, "%d here and %d with the players make %d; there are %d",
        state->supply[colour], held, state->supply[colour] + held, all);
}

bool seals_json_get_supply(struct reading *in, const struct json_reader *root)
{
    struct json_reader supply;
    bool given = json_reader_find(root, "supply", &supply);
    if (given && !json_reader_only(&supply, colours, in->error))
        return false;
    for (int colour = 0; colour < COLOURS; colour++)
        if (!get_colour_supply(in, given ? &supply : NULL, colour))
            return false;
    return true;
}
