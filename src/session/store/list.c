/* list.c: lists the saved games in a folder. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/memory.h"
#include "core/record/record.h"
#include "core/text/file_read.h"
#include "i18n/i18n.h"
#include "session/store/store.h"

enum { LIST_MAX_BYTES = 16 << 20 };

/* A candidate file. */
struct found {
    char *path;
    int64_t changed;
};

static bool is_record_name(const char *name)
{
    size_t length = strlen(name);
    return name[0] != '.' && length > 4 && strcmp(name + length - 4, ".rec") == 0;
}

static bool stat_file(const char *folder, const char *name, struct found *found)
{
    char path[STORE_PATH];
    struct stat status;
    struct text out = text_init(path, sizeof path);
    text_format(&out, "%s/%s", folder, name);
    if (out.overflow || stat(path, &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_size > LIST_MAX_BYTES)
        return false;
    found->path = memory_text(path, out.length);
    found->changed = (int64_t)status.st_mtim.tv_sec;
    return true;
}

/* Newest first, then by name. */
static int compare(const void *left, const void *right)
{
    const struct found *a = left, *b = right;
    if (a->changed != b->changed)
        return a->changed < b->changed ? 1 : -1;
    return strcmp(b->path, a->path);
}

static size_t find_files(const char *folder, struct found **list)
{
    size_t count = 0, capacity = 0;
    DIR *dir = opendir(folder);
    *list = NULL;
    if (dir == NULL)
        return 0;
    for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        if (!is_record_name(entry->d_name))
            continue;
        *list = memory_grow(*list, count, &capacity, sizeof **list);
        count += stat_file(folder, entry->d_name, &(*list)[count]);
    }
    closedir(dir);
    if (count > 1)
        qsort(*list, count, sizeof **list, compare);
    return count;
}

/* --- titles ------------------------------------------------------------------------- */

static const char *note_of(const struct match *match, const char *name, int seat)
{
    char key[NOTES_NAME];
    struct text out = text_init(key, sizeof key);
    text_format(&out, "%s.%d", name, seat + 1);
    const char *value = notes_get(&match->notes, key);
    return value != NULL ? value : "";
}

/* The person's name, the computer player, or the game's name of the seat. */
static void put_seat(const struct match *match, int seat, struct text *out)
{
    const char *name = note_of(match, "name", seat);
    const char *spec = note_of(match, "x-player", seat);
    text_put(out, ", ");
    if (name[0] != '\0')
        text_put(out, name);
    else if (spec[0] != '\0')
        text_put(out, tr(spec));
    else
        match->game->seat_write(match->world, match->state, seat, out);
}

static void put_stage(const struct match *match, struct text *out)
{
    const struct game *game = match->game;
    int round = game->round != NULL ? game->round(match->world, match->state) : 0;
    if (match_over(match))
        text_format(out, ", %s", tr("over"));
    else if (round > 0)
        text_format(out, tr(", round %d"), round);
}

/* Removes a character cut in half at the end. */
static void trim_partial(struct text *out)
{
    size_t at = out->length;
    while (at > 0 && ((unsigned char)out->data[at - 1] & 0xc0) == 0x80)
        at--;
    if (!out->overflow || at == 0)
        return;
    unsigned char lead = (unsigned char)out->data[at - 1];
    size_t needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    if (out->length - (at - 1) < needed)
        out->data[out->length = at - 1] = '\0';
}

static void write_title(const struct match *match, struct text *out)
{
    text_put(out, tr(match->game->title));
    for (int seat = 0; seat < match->setup.players; seat++)
        put_seat(match, seat, out);
    put_stage(match, out);
    trim_partial(out);
}

static bool has_people(const struct match *match)
{
    for (int seat = 0; seat < match->setup.players; seat++)
        if (note_of(match, "x-player", seat)[0] == '\0')
            return true;
    return false;
}

static bool is_begun(const struct match *match)
{
    bool people = has_people(match);
    for (size_t i = 0; i < match->count; i++) {
        int seat = match->log[i].seat;
        if (seat >= 0 && (!people || note_of(match, "x-player", seat)[0] == '\0'))
            return true;
    }
    return false;
}

/* --- the list ----------------------------------------------------------------------- */

/* Avoids replaying finished games only to leave them out. */
static bool may_be_listed(const struct buffer *text, enum store_which which)
{
    return text->length > 0 &&
           (which == STORE_ALL || strstr(text->data, "\nresult:") == NULL);
}

static bool describe(const struct found *found, const struct game *const *games,
                     enum store_which which, struct store_entry *entry)
{
    struct error error = {0};
    struct buffer text;
    size_t good = 0;
    buffer_init(&text);
    struct match *match = NULL;
    if (file_read_path(found->path, &text, &error) && may_be_listed(&text, which))
        match = record_read_partial(games, text.data, text.length, "", &good, &error);
    bool listed = match != NULL && (which == STORE_ALL || !match_over(match));
    if (listed) {
        struct text path = text_init(entry->path, sizeof entry->path);
        struct text title = text_init(entry->title, sizeof entry->title);
        text_put(&path, found->path);
        write_title(match, &title);
        entry->changed = found->changed;
        entry->over = match_over(match);
        entry->begun = is_begun(match);
    }
    match_free(match);
    buffer_deinit(&text);
    return listed;
}

int store_list(const char *folder, const struct game *const *games,
               enum store_which which, struct store_entry *list, int most)
{
    struct found *found;
    size_t files = find_files(folder, &found);
    int count = 0;
    for (size_t i = 0; i < files; i++) {
        if (count < most && describe(&found[i], games, which, &list[count]))
            count++;
        free(found[i].path);
    }
    free(found);
    return count;
}
