/* args.c: parses a command line against the command's table of options. */
#include "cli/args/args.h"
#include "cli/args/game_name.h"
#include "i18n/i18n.h"

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/output/message.h"
#include "core/text/suggest.h"
#include "games/games.h"

const char *args_program(void)
{
    const char *name = getenv("CANTRIP_COMMAND");
    return name && name[0] ? name : "cantrip";
}

int args_complain(const struct args *args, const char *format, ...)
{
    const char *name = args->command->name;
    va_list list;
    va_start(list, format);
    fprintf(stderr, "cantrip %s: ", name);
    message_print_list(stderr, format, list);
    message_print(stderr, tr("Try `%s %s --help`."), args_program(), name);
    va_end(list);
    return EXIT_USAGE;
}

/* Commands that take a game accept the options of every game, since the game may be named
 * after them. Whether this game has the option is checked when the setup is made. */
static bool find_game_flag(const char *name, struct flag *flag)
{
    *flag = (struct flag){"players", 0, "N", ""};
    if (strcmp(name, flag->name) == 0)
        return true;
    *flag = (struct flag){"seed", 0, "SEED", ""};
    if (strcmp(name, flag->name) == 0)
        return true;
    for (const struct game *const *g = games_list(); *g; g++)
        for (const struct option_spec *o = (*g)->options; o && o->name; o++)
            if (strcmp(o->name, name) == 0) {
                *flag = (struct flag){o->name, 0, "VALUE", ""};
                return true;
            }
    return false;
}

static bool take_flag(const struct flag *found, struct flag *flag)
{
    if (found)
        *flag = *found;
    return found != NULL;
}

static bool find_flag(const struct command *command, const char *name, struct flag *flag)
{
    return take_flag(command_flag(command, name), flag) ||
           (command->takes_game && find_game_flag(name, flag));
}

static bool find_letter(const struct command *command, char letter, struct flag *flag)
{
    for (const struct flag *f = command->flags; f && f->name; f++)
        if (f->letter == letter)
            return take_flag(f, flag);
    return false;
}

/* Finds an option by its former name (after "--") or letter (after "-"). */
static bool find_former(const struct args *args, const char *dashes, const char *name,
                        struct flag *flag)
{
    for (const struct flag *f = args->command->flags; f && f->name; f++) {
        if (!f->former || strcmp(f->former, name) != 0 ||
            (strlen(name) == 1) != (strlen(dashes) == 1))
            continue;
        fprintf(stderr, "cantrip %s: ", args->command->name);
        message_print(stderr,
                      tr("warning: %s%s is now --%s; the next version will not accept "
                         "the old name"),
                      dashes, name, f->name);
        return take_flag(f, flag);
    }
    return false;
}

struct cursor {
    int at, count;
    char **words;
};

/* The game named on the command line, before or after the options, or NULL. */
static const struct game *find_game(const struct cursor *cursor)
{
    for (int i = 0; i < cursor->count; i++) {
        char name[SETUP_NAME];
        const char *word = cursor->words[i];
        text_take(&word, ":#", name, sizeof name);
        const struct game *game = game_name_find(name);
        if (game)
            return game;
    }
    return NULL;
}

/* Lists the options; of game options only those of `game`, unless it is NULL. */
static void name_all(const struct command *command, const struct game *game,
                     struct nearest *nearest)
{
    for (const struct flag *f = command->flags; f && f->name; f++)
        suggest_offer(nearest, f->name);
    if (command->takes_game) {
        suggest_offer(nearest, "players");
        suggest_offer(nearest, "seed");
        for (const struct game *const *g = games_list(); *g; g++)
            for (const struct option_spec *o = (*g)->options; o && o->name; o++)
                if (!game || game == *g)
                    suggest_offer(nearest, o->name);
    }
    suggest_offer(nearest, "help");
}

static bool refuse_option(const struct args *args, const char *name,
                          const struct cursor *cursor)
{
    struct nearest nearest;
    suggest_init(&nearest, name, "--");
    name_all(args->command, find_game(cursor), &nearest);
    if (nearest.best)
        args_complain(args, tr("there is no option --%s; did you mean --%s?"), name,
                      nearest.best);
    else
        args_complain(args, tr("there is no option --%s; there are %s"), name,
                      nearest.all);
    return false;
}

static bool take_option(struct args *args, const struct flag *flag, const char *shown,
                        const char *value, struct cursor *cursor)
{
    if (flag->value && !value && cursor->at + 1 < cursor->count)
        value = cursor->words[++cursor->at];
    if (flag->value && !value) {
        args_complain(args, tr("%s needs a value (%s)"), shown, flag->value);
        return false;
    }
    if (!flag->value && value) {
        args_complain(args, tr("%s takes no value"), shown);
        return false;
    }
    args->given[args->count++] = (struct args_given){flag->name, value};
    return true;
}

