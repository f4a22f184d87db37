/* values.c: the values of options the form cycles through, as the games list them.
 * Open-ended values (a file, names) can still be typed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/setup/form.h"

/* 48 bits, as the commands draw them: practically never the same game twice. */
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

/* "fresh" gets a seed if the option takes one ("fresh:SEED"). */
static void write_choice(const struct option_spec *option, const char *value,
                         char out[SETUP_VALUE])
{
    char wanted[SETUP_VALUE], seed[SETUP_VALUE];
    snprintf(wanted, sizeof wanted, "%.50s:SEED", value);
    if (strstr(option->values, wanted) == NULL) {
        snprintf(out, SETUP_VALUE, "%s", value);
        return;
    }
    form_draw_seed(seed);
    snprintf(out, SETUP_VALUE, "%.40s:%.16s", value, seed);
}

const char *form_syntax(const struct option_spec *option)
{
    return tr(option->typed ? option->typed : option->values);
}

int form_values(const struct option_spec *option, int players,
                char list[FORM_VALUES][SETUP_VALUE])
{
    int count = 0;
    for (const struct option_choice *it = option->choices;
         it != NULL && it->value != NULL && count < FORM_VALUES; it++)
        write_choice(option, it->value, list[count++]);
    for (int seat = 1; option->seats && seat <= players && count < FORM_VALUES; seat++)
        snprintf(list[count++], SETUP_VALUE, "%d", seat);
    if (count == 0)
        snprintf(list[count++], SETUP_VALUE, "%s", option->fallback);
    return count;
}
