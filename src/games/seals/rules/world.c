/* world.c: options, board and the tables that make play fast. */
#include "games/seals/rules/world.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "games/seals/seals.h"
#include "i18n/i18n.h"

static const struct option_choice circles[] = {
    {.value = "1",
     .label = TR_NOOP_IN("option", "1: Might"),
     .help = TR_NOOP("Spells that improve your own dice."),
     .for_beginners = true},
    {.value = "2",
     .label = TR_NOOP_IN("option", "2: Spaces"),
     .help = TR_NOOP("Spells that swap and remove seals and scrolls in the dungeon.")},
    {.value = "3",
     .label = TR_NOOP_IN("option", "3: Conflict"),
     .help = TR_NOOP("Spells against the dice and scrolls of other players.")},
    {.value = "4",
     .label = TR_NOOP_IN("option", "4: Movement"),
     .help = TR_NOOP("Spells that take you past seals and figures, and guardians that "
                     "bar scrolls.")},
    {.value = "random",
     .label = TR_NOOP_IN("option", "random"),
     .help = TR_NOOP("One of the four, drawn when the game begins.")},
    {0},
};

static const struct option_choice boards[] = {
    {.value = "standard",
     .label = TR_NOOP_IN("option", "standard"),
     .help = TR_NOOP("Always the same rooms for this number of players."),
     .for_beginners = true},
    {.value = "fresh",
     .label = TR_NOOP_IN("option", "fresh"),
     .help = TR_NOOP("A new dungeon that nobody knows yet.")},
    {0},
};

static const struct option_choice at_random[] = {
    {.value = "random", .label = TR_NOOP_IN("option", "random")},
    {0},
};

static const struct option_choice mages[] = {
    {.value = "any", .label = TR_NOOP_IN("option", "any")},
    {.value = "shaman", .label = TR_NOOP_IN("option", "Shaman")},
    {.value = "witch", .label = TR_NOOP_IN("option", "Witch")},
    {.value = "seer", .label = TR_NOOP_IN("option", "Seer")},
    {.value = "sorcerer", .label = TR_NOOP_IN("option", "Sorcerer")},
    {.value = "warlock", .label = TR_NOOP_IN("option", "Warlock")},
    {0},
};

const struct option_spec seals_options[] = {
    {.name = TR_NOOP_IN("option", "circle"),
     .fallback = "1",
     .values = TR_NOOP("1, 2, 3, 4 or random"),
     .help =
         TR_NOOP("the circle of magic played besides the basic one: 1 Might, 2 Spaces, "
                 "3 Conflict, 4 Movement"),
     .choices = circles},
    {.name = TR_NOOP_IN("option", "board"),
     .fallback = TR_NOOP_IN("option", "standard"),
     .values = TR_NOOP("standard, fresh:SEED or custom"),
     .typed = TR_NOOP("standard or fresh:SEED"),
     .help =
         TR_NOOP("the dungeon: the standard one for the number of players, or a fresh "
                 "one generated from a seed"),
     .choices = boards},
    {.name = TR_NOOP_IN("option", "first"),
     .fallback = TR_NOOP_IN("option", "random"),
     .values = TR_NOOP("random or a seat from 1"),
     .help = TR_NOOP("who starts"),
     .choices = at_random,
     .seats = true},
    {.name = TR_NOOP_IN("option", "mages"),
     .fallback = TR_NOOP_IN("option", "random"),
     .values =
         TR_NOOP("random, or one name for each seat joined by dots: witch.any.seer"),
     .help =
         TR_NOOP("who plays which mage: shaman, witch, seer, sorcerer, warlock, or any"),
     .choices = at_random,
     .each = mages},
    {0},
};

static const char *option(const struct setup *setup, const char *name)
{
    return setup_get(setup, &seals_game, name);
}

static bool read_circle(struct seals_world *world, const struct setup *setup,
                        struct error *error)
{
    const char *value = option(setup, "circle");
    if (strcmp(value, "random") == 0)
        return true;
    if (text_to_int(value, 1, CIRCLES, &world->circle))
        return true;
    return error_set(error, tr("circle: '%s' is no circle; give 1, 2, 3, 4 or random"),
                     value);
}

