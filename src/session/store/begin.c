/* begin.c: the folder of saved games, and creating a file in it. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "i18n/i18n.h"
#include "session/store/internal.h"

enum { STORE_NAMES = 1000 }; /* games with the same date and seed */

/* --- the folder --------------------------------------------------------------------- */

/* The XDG specification says to ignore relative paths. */
static bool find_folder(struct text *out, struct error *error)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    if (data != NULL && data[0] == '/')
        text_format(out, "%s/cantrip/games", data);
    else if (home != NULL && home[0] == '/')
        text_format(out, "%s/.local/share/cantrip/games", home);
    else
        return error_set(error, tr("there is no place to keep games: set HOME or "
                                   "XDG_DATA_HOME to a folder"));
    return !out->overflow ||
           error_set(error, tr("the name of the folder for games is too long"));
}

static bool make_folder(const char *path, struct error *error)
{
    struct stat status;
    if (mkdir(path, (mode_t)0700) == 0)
        return true;
    int reason = errno;
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return true;
    return error_set(error, tr("cannot make the folder %s: %s"), path,
                     strerror(reason == EEXIST ? ENOTDIR : reason));
}

/* Creates a folder and its parents. */
static bool make_folders(char *path, struct error *error)
{
    for (char *at = path + 1; *at != '\0'; at++) {
        if (*at != '/')
            continue;
        *at = '\0';
        bool made = make_folder(path, error);
        *at = '/';
        if (!made)
            return false;
    }
    return make_folder(path, error);
}

bool store_folder(char *path, size_t size, struct error *error)
{
    struct text out = text_init(path, size);
    return find_folder(&out, error) && make_folders(path, error);
}

/* --- a new file --------------------------------------------------------------------- */

/* "seals-2026-03-14-1234.rec", with a number added if that exists. Colons are not allowed
 * in file names everywhere. */
static void write_path(const struct table *table, const char *folder, int number,
                       struct text *out)
{
    const struct match *match = table->match;
    time_t now = time(NULL);
    struct tm today = {0};
    char day[16] = "";
    localtime_r(&now, &today);
    strftime(day, sizeof day, "%Y-%m-%d", &today);
    text_put(out, folder);
    if (out->length > 0 && out->data[out->length - 1] != '/')
        text_put(out, "/");
    text_format(out, "%s-%s-", match->game->name, day);
    for (const char *at = match->seed; *at != '\0'; at++)
        text_put_char(out, *at == ':' ? '_' : *at);
    if (number > 1)
        text_format(out, "-%d", number);
    text_put(out, ".rec");
}

static bool find_free(struct store *store, const struct table *table, const char *folder,
                      struct error *error)
{
    error_clear(error);
    for (int number = 1; number <= STORE_NAMES; number++) {
        struct text out = text_init(store->path, sizeof store->path);
        write_path(table, folder, number, &out);
        if (out.overflow)
            return error_set(error, tr("the name of the folder for games is too long"));
        if (store_reserve(store, error))
            return true;
        if (error->text[0] != '\0')
            return false;
    }
    return error_set(error, tr("there are too many games with this seed in %s"), folder);
}

bool store_create(struct store *store, const struct table *table, const char *folder,
                  struct error *error)
{
    *store = (struct store){0};
    if (!find_free(store, table, folder, error)) {
        *store = (struct store){0};
        return false;
    }
    store->dirty = true;
    if (store_save(store, table, error))
        return true;
    remove(store->path);
    store_close(store);
    return false;
}
