/* utf8_find.c: case conversion and case-insensitive search. */
#include "base/utf8.h"

/* Lower case of Latin, Greek and Cyrillic capitals. towlower() depends on the locale, and
 * a search must give the same result everywhere. */
static uint32_t to_lower(uint32_t glyph)
{
    if ((glyph >= 'A' && glyph <= 'Z') ||
        (glyph >= 0xc0 && glyph <= 0xde && glyph != 0xd7) ||
        (glyph >= 0x391 && glyph <= 0x3a9) || (glyph >= 0x410 && glyph <= 0x42f))
        return glyph + 0x20;
    return glyph >= 0x400 && glyph <= 0x40f ? glyph + 0x50 : glyph;
}

uint32_t utf8_capital(uint32_t glyph)
{
    if ((glyph >= 'a' && glyph <= 'z') ||
        (glyph >= 0xe0 && glyph <= 0xfe && glyph != 0xf7) ||
        (glyph >= 0x3b1 && glyph <= 0x3c9 && glyph != 0x3c2) ||
        (glyph >= 0x430 && glyph <= 0x44f))
        return glyph - 0x20;
    return glyph >= 0x450 && glyph <= 0x45f ? glyph - 0x50 : glyph;
}

static bool starts_with(const char *at, const char *end, const char *find)
{
    while (*find)
        if (at >= end || to_lower(utf8_read(&at)) != to_lower(utf8_read(&find)))
            return false;
    return true;
}

bool utf8_find(const char *words, size_t length, const char *find)
{
    for (const char *at = words; *find && at < words + length; utf8_read(&at))
        if (starts_with(at, words + length, find))
            return true;
    return false;
}

void utf8_put_sentence(struct text *out, const char *words)
{
    size_t name = strcspn(words, " ");
    char first[5];
    if (words[0] && strcspn(words, ".0123456789") >= name) {
        utf8_write(utf8_capital(utf8_read(&words)), first);
        text_put(out, first);
    }
    text_put(out, words);
}
