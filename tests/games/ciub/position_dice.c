/* position_dice.c: the dice of a drawing. */
#include <ctype.h>
#include <string.h>

#include "tests/games/ciub/position_parts.h"

/* "4 white" or "white 3", with the look left out: how many, and of which colour. */
static int read_count(const struct ciub_world *world, const char *item, int *colour)
{
    char word[ITEM_SIZE];
    const char *at = item;
    int count = 1;
    assert_true(part_item(&at, " ", word));
    if (isdigit((unsigned char)word[0])) {
        count = part_number(word);
        assert_true(part_item(&at, " ", word));
    }
    *colour = ciub_set_colour(&world->set, word);
    if (*colour < 0)
        fail_msg("no dice are '%s'", item);
    return count;
}

static void count_part(const struct ciub_world *world, const char *value,
                       int count[CIUB_COLOURS])
{
    char item[ITEM_SIZE];
    int colour = 0;
    while (part_item(&value, ",", item)) {
        int dice = read_count(world, item, &colour);
        count[colour] += dice;
    }
}

static void hold(struct drawn_dice *dice, int seat, int colour, int count)
{
    dice->dice[seat - 1][colour] += count;
    dice->held[colour] += count;
}

/* Players whose dice are not drawn have five white ones. */
static void read_players(const struct ciub_world *world, const char *drawing,
                         struct drawn_dice *dice)
{
    char value[PART_SIZE];
    for (int seat = 1; seat <= world->players; seat++) {
        if (seat == dice->turn && dice->away)
            continue;
        int count[CIUB_COLOURS] = {0};
        int white = world->total[CIUB_WHITE] - dice->held[CIUB_WHITE];
        if (part_find(drawing, "dice", seat, value))
            count_part(world, value, count);
        else
            count[CIUB_WHITE] = white < CIUB_MAX_WHITE ? white : CIUB_MAX_WHITE;
        for (int colour = 0; colour < world->set.colours; colour++)
            hold(dice, seat, colour, count[colour]);
    }
}

/* All but what the supply is to hold goes to the players out of turn. */
static void share_out(const struct ciub_world *world, const char *supply,
                      struct drawn_dice *dice)
{
    int wanted[CIUB_COLOURS] = {0};
    count_part(world, supply, wanted);
    for (int colour = 0; colour < world->set.colours; colour++) {
        int limit = colour_limit(colour);
        int rest = world->total[colour] - dice->held[colour] - wanted[colour];
        for (int seat = 1; seat <= world->players; seat++) {
            int room = limit - dice->dice[seat - 1][colour];
            int more = seat == dice->turn || rest < 0 ? 0 : rest < room ? rest : room;
            hold(dice, seat, colour, more);
            rest -= more;
        }
        if (rest != 0)
            fail_msg("%d more %s dice must be drawn to leave %d in the supply", rest,
                     world->set.die[colour].name, wanted[colour]);
    }
}

void position_read_dice(const struct ciub_world *world, const char *drawing,
                        struct drawn_dice *dice)
{
    static const char *const places[] = {"outside", "tray", "rolling", "hand", NULL};
    char value[PART_SIZE];
    memset(dice, 0, sizeof *dice);
    dice->turn = 1;
    if (part_find(drawing, "turn", 0, value) || part_find(drawing, "first", 0, value))
        dice->turn = part_number(value);
    for (int i = 0; places[i] != NULL; i++)
        if (part_find(drawing, places[i], 0, value)) {
            dice->away = true;
            count_part(world, value, dice->held);
        }
    read_players(world, drawing, dice);
    if (part_find(drawing, "supply", 0, value))
        share_out(world, value, dice);
}

/* Equal dice make one entry, whose key is the item without its count. */
static void put_part(const struct ciub_world *world, const char *key, const char *value,
                     struct text *out)
{
    char item[ITEM_SIZE], name[CIUB_KINDS][ITEM_SIZE];
    int count[CIUB_KINDS] = {0}, names = 0, colour = 0;
    while (part_item(&value, ",", item)) {
        int dice = read_count(world, item, &colour), i = 0;
        const char *words = item + strspn(item, "0123456789 ");
        while (i < names && strcmp(name[i], words) != 0)
            i++;
        assert_true(i < CIUB_KINDS);
        memcpy(name[i], words, strlen(words) + 1);
        count[i] += dice;
        names += i == names;
    }
    text_format(out, ",\"%s\":{", key);
    for (int i = 0; i < names; i++)
        text_format(out, "%s\"%s\":%d", i > 0 ? "," : "", name[i], count[i]);
    text_put_char(out, '}');
}

void position_put_turn_dice(const struct ciub_world *world, const char *drawing,
                            struct text *out)
{
    static const char *const places[] = {"outside", "tray", "rolling", "hand", NULL};
    char value[PART_SIZE];
    for (int i = 0; places[i] != NULL; i++)
        if (part_find(drawing, places[i], 0, value))
            put_part(world, places[i], value, out);
}

void position_put_dice(const struct ciub_world *world, const struct drawn_dice *dice,
                       int seat, struct text *out)
{
    if (seat == dice->turn && dice->away)
        return;
    text_put(out, "\"dice\":{");
    for (int colour = 0; colour < world->set.colours; colour++)
        if (dice->dice[seat - 1][colour] > 0) {
            part_comma(out);
            text_format(out, "\"%s\":%d", world->set.die[colour].name,
                        dice->dice[seat - 1][colour]);
        }
    text_put_char(out, '}');
}
