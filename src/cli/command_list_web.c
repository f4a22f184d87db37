/* command_list_web.c: the commands of cantrip-web, the program behind ./play. It only
 * serves the site, so it builds in seconds and needs no game code. */
#include <stddef.h>

#include "cli/command.h"
#include "games/games.h"

const struct command *const *command_list(void)
{
    static const struct command *const list[] = {
        &command_web,
        &command_version,
        &command_help,
        NULL,
    };
    return list;
}

const struct game *const *games_list(void)
{
    static const struct game *const none[] = {NULL};
    return none;
}
