/* spell_list.h: every spell, one row each, in the order of their rules. A row is all that
 * is known of a spell as data; whoever needs a column defines SPELL and includes the
 * list.
 *
 *     SPELL(ID, id, strength, circle, rule, names, worth, first, later,
 *           title, gist, does, when)
 *
 * `id` is its word in moves. The circle is 0 for none, 1 for the basic circle and the
 * first, which is the same. `names` is what the element of its scroll names (enum
 * spell_names). `worth` is what using it is worth to a computer player: the name of a
 * function in games/seals/ai/prior_spell.c, worth_nothing and so on. `first` is the step
 * its use begins with, `later` those it may come to; STEP_OVER: it is never used. `title`
 * is its name for people, `gist` what it does in a few words, `does` the same in full,
 * and `when` what must be given to use it.
 *
 * CONFLICT_SPELL and MOVEMENT_SPELL may be defined too, for the spells of circles III and
 * IV; they are SPELL otherwise. */

#ifndef CONFLICT_SPELL
#define CONFLICT_SPELL SPELL
#endif
#ifndef MOVEMENT_SPELL
#define MOVEMENT_SPELL SPELL
#endif

SPELL(BINDING, binding, 1, 0, "6.1", NAMES_NOTHING, nothing, STEP_BINDING,
      STEP_BIT(WITH) | STEP_BIT(ABSORB), TR_NOOP_IN("spell", "Binding"),
      TR_NOOP("brings your familiar into the dungeon"),
      TR_NOOP("It does one of two things. Either your familiar comes to the space of "
              "your mage. Or your familiar breaks a token that you could break yourself: "
              "you pay with dice as always, the familiar goes there, your mage stays, "
              "and your turn ends. A familiar never wins a scroll."),
      TR_NOOP("The familiar must not be with its mage already, or there must be a token "
              "to break. It stays in the dungeon until the round is over for you, and "
              "blocks everybody else."))

SPELL(CHANGE, change, 2, 1, "6.2", NAMES_COLOUR, dice, STEP_DICE, STEP_BIT(INTO),
      TR_NOOP_IN("spell", "Change"), TR_NOOP("turns dice into another colour"),
      TR_NOOP("Put one or more of your dice of this colour back, and take as many dice "
              "of one other colour from the supply. They show the same numbers."),
      TR_NOOP("You need a die of this colour, and the supply needs dice of another."))

SPELL(RENEWAL, renewal, 3, 1, "6.3", NAMES_COLOUR, dice, STEP_DICE, STEP_BIT(REROLL),
      TR_NOOP_IN("spell", "Renewal"), TR_NOOP("rolls dice again"),
      TR_NOOP("Reroll as many of your dice of this colour as you like, at least one."),
      TR_NOOP("You need a die of this colour."))

SPELL(STRENGTHENING, strengthening, 4, 1, "6.4", NAMES_COLOUR, dice, STEP_DICE, 0,
      TR_NOOP_IN("spell", "Strengthening"), TR_NOOP("adds 2 to dice"),
      TR_NOOP("As many of your dice of this colour as you like, at least one, gain 2. "
              "None goes beyond 6."),
      TR_NOOP("You need a die of this colour that shows less than 6."))

SPELL(GROWTH, growth, 5, 1, "6.5", NAMES_COLOUR, dice, STEP_COLOUR, STEP_BIT(REROLL),
      TR_NOOP_IN("spell", "Growth"), TR_NOOP("gives you one more die"),
      TR_NOOP("Take a die of this colour from the supply, roll it and keep it."),
      TR_NOOP("The supply needs a die of this colour."))

SPELL(SYNERGY, synergy, 6, 1, "6.6", NAMES_NOTHING, nothing, STEP_OVER, 0,
      TR_NOOP_IN("spell", "Synergy"), TR_NOOP("scores for scrolls of its element"),
      TR_NOOP(
          "It is never used. At the end it brings one more point for every scroll of its "
          "element that you own, itself included. Synergy of Mind counts Binding too."),
      TR_NOOP("There is nothing to do: owning it is enough."))

