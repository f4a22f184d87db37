/* internal.h: what the engine's own files share: a request on its way to a response.
 */
#ifndef CLI_ENGINE_INTERNAL_H
#define CLI_ENGINE_INTERNAL_H

#include "base/json.h"
#include "cli/engine/engine.h"
#include "core/json/reader.h"
#include "core/match/match.h"
#include "session/report.h"

enum {
    ENGINE_HANDLE = 33,
    ENGINE_DIGITS = 17, /* of probabilities: all there are */
};

/* The members of most replies, for report_match (session/report.h). */
#define ENGINE_SITUATION "step to_act mid_move prompt over"

/* One open game. */
struct engine_slot {
    char handle[ENGINE_HANDLE]; /* "": the slot is free */
    struct match *match;
    bool by_seed; /* outcomes are drawn whenever chance is to act */
};

struct engine {
    struct engine_slot slot[ENGINE_MAX_GAMES];
    bool done;
};

struct engine_request {
    struct engine *engine;
    struct json_reader root;
    const char *handle;       /* the game it is about */
    struct engine_slot *slot; /* that game, when the command needs one */
    struct buffer reply;      /* to which the command adds its members */
    const char *fault;        /* the kind of error, when the command failed */
    struct reason why;        /* for an illegal move */
    struct error error;
};

/* Returns false after setting what went wrong. */
typedef bool engine_command_run(struct engine_request *request);

/* open.c */
engine_command_run engine_run_version, engine_run_games, engine_run_new, engine_run_load,
    engine_run_place, engine_run_close, engine_run_list, engine_run_quit;
/* play.c */
engine_command_run engine_run_move, engine_run_choose, engine_run_draw, engine_run_undo,
    engine_run_redo, engine_run_seek;
/* look.c, list.c */
engine_command_run engine_run_state, engine_run_check, engine_run_moves,
    engine_run_choices, engine_run_outcomes;
/* odds.c, think.c */
engine_command_run engine_run_odds, engine_run_hint, engine_run_analyse;

/* The slot with this handle, "" for a free one; or NULL. */
struct engine_slot *engine_slot_find(struct engine *engine, const char *handle);
/* Forgets the game in a slot, if there is one, and frees the slot. */
void engine_slot_clear(struct engine_slot *slot);

/* Fails with a kind of error (see the protocol) and a reason. Always returns false. */
bool engine_fail(struct engine_request *request, const char *kind, const char *format,
                 ...) __attribute__((format(printf, 3, 4)));
/* Fails with the text already in request->error. Always returns false. */
bool engine_fail_as(struct engine_request *request, const char *kind);
/* Fails with the reason in request->why. Always returns false. */
bool engine_fail_illegal(struct engine_request *request);

/* Optional fields: false after failing when it is there and of the wrong type. */
bool engine_string(struct engine_request *request, const char *key, const char **value);
bool engine_number(struct engine_request *request, const char *key, int low, int high,
                   int *value);
/* A field that must be there. */
bool engine_need_string(struct engine_request *request, const char *key,
                        const char **value);

/* Whose decision it is, and what for. */
void engine_add_situation(struct engine_request *request);
/* The same after a change: first draws outcomes if they come from the seed, and adds all
 * events since step `from`. */
void engine_add_progress(struct engine_request *request, size_t from);

#endif
