/* list.h: the games this program knows. Each is a folder of that name beside this file,
 * with a `const struct game NAME_game` and, for the terminal, a `const struct view
 * NAME_view`. */
#ifndef GAMES_LIST_H
#define GAMES_LIST_H

#define GAMES_LIST(GAME) GAME(seals) GAME(ciub) GAME(pig)

#endif
