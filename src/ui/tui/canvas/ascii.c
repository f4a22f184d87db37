/* ascii.c: ASCII substitutes for other characters. */
#include <stddef.h>

#include "ui/tui/canvas/canvas.h"

/* The letters from U+0410 on, capitals first. */
static const char *cyrillic_ascii(uint32_t glyph)
{
    static const char *const letter[] = {
        "A", "B",  "V",  "G",  "D",  "E",    "Zh", "Z", "I",  "Y",  "K",  "L",  "M",
        "N", "O",  "P",  "R",  "S",  "T",    "U",  "F", "Kh", "Ts", "Ch", "Sh", "Shch",
        "'", "Y",  "'",  "E",  "Yu", "Ya",   "a",  "b", "v",  "g",  "d",  "e",  "zh",
        "z", "i",  "y",  "k",  "l",  "m",    "n",  "o", "p",  "r",  "s",  "t",  "u",
        "f", "kh", "ts", "ch", "sh", "shch", "'",  "y", "'",  "e",  "yu", "ya"};
    if (glyph == 0x401)
        return "E";
    if (glyph == 0x451)
        return "e";
    return glyph >= 0x410 && glyph <= 0x44f ? letter[glyph - 0x410] : NULL;
}

struct likeness {
    uint32_t glyph;
    const char *ascii;
};

static const struct likeness likenesses[] = {
    {0xa0, " "},   {0xab, "<<"},    {0xb0, "o"},     {0xb7, "."},     {0xbb, ">>"},
    {0xbd, "1/2"}, {0xc4, "Ae"},    {0xd6, "Oe"},    {0xd7, "x"},     {0xdc, "Ue"},
    {0xdf, "ss"},  {0xe0, "a"},     {0xe1, "a"},     {0xe4, "ae"},    {0xe7, "c"},
    {0xe8, "e"},   {0xe9, "e"},     {0xea, "e"},     {0xed, "i"},     {0xef, "i"},
    {0xf1, "n"},   {0xf3, "o"},     {0xf6, "oe"},    {0xfa, "u"},     {0xfc, "ue"},
    {0x2010, "-"}, {0x2011, "-"},   {0x2013, "-"},   {0x2014, "-"},   {0x2018, "'"},
    {0x2019, "'"}, {0x201a, ","},   {0x201c, "\""},  {0x201d, "\""},  {0x201e, "\""},
    {0x2022, "*"}, {0x2026, "..."}, {0x20ac, "EUR"}, {0x2116, "No."}, {0x2190, "<"},
    {0x2191, "^"}, {0x2192, ">"},   {0x2193, "v"},   {0x2194, "<>"},  {0x2195, "^v"},
    {0x2212, "-"}, {0x2260, "!="},  {0x2264, "<="},  {0x2265, ">="},  {0x2500, "-"},
    {0x2501, "="}, {0x2502, "|"},   {0x2503, "|"},   {0x2550, "="},   {0x2551, "|"},
    {0x2571, "/"}, {0x2572, "\\"},  {0x2588, "#"},   {0x258c, "|"},   {0x2590, "|"},
    {0x2591, "."}, {0x2592, ":"},   {0x2593, "#"},   {0x25a0, "#"},   {0x25a1, "."},
    {0x25b2, "^"}, {0x25b6, ">"},   {0x25bc, "v"},   {0x25c0, "<"},   {0x25c6, "*"},
    {0x25c7, "o"}, {0x25cb, "o"},   {0x25cf, "*"},   {0x2605, "*"},   {0x2606, "*"},
    {0x2620, "X"}, {0x2713, "x"},   {0x2717, "x"},
};

const char *canvas_ascii(uint32_t glyph, char room[2])
{
    if (glyph < 0x80) {
        room[0] = (char)glyph;
        room[1] = '\0';
        return room;
    }
    for (size_t i = 0; i < sizeof likenesses / sizeof *likenesses; i++)
        if (likenesses[i].glyph == glyph)
            return likenesses[i].ascii;
    const char *letter = cyrillic_ascii(glyph);
    if (letter)
        return letter;
    return glyph >= 0x2500 && glyph < 0x2580 ? "+" : "?";
}
