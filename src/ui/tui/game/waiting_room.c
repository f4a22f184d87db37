/* waiting_room.c: the waiting room until the game starts: players, link and chat. */
#include "ui/tui/game/waiting_room.h"

#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/panel/panel.h"

enum { POLL_MS = 50, WIDTH = 100, TOLD = 6 };

struct room {
    struct screen *screen;
    struct remote *remote;
    struct buffer *talk; /* chat and news, including earlier ones */
    bool left;
};

/* The last `count` lines of a text. */
static const char *last_lines(const char *text, int count)
{
    const char *at = text + strlen(text);
    if (at > text && at[-1] == '\n')
        at--;
    while (at > text && (at[-1] != '\n' || --count > 0))
        at--;
    return at;
}

void waiting_room_talk(struct screen *screen, struct remote *remote, const char *lines)
{
    char words[REMOTE_CHAT] = "";
    const char *before = lines != NULL ? last_lines(lines, TOLD) : "";
    if (panel_type(screen, tr("Say to the others"),
                   before[0] ? before : tr("Up to 300 letters."), words, sizeof words) &&
        words[0])
        remote->operations->request(remote, REMOTE_CHAT_TO, 0, words);
}

/* Asks which seat to reassign, and to whom. */
static void give_seat(struct screen *screen, struct remote *remote)
{
    char line[80] = "", word[WORD_SIZE] = "";
    int seat = 0;
    if (!panel_type(screen, tr("Give a seat"),
                    tr("The number of the seat, and who is to have it: person, or a "
                       "computer player such as adept. For example: 2 adept"),
                    line, sizeof line))
        return;
    struct reader in = reader_init(line, strlen(line));
    reader_word(&in, word);
    if (text_to_int(word, 1, remote->room.players, &seat))
        remote->operations->request(remote, REMOTE_SEAT, seat - 1,
                                    in.at + strspn(in.at, " "));
}

static void write_room(const struct room *room, struct buffer *out)
{
    const struct remote *remote = room->remote;
    char line[REMOTE_LINE];
    for (int seat = 0; seat < remote->room.players; seat++) {
        struct text text = text_init(line, sizeof line);
        remote_write_seat(remote, seat, &text);
        buffer_format(out, "%s\n", line);
    }
    buffer_put(out, "\n");
    if (remote->invite[0])
        buffer_format(out, "%s\n%s\n\n", tr("The link for others:"), remote->invite);
    struct text text = text_init(line, sizeof line);
    remote_write_task(remote, &text);
    buffer_format(out, "%s\n", line);
    if (room->talk->length > 0)
        buffer_format(out, "\n%s", last_lines(room->talk->data, TOLD));
}

static void draw(void *context)
{
    struct room *room = context;
    struct screen *screen = room->screen;
    struct buffer words = {0};
    const char *keys = room->remote->host
                           ? tr("b: begin   g: give a seat   t: talk   q: leave")
                           : tr("t: talk   q: leave");
    write_room(room, &words);
    screen->backdrop = NULL; /* this screen is itself the backdrop */
    int lines = canvas_wrap(&screen->canvas, 0, 0, WIDTH, 0, INK_PLAIN, words.data);
    struct panel_box box =
        panel_box_open(screen, room->remote->title[0] ? tr(room->remote->title) : "",
                       keys, lines + 1, WIDTH);
    canvas_wrap(&screen->canvas, box.y, box.x, box.width, box.height, INK_PLAIN,
                words.data);
    screen->backdrop = draw;
    screen->context = room;
    buffer_deinit(&words);
}

static void poll_server(struct room *room)
{
    char line[REMOTE_LINE];
    struct text text = text_init(line, sizeof line);
    room->remote->operations->step(room->remote);
    while (room->remote->operations->news(room->remote, &text)) {
        buffer_format(room->talk, "%s\n", line);
        text = text_init(line, sizeof line);
    }
}

static void press(struct room *room, int key)
{
    if (key == 'q')
        room->left = true;
    else if (key == 't')
        waiting_room_talk(room->screen, room->remote, room->talk->data);
    else if (key == 'b' && room->remote->host)
        room->remote->operations->request(room->remote, REMOTE_BEGIN, 0, "");
    else if (key == 'g' && room->remote->host)
        give_seat(room->screen, room->remote);
}

bool waiting_room_run(struct screen *screen, struct remote *remote, struct buffer *talk)
{
    struct room room = {.screen = screen, .remote = remote, .talk = talk};
    while (!room.left && !screen->ended && remote->table == NULL &&
           remote->progress.stage != ROOM_CLOSED) {
        poll_server(&room);
        draw(&room);
        screen_show(screen);
        press(&room, screen_command(screen, POLL_MS));
    }
    screen->backdrop = NULL;
    return !room.left && !screen->ended;
}
