/* run.c: keys of the setup screen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/panel/panel.h"
#include "ui/tui/setup/form.h"

struct form_screen {
    struct form *form;
    struct screen *screen;
    char message[ERROR_TEXT];
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

static void type_value(struct form *form, struct screen *screen)
{
    int row = form->row;
    char *value = NULL;
    size_t size = SETUP_VALUE;
    const char *question = tr("The value?");
    if (row >= ROW_SEAT && row < ROW_OPTION) {
        value = form->chair[row - ROW_SEAT].name;
        size = TABLE_NAME;
        question = tr("The player's name?");
    } else if (row >= ROW_OPTION && row < ROW_SEED) {
        value = form->option[row - ROW_OPTION];
        question = tr(form->game->options[row - ROW_OPTION].values);
    } else if (row == ROW_SEED) {
        value = form->seed;
        question = tr("A number or any word; nothing to have one drawn.");
    }
    char typed[SETUP_VALUE];
    if (!value)
        return;
    snprintf(typed, sizeof typed, "%s", value);
    if (panel_type(screen, tr("Type"), question, typed, size))
        snprintf(value, size, "%s", typed);
}

/* What Enter does on a row. */
static enum form_end enter(const struct form *form)
{
    if (form->row == ROW_RESUME)
        return FORM_RESUME;
    if (form->row == ROW_LESSON)
        return FORM_LESSON;
    return form->row == ROW_LEAVE ? FORM_LEAVE : FORM_START;
}

/* A click on a value selects the next one; on other rows it acts as Enter. */
static bool click(struct form *form, const struct screen *screen, enum form_end *end)
{
    int row = form_row_at(form, screen->mouse_y);
    if (row < 0)
        return false;
    form->row = row;
    if (row >= ROW_GAME && row <= ROW_SEED) {
        form_cycle(form, 1);
        return false;
    }
    *end = enter(form);
    return true;
}

/* True when the screen is done. */
static bool handle(struct form_screen *shown, int press, enum form_end *end)
{
    struct form *form = shown->form;
    if (press != PRESS_RESIZE)
        shown->message[0] = '\0';
    if (press == PRESS_ENTER) {
        *end = enter(form);
        return true;
    }
    if (press == 'q' || press == PRESS_ESCAPE || press == PRESS_END) {
        *end = FORM_LEAVE;
        return true;
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
        form_cycle(form, press == PRESS_LEFT ? -1 : 1);
    } else if (press == 'e') {
        type_value(form, shown->screen);
    } else if (press == PRESS_POINT) {
        return click(form, shown->screen, end);
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
    } while (!handle(&shown, screen_key(screen, -1), &end));
    screen->backdrop = NULL;
    return end;
}
