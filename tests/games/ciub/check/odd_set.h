/* odd_set.h: a set of dice and cards that leads into corners. */
#ifndef TESTS_GAMES_CIUB_CHECK_ODD_SET_H
#define TESTS_GAMES_CIUB_CHECK_ODD_SET_H

/* Dice of one symbol only, without a face of their own to adjust
 * to, and so few that the supply runs empty; cards that are easy to gain. */
#define ODD_SET                                                                          \
    "cantrip set 1\n"                                                                    \
    "title: Odd dice\n"                                                                  \
    "die white 5: 1 2 3 swap swap swap\n"                                                \
    "die grey 2: 4 4 4 4 4 4\n"                                                          \
    "die gold 1: swap swap reroll reroll adjust adjust\n"                                \
    "die black 3: adjust adjust adjust 2for1 skull 7\n"                                  \
    "die pink 2: 2for1 2for1 2for1 skull skull reroll\n"                                 \
    "card A 1: 1 1\ncard A 1: 2 2\ncard A 1: 3 3\n"                                      \
    "card A 1: 1 2 3\ncard A 2: 14+\ncard A 2: =4\n"                                     \
    "card B 1: 7\ncard B 1: 12+\ncard B 2: =3\ncard B 2: 3 3 3\ncard B 2: 4 4\n"         \
    "card C 2: 7 7\ncard C 2: 16+\ncard C 1: 1 1 1\ncard C 3: =5\n"                      \
    "card C 3 owl: 2 2 2\n"                                                              \
    "card D 5: opus-magnum\n"

#endif
