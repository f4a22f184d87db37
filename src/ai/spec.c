/* spec.c: parses the spec of a player. */
#include "ai/spec.h"

#include <string.h>

#include "ai/setting.h"

enum spec_setting { NODES, SECONDS, THREADS, MEMORY, SPEC_SETTINGS };

static const struct setting settings[] = {
    [NODES] = {"nodes", 1, 1e9, true},     [SECONDS] = {"seconds", 0.001, 3600, false},
    [THREADS] = {"threads", 1, 256, true}, [MEMORY] = {"memory", 1, 2048, true},
    [SPEC_SETTINGS] = {NULL, 0, 0, false},
};

static bool read_settings(const char *text, struct spec *spec, struct error *error)
{
    double value[SPEC_SETTINGS] = {0};
    char part[SETTING_TEXT];
    do {
        text++; /* the colon, or a comma */
        if (!text_take(&text, ",", part, sizeof part))
            return error_set(error, "'%s...' is not a setting", part);
        if (!setting_read(settings, part, value, error))
            return false;
    } while (*text == ',');
    spec->has_settings = true;
    spec->nodes = (uint64_t)value[NODES];
    spec->seconds = value[SECONDS];
    spec->threads = (int)value[THREADS];
    spec->memory = (int)value[MEMORY];
    return true;
}

bool spec_read(const char *text, struct spec *spec, struct error *error)
{
    *spec = (struct spec){0};
    if (!text_take(&text, ":", spec->name, sizeof spec->name))
        return error_set(error, "there is no player '%s...'", spec->name);
    return *text == '\0' || read_settings(text, spec, error);
}
