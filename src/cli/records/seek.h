/* seek.h: the options --at and --move. */
#ifndef CLI_RECORDS_SEEK_H
#define CLI_RECORDS_SEEK_H

#include "cli/args/args.h"
#include "core/match/match.h"

/* The options, for tables of flags. */
#define SEEK_FLAGS                                                                       \
    {"at", 0, "N", "of a record, the position after the first N steps"},                 \
        {"move", 0, "N",                                                                 \
         "of a record, the position after the first N moves and chance events"}

/* Moves to the requested position, or stays at the end if none was given. Returns
 * EXIT_FINE, or EXIT_USAGE after a message. */
int seek_requested(struct match *match, const struct args *args);

#endif
