/* layout.h: where the spaces of a dungeon lie on a map of character cells. */
#ifndef GAMES_SEALS_TUI_LAYOUT_H
#define GAMES_SEALS_TUI_LAYOUT_H

#include "games/seals/board/board.h"

enum { SITE_COLUMNS = 4 };

struct layout {
    int height, width; /* of the map; larger than asked for when sites need more */
    int pitch;         /* rows from one row of sites to the next: 2 leaves a lane */
    struct {
        int y, x; /* the left end of a site, the only cell of a floor */
    } at[BOARD_MAX_SPACES];
};

/* Sites never overlap, keep their order from top to bottom, and in each row from left to
 * right; floors lie between them. The same for the same board and size. */
void seals_tui_layout_make(struct layout *layout, const struct board *board, int height,
                           int width);

#endif
