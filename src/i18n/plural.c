/* plural.c: plural rules by language, as in the headers of po/LANGUAGE.po. */
#include "i18n/i18n.h"

#include <string.h>

/* 1 die, 2 dice */
static int one_or_many(unsigned long count)
{
    return count != 1;
}

/* 1, 21 кубик; 2, 24 кубика; 5, 11, 12 кубиков */
static int one_few_many(unsigned long count)
{
    unsigned long last = count % 10, teens = count % 100;
    if (last == 1 && teens != 11)
        return 0;
    return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? 1 : 2;
}

static const struct {
    const char *language;
    int (*form)(unsigned long count);
} rules[] = {
    {"en", one_or_many},
    {"de", one_or_many},
    {"ru", one_few_many},
};

int i18n_plural(const char *language, unsigned long count)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strcmp(rules[i].language, language) == 0)
            return rules[i].form(count);
    return -1;
}
