/* i18n.c: looks up texts in a compiled gettext catalogue.
 *
 * A catalogue (.mo) starts with seven words: a magic number, a version, the number of
 * texts, and the offsets of the tables of texts and translations; the last two describe a
 * hash table, which is not used. A table row is a length and an offset. Texts are sorted;
 * a context precedes its text, separated by byte 4; plural forms are consecutive, each
 * NUL-terminated. A catalogue is validated once, when it is set. */
#include "i18n/i18n.h"

#include <stdint.h>
#include <string.h>

#include "base/text.h"

enum { HEADER = 28, ROW = 8, LANGUAGE = 16, CATALOGUES = 8, CONTEXT_END = '\4' };

struct catalogue {
    const char *bytes;
    size_t size;
    uint32_t count;
    uint32_t texts, translations; /* offsets of their tables */
    char language[LANGUAGE];
    const struct i18n_page *pages; /* NULL: none */
};

/* Validated catalogues, and the current one; NULL: English. Per thread, since a server
 * answers every peer in its own language. */
static _Thread_local struct catalogue catalogues[CATALOGUES];
static _Thread_local const struct catalogue *current;

static uint32_t word_at(const struct catalogue *it, size_t at)
{
    uint32_t word;
    memcpy(&word, it->bytes + at, sizeof word);
    return word;
}

static uint32_t length_of(const struct catalogue *it, uint32_t table, uint32_t row)
{
    return word_at(it, (size_t)table + (size_t)row * ROW);
}

static const char *string_of(const struct catalogue *it, uint32_t table, uint32_t row)
{
    return it->bytes + word_at(it, (size_t)table + (size_t)row * ROW + 4);
}

/* --- reading a catalogue ------------------------------------------------------------ */

static bool is_table_valid(const struct catalogue *it, uint32_t table)
{
    if (table > it->size || (it->size - table) / ROW < it->count)
        return false;
    for (uint32_t row = 0; row < it->count; row++) {
        uint32_t length = length_of(it, table, row);
        uint32_t at = word_at(it, (size_t)table + (size_t)row * ROW + 4);
        if (at >= it->size || length >= it->size - at || it->bytes[at + length] != '\0')
            return false;
    }
    return true;
}

static bool texts_are_sorted(const struct catalogue *it)
{
    for (uint32_t row = 1; row < it->count; row++)
        if (strcmp(string_of(it, it->texts, row - 1), string_of(it, it->texts, row)) >= 0)
            return false;
    return true;
}

/* Reads the language from the translation of "", which holds headers like "Language:
 * de". */
static bool read_language(struct catalogue *it)
{
    static const char key[] = "Language: ";
    if (it->count == 0 || string_of(it, it->texts, 0)[0] != '\0')
        return false;
    const char *at = strstr(string_of(it, it->translations, 0), key);
    if (at == NULL)
        return false;
    at += sizeof key - 1;
    struct text out = text_init(it->language, sizeof it->language);
    text_put_n(&out, at, strcspn(at, "\n"));
    return i18n_plural(it->language, 1) >= 0;
}

static bool is_valid(struct catalogue *it)
{
    if (it->size < HEADER || word_at(it, 0) != 0x950412de || word_at(it, 4) >> 16 != 0)
        return false;
    it->count = word_at(it, 8);
    it->texts = word_at(it, 12);
    it->translations = word_at(it, 16);
    return is_table_valid(it, it->texts) && is_table_valid(it, it->translations) &&
           texts_are_sorted(it) && read_language(it);
}

/* The slot of the same bytes, a free one, or the last. */
static struct catalogue *slot_for(const void *bytes)
{
    int i = 0;
    while (i < CATALOGUES - 1 && catalogues[i].bytes != NULL &&
           catalogues[i].bytes != bytes)
        i++;
    return &catalogues[i];
}

bool i18n_use(const void *bytes, size_t size)
{
    struct catalogue it = {.bytes = bytes, .size = size};
    if (bytes == NULL) {
        current = NULL;
        return true;
    }
    if (!is_valid(&it))
        return false;
    struct catalogue *slot = slot_for(bytes);
    *slot = it;
    current = slot;
    return true;
}

void i18n_use_pages(const struct i18n_page *pages)
{
    const struct catalogue *it = current;
    if (it != NULL)
        catalogues[it - catalogues].pages = pages;
}

const void *i18n_current(void)
{
    return current;
}

void i18n_switch(const void *catalogue)
{
    current = catalogue;
}

const char *i18n_language(void)
{
    const struct catalogue *it = current;
    return it != NULL ? it->language : "en";
}

/* --- looking up --------------------------------------------------------------------- */

/* Like strcmp, for a text of the catalogue and one with an optional context. */
static int compare(const char *entry, const char *context, const char *text)
{
    if (context != NULL) {
        size_t length = strlen(context);
        int order = strncmp(entry, context, length);
        if (order != 0)
            return order;
        if (entry[length] != CONTEXT_END)
            return (unsigned char)entry[length] - CONTEXT_END;
        entry += length + 1;
    }
    return strcmp(entry, text);
}

/* The row of a text, or -1. */
static int64_t find(const struct catalogue *it, const char *context, const char *text)
{
    uint32_t low = 0, high = it->count;
    if (text[0] == '\0') /* the header of the catalogue */
        return -1;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = compare(string_of(it, it->texts, middle), context, text);
        if (order == 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}

const char *tr_in(const char *context, const char *text)
{
    const struct catalogue *it = current;
    if (it == NULL)
        return text;
    int64_t row = find(it, context, text);
    return row < 0 ? text : string_of(it, it->translations, (uint32_t)row);
}

const char *tr(const char *text)
{
    return tr_in(NULL, text);
}

const char *tr_count(const char *one, const char *many, unsigned long count)
{
    const char *english = count == 1 ? one : many;
    const struct catalogue *it = current;
    if (it == NULL)
        return english;
    int64_t row = find(it, NULL, one);
    if (row < 0)
        return english;
    const char *form = string_of(it, it->translations, (uint32_t)row);
    const char *end = form + length_of(it, it->translations, (uint32_t)row);
    for (int skip = i18n_plural(it->language, count); skip > 0; skip--) {
        form += strlen(form) + 1;
        if (form > end)
            return english;
    }
    return form;
}

const char *tr_page(const char *name, const char *english)
{
    const struct catalogue *catalogue = current;
    const struct i18n_page *page = catalogue != NULL ? catalogue->pages : NULL;
    for (; page != NULL && page->name != NULL; page++)
        if (strcmp(page->name, name) == 0)
            return page->text;
    return english;
}
