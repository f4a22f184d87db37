/* rules_test.c: the rules in every language have the same numbers in the same order, with
 * the same marks of rulings, figures and tables. */
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "core/guide.h"
#include "games/games.h"
#include "i18n/language.h"
#include "tests/base/check.h"

enum { MOST_LINES = 400, MARK = 40, FIGURES = 160, FIGURE = 12 };

/* A rule, a heading or a table row. */
struct part {
    const char *at;
    size_t length;
};

struct page {
    const char *language, *game;
    struct part part[MOST_LINES];
    int parts;
    char mark[MARK]; /* "(ruling)", as defined at the top of the page */
};

static bool begins_part(const char *line)
{
    return strncmp(line, "- **", 4) == 0 || line[0] == '#' || line[0] == '|';
}

static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');
    return end ? end + 1 : line + strlen(line);
}

/* Paragraphs in between belong to the preceding part. */
static void divide(struct page *page, const char *text)
{
    for (const char *line = text; *line; line = next_line(line)) {
        if (begins_part(line)) {
            assert_true(page->parts < MOST_LINES);
            page->part[page->parts++] = (struct part){.at = line};
        }
        assert_true(page->parts > 0);
        struct part *part = &page->part[page->parts - 1];
        part->length = (size_t)(next_line(line) - part->at);
    }
}

static void find_mark(struct page *page, const char *text)
{
    const char *from = strstr(text, "**(");
    const char *to = from ? strstr(from, ")**") : NULL;
    if (!to)
        fail_msg("%s in %s does not explain a mark like **(ruling)**", page->game,
                 page->language);
    struct text out = text_init(page->mark, sizeof page->mark);
    text_put_n(&out, from + 2, (size_t)(to + 1 - (from + 2)));
    assert_false(out.overflow);
}

static struct page *read_page(const struct game *game, const char *language)
{
    struct page *page = test_calloc(1, sizeof *page);
    assert_true(language_use(language));
    const char *text = game->guide->rules();
    assert_non_null(text);
    page->language = language;
    page->game = game->name;
    divide(page, text);
    find_mark(page, text);
    assert_true(language_use("en"));
    return page;
}

/* "- **4.4a" up to its number, "##" and number of a heading, "|" of a row. */
static size_t name_length(const struct part *part)
{
    if (part->at[0] == '-')
        return 4 + strspn(part->at + 4, "0123456789.abcdefghij");
    size_t signs = strspn(part->at, "#|");
    return part->at[signs] == ' '
               ? signs + 1 + strspn(part->at + signs + 1, "0123456789.")
               : signs;
}

static int count_of(const struct part *part, const char *words)
{
    int count = 0;
    size_t length = strlen(words);
    for (size_t i = 0; i + length <= part->length; i++)
        count += strncmp(part->at + i, words, length) == 0;
    return count;
}

struct figures {
    char word[FIGURES][FIGURE];
    size_t count;
};

/* Everything in digits: counts and numbers of other rules. */
static struct figures figures_of(const struct part *part)
{
    struct figures found = {.count = 0};
    for (size_t i = 0; i < part->length;) {
        size_t length = strspn(part->at + i, "0123456789");
        if (length == 0) {
            i++;
            continue;
        }
        assert_true(found.count < FIGURES);
        struct text out = text_init(found.word[found.count++], FIGURE);
        text_put_n(&out, part->at + i, length);
        i += length;
    }
    return found;
}

static int compare_words(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Compares them in any order, since word order differs between languages. */
static bool figures_are_the_same(const struct part *a, const struct part *b)
{
    struct figures one = figures_of(a), other = figures_of(b);
    qsort(one.word, one.count, sizeof one.word[0], compare_words);
    qsort(other.word, other.count, sizeof other.word[0], compare_words);
    if (one.count != other.count)
        return false;
    for (size_t i = 0; i < one.count; i++)
        if (strcmp(one.word[i], other.word[i]) != 0)
            return false;
    return true;
}

static void compare_part(const struct page *english, const struct page *other, int i)
{
    const struct part *ours = &english->part[i], *theirs = &other->part[i];
    size_t length = name_length(ours);
    const char *what = "";
    if (name_length(theirs) != length || strncmp(ours->at, theirs->at, length) != 0)
        what = "another number";
    else if (count_of(ours, english->mark) != count_of(theirs, other->mark))
        what = "another number of rulings";
    else if (ours->at[0] == '|' && count_of(ours, "|") != count_of(theirs, "|"))
        what = "another number of columns";
    else if (!figures_are_the_same(ours, theirs))
        what = "other figures";
    if (what[0])
        fail_msg("%s in %s has %s:\n%.*s%.*s", other->game, other->language, what,
                 (int)ours->length, ours->at, (int)theirs->length, theirs->at);
}

static void compare_pages(const struct game *game, const struct page *english,
                          const char *language)
{
    struct page *other = read_page(game, language);
    for (int i = 0; i < english->parts && i < other->parts; i++)
        compare_part(english, other, i);
    assert_int_equal(english->parts, other->parts);
    test_free(other);
}

static const struct game *game_called(const char *name)
{
    for (const struct game *const *game = games_list(); *game; game++)
        if (strcmp((*game)->name, name) == 0)
            return *game;
    fail_msg("there is no game %s", name);
    return NULL;
}

TEST(every_rule_is_in_every_language)
{
    static const char *const names[] = {"seals", "ciub"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct game *game = game_called(names[i]);
        struct page *english = read_page(game, "en");
        assert_true(english->parts > 40);
        for (const struct language *it = language_list() + 1; it->code; it++)
            compare_pages(game, english, it->code);
        test_free(english);
    }
}

/* Otherwise English would be compared with itself. */
TEST(the_pages_are_translated)
{
    static const struct {
        const char *language, *game, *word;
    } said[] = {{"de", "seals", "schriftrolle"}, {"de", "ciub", "würfel"},
                {"ru", "seals", "печать"},       {"ru", "ciub", "ЛОТОК"},
                {"en", "seals", "scroll"},       {"en", "ciub", "tray"}};
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        assert_true(language_use(said[i].language));
        const char *rules = game_called(said[i].game)->guide->rules();
        if (!utf8_find(rules, strlen(rules), said[i].word))
            fail_msg("the rules of %s in %s do not have '%s'", said[i].game,
                     said[i].language, said[i].word);
    }
    assert_true(language_use("en"));
}
