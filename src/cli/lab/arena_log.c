/* arena_log.c: a tournament's log file, so that an interrupted run can be resumed.
 *
 * Its first line holds the settings, every other line a game. A line counts once its
 * newline is written: anything after the last newline is a torn write and is dropped. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cli/lab/arena.h"
#include "core/text/file_read.h"

enum { FURTHEST_AHEAD = 100000 };

/* Two processes writing the same file would corrupt it. */
static bool lock_file(const struct arena_log *log, struct error *error)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (fcntl(fileno(log->file), F_SETLK, &lock) == 0)
        return true;
    if (errno == EACCES || errno == EAGAIN)
        return error_set(error,
                         "%s is being written by another tournament; wait for its "
                         "end, or name another file with --log",
                         log->name);
    return true; /* a file system without locks */
}

/* Takes the line. */
static bool put_line(struct arena_log *log, struct buffer *line, struct error *error)
{
    buffer_put(line, "\n");
    bool put = fwrite(line->data, 1, line->length, log->file) == line->length;
    buffer_deinit(line);
    if (put && fflush(log->file) == 0)
        return true;
    return error_set(error, "cannot write %s: %s", log->name, strerror(errno));
}

/* Reads through the locked descriptor: closing another one for the same file would
 * release the lock. */
static bool read_file(const struct arena_log *log, struct buffer *out,
                      struct error *error)
{
    if (fseek(log->file, 0, SEEK_SET) != 0)
        return error_set(error, "cannot read %s: %s", log->name, strerror(errno));
    return file_read_stream(log->file, log->name, SIZE_MAX, out, error);
}

static size_t length_of_whole_lines(const struct buffer *text)
{
    size_t length = text->length;
    while (length > 0 && text->data[length - 1] != '\n')
        length--;
    return length;
}

static bool cut_file(const struct arena_log *log, size_t length, struct error *error)
{
    return ftruncate(fileno(log->file), (off_t)length) == 0 ||
           error_set(error, "cannot cut the torn last line off %s: %s", log->name,
                     strerror(errno));
}

/* Reports a setting that differs from the file's. */
static bool fail_setting(const char *key, const json_t *then, const json_t *now,
                         struct error *error)
{
    if (strcmp(key, "mind") == 0 || strcmp(key, "rules") == 0)
        return error_set(error,
                         "this tournament was begun with other %s of the program, and "
                         "games of both cannot be added up; name another file with --log",
                         strcmp(key, "mind") == 0 ? "weights or levels" : "rules");
    char *old = json_dumps(then, JSON_COMPACT | JSON_ENCODE_ANY);
    char *new = json_dumps(now, JSON_COMPACT | JSON_ENCODE_ANY);
    error_set(error,
              "the tournament in this file has other settings: \"%s\" is %.100s there "
              "and %.100s here; give the same, or name another file with --log",
              key, old ? old : "missing", new ? new : "");
    free(old);
    free(new);
    return false;
}

/* Of the file and of now, as JSON. */
static bool compare_settings(const json_t *was, json_t *is, struct error *error)
{
    const char *key;
    json_t *now;
    if (!json_is_integer(json_object_get(was, "arena")))
        return error_set(error, "this is not the file of a tournament; name another one "
                                "with --log");
    json_object_foreach(is, key, now)
    {
        const json_t *then = json_object_get(was, key);
        if (!then || !json_equal(then, now))
            return fail_setting(key, then, now, error);
    }
    return true;
}

/* The line should be what would be written now; if not, both are read to name what
 * differs. */
static bool check_settings(const char *line, size_t length, const json_t *was,
                           const struct tournament *tournament, struct error *error)
{
    struct buffer text;
    buffer_init(&text);
    arena_line_settings(tournament, &text);
    bool same = text.length == length && memcmp(text.data, line, length) == 0;
    if (!same) {
        json_t *is = json_loadb(text.data, text.length, 0, NULL);
        same = compare_settings(was, is, error);
        json_decref(is);
    }
    buffer_deinit(&text);
    return same;
}

/* Deals are begun in order, so their numbers are hardly ahead of those of the lines:
 * nobody is to make us count to a billion. */
