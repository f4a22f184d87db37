/* help_spell.c: help on spells and scrolls. */
#include "games/seals/explain/internal.h"
#include "games/seals/guide/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

/* In a few words, in full, and what must be given to use it. */
static const struct {
    const char *gist, *does, *when;
} spell_help[SPELLS] = {
    [SPELL_BINDING] =
        {TR_NOOP("brings your familiar into the dungeon"),
         TR_NOOP("It does one of two things. Either your familiar comes to the space of "
                 "your mage. Or your familiar breaks a token that you could break "
                 "yourself: you pay with dice as always, the familiar goes there, your "
                 "mage stays, and your turn ends. A familiar never wins a scroll."),
         TR_NOOP(
             "The familiar must not be with its mage already, or there must be a token "
             "to break. It stays in the dungeon until the round is over for you, and "
             "is in the way of everybody else.")},
    [SPELL_CHANGE] =
        {TR_NOOP("turns dice into another colour"),
         TR_NOOP(
             "Put one or more of your dice of this colour back, and take as many dice "
             "of one other colour from the supply. They show the same numbers."),
         TR_NOOP("You need a die of this colour, and the supply needs dice of another.")},
    [SPELL_RENEWAL] =
        {TR_NOOP("rolls dice again"),
         TR_NOOP("Roll as many of your dice of this colour again as you like, at least "
                 "one."),
         TR_NOOP("You need a die of this colour.")},
    [SPELL_STRENGTHENING] =
        {TR_NOOP("adds 2 to dice"),
         TR_NOOP("As many of your dice of this colour as you like, at least one, gain 2. "
                 "None goes beyond 6."),
         TR_NOOP("You need a die of this colour that shows less than 6.")},
    [SPELL_GROWTH] =
        {TR_NOOP("gives you one more die"),
         TR_NOOP("Take a die of this colour from the supply, roll it and keep it."),
         TR_NOOP("The supply needs a die of this colour.")},
    [SPELL_SYNERGY] =
        {TR_NOOP("scores for scrolls of its element"),
         TR_NOOP("It is never used. At the end it brings one more point for every scroll "
                 "of its element that you own, itself included. Synergy of Mind counts "
                 "Binding too."),
         TR_NOOP("There is nothing to do: owning it is enough.")},
    [SPELL_SWAP] =
        {TR_NOOP("swaps two tokens of one strength"),
         TR_NOOP("Two tokens of the same strength and of different colours trade places, "
                 "one of them of this colour. They may lie anywhere in the dungeon."),
         TR_NOOP("Two such tokens must lie in the dungeon.")},
    [SPELL_EXCHANGE] =
        {TR_NOOP("swaps two tokens of one colour"),
         TR_NOOP(
             "Two tokens of this colour and of different strengths trade places. They "
             "may lie anywhere in the dungeon."),
         TR_NOOP("Two such tokens must lie in the dungeon.")},
    [SPELL_ABSORPTION] =
        {TR_NOOP("stores a token to make a die stronger"),
         TR_NOOP(
             "While it lies face up, a token of this colour that you break may go onto "
             "it; one that is there already leaves the game. Using the scroll takes "
             "that token out of the game and adds its strength to one of your dice, "
             "of any colour, up to 6."),
         TR_NOOP(
             "A token must lie on the scroll, and you need a die that shows less than "
             "6.")},
    [SPELL_DISINTEGRATION] =
        {TR_NOOP("takes a token out of the game"),
         TR_NOOP(
             "Take any one token of this colour out of the game, near or far. This is "
             "no breaking: you still break a seal afterwards, if you can."),
         TR_NOOP("A token of this colour must lie in the dungeon.")},
    [SPELL_REARRANGEMENT] =
        {TR_NOOP("swaps two scrolls in the dungeon"),
         TR_NOOP("Two scrolls in the dungeon trade places, whatever their strengths. At "
                 "least one of them has the element of this scroll."),
         TR_NOOP("Two scrolls must lie in the dungeon, one of them of this element.")},
    [SPELL_DECEPTION] =
        {TR_NOOP("trades a die with an opponent"),
         TR_NOOP("Take a die of this colour from an opponent and give one of yours, of "
                 "another colour, for it. The numbers stay: each of you has the same "
                 "numbers as before, in other colours."),
         TR_NOOP(
             "An opponent who is still in the round must have such a die, and you one "
             "of another colour.")},
    [SPELL_ALTERATION] =
        {TR_NOOP("adds 1 to your dice, takes 1 from others'"),
         TR_NOOP(
             "Those of your dice of this colour that you pick gain 1, and those of one "
             "opponent's dice of the same colour that you pick lose 1. You may do "
             "only one of the two. A 6 cannot gain, a 1 cannot lose."),
         TR_NOOP("At least one die must change, and an opponent must still be in the "
                 "round.")},
    [SPELL_TRANSFER] =
        {TR_NOOP("trades a scroll with an opponent"),
         TR_NOOP(
             "Take a scroll of this element that lies face up before an opponent, and "
             "give a face-up scroll of yours of the same strength for it. You may use "
             "what you got at once. Binding is never traded."),
         TR_NOOP("An opponent who is still in the round must have such a scroll, and you "
                 "one of the same strength.")},
    [SPELL_THEFT] =
        {TR_NOOP("takes a die from an opponent"),
         TR_NOOP(
             "An opponent gives you a die of this colour, with the number it shows. "
             "The opponent picks which. Whoever loses the last die is out of the round."),
         TR_NOOP("An opponent who is still in the round must have such a die.")},
    [SPELL_EXPLOITATION] =
        {TR_NOOP("uses an opponent's scroll"),
         TR_NOOP(
             "Use a scroll of this element that lies face up before an opponent, as if "
             "it were yours. Then both scrolls lie face down. Binding and Synergy "
             "cannot be used like this."),
         TR_NOOP("An opponent who is still in the round must have such a scroll, and it "
                 "must have an effect now.")},
    [SPELL_DISPATCH] =
        {TR_NOOP("sends your familiar onto a token"),
         TR_NOOP("Your familiar goes onto a token of this colour, wherever both are. "
                 "Nobody but you can break the token while the familiar is there."),
         TR_NOOP("A token of this colour without a familiar must lie in the dungeon.")},
    [SPELL_LEAP] =
        {TR_NOOP("breaks a seal behind a token"),
         TR_NOOP("Pick a token of this colour that you reach and that no familiar stands "
                 "on. Walk on as if it were not there, and break a seal of any colour "
                 "behind it with dice. The token stays, and your turn ends."),
         TR_NOOP("Your dice must be able to break a seal that you only get to by the "
                 "leap.")},
    [SPELL_TELEPORTATION] =
        {TR_NOOP("breaks a seal behind or under a figure"),
         TR_NOOP("Pick a mage or familiar of an opponent. As if that figure were not "
                 "there, break a seal of this colour with dice. Your turn ends."),
         TR_NOOP("Your dice must be able to break a seal that you only get to past the "
                 "figure. Guardians cannot be passed.")},
    [SPELL_GUARDIAN] =
        {TR_NOOP("guards a scroll, or stops guarding"),
         TR_NOOP("Put the guardian of this element onto a scroll of the same element in "
                 "the dungeon, or take it off the board. Nobody can break the seal that "
                 "it stands on, not even you."),
         TR_NOOP("A scroll of this element must lie in the dungeon, or the guardian must "
                 "be there.")},
    [SPELL_SPEED] =
        {TR_NOOP("breaks two seals, the second without dice"),
         TR_NOOP("Break a seal with dice as always, and then from there a second one of "
                 "this colour without any dice. Your turn ends."),
         TR_NOOP("Both seals must be there to break, or the scroll cannot be used.")},
};

