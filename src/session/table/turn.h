/* turn.h: the turns of a match: which events are parts of one, and what was achieved in
 * it so far, in a few words. */
#ifndef SESSION_TABLE_TURN_H
#define SESSION_TABLE_TURN_H

#include "core/guide.h"
#include "core/match/match.h"

struct turn {
    const struct match *match;
    size_t first; /* the step it began with */
    size_t end;   /* the step after the last event in it so far */
    int points;   /* that its player won in it */
    /* Its texts lie in the buffers below. */
    struct turn_summary summary;
    int score; /* of its player at its start */
    char words[GUIDE_SUMMARY], dice[GUIDE_SUMMARY];
};

/* The turn that the event at step `first` is part of, up to before that event. The log's
 * end will do, too. */
void turn_find(struct turn *turn, const struct match *match, size_t first);
/* Adds the next event of the log, which may begin another turn. */
void turn_add_event(struct turn *turn);

#endif
