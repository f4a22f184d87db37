/* step_list.h: every kind of decision, one row each, in the order of play. A row is all
 * that is known of a step as data; whoever needs a column defines STEP and includes the
 * list. CHANCE_STEP and LAST_STEP may be defined too, for the steps of chance and for the
 * end; they are STEP otherwise.
 *
 *     STEP(ID, id, reader, name, word, rule, kinds, actor, midway, must, may, ask, point)
 *
 * `id` is in the names of the functions that list, judge, make and value its choices, and
 * `reader` in that of the one that reads them. `name` is what state JSON calls it, `word`
 * what its text in a move begins with. The other columns are those of struct step_info.
 */

#ifndef CHANCE_STEP
#define CHANCE_STEP STEP
#endif
#ifndef LAST_STEP
#define LAST_STEP STEP
#endif

/* chance: the additional circle */
CHANCE_STEP(CIRCLE, circle, circle, "circle", "circle", "3.1", TAKES(NUMBER),
            ACTOR_CHANCE, BEGINS_MOVE, 0, 0, TR_NOOP("a circle of magic is drawn"), NULL)

/* chance: a token or scroll for the next site */
CHANCE_STEP(DEAL, deal, deal, "deal", "deal", "3.2", TAKES(TOKEN) | TAKES(SCROLL),
            ACTOR_CHANCE, TOLD_IN_PARTS, 0, 0, TR_NOOP("seals and scrolls are dealt"),
            NULL)

/* chance: a mage for a seat that chose none */
CHANCE_STEP(MAGE, mage, mage, "mage", "mages", "3.3", TAKES(MAGE), ACTOR_CHANCE,
            TOLD_IN_PARTS, 0, 0, TR_NOOP("mages are drawn"), NULL)

/* chance: who starts */
CHANCE_STEP(FIRST, first, seat, "first", "first", "3.3", TAKES(SEAT), ACTOR_CHANCE,
            BEGINS_MOVE, 0, 0, TR_NOOP("the first player is drawn"), NULL)

/* 3.4 a start circle */
STEP(PLACE, place, site, "place", "start", "3.4", TAKES(SITE), ACTOR_TURN, BEGINS_MOVE, 0,
     0, TR_NOOP("choose a start circle"),
     TR_NOOP("now point at a start circle that is free"))

/* 3.5, 4.5, 4.6 dice from the supply */
STEP(TAKE, take, take, "take", "take", "4.5", TAKES(TAKE), ACTOR_TAKER, BEGINS_MOVE, 0, 0,
     NULL, TR_NOOP("now point at dice in the supply to take them"))

/* chance: a die at the start of the round */
CHANCE_STEP(ROLL, roll, fallen, "roll", "roll", "4.1", TAKES(NUMBER), ACTOR_CHANCE,
            TOLD_IN_PARTS, 0, 0, NULL, NULL)

/* chance: a die of Renewal or Growth */
CHANCE_STEP(REROLL, reroll, fallen, "reroll", "roll", NULL, TAKES(NUMBER), ACTOR_CHANCE,
            TOLD_IN_PARTS, HAS_SCROLL | HAS_COLOUR, HAS_LENT, NULL, NULL)

/* 4.2 break, use a scroll or give up */
STEP(TURN, turn, turn, "turn", "", "4.2", TAKES(BREAK) | TAKES(SCROLL) | TAKES(GIVE_UP),
     ACTOR_TURN, BEGINS_MOVE, 0, 0, TR_NOOP("break a seal, or use a scroll first"),
     TR_NOOP("now point at a seal to break it, or at one of your scrolls to use it"))

/* 5.4 the dice that break */
STEP(WITH, with, dice, "with", "with", "5.4", TAKES(DICE), ACTOR_TURN, INSIDE_MOVE,
     HAS_TARGET, HAS_SCROLL | HAS_ONE | HAS_VICTIM | HAS_FIGURE,
     TR_NOOP("choose the dice that break the seal"),
     TR_NOOP("now point at your dice that break the seal"))

