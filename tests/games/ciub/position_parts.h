/* position_parts.h: the parts of a drawing, for the files that make JSON of them. */
#ifndef TESTS_GAMES_CIUB_POSITION_PARTS_H
#define TESTS_GAMES_CIUB_POSITION_PARTS_H

#include "tests/games/ciub/position.h"

enum { PART_SIZE = 1024, ITEM_SIZE = 64 };

/* The value of a part ("" when it is a flag); false when it is not drawn. With a seat
 * from 1 the key is that player's: "dice 2". */
bool part_find(const char *drawing, const char *key, int seat, char value[PART_SIZE]);
/* The next item up to a character of `ends`, without blanks around it; moves on past it.
 */
bool part_item(const char **at, const char *ends, char item[ITEM_SIZE]);
/* The value as a number; fails the test when it is none. */
int part_number(const char *value);
/* A comma, unless an object or array has just begun. */
void part_comma(struct text *out);

/* position_cards.c: where the cards are. */
struct drawn_cards {
    uint64_t named; /* those that are not unseen */
    uint64_t removed, won[CIUB_PLAYERS];
    uint8_t top[CIUB_ROW], bottom[CIUB_ROW];
};
void position_read_cards(const struct ciub_world *world, const char *drawing,
                         struct drawn_cards *cards);
void position_put_rows(const struct ciub_world *world, const struct drawn_cards *cards,
                       struct text *out);
void position_put_cards(const struct ciub_world *world, const char *key, uint64_t cards,
                        struct text *out);

/* position_dice.c: where the dice are. */
struct drawn_dice {
    int turn; /* the seat from 1 */
    bool
        away; /* the dice of the player on turn are outside, in the tray or in the hand */
    int held[CIUB_COLOURS];
    int dice[CIUB_PLAYERS][CIUB_COLOURS];
};
void position_read_dice(const struct ciub_world *world, const char *drawing,
                        struct drawn_dice *dice);
void position_put_turn_dice(const struct ciub_world *world, const char *drawing,
                            struct text *out);
void position_put_dice(const struct ciub_world *world, const struct drawn_dice *dice,
                       int seat, struct text *out);

#endif
