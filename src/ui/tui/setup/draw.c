/* draw.c: draws the setup screen. */
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "i18n/i18n.h"
#include "ui/tui/setup/form.h"

enum { TOP = 3, LABEL = 6, VALUE = 22, HELP = 4 /* lines at the bottom */ };

static void write_label(const struct form *form, int row, struct text *out)
{
    if (row == ROW_RESUME)
        text_put(out, tr("Go on with"));
    else if (row == ROW_START)
        text_put(out, tr("Start a game"));
    else if (row == ROW_LESSON)
        text_put(out, tr("Learn to play"));
    else if (row == ROW_GAME)
        text_put(out, tr("Game"));
    else if (row == ROW_PLAYERS)
        text_put(out, tr("Players"));
    else if (row < ROW_OPTION)
        text_format(out, tr("Player %d"), row - ROW_SEAT + 1);
    else if (row < ROW_SEED)
        utf8_put_sentence(out,
                          tr_in("option", form->game->options[row - ROW_OPTION].name));
    else if (row == ROW_SEED)
        text_put(out, tr("Seed"));
    else if (row == ROW_USUAL)
        text_put(out, tr("Usual set-up"));
    else
        text_put(out, tr("Leave"));
}

static void write_seat(const struct chair *chair, struct text *out)
{
    if (chair->spec[0] && chair->name[0])
        text_format(out, tr("computer: %s, %s"), tr(chair->spec), chair->name);
    else if (chair->spec[0])
        text_format(out, tr("computer: %s"), tr(chair->spec));
    else if (chair->name[0])
        text_put(out, chair->name);
    else
        text_put(out, tr("a person"));
}

/* A display form: what is typed and saved is the game's own word. "fresh:17" is a word
 * and a seed. */
static void write_option(const char *value, struct text *out)
{
    char word[SETUP_VALUE];
    text_take(&value, ":", word, sizeof word);
    text_put(out, tr_in("option", word));
    text_put(out, value);
}

static void write_value(const struct form *form, int row, struct text *out)
{
    if (row == ROW_RESUME)
        text_put(out, form->kept[0].title);
    else if (row == ROW_START)
        text_put(out, tr("Enter"));
    else if (row == ROW_GAME)
        text_put(out, tr(form->game->title));
    else if (row == ROW_PLAYERS)
        text_format(out, "%d", form->players);
    else if (row >= ROW_SEAT && row < ROW_OPTION)
        write_seat(&form->chair[row - ROW_SEAT], out);
    else if (row >= ROW_OPTION && row < ROW_SEED)
        write_option(form->option[row - ROW_OPTION], out);
    else if (row == ROW_SEED)
        text_put(out, form->seed[0] ? form->seed : tr("drawn anew"));
    else if (row == ROW_LESSON)
        text_put(out, tr("a guided game, five minutes"));
}

static void write_help(const struct form *form, int row, struct text *out)
{
    if (row == ROW_RESUME && form->kepts > 1)
        text_format(out, tr("Saved: Enter resumes this game; Right lists all %d."),
                    form->kepts);
    else if (row == ROW_RESUME)
        text_put(out, tr("Saved: Enter resumes this game where you left off."));
    else if (row == ROW_START && form_has_row(form, ROW_LESSON))
        text_put(out, tr("Enter starts the game below. New to it? Learn to play, the "
                         "next row, shows you how it goes."));
    else if (row == ROW_GAME)
        text_put(out, tr(form->game->summary));
    else if (row >= ROW_SEAT && row < ROW_OPTION)
        text_put(out, tr("A person, or a level of the computer, weakest first. The key e "
                         "types a name; people take turns at this screen."));
    else if (row >= ROW_OPTION && row < ROW_SEED)
        text_format(out, tr("%s: %s. The key e types a value."),
                    tr(form->game->options[row - ROW_OPTION].help),
                    form_syntax(&form->game->options[row - ROW_OPTION]));
    else if (row == ROW_SEED)
        text_put(out, tr("The same seed gives the same dice. The key e types one."));
    else if (row == ROW_USUAL)
        text_put(out, tr("Enter puts everything below the game back to what it was at "
                         "first."));
    else if (row == ROW_LESSON)
        text_put(out, tr("You make every move, and are told what is going on."));
}

static bool has_values(int row)
{
    return row >= ROW_GAME && row <= ROW_SEED;
}

static void draw_row(const struct form *form, struct canvas *canvas, int row, int y)
{
    char words[200];
    struct text text = text_init(words, sizeof words);
    bool here = row == form->row;
    write_label(form, row, &text);
    canvas_either(canvas, y, LABEL - 2, INK_KEY, here ? "\u25b6" : " ", here ? ">" : " ");
    int used = canvas_put(canvas, y, LABEL, here ? INK_TITLE : INK_PLAIN, words);
    if (here)
        canvas_mark(canvas, y, LABEL, 1, used, CELL_CURSOR);
    text = text_init(words, sizeof words);
    write_value(form, row, &text);
    if (has_values(row))
        canvas_either(canvas, y, VALUE, INK_KEY, "\u25c0", "<");
    used = canvas_fit(canvas, y, VALUE + 2, canvas->width - VALUE - 6, INK_PLAIN, words);
    if (has_values(row))
        canvas_either(canvas, y, VALUE + 3 + used, INK_KEY, "\u25b6", ">");
}

static int count_rows(const struct form *form, int end)
{
    int count = 0;
    for (int row = 0; row < end; row++)
        count += form_has_row(form, row);
    return count;
}

/* Rows that start a group have an empty line above, if everything fits. */
static int line_of(const struct form *form, int height, int wanted)
{
    int room = height - HELP - TOP - count_rows(form, ROWS);
    int gaps = room < 2 ? 0 : (wanted >= ROW_GAME) + (wanted >= ROW_USUAL);
    return (room < 0 ? TOP + room : TOP) + count_rows(form, wanted) + gaps;
}

int form_row_at(const struct form *form, int height, int y)
{
    for (int row = 0; row < ROWS; row++)
        if (form_has_row(form, row) && line_of(form, height, row) == y)
            return row;
    return -1;
}

void form_draw(const struct form *form, struct screen *screen, const char *message)
{
    struct canvas *canvas = &screen->canvas;
    char help[400];
    struct text text = text_init(help, sizeof help);
    canvas_clear(canvas);
    canvas_put(canvas, 1, LABEL, INK_TITLE, tr("cantrip: a new game"));
    for (int row = 0; row < ROWS; row++)
        if (form_has_row(form, row))
            draw_row(form, canvas, row, line_of(form, canvas->height, row));
    write_help(form, form->row, &text);
    int width = canvas->width - LABEL - 4;
    canvas_wrap(canvas, canvas->height - HELP, LABEL, width, 3,
                message[0] ? INK_BAD : INK_DIM, message[0] ? message : help);
    canvas_put(
        canvas, canvas->height - 1, LABEL, INK_DIM,
        tr("up/down: rows   left/right: change   e: type   Enter: start   q: leave"));
}
