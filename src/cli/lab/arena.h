/* arena.h: the parts of `cantrip arena`: settings, games played so far, log file, the
 * run, and reports. */
#ifndef CLI_LAB_ARENA_H
#define CLI_LAB_ARENA_H

#include <jansson.h>
#include <stdio.h>

#include "ai/arena/sprt.h"
#include "ai/arena/totals.h"
#include "base/buffer.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/lab/variety.h"

enum {
    ARENA_ENDLESS = 1 << 30 /* number of deals when only time or the test sets an end */
};

/* The settings; arena_args.c. */
struct tournament {
    struct game_args wanted;
    struct variety variety;
    struct arena_plan plan;
    long deals;
    double seconds; /* 0: no limit */
    int threads;    /* 0: all cores */
    bool testing;   /* a match ended by the sequential test */
    double low, high;
    int anchor;      /* the spec fixed at 0 Elo; -1: the average is */
    const char *log; /* or NULL */
    bool quiet;
    int8_t *players; /* of each variant; heap, owned */
};

/* Parses the command line. Returns EXIT_FINE, or another exit code after a message. Call
 * arena_tournament_deinit in either case. */
int arena_tournament_init(struct tournament *out, const struct args *args);
void arena_tournament_deinit(struct tournament *tournament);
/* Games per deal. */
int arena_tournament_rotations(const struct tournament *tournament, long deal);

/* The games played so far, in any order; arena_games.c. */
struct arena_games_deal {
    uint8_t played; /* bit set of rotations */
    uint8_t count;
    float won; /* by the first spec */
};

struct arena_games {
    const struct tournament *tournament;
    long count, capacity;
    struct arena_game *game;       /* heap, owned */
    long deals;                    /* allocated */
    struct arena_games_deal *deal; /* heap, owned */
    struct sprt sprt;              /* over the deals before `next`, all complete */
    long next;
    enum sprt_verdict verdict; /* once decided, no further deal counts */
};

void arena_games_init(struct arena_games *games, const struct tournament *tournament);
void arena_games_deinit(struct arena_games *games);
bool arena_games_has(const struct arena_games *games, long deal, int rotation);
void arena_games_add(struct arena_games *games, const struct arena_game *game);
/* A new list (to be freed) of the games that count, sorted by deal: those of complete
 * deals, up to the one that decided the sequential test. */
struct arena_game *arena_games_list(const struct arena_games *games, long *count);

/* The log file, one line of JSON per game; arena_log.c. */
struct arena_log {
    const char *name;
    FILE *file; /* NULL: no log */
};

/* Opens the tournament's log, if it has one, and loads its games into the games. False
 * with an error, and *code the exit code. */
bool arena_log_open(struct arena_log *log, struct arena_games *games, int *code,
                    struct error *error);
bool arena_log_add(struct arena_log *log, const struct tournament *tournament,
                   const struct arena_game *game, struct error *error);
bool arena_log_close(struct arena_log *log, struct error *error);
/* arena_line.c: what the lines say: settings, and a game. */
void arena_line_settings(const struct tournament *tournament, struct buffer *out);
void arena_line_game(const struct tournament *tournament, const struct arena_game *game,
                     struct buffer *out);
/* arena_line_read.c */
bool arena_line_read_game(const struct tournament *tournament, const json_t *line,
                          struct arena_game *game, struct error *error);

/* How the run ended; arena_run.c. */
struct arena_end_report {
    bool stopped; /* interrupted by the user */
    bool failed;  /* a player failed, or the log could not be written */
    int code;     /* the exit code in that case */
    struct error error;
    double seconds;
    long played; /* games, not counting those from the log */
};

/* Plays the games missing from the games. */
void arena_run(const struct tournament *tournament, struct arena_games *games,
               struct arena_log *log, struct arena_end_report *report);

/* The progress line; arena_progress.c. */
struct arena_progress {
    const struct tournament *tournament;
    bool terminal;
    double start, shown;
    long before; /* games loaded from the log */
    long total;  /* games, or 0 if unlimited */
};

void arena_progress_init(struct arena_progress *progress,
                         const struct tournament *tournament,
                         const struct arena_games *games);
void arena_progress_show(struct arena_progress *progress,
                         const struct arena_games *games);
void arena_progress_end(struct arena_progress *progress);

/* The final report; arena_report.c as text, arena_json.c as JSON. */
struct arena_result {
    const struct tournament *tournament;
    const struct arena_games *games;
    const struct arena_end_report *end;
    const struct arena_game *game; /* those that count */
    long count;
};

void arena_report_print(const struct arena_result *result);
void arena_report_json(const struct arena_result *result, struct buffer *out);

#endif
