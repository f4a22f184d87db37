/* form_values.c: the values of options, read from what their tables tell people: "1, 2, 3
 * or random", "10..1000", "random or a seat from 1", "standard, fresh:SEED or custom".
 * What cannot be listed (a file, names) can still be typed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/form.h"

struct values {
    char (*list)[SETUP_VALUE];
    int count;
};

static void add(struct values *values, const char *value)
{
    for (int i = 0; i < values->count; i++)
        if (strcmp(values->list[i], value) == 0)
            return;
    if (values->count == FORM_VALUES)
        return;
    struct text text = text_init(values->list[values->count++], SETUP_VALUE);
    text_put(&text, value);
}

static void add_number(struct values *values, long number)
{
    char value[SETUP_VALUE];
    snprintf(value, sizeof value, "%ld", number);
    add(values, value);
}

/* Of a long range round numbers will do. */
static void add_range(struct values *values, long low, long high)
{
    if (high - low < FORM_VALUES / 2) {
        for (long number = low; number <= high; number++)
            add_number(values, number);
        return;
    }
    static const int digit[] = {1, 2, 5};
    for (long ten = 1; ten <= high; ten *= 10)
        for (int i = 0; i < 3; i++)
            if (digit[i] * ten >= low && digit[i] * ten <= high)
                add_number(values, digit[i] * ten);
}

/* 48 bits, as the commands draw them: enough that nobody meets the same game twice. */
void form_draw_seed(char seed[SETUP_VALUE])
{
    unsigned char bytes[6];
    uint64_t number = 0;
    FILE *random = fopen("/dev/urandom", "rb");
    bool drawn = random && fread(bytes, sizeof bytes, 1, random) == 1;
    for (size_t i = 0; drawn && i < sizeof bytes; i++)
        number = number << 8 | bytes[i];
    if (random)
        fclose(random);
    snprintf(seed, SETUP_VALUE, "%llu",
             drawn ? (unsigned long long)number : (unsigned long long)time(NULL));
}

static void add_drawn(struct values *values, const char *word, size_t length)
{
    char seed[SETUP_VALUE], value[SETUP_VALUE];
    form_draw_seed(seed);
    snprintf(value, sizeof value, "%.*s:%.16s", (int)length, word, seed);
    add(values, value);
}

static void add_word(struct values *values, const char *word, int players)
{
    const char *colon = strstr(word, ":SEED"), *dots = strstr(word, "..");
    if (strncmp(word, "a seat", 6) == 0)
        add_range(values, 1, players);
    else if (strchr(word, ' ') || strcmp(word, "custom") == 0)
        return;
    else if (colon)
        add_drawn(values, word, (size_t)(colon - word));
    else if (dots && word[0] >= '0' && word[0] <= '9')
        add_range(values, strtol(word, NULL, 10), strtol(dots + 2, NULL, 10));
    else if (!strchr(word, '.'))
        add(values, word);
}

int form_values(const struct option_spec *option, int players,
                char list[FORM_VALUES][SETUP_VALUE])
{
    struct values values = {.list = list};
    bool seats = strstr(option->values, "a seat") != NULL;
    const char *at = option->values;
    add(&values, option->fallback);
    while (*at) {
        const char *comma = strstr(at, ", "), *or = strstr(at, " or ");
        const char *end = comma && (!or || comma < or) ? comma : or ;
        char word[160];
        snprintf(word, sizeof word, "%.*s", end ? (int)(end - at) : (int)strlen(at), at);
        if (!(seats && strstr(word, "..")))
            add_word(&values, word, players);
        at = end ? end + (end == or ? 4 : 2) : at + strlen(at);
    }
    return values.count;
}
