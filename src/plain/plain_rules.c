/* plain_rules.c: searching the rules, which are Markdown, paragraph by paragraph. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/buffer.h"
#include "base/speech.h"
#include "plain/plain_parts.h"

enum { SHOWN = 12 };

struct search {
    struct plain *plain;
    const char *wanted;
    bool by_number; /* of a rule or a chapter */
    int found;
};

static bool contains(const char *words, const char *wanted)
{
    size_t length = strlen(wanted);
    for (; *words != '\0'; words++)
        if (strncasecmp(words, wanted, length) == 0)
            return true;
    return false;
}

/* "6.19" is a rule, "6" all those of a chapter. */
static bool has_number(const char *words, const char *wanted)
{
    size_t length = strlen(wanted);
    if (strncmp(words, wanted, length) != 0)
        return false;
    return strchr(wanted, '.') ? words[length] == ' ' : words[length] == '.';
}

static bool is_heading(const char *line)
{
    return line[0] == '#';
}

/* Whether a line begins a paragraph of its own. */
static bool begins(const char *line)
{
    return is_heading(line) || line[0] == '-' || line[0] == '|' || line[0] == '\n';
}

/* A link's address, from its "](" on; 0 when there is none. */
static size_t address_length(const char *at, const char *end)
{
    if (end - at < 2 || at[0] != ']' || at[1] != '(')
        return 0;
    const char *close = memchr(at, ')', (size_t)(end - at));
    return close ? (size_t)(close - at) + 1 : 0;
}

/* Without the signs of Markdown: as it is read aloud. */
static void put_clean(struct buffer *out, const char *at, const char *end)
{
    while (at < end && strchr("#-| ", *at))
        at++;
    while (at < end) {
        size_t address = address_length(at, end);
        if (address > 0) {
            at += address;
            continue;
        }
        if (*at == '|')
            buffer_put(out, ",");
        else if (!strchr("*`[]", *at))
            buffer_put_n(out, at, 1);
        at++;
    }
}

static const char *line_end(const char *line)
{
    const char *end = strchr(line, '\n');
    return end ? end : line + strlen(line);
}

/* The paragraph at *at as one line; *at moves past it. */
static void take_paragraph(const char **at, struct buffer *out)
{
    const char *line = *at;
    buffer_clear(out);
    do {
        const char *end = line_end(line);
        if (out->length > 0)
            buffer_put(out, " ");
        put_clean(out, line, end);
        line = *end ? end + 1 : end;
    } while (*line != '\0' && !is_heading(*at) && !begins(line));
    *at = line;
}

static void look_at(struct search *search, const char *words)
{
    bool fits = search->by_number ? has_number(words, search->wanted)
                                  : contains(words, search->wanted);
    if (!fits)
        return;
    if (++search->found <= SHOWN || search->by_number)
        plain_tell(search->plain, "%s", words);
}

/* Without a word: the headings. */
static void go_through(struct search *search, const char *rules)
{
    struct buffer words;
    buffer_init(&words);
    while (*(rules += strspn(rules, "\n")) != '\0') {
        bool heading = is_heading(rules);
        take_paragraph(&rules, &words);
        if (words.length > 0 && (search->wanted[0] != '\0' || heading))
            search->wanted[0] != '\0' ? look_at(search, words.data)
                                      : plain_tell(search->plain, "%s", words.data);
    }
    buffer_deinit(&words);
}

void plain_rules(struct plain *plain, const char *rest)
{
    const struct guide *guide = plain_game_of(plain)->guide;
    struct search search = {plain, rest, isdigit((unsigned char)rest[0]), 0};
    if (guide == NULL || guide->rules == NULL) {
        plain_tell(plain, say("This game has no rules to search."));
        return;
    }
    go_through(&search, guide->rules());
    if (rest[0] == '\0')
        plain_tell(plain, say("rules and a word or the number of a rule or chapter tells "
                              "what the rules say of it."));
    else if (search.found == 0)
        plain_tell(plain, say("The rules do not mention %s."), rest);
    else if (search.found > SHOWN && !search.by_number)
        plain_tell(plain, say("%d more; a longer word finds fewer."),
                   search.found - SHOWN);
}
