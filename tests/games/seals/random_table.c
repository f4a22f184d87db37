/* random_table.c: see random_table.h. Positions are written as text, as a person would,
 * and read by the same code: state JSON and its check. */
#include "tests/games/seals/random_table.h"

#include <string.h>

enum { CIRCLES_DRAWN = 12, BOXES_DRAWN = 10, PLAYER_TEXT = 400, TABLE_TEXT = 900 };

static const char maze[] =
    "hall - n1:2 n2:2 n3:3 n4:2\n"
    "n1 - west - b1[2] b2[3] n5:3\n"
    "n2 - north - b3[4] n6:4 n7:2\n"
    "n3 - east - b4[5] b5[6]\n"
    "n4 - south - b6[2] n8:5\n"
    "n5 - n9:6 - far - b7[6] b8[4]\n"
    "n6 - far\nn7 - n10:3 - b9[5]\nn8 - deep - n11:4 - b10[3], n12:2 - deep, n12 - east";

static const char *const mages[] = {"witch", "seer", "shaman", "sorcerer", "warlock"};
static const char *const familiars[] = {"cat", "owl", "raven", "snake", "toad"};
static const char *const elements[] = {"fire", "water", "air", "earth", "mind"};
static const char *const spells[CIRCLES][STRENGTHS] = {
    {"change", "renewal", "strengthening", "growth", "synergy"},
    {"swap", "exchange", "absorption", "disintegration", "rearrangement"},
    {"deception", "alteration", "transfer", "theft", "exploitation"},
    {"dispatch", "leap", "teleportation", "guardian", "speed"}};

struct table {
    struct rng *rng;
    int players, circle;
    int owner[SCROLLS]; /* a seat; -1 - box for one on the board; NOWHERE */
    bool taken[CIRCLES_DRAWN + BOXES_DRAWN + 5]; /* sites that a mage or seal is on */
    struct text text;                            /* what lies where */
    char words[TABLE_TEXT];
    struct text player[POSITION_PLAYERS];
    char player_words[POSITION_PLAYERS][PLAYER_TEXT];
};

enum { NOWHERE = 100 };

static bool chance_of(struct table *table, unsigned percent)
{
    return rng_below(table->rng, 100) < percent;
}

static int below(struct table *table, int bound)
{
    return (int)rng_below(table->rng, (uint32_t)bound);
}

/* Sites: circles first, then boxes, then start circles. */
static void put_site(struct text *out, int site)
{
    if (site < CIRCLES_DRAWN)
        text_format(out, "n%d", site + 1);
    else if (site < CIRCLES_DRAWN + BOXES_DRAWN)
        text_format(out, "b%d", site - CIRCLES_DRAWN + 1);
    else
        text_format(out, "h%d", site - CIRCLES_DRAWN - BOXES_DRAWN + 1);
}

static void put_scroll(const struct table *table, struct text *out, int scroll)
{
    int spell = scroll % CIRCLE_SCROLLS / ELEMENTS;
    bool second = scroll >= CIRCLE_SCROLLS;
    text_format(out, "%s.%s%s", spells[second ? table->circle - 1 : 0][spell],
                elements[scroll % ELEMENTS], second && table->circle == 1 ? "'" : "");
}

static void draw_tokens(struct table *table)
{
    for (int site = 0; site < CIRCLES_DRAWN; site++) {
        table->taken[site] = chance_of(table, 60);
        if (!table->taken[site])
            continue;
        int strength = 2 + below(table, 5); /* drawn first, whoever compiles this */
        char colour = "fwae"[below(table, 4)];
        text_format(&table->text, " n%d=%c%d", site + 1, colour, strength);
    }
}

/* Scrolls go to players, into boxes, or nowhere. */
static void draw_scrolls(struct table *table)
{
    int box = 0;
    for (int scroll = 0; scroll < SCROLLS; scroll++)
        table->owner[scroll] =
            chance_of(table, 35) ? below(table, table->players) : NOWHERE;
    for (; box < BOXES_DRAWN; box++) {
        int scroll = below(table, SCROLLS);
        if (table->owner[scroll] != NOWHERE || chance_of(table, 20))
            continue;
        table->owner[scroll] = -1 - box;
        table->taken[CIRCLES_DRAWN + box] = true;
        text_format(&table->text, " b%d=", box + 1);
        put_scroll(table, &table->text, scroll);
    }
}

