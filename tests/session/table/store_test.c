/* store_test.c: saved games: creating, resuming, torn and damaged files, changes by
 * others. */
#include "session/store/store.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "around.h"
#include "base/buffer.h"
#include "games/games.h"
#include "tests/base/check.h"

struct place {
    char folder[256];
};

static int set_up(void **state)
{
    struct place *place = test_calloc(1, sizeof *place);
    around_make_folder(place->folder, sizeof place->folder);
    *state = place;
    return 0;
}

static int tear_down(void **state)
{
    struct place *place = *state;
    around_remove_folder(place->folder);
    test_free(place);
    return 0;
}

static void read_file(const char *path, struct buffer *out)
{
    char block[4096];
    size_t got;
    FILE *in = fopen(path, "rb");
    assert_non_null(in);
    buffer_init(out);
    while ((got = fread(block, 1, sizeof block, in)) > 0)
        buffer_put_n(out, block, got);
    fclose(in);
}

static void write_file(const char *path, const char *mode, const char *words)
{
    FILE *out = fopen(path, mode);
    assert_non_null(out);
    assert_int_equal(fwrite(words, 1, strlen(words), out), strlen(words));
    assert_int_equal(fclose(out), 0);
}

static bool file_has(const char *path, const char *words)
{
    struct buffer text;
    read_file(path, &text);
    bool has = text.data != NULL && strstr(text.data, words) != NULL;
    buffer_deinit(&text);
    return has;
}

static void create(struct store *store, const struct table *table, const char *folder)
{
    struct error error = {0};
    if (!store_create(store, table, folder, &error))
        fail_msg("%s", error.text);
}

static void save(struct store *store, const struct table *table)
{
    struct error error = {0};
    if (!store_save(store, table, &error))
        fail_msg("%s", error.text);
}

static struct table *resume(struct store *store, const char *path, struct error *error)
{
    struct table *table = store_resume(store, path, games_list(), error);
    if (table == NULL)
        fail_msg("%s", error->text);
    return table;
}

/* Saves a game of Pig in a file, whose path is returned in `path`. */
static uint64_t save_game(const struct place *place, char *path, size_t moves)
{
    struct table *table = around_new("pig#5", "- -");
    struct store store;
    struct text out = text_init(path, STORE_PATH);
    create(&store, table, place->folder);
    text_put(&out, store.path);
    for (size_t i = 0; i < moves; i++) {
        around_play(table, "roll");
        save(&store, table);
    }
    uint64_t hash = match_hash(table->match);
    store_close(&store);
    table_free(table);
    return hash;
}

static void a_game_is_resumed(void **state)
{
    struct place *place = *state;
    struct table *table = around_new("seals:players=3#11", "- random random");
    struct rng rng;
    struct store store;
    struct error error = {0};
    rng_seed(&rng, 1);
    struct chair chair = {.name = "Ada Lovelace"};
    assert_true(table_sit(table, 0, &chair, &error));
    create(&store, table, place->folder);
    for (int i = 0; i < 12; i++) {
        if (table_waits(table) == TABLE_PERSON)
            around_move(table, &rng);
        else
            assert_true(table_think(table, 0));
        save(&store, table);
    }
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s", store.path);
    assert_non_null(strstr(path, "/seals-20"));
    assert_non_null(strstr(path, "-11.rec"));
    store_close(&store);
    assert_string_equal(store.path, "");
    struct table *again = resume(&store, path, &error);
    assert_string_equal(error.text, "");
    assert_int_equal(again->match->count, table->match->count);
    assert_true(match_hash(again->match) == match_hash(table->match));
    assert_string_equal(again->chair[0].name, "Ada Lovelace");
    assert_string_equal(again->chair[1].spec, "random");
    assert_null(again->player[0]);
    assert_non_null(again->player[2]);
    assert_false(again->practice);
    store_close(&store);
    table_free(again);
    table_free(table);
}

