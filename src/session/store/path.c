/* path.c: links are followed: what is replaced is the file, not the link to it. */
#include <string.h>
#include <unistd.h>

#include "i18n/i18n.h"
#include "session/store/internal.h"

enum { STORE_LINKS = 16 }; /* a longer way goes in a circle */

static bool put_path(struct store *store, const char *path, struct error *error)
{
    struct text out = text_init(store->path, sizeof store->path);
    text_put(&out, path);
    return !out.overflow || error_set(error, tr("the name of the file is too long"));
}

/* Where the link leads that the store's path is; false when it is none. */
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
