/* log.h: the server log: one line of JSON per event. Never contains tokens, passphrases
 * or chat. */
#ifndef NET_SERVE_LOG_H
#define NET_SERVE_LOG_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum log_level { LOG_ERROR, LOG_WARN, LOG_INFO, LOG_DEBUG, LOG_LEVELS };

struct log {
    FILE *out; /* NULL disables logging */
    enum log_level level;
};

/* A key with a text value, or with a number if the text is NULL. */
struct log_item {
    const char *key;
    const char *text;
    long long number;
};

/* `items` ends with a NULL key. */
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

/* Rate-limits repeated lines, so that nobody can fill the disk. Zero-initialised. */
struct log_limit {
    int64_t began; /* when the current minute started, in milliseconds */
    int written;
    long long held;
};

/* Whether another line may be written, at most `most` a minute. For the first line of a
 * minute, `held` is the number suppressed before it; otherwise 0. */
bool log_limit_allows(struct log_limit *limit, int64_t now, int most, long long *held);

/* The last item of a line: how many lines were suppressed, if any. */
static inline struct log_item log_held(long long held)
{
    return log_number(held > 0 ? "held back" : NULL, held);
}

/* Reads "error", "warn", "info" or "debug". */
bool log_level_read(const char *word, enum log_level *level);

#endif
