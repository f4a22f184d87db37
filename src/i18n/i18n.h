/* i18n.h: the language that players are spoken to in. Texts are written in English in
 * the code, and looked up where they are said.
 *
 * Translations are gettext's: people edit po/LANGUAGE.po, msgfmt compiles it, and the
 * compiled catalogue is searched where it lies in memory. libintl is not used: it wants
 * installed locales and files, and the module for browsers has neither.
 *
 * A thread speaks one language at a time: the one thing that the program keeps in a
 * variable of no owner. Handing a language through every rule that can say no would touch
 * all of them for something that hardly ever changes. A thread that has set none speaks
 * English, in which every text is itself. */
#ifndef I18N_I18N_H
#define I18N_I18N_H

#include <stdbool.h>
#include <stddef.h>

/* The text in the language that was set; itself when there is none. */
const char *tr(const char *text) __attribute__((format_arg(1)));
/* As `say`, where the same English words mean different things: the context tells which,
 * and is not said. */
const char *tr_in(const char *context, const char *text) __attribute__((format_arg(2)));
/* The form that goes with a count: English has two, other languages their own. Both
 * formats take the same arguments. */
const char *tr_count(const char *one, const char *many, unsigned long count)
    __attribute__((format_arg(1), format_arg(2)));

/* A page, a text too long for a catalogue, by its name ("rules/seals.md"): that of the
 * language that was set, or this one, which is English. */
const char *tr_page(const char *name, const char *english);

/* Speaks by a compiled catalogue (.mo), which must stay where it is; NULL for English.
 * False, and nothing changes, when it is damaged or its language has no rule for counts
 * (i18n_plural). */
bool i18n_use(const void *catalogue, size_t size);
/* The pages of that language, which must stay where they are and end with a NULL name;
 * NULL for none. `i18n_use` forgets them: this comes after it. */
struct i18n_page {
    const char *name;
    const char *text;
};
void i18n_use_pages(const struct i18n_page *pages);
/* What is spoken now, and to speak that again, in the same thread: which costs nothing,
 * unlike i18n_use, which looks at all texts. */
const void *i18n_tongue(void);
void i18n_return(const void *tongue);
/* The language that is set, as in po/: "de"; "en" when there is none. */
const char *i18n_language(void);

/* Marks a text that stands in a table, and is said later: tr(table[i].text). */
#define TR_NOOP(text) text
/* As TR_NOOP, for tr_in. */
#define TR_NOOP_IN(context, text) text

/* plural.c: which of its forms a language takes for a count, from 0; -1 when the
 * language is not known. */
int i18n_plural(const char *language, unsigned long count);

#endif
