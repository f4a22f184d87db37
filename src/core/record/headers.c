/* headers.c: reads the headers of a record. */
#include <string.h>

#include "core/record/internal.h"
#include "core/registry.h"

static bool blame(struct record_loader *loader)
{
    return lines_blame(&loader->lines, loader->error);
}

static char *trim(char *words)
{
    while (*words == ' ' || *words == '\t')
        words++;
    size_t length = strlen(words);
    while (length > 0 && (words[length - 1] == ' ' || words[length - 1] == '\t'))
        words[--length] = '\0';
    return words;
}

bool record_line_is_comment(const struct record_loader *loader)
{
    return loader->lines.line[0] == '#';
}

bool record_line_is_blank(const struct record_loader *loader)
{
    return loader->lines.line[strspn(loader->lines.line, " \t")] == '\0';
}

bool record_split(char *line, char **key, char **value)
{
    char *colon = strchr(line, ':');
    if (colon == NULL)
        return false;
    *colon = '\0';
    *key = trim(line);
    *value = trim(colon + 1);
    return true;
}

/* "cantrip record 1" */
static bool read_format(struct record_loader *loader)
{
    struct reader in = reader_init(loader->lines.line, strlen(loader->lines.line));
    char word[WORD_SIZE];
    int format = 0;
    if (!reader_accept(&in, "cantrip") || !reader_accept(&in, "record") ||
        !reader_word(&in, word) || !text_to_int(word, 1, 1000000, &format) ||
        !reader_at_end(&in)) {
        error_set(loader->error, "not a cantrip record: the first line must be "
                                 "'cantrip record 1'");
        return blame(loader);
    }
    if (format != RECORD_FORMAT) {
        error_set(loader->error,
                  "the record has format %d and this program reads format "
                  "%d: use a newer cantrip",
                  format, RECORD_FORMAT);
        return blame(loader);
    }
    return true;
}

static bool read_game(struct record_loader *loader, const char *name)
{
    char known[160];
    struct text out = text_init(known, sizeof known);
    if (loader->game != NULL)
        return error_set(loader->error, "'game' is given twice");
    loader->game = registry_find(loader->games, name);
    if (loader->game != NULL)
        return true;
    registry_names(loader->games, &out);
    return error_set(loader->error, "there is no game '%.24s'; there are: %s", name,
                     known);
}

static bool read_rules(struct record_loader *loader, const char *value)
{
    int ours = loader->game->rules_version;
    if (loader->rules != 0)
        return error_set(loader->error, "'rules' is given twice");
    if (!text_to_int(value, 1, 1000000, &loader->rules))
        return error_set(loader->error, "'rules' must be a number from 1, not '%.24s'",
                         value);
    if (loader->rules > ours)
        return error_set(loader->error,
                         "the game was played by rules version %d and this program knows "
                         "version %d: use a newer cantrip",
                         loader->rules, ours);
    if (loader->rules < ours)
        return error_set(loader->error,
                         "the game was played by rules version %d, which this program no "
                         "longer knows (it knows %d): use an older cantrip",
                         loader->rules, ours);
    return true;
}

static bool read_seed(struct record_loader *loader, const char *value)
{
    if (loader->seed[0] != '\0')
        return error_set(loader->error, "'seed' is given twice");
    if (value[0] == '\0')
        return error_set(loader->error, "the seed is missing; without one leave out the "
                                        "line");
    if (!setup_is_seed(value, loader->error))
        return false;
    memcpy(loader->seed, value, strlen(value) + 1);
    return true;
}

static bool read_position(struct record_loader *loader, const char *value)
{
    if (loader->position_line != 0)
        return error_set(loader->error, "'state' is given twice");
    buffer_put(&loader->position, value);
    loader->position_line = loader->lines.number;
    return true;
}

static bool read_note(struct record_loader *loader, const char *name, const char *value)
{
    if (notes_get(&loader->notes, name) != NULL)
        return error_set(loader->error, "'%.24s' is given twice", name);
    return notes_set(&loader->notes, name, value, loader->error);
}

static bool is_given(const struct setup *setup, const char *name)
{
    if (strcmp(name, "players") == 0)
        return setup->players != 0;
    for (int i = 0; i < setup->count; i++)
        if (strcmp(setup->option[i].name, name) == 0)
            return true;
    return false;
}

static bool read_option(struct record_loader *loader, const char *name, const char *value)
{
    if (is_given(&loader->setup, name))
        return error_set(loader->error, "'%.24s' is given twice", name);
    int before = loader->setup.count;
    if (!setup_set(&loader->setup, loader->game, name, value, loader->error))
        return false;
    if (loader->setup.count > before) /* "players" is not one of the options */
        loader->option_line[before] = loader->lines.number;
    return true;
}

