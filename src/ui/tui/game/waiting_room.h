/* waiting_room.h: the waiting room of a game at a server. */
#ifndef UI_TUI_GAME_WAITING_ROOM_H
#define UI_TUI_GAME_WAITING_ROOM_H

#include "session/table/remote.h"
#include "ui/tui/screen/screen.h"

/* Until the game begins: true; false when the player leaves. Lines that come are added to
 * `talk`, whose last ones are shown. */
bool waiting_room_run(struct screen *screen, struct remote *remote, struct buffer *talk);
/* Asks which seat is to go to whom. */
void waiting_room_give_seat(struct screen *screen, struct remote *remote);
/* Asks for words, and says them to the others; `lines` is what was said last. */
void waiting_room_talk(struct screen *screen, struct remote *remote, const char *lines);

#endif
