/* log.c: writes log lines. */
#include "net/serve/log.h"

#include <string.h>
#include <time.h>

#include "base/json.h"
#include "base/text.h"

static const char *const names[LOG_LEVELS] = {"error", "warn", "info", "debug"};

/* "2026-05-17T19:03:11.042Z" */
static void add_time(struct buffer *out)
{
    struct timespec now;
    struct tm parts;
    char day[32], whole[48];
    struct text text = text_init(whole, sizeof whole);
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    strftime(day, sizeof day, "%Y-%m-%dT%H:%M:%S", &parts);
    text_format(&text, "%s.%03ldZ", day, now.tv_nsec / 1000000);
    json_add_text(out, "time", whole);
}

void log_items(const struct log *log, enum log_level level, const char *what,
               const struct log_item *items)
{
    struct buffer line = {0};
    if (log->out == NULL || level > log->level)
        return;
    json_open(&line, '{');
    add_time(&line);
    json_add_text(&line, "level", names[level]);
    json_add_text(&line, "what", what);
    for (; items->key != NULL; items++) {
        if (items->text != NULL)
            json_add_text(&line, items->key, items->text);
        else
            json_add_number(&line, items->key, items->number);
    }
    json_close(&line, '}');
    buffer_put(&line, "\n");
    fwrite(line.data, 1, line.length, log->out);
    fflush(log->out);
    buffer_deinit(&line);
}

bool log_limit_allows(struct log_limit *limit, int64_t now, int most, long long *held)
{
    enum { MINUTE = 60000 };
    *held = 0;
    if (limit->written == 0 || now - limit->began >= MINUTE) {
        *held = limit->held;
        *limit = (struct log_limit){.began = now, .written = 1};
        return true;
    }
    if (limit->written < most) {
        limit->written++;
        return true;
    }
    limit->held++;
    return false;
}

bool log_level_read(const char *word, enum log_level *level)
{
    for (int i = 0; i < LOG_LEVELS; i++)
        if (strcmp(word, names[i]) == 0) {
            *level = (enum log_level)i;
            return true;
        }
    return false;
}
