/* report.c: what there is to say about a set file, and whether it is good. */
#include <stdlib.h>

#include "core/memory.h"
#include "games/ciub/set/set.h"

static void put_verdict(const struct ciub_set *set, struct buffer *report)
{
    int count[LETTERS] = {0};
    for (int card = 0; card < set->cards; card++)
        count[set->card[card].letter]++;
    buffer_format(report,
                  "good: the set %s, %d colours of dice, %d cards (%d A, %d B, %d C, 1 "
                  "D)\n",
                  set->title, set->colours, set->cards, count[LETTER_A], count[LETTER_B],
                  count[LETTER_C]);
}

bool ciub_set_report(const char *text, size_t length, const char *name,
                     struct buffer *report, struct error *error)
{
    struct ciub_set *set = memory_new(1, sizeof *set);
    bool good = ciub_set_read(set, text, length, name, error);
    if (good) {
        ciub_set_remark(set, report);
        put_verdict(set, report);
    }
    free(set);
    return good;
}
