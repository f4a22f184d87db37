/* achievements.h: what people have tried at a table: things every game has, and those of
 * the game itself (core/guide.h). */
#ifndef SESSION_TABLE_ACHIEVEMENTS_H
#define SESSION_TABLE_ACHIEVEMENTS_H

#include "session/table/table.h"

enum {
    ACHIEVEMENTS = 64,
    ACHIEVEMENT_KEY = 40,
    ACHIEVEMENT_WORDS = 300,
    ACHIEVEMENTS_TEXT = 12000 /* of all, a line each */
};

/* One of them, in the current language. */
struct achievement_words {
    char key[ACHIEVEMENT_KEY]; /* "beat-adept" */
    char title[ACHIEVEMENT_WORDS];
    char how[ACHIEVEMENT_WORDS];
    const char *rule; /* "" for none */
};

/* Lists those of a game, at most ACHIEVEMENTS; returns how many. */
int achievements_list(const struct game *game, struct achievement_words *list);

/* Those that people at this table earn by the events from step `first` of the log on, as
 * bits in the order of the list. None in a game that is for practice. In a followed game
 * only our seat counts. */
uint64_t achievements_earned(const struct table *table, size_t first);
/* Those earned in the whole game, a line each with what they are for; nothing if there
 * are none. */
void achievements_write(const struct table *table, struct text *out);

#endif
