/* suggest.c: the edit distance between short words, for "did you mean". */
#include "core/text/suggest.h"

#include <string.h>

#include "base/text.h"

enum { MAX_LENGTH = 31, FAR = 99 };

static int least(int a, int b, int c)
{
    int m = a < b ? a : b;
    return m < c ? m : c;
}

/* Levenshtein distance. */
static int distance_between(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b);
    int row[MAX_LENGTH + 1];
    if (n > MAX_LENGTH || m > MAX_LENGTH)
        return FAR;
    for (size_t j = 0; j <= m; j++)
        row[j] = (int)j;
    for (size_t i = 1; i <= n; i++) {
        int diagonal = row[0];
        row[0] = (int)i;
        for (size_t j = 1; j <= m; j++) {
            int above = row[j];
            row[j] = least(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    return row[m];
}

void suggest_init(struct nearest *nearest, const char *typed, const char *prefix)
{
    *nearest = (struct nearest){.typed = typed, .prefix = prefix, .distance = FAR};
}

static bool is_listed(const struct nearest *nearest, const char *word)
{
    size_t prefix = strlen(nearest->prefix), length = strlen(word);
    for (const char *at = nearest->all; *at;) {
        size_t size = strcspn(at, ",");
        if (size == prefix + length && strncmp(at + prefix, word, length) == 0)
            return true;
        at += size;
        at += strspn(at, ", ");
    }
    return false;
}

static void list_word(struct nearest *nearest, const char *word)
{
    struct text all = {nearest->all, sizeof nearest->all, strlen(nearest->all), false};
    if (all.length)
        text_put(&all, ", ");
    text_put(&all, nearest->prefix);
    text_put(&all, word);
}

void suggest_offer(struct nearest *nearest, const char *word)
{
    size_t typed = strlen(nearest->typed);
    int distance = distance_between(nearest->typed, word);
    if (typed >= 2 && strncmp(nearest->typed, word, typed) == 0)
        distance = 1; /* an abbreviation */
    if (distance < nearest->distance && distance <= 2 && distance < (int)strlen(word)) {
        nearest->distance = distance;
        nearest->best = word;
    }
    if (!is_listed(nearest, word))
        list_word(nearest, word);
}