SPELL(SWAP, swap, 2, 2, "6.7", NAMES_COLOUR, trade, STEP_ONE, STEP_BIT(OTHER),
      TR_NOOP_IN("spell", "Swap"), TR_NOOP("swaps two tokens of one strength"),
      TR_NOOP("Two tokens of the same strength and of different colours trade places, "
              "one of them of this colour. They may lie anywhere in the dungeon."),
      TR_NOOP("Two such tokens must lie in the dungeon."))

SPELL(EXCHANGE, exchange, 3, 2, "6.8", NAMES_COLOUR, trade, STEP_ONE, STEP_BIT(OTHER),
      TR_NOOP_IN("spell", "Exchange"), TR_NOOP("swaps two tokens of one colour"),
      TR_NOOP("Two tokens of this colour and of different strengths trade places. They "
              "may lie anywhere in the dungeon."),
      TR_NOOP("Two such tokens must lie in the dungeon."))

SPELL(
    ABSORPTION, absorption, 4, 2, "6.9", NAMES_COLOUR, feed, STEP_FEED, 0,
    TR_NOOP_IN("spell", "Absorption"), TR_NOOP("stores a token to make a die stronger"),
    TR_NOOP("While it lies face up, a token of this colour that you break may go onto "
            "it; one that is there already leaves the game. Using the scroll takes that "
            "token out of the game and adds its strength to one of your dice, of any "
            "colour, up to 6."),
    TR_NOOP("A token must lie on the scroll, and you need a die that shows less than 6."))

SPELL(DISINTEGRATION, disintegration, 5, 2, "6.10", NAMES_COLOUR, token, STEP_ONE, 0,
      TR_NOOP_IN("spell", "Disintegration"), TR_NOOP("takes a token out of the game"),
      TR_NOOP("Take any one token of this colour out of the game, near or far. This is "
              "no breaking: you still break a seal afterwards, if you can."),
      TR_NOOP("A token of this colour must lie in the dungeon."))

SPELL(REARRANGEMENT, rearrangement, 6, 2, "6.11", NAMES_ELEMENT, little, STEP_ONE,
      STEP_BIT(OTHER), TR_NOOP_IN("spell", "Rearrangement"),
      TR_NOOP("swaps two scrolls in the dungeon"),
      TR_NOOP("Two scrolls in the dungeon trade places, whatever their strengths. At "
              "least one of them has the element of this scroll."),
      TR_NOOP("Two scrolls must lie in the dungeon, one of them of this element."))

CONFLICT_SPELL(
    DECEPTION, deception, 2, 3, "6.13", NAMES_COLOUR, dice, STEP_FROM,
    STEP_BIT(THEIRS) | STEP_BIT(FOR), TR_NOOP_IN("spell", "Deception"),
    TR_NOOP("trades a die with an opponent"),
    TR_NOOP("Take a die of this colour from an opponent and give one of yours, of "
            "another colour, for it. The numbers stay: each of you has the same "
            "numbers as before, in other colours."),
    TR_NOOP("An opponent who is still in the round must have such a die, and you one "
            "of another colour."))

CONFLICT_SPELL(
    ALTERATION, alteration, 3, 3, "6.14", NAMES_COLOUR, dice, STEP_RAISE,
    STEP_BIT(LOWER) | STEP_BIT(LOWERED), TR_NOOP_IN("spell", "Alteration"),
    TR_NOOP("adds 1 to your dice, takes 1 from others'"),
    TR_NOOP("Those of your dice of this colour that you pick gain 1, and those of one "
            "opponent's dice of the same colour that you pick lose 1. You may do only "
            "one of the two. A 6 cannot gain, a 1 cannot lose."),
    TR_NOOP("At least one die must change, and an opponent must still be in the round."))

CONFLICT_SPELL(
    TRANSFER, transfer, 4, 3, "6.15", NAMES_ELEMENT, transfer, STEP_GAIN,
    STEP_BIT(GIVE_SCROLL), TR_NOOP_IN("spell", "Transfer"),
    TR_NOOP("trades a scroll with an opponent"),
    TR_NOOP("Take a scroll of this element that lies face up before an opponent, and "
            "give a face-up scroll of yours of the same strength for it. You may use "
            "what you got at once. Binding is never traded."),
    TR_NOOP("An opponent who is still in the round must have such a scroll, and you "
            "one of the same strength."))

