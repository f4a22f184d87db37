/* file.c: reads and writes whole files. */
#include "cli/file.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/output/message.h"

const char *file_title(const char *name)
{
    return strcmp(name, "-") == 0 ? "standard input" : name;
}

int file_complain(const struct error *error, int code)
{
    char line[ERROR_TEXT + ERROR_FILE + 32];
    message_print(stderr, "cantrip: %s", error_line(error, line, sizeof line));
    return code;
}

bool file_read(const char *name, struct buffer *out, struct error *error)
{
    if (strcmp(name, "-") == 0)
        return file_read_stream(stdin, file_title(name), FILE_MAX_BYTES, out, error);
    return file_read_path(name, out, error);
}

/* Polls the pipe itself: at the final flush errno may be stale or unset. */
static bool reader_went_away(void)
{
    struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&output, 1, 0) == 1 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

bool file_flush_output(void)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return true;
    int reason = errno;
    if (!reader_went_away())
        message_print(stderr, "cantrip: cannot write to standard output: %s",
                      reason ? strerror(reason) : "write error");
    return false;
}

/* A closed pipe is not reported here: the final flush detects it again and sets the exit
 * status. */
static bool write_stdout(const struct buffer *data, struct error *error)
{
    size_t written = fwrite(data->data, 1, data->length, stdout);
    if (written == data->length && fflush(stdout) == 0)
        return true;
    int reason = errno;
    return reader_went_away() ||
           error_set(error, "cannot write to standard output: %s", strerror(reason));
}

/* Devices, pipes and empty files have nothing to lose. */
static bool holds_something(const char *name)
{
    struct stat status;
    return stat(name, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
}

static bool is_stdout(const char *name)
{
    return !name || strcmp(name, "-") == 0;
}

static bool is_free(const char *name, bool force, struct error *error)
{
    if (force || is_stdout(name) || !holds_something(name))
        return true;
    return error_set(error,
                     "%s exists already; give --force to write over it, or name "
                     "another file",
                     name);
}

/* Does not open a pipe, which would wait for its reader. Removes a file it had to
 * create. */
bool file_check_new(const char *name, bool force, struct error *error)
{
    struct stat status;
    if (is_stdout(name))
        return true;
    if (!is_free(name, force, error))
        return false;
    bool is_new = stat(name, &status) != 0;
    if (!is_new && S_ISFIFO(status.st_mode))
        return true;
    FILE *out = fopen(name, "ab");
    if (!out)
        return error_set(error, "cannot write %s: %s", name, strerror(errno));
    fclose(out);
    if (is_new)
        remove(name);
    return true;
}

static bool write_file(const char *name, const struct buffer *data, struct error *error)
{
    FILE *out = fopen(name, "wb");
    if (!out)
        return error_set(error, "cannot write %s: %s", name, strerror(errno));
    bool ok =
        data->length == 0 || fwrite(data->data, 1, data->length, out) == data->length;
    int reason = errno;
    if (fclose(out) != 0) {
        reason = ok ? errno : reason;
        ok = false;
    }
    return ok || error_set(error, "cannot write %s: %s", name, strerror(reason));
}

/* Writes to a temporary file first, so that a full disk does not destroy the old
 * contents. */
static bool replace_file(const char *name, const struct buffer *data, struct error *error)
{
    struct buffer part;
    buffer_init(&part);
    buffer_format(&part, "%s.part", name);
    bool ok = write_file(part.data, data, error);
    if (ok && rename(part.data, name) != 0)
        ok = error_set(error, "cannot write %s: %s", name, strerror(errno));
    if (!ok)
        remove(part.data);
    buffer_deinit(&part);
    return ok;
}

static bool write_anywhere(const char *name, const struct buffer *data,
                           struct error *error)
{
    if (is_stdout(name))
        return data->length == 0 || write_stdout(data, error);
    return holds_something(name) ? replace_file(name, data, error)
                                 : write_file(name, data, error);
}

int file_write_new(const char *name, const struct buffer *data, bool force)
{
    struct error error = {0};
    if (is_free(name, force, &error) && write_anywhere(name, data, &error))
        return EXIT_FINE;
    return file_complain(&error, EXIT_IO);
}

int file_write(const char *name, const struct buffer *data)
{
    return file_write_new(name, data, true);
}
