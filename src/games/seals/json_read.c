/* json_read.c: a state from JSON, field by field; check.c then judges the whole. */
#include <string.h>

#include "games/seals/check.h"
#include "games/seals/json.h"
#include "games/seals/rules.h"
#include "games/seals/text.h"

struct reading {
    const struct seals_world *world;
    struct seals_state *state;
    struct error *error;
};

/* An optional number; left alone when the key is not there. */
static bool get_byte(struct reading *in, const struct doc *object, const char *key,
                     int low, int high, uint8_t *value)
{
    struct doc doc;
    int number = 0;
    if (!doc_find(object, key, &doc))
        return true;
    if (!doc_int(&doc, low, high, &number, in->error))
        return false;
    *value = (uint8_t)number;
    return true;
}

/* An optional seat, counted from 1 outside. */
static bool get_seat(struct reading *in, const struct doc *object, const char *key,
                     uint8_t *seat)
{
    uint8_t number = (uint8_t)(*seat + 1);
    if (!get_byte(in, object, key, 1, in->world->players, &number))
        return false;
    *seat = (uint8_t)(number - 1);
    return true;
}

static bool to_site(struct reading *in, const struct doc *doc, uint8_t *site)
{
    const char *name = NULL;
    if (!doc_string(doc, &name, in->error))
        return false;
    int found = board_find(&in->world->board, name);
    if (found < 0 || found >= in->world->sites)
        return doc_fail(doc, in->error, "no circle, box or start is called '%.20s'",
                        name);
    *site = (uint8_t)found;
    return true;
}

static bool get_site(struct reading *in, const struct doc *object, const char *key,
                     uint8_t *site)
{
    struct doc doc;
    return !doc_find(object, key, &doc) || doc_is_null(&doc) || to_site(in, &doc, site);
}

static bool to_scroll(struct reading *in, const struct doc *doc, int *scroll)
{
    const char *name = NULL;
    char word[WORD_SIZE];
    struct reason why;
    if (!doc_string(doc, &name, in->error))
        return false;
    struct text text = text_init(word, sizeof word);
    text_put(&text, name);
    bool copy = text.length > 0 && word[text.length - 1] == '\'';
    if (copy)
        word[text.length - 1] = '\0';
    *scroll = text.overflow ? -1 : read_scroll(in->state->circle, word, &why);
    if (*scroll < 0 || (copy && (in->state->circle != 1 || *scroll >= CIRCLE_SCROLLS))) {
        doc_fail(doc, in->error, "'%.40s' is no scroll of this game", name);
        return false;
    }
    if (copy)
        *scroll += CIRCLE_SCROLLS;
    return true;
}

static bool to_die(struct reading *in, const struct doc *doc, int *colour, int *value)
{
    const char *word = NULL;
    if (!doc_string(doc, &word, in->error))
        return false;
    return read_die(word, colour, value) ||
           doc_fail(doc, in->error, "'%.20s' is no die: write f3, w1, a6, e2 and so on",
                    word);
}

static bool to_token(struct reading *in, const struct doc *doc, uint8_t *token)
{
    const char *word = NULL;
    int colour = 0, strength = 0;
    if (!doc_string(doc, &word, in->error))
        return false;
    if (!read_die(word, &colour, &strength) || strength < MIN_STRENGTH)
        return doc_fail(doc, in->error,
                        "'%.20s' is no token: write f2, w3, a6, e5 and so on", word);
    *token = token_make(colour, strength);
    return true;
}

/* Dice of an array, added to `dice`. */
static bool get_dice(struct reading *in, const struct doc *object, const char *key,
                     dice_t dice[COLOURS])
{
    struct doc array, item;
    size_t length = 0;
    if (!doc_find(object, key, &array))
        return true;
    if (!doc_length(&array, &length, in->error))
        return false;
    for (size_t i = 0; i < length; i++) {
        int colour = 0, value = 0;
        if (!doc_item(&array, i, &item, in->error) || !to_die(in, &item, &colour, &value))
            return false;
        if (dice_count(dice[colour]) > in->world->players)
            return doc_fail(&item, in->error, "there are only %d dice of %s",
                            in->world->players + 1, element_name[colour]);
        dice[colour] += dice_one(value);
    }
    return true;
}

