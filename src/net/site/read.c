/* read.c: reads a site from a folder, for front-end work and tests. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/buffer.h"
#include "base/hash.h"
#include "base/text.h"
#include "core/memory.h"
#include "core/text/file_read.h"
#include "net/site/site.h"

enum { MOST_BYTES = 32 << 20, MOST_FILES = 1000, DEEPEST = 6, PATH_SIZE = 4096 };

/* A site being read; the contents of `file` are on the heap. */
struct reading {
    const char *folder;
    struct site_file *file;
    size_t count, capacity;
    size_t bytes;
    struct error *error;
};

static bool join(struct reading *reading, const char *name, char path[PATH_SIZE])
{
    struct text out = text_init(path, PATH_SIZE);
    text_format(&out, "%s%s%s", reading->folder, name[0] != '\0' ? "/" : "", name);
    return !out.overflow || error_set(reading->error, "%s: the path is too long", name);
}

static bool read_bytes(struct reading *reading, const char *path, struct buffer *out)
{
    if (!file_read_path(path, out, reading->error))
        return false;
    reading->bytes += out->length;
    return reading->bytes <= MOST_BYTES ||
           error_set(reading->error,
                     "%s is too large for a site: at most %d MiB are read",
                     reading->folder, MOST_BYTES >> 20);
}

static struct site_file *new_file(struct reading *reading)
{
    reading->file = memory_grow(reading->file, reading->count, &reading->capacity,
                                sizeof *reading->file);
    struct site_file *file = &reading->file[reading->count++];
    *file = (struct site_file){0};
    return file;
}

static bool add_file(struct reading *reading, const char *name)
{
    char path[PATH_SIZE];
    struct buffer bytes = {0};
    if (reading->count >= MOST_FILES)
        return error_set(reading->error, "%s has more than %d files", reading->folder,
                         MOST_FILES);
    struct site_file *file = new_file(reading);
    file->name = memory_text(name, strlen(name));
    bool good = join(reading, name, path) && read_bytes(reading, path, &bytes);
    buffer_put_n(&bytes, "", 0);
    file->form[SITE_PLAIN] =
        (struct site_bytes){(unsigned char *)bytes.data, bytes.length};
    struct text out = text_init(file->tag, sizeof file->tag);
    text_format(&out, "%016llx",
                (unsigned long long)hash_bytes(bytes.data, bytes.length, 0));
    return good;
}

/* --- folders ------------------------------------------------------------------------ */

static bool add_folder(struct reading *reading, const char *name, int depth);

static bool add_entry(struct reading *reading, const char *name, int depth)
{
    char path[PATH_SIZE];
    struct stat status;
    if (!join(reading, name, path))
        return false;
    if (stat(path, &status) != 0)
        return error_set(reading->error, "%s: %s", path, strerror(errno));
    if (S_ISDIR(status.st_mode))
        return add_folder(reading, name, depth + 1);
    return !S_ISREG(status.st_mode) || add_file(reading, name);
}

/* Skips hidden files. The depth is bounded, so symlink loops end too. */
static bool add_folder(struct reading *reading, const char *name, int depth)
{
    char path[PATH_SIZE], inner[SITE_NAME];
    if (depth > DEEPEST)
        return error_set(reading->error, "%s: folders lie too deep in each other", name);
    if (!join(reading, name, path))
        return false;
    DIR *folder = opendir(path);
    if (folder == NULL)
        return error_set(reading->error, "cannot open the folder %s: %s", path,
                         strerror(errno));
    bool good = true;
    for (struct dirent *entry; good && (entry = readdir(folder)) != NULL;) {
        struct text out = text_init(inner, sizeof inner);
        text_format(&out, "%s%s%s", name, name[0] != '\0' ? "/" : "", entry->d_name);
        if (out.overflow)
            good = error_set(reading->error, "%s: the name is too long", path);
        else if (entry->d_name[0] != '.')
            good = add_entry(reading, inner, depth);
    }
    closedir(folder);
    return good;
}

/* --- compressed forms --------------------------------------------------------------- */

static int compare(const void *left, const void *right)
{
    return strcmp(((const struct site_file *)left)->name,
                  ((const struct site_file *)right)->name);
}

static void free_file(struct site_file *file)
{
    for (int form = 0; form < SITE_FORMS; form++)
        free((void *)file->form[form].data);
    free((void *)file->name);
}

/* The file of which NAME.gz or NAME.br is a form; NULL if it is a file of its own. */
static struct site_file *whole_of(struct reading *reading, const struct site_file *file,
                                  enum site_form form)
{
    const char *ending = site_suffix(form);
    char name[SITE_NAME];
    size_t length = strlen(file->name);
    if (length <= strlen(ending) ||
        strcmp(file->name + length - strlen(ending), ending) != 0)
        return NULL;
    struct text out = text_init(name, sizeof name);
    text_put_n(&out, file->name, length - strlen(ending));
    struct site_file key = {.name = name};
    return bsearch(&key, reading->file, reading->count, sizeof key, compare);
}

static void sort(struct reading *reading)
{
    if (reading->count > 1)
        qsort(reading->file, reading->count, sizeof *reading->file, compare);
}

/* Moves each compressed form into its file, and removes the emptied entries. */
static void gather_forms(struct reading *reading, enum site_form form)
{
    size_t kept = 0;
    for (size_t i = 0; i < reading->count; i++) {
        struct site_file *file = &reading->file[i];
        struct site_file *whole = whole_of(reading, file, form);
        if (whole == NULL)
            continue;
        whole->form[form] = file->form[SITE_PLAIN];
        file->form[SITE_PLAIN].data = NULL;
    }
    for (size_t i = 0; i < reading->count; i++) {
        if (reading->file[i].form[SITE_PLAIN].data == NULL)
            free_file(&reading->file[i]);
        else
            reading->file[kept++] = reading->file[i];
    }
    reading->count = kept;
}

struct site *site_read(const char *folder, struct error *error)
{
    struct reading reading = {.folder = folder, .error = error};
    bool good = add_folder(&reading, "", 0);
    sort(&reading);
    for (int form = SITE_GZIP; good && form < SITE_FORMS; form++)
        gather_forms(&reading, (enum site_form)form);
    struct site *site = memory_new(1, sizeof *site);
    *site = (struct site){reading.file, reading.count};
    if (good && site_find(site, "/") == NULL)
        good = error_set(error, "%s has no index.html", folder);
    if (good)
        return site;
    site_free(site);
    return NULL;
}

void site_free(struct site *site)
{
    struct site_file *files = (struct site_file *)site->files;
    for (size_t i = 0; i < site->count; i++)
        free_file(&files[i]);
    free(files);
    free(site);
}
