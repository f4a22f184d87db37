/* names.c: names of what lies on the table, for people and in their language. */
#include <assert.h>

#include "i18n/i18n.h"
#include "games/seals/guide/internal.h"
#include "games/seals/notation/notation.h"

static const char *const element_words[ELEMENTS] = {
    SPEECH("Fire"), SPEECH("Water"), SPEECH("Air"), SPEECH("Earth"), SPEECH("Mind")};
static const char *const mage_words[MAGES] = {SPEECH("Shaman"), SPEECH("Witch"),
                                              SPEECH("Seer"), SPEECH("Sorcerer"),
                                              SPEECH("Warlock")};
static const char *const familiar_words[MAGES] = {
    SPEECH("Raven"), SPEECH("Cat"), SPEECH("Owl"), SPEECH("Snake"), SPEECH("Toad")};
static const char *const spell_words[SPELLS] = {
    [SPELL_BINDING] = SPEECH_IN("spell", "Binding"),
    [SPELL_CHANGE] = SPEECH_IN("spell", "Change"),
    [SPELL_RENEWAL] = SPEECH_IN("spell", "Renewal"),
    [SPELL_STRENGTHENING] = SPEECH_IN("spell", "Strengthening"),
    [SPELL_GROWTH] = SPEECH_IN("spell", "Growth"),
    [SPELL_SYNERGY] = SPEECH_IN("spell", "Synergy"),
    [SPELL_SWAP] = SPEECH_IN("spell", "Swap"),
    [SPELL_EXCHANGE] = SPEECH_IN("spell", "Exchange"),
    [SPELL_ABSORPTION] = SPEECH_IN("spell", "Absorption"),
    [SPELL_DISINTEGRATION] = SPEECH_IN("spell", "Disintegration"),
    [SPELL_REARRANGEMENT] = SPEECH_IN("spell", "Rearrangement"),
    [SPELL_DECEPTION] = SPEECH_IN("spell", "Deception"),
    [SPELL_ALTERATION] = SPEECH_IN("spell", "Alteration"),
    [SPELL_TRANSFER] = SPEECH_IN("spell", "Transfer"),
    [SPELL_THEFT] = SPEECH_IN("spell", "Theft"),
    [SPELL_EXPLOITATION] = SPEECH_IN("spell", "Exploitation"),
    [SPELL_DISPATCH] = SPEECH_IN("spell", "Dispatch"),
    [SPELL_LEAP] = SPEECH_IN("spell", "Leap"),
    [SPELL_TELEPORTATION] = SPEECH_IN("spell", "Teleportation"),
    [SPELL_GUARDIAN] = SPEECH_IN("spell", "Guardian"),
    [SPELL_SPEED] = SPEECH_IN("spell", "Speed"),
};

const char *seals_element_word(int element)
{
    assert(element >= 0 && element < ELEMENTS);
    return say(element_words[element]);
}

const char *seals_spell_word(enum spell spell)
{
    return say_in("spell", spell_words[spell]);
}

const char *seals_mage_word(int mage)
{
    assert(mage >= 0 && mage < MAGES);
    return say(mage_words[mage]);
}

const char *seals_familiar_word(int mage)
{
    assert(mage >= 0 && mage < MAGES);
    return say(familiar_words[mage]);
}

void seals_put_seat(const struct seals_state *state, int seat, struct text *out)
{
    int mage = state->seat[seat].mage;
    if (mage == NONE)
        text_format(out, say("player %d"), seat + 1);
    else
        text_put(out, seals_mage_word(mage));
}

void seals_put_scroll(const struct seals_state *state, int scroll, struct text *out)
{
    const char *spell = seals_spell_word(scroll_spell(scroll, state->circle));
    if (scroll == SCROLL_BINDING)
        text_put(out, spell);
    else /* Speech: a scroll: its spell, its element */
        text_format(out, say("%s of %s"), spell, seals_element_word(scroll_element(scroll)));
}

void seals_put_seal(const struct seals_state *state, int site, struct text *out)
{
    int strength = seal_strength(state, site);
    if (!scroll_on(state, site)) {
        text_format(out, say("%s token of strength %d"),
                    seals_element_word(seal_element(state, site)), strength);
        return;
    }
    char name[GUIDE_NAME];
    struct text scroll = text_init(name, sizeof name);
    seals_put_scroll(state, site_get(state, site) - SITE_SCROLL, &scroll);
    text_format(out, say("scroll %s, strength %d"), name, strength);
}

void seals_put_comma(struct text *out, bool first)
{
    if (!first)
        text_put(out, ", ");
}

void seals_put_dice(const struct seals_seat *seat, int colour, struct text *out)
{
    bool any = false;
    for (int i = 0; i < COLOURS; i++) {
        if ((colour != ANY && colour != i) || seat->dice[i] == 0)
            continue;
        if (any)
            text_put_char(out, ' ');
        seals_write_dice(i, seat->dice[i], out);
        any = true;
    }
    if (!any)
        text_put(out, say("none"));
}

enum { MOST_PAYMENTS = 8 };

int seals_put_payments(const struct telling *it, int seat, int site, struct text *out)
{
    int element = seal_element(it->state, site), count = 0;
    int index = seal_strength(it->state, site) - MIN_STRENGTH;
    for (int colour = 0; colour < COLOURS; colour++) {
        dice_t dice = it->state->seat[seat].dice[colour];
        if (element != MIND && element != colour)
            continue;
        for (int i = 0; i < it->world->minimals[index]; i++) {
            if (!dice_holds(dice, it->world->minimal[index][i]))
                continue;
            if (count++ >= MOST_PAYMENTS)
                continue;
            text_put(out, count == 1 ? "" : say(" or "));
            char words[GUIDE_THING];
            struct text handful = text_init(words, sizeof words);
            seals_write_dice(colour, it->world->minimal[index][i], &handful);
            text_put(out, words);
        }
    }
    if (count > MOST_PAYMENTS)
        text_format(out,
                    say_count(" or %d other", " or %d others",
                              (unsigned long)(count - MOST_PAYMENTS)),
                    count - MOST_PAYMENTS);
    return count;
}

int seals_put_figures(const struct telling *it, int site, struct text *out)
{
    int count = 0;
    for (int seat = 0; seat < it->world->players; seat++) {
        const struct seals_seat *his = &it->state->seat[seat];
        if (his->place == site) {
            seals_put_comma(out, count++ == 0);
            seals_put_seat(it->state, seat, out);
        }
        if (his->familiar == site) {
            seals_put_comma(out, count++ == 0);
            text_put(out, seals_familiar_word(his->mage));
        }
    }
    for (int element = 0; element < ELEMENTS; element++)
        if (it->state->guardian[element] == site) {
            seals_put_comma(out, count++ == 0);
            text_format(out, say("the guardian of %s"), seals_element_word(element));
        }
    return count;
}

void seals_put_scroll_list(const struct seals_state *state, uint64_t scrolls, struct text *out)
{
    bool first = true;
    for (; scrolls != 0; scrolls &= scrolls - 1) {
        seals_put_comma(out, first);
        seals_put_scroll(state, __builtin_ctzll(scrolls), out);
        first = false;
    }
    if (first)
        text_put(out, say("none"));
}