static const char *const circle_names[CIRCLES + 1] = {
    TR_NOOP("It belongs to a player from the start, and to no circle."),
    TR_NOOP("It is of the Circle of Might, basic and first."),
    TR_NOOP("It is of the Circle of Spaces, the second."),
    TR_NOOP("It is of the Circle of Conflict, the third."),
    TR_NOOP("It is of the Circle of Movement, the fourth."),
};

const char *seals_spell_gist(enum spell spell)
{
    return tr(spell_help[spell].gist);
}

static void tell_help(const struct telling *it, enum spell spell)
{
    int strength = seals_spell_table[spell].strength;
    text_format(it->out,
                tr_count("Its strength is %d, and it is worth %d point.",
                         "Its strength is %d, and it is worth %d points.",
                         (unsigned long)strength),
                strength, strength);
    text_format(it->out, " %s\n", tr(circle_names[seals_spell_table[spell].circle]));
    text_format(it->out, "%s\n", tr(spell_help[spell].does));
    text_format(it->out, "%s\n", tr(spell_help[spell].when));
}

static void tell_rules(const struct telling *it, enum spell spell)
{
    text_format(it->out, tr("Its rule is %s."), seals_rule_of_spell(spell));
    if (seals_spell_table[spell].circle == 3)
        text_put(it->out, tr(" Rule 6.12 tells which opponents it reaches."));
    text_put(it->out, spell == SPELL_SYNERGY
                          ? tr(" Rule 7.1 tells how it scores.\n")
                          : tr(" Scrolls are used by rules 4.2 to 4.4.\n"));
}

