/* help_dice.c: help on dice: colours, faces, and what each is good for. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

/* What the symbol is good for, in a line. */
static void put_use(const struct telling *it, int symbol)
{
    help_put("ciub", it->out, "look:%s",
             symbol <= CIUB_NUMBERS ? "number" : ciub_symbol_name(symbol));
}

void ciub_tell_symbol(const struct telling *it, int symbol)
{
    put_use(it, symbol);
    for (int colour = 0; colour < it->set->colours; colour++) {
        int look = ciub_set_look(it->set, colour, symbol);
        if (look >= 0)
            tr_put(it->out, "On %s dice: %d of 6 sides.\n", tr(it->set->die[colour].name),
                   it->set->die[colour].sides[look]);
    }
}

void ciub_about_symbol(const struct telling *it, int symbol)
{
    tr_put(it->out, "The face %s\n", ciub_symbol_label(symbol));
    ciub_tell_symbol(it, symbol);
}

/* The sides, and a line for each that is not a number. */
static void tell_sides(const struct telling *it, int colour)
{
    const struct ciub_die *die = &it->set->die[colour];
    char list[CIUB_LIST];
    tr_put(it->out, "Its sides: %s.\n", ciub_list_sides(it->set, colour, list));
    if (die->symbol[0] <= CIUB_NUMBERS) {
        tr_put(it->out, "Numbers: ");
        put_use(it, die->symbol[0]);
    }
    for (int look = 0; look < die->symbols; look++)
        if (die->symbol[look] > CIUB_NUMBERS) {
            text_format(it->out, "%s: ", ciub_symbol_label(die->symbol[look]));
            put_use(it, die->symbol[look]);
        }
}

/* The colour that shows the symbol first; the number of colours if none does. */
static int shown_on(const struct telling *it, int symbol)
{
    int colour = 0;
    while (colour < it->set->colours && ciub_set_look(it->set, colour, symbol) < 0)
        colour++;
    return colour;
}

void ciub_tell_faces(const struct telling *it)
{
    char list[CIUB_LIST];
    for (int colour = 0; colour < it->set->colours; colour++)
        text_format(it->out, "%s: %s.\n", tr(it->set->die[colour].name),
                    ciub_list_sides(it->set, colour, list));
    tr_put(it->out, "Numbers: ");
    put_use(it, 1);
    for (int symbol = CIUB_NUMBERS + 1; symbol <= SYMBOL_SKULL; symbol++)
        if (shown_on(it, symbol) < it->set->colours) {
            text_format(it->out, "%s: ", ciub_symbol_label(symbol));
            put_use(it, symbol);
        }
}

static void tell_stock(const struct telling *it, int colour)
{
    tr_put(it->out,
           "There are %d of them in this game, %d in the supply now. A player "
           "can hold on to %d after a turn (4.12).\n",
           it->world->total[colour], it->state->supply[colour], colour_limit(colour));
}

void ciub_about_colour(const struct telling *it, int colour)
{
    tr_put(it->out, "Dice: %s\n", tr(it->set->die[colour].name));
    tell_sides(it, colour);
    tell_stock(it, colour);
}

/* What the die itself is like now, and its sides. */
static void tell_look(const struct telling *it, int kind)
{
    char list[CIUB_LIST];
    if (kind_look(kind) == LOOK_INACTIVE) {
        help_put("ciub", it->out, "die:inactive");
    } else if (kind_look(kind) == LOOK_SPENT) {
        help_put("ciub", it->out, "die:spent");
    } else {
        text_format(it->out, "%s: ", ciub_look_label(it->set, kind));
        put_use(it, it->set->symbol[kind]);
    }
    tr_put(it->out, "Its sides: %s.\n",
           ciub_list_sides(it->set, kind_colour(kind), list));
}

void ciub_about_tray_die(const struct telling *it, int kind)
{
    tr_put(it->out, "In the tray: %s %s\n", tr(it->set->die[kind_colour(kind)].name),
           ciub_look_label(it->set, kind));
    tr_put(it->out, "It stays as it is until the turn is over (4.7).\n");
    tell_look(it, kind);
}

void ciub_about_die(const struct telling *it, int kind)
{
    tr_put(it->out, "Outside the tray: %s %s\n", tr(it->set->die[kind_colour(kind)].name),
           ciub_look_label(it->set, kind));
    tell_look(it, kind);
}

void ciub_about_hand(const struct telling *it, int number)
{
    const char *colour = tr(it->set->die[number / 2].name);
    if (number % 2) {
        tr_put(it->out, "Die: %s 2:1\n", colour);
        put_use(it, SYMBOL_TWO_FOR_ONE);
    } else {
        tr_put(it->out, "Die: %s\n", colour);
    }
    if (number / 2 != CIUB_WHITE)
        tr_put(it->out, "In phase 4 it can be traded for a white one, if the "
                        "supply has one (4.11).\n");
    tell_sides(it, number / 2);
    tell_stock(it, number / 2);
}
