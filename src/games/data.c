/* data.c: finding a file that was compiled into the program. */
#include "games/data.h"

#include <stdbool.h>
#include <string.h>

const struct data_file *data_find(const char *name)
{
    for (const struct data_file *file = data_list(); file->name; file++) {
        if (strcmp(file->name, name) == 0)
            return file;
    }
    return NULL;
}

const char *data_text(const char *name)
{
    const struct data_file *file = data_find(name);
    return file ? file->text : NULL;
}

const char *data_section(const char *name, const char *title)
{
    size_t length = strlen(title);
    const char *text = data_text(name), *at = text;
    while (at != NULL && (at = strstr(at, title)) != NULL) {
        bool begins = at == text || at[-1] == '\n';
        at += length;
        if (begins && *at == '\n')
            return at + 1;
    }
    return NULL;
}