static void undone_moves_leave_the_file(void **state)
{
    struct place *place = *state;
    struct table *table = around_new("pig#5", "- random");
    struct store store;
    struct error error = {0};
    struct reason why;
    create(&store, table, place->folder);
    around_play(table, "roll");
    save(&store, table);
    assert_true(file_has(store.path, "1: roll"));
    assert_false(file_has(store.path, "x-practice"));
    assert_true(table_undo(table, &why));
    save(&store, table);
    assert_false(file_has(store.path, "1: roll"));
    assert_true(file_has(store.path, "x-practice: yes"));
    assert_true(table_redo(table));
    save(&store, table);
    assert_true(file_has(store.path, "1: roll"));
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s", store.path);
    store_close(&store);
    struct table *again = resume(&store, path, &error);
    assert_true(again->practice);
    assert_true(match_hash(again->match) == match_hash(table->match));
    store_close(&store);
    table_free(again);
    table_free(table);
}

static void a_torn_end_loses_one_line(void **state)
{
    struct place *place = *state;
    char path[STORE_PATH];
    struct store store;
    struct error error = {0};
    uint64_t hash = save_game(place, path, 3);
    write_file(path, "ab", "2: ro");
    struct table *table = resume(&store, path, &error);
    assert_non_null(strstr(error.text, "truncated"));
    assert_true(match_hash(table->match) == hash);
    around_play(table, "roll");
    save(&store, table);
    hash = match_hash(table->match);
    store_close(&store);
    table_free(table);
    table = resume(&store, path, &error);
    assert_string_equal(error.text, "");
    assert_true(match_hash(table->match) == hash);
    store_close(&store);
    table_free(table);
}

/* Wherever the file is truncated after its headers, the valid part is recovered, and
 * missing outcomes are drawn again as before. */
static void a_file_truncated_anywhere_is_recovered(void **state)
{
    struct place *place = *state;
    char path[STORE_PATH];
    struct buffer text;
    save_game(place, path, 6);
    read_file(path, &text);
    size_t body = (size_t)(strstr(text.data, "\n\n") + 2 - text.data);
    for (size_t cut = body; cut <= text.length; cut++) {
        struct store store;
        struct error error = {0};
        FILE *out = fopen(path, "wb");
        assert_non_null(out);
        fwrite(text.data, 1, cut, out);
        fclose(out);
        struct table *table = resume(&store, path, &error);
        around_check_record(table->match);
        store_close(&store);
        struct buffer now;
        read_file(path, &now);
        size_t whole = cut;
        while (text.data[whole - 1] != '\n')
            whole--;
        assert_true(now.length >= whole);
        assert_memory_equal(now.data, text.data, whole);
        buffer_deinit(&now);
        table_free(table);
    }
    buffer_deinit(&text);
}

/* An editing mistake must not cost the rest of the game. */
static void damaged_files_are_copied(void **state)
{
    struct place *place = *state;
    char path[STORE_PATH], aside[STORE_PATH + 32];
    struct store store;
    struct error error = {0};
    save_game(place, path, 3);
    write_file(path, "ab", "fly away\n1: roll\n");
    struct table *table = resume(&store, path, &error);
    assert_non_null(strstr(error.text, "expected 'PLAYER: move'"));
    assert_non_null(strstr(error.text, ".rec.damaged-1"));
    assert_true(error.line > 0);
    assert_false(file_has(path, "fly away"));
    snprintf(aside, sizeof aside, "%s.damaged-1", path);
    assert_true(file_has(aside, "fly away\n1: roll\n"));
    store_close(&store);
    table_free(table);
}

static void two_programs_do_not_share_a_game(void **state)
{
    struct place *place = *state;
    char path[STORE_PATH];
    struct store first, second;
    struct error error = {0};
    save_game(place, path, 1);
    struct table *table = resume(&first, path, &error);
    assert_null(store_resume(&second, path, games_list(), &error));
    assert_non_null(strstr(error.text, "another window or program"));
    assert_string_equal(second.path, "");
    /* a replaced file is locked too */
    struct chair chair = {.name = "Bo"};
    assert_true(table_sit(table, 1, &chair, &error));
    save(&first, table);
    assert_null(store_resume(&second, path, games_list(), &error));
    assert_non_null(strstr(error.text, "another window or program"));
    store_close(&first);
    table_free(table);
    table = resume(&second, path, &error);
    assert_string_equal(table->chair[1].name, "Bo");
    store_close(&second);
    table_free(table);
}

