/* args.c: parses a command line against the command's table of options. */
#include "cli/args/args.h"
#include "i18n/i18n.h"

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/output/message.h"
#include "core/registry.h"
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
static const struct flag *find_game_flag(const char *name)
{
    static const struct flag any = {"option", 0, "VALUE", ""};
    static const struct flag players = {"option", 0, "N", ""};
    static const struct flag seed = {"option", 0, "SEED", ""};
    if (strcmp(name, "players") == 0)
        return &players;
    if (strcmp(name, "seed") == 0)
        return &seed;
    for (const struct game *const *g = games_list(); *g; g++)
        for (const struct option_spec *o = (*g)->options; o && o->name; o++)
            if (strcmp(o->name, name) == 0)
                return &any;
    return NULL;
}

static const struct flag *find_flag(const struct command *command, const char *name)
{
    const struct flag *flag = command_flag(command, name);
    return flag || !command->takes_game ? flag : find_game_flag(name);
}

static const struct flag *find_letter(const struct command *command, char letter)
{
    for (const struct flag *f = command->flags; f && f->name; f++)
        if (f->letter == letter)
            return f;
    return NULL;
}

/* Finds an option by its former name (after "--") or letter (after "-"). */
static const struct flag *find_former(const struct args *args, const char *dashes,
                                      const char *name)
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
        return f;
    }
    return NULL;
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
        const struct game *game = registry_find(games_list(), name);
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

/* Options are identified by their argv word, which outlives us. */
static const char *stable_name(const struct flag *flag, const char *word)
{
    return strcmp(flag->name, "option") == 0 ? word : flag->name;
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
    args->given[args->count].name = stable_name(flag, shown + 2);
    args->given[args->count].value = value;
    args->count++;
    return true;
}

static bool read_long(struct args *args, struct cursor *cursor)
{
    const char *word = cursor->words[cursor->at], *value = word + 2;
    char name[64];
    text_take(&value, "=", name, sizeof name);
    value = *value == '=' ? value + 1 : NULL;
    const struct flag *flag = find_flag(args->command, name);
    if (!flag)
        flag = find_former(args, "--", name);
    return flag ? take_option(args, flag, word, value, cursor)
                : refuse_option(args, name, cursor);
}

static bool read_short(struct args *args, struct cursor *cursor)
{
    const char *word = cursor->words[cursor->at];
    const char letter[] = {word[1], '\0'};
    const struct flag *flag = find_letter(args->command, word[1]);
    if (!flag)
        flag = find_former(args, "-", letter);
    if (flag && (word[2] == '\0' || flag->value))
        return take_option(args, flag, word, word[2] ? word + 2 : NULL, cursor);
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

/* A game's option is stored as typed, possibly with "=value". */
static bool same_name(const char *given, const char *name)
{
    size_t length = strlen(name);
    return strncmp(given, name, length) == 0 &&
           (given[length] == '\0' || given[length] == '=');
}

static const struct args_given *find_given(const struct args *args, const char *name)
{
    for (int i = args->count - 1; i >= 0; i--)
        if (same_name(args->given[i].name, name))
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
