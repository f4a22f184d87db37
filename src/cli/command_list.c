/* command_list.c: all subcommands, in the order of the overview. */
#include <stddef.h>

#include "cli/command.h"

const struct command *const *command_list(void)
{
    static const struct command *const list[] = {
        &command_play,
        &command_web,
        &command_serve,
        &command_demo,
        &command_games,
        &command_new,
        &command_replay,
        &command_check,
        &command_verify,
        &command_odds,
        &command_hint,
        &command_analyse,
        &command_board,
        &command_admin,
        &command_data,
        &command_engine,
        &command_arena,
        &command_fit,
        &command_random,
        &command_perft,
        &command_bench,
        &command_catalogue,
        &command_version,
        &command_help,
        NULL,
    };
    return list;
}