static bool read_header(struct record_loader *loader, const char *key, const char *value)
{
    if (strcmp(key, "game") == 0)
        return read_game(loader, value);
    if (loader->game == NULL)
        return error_set(loader->error, "the first header must be 'game: ...'");
    if (strcmp(key, "rules") == 0)
        return read_rules(loader, value);
    if (strcmp(key, "seed") == 0)
        return read_seed(loader, value);
    if (strcmp(key, "state") == 0)
        return read_position(loader, value);
    if (notes_is_name(key))
        return read_note(loader, key, value);
    return read_option(loader, key, value);
}

static bool read_attachment(struct record_loader *loader)
{
    const char *line = loader->lines.line + strlen("attach|");
    int number = loader->lines.number;
    if (loader->attachment_first == 0)
        loader->attachment_first = number;
    else if (loader->attachment_last != number - 1)
        return error_set(loader->error, "the 'attach|' lines must follow each other");
    loader->attachment_last = number;
    buffer_put(&loader->attachment, line[0] == ' ' ? line + 1 : line);
    buffer_put(&loader->attachment, "\n");
    return true;
}

/* Whether a key belongs after the headers: "*", a seat or "result". */
static bool is_body_key(const char *key)
{
    int seat = 0;
    return strcmp(key, "*") == 0 || strcmp(key, "result") == 0 ||
           text_to_int(key, 0, 1000000, &seat);
}

static bool read_head_line(struct record_loader *loader)
{
    char *key, *value;
    if (strncmp(loader->lines.line, "attach|", 7) == 0)
        return read_attachment(loader) || blame(loader);
    if (!record_split(loader->lines.line, &key, &value)) {
        error_set(loader->error,
                  "expected a header 'name: value', or a blank line to end the headers");
        return blame(loader);
    }
    if (is_body_key(key)) {
        error_set(loader->error,
                  "there must be a blank line between the headers and the moves");
        return blame(loader);
    }
    return read_header(loader, key, value) || blame(loader);
}

/* The line at fault in the setup. Errors in the attachment are relative to it and become
 * lines of the record. Errors without a line are reported at the end of the headers. */
static int find_fault(const struct record_loader *loader)
{
    const struct error *error = loader->error;
    if (loader->attachment_first != 0 && error->file[0] != '\0')
        return loader->attachment_first + (error->line > 0 ? error->line - 1 : 0);
    for (int i = 0; i < loader->setup.count; i++)
        if (strcmp(loader->setup.option[i].name, error->option) == 0)
            return loader->option_line[i];
    return loader->lines.number;
}

static bool make_match(struct record_loader *loader)
{
    if (loader->attachment_first != 0)
        setup_attach(&loader->setup, loader->attachment.data, loader->attachment.length,
                     loader->lines.name);
    error_clear(loader->error);
    loader->match = match_new(loader->game, &loader->setup, loader->seed, loader->error);
    if (loader->match != NULL)
        return true;
    error_place(loader->error, loader->lines.name, find_fault(loader));
    return false;
}

static bool place_position(struct record_loader *loader)
{
    struct json_reader root;
    bool placed = false;
    if (loader->position_line == 0)
        return true;
    if (json_reader_parse(&root, loader->position.data, loader->position.length,
                          loader->error)) {
        placed = match_place(loader->match, &root, loader->error);
        json_reader_free(&root);
    }
    if (!placed)
        error_place(loader->error, loader->lines.name, loader->position_line);
    return placed;
}

static bool finish_head(struct record_loader *loader)
{
    const char *missing = loader->game == NULL ? "game" : "rules";
    if (loader->game == NULL || loader->rules == 0) {
        error_set(loader->error, "the header '%s: ...' is missing", missing);
        return blame(loader);
    }
    if (!make_match(loader) || !place_position(loader))
        return false;
    loader->match->notes = loader->notes;
    notes_init(&loader->notes);
    return true;
}

/* Reads the next line that is not a comment; the file must not end before it. */
static bool next_head_line(struct record_loader *loader)
{
    do {
        if (lines_next(&loader->lines, loader->error))
            continue;
        if (loader->error->text[0] != '\0')
            return false;
        error_set(loader->error, loader->lines.number == 0
                                     ? "the file is empty"
                                     : "the file ends in the headers; a blank line "
                                       "must end them");
        return blame(loader);
    } while (record_line_is_comment(loader));
    return true;
}

bool record_load_head(struct record_loader *loader)
{
    do {
        if (!next_head_line(loader))
            return false;
    } while (record_line_is_blank(loader));
    if (!read_format(loader))
        return false;
    for (;;) {
        if (!next_head_line(loader))
            return false;
        if (record_line_is_blank(loader))
            return finish_head(loader);
        if (!read_head_line(loader))
            return false;
    }
}