/* The whole game is saved in a new file of the same folder, and the error says so. */
static void expect_saved_elsewhere(struct store *store, const struct store *before,
                                   struct table *table)
{
    struct error error = {0};
    assert_true(store_save(store, table, &error));
    assert_non_null(strstr(error.text, "changed by another program"));
    assert_string_not_equal(store->path, before->path);
    assert_int_equal(strrchr(store->path, '/') - store->path,
                     strrchr(before->path, '/') - before->path);
    assert_true(file_has(store->path, "1: roll"));
}

static void changes_by_others_are_not_overwritten(void **state)
{
    struct place *place = *state;
    struct table *table = around_new("pig#5", "- -");
    struct store store;
    struct error error = {0};
    create(&store, table, place->folder);
    write_file(store.path, "ab", "# a remark by hand\n");
    around_play(table, "roll");
    struct store before = store;
    expect_saved_elsewhere(&store, &before, table);
    assert_true(file_has(before.path, "# a remark by hand"));
    assert_false(file_has(before.path, "1: roll"));
    /* replaced, as editors do, by a file of the same length */
    char other[STORE_PATH + 8];
    snprintf(other, sizeof other, "%s.new", store.path);
    write_file(other, "wb", "something else\n");
    assert_int_equal(rename(other, store.path), 0);
    before = store;
    expect_saved_elsewhere(&store, &before, table);
    assert_true(file_has(before.path, "something else"));
    around_play(table, "roll");
    save(&store, table);
    assert_true(store_save(&store, table, &error));
    assert_string_equal(error.text, "");
    store_close(&store);
    table_free(table);
}

/* Backups and file managers may touch files without changing them. */
static void a_touch_is_not_a_change(void **state)
{
    struct place *place = *state;
    struct table *table = around_new("pig#5", "- -");
    struct store store;
    struct timespec times[2] = {{.tv_sec = 1000}, {.tv_sec = 1000}};
    create(&store, table, place->folder);
    struct store before = store;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(utimensat(AT_FDCWD, store.path, times, 0), 0);
        around_play(table, "roll");
        save(&store, table);
        assert_string_equal(store.path, before.path);
    }
    assert_true(file_has(store.path, ": roll"));
    /* but a changed byte is a change */
    write_file(store.path, "r+b", "G");
    around_play(table, "roll");
    before = store;
    expect_saved_elsewhere(&store, &before, table);
    store_close(&store);
    table_free(table);
}

/* The old file is unlocked, the new one is not. */
static void the_old_file_is_unlocked(void **state)
{
    struct place *place = *state;
    char path[STORE_PATH];
    struct store store, second;
    struct error error = {0};
    save_game(place, path, 1);
    struct table *table = resume(&store, path, &error);
    write_file(path, "ab", "# a remark by hand\n");
    struct store before = store;
    expect_saved_elsewhere(&store, &before, table);
    assert_null(store_resume(&second, store.path, games_list(), &error));
    struct table *other = resume(&second, path, &error);
    store_close(&second);
    table_free(other);
    store_close(&store);
    table_free(table);
}

static void a_deleted_file_is_created_again(void **state)
{
    struct place *place = *state;
    struct table *table = around_new("pig#5", "- -");
    struct store store;
    create(&store, table, place->folder);
    around_play(table, "roll");
    save(&store, table);
    assert_int_equal(unlink(store.path), 0);
    around_play(table, "roll");
    save(&store, table);
    assert_true(file_has(store.path, "1: roll"));
    store_close(&store);
    table_free(table);
}

