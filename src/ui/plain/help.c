/* help.c: help on commands and on things in the game. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* People leave out the kind of a thing: these are tried in turn (core/guide.h). */
static const char *const kinds[] = {
    "",          "space:",    "scroll:", "card:", "word:",   "colour:",
    "mage:",     "spell:",    "seat:",   "die:",  "supply:", "token:",
    "familiar:", "guardian:", "hand:",   "look:", "tray:",
};

/* Questions end by themselves. */
static const char *end_of(const char *help)
{
    size_t length = strlen(help);
    return length > 0 && help[length - 1] == '?' ? "" : ".";
}

void plain_print_usage(struct plain *plain, const char *name, const char *subject,
                       const char *help)
{
    if (subject[0] != '\0')
        plain_print(plain, "%s %s: %s%s", name, tr(subject), tr(help), end_of(tr(help)));
    else
        plain_print(plain, "%s: %s%s", name, tr(help), end_of(tr(help)));
}

void plain_print_command(struct plain *plain, const struct plain_command *command)
{
    const char *own = tr_in("command", command->name);
    char both[PLAIN_NAME];
    struct text out = text_init(both, sizeof both);
    text_put(&out, own);
    if (strcmp(own, command->name) != 0)
        text_format(&out, " (%s)", command->name);
    plain_print_usage(plain, both, command->subject, command->help);
}

static void print_all(struct plain *plain)
{
    const struct game *game = plain_game_of(plain);
    plain_print(plain, tr("Type a move in one line, or part by part. Enter alone tells "
                          "again who must do what. Commands:"));
    for (const struct plain_command *command = plain_commands(); command->name != NULL;
         command++)
        if (plain_find_question(plain, command->name) == NULL)
            plain_print_command(plain, command);
    if (plain->remote != NULL)
        for (const struct plain_command *command = plain_remote_commands(); command->name;
             command++)
            plain_print_command(plain, command);
    if (game->guide != NULL && game->guide->questions != NULL)
        for (const struct guide_question *q = game->guide->questions; q->name != NULL;
             q++)
            plain_print_usage(plain, q->name, q->subject, q->help);
    if (game->legend != NULL)
        plain_print(plain, "%s", tr(game->legend));
}

/* "die" of "blue die", "card" of "card 6-6". */
static bool is_kind(const char *word)
{
    size_t length = strlen(word);
    for (size_t i = 1; i < sizeof kinds / sizeof *kinds; i++)
        if (strncmp(kinds[i], word, length) == 0 && kinds[i][length] == ':')
            return true;
    return strcmp(word, "dice") == 0;
}

/* A thing is one word: "red 6" means red.6, "leap fire" leap.fire. */
static void join_words(const char *words, bool kinds_too, struct text *out)
{
    char word[WORD_SIZE];
    struct reader in = reader_init(words, strlen(words));
    while (reader_word(&in, word))
        if (kinds_too || !is_kind(word))
            text_format(out, "%s%s", out->length > 0 ? "." : "", word);
}

static bool find_thing(const struct plain *plain, const char *one, struct text *help)
{
    const struct guide *guide = plain_game_of(plain)->guide;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && guide; i++) {
        char thing[GUIDE_THING];
        struct text name = text_init(thing, sizeof thing);
        text_format(&name, "%s%s", kinds[i], one);
        if (!name.overflow &&
            guide->about(plain_world(plain), plain_state(plain), thing, help))
            return true;
    }
    return false;
}

/* False if there is no such thing. */
static bool find_help(const struct plain *plain, const char *words, struct text *help)
{
    char all[GUIDE_THING] = "", some[GUIDE_THING] = "";
    struct text whole = text_init(all, sizeof all);
    struct text named = text_init(some, sizeof some);
    join_words(words, true, &whole);
    join_words(words, false, &named);
    return (!whole.overflow && find_thing(plain, all, help)) ||
           (named.length > 0 && !named.overflow && find_thing(plain, some, help));
}

static bool print_about(struct plain *plain, const char *words)
{
    char *help = memory_new(1, GUIDE_HELP);
    struct text out = text_init(help, GUIDE_HELP);
    bool known = find_help(plain, words, &out);
    if (known)
        plain_print_lines(plain, help);
    free(help);
    return known;
}

bool plain_title_of(const struct plain *plain, const char *words, struct text *title)
{
    char *help = memory_new(1, GUIDE_HELP);
    struct text out = text_init(help, GUIDE_HELP);
    bool known = words[0] != '\0' && find_help(plain, words, &out);
    if (known)
        text_put_n(title, help, strcspn(help, "\n"));
    free(help);
    return known;
}

void plain_help(struct plain *plain, const char *rest)
{
    const struct plain_command *command = plain_find_command(plain, rest);
    const struct guide_question *question = plain_find_question(plain, rest);
    if (rest[0] == '\0')
        print_all(plain);
    else if (command != NULL)
        plain_print_command(plain, command);
    else if (question != NULL)
        plain_print_usage(plain, question->name, question->subject, question->help);
    else if (!print_about(plain, rest))
        plain_print(plain,
                    tr("There is no help on %s; rules %s looks for it in the "
                       "rules."),
                    rest, rest);
}
