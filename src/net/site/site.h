/* site.h: the files of the web client, as served.
 *
 * They are compiled in, or read from a folder at startup; after that the disk is not
 * touched, so no request can reach another file. */
#ifndef NET_SITE_SITE_H
#define NET_SITE_SITE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

/* Later forms are smaller. */
enum site_form { SITE_PLAIN, SITE_GZIP, SITE_BROTLI, SITE_FORMS };

struct site_bytes {
    const unsigned char *data;
    size_t length;
};

enum { SITE_TAG = 17, SITE_NAME = 200 };

struct site_file {
    const char *name;                   /* path below the root: "index.html" */
    char tag[SITE_TAG];                 /* entity tag: changes with the contents */
    struct site_bytes form[SITE_FORMS]; /* data is NULL for a form that does not exist */
};

struct site {
    const struct site_file *files; /* sorted by strcmp on the name */
    size_t count;
};

/* The compiled-in site; has no files if the site was not built. */
const struct site *site_built_in(void);
/* The file for a URL path ("/", "/icons/die.svg"), or NULL. */
const struct site_file *site_find(const struct site *site, const char *path);
/* Whether the name contains a content hash, as in `main-5PK3XQ2A.js`: such a file never
 * goes stale. */
bool site_is_immutable(const char *name);

/* Reads a site from a folder; NAME.gz and NAME.br are forms of NAME. NULL with an
 * error. */
struct site *site_read(const char *folder, struct error *error);
void site_free(struct site *site);

/* Writes all files to a folder, with compressed forms as NAME.gz and NAME.br. The folder
 * must be new or empty unless `force`. */
bool site_export(const struct site *site, const char *folder, bool force,
                 struct error *error);

/* The suffix of a form's file name: "", ".gz", ".br". */
const char *site_suffix(enum site_form form);

#endif