CONFLICT_SPELL(
    THEFT, theft, 5, 3, "6.16", NAMES_COLOUR, theft, STEP_FROM, STEP_BIT(GIVE),
    TR_NOOP_IN("spell", "Theft"), TR_NOOP("takes a die from an opponent"),
    TR_NOOP("An opponent gives you a die of this colour, with the number it shows. The "
            "opponent picks which. Whoever loses the last die is out of the round."),
    TR_NOOP("An opponent who is still in the round must have such a die."))

CONFLICT_SPELL(
    EXPLOITATION, exploitation, 6, 3, "6.17", NAMES_ELEMENT, little, STEP_EXPLOIT, 0,
    TR_NOOP_IN("spell", "Exploitation"), TR_NOOP("uses an opponent's scroll"),
    TR_NOOP("Use a scroll of this element that lies face up before an opponent, as if "
            "it were yours. Then both scrolls lie face down. Binding and Synergy "
            "cannot be used like this."),
    TR_NOOP("An opponent who is still in the round must have such a scroll, and it "
            "must have an effect now."))

MOVEMENT_SPELL(
    DISPATCH, dispatch, 2, 4, "6.18", NAMES_COLOUR, nothing, STEP_ONE, 0,
    TR_NOOP_IN("spell", "Dispatch"), TR_NOOP("sends your familiar onto a token"),
    TR_NOOP("Your familiar goes onto a token of this colour, wherever both are. Nobody "
            "but you can break the token while the familiar is there."),
    TR_NOOP("A token of this colour without a familiar must lie in the dungeon."))

MOVEMENT_SPELL(
    LEAP, leap, 3, 4, "6.19", NAMES_COLOUR, leap, STEP_ONE,
    STEP_BIT(WITH) | STEP_BIT(THEN), TR_NOOP_IN("spell", "Leap"),
    TR_NOOP("breaks a seal behind a token"),
    TR_NOOP("Pick a token of this colour that you reach and that no familiar stands "
            "on. Walk on as if it were not there, and break a seal of any colour "
            "behind it with dice. The token stays, and your turn ends."),
    TR_NOOP("Your dice must be able to break a seal that you only get to by the leap."))

MOVEMENT_SPELL(
    TELEPORTATION, teleportation, 4, 4, "6.20", NAMES_COLOUR, teleportation, STEP_PAST,
    STEP_BIT(WITH) | STEP_BIT(THEN), TR_NOOP_IN("spell", "Teleportation"),
    TR_NOOP("breaks a seal behind or under a figure"),
    TR_NOOP("Pick a mage or familiar of an opponent. As if that figure were not there, "
            "break a seal of this colour with dice. Your turn ends."),
    TR_NOOP("Your dice must be able to break a seal that you only get to past the "
            "figure. Guardians cannot be passed."))

MOVEMENT_SPELL(
    GUARDIAN, guardian, 5, 4, "6.21", NAMES_ELEMENT, nothing, STEP_GUARD, 0,
    TR_NOOP_IN("spell", "Guardian"), TR_NOOP("guards a scroll, or stops guarding"),
    TR_NOOP("Put the guardian of this element onto a scroll of the same element in the "
            "dungeon, or take it off the board. Nobody can break the seal that it "
            "stands on, not even you."),
    TR_NOOP("A scroll of this element must lie in the dungeon, or the guardian must be "
            "there."))

MOVEMENT_SPELL(
    SPEED, speed, 6, 4, "6.22", NAMES_COLOUR, speed, STEP_SPEED,
    STEP_BIT(WITH) | STEP_BIT(SECOND), TR_NOOP_IN("spell", "Speed"),
    TR_NOOP("breaks two seals, the second without dice"),
    TR_NOOP("Break a seal with dice as always, and then from there a second one of "
            "this colour without any dice. Your turn ends."),
    TR_NOOP("Both seals must be there to break, or the scroll cannot be used."))

#undef SPELL
#undef CONFLICT_SPELL
#undef MOVEMENT_SPELL
