/* export.c: writes the site as files, for static hosting. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"
#include "net/site/site.h"

enum { PATH_SIZE = 4096 };

/* Creates the parent folders of a path. */
static bool make_parents(char *path, struct error *error)
{
    for (char *at = path + 1; (at = strchr(at, '/')) != NULL; at++) {
        *at = '\0';
        bool made = mkdir(path, 0777) == 0 || errno == EEXIST;
        if (!made)
            error_set(error, "cannot make the folder %s: %s", path, strerror(errno));
        *at = '/';
        if (!made)
            return false;
    }
    return true;
}

static bool write_bytes(const char *path, struct site_bytes bytes, struct error *error)
{
    FILE *out = fopen(path, "wb");
    if (out == NULL)
        return error_set(error, "cannot write %s: %s", path, strerror(errno));
    bool good = bytes.length == 0 || fwrite(bytes.data, 1, bytes.length, out) > 0;
    good = !ferror(out) && good;
    int reason = errno;
    if (fclose(out) != 0) {
        reason = good ? errno : reason;
        good = false;
    }
    return good || error_set(error, "cannot write %s: %s", path, strerror(reason));
}

static bool write_file(const char *folder, const struct site_file *file,
                       struct error *error)
{
    char path[PATH_SIZE];
    for (int form = 0; form < SITE_FORMS; form++) {
        struct text out = text_init(path, sizeof path);
        text_format(&out, "%s/%s%s", folder, file->name,
                    site_suffix((enum site_form)form));
        if (out.overflow)
            return error_set(error, "the path of %s is too long", file->name);
        if (file->form[form].data != NULL &&
            !(make_parents(path, error) && write_bytes(path, file->form[form], error)))
            return false;
    }
    return true;
}

static bool is_empty(DIR *folder)
{
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            return false;
    return true;
}

/* A missing folder can be created; anything that is not a folder fails when written
 * to. */
static bool is_usable(const char *path, bool force, struct error *error)
{
    DIR *folder = opendir(path);
    if (folder == NULL)
        return errno == ENOENT || error_set(error, "%s: %s", path, strerror(errno));
    bool empty = is_empty(folder);
    closedir(folder);
    return empty || force ||
           error_set(
               error,
               "%s is not empty; name another folder, or give --force to write over "
               "files of the same names",
               path);
}

bool site_export(const struct site *site, const char *folder, bool force,
                 struct error *error)
{
    if (!is_usable(folder, force, error))
        return false;
    for (size_t i = 0; i < site->count; i++)
        if (!write_file(folder, &site->files[i], error))
            return false;
    return true;
}
