/* view.h: what a client of the simulator knows of a table, by docs/protocol.md alone. */
#ifndef TESTS_SERVER_SIMULATOR_VIEW_H
#define TESTS_SERVER_SIMULATOR_VIEW_H

#include <jansson.h>

#include "base/rng.h"
#include "core/match/match.h"
#include "fair/fair.h"
#include "server/server.h"

#define SIM_PHRASE "open sesame "
#define SECOND     INT64_C(1000)
#define MINUTE     (60 * SECOND)
#define HOUR       (60 * MINUTE)
#define DAY        (24 * HOUR)

enum {
    TEXT_ID = 16,
    TEXT_TOKEN = 32,
    TEXT_HEX = 2 * FAIR_BYTES + 1,
    REQUEST = 2000,
    GROUPS = 4,
    PEOPLE = 16,
    TABS = 32,
    PEERS = 64,
    TABLES = 256,
    ENTROPIES = 8,
    LOG = 80,
    LOG_LINE = 200,
    GAPS = 4096,
};

/* --- the view of a client (view.c) -------------------------------------------------- */

enum fold_stage { FOLD_OPEN, FOLD_REVEAL, FOLD_ON, FOLD_OVER, FOLD_CLOSED };

struct fold_seat {
    bool taken, computer, promised, revealed, away, left;
    int64_t claim; /* the event of a claim to be decided; 0: none */
    char promise[TEXT_HEX];
    char entropy[TEXT_HEX];
    char colour[16], emblem[16]; /* "": those of the seat's number */
};

/* The fold of a table's events, by docs/protocol.md alone. */
struct fold {
    int64_t n, game_n, deadline;
    int64_t settled; /* when the deadline was set */
    enum fold_stage stage;
    int players;
    struct fold_seat seat[GAME_MAX_PLAYERS];
    struct match *match;
    bool late;
    unsigned ending; /* the seats (bits) that agree to end the game */
    char policy[12];
    char commitment[TEXT_HEX], seed[TEXT_HEX];
    char rematch[TEXT_ID];
};

void view_clear(struct fold *fold);
/* NULL, or what is wrong with the event. */
const char *view_event(struct fold *fold, const json_t *event);
const char *view_events(struct fold *fold, const json_t *list);
/* From an answer to `sit` or `watch` with a snapshot. */
const char *view_snapshot(struct fold *fold, const json_t *answer);
int view_actor(const struct fold *fold);
int view_host(const struct fold *fold);
uint64_t view_hash(const struct fold *fold);
/* A random legal move as text. */
void view_random_move(struct fold *fold, struct rng *rng, char line[MOVE_MAX_TEXT]);

const char *text_of(const json_t *object, const char *key);
int64_t number_of(const json_t *object, const char *key);

#endif
