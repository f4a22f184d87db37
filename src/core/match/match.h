/* match.h: a game in progress: the log of choices and outcomes, with undo and redo.
 *
 * The state is always the fold of the log over the first state; snapshots every few steps
 * make undo cheap. A match owns its world (unless shared), setup, log and state. */
#ifndef CORE_MATCH_MATCH_H
#define CORE_MATCH_MATCH_H

#include "base/rng.h"
#include "core/game.h"
#include "core/move.h"
#include "core/record/notes.h"

enum { MATCH_SNAPSHOT = 16 };

struct match_step {
    choice_t choice;
    int8_t seat; /* who chose: a seat or SEAT_CHANCE */
    bool starts; /* this step starts a move or chance event */
};

struct match {
    const struct game *game;
    struct setup setup;
    void *world;
    bool shared;          /* the world belongs to somebody else (match_share) */
    void *oracle;         /* of the world, for odds, once asked for; or NULL */
    unsigned char *state; /* the current state, game->state_size bytes */
    struct match_step *log;
    size_t count; /* steps that lead to the current state */
    size_t known; /* steps in the log; those from `count` on can be redone */
    size_t capacity;
    unsigned char *snapshot; /* the state before every MATCH_SNAPSHOT-th step */
    size_t snapshots;        /* capacity of `snapshot` */
    char seed[SETUP_VALUE];  /* as given; "" if the caller supplies all outcomes */
    uint64_t seed_number;    /* the seed as a number */
    bool assembled;          /* the first state was given by match_place, not dealt */
    unsigned char *first;    /* the state before the first step */
    struct notes notes;      /* annotations of the record, by people */
};

/* Copies the setup. With a `seed` of "" or NULL, the caller supplies all outcomes.
 * Returns NULL with an error if the options are not valid. */
struct match *match_new(const struct game *game, const struct setup *setup,
                        const char *seed, struct error *error);
void match_free(struct match *match);

/* Replaces the match's world, which is freed, by one that outlives the match and was made
 * of the same game and settled setup. Any number of matches can share a world. */
void match_share(struct match *match, void *world);

/* Clears the log and starts from a position given as JSON. On failure the match is
 * unchanged. */
bool match_place(struct match *match, const struct json_reader *state,
                 struct error *error);

/* The oracle for odds in the match's world, made when first asked for and kept as long as
 * the world. NULL if the game has no odds, or out of memory. */
void *match_oracle(struct match *match);

int match_actor(const struct match *match);
bool match_over(const struct match *match);

/* Appends a legal choice (asserted) and discards what could be redone. */
void match_choose(struct match *match, choice_t choice);
/* Parses and makes one whole move, or a chance event if chance is to act. */
bool match_play(struct match *match, const char *line, struct reason *why);
/* The random generator of a step. Outcomes depend only on the seed and the number of the
 * step, so undoing, saving or loading does not change the dice. */
struct rng match_rng(const struct match *match, size_t step);
/* Draws and makes one outcome; the actor must be chance and the match must have a
 * seed. */
void match_draw(struct match *match);
/* Draws until a player must choose or the game is over; does nothing without a seed.
 * Returns the number of outcomes drawn. */
size_t match_draw_all(struct match *match);

/* One step back or forward; false if there is none. */
bool match_undo(struct match *match);
bool match_redo(struct match *match);
/* Back to the start of the last whole move or chance event; forward over one. */
bool match_undo_move(struct match *match);
bool match_redo_move(struct match *match);
/* Goes to just after the first `count` steps of the log (count <= known). */
void match_seek(struct match *match, size_t count);

/* Writes the state before step `index` of the log (index <= known) to `state`. */
void match_state_at(const struct match *match, size_t index, void *state);

/* Steps first..end-1 of the log as a move. */
void match_move(const struct match *match, size_t first, size_t end, struct move *move);
/* The last move or chance event of the log up to `count`, which is not 0; as much of it
 * as is made. */
void match_last_move(const struct match *match, struct move *move);

/* A hash of the state only: equal positions have equal hashes, whatever the log. */
uint64_t match_hash(const struct match *match);

#endif
