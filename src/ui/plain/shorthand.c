/* shorthand.c: abbreviates choices: `h6` where `start h6` is possible. People name what
 * they want and leave out the verb. The verb alone (`put`) does not count, even if only
 * one thing fits it. */
#include <string.h>

#include "base/utf8.h"
#include "ui/plain/internal.h"

/* With a space before every word and after the last, so that only whole words match. */
static void pad_words(const char *line, struct text *out)
{
    char word[WORD_SIZE];
    struct reader in = reader_init(line, strlen(line));
    while (reader_word(&in, word))
        text_format(out, " %s", word);
    text_put(out, " ");
}

static bool has_words(const struct plain *plain, choice_t choice, const char *words)
{
    char written[GAME_MAX_CHOICE_TEXT], apart[GAME_MAX_CHOICE_TEXT + 2];
    struct text text = text_init(written, sizeof written);
    struct text out = text_init(apart, sizeof apart);
    plain_game_of(plain)->choice_write(plain_world(plain), plain_state(plain), choice,
                                       &text);
    pad_words(written, &out);
    size_t named = 1 + strcspn(apart + 1, " ");
    return utf8_find(apart + named, out.length - named, words);
}

int plain_find_meant(const struct plain *plain, const char *line, choice_t *meant)
{
    choice_t list[GAME_MAX_CHOICES];
    char words[PLAIN_LINE + 2];
    struct text out = text_init(words, sizeof words);
    int count = table_choices(plain->table, list), found = 0;
    pad_words(line, &out);
    if (out.length < 3 || out.overflow)
        return 0;
    for (int i = 0; i < count; i++)
        if (has_words(plain, list[i], words))
            meant[found++] = list[i];
    return found;
}