static void limit_files(rlim_t bytes)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* The disk is full in the middle of a line, and later is not. */
static void a_full_disk_is_reported_and_recovered(void **state)
{
    struct place *place = *state;
    struct table *table = around_new("pig#5", "- -");
    struct store store;
    struct error error = {0};
    struct buffer before, after;
    create(&store, table, place->folder);
    read_file(store.path, &before);
    around_play(table, "roll");
    signal(SIGXFSZ, SIG_IGN);
    limit_files((rlim_t)before.length + 4);
    bool kept = store_save(&store, table, &error);
    bool kept_again = store_save(&store, table, &error);
    limit_files(RLIM_INFINITY);
    assert_false(kept);
    assert_false(kept_again);
    assert_non_null(strstr(error.text, "cannot write"));
    read_file(store.path, &after);
    assert_string_equal(after.data, before.data);
    save(&store, table);
    assert_true(file_has(store.path, "1: roll\n*: "));
    store_close(&store);
    table_free(table);
    buffer_deinit(&before);
    buffer_deinit(&after);
}

static void unusable_files_are_rejected(void **state)
{
    struct place *place = *state;
    char path[STORE_PATH];
    struct store store;
    struct error error = {0};
    snprintf(path, sizeof path, "%s/none.rec", place->folder);
    assert_null(store_resume(&store, path, games_list(), &error));
    assert_non_null(strstr(error.text, "cannot open"));
    assert_null(store_resume(&store, place->folder, games_list(), &error));
    assert_true(error.text[0] != '\0');
    write_file(path, "wb", "no record at all\n");
    assert_null(store_resume(&store, path, games_list(), &error));
    assert_non_null(strstr(error.text, "not a cantrip record"));
    assert_true(file_has(path, "no record at all"));
    write_file(path, "wb", "");
    assert_null(store_resume(&store, path, games_list(), &error));
    assert_non_null(strstr(error.text, "empty"));
}

static void links_are_followed(void **state)
{
    struct place *place = *state;
    char path[STORE_PATH], name[STORE_PATH];
    struct store store;
    struct error error = {0};
    struct stat status;
    save_game(place, path, 1);
    snprintf(name, sizeof name, "%s/link.rec", place->folder);
    assert_int_equal(symlink(strrchr(path, '/') + 1, name), 0);
    struct table *table = resume(&store, name, &error);
    struct chair chair = {.name = "Bo"};
    assert_true(table_sit(table, 1, &chair, &error));
    save(&store, table);
    assert_int_equal(lstat(name, &status), 0);
    assert_true(S_ISLNK(status.st_mode));
    assert_true(file_has(path, "name.2: Bo"));
    store_close(&store);
    table_free(table);
}

static void nothing_is_saved_without_a_file(void **state)
{
    struct table *table = around_new("pig#5", "- -");
    struct store store = {0};
    save(&store, table);
    store_close(&store);
    table_free(table);
}

static void games_of_one_seed_have_files_of_their_own(void **state)
{
    struct place *place = *state;
    char one[STORE_PATH], two[STORE_PATH];
    save_game(place, one, 1);
    save_game(place, two, 2);
    assert_string_not_equal(one, two);
    assert_non_null(strstr(two, "-5-2.rec"));
}

int main(void)
{
#define SCENE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        SCENE(a_game_is_resumed),
        SCENE(undone_moves_leave_the_file),
        SCENE(a_torn_end_loses_one_line),
        SCENE(a_file_truncated_anywhere_is_recovered),
        SCENE(damaged_files_are_copied),
        SCENE(two_programs_do_not_share_a_game),
        SCENE(changes_by_others_are_not_overwritten),
        SCENE(a_touch_is_not_a_change),
        SCENE(the_old_file_is_unlocked),
        SCENE(a_deleted_file_is_created_again),
        SCENE(a_full_disk_is_reported_and_recovered),
        SCENE(unusable_files_are_rejected),
        SCENE(links_are_followed),
        SCENE(nothing_is_saved_without_a_file),
        SCENE(games_of_one_seed_have_files_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
