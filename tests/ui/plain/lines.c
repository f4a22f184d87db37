/* lines.c: a game in plain lines between two files, for tests. */
#include "lines.h"

#include <string.h>

#include "games/games.h"
#include "i18n/language.h"
#include "tests/base/check.h"

static void sit(struct chair *chairs, const char *seats)
{
    char word[WORD_SIZE];
    struct reader in = reader_init(seats, strlen(seats));
    for (int i = 0; i < GAME_MAX_PLAYERS && reader_word(&in, word); i++) {
        struct text spec = text_init(chairs[i].spec, sizeof chairs[i].spec);
        if (strcmp(word, "-") != 0)
            text_put(&spec, word);
    }
}

struct table *lines_table(const char *id, const char *seats)
{
    struct setup setup;
    struct error error = {0};
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    sit(chairs, seats);
    assert_true(setup_read_id(&setup, games_list(), &game, seed, id, &error));
    struct table *table = table_new(game, &setup, seed, chairs, &error);
    setup_deinit(&setup);
    assert_non_null(table);
    return table;
}

int (*lines_columns)(void) = NULL;

static void read_all(FILE *file, struct buffer *out)
{
    char block[4096];
    size_t got;
    rewind(file);
    while ((got = fread(block, 1, sizeof block, file)) > 0)
        buffer_put_n(out, block, got);
}

enum plain_end lines_play(const struct plain_game *game, const char *bytes, size_t length,
                          struct buffer *out)
{
    struct plain_options options = {.columns = lines_columns};
    FILE *in = tmpfile(), *told = tmpfile();
    assert_non_null(in);
    assert_non_null(told);
    assert_int_equal(fwrite(bytes, 1, length, in), length);
    rewind(in);
    enum plain_end end = plain_run(game, &options, in, told);
    read_all(told, out);
    fclose(in);
    fclose(told);
    return end;
}

int lines_count(const struct buffer *out, const char *words)
{
    int count = 0;
    for (const char *at = out->data; at && (at = strstr(at, words)); at++)
        count++;
    return count;
}

bool lines_have(const struct buffer *out, const char *words)
{
    return lines_count(out, words) > 0;
}

void lines_play_in(const char *language, const char *id, const char *lines,
                   struct buffer *out)
{
    assert_true(language_use(language));
    struct table *table = lines_table(id, "-");
    struct plain_game game = {.table = table};
    buffer_init(out);
    lines_play(&game, lines, strlen(lines), out);
    table_free(table);
    assert_true(language_use("en"));
}

void lines_expect(const char *language, const char *id, const char *lines,
                  const char *told)
{
    struct buffer out;
    lines_play_in(language, id, lines, &out);
    if (!lines_have(&out, told))
        fail_msg("in %s, %swas not answered with '%s' but\n%s", language, lines, told,
                 out.data);
    buffer_deinit(&out);
}