static bool read_first(struct seals_world *world, const struct setup *setup,
                       struct error *error)
{
    const char *value = option(setup, "first");
    world->first = ANY;
    if (strcmp(value, "random") == 0)
        return true;
    if (!text_to_int(value, 1, world->players, &world->first))
        return error_set(error,
                         tr("first: '%s' is no seat; give random or a number 1..%d"),
                         value, world->players);
    world->first--;
    return true;
}

/* One name of the mages option for a seat. */
static bool read_mage(struct seals_world *world, int seat, const char *name,
                      struct error *error)
{
    if (strcmp(name, "any") == 0)
        return true;
    int mage = seals_mage_find(name);
    if (mage < 0)
        return error_set(error,
                         tr("mages: '%s' is no mage; give shaman, witch, seer, sorcerer, "
                            "warlock or any"),
                         name);
    for (int other = 0; other < seat; other++)
        if (world->mage[other] == mage)
            return error_set(error, tr("mages: the %s is given twice, but there is one"),
                             tr(seals_mage_name[mage]));
    world->mage[seat] = mage;
    return true;
}

static bool read_mages(struct seals_world *world, const struct setup *setup,
                       struct error *error)
{
    for (int seat = 0; seat < MAGES; seat++)
        world->mage[seat] = ANY;
    const char *at = option(setup, "mages");
    if (strcmp(at, "random") == 0)
        return true;
    for (int seat = 0; seat < world->players; seat++) {
        size_t length = strcspn(at, ".");
        bool last = seat == world->players - 1;
        if (length == 0 || last != (at[length] == '\0'))
            return error_set(error, tr("mages: give %d names joined by dots, or random"),
                             world->players);
        char name[SETUP_VALUE] = "";
        struct text text = text_init(name, sizeof name);
        text_put_n(&text, at, length);
        if (!read_mage(world, seat, name, error))
            return false;
        at += length + (last ? 0 : 1);
    }
    return true;
}

static bool read_board(struct seals_world *world, const struct setup *setup,
                       struct error *error)
{
    const char *value = option(setup, "board");
    if (strcmp(value, "standard") == 0)
        return seals_board_standard(&world->board, world->players, error);
    if (strncmp(value, TR_NOOP_IN("option", "fresh") ":", 6) == 0 && value[6] != '\0')
        return seals_board_fresh(&world->board, world->players,
                                 rng_seed_from_text(value + 6), error);
    if (strcmp(value, "custom") != 0)
        return error_set(
            error,
            tr("board: '%s' is no board; give standard, fresh:SEED, or custom "
               "with a board file"),
            value);
    if (setup->attachment == NULL)
        return error_set(error, tr("board: a custom board needs its board file with it"));
    return seals_board_read(&world->board, setup->attachment, setup->attachment_length,
                            setup->attachment_name, error);
}

static bool read_options(struct seals_world *world, const struct setup *setup,
                         struct error *error)
{
    return (read_circle(world, setup, error) || error_blame(error, "circle")) &&
           (read_first(world, setup, error) || error_blame(error, "first")) &&
           (read_mages(world, setup, error) || error_blame(error, "mages")) &&
           (read_board(world, setup, error) || error_blame(error, "board"));
}

static struct sites *sites_near(struct seals_world *world, int site)
{
    return &world->near[site >> 6][site & 63];
}

/* Sites joined by a way, directly or across floors: floors are crossed once here, so that
 * play never has to. */
static void join_sites(struct seals_world *world)
{
    const struct board *board = &world->board;
    uint8_t area[BOARD_MAX_SPACES]; /* connected floors share a number */
    for (int i = 0; i < board->spaces; i++)
        area[i] = (uint8_t)i;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < board->ways; i++) {
            uint8_t *a = &area[board->way[i][0]], *b = &area[board->way[i][1]];
            if (board->way[i][0] < board->sites || board->way[i][1] < board->sites ||
                *a == *b)
                continue;
            *a = *b = *a < *b ? *a : *b;
            changed = true;
        }
    }
    struct sites around[BOARD_MAX_SPACES] = {0}; /* sites next to each area of floors */
    for (int i = 0; i < board->ways; i++) {
        int a = board->way[i][0], b = board->way[i][1];
        if (a < board->sites && b < board->sites) {
            sites_add(sites_near(world, a), b);
            sites_add(sites_near(world, b), a);
        } else if (a < board->sites) {
            sites_add(&around[area[b]], a);
        } else if (b < board->sites) {
            sites_add(&around[area[a]], b);
        }
    }
    for (int i = 0; i < board->spaces; i++)
        for (int a = sites_next(&around[i], 0); a >= 0; a = sites_next(&around[i], a + 1))
            for (int w = 0; w < SITE_WORDS; w++)
                sites_near(world, a)->word[w] |= around[i].word[w];
    for (int i = 0; i < board->sites; i++)
        sites_remove(sites_near(world, i), i);
}

