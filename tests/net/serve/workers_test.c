/* workers_test.c: the worker threads: moves, passphrases and invalid jobs; and systemd
 * notifications. */
#include <poll.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "core/record/record.h"
#include "games/games.h"
#include "net/serve/notify.h"
#include "net/serve/workers.h"
#include "tests/base/check.h"

static struct job *await(struct workers *workers)
{
    struct pollfd wait = {.fd = workers_handle(workers), .events = POLLIN};
    struct job *job;
    while ((job = workers_next(workers)) == NULL)
        assert_int_equal(poll(&wait, 1, 60000), 1);
    return job;
}

static struct match *new_match(const char *name)
{
    struct setup setup;
    struct error error = {0};
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    assert_true(setup_read_id(&setup, games_list(), &game, seed, name, &error));
    struct match *match = match_new(game, &setup, "7", &error);
    assert_non_null(match);
    match_draw_all(match);
    setup_deinit(&setup);
    return match;
}

static struct job think(const char *record, int seat, const char *spec)
{
    return (struct job){.kind = JOB_THINK,
                        .table = "7K2QFD9X",
                        .number = 41,
                        .seat = seat,
                        .text = (char *)(uintptr_t)record,
                        .extra = (char *)(uintptr_t)spec};
}

static int start(void **unused)
{
    return sodium_init() < 0;
}

SETUP_ALL(start, NULL)

/* The line is a legal whole move, in every game. */
TEST(moves)
{
    struct workers *workers = workers_new(2, games_list());
    for (const struct game *const *g = games_list(); *g != NULL; g++) {
        struct match *match = new_match((*g)->name);
        struct buffer record = {0};
        struct reason why;
        record_write(match, &record);
        struct job wanted = think(record.data, match_actor(match), "greedy");
        workers_submit(workers, &wanted);
        struct job *job = await(workers);
        assert_true(job->good);
        assert_string_equal(job->table, "7K2QFD9X");
        assert_int_equal(job->number, 41);
        assert_true(match_play(match, job->out, &why));
        workers_job_free(job);
        buffer_deinit(&record);
        match_free(match);
    }
    workers_free(workers);
}

TEST(invalid_jobs)
{
    struct workers *workers = workers_new(1, games_list());
    struct match *match = new_match("pig");
    struct buffer record = {0};
    record_write(match, &record);
    const struct job jobs[] = {think("no record", 0, "greedy"),
                               think(record.data, 1 - match_actor(match), "greedy"),
                               think(record.data, match_actor(match), "nobody")};
    for (size_t i = 0; i < sizeof jobs / sizeof *jobs; i++) {
        workers_submit(workers, &jobs[i]);
        struct job *job = await(workers);
        assert_false(job->good);
        assert_null(job->out);
        workers_job_free(job);
    }
    buffer_deinit(&record);
    match_free(match);
    workers_free(workers);
}

TEST(passphrases)
{
    struct workers *workers = workers_new(1, games_list());
    struct job wanted = {.kind = JOB_HASH, .ticket = 5, .text = "correct horse"};
    workers_submit(workers, &wanted);
    struct job *hashed = await(workers);
    assert_true(hashed->good);
    assert_int_equal(hashed->ticket, 5);
    assert_non_null(strstr(hashed->out, "$argon2id$"));
    static const char *const phrases[] = {"correct horse", "Correct horse", ""};
    for (int i = 0; i < 3; i++) {
        struct job check = {.kind = JOB_CHECK,
                            .text = (char *)(uintptr_t)phrases[i],
                            .extra = hashed->out};
        workers_submit(workers, &check);
        struct job *checked = await(workers);
        assert_int_equal(checked->good, i == 0);
        assert_int_equal(strlen(checked->text), 0);
        workers_job_free(checked);
    }
    workers_job_free(hashed);
    workers_free(workers);
}

/* Jobs beyond the limit are returned as failed; queued ones are dropped at the end. */
TEST(too_many)
{
    struct workers *workers = workers_new(1, games_list());
    int failed = 0, more = 100;
    struct job slow = {.kind = JOB_HASH, .text = "slow"};
    workers_submit(workers, &slow);
    for (int i = 0; i < JOB_QUEUE + more; i++) {
        struct job job = think("no record", 0, "greedy");
        job.number = i;
        workers_submit(workers, &job);
    }
    assert_true(workers_queued(workers) <= JOB_QUEUE);
    for (struct job *job; failed < more - 1; workers_job_free(job)) {
        job = await(workers);
        failed += job->kind == JOB_THINK && !job->good;
    }
    workers_free(workers);
}

/* A search that would take hours is cancelled: this test terminates. */
TEST(stopping)
{
    struct workers *workers = workers_new(1, games_list());
    struct match *match = new_match("ciub");
    struct buffer record = {0};
    record_write(match, &record);
    struct job wanted = think(record.data, match_actor(match), "search:nodes=1000000000");
    workers_submit(workers, &wanted);
    while (workers_queued(workers) > 0)
        usleep(1000);
    usleep(100000);
    workers_free(workers);
    buffer_deinit(&record);
    match_free(match);
}

TEST(systemd_is_notified)
{
    char path[] = "/tmp/cantrip-notify-XXXXXX", words[64] = "";
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    unsetenv("NOTIFY_SOCKET");
    assert_int_equal(notify_open(), -1);
    notify_send(-1, "READY=1");
    assert_non_null(mkdtemp(path));
    snprintf(address.sun_path, sizeof address.sun_path, "%s/socket", path);
    int server = socket(AF_UNIX, SOCK_DGRAM, 0);
    assert_int_equal(bind(server, (struct sockaddr *)&address, sizeof address), 0);
    setenv("NOTIFY_SOCKET", address.sun_path, 1);
    int handle = notify_open();
    assert_true(handle >= 0);
    notify_send(handle, "READY=1");
    assert_int_equal(recv(server, words, sizeof words - 1, 0), 7);
    assert_string_equal(words, "READY=1");
    close(handle);
    close(server);
    unlink(address.sun_path);
    rmdir(path);
    assert_int_equal(notify_open(), -1);
    unsetenv("NOTIFY_SOCKET");
}
