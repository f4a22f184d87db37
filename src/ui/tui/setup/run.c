/* run.c: keys of the setup screen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/game/frame.h"
#include "ui/tui/panel/panel.h"
#include "ui/tui/setup/form.h"

struct form_screen {
    struct form *form;
    struct screen *screen;
    bool changed; /* since the screen opened */
    char message[ERROR_TEXT + ERROR_FILE];
};

static void draw(void *context)
{
    const struct form_screen *shown = context;
    form_draw(shown->form, shown->screen, shown->message);
}

/* Moves the chosen game to the front of the list; false if none was chosen. */
static bool choose_kept(struct form *form, struct screen *screen)
{
    struct panel_item *items = memory_new((size_t)form->kepts, sizeof *items);
    for (int i = 0; i < form->kepts; i++)
        snprintf(items[i].words, sizeof items[i].words, "%.150s", form->kept[i].title);
    int chosen = panel_choose(screen, tr("Go on with"), items, form->kepts, 0);
    free(items);
    if (chosen > 0)
        memmove(&form->kept[0], &form->kept[chosen], sizeof form->kept[0]);
    return chosen >= 0;
}

static const char *question_of(const struct form *form)
{
    int row = form->row;
    return row == ROW_PLAYERS ? tr("How many players?")
           : row < ROW_OPTION ? tr("The player's name?")
           : row == ROW_SEED  ? tr("A number or any word; nothing to have one drawn.")
                              : form_syntax(&form->game->options[row - ROW_OPTION]);
}

/* Asks again, and says why, until the value is one that a game can have. */
static void type_value(struct form_screen *shown)
{
    struct form *form = shown->form;
    char typed[SETUP_VALUE], asked[ERROR_TEXT + FRAME_LINE];
    struct text text = text_init(typed, sizeof typed);
    if (!form_typed(form, &text)) {
        snprintf(shown->message, sizeof shown->message, "%s",
                 tr("There is nothing to type in this row."));
        return;
    }
    size_t size =
        form->row >= ROW_SEAT && form->row < ROW_OPTION ? TABLE_NAME : SETUP_VALUE;
    snprintf(asked, sizeof asked, "%s", question_of(form));
    while (panel_type(shown->screen, tr("Type"), asked, typed, size)) {
        struct error error = {0};
        shown->changed = true;
        if (form_type(form, typed, &error))
            return;
        text = text_init(asked, sizeof asked);
        utf8_put_sentence(&text, error.text);
        text_format(&text, "\n%s", question_of(form));
    }
}

/* The values that go together can still exclude each other. */
static bool start(struct form_screen *shown)
{
    struct error error = {0};
    bool good = form_check(shown->form, &shown->form->row, &error);
    if (!good)
        error_line(&error, shown->message, sizeof shown->message);
    return good;
}

/* What Enter does on a row; true when the screen is done. */
static bool enter(struct form_screen *shown, enum form_end *end)
{
    struct form *form = shown->form;
    *end = form->row == ROW_RESUME   ? FORM_RESUME
           : form->row == ROW_LESSON ? FORM_LESSON
           : form->row == ROW_LEAVE  ? FORM_LEAVE
                                     : FORM_START;
    if (form->row == ROW_USUAL) {
        form->seed[0] = '\0';
        form_set_game(form, form->game);
        shown->changed = true;
        return false;
    }
    return *end != FORM_START || start(shown);
}

static void cycle(struct form_screen *shown, int step)
{
    form_cycle(shown->form, step);
    shown->changed = true;
}

/* A click on a value selects the next one; on other rows it acts as Enter. */
static bool click(struct form_screen *shown, enum form_end *end)
{
    const struct screen *screen = shown->screen;
    struct form *form = shown->form;
    int row = form_row_at(form, screen->canvas.height, screen->mouse_y);
    if (row < 0)
        return false;
    form->row = row;
    if (row >= ROW_GAME && row <= ROW_SEED) {
        cycle(shown, 1);
        return false;
    }
    return enter(shown, end);
}

static bool may_leave(const struct form_screen *shown)
{
    return !shown->changed ||
           panel_confirm(shown->screen, tr("Leave"),
                         tr("What you have changed here will be lost. Leave?"));
}

/* True when the screen is done. */
static bool handle(struct form_screen *shown, int press, enum form_end *end)
{
    struct form *form = shown->form;
    if (press != PRESS_RESIZE)
        shown->message[0] = '\0';
    if (press == PRESS_ENTER)
        return enter(shown, end);
    /* Not with Esc: it may be one too many, after a box that is closed already. */
    if (press == 'q' || press == PRESS_END) {
        *end = FORM_LEAVE;
        return press == PRESS_END || may_leave(shown);
    }
    if (press == PRESS_UP || press == PRESS_BACKTAB || press == PRESS_WHEEL_UP) {
        form_move_cursor(form, -1);
    } else if (press == PRESS_DOWN || press == PRESS_TAB || press == PRESS_WHEEL_DOWN) {
        form_move_cursor(form, 1);
    } else if ((press == PRESS_LEFT || press == PRESS_RIGHT || press == ' ') &&
               form->row == ROW_RESUME) {
        *end = FORM_RESUME;
        return choose_kept(form, shown->screen);
    } else if (press == PRESS_LEFT || press == PRESS_RIGHT || press == ' ') {
        cycle(shown, press == PRESS_LEFT ? -1 : 1);
    } else if (press == 'e') {
        type_value(shown);
    } else if (press == PRESS_POINT) {
        return click(shown, end);
    }
    return false;
}

enum form_end form_run(struct form *form, struct screen *screen, const char *message)
{
    struct form_screen shown = {.form = form, .screen = screen};
    enum form_end end = FORM_LEAVE;
    snprintf(shown.message, sizeof shown.message, "%s", message);
    if (!form_has_row(form, form->row))
        form->row = ROW_START;
    screen->backdrop = draw;
    screen->context = &shown;
    do {
        draw(&shown);
        screen_show(screen);
    } while (!handle(&shown, screen_command(screen, -1), &end));
    screen->backdrop = NULL;
    return end;
}
