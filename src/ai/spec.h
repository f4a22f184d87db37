/* spec.h: a parsed player spec (ai.h). */
#ifndef AI_SPEC_H
#define AI_SPEC_H

#include <stdint.h>

#include "ai/ai.h"
#include "ai/level.h"

struct spec {
    char name[LEVEL_NAME];
    bool has_settings;
    /* 0 if not given. */
    uint64_t nodes;
    double seconds;
    int threads;
    int memory; /* MiB */
};

/* Parses "NAME" or "NAME:SETTING=VALUE,...". Does not check the name. */
bool spec_read(const char *text, struct spec *spec, struct error *error);

#endif
