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
    ENGINE_DIGITS = 17, /* of probabilities: all that there are */
};

/* One open game. */
struct engine_slot {
    char handle[ENGINE_HANDLE];
    struct match *match; /* NULL: the slot is free */
    bool by_seed;        /* outcomes are drawn whenever chance is to act */
    void *oracle;        /* of the match's world, from the first question on; or NULL */
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

struct engine_command {
    const char *name;
    const char *help;
    engine_command_run *run;
    bool needs_game;
    const char *fields[8]; /* it understands, besides cmd, id and game */
};

/* The commands of one file each; lists end with a NULL name. */
extern const struct engine_command engine_open_commands[];
extern const struct engine_command engine_look_commands[];
extern const struct engine_command engine_list_commands[];
extern const struct engine_command engine_odds_commands[];
extern const struct engine_command engine_play_commands[];
extern const struct engine_command engine_think_commands[];

/* Forgets the game in a slot, if there is one, and frees the slot. */
void engine_slot_clear(struct engine_slot *slot);

/* Fails with a kind of error (see the protocol) and a sentence. Always returns false. */
bool engine_fail(struct engine_request *request, const char *kind, const char *format,
                 ...) __attribute__((format(printf, 3, 4)));
/* Fails with the sentence already in request->error. Always returns false. */
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
/* As above after something changed: lets the seed draw if it is to, and tells what it
 * drew and what else happened since step `from`. */
void engine_add_progress(struct engine_request *request, size_t from);

#endif