/* A site leads on if it has neighbours that some neighbour of it lacks: a box that just
 * lies in a room does not. */
static bool leads_on(struct seals_world *world, int site)
{
    const struct sites *near = sites_near(world, site);
    for (int i = sites_next(near, 0); i >= 0; i = sites_next(near, i + 1)) {
        struct sites more = *near;
        for (int w = 0; w < SITE_WORDS; w++)
            more.word[w] &= ~sites_near(world, i)->word[w];
        sites_remove(&more, i);
        if (sites_any(&more))
            return true;
    }
    return false;
}

static void tell_spells(struct seals_world *world)
{
    for (int circle = 1; circle <= CIRCLES; circle++)
        for (int scroll = 0; scroll <= SCROLL_BINDING; scroll++)
            world->spell[circle][scroll] = (uint8_t)scroll_spell(scroll, circle);
}

/* 5.4: every handful of up to six dice that just suffices for a strength. More dice of a
 * value than in `most` are superfluous even for strength 6. */
static void list_minimal(struct seals_world *world, int strength)
{
    const dice_t most = 0x122236;
    int *count = &world->minimals[strength - MIN_STRENGTH];
    for (dice_t dice = 1; dice != 0; dice = dice_next_part(most, dice)) {
        if (dice_count(dice) > 6 || !dice_fit(dice, strength))
            continue;
        assert(*count < DICE_MAX_MINIMAL);
        for (unsigned shown = 0; shown < 64; shown++)
            if ((dice_shown(dice) & ~shown) == 0)
                world->payable[strength - MIN_STRENGTH][shown] |= (uint64_t)1 << *count;
        world->minimal[strength - MIN_STRENGTH][(*count)++] = dice;
    }
}

/* 4.5: every way to take so many dice, most of fire first. */
static void list_takes(struct seals_world *world, int count)
{
    for (int fire = count; fire >= 0; fire--)
        for (int water = count - fire; water >= 0; water--)
            for (int air = count - fire - water; air >= 0; air--) {
                int earth = count - fire - water - air, at = world->takes[count]++;
                world->take[count][at].choice =
                    (choice_t)(fire | water << 2 | air << 4 | earth << 6);
                world->take[count][at].needs =
                    (dice_t)(fire | water << 4 | air << 8 | earth << 12);
            }
}

/* The tables, once players, circle, first, mage and board are set. */
static void prepare(struct seals_world *world)
{
    for (int count = 1; count <= 3; count++)
        list_takes(world, count);
    world->sites = world->board.sites;
    world->starts = 0;
    while (world->board.space[world->starts].kind == SPACE_START)
        world->starts++;
    join_sites(world);
    for (int site = 0; site < world->sites; site++) {
        if (leads_on(world, site))
            sites_add(&world->through, site);
    }
    tell_spells(world);
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
        list_minimal(world, strength);
}

/* Writes the options as they were understood. */
static bool settle_options(struct setup *setup, struct error *error)
{
    for (const struct option_spec *spec = seals_options; spec->name != NULL; spec++) {
        char value[SETUP_VALUE];
        struct text text = text_init(value, sizeof value);
        text_put(&text, option(setup, spec->name));
        if (!setup_set(setup, &seals_game, spec->name, value, error))
            return false;
    }
    return true;
}

void *seals_world_new(struct setup *setup, struct error *error)
{
    struct seals_world *world = calloc(1, sizeof *world);
    if (world == NULL) {
        error_set(error, "out of memory");
        return NULL;
    }
    world->players = setup->players;
    if (!read_options(world, setup, error) || !settle_options(setup, error)) {
        free(world);
        return NULL;
    }
    prepare(world);
    return world;
}

void seals_world_free(void *world)
{
    free(world);
}
