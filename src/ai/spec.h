/* spec.h: the name of a player with its settings (ai.h), taken apart. */
#ifndef AI_SPEC_H
#define AI_SPEC_H

#include <stdint.h>

#include "ai/ai.h"
#include "ai/level.h"

struct spec {
    char name[LEVEL_NAME];
    bool has_settings;
    /* What was not given is 0. */
    uint64_t nodes;
    double seconds;
    int threads;
    int memory; /* MiB */
};

/* "NAME" or "NAME:SETTING=VALUE,..."; any name will do here. */
bool spec_read(const char *text, struct spec *spec, struct error *error);

#endif
