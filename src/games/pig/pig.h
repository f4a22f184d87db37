/* pig.h: Pig, a dice game so small that it serves as the template for others (see
 * docs/writing-a-game.md). Its rules, numbered as the program's refusals name them:
 *
 *     1  2 to 5 players take turns in order; the first seat begins.
 *     2  A turn starts with a roll of one die.
 *     3  A one ends the turn; its points are lost. Any other number is added to the
 *        points of the turn.
 *     4  After any other number the player rolls again or holds. Holding adds the points
 *        of the turn to the score, and the next player's turn comes.
 *     5  A player whose score and points of the turn together reach the target (100, or
 *        what the option says) wins at once. */
#ifndef GAMES_PIG_PIG_H
#define GAMES_PIG_PIG_H

#include "core/game.h"

extern const struct game pig_game;

#endif
