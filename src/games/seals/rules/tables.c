/* tables.c: the contents of the box as data. */
#include "games/seals/rules/tables.h"

#include <string.h>

#include "games/seals/rules/steps.h"
#include "i18n/i18n.h"

#define STEP_BIT(step) ((uint64_t)1 << STEP_##step)

const struct spell_info seals_spell_table[SPELLS] = {
#define SPELL(ID, id, strength, circle, rule, names, worth, first, later, ...)           \
    {#id, strength, circle, names, (uint64_t)1 << (first) | (later), rule, __VA_ARGS__},
#include "games/seals/rules/spell_list.h"
};

/* scroll_spell relies on the order of the rows. */
#define SPELL(ID, id, strength, circle, ...)                                             \
    _Static_assert((circle) == 0 ? SPELL_##ID == 0                                       \
                                 : SPELL_##ID == ((circle) - 1) * STRENGTHS +            \
                                                     (strength) - MIN_STRENGTH + 1,      \
                   "spells are listed by circle and strength");
#include "games/seals/rules/spell_list.h"

/* Spells that share a step are told apart inside its functions, where a forgotten one
 * would go unnoticed; so they are counted here. */
#define SHARED_STEPS                                                                     \
    (STEP_BIT(DICE) | STEP_BIT(ONE) | STEP_BIT(OTHER) | STEP_BIT(FROM) | STEP_BIT(THEN))
/* NOLINTBEGIN(bugprone-macro-parentheses): it is a part of a sum */
#define SPELL(ID, id, strength, circle, rule, names, worth, first, later, ...)           \
    +__builtin_popcountll(((uint64_t)1 << (first) | (later)) & SHARED_STEPS)
/* NOLINTEND(bugprone-macro-parentheses) */
enum {
    STEPS_SHARED = 0
#include "games/seals/rules/spell_list.h"
};
_Static_assert(STEPS_SHARED == 16,
               "teach the step's list, judge, apply and prior functions the new spell");

const char *const seals_element_name[ELEMENTS] = {
    TR_NOOP("fire"), TR_NOOP("water"), TR_NOOP("air"), TR_NOOP("earth"), TR_NOOP("mind")};
const char seals_element_letter[ELEMENTS + 1] = "fwaem";

const char *const seals_mage_name[MAGES] = {TR_NOOP("shaman"), TR_NOOP("witch"),
                                            TR_NOOP("seer"), TR_NOOP("sorcerer"),
                                            TR_NOOP("warlock")};
const char *const seals_mage_title[MAGES] = {
    TR_NOOP("Shaman of the North"), TR_NOOP("Witch of the East"),
    TR_NOOP("Seer of the West"), TR_NOOP("Sorcerer of the South"),
    TR_NOOP("Warlock of the Beyond")};
const char *const seals_familiar_name[MAGES] = {
    TR_NOOP("raven"), TR_NOOP("cat"), TR_NOOP("owl"), TR_NOOP("snake"), TR_NOOP("toad")};

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