static bool read_long(struct args *args, struct cursor *cursor)
{
    const char *word = cursor->words[cursor->at], *value = word + 2;
    char name[64];
    text_take(&value, "=", name, sizeof name);
    value = *value == '=' ? value + 1 : NULL;
    struct flag flag;
    if (!find_flag(args->command, name, &flag) && !find_former(args, "--", name, &flag))
        return refuse_option(args, name, cursor);
    return take_option(args, &flag, word, value, cursor);
}

static bool read_short(struct args *args, struct cursor *cursor)
{
    const char *word = cursor->words[cursor->at];
    const char letter[] = {word[1], '\0'};
    struct flag flag;
    bool found = find_letter(args->command, word[1], &flag) ||
                 find_former(args, "-", letter, &flag);
    if (found && (word[2] == '\0' || flag.value))
        return take_option(args, &flag, word, word[2] ? word + 2 : NULL, cursor);
    args_complain(args, tr("there is no option %s"), word);
    return false;
}

static bool asks_for_help(int count, char **words)
{
    for (int i = 0; i < count && strcmp(words[i], "--") != 0; i++)
        if (strcmp(words[i], "--help") == 0 || strcmp(words[i], "-h") == 0)
            return true;
    return false;
}

static bool check_words(const struct args *args)
{
    const struct command *command = args->command;
    if (args->words < command->min_words) {
        args_complain(args, tr("something is missing: cantrip %s %s"), command->name,
                      command->words);
        return false;
    }
    if (command->max_words >= 0 && args->words > command->max_words) {
        args_complain(args, tr("what is `%s`? One word too many"),
                      args->word[command->max_words]);
        return false;
    }
    return true;
}

static bool read_all(struct args *args, struct cursor *cursor)
{
    bool options = true;
    for (; cursor->at < cursor->count; cursor->at++) {
        const char *word = cursor->words[cursor->at];
        if (options && strcmp(word, "--") == 0)
            options = false;
        else if (!options || word[0] != '-' || word[1] == '\0')
            args->word[args->words++] = word;
        else if (!(word[1] == '-' ? read_long(args, cursor) : read_short(args, cursor)))
            return false;
    }
    return check_words(args);
}

bool args_init(struct args *args, const struct command *command, int count, char **words)
{
    size_t room = (size_t)count + 1;
    *args = (struct args){.command = command};
    args->word = calloc(room, sizeof *args->word);
    args->given = calloc(room, sizeof *args->given);
    if (!args->word || !args->given) {
        message_print(stderr, "cantrip: out of memory");
        return false;
    }
    args->help = asks_for_help(count, words);
    struct cursor cursor = {0, count, words};
    return args->help || read_all(args, &cursor);
}

void args_deinit(struct args *args)
{
    free(args->word);
    free(args->given);
}

static const struct args_given *find_given(const struct args *args, const char *name)
{
    for (int i = args->count - 1; i >= 0; i--)
        if (strcmp(args->given[i].name, name) == 0)
            return &args->given[i];
    return NULL;
}

bool args_has(const struct args *args, const char *name)
{
    return find_given(args, name) != NULL;
}

const char *args_value(const struct args *args, const char *name)
{
    const struct args_given *given = find_given(args, name);
    return given ? given->value : NULL;
}

int args_each(const struct args *args,
              int (*visit)(const struct args *args, const char *word))
{
    int worst = EXIT_FINE;
    for (int i = 0; i < args->words; i++) {
        int code = visit(args, args->word[i]);
        worst = code > worst ? code : worst;
    }
    return worst;
}

bool args_number(const struct args *args, const char *name, int low, int high, int *value)
{
    const char *word = args_value(args, name);
    if (!word || text_to_int(word, low, high, value))
        return true;
    args_complain(args, tr("--%s must be a number from %d to %d, not `%s`"), name, low,
                  high, word);
    return false;
}

/* The option as a finite number up to `high`, from 0 or above it; unchanged if not given.
 * False if it is anything else. */
static bool read_amount(const struct args *args, const char *name, bool zero, double high,
                        double *value)
{
    const char *word = args_value(args, name);
    char *end;
    if (!word)
        return true;
    double amount = strtod(word, &end);
    bool in_range = zero ? amount >= 0 : amount > 0;
    if (!*word || *end || !isfinite(amount) || !in_range || amount > high)
        return false;
    *value = amount;
    return true;
}

bool args_amount(const struct args *args, const char *name, double high, double *value)
{
    if (read_amount(args, name, false, high, value))
        return true;
    args_complain(args, tr("--%s must be a number above 0, at most %.15g, not `%s`"),
                  name, high, args_value(args, name));
    return false;
}

bool args_pause(const struct args *args, const char *name, double high, double *value)
{
    if (read_amount(args, name, true, high, value))
        return true;
    args_complain(args, tr("--%s must be a number from 0 to %.15g, not `%s`"), name, high,
                  args_value(args, name));
    return false;
}
