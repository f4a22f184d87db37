/* store.c: a table and its file: creating, saving, resuming. */
#include "session/store/store.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "core/record/record.h"
#include "i18n/i18n.h"
#include "session/store/internal.h"

/* A hash of the headers, which change with the players, and of the first `count`
 * steps. */
static uint64_t mark_of(const struct match *match, size_t count)
{
    struct buffer head;
    buffer_init(&head);
    record_write_head(match, &head);
    uint64_t mark = hash_bytes(head.data, head.length, count);
    buffer_deinit(&head);
    for (size_t i = 0; i < count; i++) {
        uint64_t step[] = {match->log[i].choice, (uint64_t)match->log[i].seat};
        mark = hash_bytes(step, sizeof step, mark);
    }
    return mark;
}

static void note_written(struct store *store, const struct match *match)
{
    store->written = match->count;
    store->mark = mark_of(match, match->count);
    store->dirty = false;
}

/* Whether the file holds the match up to some step, with nothing undone. */
static bool is_prefix(const struct store *store, const struct match *match)
{
    return !store->dirty && store->written <= match->count &&
           mark_of(match, store->written) == store->mark;
}

static bool append_new(struct store *store, const struct match *match,
                       struct error *error)
{
    struct buffer text;
    buffer_init(&text);
    record_write_moves(match, store->written, &text);
    record_write_result(match, &text);
    bool ok = store_append(store, &text, error);
    buffer_deinit(&text);
    return ok;
}

static bool rewrite(struct store *store, const struct match *match, struct error *error)
{
    struct buffer text;
    buffer_init(&text);
    record_write(match, &text);
    bool ok = store_replace(store, &text, error);
    buffer_deinit(&text);
    return ok;
}

/* Without the folder. */
static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* Never mixes two histories in one file: a file changed by somebody else is left
 * alone. */
static bool save_elsewhere(struct store *store, const struct table *table,
                           struct error *error)
{
    char folder[STORE_PATH];
    struct text out = text_init(folder, sizeof folder);
    struct store other;
    store_write_folder(store->path, &out);
    if (!store_create(&other, table, folder, error))
        return false;
    error_set(error,
              tr("%s was changed by another program and is left alone: the game is kept "
                 "as %s now"),
              file_name(store->path), file_name(other.path));
    store_close(store);
    *store = other;
    return true;
}

static bool save_here(struct store *store, const struct match *match, bool gone,
                      struct error *error)
{
    bool ok = false;
    if (gone || !is_prefix(store, match))
        ok = rewrite(store, match, error);
    else
        ok = store->written == match->count || append_new(store, match, error);
    if (ok)
        note_written(store, match);
    return ok;
}

bool store_save(struct store *store, const struct table *table, struct error *error)
{
    error_clear(error);
    if (store->path[0] == '\0')
        return true;
    enum store_found found = store_check(store, error);
    if (found == STORE_UNKNOWN)
        return false;
    if (found == STORE_OTHERS)
        return save_elsewhere(store, table, error);
    return save_here(store, table->match, found == STORE_GONE, error);
}

void store_close(struct store *store)
{
    if (store->path[0] != '\0')
        close(store->file);
    *store = (struct store){0};
}

/* --- resuming ----------------------------------------------------------------------- */

/* A torn write affects only the last line, which was never acknowledged. Any other damage
 * may be worth a look, so the file is copied before it is overwritten. */
static bool copy_damaged(const struct store *store, const struct buffer *text,
                         size_t good, struct error *error)
{
    char name[STORE_PATH + 32];
    char what[ERROR_TEXT];
    struct text out = text_init(what, sizeof what);
    if (memchr(text->data + good, '\n', text->length - good) == NULL)
        return true;
    text_put(&out, error->text);
    if (!store_copy_damaged(store, text, name, sizeof name, error))
        return false;
    error_set(error, tr("%s; the whole file is kept as %s"), what, file_name(name));
    return true;
}

static bool has_result(const struct buffer *text)
{
    return strstr(text->data, "\nresult:") != NULL;
}

static struct table *read_table(struct store *store, const struct buffer *text,
                                const struct game *const *games, struct error *error)
{
    size_t good = 0;
    if (text->data == NULL) {
        error_set(error, tr("%s is empty: there is no game in it"), store->path);
        return NULL;
    }
    struct match *match = record_read_partial(games, text->data, text->length,
                                              file_name(store->path), &good, error);
    if (match == NULL)
        return NULL;
    if (error->text[0] != '\0' && !copy_damaged(store, text, good, error)) {
        match_free(match);
        return NULL;
    }
    note_written(store, match);
    store->dirty = good < text->length || (match_over(match) && !has_result(text));
    struct error damage = *error;
    struct table *table = table_open(match, error);
    if (table != NULL)
        *error = damage;
    return table;
}

static struct table *resume(struct store *store, const struct game *const *games,
                            struct error *error)
{
    struct buffer text;
    struct table *table = NULL;
    struct error trouble = {0};
    buffer_init(&text);
    if (store_read_file(store, &text, error))
        table = read_table(store, &text, games, error);
    if (table != NULL && !store_save(store, table, &trouble)) {
        *error = trouble;
        table_free(table);
        table = NULL;
    }
    buffer_deinit(&text);
    return table;
}

struct table *store_resume(struct store *store, const char *path,
                           const struct game *const *games, struct error *error)
{
    *store = (struct store){0};
    error_clear(error);
    if (!store_find_path(store, path, error) || !store_open_file(store, error)) {
        *store = (struct store){0};
        return NULL;
    }
    struct table *table = resume(store, games, error);
    if (table == NULL)
        store_close(store);
    return table;
}
