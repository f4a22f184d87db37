/* views.c: which view draws which game. */
#include <string.h>

#include "ui/tui/game/frame.h"

#define ADDRESS(name) &name##_view,

static const struct view *const views[] = {GAMES_LIST(ADDRESS) NULL};

const struct view *view_of(const struct game *game)
{
    for (int i = 0; views[i]; i++)
        if (strcmp(views[i]->game, game->name) == 0)
            return views[i];
    return &list_view;
}
