/* i18n.h: translations. Texts are English in the code and looked up where they are shown.
 *
 * Translations use gettext's formats: people edit po/LANGUAGE.po, msgfmt compiles it, and
 * the compiled catalogue is searched in memory. libintl is not used: it needs installed
 * locales and files, and the wasm module has neither.
 *
 * The language is a thread-local variable, one of the few mutable globals: passing it to
 * every rule that can refuse a choice would touch all of them for something that hardly
 * ever changes. The default is English, in which every text translates to itself. */
#ifndef I18N_I18N_H
#define I18N_I18N_H

#include <stdbool.h>
#include <stddef.h>

/* The translation of a text; the text itself if there is none. */
const char *tr(const char *text) __attribute__((format_arg(1)));
/* Like `tr`, for English words with several meanings: `context` tells them apart and is
 * not shown. */
const char *tr_in(const char *context, const char *text) __attribute__((format_arg(2)));
/* The plural form for a count. Both formats take the same arguments. */
const char *tr_count(const char *one, const char *many, unsigned long count)
    __attribute__((format_arg(1), format_arg(2)));

/* Both at once: writes the text, or the form that goes with the count. */
struct text;
void tr_put(struct text *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void tr_put_count(struct text *out, int count, const char *one, const char *many, ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));

/* A page, a text too long for a catalogue, by its name ("rules/seals.md"): that of the
 * language that was set, or this one, which is English. */
const char *tr_page(const char *name, const char *english);

/* Sets the catalogue (.mo), which is borrowed; NULL for English. Returns false without
 * any change if it is damaged or there is no plural rule for its language
 * (i18n_plural). */
bool i18n_use(const void *catalogue, size_t size);
/* Sets the pages of the current language: a borrowed list that ends with a NULL name, or
 * NULL. i18n_use resets them, so call this after it. */
struct i18n_page {
    const char *name;
    const char *text;
};
void i18n_use_pages(const struct i18n_page *pages);
/* The current catalogue, and switching back to it on the same thread. Unlike i18n_use
 * this does not validate, so it costs nothing. */
const void *i18n_current(void);
void i18n_switch(const void *catalogue);
/* The current language as in po/: "de"; "en" by default. */
const char *i18n_language(void);

/* Marks a text for translation in a table, to be looked up later: tr(table[i].text). */
#define TR_NOOP(text) text
/* Like TR_NOOP, for tr_in. */
#define TR_NOOP_IN(context, text) text

/* plural.c: the index of the plural form for a count; -1 for an unknown language. */
int i18n_plural(const char *language, unsigned long count);

#endif
