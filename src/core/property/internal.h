/* internal.h: what the parts of the property tester share; for them alone. */
#ifndef CORE_PROPERTY_INTERNAL_H
#define CORE_PROPERTY_INTERNAL_H

#include <stdalign.h>
#include <stddef.h>

#include "core/match.h"
#include "core/property/property.h"

enum { PROVER_SEEN = 64, PROVER_KEPT = 16 };

struct property_tester {
    const struct game *game;
    const struct game *games[2]; /* the game alone, as the record reader wants it */
    struct match *match;
    const void *world;
    struct property_result *result;
    struct rng rng; /* picks the players' choices and the samples */
    uint64_t seed;
    size_t max_steps;
    unsigned every;
    bool costly; /* do all checks at this step */

    int actor;
    choice_t list[GAME_MAX_CHOICES];
    int count;

    choice_t seen[PROVER_SEEN]; /* choices that were legal at some earlier step */
    size_t seen_count;          /* all that were ever put there */
    struct {
        size_t count;
        uint64_t hash;
    } kept[PROVER_KEPT]; /* states to come back to */
    size_t kept_count;
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE]; /* the last step */
    alignas(max_align_t) unsigned char move_start[GAME_MAX_STATE];
    char *json; /* room for GAME_MAX_STATE_TEXT */
};

/* Notes what is wrong. Always returns false. */
bool property_fail(struct property_tester *property_tester, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* choices.c: the list at the current state (read into tester->list), and its texts.
 */
bool property_check_list(struct property_tester *property_tester);
bool property_check_verdicts(struct property_tester *property_tester);
bool property_check_texts(struct property_tester *property_tester);
/* The move that was just completed, as a line. */
bool property_check_move(struct property_tester *property_tester);
/* Nothing is legal once the game is over. */
bool property_check_end(struct property_tester *property_tester);

/* states.c: the state itself. */
bool property_check_state(struct property_tester *property_tester);
bool property_check_json(struct property_tester *property_tester);
bool property_check_views(struct property_tester *property_tester);
bool property_check_draw(struct property_tester *property_tester);
/* Another whole game, so for games that were seen to end. */
bool property_check_playout(struct property_tester *property_tester);
bool property_check_undo(struct property_tester *property_tester);
bool property_check_record(struct property_tester *property_tester);

#endif
