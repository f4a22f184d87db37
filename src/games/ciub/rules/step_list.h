/* step_list.h: every kind of decision, one row each, in the order of a turn. A row is all
 * that is known of a step as data; whoever needs a column defines STEP and includes the
 * list. CHANCE_STEP and LAST_STEP may be defined too, for the steps of chance and for the
 * end; they are STEP otherwise.
 *
 *     STEP(ID, id, reader, prior, name, midway, phase, places, example, verbs, rule, now,
 *          wanted, ask, point)
 *
 * `id` is in the names of the functions that list and judge its choices, `reader` and
 * `prior` in those of the ones that read and weigh them. The other columns are those of
 * struct ciub_step_info.
 */

#ifndef CHANCE_STEP
#define CHANCE_STEP STEP
#endif
#ifndef LAST_STEP
#define LAST_STEP STEP
#endif

/* chance: the starting player */
CHANCE_STEP(FIRST, first, begin, none, "first", BEGINS_MOVE, 0, PLACE_DICE, VERB_BEGIN,
            TAKES(BEGIN), "3.4", TR_NOOP("the starting player is drawn"),
            TR_NOOP("'begin' and the number of a player"), NULL,
            TR_NOOP("the starting player is drawn: there is nothing to choose"))

/* chance: an A card for the next gap, top row first */
CHANCE_STEP(DEAL, deal, turned_up, none, "deal", TOLD_IN_PARTS, 0, PLACE_DICE, VERB_CARD,
            TAKES(CARD), "3.3", TR_NOOP("the A cards are dealt"),
            TR_NOOP("'deal' and the cards of both rows, top row first"), NULL,
            TR_NOOP("the A cards are dealt: there is nothing to choose"))

/* 4.1, 4.2 token, remove, or roll at once */
STEP(FORESEE, foresee, choice, foresee, "foresee", BEGINS_MOVE, 1, PLACE_DICE, VERB_TOKEN,
     TAKES(TOKEN) | TAKES(REMOVE) | TAKES(ROLL), "4.1",
     TR_NOOP("'token' or 'remove' and a card, or 'roll'"),
     TR_NOOP("'token' or 'remove' and a card, or 'roll'"),
     TR_NOOP("%s: place the token or remove a card, or just roll"),
     TR_NOOP("before the roll you can place your token or remove a card; otherwise roll "
             "the dice"))

/* chance: a card of the pile for the gap in the top row; 4.2, or 4.9 after a gain */
CHANCE_STEP(REFILL, refill, turned_up, none, "refill", BEGINS_MOVE, 0, PLACE_DICE,
            VERB_CARD, TAKES(CARD), "4.2", TR_NOOP("a card of the pile is turned up"),
            TR_NOOP("'card' and the card that turns up"), NULL,
            TR_NOOP("a card of the pile is turned up: there is nothing to choose"))

/* chance: the next of the dice in `rolling`; 4.4, 4.7, or 4.5 one by a re-roll action */
CHANCE_STEP(ROLL, roll, fallen, none, "roll", TOLD_IN_PARTS, 2,
            PLACE_ROLLING | PLACE_OUTSIDE | PLACE_TRAY, VERB_FACE, TAKES(FACE), "4.4",
            TR_NOOP("dice are rolled"), TR_NOOP("how the dice fall, colour by colour"),
            NULL, TR_NOOP("dice are in the air: there is nothing to choose"))

/* 4.5-4.7 a die's action, or dice into the tray */
STEP(ACT, act, choice, roll, "act", BEGINS_MOVE, 2, PLACE_OUTSIDE | PLACE_TRAY, VERB_PUT,
     TAKES(SWAP) | TAKES(REROLL) | TAKES(ADJUST) | TAKES(PUT) | TAKES(ROLL) | TAKES(STOP),
     "4.5", TR_NOOP("use a die's action, put dice into the tray, or roll on"),
     TR_NOOP("'swap', 'reroll' or 'adjust' and a colour, 'put' and dice, 'roll' or "
             "'stop'"),
     NULL,
     TR_NOOP("now use your dice or put them into the tray: choose one that lies outside "
             "it"))

/* 4.5 for which colour */
STEP(SWAP, swap, choice, roll, "swap", INSIDE_MOVE, 2, PLACE_OUTSIDE | PLACE_TRAY,
     VERB_FOR, TAKES(FOR), "4.5", TR_NOOP("name the colour to swap the die for"),
     TR_NOOP("'for' and a colour of the supply"),
     TR_NOOP("%s: choose the die to get from the supply for the %s"),
     TR_NOOP("now choose the colour that you swap the die for, in the supply"))

/* 4.5 which die */
STEP(REROLL, reroll, choice, roll, "reroll", INSIDE_MOVE, 2, PLACE_OUTSIDE | PLACE_TRAY,
     VERB_ON, TAKES(ITSELF) | TAKES(ON), "4.5", TR_NOOP("name the die to reroll"),
     TR_NOOP("'on' and a die, or 'on itself'"),
     TR_NOOP("%s: choose the die to reroll with the %s"),
     TR_NOOP("now choose the die to reroll: one outside the tray, or this die itself"))

