/* keys.c: keyboard and mouse input through curses. */
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include "base/clock.h"
#include "ui/tui/screen/ink.h"
#include "ui/tui/screen/internal.h"

/* Milliseconds between checks for signals. */
enum { POLL_MS = 100 };

static int mouse_press(struct screen *screen)
{
    MEVENT event;
    if (getmouse(&event) != OK)
        return PRESS_NONE;
    screen->mouse_y = event.y;
    screen->mouse_x = event.x;
    if (event.bstate & BUTTON4_PRESSED)
        return PRESS_WHEEL_UP;
    if (event.bstate & BUTTON5_PRESSED)
        return PRESS_WHEEL_DOWN;
    return event.bstate & BUTTON1_PRESSED ? PRESS_POINT : PRESS_NONE;
}

static int function_press(struct screen *screen, wint_t code)
{
    static const struct {
        int code, press;
    } keys[] = {
        {KEY_UP, PRESS_UP},         {KEY_DOWN, PRESS_DOWN},
        {KEY_LEFT, PRESS_LEFT},     {KEY_RIGHT, PRESS_RIGHT},
        {KEY_PPAGE, PRESS_PAGE_UP}, {KEY_NPAGE, PRESS_PAGE_DOWN},
        {KEY_HOME, PRESS_HOME},     {KEY_END, PRESS_LAST},
        {KEY_ENTER, PRESS_ENTER},   {KEY_BACKSPACE, PRESS_BACKSPACE},
        {KEY_DC, PRESS_DELETE},     {KEY_BTAB, PRESS_BACKTAB},
        {KEY_F(1), PRESS_HELP},
    };
    if (code == KEY_MOUSE)
        return mouse_press(screen);
    if (code == KEY_RESIZE) {
        screen_fit(screen);
        return PRESS_RESIZE;
    }
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if ((wint_t)keys[i].code == code)
            return keys[i].press;
    return PRESS_NONE;
}

static int next_press(struct screen *screen)
{
    wint_t code = 0;
    int kind = get_wch(&code);
    if (kind == KEY_CODE_YES)
        return function_press(screen, code);
    if (kind == ERR)
        return PRESS_NONE;
    if (code == '\r')
        return PRESS_ENTER;
    if (code == 127 || code == 8)
        return PRESS_BACKSPACE;
    return code == 27 ? PRESS_ESCAPE : (int)code;
}

/* Whether the terminal was closed or a signal arrived. */
static bool has_ended(struct screen *screen, int milliseconds)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&input, 1, milliseconds) > 0 && (input.revents & ~POLLIN) != 0)
        screen->ended = SIGHUP;
    int number = signals_pending();
    if (number)
        screen->ended = number;
    return screen->ended != 0;
}

int screen_key(struct screen *screen, int milliseconds)
{
    double until = clock_seconds() + milliseconds / 1000.0;
    for (;;) {
        if (screen->ended || has_ended(screen, 0))
            return PRESS_END;
        if (screen->idle != NULL)
            screen->idle(screen->idle_context);
        int press = next_press(screen);
        if (press != PRESS_NONE)
            return press;
        int left = milliseconds < 0 ? POLL_MS : (int)((until - clock_seconds()) * 1000);
        if (left <= 0)
            return PRESS_NONE;
        if (has_ended(screen, left < POLL_MS ? left : POLL_MS))
            return PRESS_END;
    }
}
