/* accept.c: parses request headers that contain lists. */
#include "net/http/accept.h"

#include <string.h>
#include <strings.h>

/* One list entry: its first word, and the rest up to the comma. */
struct entry {
    const char *word;
    size_t length;
    const char *rest, *end;
};

static const char *skip_blanks(const char *at)
{
    return at + strspn(at, " \t");
}

/* Takes the next entry off the list; false at the end. */
static bool next_entry(const char **list, struct entry *entry)
{
    const char *at = *list + strspn(*list, " \t,");
    if (*at == '\0')
        return false;
    entry->word = at;
    entry->length = strcspn(at, " \t,;");
    entry->rest = at + entry->length;
    entry->end = at + strcspn(at, ",");
    *list = entry->end;
    return true;
}

static bool is_word(const struct entry *entry, const char *word)
{
    return entry->length == strlen(word) &&
           strncasecmp(entry->word, word, entry->length) == 0;
}

/* Reads "0.75" in thousandths. A malformed weight is 1. */
static int read_weight(const char *at, const char *end)
{
    int weight = 0, scale = 1000;
    if (at == end || (*at != '0' && *at != '1'))
        return 1000;
    weight = (*at++ - '0') * scale;
    if (at == end || *at != '.')
        return weight;
    for (at++; at < end && *at >= '0' && *at <= '9' && scale > 1; at++) {
        scale /= 10;
        weight += (*at - '0') * scale;
    }
    return weight > 1000 ? 1000 : weight;
}

/* The entry's ";q=" weight, 1 if it has none. */
static int weight_of(const struct entry *entry)
{
    const char *at = entry->rest;
    while (at < entry->end) {
        at = skip_blanks(at + (*at == ';'));
        if ((*at == 'q' || *at == 'Q') && at[1] == '=')
            return read_weight(at + 2, entry->end);
        at += strcspn(at, ";,");
    }
    return 1000;
}

/* The weight of a word; the entry "*" covers words that are not listed. */
static int wanted(const char *header, const char *word, int otherwise)
{
    struct entry entry;
    int found = -1, any = -1;
    while (next_entry(&header, &entry)) {
        if (is_word(&entry, word))
            found = weight_of(&entry);
        else if (is_word(&entry, "*"))
            any = weight_of(&entry);
    }
    if (found >= 0)
        return found;
    return any >= 0 ? any : otherwise;
}

enum site_form accept_form(const char *header, const struct site_file *file)
{
    static const char *const words[SITE_FORMS] = {"identity", "gzip", "br"};
    enum site_form best = SITE_PLAIN;
    if (header == NULL)
        return SITE_PLAIN;
    /* Compressed forms win ties: no client that accepts them wants the plain one. */
    int most = wanted(header, words[SITE_PLAIN], 0);
    for (int form = SITE_GZIP; form < SITE_FORMS; form++) {
        int weight = wanted(header, words[form], 0);
        if (file->form[form].data != NULL && weight > 0 && weight >= most) {
            best = (enum site_form)form;
            most = weight;
        }
    }
    return best;
}

/* The end of the entity tag that starts at `at`, or NULL. */
static const char *end_of_tag(const char *at)
{
    return *at == '"' ? strchr(at + 1, '"') : NULL;
}

bool accept_has_tag(const char *header, const char *tag)
{
    if (header == NULL)
        return false;
    const char *at = header + strspn(header, " \t,");
    if (*at == '*')
        return true;
    while (*at != '\0') {
        at += strncmp(at, "W/", 2) == 0 ? 2 : 0;
        const char *end = end_of_tag(at);
        if (end == NULL)
            return false;
        size_t length = (size_t)(end - at) - 1;
        if (length == strlen(tag) && memcmp(at + 1, tag, length) == 0)
            return true;
        at = end + 1;
        at += strspn(at, " \t,");
    }
    return false;
}
