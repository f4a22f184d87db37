/* names.c: names of what lies on the table, for people and in their language. */
#include <assert.h>

#include "games/seals/guide/internal.h"
#include "games/seals/notation/notation.h"
#include "i18n/i18n.h"

static const char *const element_words[ELEMENTS] = {
    TR_NOOP("Fire"), TR_NOOP("Water"), TR_NOOP("Air"), TR_NOOP("Earth"), TR_NOOP("Mind")};
static const char *const mage_words[MAGES] = {TR_NOOP("Shaman"), TR_NOOP("Witch"),
                                              TR_NOOP("Seer"), TR_NOOP("Sorcerer"),
                                              TR_NOOP("Warlock")};
static const char *const familiar_words[MAGES] = {
    TR_NOOP("Raven"), TR_NOOP("Cat"), TR_NOOP("Owl"), TR_NOOP("Snake"), TR_NOOP("Toad")};
const char *seals_element_word(int element)
{
    assert(element >= 0 && element < ELEMENTS);
    return tr(element_words[element]);
}

const char *seals_spell_word(enum spell spell)
{
    return tr_in("spell", seals_spell_table[spell].title);
}

const char *seals_mage_word(int mage)
{
    assert(mage >= 0 && mage < MAGES);
    return tr(mage_words[mage]);
}

const char *seals_familiar_word(int mage)
{
    assert(mage >= 0 && mage < MAGES);
    return tr(familiar_words[mage]);
}

void seals_put_seat(const struct seals_state *state, int seat, struct text *out)
{
    int mage = state->seat[seat].mage;
    if (mage == NONE)
        tr_put(out, "player %d", seat + 1);
    else
        text_put(out, seals_mage_word(mage));
}

struct words seals_words_seat(const struct seals_state *state, int seat)
{
    struct words words;
    struct text out = text_init(words.text, sizeof words.text);
    seals_put_seat(state, seat, &out);
    return words;
}

void seals_put_scroll(const struct seals_state *state, int scroll, struct text *out)
{
    const char *spell = seals_spell_word(scroll_spell(scroll, state->circle));
    if (scroll == SCROLL_BINDING)
        text_put(out, spell);
    else /* Speech: a scroll: its spell, its element */
        tr_put(out, "%s of %s", spell, seals_element_word(scroll_element(scroll)));
}

void seals_put_seal(const struct seals_state *state, int site, struct text *out)
{
    int strength = seal_strength(state, site);
    if (!scroll_on(state, site)) {
        tr_put(out, "%s token of strength %d",
               seals_element_word(seal_element(state, site)), strength);
        return;
    }
    char name[GUIDE_NAME];
    struct text scroll = text_init(name, sizeof name);
    seals_put_scroll(state, site_get(state, site) - SITE_SCROLL, &scroll);
    tr_put(out, "scroll %s, strength %d", name, strength);
}

struct words seals_words_seal(const struct seals_state *state, int site)
{
    struct words words;
    struct text out = text_init(words.text, sizeof words.text);
    seals_put_seal(state, site, &out);
    return words;
}

void seals_put_comma(struct text *out, bool first)
{
    if (!first)
        text_put(out, ", ");
}

struct words seals_words_dice(const struct seals_seat *seat)
{
    struct words words;
    struct text out = text_init(words.text, sizeof words.text);
    for (int colour = 0; colour < COLOURS; colour++)
        if (seat->dice[colour] != 0)
            seals_write_dice(colour, seat->dice[colour], &out);
    if (out.length == 0)
        tr_put(&out, "none");
    return words;
}

enum { MOST_PAYMENTS = 8 };

int seals_put_payments(const struct telling *it, int seat, int site, struct text *out)
{
    int element = seal_element(it->state, site), count = 0;
    int index = seal_strength(it->state, site) - MIN_STRENGTH;
    for (int colour = 0; colour < COLOURS; colour++) {
        dice_t dice = it->state->seat[seat].dice[colour];
        if (!element_takes(element, colour))
            continue;
        for (int i = 0; i < it->world->minimals[index]; i++) {
            if (!dice_holds(dice, it->world->minimal[index][i]))
                continue;
            if (count++ >= MOST_PAYMENTS)
                continue;
            text_put(out, count == 1 ? "" : tr(" or "));
            char words[GUIDE_THING];
            struct text handful = text_init(words, sizeof words);
            seals_write_dice(colour, it->world->minimal[index][i], &handful);
            text_put(out, words);
        }
    }
    if (count > MOST_PAYMENTS)
        tr_put_count(out, (count - MOST_PAYMENTS), " or %d other", " or %d others",
                     count - MOST_PAYMENTS);
    return count;
}

int seals_put_figures(const struct telling *it, int site, struct text *out)
{
    int count = 0;
    for (int seat = 0; seat < it->world->players; seat++) {
        const struct seals_seat *player = &it->state->seat[seat];
        if (player->place == site) {
            seals_put_comma(out, count++ == 0);
            seals_put_seat(it->state, seat, out);
        }
        if (player->familiar == site) {
            seals_put_comma(out, count++ == 0);
            text_put(out, seals_familiar_word(player->mage));
        }
    }
    for (int element = 0; element < ELEMENTS; element++)
        if (it->state->guardian[element] == site) {
            seals_put_comma(out, count++ == 0);
            tr_put(out, "the guardian of %s", seals_element_word(element));
        }
    return count;
}

struct words seals_words_scrolls(const struct seals_state *state, uint64_t scrolls)
{
    struct words words;
    struct text out = text_init(words.text, sizeof words.text);
    for (; scrolls != 0; scrolls &= scrolls - 1) {
        seals_put_comma(&out, out.length == 0);
        seals_put_scroll(state, __builtin_ctzll(scrolls), &out);
    }
    if (out.length == 0)
        tr_put(&out, "none");
    return words;
}
