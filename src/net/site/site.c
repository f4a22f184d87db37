/* site.c: looks up files of the site. */
#include "net/site/site.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The shortest hash that a build puts into file names. */
enum { HASH_LENGTH = 8 };

static int compare(const void *key, const void *file)
{
    return strcmp(key, ((const struct site_file *)file)->name);
}

const struct site_file *site_find(const struct site *site, const char *path)
{
    if (path[0] != '/' || site->count == 0)
        return NULL;
    const char *name = path[1] != '\0' ? path + 1 : "index.html";
    return bsearch(name, site->files, site->count, sizeof *site->files, compare);
}

const char *site_suffix(enum site_form form)
{
    static const char *const endings[SITE_FORMS] = {"", ".gz", ".br"};
    return endings[form];
}

/* Uppercase letters and digits, or lowercase hex with at least one digit. */
static bool is_hash(const char *word, size_t length)
{
    size_t capitals = 0, digits = 0, hex = 0;
    for (size_t i = 0; i < length; i++) {
        digits += isdigit((unsigned char)word[i]) != 0;
        capitals += isupper((unsigned char)word[i]) != 0;
        hex += word[i] >= 'a' && word[i] <= 'f';
    }
    if (length < HASH_LENGTH)
        return false;
    return capitals + digits == length || (hex + digits == length && digits > 0);
}

/* The hash precedes the extension, after a dash or a dot. */
bool site_is_immutable(const char *name)
{
    const char *end = strrchr(name, '.');
    if (end == NULL)
        return false;
    const char *start = end;
    while (start > name && isalnum((unsigned char)start[-1]))
        start--;
    return start > name && (start[-1] == '-' || start[-1] == '.') &&
           is_hash(start, (size_t)(end - start));
}