/* 6.9 lay the broken token on a scroll */
STEP(ABSORB, absorb, absorb, "absorb", "absorb", "6.9", TAKES(ABSORB), ACTOR_TURN,
     INSIDE_MOVE, HAS_TARGET | HAS_COLOUR | HAS_CHOSEN, HAS_SCROLL,
     TR_NOOP("lay the token on an Absorption, or not"),
     TR_NOOP("now point at your Absorption to lay the token on it, or say none"))

/* 6.1 here, or break a token */
STEP(BINDING, binding, binding, "binding", "", NULL, TAKES(HERE) | TAKES(BREAK),
     ACTOR_TURN, INSIDE_MOVE, HAS_SCROLL, 0,
     TR_NOOP("put the familiar here, or let it break a seal for you"),
     TR_NOOP("now point at a token for your familiar to break, or say here"))

/* 6.2, 6.3, 6.4 own dice of one colour */
STEP(DICE, dice, dice, "dice", "", NULL, TAKES(DICE), ACTOR_TURN, INSIDE_MOVE, HAS_SCROLL,
     HAS_LENT, NULL, TR_NOOP("now point at your dice that the spell is to work on"))

/* 6.2 the other colour */
STEP(INTO, into, colour, "into", "into", NULL, TAKES(COLOUR), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL | HAS_COLOUR | HAS_CHOSEN, HAS_LENT, TR_NOOP("choose the new colour"),
     TR_NOOP("now point at the new colour in the supply"))

/* 6.5 Growth of Mind: a colour */
STEP(COLOUR, colour, colour, "colour", "", NULL, TAKES(COLOUR), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, HAS_LENT, TR_NOOP("choose a colour"),
     TR_NOOP("now point at a colour in the supply"))