/* A guardian whose scroll somebody owns stands on a scroll of its element. */
static void draw_guardians(struct table *table)
{
    for (int element = 0; element < ELEMENTS && table->circle == 4; element++) {
        int own = table->owner[scroll_of(SPELL_GUARDIAN, element)];
        if (own < 0 || own == NOWHERE || chance_of(table, 40))
            continue;
        for (int scroll = element; scroll < SCROLLS; scroll += ELEMENTS)
            if (table->owner[scroll] < 0) {
                text_format(&table->text, " guardian.%s=b%d", elements[element],
                            -table->owner[scroll]);
                break;
            }
    }
}

static void draw_absorbed(struct table *table)
{
    for (int element = 0; element < ELEMENTS && table->circle == 2; element++) {
        int own = table->owner[scroll_of(SPELL_ABSORPTION, element)];
        if (own < 0 || own == NOWHERE || chance_of(table, 40))
            continue;
        char colour = "fwae"[element == MIND ? below(table, 4) : element];
        text_format(&table->text, " absorbed.%s=%c%d", elements[element], colour,
                    2 + below(table, 5));
    }
}

static int free_site(struct table *table)
{
    int site = below(table, CIRCLES_DRAWN + BOXES_DRAWN + 5);
    while (table->taken[site])
        site = (site + 1) % (CIRCLES_DRAWN + BOXES_DRAWN + 5);
    return site;
}

/* Whether there is a familiar too: what brought it out is face down then. */
static bool board_draw_places(struct table *table, int seat)
{
    struct text *out = &table->player[seat];
    int site = free_site(table);
    text_format(out, "%s on ", mages[seat]);
    put_site(out, site);
    if (!chance_of(table, 40))
        return false;
    /* A familiar may share a space with anybody; in circle IV it may bar a token. */
    int stands = chance_of(table, 30) ? site
                 : table->circle == 4 ? below(table, CIRCLES_DRAWN)
                                      : free_site(table);
    text_format(out, ", %s on ", familiars[seat]);
    put_site(out, stands);
    table->taken[site] = true;
    return true;
}

static void draw_player(struct table *table, int seat)
{
    struct text *out = &table->player[seat];
    bool out_of_round = seat > 0 && chance_of(table, 15), familiar = false;
    *out = text_init(table->player_words[seat], PLAYER_TEXT);
    if (out_of_round) {
        int site = free_site(table);
        text_format(out, "%s on ", mages[seat]);
        put_site(out, site);
        table->taken[site] = true;
    } else {
        familiar = board_draw_places(table, seat);
    }
    text_put_char(out, ':');
    for (int dice = out_of_round ? 3 : 1 + below(table, 5); dice > 0; dice--) {
        text_format(out, " %c", "fwae"[below(table, 4)]);
        if (!out_of_round)
            text_format(out, "%d", 1 + below(table, 6));
    }
    bool down = familiar || (!out_of_round && chance_of(table, 30));
    text_format(out, " | %sbinding", down ? "~" : "");
    for (int scroll = 0; scroll < SCROLLS; scroll++)
        if (table->owner[scroll] == seat) {
            text_put(out, !out_of_round && chance_of(table, 25) ? " ~" : " ");
            put_scroll(table, out, scroll);
        }
}

bool random_table(struct position *p, struct rng *rng, int players, int circle)
{
    const char *list[POSITION_PLAYERS + 1] = {NULL};
    struct table *table = test_calloc(1, sizeof *table);
    table->rng = rng;
    table->players = players;
    table->circle = circle;
    table->text = text_init(table->words, sizeof table->words);
    draw_tokens(table);
    draw_scrolls(table);
    draw_guardians(table);
    draw_absorbed(table);
    for (int seat = 0; seat < players; seat++) {
        draw_player(table, seat);
        list[seat] = table->player_words[seat];
    }
    bool fits = !table->text.overflow && !table->player[0].overflow;
    const char *wrong = position_try(p, circle, maze, table->words, list);
    fits = fits && wrong[0] == '\0';
    test_free(table);
    return fits;
}
