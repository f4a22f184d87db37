/* game_name.c: finds a game by its name or title, as people type them. */
#include "cli/args/game_name.h"

#include "base/utf8.h"
#include "games/games.h"

/* Without case, and without the accents of Western European letters. */
static uint32_t fold(uint32_t glyph)
{
    static const char bare[] = "AAAAAAACEEEEIIIIDNOOOOO*OUUUUY"; /* of U+00C0 on */
    uint32_t capital = utf8_capital(glyph);
    return capital >= 0xc0 && capital < 0xc0 + sizeof bare - 1
               ? (unsigned char)bare[capital - 0xc0]
               : capital;
}

static bool is_called(const char *name, const char *word)
{
    while (*name && *word)
        if (fold(utf8_read(&name)) != fold(utf8_read(&word)))
            return false;
    return *name == *word;
}

const struct game *game_name_find(const char *name)
{
    for (const struct game *const *at = games_list(); *at != NULL; at++)
        if (is_called((*at)->name, name) || is_called((*at)->title, name))
            return *at;
    return NULL;
}
