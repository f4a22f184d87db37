/* arena.h: the parts of `cantrip arena`: what was asked for, the games played so far, the
 * file they are kept in, playing on, and the reports. */
#ifndef CLI_LAB_ARENA_H
#define CLI_LAB_ARENA_H

#include <jansson.h>
#include <stdio.h>

#include "ai/arena/sprt.h"
#include "ai/arena/totals.h"
#include "cli/args.h"
#include "cli/game_args.h"
#include "cli/lab/variety.h"

enum { ARENA_ENDLESS = 1 << 30 /* deals, where only time or the test sets an end */ };

/* What was asked for; arena_args.c. */
struct tournament {
    struct game_args wanted;
    struct variety variety;
    struct arena_plan plan;
    long deals;
    double seconds; /* 0: no limit */
    int threads;    /* 0: all cores */
    bool testing;   /* a match that the sequential test ends */
    double low, high;
    int anchor;      /* the spec that stands at 0 Elo; -1: the average does */
    const char *log; /* or NULL */
    bool quiet;
    int8_t *players; /* of each variant; heap, owned */
};

/* Reads the command line. Returns EXIT_FINE, or another exit code after a message. Either
 * way arena_tournament_deinit must follow. */
int arena_tournament_init(struct tournament *out, const struct args *args);
void arena_tournament_deinit(struct tournament *tournament);
/* How many games a deal has. */
int arena_tournament_rotations(const struct tournament *tournament, long deal);

/* The games played so far, in any order; arena_games.c. */
struct arena_games_deal {
    uint8_t played; /* rotations, as bits */
    uint8_t count;
    float won; /* by the first spec */
};

struct arena_book {
    const struct tournament *tournament;
    long count, capacity;
    struct arena_game *game;       /* heap, owned */
    long deals;                    /* there is room for */
    struct arena_games_deal *deal; /* heap, owned */
    struct sprt sprt; /* over the deals before `next`, all of which are complete */
    long next;
    enum sprt_verdict verdict; /* once there is one no further deal counts */
};

void arena_games_init(struct arena_book *book, const struct tournament *tournament);
void arena_games_deinit(struct arena_book *book);
bool arena_games_has(const struct arena_book *book, long deal, int rotation);
void arena_games_add(struct arena_book *book, const struct arena_game *game);
/* The games that count, by deals, into a fresh list (give it back with free): those of
 * deals that are complete, and not behind what the sequential test needed. */
struct arena_game *arena_games_list(const struct arena_book *book, long *count);

/* The file with a line of JSON for each game; arena_log.c. */
struct arena_log {
    const char *name;
    FILE *file; /* NULL: none is wanted */
};

/* Opens the file of the tournament, if it has one, and takes the games in it into the
 * book. False with an error, and *code the exit code. */
bool arena_log_open(struct arena_log *log, struct arena_book *book, int *code,
                    struct error *error);
bool arena_log_add(struct arena_log *log, const struct tournament *tournament,
                   const struct arena_game *game, struct error *error);
bool arena_log_close(struct arena_log *log, struct error *error);
/* arena_line.c: what the lines say: settings, and a game. */
json_t *arena_line_settings(const struct tournament *tournament);
json_t *arena_line_game(const struct tournament *tournament,
                        const struct arena_game *game);
/* The specs around the table, by name. */
json_t *arena_line_seats(const struct arena_plan *plan, const struct lineup *lineup);
/* arena_line_read.c */
bool arena_line_read_game(const struct tournament *tournament, const json_t *line,
                          struct arena_game *game, struct error *error);

/* How it ended; arena_run.c. */
struct arena_end_report {
    bool stopped; /* by the user, before its end */
    bool failed;  /* a player did not play, or the log could not be written */
    int code;     /* then: the exit code */
    struct error error;
    double seconds;
    long played; /* games, of which the log had none */
};

/* Plays what the book has not, as far as was asked for. */
void arena_run(const struct tournament *tournament, struct arena_book *book,
               struct arena_log *log, struct arena_end_report *report);

/* The line that tells how far it is; arena_progress.c. */
struct arena_progress {
    const struct tournament *tournament;
    bool terminal;
    double start, shown;
    long before; /* games that were there when it started */
    long total;  /* games, or 0 when there is no end */
};

void arena_progress_init(struct arena_progress *progress,
                         const struct tournament *tournament,
                         const struct arena_book *book);
void arena_progress_show(struct arena_progress *progress, const struct arena_book *book);
void arena_progress_end(struct arena_progress *progress);

/* What is told at the end; arena_report.c for people, arena_json.c for programs. */
struct arena_result {
    const struct tournament *tournament;
    const struct arena_book *book;
    const struct arena_end_report *end;
    const struct arena_game *game; /* those that count */
    long count;
};

void arena_report_print(const struct arena_result *result);
json_t *arena_report_json(const struct arena_result *result);

#endif
