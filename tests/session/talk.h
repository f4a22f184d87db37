/* talk.h: a session under test; its answers are read by another JSON library. */
#ifndef TESTS_SESSION_TALK_H
#define TESTS_SESSION_TALK_H

#include <jansson.h>
#include <string.h>

#include "base/json.h"
#include "games/games.h"
#include "session/session.h"
#include "tests/base/check.h"

struct talk {
    struct session *session;
    struct buffer text; /* the last answer */
    json_t *answer;     /* ... parsed */
};

void talk_init(struct talk *talk);
void talk_deinit(struct talk *talk);
/* SESSION_TEST(what_it_shows) { ... } is a TEST with a new session, `talk`. */
#define SESSION_TEST(what)                                                               \
    static void what##_in(struct talk *talk);                                            \
    TEST(what)                                                                           \
    {                                                                                    \
        struct talk talk;                                                                \
        talk_init(&talk);                                                                \
        what##_in(&talk);                                                                \
        talk_deinit(&talk);                                                              \
    }                                                                                    \
    static void what##_in(struct talk *talk)
/* The answer to a request of `length` bytes; valid until the next. */
json_t *talk_bytes(struct talk *talk, const char *request, size_t length);
/* The answer to a request that must not be refused. */
json_t *talk_ask(struct talk *talk, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The request must be refused with these words and this rule ("" for none), and change
 * nothing. */
void talk_refused(struct talk *talk, const char *request, const char *words,
                  const char *rule);

/* Members of an object, which must be there. */
const char *talk_text(const json_t *object, const char *key);
long long talk_number(const json_t *object, const char *key);
bool talk_truth(const json_t *object, const char *key);
json_t *talk_list(const json_t *object, const char *key);
/* A list of texts joined by spaces. */
const char *talk_words(const json_t *object, const char *key, char *room, size_t size);

#endif
