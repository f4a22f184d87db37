/* list_test.c: listing the saved games of a folder. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "around.h"
#include "games/games.h"
#include "tests/base/check.h"

enum { ROOM = 4 };

static void write_file(const char *folder, const char *name, const char *words)
{
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    fputs(words, out);
    assert_int_equal(fclose(out), 0);
}

/* Sets the modification time to so many seconds after 1970. */
static void set_time(const char *path, time_t seconds)
{
    struct timespec times[2] = {{.tv_sec = seconds}, {.tv_sec = seconds}};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void save_game(const char *folder, const char *id, const char *specs,
                      const char *name, time_t seconds, bool to_the_end)
{
    struct table *table = around_new(id, specs);
    struct chair chair = {0};
    struct store store;
    struct error error = {0};
    struct text out = text_init(chair.name, sizeof chair.name);
    text_put(&out, name);
    assert_true(table_sit(table, 0, &chair, &error));
    struct rng rng;
    rng_seed(&rng, 1);
    while (to_the_end && table_waits(table) != TABLE_OVER) {
        if (table_waits(table) == TABLE_PERSON)
            around_move(table, &rng);
        else
            table_think(table, 0);
    }
    assert_true(store_create(&store, table, folder, &error));
    set_time(store.path, seconds);
    store_close(&store);
    table_free(table);
}

TEST(the_newest_games_come_first)
{
    char folder[256];
    static struct store_entry list[ROOM];
    around_make_folder(folder, sizeof folder);
    save_game(folder, "pig#1", "- random", "Ada", 1000, false);
    save_game(folder, "pig#2", "- random", "Bo", 3000, true);
    save_game(folder, "seals:players=2#3", "-", "Cy", 2000, false);
    write_file(folder, "notes.rec", "no record\n");
    write_file(folder, "empty.rec", "");
    write_file(folder, "readme.txt", "nor this\n");
    assert_int_equal(store_list(folder, games_list(), STORE_ALL, list, ROOM), 3);
    assert_string_equal(list[0].title, "Pig, Bo, random, over");
    assert_true(list[0].over);
    assert_int_equal(list[0].changed, 3000);
    assert_memory_equal(list[1].title, "Five Seals of Magic, Cy, ", 25);
    assert_string_equal(list[2].title, "Pig, Ada, random");
    assert_false(list[2].over);
    assert_int_equal(store_list(folder, games_list(), STORE_ALL, list, 1), 1);
    assert_string_equal(list[0].title, "Pig, Bo, random, over");
    assert_int_equal(store_list(folder, games_list(), STORE_UNFINISHED, list, 1), 1);
    assert_memory_equal(list[0].title, "Five Seals of Magic, Cy, ", 25);
    around_remove_folder(folder);
    assert_int_equal(store_list(folder, games_list(), STORE_ALL, list, ROOM), 0);
}

/* Unfinished games are found, however many finished ones there are. */
TEST(finished_games_hide_no_others)
{
    char folder[256];
    static struct store_entry list[ROOM];
    around_make_folder(folder, sizeof folder);
    save_game(folder, "pig#1", "- random", "Ada", 1000, false);
    save_game(folder, "pig#2", "- random", "Bo", 900, false);
    for (int i = 0; i < 2 * ROOM; i++)
        save_game(folder, "pig:target=10#3", "- random", "Cy", 3000 + i, true);
    assert_int_equal(store_list(folder, games_list(), STORE_UNFINISHED, list, ROOM), 2);
    assert_string_equal(list[0].title, "Pig, Ada, random");
    assert_string_equal(list[1].title, "Pig, Bo, random");
    around_remove_folder(folder);
}

/* Two-byte letters: titles are cut between letters. */
TEST(long_titles_are_cut_between_letters)
{
    static struct store_entry list[ROOM];
    for (int blanks = 0; blanks < 2; blanks++) {
        char folder[256];
        struct chair chair = {0};
        struct error error = {0};
        struct store store;
        struct table *table = around_new("pig:players=5#1", "");
        struct text name = text_init(chair.name, sizeof chair.name);
        around_make_folder(folder, sizeof folder);
        text_put(&name, blanks ? "." : "");
        for (int i = 0; i < 19; i++)
            text_put(&name, "\xd0\x96");
        for (int seat = 0; seat < 5; seat++)
            assert_true(table_sit(table, seat, &chair, &error));
        assert_true(store_create(&store, table, folder, &error));
        assert_int_equal(store_list(folder, games_list(), STORE_ALL, list, ROOM), 1);
        size_t length = strlen(list[0].title);
        assert_true(length >= sizeof list[0].title - 2);
        assert_true((unsigned char)list[0].title[length - 1] != 0xd0);
        store_close(&store);
        table_free(table);
        around_remove_folder(folder);
    }
}

TEST(the_folder_is_created)
{
    char base[256], folder[STORE_PATH], wanted[STORE_PATH];
    struct error error = {0};
    struct stat status;
    around_make_folder(base, sizeof base);
    snprintf(wanted, sizeof wanted, "%s/deep/data", base);
    setenv("XDG_DATA_HOME", wanted, 1);
    assert_true(store_folder(folder, sizeof folder, &error));
    snprintf(wanted, sizeof wanted, "%s/deep/data/cantrip/games", base);
    assert_string_equal(folder, wanted);
    assert_int_equal(stat(folder, &status), 0);
    assert_true(S_ISDIR(status.st_mode));
    assert_true(store_folder(folder, sizeof folder, &error));
    setenv("XDG_DATA_HOME", "not/absolute", 1);
    setenv("HOME", base, 1);
    assert_true(store_folder(folder, sizeof folder, &error));
    snprintf(wanted, sizeof wanted, "%s/.local/share/cantrip/games", base);
    assert_string_equal(folder, wanted);
    unsetenv("HOME");
    assert_false(store_folder(folder, sizeof folder, &error));
    assert_non_null(strstr(error.text, "HOME"));
    write_file(base, "file", "");
    snprintf(wanted, sizeof wanted, "%s/file", base);
    setenv("HOME", wanted, 1);
    assert_false(store_folder(folder, sizeof folder, &error));
    assert_non_null(strstr(error.text, "cannot make the folder"));
    assert_false(store_folder(folder, 20, &error));
    assert_non_null(strstr(error.text, "too long"));
    around_remove_folder(base);
}
