/* crash_test.c: a program that is killed at any moment loses no move that was kept.
 *
 * A child plays, takes back and keeps, and tells after each how long the game is and what
 * it has come to. It is killed; what its file holds must be the game as last told, or one
 * that was being written. CANTRIP_CRASHES asks for more rounds. */
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

/* What the child tells, before it changes the file and after. */
struct told {
    uint64_t hash;
    uint64_t steps;
    bool kept;
};

static struct told told_of(const struct table *table, bool kept)
{
    struct told told;
    memset(&told, 0, sizeof told);
    told.hash = match_hash(table->match);
    told.steps = table->match->count;
    told.kept = kept;
    return told;
}

static void tell(int out, const struct table *table, bool kept)
{
    struct told told = told_of(table, kept);
    if (write(out, &told, sizeof told) != (ssize_t)sizeof told)
        _exit(1);
}

/* Seldom back, so that games grow. */
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
    tell(out, table, true);
    for (int i = 0; i < STEPS; i++) {
        change(table, &rng);
        tell(out, table, false);
        if (!store_keep(&store, table, &error))
            _exit(3);
        tell(out, table, true);
    }
    _exit(0);
}

/* A game in its file: what is certainly kept, and what may be. */
struct game_file {
    char path[STORE_PATH];
    struct told kept, last;
    int changes; /* that were told */
};

static bool listen(int in, struct game_file *file)
{
    struct told told;
    if (read(in, &told, sizeof told) != (ssize_t)sizeof told)
        return false;
    if (told.kept)
        file->kept = told;
    file->last = told;
    file->changes++;
    return true;
}

static bool is_told(const struct match *match, const struct told *told)
{
    return told->steps == match->count && told->hash == match_hash(match);
}

/* A line of a move may be there whose dice are not: they fall on opening. */
static void check_file(struct game_file *file)
{
    struct store store;
    struct error error = {0};
    struct table *table = store_resume(&store, file->path, games_list(), &error);
    if (table == NULL)
        fail_msg("%s", error.text);
    around_check_record(table->match);
    if (!is_told(table->match, &file->kept) && !is_told(table->match, &file->last))
        fail_msg("%zu steps are in the file; %llu were kept, %llu told",
                 table->match->count, (unsigned long long)file->kept.steps,
                 (unsigned long long)file->last.steps);
    file->kept = file->last = told_of(table, true);
    store_close(&store);
    table_free(table);
}

/* A second child is the killer, so that what the first one tells is read meanwhile. */
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
    if (seed % 2 == 0) /* every other one is killed while it opens the file, perhaps */
        listen(ends[0], file);
    pid_t killer = send_killer(child, microseconds);
    while (listen(ends[0], file))
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
    assert_true(store_begin(&store, table, folder, &error));
    text_put(&out, store.path);
    file->kept = file->last = told_of(table, true);
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

static void a_killed_program_loses_nothing(void **unused)
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_killed_program_loses_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
