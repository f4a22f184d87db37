/* confusables.c: ranges of Unicode, and letters that look alike. */
#include "server/lobby/confusables.h"

#include <string.h>

#include "base/text.h"
#include "base/utf8.h"

struct range {
    uint32_t first, last;
};

/* Line and page breaks, and controls of the text direction. */
static const struct range breaking[] = {
    {0x01, 0x1f}, {0x7f, 0x9f}, {0x2028, 0x202e}, {0x2066, 0x2069}, {0xfeff, 0xfeff}};

/* Invisible, or looking like a space. */
static const struct range invisible[] = {
    {0xa0, 0xa0},     {0xad, 0xad},       {0x34f, 0x34f},    {0x61c, 0x61c},
    {0x115f, 0x1160}, {0x1680, 0x1680},   {0x17b4, 0x17b5},  {0x180b, 0x180f},
    {0x2000, 0x200b}, {0x200e, 0x200f},   {0x202f, 0x202f},  {0x205f, 0x206f},
    {0x2800, 0x2800}, {0x3000, 0x3000},   {0x3164, 0x3164},  {0xffa0, 0xffa0},
    {0xfff0, 0xffff}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}};

/* Parts of words in some scripts, and of emoji: they change how neighbours look. */
static const struct range joining[] = {{0x200c, 0x200d}, {0xfe00, 0xfe0f}};

static bool is_in(const struct range *list, size_t count, uint32_t glyph)
{
    for (size_t i = 0; i < count; i++)
        if (glyph >= list[i].first && glyph <= list[i].last)
            return true;
    return false;
}

#define IS_IN(list, glyph) is_in(list, sizeof(list) / sizeof *(list), glyph)

bool server_text_is_plain(const char *words)
{
    while (*words != '\0')
        if (IS_IN(breaking, utf8_read(&words)))
            return false;
    return true;
}

bool server_name_is_allowed(const char *name)
{
    char key[TABLE_NAME];
    uint32_t before = ' ';
    for (const char *at = name; *at != '\0';) {
        uint32_t glyph = utf8_read(&at);
        if (IS_IN(invisible, glyph) || (glyph == ' ' && before == ' '))
            return false;
        before = glyph;
    }
    server_name_fold(name, key);
    return before != ' ' && key[0] != '\0' && server_text_is_plain(name);
}

/* Cyrillic and Greek letters, and the Latin letters that look the same. */
static uint32_t twin(uint32_t glyph)
{
    static const struct {
        uint16_t letter;
        char twin;
    } twins[] = {
        {0x430, 'a'}, {0x432, 'b'}, {0x435, 'e'}, {0x43a, 'k'}, {0x43c, 'm'},
        {0x43d, 'h'}, {0x43e, 'o'}, {0x440, 'p'}, {0x441, 'c'}, {0x442, 't'},
        {0x443, 'y'}, {0x445, 'x'}, {0x455, 's'}, {0x456, 'i'}, {0x458, 'j'},
        {0x4ae, 'y'}, {0x4af, 'y'}, {0x4ba, 'h'}, {0x4bb, 'h'}, {0x4c0, 'i'},
        {0x4cf, 'i'}, {0x500, 'd'}, {0x501, 'd'}, {0x51b, 'q'}, {0x51d, 'w'},
        {0x391, 'a'}, {0x392, 'b'}, {0x395, 'e'}, {0x396, 'z'}, {0x397, 'h'},
        {0x399, 'i'}, {0x39a, 'k'}, {0x39c, 'm'}, {0x39d, 'n'}, {0x39f, 'o'},
        {0x3a1, 'p'}, {0x3a4, 't'}, {0x3a5, 'y'}, {0x3a7, 'x'}, {0x3b1, 'a'},
        {0x3b9, 'i'}, {0x3ba, 'k'}, {0x3bd, 'v'}, {0x3bf, 'o'}, {0x3c1, 'p'},
        {0x3c4, 't'}, {0x3c5, 'u'}, {0x3f2, 'c'}, {0x3f3, 'j'}, {0x131, 'i'},
        {0x251, 'a'}, {0x261, 'g'},
    };
    for (size_t i = 0; i < sizeof twins / sizeof *twins; i++)
        if (twins[i].letter == glyph)
            return (uint32_t)twins[i].twin;
    return glyph;
}

/* Greek capitals have twins of their own, so they are lowered only after that. */
static uint32_t fold(uint32_t glyph)
{
    if (glyph >= 0xff21 && glyph <= 0xff5a) /* full-width letters */
        glyph -= 0xff21 - 'A';
    if (glyph >= 0x410 && glyph <= 0x42f)
        glyph += 0x20;
    else if (glyph >= 0x400 && glyph <= 0x40f)
        glyph += 0x50;
    glyph = twin(glyph);
    if ((glyph >= 'A' && glyph <= 'Z') || (glyph >= 0x391 && glyph <= 0x3a9) ||
        (glyph >= 0xc0 && glyph <= 0xde && glyph != 0xd7))
        return glyph + 0x20;
    return glyph;
}

void server_name_fold(const char *name, char key[TABLE_NAME])
{
    struct text out = text_init(key, TABLE_NAME);
    while (*name != '\0') {
        char bytes[5];
        uint32_t glyph = utf8_read(&name);
        if (IS_IN(joining, glyph))
            continue;
        utf8_write(fold(glyph), bytes);
        text_put(&out, bytes);
    }
}
