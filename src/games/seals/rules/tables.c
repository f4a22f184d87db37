/* tables.c: the contents of the box as data. */
#include "games/seals/rules/tables.h"

#include <string.h>

#include "i18n/i18n.h"

const struct spell_info seals_spell_table[SPELLS] = {
#define X(id, name, strength, circle) {name, strength, circle},
    SEALS_SPELLS(X)
#undef X
};

const char *const seals_element_name[ELEMENTS] = {
    SPEECH("fire"), SPEECH("water"), SPEECH("air"), SPEECH("earth"), SPEECH("mind")};
const char seals_element_letter[ELEMENTS + 1] = "fwaem";

const char *const seals_mage_name[MAGES] = {SPEECH("shaman"), SPEECH("witch"), SPEECH("seer"),
                                      SPEECH("sorcerer"), SPEECH("warlock")};
const char *const seals_mage_title[MAGES] = {
    SPEECH("Shaman of the North"), SPEECH("Witch of the East"),
    SPEECH("Seer of the West"), SPEECH("Sorcerer of the South"),
    SPEECH("Warlock of the Beyond")};
const char *const seals_familiar_name[MAGES] = {SPEECH("raven"), SPEECH("cat"), SPEECH("owl"),
                                          SPEECH("snake"), SPEECH("toad")};

static int find(const char *const *names, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

int seals_colour_find(char letter)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (seals_element_letter[colour] == letter)
            return colour;
    return -1;
}

int seals_element_find(const char *name)
{
    return find(seals_element_name, ELEMENTS, name);
}

int seals_mage_find(const char *name)
{
    return find(seals_mage_name, MAGES, name);
}

int seals_familiar_find(const char *name)
{
    return find(seals_familiar_name, MAGES, name);
}
