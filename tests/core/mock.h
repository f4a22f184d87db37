/* mock.h: a game for tests: moves and chance events of two choices, weighted outcomes, a
 * hidden number, an attachment. Tests copy its table and break single slots.
 *
 * Two players take two turns each. In a turn, chance draws two numbers ("draw 2 draw 3";
 * 3 is three times as likely as 1), then the player passes or picks a number up to the
 * higher one and adds a smaller one: "pick 3 and 1" scores 3 * (1 + 1). The second number
 * drawn is hidden from the other player. */
#ifndef TESTS_CORE_MOCK_H
#define TESTS_CORE_MOCK_H

#include "core/game.h"
#include "core/match/match.h"

enum { MOCK_PASS = 10, MOCK_PICK = 10, MOCK_AND = 20 };
enum mock_phase { MOCK_DRAW, MOCK_DRAW_AGAIN, MOCK_CHOOSE, MOCK_ADD, MOCK_OVER };

struct mock_state {
    uint8_t phase;
    uint8_t turn; /* 0..3: seat is turn % 2 */
    uint8_t drawn[2];
    uint8_t picked;
    uint8_t score[2];
};

extern const struct game mock_game;
/* The mock and Pig. */
extern const struct game *const mock_games[];

/* A match of the mock with a seed; never NULL. */
struct match *mock_match(const char *seed);

#endif
