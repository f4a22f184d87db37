/* views.c: which view draws which game. */
#include <string.h>

#include "tui/frame.h"

static const struct view *const views[] = {&seals_view, &ciub_view, &pig_view, NULL};

const struct view *view_of(const struct game *game)
{
    for (int i = 0; views[i]; i++)
        if (strcmp(views[i]->game, game->name) == 0)
            return views[i];
    return &list_view;
}
