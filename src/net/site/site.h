/* site.h: the files of the game in the browser, as they are delivered.
 *
 * They are compiled into the program, or read from a folder at the start; after that
 * nothing is looked for on the disk, so no request can reach another file. */
#ifndef NET_SITE_SITE_H
#define NET_SITE_SITE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

/* The later ones are smaller. */
enum site_form { SITE_PLAIN, SITE_GZIP, SITE_BROTLI, SITE_FORMS };

struct site_bytes {
    const unsigned char *data;
    size_t length;
};

enum { SITE_TAG = 17, SITE_NAME = 200 };

struct site_file {
    const char *name;                   /* the path below the root: "index.html" */
    char tag[SITE_TAG];                 /* changes with the contents */
    struct site_bytes form[SITE_FORMS]; /* NULL in a form in which it is not kept */
};

struct site {
    const struct site_file *files; /* sorted by name, as strcmp does */
    size_t count;
};

/* What was compiled in; without files when the site had not been built. */
const struct site *site_built_in(void);
/* The file at the path of an address ("/", "/icons/die.svg"), or NULL. */
const struct site_file *site_find(const struct site *site, const char *path);
/* Whether the name changes with the contents, as in `main-5PK3XQ2A.js`: such a file never
 * becomes out of date. */
bool site_is_lasting(const char *name);

/* A site out of a folder; NAME.gz and NAME.br are forms of NAME. NULL with an error. */
struct site *site_read(const char *folder, struct error *error);
void site_free(struct site *site);

/* Writes all files into a folder, with their compressed forms beside them as NAME.gz and
 * NAME.br. The folder must be new or empty, unless `force`. */
bool site_export(const struct site *site, const char *folder, bool force,
                 struct error *error);

/* What is added to the name of a file in that form: "", ".gz", ".br". */
const char *site_ending(enum site_form form);

#endif
