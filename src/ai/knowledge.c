/* knowledge.c: hashes what a player depends on beyond its spec. */
#include <string.h>

#include "ai/ai.h"
#include "ai/spec.h"
#include "base/hash.h"
#include "core/heuristics.h"

static uint64_t hash_text(const char *words, uint64_t seed)
{
    return words != NULL ? hash_bytes(words, strlen(words), seed) : seed;
}

static uint64_t hash_weights(const struct game *game, uint64_t seed)
{
    const struct heuristics *heuristics = game->heuristics;
    return hash_text(
        heuristics != NULL && heuristics->weights != NULL ? heuristics->weights() : NULL,
        seed);
}

/* Settings given by the spec override the level, so they are left out. */
static uint64_t hash_level(const struct level *level, const struct spec *spec,
                           uint64_t seed)
{
    char line[128];
    struct text out = text_init(line, sizeof line);
    if (spec->nodes == 0)
        text_format(&out, "nodes=%llu ", (unsigned long long)level->nodes);
    if (spec->seconds <= 0)
        text_format(&out, "seconds=%.6g ", level->seconds);
    text_format(&out, "overlook=%d waver=%d advised=%d", level->overlook, level->waver,
                (int)level->advised);
    if (level->careful)
        text_put(&out, " careful=1");
    return hash_text(line, seed);
}

uint64_t ai_knowledge(const struct game *game, const char *spec, uint64_t seed)
{
    struct level level[LEVEL_MAX];
    struct error error;
    struct spec wanted;
    if (!spec_read(spec, &wanted, &error))
        return seed;
    const struct search_style *style = ai_style(wanted.name);
    if (style != NULL)
        return style->leaf == LEAF_EVALUATOR ? hash_weights(game, seed) : seed;
    int levels = level_list(game, level, &error);
    for (int i = 0; i < levels; i++)
        if (strcmp(level[i].name, wanted.name) == 0)
            return hash_level(&level[i], &wanted, hash_weights(game, seed));
    return seed;
}
