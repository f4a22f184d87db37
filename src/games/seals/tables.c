/* tables.c: the contents of the box as data. */
#include "games/seals/tables.h"

#include <string.h>

const struct spell_info spell_table[SPELLS] = {
#define X(id, name, strength, circle) {name, strength, circle},
    SEALS_SPELLS(X)
#undef X
};

const char *const element_name[ELEMENTS] = {"fire", "water", "air", "earth", "mind"};
const char element_letter[ELEMENTS + 1] = "fwaem";

const char *const mage_name[MAGES] = {"shaman", "witch", "seer", "sorcerer", "warlock"};
const char *const mage_title[MAGES] = {"Shaman of the North", "Witch of the East",
                                       "Seer of the West", "Sorcerer of the South",
                                       "Warlock of the Beyond"};
const char *const familiar_name[MAGES] = {"raven", "cat", "owl", "snake", "toad"};

static int find(const char *const *names, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

int colour_find(char letter)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (element_letter[colour] == letter)
            return colour;
    return -1;
}

int element_find(const char *name)
{
    return find(element_name, ELEMENTS, name);
}

int mage_find(const char *name)
{
    return find(mage_name, MAGES, name);
}

int familiar_find(const char *name)
{
    return find(familiar_name, MAGES, name);
}
