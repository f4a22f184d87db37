/* match.h: one game being played: the log of choices and outcomes, undo and redo.
 *
 * The log is the game: the state is always the fold of the log from the start. Snapshots
 * every few steps make undo cheap. The match owns its world, setup, log and state. */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "base/rng.h"
#include "core/game.h"
#include "core/move.h"
#include "core/record/notes.h"

enum { MATCH_SNAPSHOT = 16 };

struct match_step {
    choice_t choice;
    int8_t seat; /* who chose: a seat or SEAT_CHANCE */
    bool starts; /* a move or chance event starts with this step */
};

struct match {
    const struct game *game;
    struct setup setup;
    void *world;
    bool shared;          /* the world is not the match's own: match_share */
    unsigned char *state; /* the current state, game->state_size bytes */
    struct match_step *log;
    size_t count; /* steps that lead to the current state */
    size_t known; /* steps in the log; those from `count` on can be redone */
    size_t capacity;
    unsigned char *snapshot; /* the state before every MATCH_SNAPSHOT-th step */
    size_t snapshots;        /* of them there is room for */
    char seed[SETUP_VALUE];  /* as given; "" when chance comes from the caller alone */
    uint64_t seed_number;    /* what the seed's text stands for */
    bool assembled; /* the first state was set up by hand, not dealt (match_place) */
    unsigned char *first; /* the state before the first step */
    struct notes notes;   /* what people wrote into the record */
};

/* Takes a copy of the setup. `seed` may be "" or NULL: chance is then the caller's.
 * Returns NULL with an error when the options make no game. */
struct match *match_new(const struct game *game, const struct setup *setup,
                        const char *seed, struct error *error);
void match_free(struct match *match);

/* Takes another world in place of its own, which is freed: one of the same game that was
 * made of the same settled setup, and that outlives the match. Many matches can share
 * one. */
void match_share(struct match *match, void *world);

/* Forgets the log and starts from a position given as state JSON. On failure the match is
 * as it was. */
bool match_place(struct match *match, const struct json_reader *state,
                 struct error *error);

int match_actor(const struct match *match);
bool match_over(const struct match *match);

/* Appends one legal choice (asserted) and forgets what could be redone. */
void match_choose(struct match *match, choice_t choice);
/* Reads and makes one whole move (or a chance event, when chance is to act). */
bool match_play(struct match *match, const char *line, struct reason *why);
/* The generator of a step: what chance brings depends on the seed and the number of the
 * step alone, so a game that was undone, saved, loaded or set up anew meets the same
 * dice. */
struct rng match_rng(const struct match *match, size_t step);
/* Draws one outcome for the current step from the seed and makes it; the actor must be
 * chance and the match have a seed. */
void match_draw(struct match *match);
/* Draws until a player must choose or the game is over (or not at all without a seed).
 * Returns the outcomes drawn. */
size_t match_draw_all(struct match *match);

/* One step back or forward; false when there is none. */
bool match_undo(struct match *match);
bool match_redo(struct match *match);
/* Back to the start of the last whole move or chance event, or forward over one. */
bool match_undo_move(struct match *match);
bool match_redo_move(struct match *match);
/* To just after the first `count` steps of the log (count <= known). */
void match_seek(struct match *match, size_t count);

/* The state before step `index` of the log (index <= known) into `state`. */
void match_state_at(const struct match *match, size_t index, void *state);

/* The last move or chance event of the log up to `count`, which is not 0; as much of it
 * as is made. */
void match_last_move(const struct match *match, struct move *move);

/* Of the state alone: games from different logs that reach one position agree. */
uint64_t match_hash(const struct match *match);

#endif
