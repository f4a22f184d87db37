/* command.c: interprets a line: a number from a list, a command, a question to the game,
 * or a move. */
#include <string.h>
#include <strings.h>

#include "base/utf8.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

static void quit(struct plain *plain, const char *rest)
{
    (void)rest;
    plain->left = true;
}

const struct plain_command *plain_commands(void)
{
    static const struct plain_command commands[] = {
        {"?", "list", TR_NOOP("[WORDS]"),
         TR_NOOP("what is possible now, numbered; a number chooses"), .run = plain_menu},
        {TR_NOOP_IN("command", "yes"), "y", "",
         TR_NOOP("makes the move that was put together"), .run = plain_yes},
        {TR_NOOP_IN("command", "back"), "b", "",
         TR_NOOP("takes the last part of your move back"), .run = plain_back},
        {TR_NOOP_IN("command", "drop"), "no", "",
         TR_NOOP("forgets your move as far as it is put together"), .run = plain_drop},
        {TR_NOOP_IN("command", "undo"), NULL, "",
         TR_NOOP("takes the last part of your move back, or else your last move"),
         .run = plain_undo},
        {TR_NOOP_IN("command", "redo"), NULL, "",
         TR_NOOP("makes again what was taken back"), .run = plain_redo},
        {TR_NOOP_IN("command", "hint"), "h", TR_NOOP("[N]"),
         TR_NOOP("good moves and why, looking ahead with N simulations"),
         .run = plain_hint},
        {TR_NOOP_IN("command", "odds"), NULL, TR_NOOP("[GOAL]"),
         TR_NOOP("how likely you are to get there"), .run = plain_odds},
        {TR_NOOP_IN("command", "show"), "look", "", TR_NOOP("the whole position"),
         .run = plain_show},
        {TR_NOOP_IN("command", "scores"), "score", "",
         TR_NOOP("the points of all players"), .run = plain_scores},
        {TR_NOOP_IN("command", "log"), NULL, TR_NOOP("[N]"),
         TR_NOOP("the last N events, or all"), .run = plain_log},
        {TR_NOOP_IN("command", "save"), NULL, TR_NOOP("FILE"),
         TR_NOOP("writes the record of the game to a file"), .run = plain_save},
        {TR_NOOP_IN("command", "confirm"), NULL, TR_NOOP("on or off"),
         TR_NOOP("whether moves made in parts ask for yes"), .run = plain_confirm},
        {TR_NOOP_IN("command", "rules"), "rule", TR_NOOP("[WORD]"),
         TR_NOOP("the rules in which a word occurs"), .run = plain_rules},
        {TR_NOOP_IN("command", "help"), NULL, TR_NOOP("[THING]"),
         TR_NOOP("these commands, or what a thing, spell or card does"),
         .run = plain_help},
        {TR_NOOP_IN("command", "quit"), "exit", "", TR_NOOP("leaves; the game is kept"),
         .run = quit},
        {0},
    };
    return commands;
}

/* Whatever the case, in other alphabets, too. */
static bool is_same(const char *name, const char *word)
{
    size_t length = strlen(name);
    return strlen(word) == length && utf8_find(name, length, word);
}

const struct plain_command *plain_command_in(const struct plain_command *commands,
                                             const char *word)
{
    for (const struct plain_command *command = commands; command->name != NULL; command++)
        if (strcasecmp(command->name, word) == 0 ||
            is_same(tr_in("command", command->name), word) ||
            (command->other != NULL && strcasecmp(command->other, word) == 0))
            return command;
    return NULL;
}

const struct plain_command *plain_find_command(const struct plain *plain,
                                               const char *word)
{
    const struct plain_command *command = NULL;
    if (plain->remote != NULL)
        command = plain_command_in(plain_remote_commands(), word);
    return command != NULL ? command : plain_command_in(plain_commands(), word);
}

void plain_run_command(struct plain *plain, const struct plain_command *command,
                       const char *rest)
{
    if (command->run != NULL)
        command->run(plain, rest);
    else
        plain_send_request(plain, command, rest);
}

const struct guide_question *plain_find_question(const struct plain *plain,
                                                 const char *word)
{
    const struct guide *guide = plain_game_of(plain)->guide;
    if (guide == NULL || guide->questions == NULL)
        return NULL;
    for (const struct guide_question *q = guide->questions; q->name != NULL; q++)
        if (strcasecmp(q->name, word) == 0)
            return q;
    return NULL;
}

static bool is_number(const char *line)
{
    return line[0] != '\0' && line[strspn(line, "0123456789")] == '\0';
}

/* Enter alone continues a lesson; otherwise it only repeats the prompt. It must never
 * make a decision. */
static void execute_empty(struct plain *plain)
{
    plain_lesson_next(plain);
}

/* A move wins over a question of the same name ("end"). */
static bool begins_move(const struct plain *plain, const char *word)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(plain->table, list);
    for (int i = 0; i < count; i++) {
        char words[GAME_MAX_CHOICE_TEXT], first[WORD_SIZE] = "";
        struct text out = text_init(words, sizeof words);
        plain_game_of(plain)->choice_write(plain_world(plain), plain_state(plain),
                                           list[i], &out);
        struct reader in = reader_init(words, out.length);
        if (reader_word(&in, first) && strcmp(first, word) == 0)
            return true;
    }
    return false;
}

/* A game's own question wins over a command of the same name. */
static void execute_words(struct plain *plain, const char *line)
{
    char word[WORD_SIZE] = "";
    struct reader in = reader_init(line, strlen(line));
    reader_word(&in, word);
    const struct plain_command *command = plain_find_command(plain, word);
    bool question = plain_find_question(plain, word) != NULL;
    if (command == NULL || command->run != plain_undo)
        plain->warned = false;
    if (question && !begins_move(plain, word))
        plain_question(plain, line);
    else if (command != NULL)
        plain_run_command(plain, command, in.at + strspn(in.at, " "));
    else
        plain_type(plain, line);
}

/* Accepts "?break" as well as "? break". */
void plain_execute(struct plain *plain, const char *line)
{
    if (line[0] == '\0')
        execute_empty(plain);
    else if (line[0] == '?')
        plain_menu(plain, line + 1 + strspn(line + 1, " "));
    else if (is_number(line))
        plain_pick(plain, line);
    else
        execute_words(plain, line);
}
