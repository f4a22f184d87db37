/* move.c: a person's move, typed whole or built choice by choice. */
#include <string.h>
#include <strings.h>

#include "ai/analysis/hint.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* A game that cannot be saved continues; the warning is printed once. */
void plain_print_unsaved(struct plain *plain, const struct error *error)
{
    char line[ERROR_TEXT + ERROR_FILE + 32];
    plain_print(plain,
                tr("The game cannot be kept at the moment: %s. You can go on, and "
                   "save FILE writes it elsewhere."),
                error_line(error, line, sizeof line));
}

void plain_autosave(struct plain *plain)
{
    struct error error = {0};
    char line[ERROR_TEXT + ERROR_FILE + 32];
    if (plain->store == NULL || plain->store->path[0] == '\0')
        return;
    bool kept = store_save(plain->store, plain->table, &error);
    if (kept && error.text[0] != '\0')
        plain_print(plain, "%s.", error_line(&error, line, sizeof line));
    if (!kept && !plain->unsaved)
        plain_print_unsaved(plain, &error);
    plain->unsaved = !kept;
}

static bool is_asked(struct plain *plain)
{
    if (table_waits(plain->table) == TABLE_PERSON && !plain_lesson_waits(plain))
        return true;
    if (plain_lesson_waits(plain))
        plain_print(plain, tr("Press Enter first: the lesson goes on then."));
    else if (table_waits(plain->table) == TABLE_ELSEWHERE)
        plain_print(plain, tr("It is not your turn."));
    else
        plain_print(plain, tr("The game is over, so no move can be made."));
    return false;
}

static void make_move(struct plain *plain)
{
    if (!plain_lesson_accepts(plain)) {
        table_drop(plain->table);
        return;
    }
    if (plain->remote != NULL) {
        plain->remote->operations->move(plain->remote);
        return;
    }
    table_confirm(plain->table);
    plain_lesson_go_on(plain);
    plain_autosave(plain);
}

/* After an addition to the draft. A move built in parts must be confirmed; the prompt
 * asks. */
static void go_on(struct plain *plain)
{
    bool ask = plain->built && !plain->options.sure;
    if (table_is_whole(plain->table) && !ask)
        make_move(plain);
}

/* If the line only names a thing of the game, prints its title. */
static bool print_named(struct plain *plain, const char *line)
{
    char title[GUIDE_THINGS];
    struct text out = text_init(title, sizeof title);
    if (!plain_title_of(plain, line, &out))
        return false;
    plain_print(plain,
                tr("%s is a name and no move: %s. Say first what to do; help %s tells "
                   "more."),
                line, title, line);
    return true;
}

/* The line was understood but a rule forbids it, so suggest no correction. */
static void refuse(struct plain *plain, const char *line, const struct reason *why)
{
    bool understood = why->rule[0] != '\0';
    plain_print_reason(plain, why);
    if (!understood && !print_named(plain, line) && plain_print_near(plain, line))
        return;
    if (plain->table->move.count == 0)
        plain_print_possible(plain);
    else
        plain_print(plain, tr("To begin another move, type drop first."));
}

/* Words that occur in only one choice stand for it. Being a guess, it must be
 * confirmed. */
static bool choose_meant(struct plain *plain, const char *line)
{
    choice_t meant[GAME_MAX_CHOICES];
    struct reason why = {"", ""};
    if (plain_find_meant(plain, line, meant) != 1 ||
        !table_choose(plain->table, meant[0], &why))
        return false;
    plain->built = true;
    return true;
}

void plain_type(struct plain *plain, const char *line)
{
    struct table *table = plain->table;
    struct reason why = {"", ""}, part = {"", ""};
    bool begun = table->move.count > 0;
    if (!is_asked(plain))
        return;
    if (table_is_whole(table)) {
        plain_print(plain, tr("Your move is complete already."));
        return;
    }
    if (table_type(table, line, &why))
        plain->built = begun;
    else if (table_type_part(table, line, &part))
        plain->built = true;
    else if (!choose_meant(plain, line)) {
        refuse(plain, line, &why);
        return;
    }
    go_on(plain);
}

static bool read_number(struct plain *plain, const char *number, int count, int *picked)
{
    if (text_to_int(number, 1, count, picked))
        return true;
    plain_print(plain, tr("There is no number %s in the list; it goes from 1 to %d."),
                number, count);
    return false;
}

static void choose_all(struct plain *plain, const choice_t *choices, int count)
{
    struct reason why = {"", ""};
    for (int i = 0; i < count; i++)
        if (!table_choose(plain->table, choices[i], &why)) {
            plain_print_reason(plain, &why);
            return;
        }
    go_on(plain);
}

/* A hint is a whole move, and must be confirmed like one built in parts. */
static void pick_hint(struct plain *plain, const struct hint *hint, const char *number)
{
    int picked;
    if (!read_number(plain, number, hint->count, &picked))
        return;
    const struct move *move = &hint->move[picked - 1].move;
    plain->built = true;
    choose_all(plain, move->choice, move->count);
}

void plain_pick(struct plain *plain, const char *number)
{
    struct table *table = plain->table;
    choice_t list[GAME_MAX_CHOICES];
    int picked;
    if (!is_asked(plain))
        return;
    if (table_is_whole(table)) {
        plain_print(plain, tr("Your move is complete already."));
        return;
    }
    if (plain_hints(plain) != NULL) {
        pick_hint(plain, plain_hints(plain), number);
        return;
    }
    int count = table_choices(table, list);
    plain->built = table->move.count > 0;
    if (read_number(plain, number, count, &picked))
        choose_all(plain, &list[picked - 1], 1);
}

void plain_yes(struct plain *plain, const char *rest)
{
    (void)rest;
    if (!is_asked(plain))
        return;
    if (table_is_whole(plain->table))
        make_move(plain);
    else if (plain->table->move.count > 0)
        plain_print(plain, tr("Your move is not complete yet."));
    else
        plain_print(plain, tr("There is no move to make yet: type one, or ? for what is "
                              "possible."));
}

void plain_back(struct plain *plain, const char *rest)
{
    (void)rest;
    if (table_back(plain->table))
        plain_print(plain, tr("The last part of your move is taken back."));
    else
        plain_print(plain,
                    tr("Your move has no parts to take back yet; undo takes a whole "
                       "move back."));
}

void plain_drop(struct plain *plain, const char *rest)
{
    (void)rest;
    bool begun = plain->table->move.count > 0;
    table_drop(plain->table);
    plain_print(plain, begun ? tr("Your move is dropped. You can start over.")
                             : tr("Your move has not begun yet."));
}

void plain_confirm(struct plain *plain, const char *rest)
{
    if (strcasecmp(rest, "off") == 0)
        plain->options.sure = true;
    else if (strcasecmp(rest, "on") == 0)
        plain->options.sure = false;
    else if (rest[0] != '\0')
        plain_print(plain, tr("Type confirm on or confirm off, not confirm %s."), rest);
    plain_print(plain, plain->options.sure
                           ? tr("Moves made in parts are made as soon as they are "
                                "complete.")
                           : tr("Moves made in parts wait for yes."));
}
