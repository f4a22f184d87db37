/* log.h: what a server tells whoever runs it: one line of JSON for each happening. Never
 * a token, a passphrase or what people say to each other. */
#ifndef NET_SERVE_LOG_H
#define NET_SERVE_LOG_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum log_level { LOG_ERROR, LOG_WARN, LOG_INFO, LOG_DEBUG, LOG_LEVELS };

struct log {
    FILE *out; /* NULL: nothing is said */
    enum log_level level;
};

/* A member of the line: a text, or where that is NULL a number. */
struct log_item {
    const char *key;
    const char *text;
    long long number;
};

/* The items end with a NULL key. */
void log_items(const struct log *log, enum log_level level, const char *what,
               const struct log_item *items);
static inline struct log_item log_text(const char *key, const char *text)
{
    return (struct log_item){key, text, 0};
}

static inline struct log_item log_number(const char *key, long long number)
{
    return (struct log_item){key, NULL, number};
}

/* log_write(log, LOG_INFO, "listening", log_text("host", host), log_number("port", 80))
 */
#define log_write(log, level, what, ...)                                                 \
    log_items(log, level, what, (const struct log_item[]){__VA_ARGS__, {NULL, NULL, 0}})

/* Holds back lines that would come again and again, so that nobody can fill a disk with
 * them. All zero at first. */
struct log_limit {
    int64_t began; /* when the first of this minute was written, milliseconds */
    int written;
    long long held;
};

/* Whether one more line may be written: `most` in a minute. The first of a minute gets in
 * `held` how many were held back before; the others 0. */
bool log_may(struct log_limit *limit, int64_t now, int most, long long *held);

/* To be the last item of the line: how many were held back, if any. */
static inline struct log_item log_held(long long held)
{
    return log_number(held > 0 ? "held back" : NULL, held);
}

/* "error", "warn", "info" or "debug". */
bool log_level_read(const char *word, enum log_level *level);

#endif
