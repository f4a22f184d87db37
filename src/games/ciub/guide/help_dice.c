/* help_dice.c: help on dice: colours, faces, and what each is good for. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

const char *ciub_symbol_use(int symbol)
{
    switch (symbol) {
    case SYMBOL_SWAP:
        return tr("The die goes to the supply, and you get one of any colour for it, "
                  "which shows nothing before it is rolled or turned (4.5).");
    case SYMBOL_REROLL:
        return tr("You roll a die outside the tray once more: this one, or another. "
                  "After rolling another it is spent until it is rolled or turned "
                  "(4.5, 4.5a).");
    case SYMBOL_ADJUST:
        return tr("You turn another die outside the tray to any face it does not show, "
                  "and this one goes to the tray; or it turns itself to a number, "
                  "2for1 or skull, and goes to the tray with that (4.5, 4.5b).");
    case SYMBOL_TWO_FOR_ONE:
        return tr("If the die shows this in the tray and you still have it in phase 4, "
                  "you can trade it for two dice of other colours (4.11).");
    case SYMBOL_SKULL:
        return tr("The die has to go to the tray when dice are put there. Skulls are no "
                  "number, but cards that ask for equal dice take them (4.6, 4.8).");
    default:
        return tr("A number in the tray is what cards ask for: by itself, in a sum, or "
                  "together with equal ones (4.8).");
    }
}

void ciub_about_symbol(const struct telling *it, int symbol)
{
    text_format(it->out, tr("The face %s\n%s\n"), ciub_symbol_name(symbol),
                ciub_symbol_use(symbol));
    for (int colour = 0; colour < it->set->colours; colour++) {
        int look = ciub_set_look(it->set, colour, symbol);
        if (look >= 0)
            text_format(it->out, tr("On %s dice: %d of 6 sides.\n"),
                        tr(it->set->die[colour].name), it->set->die[colour].sides[look]);
    }
}

/* The sides, and a line for each that is no number. */
static void tell_sides(const struct telling *it, int colour)
{
    const struct ciub_die *die = &it->set->die[colour];
    char list[CIUB_LIST];
    text_format(it->out, tr("Its sides: %s (1).\n"),
                ciub_list_sides(it->set, colour, list));
    if (die->symbol[0] <= CIUB_NUMBERS)
        text_format(it->out, tr("Numbers: %s\n"), ciub_symbol_use(die->symbol[0]));
    for (int look = 0; look < die->symbols; look++)
        if (die->symbol[look] > CIUB_NUMBERS)
            text_format(it->out, "%s: %s\n", ciub_symbol_name(die->symbol[look]),
                        ciub_symbol_use(die->symbol[look]));
}

static void tell_stock(const struct telling *it, int colour)
{
    text_format(it->out,
                tr("There are %d of them in this game, %d in the supply now. A player "
                   "can hold on to %d after a turn (4.12).\n"),
                it->world->total[colour], it->state->supply[colour],
                colour_limit(colour));
}

void ciub_about_colour(const struct telling *it, int colour)
{
    text_format(it->out, tr("Dice of the colour %s\n"), tr(it->set->die[colour].name));
    tell_sides(it, colour);
    tell_stock(it, colour);
}

/* What the die itself is like now. */
static void tell_look(const struct telling *it, int kind)
{
    if (kind_look(kind) == LOOK_INACTIVE)
        text_put(it->out, tr("It came by a swap and shows nothing yet: it cannot act or "
                             "go to the tray before it is rolled or turned (4.5, "
                             "4.6).\n"));
    else if (kind_look(kind) == LOOK_SPENT)
        text_put(it->out, tr("It shows reroll and has used it: it can act again once it "
                             "is rolled or turned. It can still go to the tray "
                             "(4.5a).\n"));
    else
        text_format(it->out, "%s: %s\n", ciub_look_name(it->set, kind),
                    ciub_symbol_use(it->set->symbol[kind]));
}

void ciub_about_kind(const struct telling *it, struct ciub_thing thing)
{
    const char *colour = tr(it->set->die[kind_colour(thing.value)].name);
    const char *look = ciub_look_name(it->set, thing.value);
    char list[CIUB_LIST];
    if (thing.sort == SORT_TRAY) {
        text_format(it->out, tr("The %s %s in the tray\n"), colour, look);
        text_put(it->out, tr("It stays as it is until the turn is over (4.7).\n"));
    } else {
        text_format(it->out, tr("The %s %s outside the tray\n"), colour, look);
    }
    tell_look(it, thing.value);
    text_format(it->out, tr("Its sides: %s (1).\n"),
                ciub_list_sides(it->set, kind_colour(thing.value), list));
}

void ciub_about_hand(const struct telling *it, int number)
{
    const char *colour = tr(it->set->die[number / 2].name);
    if (number % 2) {
        text_format(it->out, tr("A %s die that shows 2for1 in the tray\n"), colour);
        text_put(it->out, ciub_symbol_use(SYMBOL_TWO_FOR_ONE));
        text_put(it->out, "\n");
    } else {
        text_format(it->out, tr("A die of the colour %s\n"), colour);
    }
    if (number / 2 != CIUB_WHITE)
        text_put(it->out, tr("In phase 4 it can be traded for a white one, if the "
                             "supply has one (4.11).\n"));
    tell_sides(it, number / 2);
    tell_stock(it, number / 2);
}
