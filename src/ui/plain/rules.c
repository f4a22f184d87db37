/* rules.c: searches the rules, paragraph by paragraph. */
#include <ctype.h>
#include <string.h>

#include "base/buffer.h"
#include "base/utf8.h"
#include "i18n/i18n.h"
#include "session/table/markdown.h"
#include "ui/plain/internal.h"

enum { SHOWN = 12 };

struct search {
    struct plain *plain;
    const char *wanted;
    bool by_number; /* of a rule or a chapter */
    int found;
};

/* "6.19" is one rule, "6" a whole chapter. */
static bool has_number(const char *words, const char *wanted)
{
    size_t length = strlen(wanted);
    if (strncmp(words, wanted, length) != 0)
        return false;
    return strchr(wanted, '.') ? words[length] == ' ' : words[length] == '.';
}

static bool is_heading(const char *line)
{
    return strncmp(line, "# ", 2) == 0;
}

/* As it is read aloud: table cells one after the other. */
static void put_readable(struct buffer *out, const char *line, size_t length)
{
    const char *end = line + length;
    buffer_clear(out);
    line += strspn(line, "#- ");
    while (line < end)
        if (strncmp(line, " | ", 3) == 0) {
            buffer_put(out, ", ");
            line += 3;
        } else {
            buffer_put_n(out, line++, 1);
        }
}

static void look_at(struct search *search, const char *words)
{
    bool fits = search->by_number ? has_number(words, search->wanted)
                                  : utf8_find(words, strlen(words), search->wanted);
    if (!fits)
        return;
    if (++search->found <= SHOWN || search->by_number)
        plain_print(search->plain, "%s", words);
}

/* Without a search word: the headings. */
static void print_line(struct search *search, const char *line, const char *words)
{
    if (search->wanted[0] != '\0')
        look_at(search, words);
    else if (is_heading(line))
        plain_print(search->plain, "%s", words);
}

static void search_rules(struct search *search, const char *rules)
{
    struct buffer text, words;
    buffer_init(&text);
    buffer_init(&words);
    markdown_plain(rules, &text);
    for (const char *at = text.length > 0 ? text.data : ""; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        put_readable(&words, at, length);
        if (words.length > 0)
            print_line(search, at, words.data);
        at += length + (at[length] == '\n');
    }
    buffer_deinit(&words);
    buffer_deinit(&text);
}

void plain_rules(struct plain *plain, const char *rest)
{
    const struct guide *guide = plain_game_of(plain)->guide;
    struct search search = {plain, rest, isdigit((unsigned char)rest[0]), 0};
    if (guide == NULL || guide->rules == NULL) {
        plain_print(plain, tr("This game has no rules to search."));
        return;
    }
    search_rules(&search, guide->rules());
    if (rest[0] == '\0')
        plain_print(plain, tr("rules and a word or the number of a rule or chapter tells "
                              "what the rules say of it."));
    else if (search.found == 0)
        plain_print(plain, tr("The rules do not mention %s."), rest);
    else if (search.found > SHOWN && !search.by_number)
        plain_print(plain, tr("%d more; a longer word finds fewer."),
                    search.found - SHOWN);
}