static bool get_next(struct reading *in, const struct doc *object,
                     struct seals_seat *seat)
{
    struct doc array, item;
    size_t length = 0;
    if (!doc_find(object, "next", &array))
        return true;
    if (!doc_length(&array, &length, in->error))
        return false;
    if (length > 3)
        return doc_fail(&array, in->error, "at most three dice wait for the next round");
    for (size_t i = 0; i < length; i++) {
        const char *letter = NULL;
        if (!doc_item(&array, i, &item, in->error) ||
            !doc_string(&item, &letter, in->error))
            return false;
        const char *found = strchr("fwae", letter[0]);
        if (letter[0] == '\0' || letter[1] != '\0' || found == NULL)
            return doc_fail(&item, in->error, "'%.20s' is no colour: write f, w, a or e",
                            letter);
        seat->next[strchr(element_letter, letter[0]) - element_letter]++;
    }
    return true;
}

static bool get_scrolls(struct reading *in, const struct doc *object, const char *key,
                        uint64_t *scrolls)
{
    struct doc array, item;
    size_t length = 0;
    if (!doc_find(object, key, &array))
        return true;
    if (!doc_length(&array, &length, in->error))
        return false;
    *scrolls = 0;
    for (size_t i = 0; i < length; i++) {
        int scroll = 0;
        if (!doc_item(&array, i, &item, in->error) || !to_scroll(in, &item, &scroll))
            return false;
        if (*scrolls & scroll_bit(scroll))
            return doc_fail(&item, in->error, "that scroll is named twice");
        *scrolls |= scroll_bit(scroll);
    }
    return true;
}

static bool get_mage(struct reading *in, const struct doc *object,
                     struct seals_seat *seat)
{
    struct doc doc;
    const char *name = NULL;
    if (!doc_find(object, "mage", &doc))
        return true;
    if (!doc_string(&doc, &name, in->error))
        return false;
    int mage = mage_find(name);
    if (mage < 0)
        return doc_fail(&doc, in->error,
                        "'%.20s' is no mage: shaman, witch, seer, sorcerer or warlock",
                        name);
    seat->mage = (uint8_t)mage;
    return true;
}

static bool get_player(struct reading *in, const struct doc *object,
                       struct seals_seat *seat)
{
    static const char *const keys[] = {"mage", "place", "familiar", "dice", "next",
                                       "owed", "over",  "up",       "down", NULL};
    struct doc over;
    uint8_t owed = 0;
    bool is_over = false;
    if (!doc_only(object, keys, in->error) || !get_mage(in, object, seat) ||
        !get_site(in, object, "place", &seat->place) ||
        !get_site(in, object, "familiar", &seat->familiar) ||
        !get_dice(in, object, "dice", seat->dice) || !get_next(in, object, seat) ||
        !get_byte(in, object, "owed", 0, 3, &owed) ||
        !get_scrolls(in, object, "down", &seat->down))
        return false;
    if (seat->down & scroll_bit(SCROLL_BINDING))
        seat->up = 0;
    if (!get_scrolls(in, object, "up", &seat->up))
        return false;
    if (doc_find(object, "over", &over) && !doc_bool(&over, &is_over, in->error))
        return false;
    seat->owed = (unsigned)owed & 3;
    seat->over = is_over;
    return true;
}

static bool get_players(struct reading *in, const struct doc *root)
{
    struct doc players, item;
    size_t length = 0;
    if (!doc_field(root, "players", &players, in->error) ||
        !doc_length(&players, &length, in->error))
        return false;
    if (length != (size_t)in->world->players)
        return doc_fail(&players, in->error, "this game has %d players",
                        in->world->players);
    for (size_t i = 0; i < length; i++)
        if (!doc_item(&players, i, &item, in->error) ||
            !get_player(in, &item, &in->state->seat[i]))
            return false;
    return true;
}

/* Puts a seal on a site and into the sets that restate it. */
static bool put_seal(struct reading *in, const struct doc *doc, int site)
{
    struct seals_state *state = in->state;
    if (in->world->board.space[site].kind == SPACE_CIRCLE) {
        uint8_t token = 0;
        if (!to_token(in, doc, &token))
            return false;
        site_put(state, site, token);
        state->stock[seal_strength(state, site) - MIN_STRENGTH]
                    [seal_element(state, site)]++;
        return true;
    }
    int scroll = 0;
    if (!to_scroll(in, doc, &scroll))
        return false;
    if (scroll == SCROLL_BINDING || (state->lying & scroll_bit(scroll)))
        return doc_fail(doc, in->error,
                        "that scroll cannot lie there, or lies elsewhere");
    site_put(state, site, SITE_SCROLL + scroll);
    state->lying |= scroll_bit(scroll);
    return true;
}

