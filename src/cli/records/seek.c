/* seek.c: moves to a position of a record. */
#include "cli/records/seek.h"

int seek_requested(struct match *match, const struct args *args)
{
    int step = -1, move = -1;
    size_t known = match->known;
    if (!args_number(args, "at", 0, 1 << 30, &step) ||
        !args_number(args, "move", 0, 1 << 30, &move))
        return EXIT_USAGE;
    if (step >= 0 && move >= 0)
        return args_complain(args, "give --at or --move, not both");
    if (step >= 0 && (size_t)step > known)
        return args_complain(args, "the record has only %zu steps", known);
    if (step >= 0)
        match_seek(match, (size_t)step);
    if (move < 0)
        return EXIT_FINE;
    match_seek(match, 0);
    for (int i = 0; i < move; i++)
        if (!match_redo_move(match))
            return args_complain(args, "the record has only %d moves and chance events",
                                 i);
    return EXIT_FINE;
}
