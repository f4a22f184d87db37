/* crash_test.c: a program killed at any moment loses no saved move.
 *
 * A child plays, undoes and saves, and after each change reports the length and hash of
 * the game. It is killed; the file must hold the game as last reported, or one that was
 * being written. CANTRIP_CRASHES sets the number of rounds. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "around.h"
#include "games/games.h"
#include "tests/base/check.h"

enum { ROUNDS = 24, STEPS = 100000 };

/* What the child reports before and after it changes the file. */
struct report {
    uint64_t hash;
    uint64_t steps;
    bool kept;
};

static struct report report_of(const struct table *table, bool kept)
{
    struct report report;
    memset(&report, 0, sizeof report);
    report.hash = match_hash(table->match);
    report.steps = table->match->count;
    report.kept = kept;
    return report;
}

static void send_report(int out, const struct table *table, bool kept)
{
    struct report report = report_of(table, kept);
    if (write(out, &report, sizeof report) != (ssize_t)sizeof report)
        _exit(1);
}

/* Undoes rarely, so that games grow. */
static void change(struct table *table, struct rng *rng)
{
    struct reason why;
    if (rng_below(rng, 4) == 0 && table_undo(table, &why))
        return;
    if (table_waits(table) == TABLE_COMPUTER)
        table_think(table, 0);
    else if (table_waits(table) == TABLE_PERSON)
        around_move(table, rng);
    else
        table_undo(table, &why);
}

static void play_on(int out, const char *path, uint64_t seed)
{
    struct store store;
    struct error error = {0};
    struct rng rng;
    rng_seed(&rng, seed);
    struct table *table = store_resume(&store, path, games_list(), &error);
    if (table == NULL)
        _exit(2);
    send_report(out, table, true);
    for (int i = 0; i < STEPS; i++) {
        change(table, &rng);
        send_report(out, table, false);
        if (!store_save(&store, table, &error))
            _exit(3);
        send_report(out, table, true);
    }
    _exit(0);
}

/* A game in its file: what is certainly saved, and what may be. */
struct game_file {
    char path[STORE_PATH];
    struct report kept, last;
    int changes; /* reported */
};

static bool read_reports(int in, struct game_file *file)
{
    struct report report;
    if (read(in, &report, sizeof report) != (ssize_t)sizeof report)
        return false;
    if (report.kept)
        file->kept = report;
    file->last = report;
    file->changes++;
    return true;
}

static bool is_reported(const struct match *match, const struct report *report)
{
    return report->steps == match->count && report->hash == match_hash(match);
}

/* The file may end with a move without its outcomes, which are then drawn on opening. */
static void check_file(struct game_file *file)
{
    struct store store;
    struct error error = {0};
    struct table *table = store_resume(&store, file->path, games_list(), &error);
    if (table == NULL)
        fail_msg("%s", error.text);
    around_check_record(table->match);
    if (!is_reported(table->match, &file->kept) &&
        !is_reported(table->match, &file->last))
        fail_msg("%zu steps are in the file; %llu were kept, %llu report",
                 table->match->count, (unsigned long long)file->kept.steps,
                 (unsigned long long)file->last.steps);
    file->kept = file->last = report_of(table, true);
    store_close(&store);
    table_free(table);
}

/* A second child does the killing, so that the parent can read reports meanwhile. */
static pid_t send_killer(pid_t victim, long microseconds)
{
    pid_t killer = fork();
    assert_true(killer >= 0);
    if (killer > 0)
        return killer;
    struct timespec time = {.tv_nsec = microseconds * 1000};
    nanosleep(&time, NULL);
    kill(victim, SIGKILL);
    _exit(0);
}

static void play_and_kill(struct game_file *file, uint64_t seed, long microseconds)
{
    int ends[2], status = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(ends[0]);
        play_on(ends[1], file->path, seed);
    }
    close(ends[1]);
    if (seed % 2 == 0) /* every other one may be killed while opening the file */
        read_reports(ends[0], file);
    pid_t killer = send_killer(child, microseconds);
    while (read_reports(ends[0], file))
        continue;
    close(ends[0]);
    assert_int_equal(waitpid(killer, NULL, 0), killer);
    assert_int_equal(waitpid(child, &status, 0), child);
    if (WIFEXITED(status))
        fail_msg("the child ended with %d", WEXITSTATUS(status));
    check_file(file);
}

static void begin_file(const char *id, const char *folder, struct game_file *file)
{
    struct table *table = around_new(id, "- random random");
    struct store store;
    struct error error = {0};
    struct text out = text_init(file->path, sizeof file->path);
    assert_true(store_create(&store, table, folder, &error));
    text_put(&out, store.path);
    file->kept = file->last = report_of(table, true);
    store_close(&store);
    table_free(table);
}

static int count_rounds(void)
{
    const char *wanted = getenv("CANTRIP_CRASHES");
    int rounds = ROUNDS;
    if (wanted != NULL)
        text_to_int(wanted, 1, 100000, &rounds);
    return rounds;
}

TEST(a_killed_program_loses_nothing)
{
    static const char *const ids[] = {"pig#5", "seals:players=3#6", "ciub#7"};
    static struct game_file file[3];
    char folder[256];
    struct rng rng;
    rng_seed(&rng, 1);
    around_make_folder(folder, sizeof folder);
    for (int i = 0; i < 3; i++)
        begin_file(ids[i], folder, &file[i]);
    int rounds = count_rounds();
    for (int i = 0; i < rounds; i++)
        play_and_kill(&file[i % 3], (uint64_t)i, 2000 + (long)rng_below(&rng, 60000));
    for (int i = 0; i < 3; i++)
        assert_true(file[i].changes > 0);
    around_remove_folder(folder);
}
