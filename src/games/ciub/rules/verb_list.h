/* verb_list.h: everything that can be done, one row each: a choice is a verb and what it
 * is done with.
 *
 *     VERB(ID, word, object, phase, wanted, button, label, ask)
 *
 * The columns are those of struct ciub_verb_info. */

VERB(NONE, "", NONE, 0, NULL, NULL, NULL, NULL)

/* of chance */
VERB(BEGIN, "begin", SEAT, 0, NULL, NULL, NULL, NULL)
VERB(CARD, "card", CARD, 0, TR_NOOP("the name of a card"), NULL, NULL, NULL)
VERB(FACE, "roll", FALLEN, 0, NULL, NULL, NULL, NULL)

/* 4.1, 4.2; ROLL goes on to the roll, from phase 2 too */
VERB(TOKEN, "token", CARD, 1, TR_NOOP("the name of an open card"), "token",
     TR_NOOP("Place the token"), TR_NOOP("%s: choose the card to put your token on"))
VERB(REMOVE, "remove", CARD, 1, TR_NOOP("the name of a card of the top row"), "remove",
     TR_NOOP("Remove a card"), TR_NOOP("%s: choose the card to remove"))
VERB(ROLL, "roll", NOTHING, 2, NULL, "roll", TR_NOOP("Roll the dice"), NULL)

/* 4.5-4.7; STOP puts the skulls into the tray, which leaves none outside */
VERB(STOP, "stop", NOTHING, 2, NULL, "stop", TR_NOOP("Stop rolling"), NULL)
VERB(SWAP, "swap", ACTING, 2, TR_NOOP("the colour of a die that shows swap"), "swap",
     TR_NOOP("Swap"), TR_NOOP("%s: choose the die to swap"))
VERB(REROLL, "reroll", ACTING, 2, TR_NOOP("the colour of a die that shows reroll"),
     "reroll", TR_NOOP("Reroll"), TR_NOOP("%s: choose the die to reroll with"))
VERB(ADJUST, "adjust", ACTING, 2, TR_NOOP("the colour of a die that shows adjust"),
     "adjust", TR_NOOP("Adjust"), TR_NOOP("%s: choose the die to adjust with"))
VERB(PUT, "put", DIE, 2, TR_NOOP("dice by colour and face"), "put",
     TR_NOOP("Put into the tray"), TR_NOOP("%s: choose the die to put into the tray"))
VERB(FOR, "for", COLOUR, 0, TR_NOOP("the colour of a die from the supply"), NULL, NULL,
     NULL)
VERB(ITSELF, "on", ITSELF, 0, NULL, "itself", TR_NOOP("This die itself"), NULL)
VERB(ON, "on", DIE, 0, TR_NOOP("a die by colour and face, or 'itself'"), NULL, NULL, NULL)
VERB(TO, "to", FACE, 0, TR_NOOP("a face"), NULL, NULL, NULL)

/* 4.8-4.10; one may have to TAKE nothing */
VERB(GAIN, "gain", CARD, 3, TR_NOOP("the name of an open card that the tray fulfils"),
     NULL, NULL, NULL)
VERB(TAKE, "take", COLOUR_OR_NONE, 3, TR_NOOP("the colour of a die from the supply"),
     "nothing", TR_NOOP("Take nothing"), NULL)
VERB(DOWN, "down", CARD, 3, TR_NOOP("the name of a card of the top row"), NULL, NULL,
     NULL)
VERB(KEEP, "keep", KEPT, 3,
     TR_NOOP("dice by colour, with '2for1' where the tray shows it"), NULL, NULL, NULL)

/* 4.11 */
VERB(TRADE, "trade", OWN_COLOUR, 4,
     TR_NOOP("the colour of a die that shows 2for1 in the tray"), "trade",
     TR_NOOP("Trade for two"), TR_NOOP("%s: choose the die to trade for two others"))
VERB(WHITEN, "whiten", OWN_COLOUR, 4,
     TR_NOOP("the colour of a die to be traded for a white one"), "whiten",
     TR_NOOP("Trade for white"), TR_NOOP("%s: choose the die to trade for a white one"))
VERB(END, "end", NOTHING, 4, NULL, "end", TR_NOOP("End the turn"), NULL)

#undef VERB
