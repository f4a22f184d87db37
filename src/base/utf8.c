/* utf8.c: decoding and encoding UTF-8, and display width. */
#include "base/utf8.h"

enum { UTF8_BAD = 0xfffd };

/* Number of continuation bytes after a lead byte; -1 for an invalid lead byte. */
static int continuation_bytes(unsigned char byte)
{
    if (byte < 0x80)
        return 0;
    if (byte < 0xc2 || byte > 0xf4)
        return -1;
    return byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
}

static bool is_valid(uint32_t glyph, int bytes)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    return glyph >= smallest[bytes] && glyph <= 0x10ffff &&
           !(glyph >= 0xd800 && glyph < 0xe000);
}

/* Decodes a character of that size: each byte after the first has six bits of it. */
static uint32_t decode(const unsigned char *byte, int more)
{
    static const unsigned payload[] = {0x7f, 0x1f, 0x0f, 0x07};
    uint32_t glyph = *byte & payload[more];
    for (int i = 1; i <= more; i++)
        glyph = glyph << 6 | (byte[i] & 0x3f);
    return glyph;
}

size_t utf8_size(const char *text, size_t left)
{
    const unsigned char *byte = (const unsigned char *)text;
    int more = continuation_bytes(*byte);
    if (more < 0 || left <= (size_t)more)
        return 0;
    for (int i = 1; i <= more; i++)
        if ((byte[i] & 0xc0) != 0x80)
            return 0;
    return is_valid(decode(byte, more), more + 1) ? (size_t)more + 1 : 0;
}

uint32_t utf8_read(const char **at)
{
    const unsigned char *byte = (const unsigned char *)*at;
    if (!*byte)
        return 0;
    size_t size = utf8_size(*at, 4);
    *at += size > 0 ? size : 1;
    return size > 0 ? decode(byte, (int)size - 1) : UTF8_BAD;
}

void utf8_write(uint32_t glyph, char out[5])
{
    int more = glyph < 0x80 ? 0 : glyph < 0x800 ? 1 : glyph < 0x10000 ? 2 : 3;
    static const unsigned lead[] = {0, 0xc0, 0xe0, 0xf0};
    for (int i = more; i > 0; i--, glyph >>= 6)
        out[i] = (char)(0x80 | (glyph & 0x3f));
    out[0] = (char)(lead[more] | glyph);
    out[more + 1] = '\0';
}

struct range {
    uint32_t first, last;
};

static bool is_within(const struct range *range, size_t count, uint32_t glyph)
{
    for (size_t i = 0; i < count; i++)
        if (glyph >= range[i].first && glyph <= range[i].last)
            return true;
    return false;
}

/* wcwidth() depends on the locale; drawings and tests need the same answer everywhere. */
int utf8_columns(uint32_t glyph)
{
    static const struct range zero_width[] = {
        {0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd}, {0x064b, 0x065f},
        {0x200b, 0x200f}, {0x202a, 0x202e}, {0x2060, 0x206f}, {0x20d0, 0x20ff},
        {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xfeff, 0xfeff}, {0xe0100, 0xe01ef}};
    static const struct range double_width[] = {
        {0x1100, 0x115f},   {0x2e80, 0x303e},  {0x3041, 0x4dbf},   {0x4e00, 0xa4cf},
        {0xa960, 0xa97f},   {0xac00, 0xd7a3},  {0xf900, 0xfaff},   {0xfe30, 0xfe6f},
        {0xff00, 0xff60},   {0xffe0, 0xffe6},  {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff},
        {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};
    if (glyph < 0x300)
        return 1;
    if (is_within(zero_width, sizeof zero_width / sizeof *zero_width, glyph))
        return 0;
    return is_within(double_width, sizeof double_width / sizeof *double_width, glyph) ? 2
                                                                                      : 1;
}

int utf8_width(const char *words)
{
    int columns = 0;
    for (uint32_t glyph; (glyph = utf8_read(&words)) != 0;)
        columns += utf8_columns(glyph);
    return columns;
}

void utf8_put_column(struct text *out, const char *words, int columns)
{
    text_put(out, words);
    for (int i = utf8_width(words); i < columns; i++)
        text_put_char(out, ' ');
}