static bool get_sites(struct reading *in, const struct doc *root)
{
    struct doc sites, item;
    if (!doc_field(root, "sites", &sites, in->error))
        return false;
    const char *names[BOARD_MAX_SITES + 1] = {NULL};
    int count = 0;
    for (int site = in->world->starts; site < in->world->sites; site++)
        names[count++] = in->world->board.space[site].name;
    if (!doc_only(&sites, names, in->error))
        return false;
    for (int site = in->world->starts; site < in->world->sites; site++)
        if (doc_find(&sites, in->world->board.space[site].name, &item) &&
            !put_seal(in, &item, site))
            return false;
    return true;
}

static bool get_guardians(struct reading *in, const struct doc *root)
{
    static const char *const keys[] = {"fire", "water", "air", "earth", "mind", NULL};
    struct doc guardians;
    if (!doc_find(root, "guardians", &guardians))
        return true;
    if (!doc_only(&guardians, keys, in->error))
        return false;
    for (int element = 0; element < ELEMENTS; element++)
        if (!get_site(in, &guardians, element_name[element],
                      &in->state->guardian[element]))
            return false;
    return true;
}

static bool get_absorbed(struct reading *in, const struct doc *root)
{
    static const char *const keys[] = {"fire", "water", "air", "earth", "mind", NULL};
    struct doc absorbed, item;
    if (!doc_find(root, "absorbed", &absorbed))
        return true;
    if (!doc_only(&absorbed, keys, in->error))
        return false;
    for (int element = 0; element < ELEMENTS; element++)
        if (doc_find(&absorbed, element_name[element], &item) &&
            !to_token(in, &item, &in->state->absorbed[element]))
            return false;
    return true;
}

/* Dice that are in nobody's hand; what the object leaves out is worked out. */
static bool get_supply(struct reading *in, const struct doc *root)
{
    static const char *const keys[] = {"fire", "water", "air", "earth", NULL};
    struct seals_state *state = in->state;
    struct doc supply;
    bool given = doc_find(root, "supply", &supply);
    if (given && !doc_only(&supply, keys, in->error))
        return false;
    for (int colour = 0; colour < COLOURS; colour++) {
        int rest = in->world->players + 1;
        for (int seat = 0; seat < in->world->players; seat++)
            rest -= dice_count(state->seat[seat].dice[colour]) +
                    state->seat[seat].next[colour];
        if (state->step == STEP_REROLL && state->colour == colour)
            rest -= state->rolling;
        state->supply[colour] = rest < 0 ? 0 : (uint8_t)rest;
        if (given &&
            !get_byte(in, &supply, element_name[colour], 0, 6, &state->supply[colour]))
            return false;
    }
    return true;
}

static bool get_step(struct reading *in, const struct doc *root)
{
    struct doc doc;
    const char *name = NULL;
    in->state->step = STEP_TURN;
    if (!doc_find(root, "step", &doc))
        return true;
    if (!doc_string(&doc, &name, in->error))
        return false;
    in->state->step = (uint8_t)step_find(name);
    return in->state->step < STEPS ||
           doc_fail(&doc, in->error, "'%.20s' is no step of this game", name);
}

/* The colour of the move, and dice of that colour. */
static bool get_chosen(struct reading *in, const struct doc *move)
{
    struct doc doc;
    const char *name = NULL;
    dice_t dice[COLOURS] = {0};
    if (!get_dice(in, move, "chosen", dice))
        return false;
    if (!doc_find(move, "colour", &doc))
        return !doc_find(move, "chosen", &doc) ||
               doc_fail(&doc, in->error, "dice are chosen, but no colour is given");
    if (!doc_string(&doc, &name, in->error))
        return false;
    int colour = element_find(name);
    if (colour < 0 || colour >= COLOURS)
        return doc_fail(&doc, in->error, "'%.20s' is no colour of dice", name);
    in->state->colour = (uint8_t)colour;
    in->state->chosen = dice[colour];
    return true;
}

