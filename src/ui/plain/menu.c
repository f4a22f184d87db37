/* menu.c: lists what is possible now and suggests corrections for typos. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "core/text/suggest.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

static void write_choice(const struct plain *plain, choice_t choice, struct text *out)
{
    plain_game_of(plain)->choice_write(plain_world(plain), plain_state(plain), choice,
                                       out);
}

static void print_choice(struct plain *plain, int number, choice_t choice,
                         const char *begin)
{
    const struct guide *guide = plain_game_of(plain)->guide;
    char words[GAME_MAX_CHOICE_TEXT], remark[PLAIN_SENTENCE] = "";
    struct text out = text_init(words, sizeof words);
    struct text more = text_init(remark, sizeof remark);
    write_choice(plain, choice, &out);
    if (strncasecmp(words, begin, strlen(begin)) != 0)
        return;
    if (guide != NULL)
        guide->remark(plain_world(plain), plain_state(plain), choice, &more);
    if (remark[0] != '\0')
        plain_print(plain, "%d: %s (%s)", number, words, remark);
    else
        plain_print(plain, "%d: %s", number, words);
}

void plain_menu(struct plain *plain, const char *rest)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(plain->table, list);
    plain_forget_hints(plain);
    if (table_is_whole(plain->table))
        plain_print(plain, tr("Your move is complete: yes makes it, back takes its last "
                              "part back, drop forgets it."));
    else if (count == 0)
        plain_print(plain, tr("There is nothing to choose now."));
    for (int i = 0; i < count; i++)
        print_choice(plain, i + 1, list[i], rest);
}

void plain_print_possible(struct plain *plain)
{
    enum { SHOWN = 8 };
    choice_t list[GAME_MAX_CHOICES];
    char words[SHOWN * (GAME_MAX_CHOICE_TEXT + 2)];
    struct text out = text_init(words, sizeof words);
    int count = table_choices(plain->table, list);
    for (int i = 0; i < count && i < SHOWN; i++) {
        text_put(&out, i > 0 ? ", " : "");
        write_choice(plain, list[i], &out);
    }
    if (count > SHOWN)
        plain_print(plain, tr("Possible now: %s, and %d more; ? lists all."), words,
                    count - SHOWN);
    else if (count > 0)
        plain_print(plain, tr("Possible now: %s."), words);
}

/* All words that are valid now, each with its terminator. */
struct vocabulary {
    char words[GAME_MAX_CHOICES * GAME_MAX_CHOICE_TEXT];
    size_t length;
};

static void learn(struct vocabulary *known, const char *word, size_t length)
{
    if (known->length + length + 1 > sizeof known->words)
        return;
    memcpy(known->words + known->length, word, length);
    known->words[known->length + length] = '\0';
    known->length += length + 1;
}

static void learn_line(struct vocabulary *known, const char *line)
{
    while (*(line += strspn(line, " ")) != '\0') {
        size_t length = strcspn(line, " ");
        learn(known, line, length);
        line += length;
    }
}

static void learn_choices(const struct plain *plain, struct vocabulary *known)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(plain->table, list);
    for (int i = 0; i < count; i++) {
        char words[GAME_MAX_CHOICE_TEXT];
        struct text out = text_init(words, sizeof words);
        write_choice(plain, list[i], &out);
        learn_line(known, words);
    }
}

static void learn_commands(const struct plain *plain, struct vocabulary *known)
{
    const struct guide *guide = plain_game_of(plain)->guide;
    for (const struct plain_command *command = plain_commands(); command->name != NULL;
         command++)
        learn(known, command->name, strlen(command->name));
    if (guide == NULL || guide->questions == NULL)
        return;
    for (const struct guide_question *q = guide->questions; q->name != NULL; q++)
        learn(known, q->name, strlen(q->name));
}

/* Names with digits are all alike, and short words resemble everything, so neither is
 * corrected. */
static bool can_be_guessed(const char *word)
{
    return strlen(word) >= 3 && word[strcspn(word, "0123456789")] == '\0';
}

static const char *guess(const struct vocabulary *known, const char *word)
{
    struct nearest nearest;
    if (!can_be_guessed(word))
        return word;
    suggest_init(&nearest, word, "");
    for (size_t at = 0; at < known->length; at += strlen(known->words + at) + 1) {
        if (strcmp(known->words + at, word) == 0)
            return word;
        suggest_offer(&nearest, known->words + at);
    }
    bool is_near = nearest.best != NULL && 2 * (size_t)nearest.distance <= strlen(word);
    return is_near ? nearest.best : word;
}

bool plain_print_near(struct plain *plain, const char *line)
{
    struct vocabulary known = {.length = 0};
    char meant[PLAIN_LINE], word[WORD_SIZE];
    struct text out = text_init(meant, sizeof meant);
    struct reader in = reader_init(line, strlen(line));
    learn_choices(plain, &known); /* first, so that moves win ties */
    learn_commands(plain, &known);
    bool changed = false;
    while (reader_word(&in, word)) {
        char title[GUIDE_THINGS];
        struct text unused = text_init(title, sizeof title);
        bool named = plain_title_of(plain, word, &unused); /* then it is not a typo */
        const char *better = named ? word : guess(&known, word);
        changed |= better != word;
        text_space(&out);
        text_put(&out, better);
    }
    if (changed)
        plain_print(plain, tr("Did you mean: %s?"), meant);
    return changed;
}
