/* test_server.c: starts, watches and stops a server. */
#include "tests/net/test_server.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "core/text/file_read.h"
#include "tests/base/check.h"
#include "tests/net/client.h"

enum { MOST_WORDS = 32, LOOKS = 30000, PAUSE = 10 * 1000 * 1000 };

static void pause_a_little(void)
{
    nanosleep(&(struct timespec){.tv_nsec = PAUSE}, NULL);
}

static void put_path(char *out, size_t size, const char *folder, const char *name)
{
    struct text text = text_init(out, size);
    text_format(&text, "%s/%s", folder, name);
    assert_false(text.overflow);
}

static void make_folder(struct test_server *host)
{
    char path[96];
    struct text out = text_init(host->folder, sizeof host->folder);
    text_put(&out, "/tmp/cantrip-serve-XXXXXX");
    assert_non_null(mkdtemp(host->folder));
    put_path(host->data, sizeof host->data, host->folder, "t.db");
    put_path(host->log, sizeof host->log, host->folder, "log");
    put_path(path, sizeof path, host->folder, "site");
    assert_int_equal(mkdir(path, 0700), 0);
    put_path(path, sizeof path, host->folder, "site/index.html");
    FILE *page = fopen(path, "w");
    assert_non_null(page);
    fputs("<!doctype html><title>Test</title>\n", page);
    fclose(page);
}

static void run(const struct test_server *host, const char *const *options)
{
    char site[96];
    const char *words[MOST_WORDS] = {
        getenv("CANTRIP_BIN"), "serve",  "--port",    "0",      "--host",
        "127.0.0.1",           "--data", host->data,  "--site", site,
        "--sandbox",           "no",     "--threads", "1"};
    int count = 14;
    put_path(site, sizeof site, host->folder, "site");
    for (; options != NULL && *options != NULL && count < MOST_WORDS - 1; options++)
        words[count++] = *options;
    int log = open(host->log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    int null = open("/dev/null", O_RDWR);
    dup2(null, 0);
    dup2(null, 1);
    dup2(log, 2);
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* a failing test leaves nothing behind */
    execv(words[0], (char *const *)(uintptr_t)words);
    _exit(127);
}

static void read_log(const struct test_server *host, struct buffer *log)
{
    struct error error = {0};
    buffer_put(log, "");
    if (!file_read_path(host->log, log, &error))
        buffer_clear(log);
    buffer_put(log, "");
}

/* The port is in the last "listening" line. */
static int find_port(const struct test_server *host, int before)
{
    struct buffer log = {0};
    int port = 0, count = 0;
    read_log(host, &log);
    for (const char *at = log.data; (at = strstr(at, "\"listening\"")) != NULL; at++) {
        const char *number = strstr(at, "\"port\":");
        if (++count > before && number != NULL)
            port = (int)strtol(number + 7, NULL, 10);
    }
    buffer_deinit(&log);
    return before < 0 ? count : port;
}

void test_server_start(struct test_server *host, const char *const *options)
{
    if (host->folder[0] == '\0')
        make_folder(host);
    int before = find_port(host, -1);
    host->port = 0;
    host->process = fork();
    assert_true(host->process >= 0);
    if (host->process == 0)
        run(host, options);
    for (int i = 0; i < LOOKS && host->port == 0; i++) {
        pause_a_little();
        host->port = find_port(host, before);
        if (waitpid(host->process, NULL, WNOHANG) != 0)
            break;
    }
    if (host->port == 0) {
        struct buffer log = {0};
        read_log(host, &log);
        host->process = 0;
        fail_msg("the server did not start: %s", log.data);
    }
}

int test_server_stop(struct test_server *host, int number)
{
    int status = -1;
    assert_true(host->process > 0);
    kill(host->process, number);
    assert_int_equal(waitpid(host->process, &status, 0), host->process);
    host->process = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void remove_one(const struct test_server *host, const char *name)
{
    char path[96];
    put_path(path, sizeof path, host->folder, name);
    (void)remove(path);
}

void test_server_remove(struct test_server *host)
{
    static const char *const names[] = {"t.db",      "t.db-wal",        "t.db-shm",
                                        "t.db-lock", "t.db.sock",       "log",
                                        "conf",      "site/index.html", "site"};
    if (host->process > 0)
        test_server_stop(host, SIGKILL);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        remove_one(host, names[i]);
    assert_int_equal(rmdir(host->folder), 0);
}

bool test_server_logged(const struct test_server *host, const char *words)
{
    struct buffer log = {0};
    read_log(host, &log);
    bool found = strstr(log.data, words) != NULL;
    buffer_deinit(&log);
    return found;
}

bool test_server_wait_for_log(const struct test_server *host, const char *words)
{
    for (int i = 0; i < LOOKS; i++) {
        if (test_server_logged(host, words))
            return true;
        pause_a_little();
    }
    return false;
}

int test_server_get(const struct test_server *host, const char *path, char *body,
                    size_t size)
{
    struct buffer request = {0}, answer = {0};
    buffer_format(&request,
                  "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                  path);
    client_exchange(host->port, request.data, request.length, &answer);
    const char *end = strstr(answer.data, "\r\n\r\n");
    struct text out = text_init(body, size);
    text_put(&out, end != NULL ? end + 4 : "");
    int status = answer.length > 12 ? (int)strtol(answer.data + 9, NULL, 10) : 0;
    buffer_deinit(&request);
    buffer_deinit(&answer);
    return status;
}

double test_server_metric(const struct test_server *host, const char *name)
{
    static char body[32 << 10];
    char line[100];
    struct text out = text_init(line, sizeof line);
    text_format(&out, "\ncantrip_%s ", name);
    assert_int_equal(test_server_get(host, "/metrics", body, sizeof body), 200);
    const char *at = strstr(body, line);
    if (at == NULL)
        fail_msg("there is no metric %s", name);
    return strtod(at + out.length, NULL);
}

void test_server_wait_for_connections(const struct test_server *host, int most)
{
    for (int i = 0; i < LOOKS && test_server_metric(host, "connections") > most; i++)
        pause_a_little();
    assert_true(test_server_metric(host, "connections") <= most);
}

int test_server_finish(struct test_server *host)
{
    int code = test_server_stop(host, SIGTERM);
    test_server_remove(host);
    return code;
}
