/* rule_text.c: finds and reads the texts of a folder, and runs their tests. */
#include "tests/support/rule_text.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "tests/base/check.h"

enum { MAX_LINES = 4000, MAX_TESTS = 400, CONTINUED = 8 };

/* A text, and what was read of it. */
struct rule_file {
    const char *path;
    char *words; /* all lines, without comments */
    size_t length;
    struct rule_line line[MAX_LINES];
    int lines;
    struct rule_test given; /* what the next test begins with */
    int *count;             /* the lines of what the last heading began */
    struct rule_test test[MAX_TESTS];
    struct CMUnitTest unit[MAX_TESTS];
    int tests;
};

/* --- reading ------------------------------------------------------------------------ */

static bool refuse(const struct rule_file *file, int number, const char *why)
{
    fprintf(stderr, "%s:%d: %s\n", file->path, number, why);
    return false;
}

/* The length of a line without its comment, and without spaces at the end. */
static size_t plain_length(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] == '#' && (i == 0 || line[i - 1] == ' '))
            length = i;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    return length;
}

static const char *keep_words(struct rule_file *file, const char *words, size_t length)
{
    char *kept = file->words + file->length;
    memcpy(kept, words, length);
    kept[length] = '\0';
    file->length += length + 1;
    return kept;
}

static bool read_heading(struct rule_file *file, const char *words, size_t length,
                         int number)
{
    const char *heading = keep_words(file, words, length);
    const struct rule_line *next = file->line + file->lines;
    if (strcmp(heading, "given") == 0 || strcmp(heading, "given nothing") == 0) {
        file->given.given = next;
        file->given.given_count = 0;
        file->count = &file->given.given_count;
        return true;
    }
    bool rule = strncmp(heading, "rule ", 5) == 0 && strstr(heading, ": ") != NULL;
    if (!rule && strncmp(heading, "test ", 5) != 0)
        return refuse(file, number, "write `given`, `rule NUMBER: NAME` or `test NAME`");
    if (file->tests == MAX_TESTS)
        return refuse(file, number, "one test too many for a file");
    struct rule_test *test = &file->test[file->tests++];
    *test = file->given;
    test->heading = (struct rule_line){heading, number};
    test->line = next;
    test->at = &test->heading;
    file->count = &test->count;
    return true;
}

static bool read_line(struct rule_file *file, const char *line, size_t length, int number)
{
    size_t indent = strspn(line, " ");
    length = plain_length(line, length);
    if (length == 0)
        return true;
    if (indent == 0)
        return read_heading(file, line, length, number);
    if (file->count == NULL)
        return refuse(file, number, "this line belongs to no test");
    if (indent >= CONTINUED && *file->count > 0) {
        file->words[file->length - 1] = ' ';
        keep_words(file, line + indent, length - indent);
        return true;
    }
    if (file->lines == MAX_LINES)
        return refuse(file, number, "one line too many for a file");
    const char *words = keep_words(file, line + indent, length - indent);
    file->line[file->lines++] = (struct rule_line){words, number};
    ++*file->count;
    return true;
}

static bool read_lines(struct rule_file *file, const char *text)
{
    for (int number = 1; *text != '\0'; number++) {
        size_t length = strcspn(text, "\n");
        if (!read_line(file, text, length, number))
            return false;
        text += length + (text[length] == '\n');
    }
    return file->tests > 0 || refuse(file, 1, "there is no test in this file");
}

static bool read_file(const char *path, struct buffer *text)
{
    char part[4096];
    FILE *in = fopen(path, "r");
    if (in == NULL) {
        perror(path);
        return false;
    }
    while (!feof(in) && !ferror(in))
        buffer_put_n(text, part, fread(part, 1, sizeof part, in));
    fclose(in);
    return true;
}

/* --- running ------------------------------------------------------------------------ */

static void play_one(void **state)
{
    rule_play(*state);
}

/* Whatever made the test fail, this is where. */
static int report_line(void **state)
{
    const struct rule_test *test = *state;
    if (test->at != NULL)
        printf("#   %s:%d: %s\n", test->path, test->at->number, test->at->text);
    return 0;
}

static int play_all(struct rule_file *file)
{
    for (int i = 0; i < file->tests; i++)
        file->unit[i] = (struct CMUnitTest){file->test[i].heading.text, play_one, NULL,
                                            report_line, &file->test[i]};
    return _cmocka_run_group_tests(file->path, file->unit, (size_t)file->tests, NULL,
                                   NULL);
}

static int run_file(const struct rule_game *game, const char *path)
{
    struct buffer text;
    struct rule_file *file = calloc(1, sizeof *file);
    buffer_init(&text);
    int failed = 1;
    if (file != NULL && read_file(path, &text)) {
        file->path = path;
        file->given = (struct rule_test){.game = game, .path = path};
        file->words = malloc(text.length + 1);
        if (file->words != NULL && read_lines(file, text.data != NULL ? text.data : ""))
            failed = play_all(file);
        free(file->words);
    }
    free(file);
    buffer_deinit(&text);
    return failed;
}

static int is_text(const struct dirent *entry)
{
    const char *end = strrchr(entry->d_name, '.');
    return end != NULL && strcmp(end, ".txt") == 0;
}

int rule_texts_run(const struct rule_game *game, const char *folder)
{
    const char *only = getenv("RULE_TEXT");
    struct dirent **found;
    int failed = 0;
    if (only != NULL)
        return run_file(game, only);
    int count = scandir(folder, &found, is_text, alphasort);
    for (int i = 0; i < count; i++) {
        char path[512];
        snprintf(path, sizeof path, "%s/%s", folder, found[i]->d_name);
        failed += run_file(game, path) != 0;
        free(found[i]);
    }
    if (count >= 0)
        free(found);
    if (count <= 0)
        fprintf(stderr, "%s: no rule tests here\n", folder);
    return failed > 0 || count <= 0;
}