/* 6.7, 6.8, 6.10, 6.11, 6.18, 6.19 a site */
STEP(ONE, one, first_site, "one", "", NULL, TAKES(SITE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, 0, TR_NOOP("choose a space"),
     TR_NOOP("now point at a space that the spell is to work on"))

/* 6.7, 6.8, 6.11 the second site */
STEP(OTHER, other, site, "other", "", NULL, TAKES(SITE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL | HAS_ONE, 0, TR_NOOP("choose the second space"),
     TR_NOOP("now point at the second space of the spell"))

/* 6.9 the die that gains */
STEP(FEED, feed, one_die, "feed", "", NULL, TAKES(DICE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, 0, TR_NOOP("choose the die that gains"),
     TR_NOOP("now point at your die that is to gain"))

/* 6.13, 6.16 an opponent */
STEP(FROM, from, seat, "from", "from", NULL, TAKES(SEAT), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, HAS_LENT, TR_NOOP("choose an opponent"),
     TR_NOOP("now point at an opponent"))

/* 6.13 the opponent's die */
STEP(THEIRS, theirs, one_die, "theirs", "", NULL, TAKES(DICE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL | HAS_VICTIM, HAS_LENT, TR_NOOP("choose the die to take"),
     TR_NOOP("now point at the opponent's die that you take"))

/* 6.13 the own die */
STEP(FOR, for_it, one_die, "for", "for", NULL, TAKES(DICE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL | HAS_VICTIM | HAS_COLOUR | HAS_CHOSEN, HAS_LENT,
     TR_NOOP("choose the die to give for it"),
     TR_NOOP("now point at the die of yours that you give"))

/* 6.14 own dice, or none */
STEP(RAISE, raise, raise, "raise", "raise", NULL, TAKES(DICE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, HAS_LENT, TR_NOOP("choose own dice to raise, or nothing"),
     TR_NOOP("now point at your dice that are to gain, or say none"))

/* 6.14 an opponent, or nobody */
STEP(LOWER, lower, seat, "lower", "lower", NULL, TAKES(SEAT), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, HAS_LENT | HAS_COLOUR | HAS_CHOSEN,
     TR_NOOP("choose whose dice to lower, or nobody"),
     TR_NOOP("now point at the opponent whose dice are to lose, or say nobody"))

/* 6.14 the opponent's dice */
STEP(LOWERED, lowered, dice, "lowered", "", NULL, TAKES(DICE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL | HAS_VICTIM, HAS_LENT | HAS_COLOUR | HAS_CHOSEN,
     TR_NOOP("choose the dice to lower"),
     TR_NOOP("now point at the opponent's dice that are to lose"))

/* 6.15 the opponent's scroll */
STEP(GAIN, gain, scroll_choice, "gain", "take", NULL, TAKES(SCROLL), ACTOR_TURN,
     INSIDE_MOVE, HAS_SCROLL, HAS_LENT, TR_NOOP("choose the scroll to take"),
     TR_NOOP("now point at the opponent's scroll that you take"))

/* 6.15 the own scroll */
STEP(GIVE_SCROLL, give_scroll, scroll_choice, "give-scroll", "give", NULL, TAKES(SCROLL),
     ACTOR_TURN, INSIDE_MOVE, HAS_SCROLL | HAS_ONE | HAS_VICTIM, HAS_LENT,
     TR_NOOP("choose the scroll to give"),
     TR_NOOP("now point at the scroll of yours that you give"))

/* 6.16 the victim's die */
STEP(GIVE, give, one_die, "give", "give", NULL, TAKES(DICE), ACTOR_VICTIM, BEGINS_MOVE,
     HAS_SCROLL | HAS_VICTIM, HAS_LENT, TR_NOOP("choose the die to give to the thief"),
     TR_NOOP("now point at the die of yours that the thief gets"))

/* 6.17 an opponent's scroll */
STEP(EXPLOIT, exploit, scroll_choice, "exploit", "", NULL, TAKES(SCROLL), ACTOR_TURN,
     INSIDE_MOVE, HAS_SCROLL, 0, TR_NOOP("choose an opponent's scroll to use"),
     TR_NOOP("now point at the opponent's scroll that you use"))

/* 6.20 a figure */
STEP(PAST, past, figure, "past", "past", NULL, TAKES(FIGURE), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, 0, TR_NOOP("choose the figure to pass"),
     TR_NOOP("now point at the mage or familiar that you pass"))

/* 6.19, 6.20 the seal now breakable */
STEP(THEN, then, break, "then", "then", NULL, TAKES(BREAK), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, HAS_ONE | HAS_VICTIM | HAS_FIGURE, TR_NOOP("choose the seal to break"),
     TR_NOOP("now point at the seal that the spell lets you break"))

/* 6.21 a scroll, or off */
STEP(GUARD, guard, guard, "guard", "", NULL, TAKES(SITE) | TAKES(OFF), ACTOR_TURN,
     INSIDE_MOVE, HAS_SCROLL, 0,
     TR_NOOP("choose a scroll to guard, or take the guardian off"),
     TR_NOOP("now point at a scroll in the dungeon to guard, or say off"))

/* 6.22 the first seal */
STEP(SPEED, speed, break, "speed", "", NULL, TAKES(BREAK), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, 0, TR_NOOP("choose the first seal"),
     TR_NOOP("now point at the seal that you break first"))

/* 6.22 the second seal */
STEP(SECOND, second, break, "second", "then", NULL, TAKES(BREAK), ACTOR_TURN, INSIDE_MOVE,
     HAS_SCROLL, 0, TR_NOOP("choose the second seal"),
     TR_NOOP("now point at the seal that you break second"))

LAST_STEP(OVER, over, nothing, "over", "", "4.7", 0, ACTOR_NOBODY, BEGINS_MOVE, 0, 0,
          TR_NOOP("the game is over"), NULL)

#undef STEP
#undef CHANCE_STEP
#undef LAST_STEP
