/* screen.c: drives the terminal through curses and shows the canvas. */
#include "ui/tui/screen/screen.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "i18n/i18n.h"
#include "ui/tui/screen/ink.h"
#include "ui/tui/screen/internal.h"

/* Milliseconds after which Escape counts as a key of its own. */
enum { ESCAPE_DELAY = 50 };

void screen_fit(struct screen *screen)
{
    int height = LINES > SCREEN_HEIGHT ? LINES : SCREEN_HEIGHT;
    int width = COLS > SCREEN_WIDTH ? COLS : SCREEN_WIDTH;
    canvas_deinit(&screen->canvas);
    canvas_init(&screen->canvas, height, width, screen->ascii);
}

static bool start_curses(struct error *error)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return error_set(error, "%s",
                         tr("this is no terminal; with --plain the game is played in "
                            "lines of text, through pipes too"));
    const char *name = getenv("TERM");
    if (name && strcmp(name, "dumb") == 0)
        return error_set(error, "%s",
                         tr("this terminal shows only lines of text; play with --plain"));
    if (!newterm(NULL, stdout, stdin))
        return error_set(error,
                         tr("the terminal '%s' is not known here; set TERM, or "
                            "play with --plain"),
                         name ? name : "");
    return true;
}

bool screen_open(struct screen *screen, bool ascii, bool plain_colours,
                 struct error *error)
{
    *screen = (struct screen){0};
    screen_locale();
    if (!start_curses(error))
        return false;
    const char *none = getenv("NO_COLOR");
    screen->ascii = ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    screen->colours = !plain_colours && !(none && none[0]) && ink_begin();
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(ESCAPE_DELAY);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    signals_begin();
    screen_fit(screen);
    return true;
}

void screen_close(struct screen *screen)
{
    endwin();
    delscreen(set_term(NULL));
    signals_end(screen->ended);
    canvas_deinit(&screen->canvas);
}

bool screen_is_too_small(void)
{
    return LINES < SCREEN_HEIGHT || COLS < SCREEN_WIDTH;
}

static void show_too_small(const struct screen *screen)
{
    struct canvas note;
    if (!canvas_init(&note, LINES, COLS, screen->ascii))
        return;
    char words[400];
    snprintf(words, sizeof words,
             tr("The game needs %d columns and %d lines; here are %d and %d. Please make "
                "the window larger: the game goes on by itself. The key q leaves; with "
                "--plain a game fits any window."),
             SCREEN_WIDTH, SCREEN_HEIGHT, COLS, LINES);
    canvas_wrap(&note, 0, 0, COLS, LINES, INK_PLAIN, words);
    for (int i = 0; i < LINES * COLS; i++)
        if (note.cell[i].glyph != 0)
            ink_put(i / COLS, i % COLS, &note.cell[i], false);
    canvas_deinit(&note);
}

void screen_show(struct screen *screen)
{
    const struct canvas *canvas = &screen->canvas;
    erase();
    if (screen_is_too_small()) {
        show_too_small(screen);
    } else {
        for (int y = 0; y < canvas->height && y < LINES; y++)
            for (int x = 0; x < canvas->width && x < COLS; x++) {
                const struct cell *cell = &canvas->cell[y * canvas->width + x];
                if (cell->glyph != 0)
                    ink_put(y, x, cell, screen->colours);
            }
    }
    if (screen->caret)
        move(screen->caret_y, screen->caret_x);
    curs_set(screen->caret ? 1 : 0);
    screen->caret = false;
    refresh();
}

void screen_caret(struct screen *screen, int y, int x)
{
    screen->caret = true;
    screen->caret_y = y;
    screen->caret_x = x;
}

void screen_backdrop(struct screen *screen)
{
    if (screen->backdrop)
        screen->backdrop(screen->context);
    else
        canvas_clear(&screen->canvas);
}
