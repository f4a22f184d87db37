/* config.c: parses and validates settings. */
#include "net/serve/config.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/lines.h"
#include "core/text/suggest.h"
#include "net/limits/hosts.h"

enum kind {
    KIND_TEXT,
    KIND_NUMBER,
    KIND_SWITCH,
    KIND_LEVEL,
    KIND_NETS,
    KIND_ORIGINS,
    KIND_HOSTS
};

enum when { WHEN_RELOAD, WHEN_RESTART };

enum { LINE = 2048 };

/* How a setting is stored; parallel to `settings`. */
struct place {
    enum kind kind;
    enum when when;
    size_t offset, size;
    int low, high; /* of a number, or of a text's length */
    const char *fallback;
};

#define SETTING(kind, name, former, member, value, ...) {name, former, value},
static const struct config_setting settings[] = {CONFIG_LIST(SETTING){NULL, NULL, NULL}};

#define PLACE(kind, name, former, member, value, fallback, low, high, when, help)        \
    {KIND_##kind,                                                                        \
     WHEN_##when,                                                                        \
     offsetof(struct config, member),                                                    \
     sizeof((struct config *)0)->member,                                                 \
     low,                                                                                \
     high,                                                                               \
     fallback},
static const struct place places[] = {CONFIG_LIST(PLACE)};

const struct config_setting *config_settings(void)
{
    return settings;
}

/* --- one setting -------------------------------------------------------------------- */

static void *member(struct config *config, const struct place *place)
{
    return (char *)config + place->offset;
}

static bool set_text(char *to, const struct place *place, const char *name,
                     const char *value, struct error *error)
{
    size_t length = strlen(value);
    if (length < (size_t)place->low || length > (size_t)place->high)
        return error_set(error, "%s must have %d to %d letters", name, place->low,
                         place->high);
    memcpy(to, value, length + 1);
    return true;
}

static bool set_switch(bool *to, const char *name, const char *value, struct error *error)
{
    bool yes = strcmp(value, "yes") == 0;
    if (!yes && strcmp(value, "no") != 0)
        return error_set(error, "%s is `yes` or `no`, not `%.40s`", name, value);
    *to = yes;
    return true;
}

static bool set_nets(struct config_nets *to, const char *name, const char *value,
                     struct error *error)
{
    char word[WORD_SIZE];
    struct reader words = reader_init(value, strlen(value));
    to->count = 0;
    while (reader_word(&words, word)) {
        if (to->count == CONFIG_NETS)
            return error_set(error, "%s can be %d at most", name, CONFIG_NETS);
        if (!address_net_read(word, &to->net[to->count++]))
            return error_set(error,
                             "`%s` is no address or net of a proxy; write 127.0.0.1, ::1 "
                             "or 10.0.0.0/8",
                             word);
    }
    return true;
}

/* As a browser sends it: nothing after host and port. */
static bool is_origin(const char *word, size_t length)
{
    size_t scheme = strncmp(word, "https://", 8) == 0  ? 8
                    : strncmp(word, "http://", 7) == 0 ? 7
                                                       : 0;
    return scheme > 0 && length > scheme &&
           scheme + strcspn(word + scheme, "/?#@") >= length;
}

/* Checks space-separated words; `wanted` describes a valid one, for the error. */
static bool check_words(const char *value, bool (*fits)(const char *, size_t),
                        const char *wanted, struct error *error)
{
    for (size_t length; *(value += strspn(value, " \t")) != '\0'; value += length) {
        length = strcspn(value, " \t");
        if (!fits(value, length))
            return error_set(error, "`%.*s` is no %s", length < 60 ? (int)length : 60,
                             value, wanted);
    }
    return true;
}

static bool check_origins(const char *value, struct error *error)
{
    return check_words(value, is_origin,
                       "address of a page; write https://dice.example, and nothing "
                       "after it",
                       error);
}

static bool check_hosts(const char *value, struct error *error)
{
    return check_words(value, hosts_is_name,
                       "name of a server; write dice.example, without https:// and path",
                       error);
}

