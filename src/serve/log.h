/* log.h: what a server tells whoever runs it: one line of JSON for each happening. Never
 * a token, a passphrase or what people say to each other. */
#ifndef SERVE_LOG_H
#define SERVE_LOG_H

#include <stdbool.h>
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
/* log_write(log, LOG_INFO, "listening", {"host", host}, {"port", NULL, port}) */
#define log_write(log, level, what, ...)                                                 \
    log_items(log, level, what, (const struct log_item[]){__VA_ARGS__, {0}})

/* "error", "warn", "info" or "debug". */
bool log_level_read(const char *word, enum log_level *level);

#endif