static bool check_number(const struct arena_game *game, int line, struct error *error)
{
    return game->deal < line + FURTHEST_AHEAD ||
           error_set(error, "deal %ld comes too early", game->deal);
}

static bool read_line(struct arena_games *games, const char *text, size_t length,
                      int number, struct error *error)
{
    json_error_t why;
    struct arena_game game;
    bool ok;
    json_t *line = json_loadb(text, length, 0, &why);
    if (!line)
        return error_set(error, "%s",
                         number == 1 ? "this is not the file of a tournament; "
                                       "name another one with --log"
                                     : "this line is no JSON");
    if (number == 1) {
        ok = check_settings(text, length, line, games->tournament, error);
    } else {
        ok = arena_line_read_game(games->tournament, line, &game, error) &&
             check_number(&game, number, error);
        if (ok)
            arena_games_add(games, &game);
    }
    json_decref(line);
    return ok;
}

/* A game missing from the log is played again. */
static void advise_removal(struct error *error)
{
    struct error was = *error;
    error_set(error, "%.200s; remove the line, and its game is played again", was.text);
}

static bool read_lines(const struct arena_log *log, struct arena_games *games,
                       const char *text, size_t size, struct error *error)
{
    size_t at = 0;
    for (int number = 1; at < size; number++) {
        size_t length = (size_t)((char *)memchr(text + at, '\n', size - at) - text) - at;
        if (!read_line(games, text + at, length, number, error)) {
            if (number > 1)
                advise_removal(error);
            error_place(error, log->name, number);
            return false;
        }
        at += length + 1;
    }
    return true;
}

/* A file without a complete line is dropped only if it is a prefix of what we would
 * write: anything else is not ours. */
static bool is_ours(const struct arena_log *log, const struct arena_games *games,
                    const struct buffer *text, struct error *error)
{
    if (text->length == 0 || memchr(text->data, '\n', text->length))
        return true;
    struct buffer wanted;
    buffer_init(&wanted);
    arena_line_settings(games->tournament, &wanted);
    bool same = strncmp(wanted.data, text->data, text->length) == 0;
    buffer_deinit(&wanted);
    error_place(error, log->name, 0);
    return same || error_set(error, "this is not the file of a tournament; name another "
                                    "one with --log");
}

static bool put_settings(struct arena_log *log, const struct tournament *tournament,
                         struct error *error)
{
    struct buffer line;
    buffer_init(&line);
    arena_line_settings(tournament, &line);
    return put_line(log, &line, error);
}

/* Everything is read before anything is changed. */
static bool take_games(struct arena_log *log, struct arena_games *games, int *code,
                       struct error *error)
{
    struct buffer text;
    bool ok = false;
    buffer_init(&text);
    *code = EXIT_IO;
    if (!lock_file(log, error) || !read_file(log, &text, error))
        goto out;
    *code = EXIT_BAD;
    size_t whole = length_of_whole_lines(&text);
    if (!is_ours(log, games, &text, error) ||
        !read_lines(log, games, text.data, whole, error))
        goto out;
    *code = EXIT_IO;
    ok = (whole == text.length || cut_file(log, whole, error)) &&
         (whole > 0 || put_settings(log, games->tournament, error));
out:
    buffer_deinit(&text);
    return ok;
}

bool arena_log_open(struct arena_log *log, struct arena_games *games, int *code,
                    struct error *error)
{
    *log = (struct arena_log){.name = games->tournament->log};
    if (!log->name)
        return true;
    log->file = fopen(log->name, "a+b");
    if (!log->file) {
        *code = EXIT_IO;
        return error_set(error, "cannot write %s: %s", log->name, strerror(errno));
    }
    return take_games(log, games, code, error);
}

bool arena_log_add(struct arena_log *log, const struct tournament *tournament,
                   const struct arena_game *game, struct error *error)
{
    struct buffer line;
    if (!log->file)
        return true;
    buffer_init(&line);
    arena_line_game(tournament, game, &line);
    return put_line(log, &line, error);
}

bool arena_log_close(struct arena_log *log, struct error *error)
{
    if (!log->file || fclose(log->file) == 0)
        return true;
    return error_set(error, "cannot write %s: %s", log->name, strerror(errno));
}
