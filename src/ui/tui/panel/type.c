/* type.c: a text field. */
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/panel/panel.h"

enum { CONTROL_U = 'U' - '@' }; /* as in a shell: deletes everything before the caret */

struct typing {
    char *line;
    size_t size, at; /* bytes; the caret is always on a character boundary */
    bool chosen;     /* all of it is: what is typed replaces it */
};

static size_t before(const struct typing *typing)
{
    size_t at = typing->at > 0 ? typing->at - 1 : 0;
    while (at > 0 && ((unsigned char)typing->line[at] & 0xc0) == 0x80)
        at--;
    return at;
}

static size_t after(const struct typing *typing)
{
    const char *at = typing->line + typing->at;
    utf8_read(&at);
    return (size_t)(at - typing->line);
}

static void erase_to(struct typing *typing, size_t from, size_t to)
{
    memmove(typing->line + from, typing->line + to, strlen(typing->line + to) + 1);
    typing->at = from;
}

static void insert(struct typing *typing, uint32_t glyph)
{
    char bytes[5];
    utf8_write(glyph, bytes);
    size_t more = strlen(bytes), length = strlen(typing->line);
    if (length + more >= typing->size)
        return;
    memmove(typing->line + typing->at + more, typing->line + typing->at,
            length - typing->at + 1);
    memcpy(typing->line + typing->at, bytes, more);
    typing->at += more;
}

static void edit(struct typing *typing, int press)
{
    if (typing->chosen && press >= ' ' && press < PRESS_OTHERS)
        erase_to(typing, 0, strlen(typing->line));
    typing->chosen = typing->chosen && press == PRESS_RESIZE;
    if (press == PRESS_LEFT)
        typing->at = before(typing);
    else if (press == PRESS_RIGHT)
        typing->at = after(typing);
    else if (press == PRESS_HOME)
        typing->at = 0;
    else if (press == PRESS_LAST)
        typing->at = strlen(typing->line);
    else if (press == PRESS_BACKSPACE)
        erase_to(typing, before(typing), typing->at);
    else if (press == PRESS_DELETE)
        erase_to(typing, typing->at, after(typing));
    else if (press == CONTROL_U)
        erase_to(typing, 0, typing->at);
    else if (press >= ' ' && press < PRESS_OTHERS)
        insert(typing, (uint32_t)press);
}

/* Draws the part of the line around the caret. */
static void draw_line(struct screen *screen, const struct typing *typing, int y, int x,
                      int width)
{
    struct canvas *canvas = &screen->canvas;
    char head[1024];
    size_t length = typing->at < sizeof head ? typing->at : sizeof head - 1;
    memcpy(head, typing->line, length);
    head[length] = '\0';
    const char *from = typing->line;
    int left = canvas_columns(canvas, head);
    while (left > width - 2 && utf8_read(&from) != 0)
        left = canvas_columns(canvas, head + (from - typing->line));
    int used = canvas_fit(canvas, y, x, width, INK_PLAIN, from);
    if (typing->chosen)
        canvas_mark(canvas, y, x, 1, used, CELL_CURSOR);
    screen_caret(screen, y, x + left);
}

static bool run(struct screen *screen, const char *title, const char *question,
                struct typing typing)
{
    for (;;) {
        struct canvas *canvas = &screen->canvas;
        int width = canvas->width - 4;
        int lines = canvas_wrap(canvas, 0, 0, width, 0, INK_PLAIN, question);
        struct panel_box box = panel_box_beside(
            screen, title, tr("Enter: done   Esc: never mind"), lines + 1);
        canvas_wrap(canvas, box.y, box.x, box.width, lines, INK_DIM, question);
        canvas_put(canvas, box.y + lines, box.x, INK_KEY, ">");
        draw_line(screen, &typing, box.y + lines, box.x + 2, box.width - 2);
        screen_show(screen);
        int press = screen_key(screen, -1);
        if (press == PRESS_ENTER)
            return true;
        if (press == PRESS_ESCAPE || press == PRESS_END)
            return false;
        edit(&typing, press);
    }
}

bool panel_type(struct screen *screen, const char *title, const char *question,
                char *line, size_t size)
{
    struct typing typing = {
        .line = line, .size = size, .at = strlen(line), .chosen = line[0] != '\0'};
    return run(screen, title, question, typing);
}

bool panel_type_on(struct screen *screen, const char *title, const char *question,
                   char *line, size_t size)
{
    struct typing typing = {.line = line, .size = size, .at = strlen(line)};
    return run(screen, title, question, typing);
}