static bool get_scroll(struct reading *in, const struct doc *move, const char *key,
                       uint8_t *scroll)
{
    struct doc doc;
    int found = 0;
    if (!doc_find(move, key, &doc))
        return true;
    if (!to_scroll(in, &doc, &found))
        return false;
    *scroll = (uint8_t)found;
    return true;
}

static bool get_move(struct reading *in, const struct doc *root)
{
    static const char *const keys[] = {"scroll", "lent",   "colour", "gain",   "one",
                                       "target", "victim", "figure", "chosen", NULL};
    struct seals_state *state = in->state;
    struct doc move;
    if (!doc_find(root, "move", &move))
        return true;
    return doc_only(&move, keys, in->error) &&
           get_scroll(in, &move, "scroll", &state->scroll) &&
           get_scroll(in, &move, "lent", &state->lent) && get_chosen(in, &move) &&
           get_scroll(in, &move, "gain", &state->one) &&
           get_site(in, &move, "one", &state->one) &&
           get_site(in, &move, "target", &state->target) &&
           get_seat(in, &move, "victim", &state->victim) &&
           get_byte(in, &move, "figure", 0, 2, &state->figure);
}

/* Who acts follows from the step; only for dice taken it must be told. */
static bool get_actor(struct reading *in, const struct doc *root)
{
    struct seals_state *state = in->state;
    uint8_t actor = state->step == STEP_GIVE ? state->victim : state->turn;
    if (!get_seat(in, root, "actor", &actor))
        return false;
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
    case STEP_DEAL:
    case STEP_MAGE:
    case STEP_FIRST:
    case STEP_ROLL:
    case STEP_REROLL:
        state->actor = SEAT_CHANCE;
        break;
    case STEP_OVER:
        state->actor = SEAT_NOBODY;
        break;
    default:
        state->actor = (int8_t)actor;
        break;
    }
    return true;
}

static bool get_counters(struct reading *in, const struct doc *root)
{
    struct seals_state *state = in->state;
    struct doc round;
    int rounds = state->step <= STEP_PLACE || state->step == STEP_TAKE ? 0 : 1;
    if (doc_find(root, "round", &round) && !doc_int(&round, 0, 65000, &rounds, in->error))
        return false;
    state->round = (uint16_t)rounds;
    return get_seat(in, root, "first", &state->first) &&
           get_seat(in, root, "turn", &state->turn) &&
           get_byte(in, root, "midway", 0, 1, &state->midway) &&
           get_byte(in, root, "cursor", 0, BOARD_MAX_SITES, &state->cursor) &&
           get_byte(in, root, "broken", 0, 1, &state->broken) &&
           get_byte(in, root, "idle", 0, 15, &state->idle) &&
           get_byte(in, root, "stuck", 0, 5, &state->stuck) &&
           get_byte(in, root, "rolling", 0, 6, &state->rolling) &&
           get_byte(in, root, "taking", 0, 2, &state->taking);
}

static bool get_circle(struct reading *in, const struct doc *root)
{
    return get_byte(in, root, "circle", 1, CIRCLES, &in->state->circle);
}

bool state_read(const void *world, const struct doc *doc, void *game_state,
                struct error *error)
{
    static const char *const keys[] = {
        "circle",  "round",  "step",      "first",    "turn",    "actor",  "midway",
        "cursor",  "broken", "idle",      "stuck",    "rolling", "taking", "supply",
        "players", "sites",  "guardians", "absorbed", "move",    NULL};
    struct seals_state *state = game_state;
    struct reading in = {world, state, error};
    flow_start(world, state);
    state->cursor = 0;
    state->midway = 0;
    if (!doc_only(doc, keys, error) || !get_circle(&in, doc) || !get_step(&in, doc))
        return false;
    if (state->step > STEP_FIRST)
        state->first = 0;
    if (!get_players(&in, doc) || !get_sites(&in, doc) || !get_counters(&in, doc) ||
        !get_guardians(&in, doc) || !get_absorbed(&in, doc) || !get_move(&in, doc) ||
        !get_supply(&in, doc) || !get_actor(&in, doc))
        return false;
    if (is_turn_step(state->step) && state->seat[state->turn].place != SITE_NONE)
        reach_renew(world, state);
    const char *wrong = seals_check(world, state);
    return wrong == NULL || error_set(error, "no position of this game: %s", wrong);
}
