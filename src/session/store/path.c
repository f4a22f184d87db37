/* path.c: resolves symbolic links, so that the file is replaced and not the link. */
#include <string.h>
#include <unistd.h>

#include "i18n/i18n.h"
#include "session/store/internal.h"

enum { STORE_LINKS = 16 }; /* limit, to stop at cycles */

static bool put_path(struct store *store, const char *path, struct error *error)
{
    return text_copy(store->path, sizeof store->path, path) ||
           error_set(error, tr("the name of the file is too long"));
}

/* The target of the store's path if it is a symbolic link; false if it is not. */
static bool read_link(const struct store *store, struct text *out)
{
    char target[STORE_PATH];
    ssize_t length = readlink(store->path, target, sizeof target);
    const char *slash = strrchr(store->path, '/');
    if (length <= 0 || (size_t)length == sizeof target)
        return false;
    if (target[0] != '/' && slash != NULL)
        text_put_n(out, store->path, (size_t)(slash - store->path) + 1);
    text_put_n(out, target, (size_t)length);
    return !out->overflow;
}

bool store_find_path(struct store *store, const char *path, struct error *error)
{
    bool ok = put_path(store, path, error);
    for (int i = 0; ok && i < STORE_LINKS; i++) {
        char target[STORE_PATH];
        struct text out = text_init(target, sizeof target);
        if (!read_link(store, &out))
            break;
        ok = put_path(store, target, error);
    }
    return ok;
}
