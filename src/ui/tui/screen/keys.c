/* keys.c: keyboard and mouse input through curses. */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "ui/tui/screen/ink.h"
#include "ui/tui/screen/internal.h"

/* Milliseconds between checks for signals. */
enum { POLL_MS = 100 };

static const char key_kind[] = "key:";

int screen_press_named(const char *name)
{
    static const struct {
        const char *name;
        int press;
    } keys[] = {
        {TR_NOOP("Enter"), PRESS_ENTER},
        {TR_NOOP("Esc"), PRESS_ESCAPE},
        {TR_NOOP("Tab"), PRESS_TAB},
        {TR_NOOP("Backspace"), PRESS_BACKSPACE},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(name, tr(keys[i].name)) == 0)
            return keys[i].press;
    return name[0] != '\0' && name[1] == '\0' ? name[0] : PRESS_NONE;
}

void screen_key_spot(struct canvas *canvas, int y, int x, int width, int press)
{
    char thing[GUIDE_THING];
    snprintf(thing, sizeof thing, "%s%d", key_kind, press);
    canvas_spot(canvas, y, x, 1, width, thing);
}

static int point_press(const struct screen *screen)
{
    const struct spot *spot =
        canvas_at(&screen->canvas, screen->mouse_y, screen->mouse_x);
    size_t length = sizeof key_kind - 1;
    int press = PRESS_POINT;
    if (spot && strncmp(spot->thing, key_kind, length) == 0)
        text_to_int(spot->thing + length, 1, PRESS_END, &press);
    return press;
}

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
    return event.bstate & BUTTON1_PRESSED ? point_press(screen) : PRESS_NONE;
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

static int to_latin(int press)
{
    static const char latin[] = "f,dult;pbqrkvyjghcnea[wxio]sm'.z"; /* of а to я */
    bool small = press >= 0x430 && press < 0x450, capital = press >= 0x410 && !small;
    if (strcmp(i18n_language(), "ru") != 0 || press < 0x410 || press >= 0x450)
        return press;
    int letter = latin[press - (capital ? 0x410 : 0x430)];
    return capital && letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter;
}

/* While the game cannot be seen it must not be played. */
static bool goes_unseen(int press)
{
    return press == PRESS_RESIZE || to_latin(press) == 'q';
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
        if (press != PRESS_NONE && (!screen_is_too_small() || goes_unseen(press)))
            return press;
        int left = milliseconds < 0 ? POLL_MS : (int)((until - clock_seconds()) * 1000);
        if (left <= 0)
            return PRESS_NONE;
        if (has_ended(screen, left < POLL_MS ? left : POLL_MS))
            return PRESS_END;
    }
}

int screen_command(struct screen *screen, int milliseconds)
{
    return to_latin(screen_key(screen, milliseconds));
}
