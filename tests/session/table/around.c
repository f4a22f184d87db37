/* around.c: tables and folders for tests. */
#include "around.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/record/record.h"
#include "games/games.h"
#include "tests/base/check.h"

static void read_chairs(const char *specs, struct chair *chairs)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS && *specs != '\0'; seat++) {
        size_t length = strcspn(specs, " ");
        struct text spec = text_init(chairs[seat].spec, sizeof chairs[seat].spec);
        if (length != 1 || specs[0] != '-')
            text_put_n(&spec, specs, length);
        specs += length;
        specs += strspn(specs, " ");
    }
}

struct table *around_new(const char *id, const char *specs)
{
    const struct game *game = NULL;
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    struct error error = {0};
    struct setup setup;
    char seed[SETUP_VALUE];
    setup_init(&setup);
    read_chairs(specs, chairs);
    if (!setup_read_id(&setup, games_list(), &game, seed, id, &error))
        fail_msg("%s: %s", id, error.text);
    struct table *table = table_new(game, &setup, seed, chairs, &error);
    setup_deinit(&setup);
    if (table == NULL)
        fail_msg("%s: %s", id, error.text);
    return table;
}

void around_draft(struct table *table, struct rng *rng)
{
    struct reason why;
    assert_int_equal(table_waits(table), TABLE_PERSON);
    while (!table_is_whole(table)) {
        choice_t list[GAME_MAX_CHOICES];
        int count = table_choices(table, list);
        assert_true(count > 0);
        assert_true(table_choose(table, list[rng_below(rng, (uint32_t)count)], &why));
    }
}

void around_move(struct table *table, struct rng *rng)
{
    around_draft(table, rng);
    table_confirm(table);
}

void around_play(struct table *table, const char *line)
{
    struct reason why;
    if (!table_type(table, line, &why))
        fail_msg("'%s' is refused: %s", line, why.text);
    table_confirm(table);
}

const char *around_text(const struct table *table,
                        void (*write)(const struct table *, struct text *), char *room,
                        size_t size)
{
    struct text out = text_init(room, size);
    write(table, &out);
    assert_false(out.overflow);
    return room;
}

void around_check_record(const struct match *match)
{
    struct buffer text;
    struct error error = {0};
    buffer_init(&text);
    record_write(match, &text);
    struct match *read =
        record_read_drawn(games_list(), text.data, text.length, "record", &error);
    if (read == NULL)
        fail_msg("line %d: %s", error.line, error.text);
    assert_int_equal(read->count, match->count);
    assert_true(match_hash(read) == match_hash(match));
    match_free(read);
    buffer_deinit(&text);
}

void around_make_folder(char *path, size_t size)
{
    /* in memory if possible: syncing to disk is slow */
    snprintf(path, size, "/dev/shm/cantrip-table-XXXXXX");
    if (mkdtemp(path) != NULL)
        return;
    snprintf(path, size, "/tmp/cantrip-table-XXXXXX");
    assert_non_null(mkdtemp(path));
}

void around_remove_folder(const char *path)
{
    DIR *dir = opendir(path);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        char name[600];
        snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0 &&
            unlink(name) != 0)
            around_remove_folder(name);
    }
    closedir(dir);
    assert_int_equal(rmdir(path), 0);
}