/* 6: whether Mind stands for any colour with this spell, and not for itself. */
static bool names_colour(enum spell spell)
{
    return spell != SPELL_BINDING && spell != SPELL_SYNERGY &&
           spell != SPELL_REARRANGEMENT && spell != SPELL_TRANSFER &&
           spell != SPELL_EXPLOITATION && spell != SPELL_GUARDIAN;
}

void seals_answer_spell(const struct telling *it, enum spell spell)
{
    int circle = seals_spell_table[spell].circle;
    text_format(it->out, "%s\n", seals_spell_word(spell));
    tell_help(it, spell);
    if (spell != SPELL_BINDING)
        text_put(it->out, tr("Every element has such a scroll.\n"));
    if (names_colour(spell))
        text_put(it->out, tr("This colour is that of the scroll; on a scroll of Mind it "
                             "is any one colour you like.\n"));
    else if (spell != SPELL_BINDING && spell != SPELL_SYNERGY)
        text_put(it->out, tr("This element is that of the scroll.\n"));
    if (circle > 1 && circle != it->state->circle)
        text_put(it->out, tr("This circle is not in the game.\n"));
    tell_rules(it, spell);
}

/* 6: what "this colour" is. */
static void tell_element(const struct telling *it, int scroll)
{
    enum spell spell = scroll_spell(scroll, it->state->circle);
    int element = scroll_element(scroll);
    if (spell == SPELL_BINDING || spell == SPELL_SYNERGY)
        return;
    if (!names_colour(spell))
        text_format(it->out, tr("This element is %s.\n"), seals_element_word(element));
    else if (element == MIND)
        text_put(it->out,
                 tr("It is of Mind, so this colour is any one colour you like.\n"));
    else
        text_format(it->out, tr("This colour is %s.\n"), seals_element_word(element));
}

static void tell_owner(const struct telling *it, int seat, bool up)
{
    char name[GUIDE_NAME];
    struct text out = text_init(name, sizeof name);
    seals_put_seat(it->state, seat, &out);
    text_format(it->out,
                up ? tr("Owner: %s; it lies face up.\n")
                   : tr("Owner: %s; it lies face down until the round is over for the "
                        "owner.\n"),
                name);
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
            text_format(it->out, tr("It lies in the dungeon on %s.\n"),
                        it->world->board.space[site].name);
            found = true;
        }
    return found;
}

/* Whether the player on turn can use it now. */
static void tell_use(const struct telling *it, int scroll)
{
    const struct seals_state *state = it->state;
    if (state->step != STEP_TURN || !(state->seat[state->turn].up & scroll_bit(scroll)))
        return;
    struct reason why;
    if (seals_why_not_spell(it->world, state, state->turn, scroll, scroll_bit(scroll),
                            &why)) {
        text_put(it->out, tr("It can be used now.\n"));
        return;
    }
    text_format(it->out, tr("It cannot be used now: %s (rule %s).\n"), why.text,
                why.rule);
}

/* 6.9 */
static void seals_tell_absorbed(const struct telling *it, int scroll)
{
    int token = it->state->absorbed[scroll_element(scroll)];
    if (scroll_spell(scroll, it->state->circle) != SPELL_ABSORPTION || token == 0)
        return;
    text_format(it->out, tr("On it lies a %s token of strength %d.\n"),
                seals_element_word(token_colour(token)), token_strength(token));
}

void seals_answer_scroll(const struct telling *it, int scroll)
{
    enum spell spell = scroll_spell(scroll, it->state->circle);
    int copy =
        scroll < CIRCLE_SCROLLS ? scroll + CIRCLE_SCROLLS : scroll - CIRCLE_SCROLLS;
    seals_put_scroll(it->state, scroll, it->out);
    text_put_char(it->out, '\n');
    tell_help(it, spell);
    tell_element(it, scroll);
    bool found = tell_whereabouts(it, scroll);
    if (it->state->circle == 1 && scroll != SCROLL_BINDING)
        found = tell_whereabouts(it, copy) || found;
    if (!found)
        text_put(it->out, tr("It was not dealt: it is not in this game.\n"));
    seals_tell_absorbed(it, scroll);
    tell_use(it, scroll);
    tell_rules(it, spell);
}
