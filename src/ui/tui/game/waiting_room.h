/* waiting_room.h: the waiting room of an online game. */
#ifndef UI_TUI_GAME_WAITING_ROOM_H
#define UI_TUI_GAME_WAITING_ROOM_H

#include "session/table/remote.h"
#include "ui/tui/screen/screen.h"

/* Returns true when the game starts, false when the player leaves. Appends chat and news
 * to `talk` and shows its last lines. */
bool waiting_room_run(struct screen *screen, struct remote *remote, struct buffer *talk);
/* Asks for a chat message and sends it; `lines` are the latest ones. */
void waiting_room_talk(struct screen *screen, struct remote *remote, const char *lines);

#endif
