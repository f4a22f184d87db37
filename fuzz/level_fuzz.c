/* level_fuzz.c: levels that can be read must be within limits and have distinct names. */
#include <stdlib.h>
#include <string.h>

#include "ai/level.h"
#include "core/memory.h"
#include "positions.h"

static void check_level(const struct level *level)
{
    size_t length = strlen(level->name);
    positions_expect(length > 0 && length < LEVEL_NAME);
    positions_expect(level->nodes >= 1 && level->nodes <= 1000000000);
    positions_expect(level->seconds >= 0 && level->seconds <= 3600);
    positions_expect(level->overlook >= 0 && level->overlook <= 95);
    positions_expect(level->waver >= 0 && level->waver <= 100);
}

static void check_levels(const struct level *level, int count)
{
    int defaults = 0;
    positions_expect(count <= LEVEL_MAX);
    for (int i = 0; i < count; i++) {
        check_level(&level[i]);
        defaults += level[i].is_default;
        for (int other = 0; other < i; other++)
            positions_expect(strcmp(level[i].name, level[other].name) != 0);
    }
    positions_expect(defaults <= 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct level level[LEVEL_MAX];
    struct error error;
    char *text = memory_text((const char *)data, size);
    int count = level_read(text, "fuzz", level, &error);
    if (count >= 0)
        check_levels(level, count);
    else
        positions_refused(&error, "fuzz", true);
    free(text);
    return 0;
}