/* 4.5 which die */
STEP(ADJUST, adjust, choice, roll, "adjust", INSIDE_MOVE, 2, PLACE_OUTSIDE | PLACE_TRAY,
     VERB_ON, TAKES(ITSELF) | TAKES(ON), "4.5", TR_NOOP("name the die to adjust"),
     TR_NOOP("'on' and a die, or 'on itself'"),
     TR_NOOP("%s: choose the die to turn with the %s"),
     TR_NOOP("now choose the die to turn: one outside the tray, or this die itself"))

/* 4.5 ... to which symbol */
STEP(TURN, turn, choice, roll, "turn", INSIDE_MOVE, 2, PLACE_OUTSIDE | PLACE_TRAY,
     VERB_TO, TAKES(TO), "4.5", TR_NOOP("name the symbol to turn the die to"),
     TR_NOOP("'to' and a face of the die"),
     TR_NOOP("%s: choose the side that the %s will show"),
     TR_NOOP("now choose the side that the die is to show"))

/* 4.6 more dice into the tray, or roll the rest */
STEP(PUT, put, choice, roll, "put", INSIDE_MOVE, 2, PLACE_OUTSIDE | PLACE_TRAY, VERB_PUT,
     TAKES(PUT) | TAKES(ROLL), "4.6",
     TR_NOOP("put more dice into the tray, or roll the rest"),
     TR_NOOP("another die to put aside, or 'roll'"),
     TR_NOOP("%s: put more dice into the tray, or roll the others"),
     TR_NOOP("now choose more dice for the tray, or roll the others"))

/* 4.8, 4.10 gain a card or take a die */
STEP(SPELL, spell, choice, spell, "spell", BEGINS_MOVE, 3, PLACE_TRAY, VERB_GAIN,
     TAKES(GAIN) | TAKES(TAKE), "4.8",
     TR_NOOP("gain a card, or take a die from the supply"),
     TR_NOOP("'gain' and a card, or 'take' and a colour"), NULL,
     TR_NOOP("your tray is full: choose a card to gain, or a die from the supply"))

/* 4.9 which card of the top row goes down */
STEP(DOWN, down, choice, down, "down", INSIDE_MOVE, 3, PLACE_TRAY, VERB_DOWN, TAKES(DOWN),
     "4.9", TR_NOOP("name the card of the top row that goes down"),
     TR_NOOP("'down' and a card of the top row"),
     TR_NOOP("%s: choose the card of the top row that moves down"),
     TR_NOOP("now choose the card of the top row that moves down"))

/* 4.9 the next of the dice to be kept */
STEP(KEEP, keep, choice, keep, "keep", TOLD_IN_PARTS, 3, PLACE_TRAY | PLACE_HAND,
     VERB_KEEP, TAKES(KEEP), "4.9", TR_NOOP("name the five dice you keep"),
     TR_NOOP("'keep' and the dice to keep, by colour"), NULL,
     TR_NOOP("now choose the dice to give back: you keep five"))

/* 4.11 a trade, or the end of the turn */
STEP(TRADE, trade, choice, trade, "trade", BEGINS_MOVE, 4, PLACE_HAND, VERB_WHITEN,
     TAKES(TRADE) | TAKES(WHITEN) | TAKES(END), "4.11",
     TR_NOOP("trade dice, or end the turn"),
     TR_NOOP("'trade' or 'whiten' and a colour, or 'end'"),
     TR_NOOP("%s: trade dice, or end the turn"),
     TR_NOOP("now you can trade: choose one of your dice, or end your turn"))

/* 4.11 for which colour */
STEP(TRADE_ONE, trade_one, choice, trade, "trade-one", INSIDE_MOVE, 4, PLACE_HAND,
     VERB_FOR, TAKES(FOR), "4.11", TR_NOOP("name the first colour to take"),
     TR_NOOP("'for' and the first of two colours"),
     TR_NOOP("%s: choose the first of two dice for the %s 2:1"),
     TR_NOOP("now choose the first of two dice in the supply"))

/* 4.11 ... and which other die */
STEP(TRADE_TWO, trade_two, choice, trade, "trade-two", INSIDE_MOVE, 4, PLACE_HAND,
     VERB_FOR, TAKES(FOR), "4.11", TR_NOOP("name the second colour to take"),
     TR_NOOP("'and' and the second colour"),
     TR_NOOP("%s: choose the second of two dice for the %s 2:1"),
     TR_NOOP("now choose the second of two dice in the supply"))

LAST_STEP(OVER, over, nothing, none, "over", BEGINS_MOVE, 0, PLACE_DICE, VERB_NONE, 0,
          "5.3", TR_NOOP("the game is over"), NULL, NULL, TR_NOOP("the game is over"))

#undef STEP
#undef CHANCE_STEP
#undef LAST_STEP
