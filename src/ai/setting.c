/* setting.c: parses "name=value". */
#include "ai/setting.h"

#include <string.h>

#include "base/text.h"

/* Plain decimals, "12" or "0.25": no signs, no exponents, no "inf". */
static bool read_decimal(const char *word, double *value)
{
    double number = 0, unit = 1;
    int digits = 0;
    bool fraction = false;
    for (; *word != '\0'; word++) {
        if (*word == '.' && !fraction) {
            fraction = true;
            continue;
        }
        if (*word < '0' || *word > '9' || ++digits > 15)
            return false;
        number = number * 10 + (*word - '0');
        unit = fraction ? unit * 10 : unit;
    }
    *value = number / unit;
    return digits > 0;
}

static bool fail_name(const struct setting *table, const char *name, struct error *error)
{
    char names[160];
    struct text out = text_init(names, sizeof names);
    for (const struct setting *at = table; at->name != NULL; at++)
        text_format(&out, "%s%s",
                    at == table          ? ""
                    : at[1].name == NULL ? " and "
                                         : ", ",
                    at->name);
    return error_set(error, "unknown setting '%s'; the settings are %s", name, names);
}

static bool fail_value(const struct setting *setting, const char *word,
                       struct error *error)
{
    return error_set(error, "%s must be a %snumber from %.15g to %.15g, not '%s'",
                     setting->name, setting->whole ? "whole " : "", setting->low,
                     setting->high, word);
}

static bool read_value(const struct setting *setting, const char *word, double *value,
                       struct error *error)
{
    double number = 0;
    if (!read_decimal(word, &number) || number < setting->low || number > setting->high ||
        (setting->whole && strchr(word, '.') != NULL))
        return fail_value(setting, word, error);
    *value = number;
    return true;
}

bool setting_read(const struct setting *table, const char *words, double *value,
                  struct error *error)
{
    char name[SETTING_TEXT];
    text_take(&words, "=", name, sizeof name);
    for (int i = 0; table[i].name != NULL; i++) {
        if (strcmp(table[i].name, name) != 0)
            continue;
        if (*words == '\0')
            return error_set(error, "%s needs a value: %s=NUMBER", name, name);
        return read_value(&table[i], words + 1, &value[i], error);
    }
    return fail_name(table, name, error);
}
