/* internal.h: shared by the files of the property tester; private to this folder. */
#ifndef CORE_PROPERTY_INTERNAL_H
#define CORE_PROPERTY_INTERNAL_H

#include <stdalign.h>
#include <stddef.h>

#include "core/match/match.h"
#include "core/property/property.h"

enum { TESTER_SEEN = 64, TESTER_KEPT = 16 };

struct property_tester {
    const struct game *game;
    const struct game *games[2]; /* the list for the record reader: this game only */
    struct match *match;
    const void *world;
    struct property_result *result;
    struct rng rng; /* picks the players' choices and the samples */
    uint64_t seed;
    size_t max_steps;
    unsigned every;
    bool costly; /* run all checks at this step */

    int actor;
    choice_t list[GAME_MAX_CHOICES];
    int count;

    choice_t seen[TESTER_SEEN]; /* choices that were legal at an earlier step */
    size_t seen_count; /* counts every choice added, so it may exceed the array */
    struct {
        size_t count;
        uint64_t hash;
    } kept[TESTER_KEPT]; /* earlier states to seek back to */
    size_t kept_count;
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE]; /* state before the last
                                                                  step */
    alignas(max_align_t) unsigned char move_start[GAME_MAX_STATE];
    char *json; /* GAME_MAX_STATE_TEXT bytes */
};

/* Records the failure. Always returns false. */
bool property_fail(struct property_tester *tester, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* choices.c: the list of choices at the current state (stored in tester->list), and its
 * texts. */
bool property_check_list(struct property_tester *tester);
bool property_check_verdicts(struct property_tester *tester);
bool property_check_texts(struct property_tester *tester);
/* The text of the move that was just completed. */
bool property_check_move(struct property_tester *tester);
/* No choice is legal once the game is over. */
bool property_check_end(struct property_tester *tester);

/* states.c: the state itself. */
bool property_check_state(struct property_tester *tester);
bool property_check_json(struct property_tester *tester);
bool property_check_views(struct property_tester *tester);
bool property_check_draw(struct property_tester *tester);
/* Plays another whole game, so only after a game that was seen to end. */
bool property_check_playout(struct property_tester *tester);
bool property_check_undo(struct property_tester *tester);
bool property_check_record(struct property_tester *tester);

#endif