static bool set_member(struct config *config, size_t index, const char *value,
                       struct error *error)
{
    const struct place *place = &places[index];
    const char *name = settings[index].name;
    void *to = member(config, place);
    switch (place->kind) {
    case KIND_TEXT:
        return set_text(to, place, name, value, error);
    case KIND_NUMBER:
        return text_to_int(value, place->low, place->high, to) ||
               error_set(error, "%s is a number from %d to %d, not `%.40s`", name,
                         place->low, place->high, value);
    case KIND_SWITCH:
        return set_switch(to, name, value, error);
    case KIND_LEVEL:
        return log_level_read(value, to) ||
               error_set(error, "%s is error, warn, info or debug, not `%.40s`", name,
                         value);
    case KIND_NETS:
        return set_nets(to, name, value, error);
    case KIND_ORIGINS:
        return check_origins(value, error) && set_text(to, place, name, value, error);
    case KIND_HOSTS:
        return check_hosts(value, error) && set_text(to, place, name, value, error);
    }
    return false;
}

static bool refuse_name(const char *name, struct error *error)
{
    struct nearest nearest;
    suggest_init(&nearest, name, "");
    for (const struct config_setting *s = settings; s->name != NULL; s++)
        suggest_offer(&nearest, s->name);
    if (nearest.best != NULL)
        return error_set(error, "there is no setting `%.40s`; did you mean `%s`?", name,
                         nearest.best);
    return error_set(error,
                     "there is no setting `%.40s`; `cantrip serve --help` lists "
                     "all of them",
                     name);
}

/* The current name of a renamed setting, or NULL. */
static const char *find_former(const char *name)
{
    for (const struct config_setting *s = settings; s->name != NULL; s++)
        if (s->former != NULL && strcmp(s->former, name) == 0)
            return s->name;
    return NULL;
}

bool config_set(struct config *config, const char *name, const char *value,
                struct error *error)
{
    for (size_t i = 0; settings[i].name != NULL; i++)
        if (strcmp(settings[i].name, name) == 0)
            return set_member(config, i, value, error);
    return refuse_name(name, error);
}

void config_defaults(struct config *config)
{
    struct error error;
    *config = (struct config){0};
    for (size_t i = 0; settings[i].name != NULL; i++)
        if (places[i].fallback[0] != '\0' &&
            !set_member(config, i, places[i].fallback, &error))
            abort();
}

/* --- a file ------------------------------------------------------------------------- */

/* Strips spaces from both ends. */
static char *trim(char *words)
{
    words += strspn(words, " \t");
    size_t length = strlen(words);
    while (length > 0 && (words[length - 1] == ' ' || words[length - 1] == '\t'))
        words[--length] = '\0';
    return words;
}

static void warn(const struct lines *lines, const char *former, const char *name,
                 struct buffer *warnings)
{
    if (warnings != NULL)
        buffer_format(warnings,
                      "%s:%d: warning: `%s` is now `%s`; the next version will not "
                      "accept the old name\n",
                      lines->name, lines->number, former, name);
}

static bool read_line(struct config *config, const struct lines *lines,
                      struct buffer *warnings, struct error *error)
{
    char *name = trim(lines->line);
    if (*name == '\0' || *name == '#')
        return true;
    char *colon = strchr(name, ':');
    if (colon == NULL)
        return error_set(error, "a line is `name: value`; there is no colon here");
    *colon = '\0';
    name = trim(name);
    const char *now = find_former(name);
    if (now != NULL)
        warn(lines, name, now, warnings);
    return config_set(config, now != NULL ? now : name, trim(colon + 1), error);
}

bool config_read(struct config *config, const char *text, size_t length, const char *name,
                 struct buffer *warnings, struct error *error)
{
    struct lines lines;
    bool good = true;
    lines_init(&lines, text, length, name, LINE);
    error_clear(error);
    while (good && lines_next(&lines, error))
        good = read_line(config, &lines, warnings, error) || lines_blame(&lines, error);
    good = good && error->text[0] == '\0';
    lines_deinit(&lines);
    return good;
}

void config_reload(struct config *config, const struct config *fresh)
{
    for (size_t i = 0; settings[i].name != NULL; i++)
        if (places[i].when == WHEN_RELOAD)
            memcpy((char *)config + places[i].offset,
                   (const char *)fresh + places[i].offset, places[i].size);
}
