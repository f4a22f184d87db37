/* admin_request.c: sends a request to a running server over its control socket. */
#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/json.h"
#include "cli/command.h"
#include "cli/output/message.h"
#include "cli/server/admin.h"
#include "core/json/reader.h"

enum { TIMEOUT = 10, ANSWER_MOST = 1 << 20 };

static const char ref[] = "admin";

static int complain(const char *words, const char *socket_path)
{
    message_print(stderr, "cantrip admin: %s: %s", socket_path, words);
    return EXIT_IO;
}

static int fail_call(int handle, const char *path)
{
    int reason = errno;
    if (reason == ENOENT || reason == ECONNREFUSED)
        complain("no server runs with this file: start it with `cantrip serve`, or name "
                 "its file with --data",
                 path);
    else if (reason == EACCES)
        complain("only the server's own user and root may do that: use sudo", path);
    else
        complain(strerror(reason), path);
    if (handle >= 0)
        close(handle);
    return -1;
}

/* The socket, or -1 after a message. */
static int connect_to(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const struct timeval timeout = {.tv_sec = TIMEOUT};
    if (strlen(path) >= sizeof address.sun_path) {
        complain("the name is too long for a socket; start the server in the folder of "
                 "its file",
                 path);
        return -1;
    }
    memcpy(address.sun_path, path, strlen(path));
    int handle = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0 ||
        connect(handle, (const struct sockaddr *)&address, sizeof address) != 0)
        return fail_call(handle, path);
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof timeout);
    setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &timeout, sizeof timeout);
    return handle;
}

static bool send_all(int handle, const struct buffer *line)
{
    for (size_t at = 0; at < line->length;) {
        ssize_t put = send(handle, line->data + at, line->length - at, MSG_NOSIGNAL);
        if (put < 0 && errno != EINTR)
            return false;
        at += put > 0 ? (size_t)put : 0;
    }
    return true;
}

/* Whether the line is our answer rather than an event; if so, sets the exit code. */
static bool read_answer(const char *line, size_t length, int *code)
{
    struct json_reader answer, field;
    struct error ignored = {0};
    const char *words = "";
    if (!json_reader_parse(&answer, line, length, &ignored))
        return false;
    bool ours = json_reader_find(&answer, "re", &field) &&
                json_reader_string(&field, &words, &ignored) && strcmp(words, ref) == 0;
    if (ours && json_reader_find(&answer, "error", &field)) {
        bool said = json_reader_string(&field, &words, &ignored);
        message_print(stderr, "cantrip admin: %s", said ? words : "it cannot be done");
        *code = EXIT_BAD;
    } else if (ours) {
        *code = EXIT_FINE;
    }
    json_reader_free(&answer);
    return ours;
}

/* Reads lines up to the answer; false if there is none. */
static bool await_answer(int handle, int *code)
{
    struct buffer input;
    char block[4096];
    bool answered = false;
    size_t from = 0;
    buffer_init(&input);
    while (!answered && input.length < ANSWER_MOST) {
        ssize_t got = recv(handle, block, sizeof block, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        buffer_put_n(&input, block, (size_t)got);
        for (char *end; !answered && (end = strchr(input.data + from, '\n')) != NULL;) {
            size_t length = (size_t)(end - input.data) - from;
            answered = read_answer(input.data + from, length, code);
            from += length + 1;
        }
    }
    buffer_deinit(&input);
    return answered;
}

static int talk(const char *path, const struct buffer *line)
{
    int code = EXIT_IO, handle = connect_to(path);
    if (handle < 0)
        return EXIT_IO;
    if (!send_all(handle, line) || !await_answer(handle, &code))
        complain("the server did not answer; its log may say why", path);
    close(handle);
    return code;
}

int admin_ask(const char *data, const char *request, const char *member,
              const char *value)
{
    struct buffer line, path;
    buffer_init(&line);
    buffer_init(&path);
    json_open(&line, '{');
    json_add_text(&line, "do", request);
    json_add_text(&line, "ref", ref);
    json_add_text(&line, member, value);
    json_close(&line, '}');
    buffer_put(&line, "\n");
    buffer_format(&path, "%s.sock", data);
    int code = talk(path.data, &line);
    buffer_deinit(&path);
    buffer_deinit(&line);
    return code;
}
