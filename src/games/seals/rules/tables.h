/* tables.h: what lies in the box: elements, mages, spells and counts, as data. */
#ifndef GAMES_SEALS_RULES_TABLES_H
#define GAMES_SEALS_RULES_TABLES_H

#include <stdbool.h>
#include <stdint.h>

enum { FIRE, WATER, AIR, EARTH, MIND, ELEMENTS, COLOURS = MIND };

enum { MAGES = 5, MIN_STRENGTH = 2, MAX_STRENGTH = 6, STRENGTHS = 5, CIRCLES = 4 };

enum spell {
#define SPELL(id, ...) SPELL_##id,
#include "games/seals/rules/spell_list.h"
    SPELLS
};

/* What the element of a scroll stands for: a colour, which on a scroll of Mind is any one
 * colour; an element, which may be Mind; or nothing. */
enum spell_names { NAMES_COLOUR, NAMES_ELEMENT, NAMES_NOTHING };

/* A row of spell_list.h. */
struct spell_info {
    const char *name;
    uint8_t strength;
    uint8_t circle;
    uint8_t names;  /* enum spell_names */
    uint64_t steps; /* that its use may pass through, as bits */
    const char *rule;
    const char *title; /* all texts are msgids, this one in the context "spell" */
    const char *gist, *does, *when;
};

extern const struct spell_info seals_spell_table[SPELLS];
/* The number of a spell's rule: "6.19". */
static inline const char *spell_rule(enum spell spell)
{
    return seals_spell_table[spell].rule;
}

extern const char *const seals_element_name[ELEMENTS];
extern const char seals_element_letter[ELEMENTS + 1]; /* dice and tokens: f w a e */
extern const char *const seals_mage_name[MAGES];  /* "witch": what moves call a player */
extern const char *const seals_mage_title[MAGES]; /* "Witch of the East" */
extern const char *const seals_familiar_name[MAGES]; /* "cat" */

/* Whether a seal or spell of an element goes with a colour: Mind goes with each. */
static inline bool element_takes(int element, int colour)
{
    return element == MIND || element == colour;
}

/* The colours that it goes with, from the first to the last. */
static inline int first_colour(int element)
{
    return element == MIND ? 0 : element;
}
static inline int last_colour(int element)
{
    return element == MIND ? COLOURS - 1 : element;
}

/* 1.3: tokens of one colour and strength in the box. */
static inline int tokens_in_box(int strength)
{
    return strength == 2 ? 10 : 5;
}

/* Scrolls of one game are numbered 0..49: first the basic circle's 25, then the
 * additional circle's, by strength, then by element. 50 is a player's own Binding. */
enum { SCROLLS = 50, CIRCLE_SCROLLS = 25, SCROLL_BINDING = 50, SCROLL_NONE = 63 };

static inline int scroll_element(int scroll)
{
    return scroll == SCROLL_BINDING ? MIND : scroll % ELEMENTS;
}

static inline int scroll_strength(int scroll)
{
    return scroll == SCROLL_BINDING ? 1 : scroll % CIRCLE_SCROLLS / ELEMENTS + 2;
}

/* The spell on a scroll in a game with that additional circle. */
static inline enum spell scroll_spell(int scroll, int circle)
{
    if (scroll == SCROLL_BINDING)
        return SPELL_BINDING;
    int base = scroll < CIRCLE_SCROLLS ? 1 : circle;
    return (enum spell)((base - 1) * STRENGTHS + scroll % CIRCLE_SCROLLS / ELEMENTS + 1);
}

/* The number of a scroll, of the basic or the additional circle. */
static inline int scroll_at(bool additional, int strength, int element)
{
    return (additional ? CIRCLE_SCROLLS : 0) + (strength - MIN_STRENGTH) * ELEMENTS +
           element;
}

/* The number of a spell's scroll; with circle I, that of the first of two copies. */
static inline int scroll_of(enum spell spell, int element)
{
    if (spell == SPELL_BINDING)
        return SCROLL_BINDING;
    int row = (int)spell - 1;
    return scroll_at(row >= STRENGTHS, row % STRENGTHS + MIN_STRENGTH, element);
}

static inline bool scroll_is_basic(int scroll)
{
    return scroll < CIRCLE_SCROLLS;
}
static inline bool scroll_is_additional(int scroll)
{
    return scroll >= CIRCLE_SCROLLS && scroll < SCROLLS;
}

/* The other of two copies (circle I). */
static inline int scroll_twin(int scroll)
{
    return scroll_is_basic(scroll) ? scroll + CIRCLE_SCROLLS : scroll - CIRCLE_SCROLLS;
}

static inline uint64_t scroll_bit(int scroll)
{
    return (uint64_t)1 << scroll;
}

/* Sets of scrolls as bits: those of the basic circle; the twins of such; and those of the
 * additional circle, in the places of their twins. */
static const uint64_t basic_scrolls = ((uint64_t)1 << CIRCLE_SCROLLS) - 1;
static inline uint64_t scrolls_to_twins(uint64_t basic)
{
    return (basic & basic_scrolls) << CIRCLE_SCROLLS;
}
static inline uint64_t scrolls_from_twins(uint64_t scrolls)
{
    return scrolls >> CIRCLE_SCROLLS & basic_scrolls;
}
/* The elements in which a set has scrolls of a spell, as bits. */
static inline unsigned scrolls_elements(uint64_t scrolls, enum spell spell)
{
    return (unsigned)(scrolls >> scroll_of(spell, 0)) & ((1U << ELEMENTS) - 1);
}

/* The scrolls of an element (Binding is one of Mind), or of a strength, as bits. */
static inline uint64_t scrolls_of_element(int element)
{
    const uint64_t every_fifth = 0x1084210842108421 & (((uint64_t)1 << SCROLLS) - 1);
    return (every_fifth << element & (((uint64_t)1 << SCROLLS) - 1)) |
           (element == MIND ? scroll_bit(SCROLL_BINDING) : 0);
}

static inline uint64_t scrolls_of_strength(int strength)
{
    if (strength == 1)
        return scroll_bit(SCROLL_BINDING);
    uint64_t five = (uint64_t)31 << ((strength - MIN_STRENGTH) * ELEMENTS);
    return five | five << CIRCLE_SCROLLS;
}

/* A colour of dice by its letter, or -1, also for the end of a word. */
int seals_colour_find(char letter);
/* An element, mage or familiar by its name, or -1. */
int seals_element_find(const char *name);
int seals_mage_find(const char *name);
int seals_familiar_find(const char *name);

#endif
