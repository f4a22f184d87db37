/* seek.h: the options --at and --move of commands that look at a record. */
#ifndef CLI_RECORDS_SEEK_H
#define CLI_RECORDS_SEEK_H

#include "cli/args.h"
#include "core/match.h"

/* Goes to the position asked for; it stays at the end when none was. Returns EXIT_FINE,
 * or EXIT_USAGE after a message. */
int seek_asked(struct match *match, const struct args *args);

#endif
