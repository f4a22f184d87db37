/* command_list.c: the commands of cantrip. */
#include <stddef.h>

#include "cli/command.h"

const struct command *const *command_list(void)
{
    static const struct command *const list[] = {
#define COMMAND(name) &command_##name,
#include "cli/command_list.h"
        NULL,
    };
    return list;
}
