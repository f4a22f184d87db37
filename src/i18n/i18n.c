/* i18n.c: finding texts in a compiled catalogue of gettext.
 *
 * A catalogue (.mo) begins with seven words: a magic number, a version, the number of
 * texts, and where the tables of texts and of translations begin; the last two, a hash
 * table, are not used. A row of a table is a length and a place. Texts are sorted, a
 * context stands before its text, divided by the byte 4, and the forms of a plural
 * follow each other, each terminated. All of it is checked once, when it is set. */
#include "i18n/i18n.h"

#include <stdint.h>
#include <string.h>

#include "base/text.h"

enum { HEADER = 28, ROW = 8, LANGUAGE = 16, TONGUES = 8, CONTEXT_END = '\4' };

struct catalogue {
    const char *bytes;
    size_t size;
    uint32_t count;
    uint32_t texts, translations; /* where their tables begin */
    char language[LANGUAGE];
    const struct i18n_page *pages; /* NULL: none */
};

/* Catalogues that were found sound, and which is spoken; NULL: English. Each thread has
 * its own: a server speaks with its peers in their languages while others think. */
static _Thread_local struct catalogue tongues[TONGUES];
static _Thread_local const struct catalogue *spoken;

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

static bool table_is_sound(const struct catalogue *it, uint32_t table)
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

/* From the translation of "", which is a head of lines like "Language: de". */
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

static bool is_sound(struct catalogue *it)
{
    if (it->size < HEADER || word_at(it, 0) != 0x950412de || word_at(it, 4) >> 16 != 0)
        return false;
    it->count = word_at(it, 8);
    it->texts = word_at(it, 12);
    it->translations = word_at(it, 16);
    return table_is_sound(it, it->texts) && table_is_sound(it, it->translations) &&
           texts_are_sorted(it) && read_language(it);
}

/* That of the same bytes, or a free one, or the last. */
static struct catalogue *tongue_for(const void *bytes)
{
    int i = 0;
    while (i < TONGUES - 1 && tongues[i].bytes != NULL && tongues[i].bytes != bytes)
        i++;
    return &tongues[i];
}

bool i18n_use(const void *bytes, size_t size)
{
    struct catalogue it = {.bytes = bytes, .size = size};
    if (bytes == NULL) {
        spoken = NULL;
        return true;
    }
    if (!is_sound(&it))
        return false;
    struct catalogue *tongue = tongue_for(bytes);
    *tongue = it;
    spoken = tongue;
    return true;
}

void i18n_use_pages(const struct i18n_page *pages)
{
    const struct catalogue *it = spoken;
    if (it != NULL)
        tongues[it - tongues].pages = pages;
}

const void *i18n_tongue(void)
{
    return spoken;
}

void i18n_return(const void *tongue)
{
    spoken = tongue;
}

const char *i18n_language(void)
{
    const struct catalogue *it = spoken;
    return it != NULL ? it->language : "en";
}

/* --- speaking ----------------------------------------------------------------------- */

/* As strcmp, of a text of the catalogue and one with perhaps a context. */
static int compare(const char *there, const char *context, const char *text)
{
    if (context != NULL) {
        size_t length = strlen(context);
        int order = strncmp(there, context, length);
        if (order != 0)
            return order;
        if (there[length] != CONTEXT_END)
            return (unsigned char)there[length] - CONTEXT_END;
        there += length + 1;
    }
    return strcmp(there, text);
}

/* The row of a text, or -1. */
static int64_t find(const struct catalogue *it, const char *context, const char *text)
{
    uint32_t low = 0, high = it->count;
    if (text[0] == '\0') /* which is the head of the catalogue */
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
    const struct catalogue *it = spoken;
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
    const struct catalogue *it = spoken;
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
    const struct catalogue *spoken_now = spoken;
    const struct i18n_page *page = spoken_now != NULL ? spoken_now->pages : NULL;
    for (; page != NULL && page->name != NULL; page++)
        if (strcmp(page->name, name) == 0)
            return page->text;
    return english;
}
