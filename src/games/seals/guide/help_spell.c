/* help_spell.c: help on spells and scrolls. */
#include "games/seals/explain/internal.h"
#include "games/seals/guide/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

static const char *const circle_names[CIRCLES + 1] = {
    TR_NOOP("It belongs to a player from the start, and to no circle."),
    TR_NOOP("It is of the Circle of Might, basic and first."),
    TR_NOOP("It is of the Circle of Spaces, the second."),
    TR_NOOP("It is of the Circle of Conflict, the third."),
    TR_NOOP("It is of the Circle of Movement, the fourth."),
};

const char *seals_spell_gist(enum spell spell)
{
    return tr(seals_spell_table[spell].gist);
}

static void tell_help(const struct telling *it, enum spell spell)
{
    int strength = seals_spell_table[spell].strength;
    tr_put_count(it->out, strength, "Its strength is %d, and it is worth %d point.",
                 "Its strength is %d, and it is worth %d points.", strength, strength);
    text_format(it->out, " %s\n", tr(circle_names[seals_spell_table[spell].circle]));
    text_format(it->out, "%s\n", tr(seals_spell_table[spell].does));
    text_format(it->out, "%s\n", tr(seals_spell_table[spell].when));
}

static void tell_rules(const struct telling *it, enum spell spell)
{
    tr_put(it->out, "Its rule is %s.", spell_rule(spell));
    if (seals_spell_table[spell].circle == 3)
        tr_put(it->out, " Rule 6.12 says which opponents it can reach.");
    text_put(it->out, spell == SPELL_SYNERGY
                          ? tr(" Rule 7.1 says how it scores.\n")
                          : tr(" Rules 4.2 to 4.4 say when scrolls can be used.\n"));
}

void seals_about_spell(const struct telling *it, const struct thing *thing)
{
    enum spell spell = (enum spell)thing->value;
    const struct spell_info *info = &seals_spell_table[spell];
    text_format(it->out, "%s\n", seals_spell_word(spell));
    tell_help(it, spell);
    if (spell != SPELL_BINDING)
        tr_put(it->out, "Every element has such a scroll.\n");
    if (info->names == NAMES_COLOUR)
        tr_put(it->out, "This colour is that of the scroll; on a scroll of Mind it "
                        "is any one colour you like.\n");
    else if (info->names == NAMES_ELEMENT)
        tr_put(it->out, "This element is that of the scroll.\n");
    if (info->circle > 1 && info->circle != it->state->circle)
        tr_put(it->out, "This circle is not in the game.\n");
    tell_rules(it, spell);
}

/* 6: what "this colour" is. */
static void tell_element(const struct telling *it, int scroll)
{
    int names = seals_spell_table[scroll_spell(scroll, it->state->circle)].names;
    int element = scroll_element(scroll);
    if (names == NAMES_NOTHING)
        return;
    if (names == NAMES_ELEMENT)
        tr_put(it->out, "This element is %s.\n", seals_element_word(element));
    else if (element == MIND)
        tr_put(it->out, "It is of Mind, so this colour is any one colour you like.\n");
    else
        tr_put(it->out, "This colour is %s.\n", seals_element_word(element));
}

static void tell_owner(const struct telling *it, int seat, bool up)
{
    text_format(it->out,
                up ? tr("Owner: %s; it lies face up.\n")
                   : tr("Owner: %s; it lies face down until the round is over for the "
                        "owner.\n"),
                seals_words_seat(it->state, seat).text);
}

/* Where one of the scrolls is; true when it is somewhere. */
static bool tell_whereabouts(const struct telling *it, int scroll)
{
    const struct seals_state *state = it->state;
    bool found = false;
    for (int seat = 0; seat < it->world->players; seat++)
        if ((state->seat[seat].up | state->seat[seat].down) & scroll_bit(scroll)) {
            tell_owner(it, seat, (state->seat[seat].up & scroll_bit(scroll)) != 0);
            found = true;
        }
    for (int site = 0; site < it->world->sites; site++)
        if (scroll_on(state, site) && site_get(state, site) - SITE_SCROLL == scroll) {
            tr_put(it->out, "It lies in the dungeon on %s.\n",
                   it->world->board.space[site].name);
            found = true;
        }
    return found;
}

static bool is_somewhere(const struct telling *it, int scroll)
{
    char ignored[GUIDE_WORDS];
    struct text out = text_init(ignored, sizeof ignored);
    struct telling unheard = *it;
    unheard.out = &out;
    return tell_whereabouts(&unheard, scroll);
}

static bool is_there_twice(const struct telling *it, int scroll)
{
    return it->state->circle == 1 && scroll != SCROLL_BINDING &&
           is_somewhere(it, scroll) && is_somewhere(it, scroll_twin(scroll));
}

/* Whether the player on turn can use it now. */
static void tell_use(const struct telling *it, int scroll)
{
    const struct seals_state *state = it->state;
    if (state->step != STEP_TURN || !(state->seat[state->turn].up & scroll_bit(scroll)))
        return;
    struct reason why;
    if (seals_why_not_spell(it->world, state, scroll, scroll_bit(scroll), &why)) {
        tr_put(it->out, "It can be used now.\n");
        return;
    }
    tr_put(it->out, "It cannot be used now: %s (rule %s).\n", why.text, why.rule);
}

/* 6.9 */
static void tell_absorbed(const struct telling *it, int scroll)
{
    int token = it->state->absorbed[scroll_element(scroll)];
    if (scroll_spell(scroll, it->state->circle) != SPELL_ABSORPTION || token == 0)
        return;
    tr_put(it->out, "On it lies a %s token of strength %d.\n",
           seals_element_word(token_colour(token)), token_strength(token));
}

void seals_about_scroll(const struct telling *it, const struct thing *thing)
{
    int scroll = thing->value;
    enum spell spell = scroll_spell(scroll, it->state->circle);
    seals_put_scroll(it->state, scroll, it->out);
    text_put_char(it->out, '\n');
    tell_help(it, spell);
    tell_element(it, scroll);
    if (is_there_twice(it, scroll))
        tr_put(it->out, "There are two copies of it.\n");
    bool found = tell_whereabouts(it, scroll);
    if (it->state->circle == 1 && scroll != SCROLL_BINDING)
        found = tell_whereabouts(it, scroll_twin(scroll)) || found;
    if (!found)
        tr_put(it->out, "It was not dealt: it is not in this game.\n");
    tell_absorbed(it, scroll);
    tell_use(it, scroll);
    tell_rules(it, spell);
}
