/* style.h: how players at a server's table show themselves: the colour and the emblem of
 * a seat, and emotes, which are said without words. */
#ifndef SESSION_ROOM_STYLE_H
#define SESSION_ROOM_STYLE_H

#include <stdbool.h>

struct room_state;

/* In the order of the seats that have them unless they choose others. */
#define ROOM_COLOURS(X)                                                                  \
    X(red)                                                                               \
    X(blue)                                                                              \
    X(green)                                                                             \
    X(purple)                                                                            \
    X(yellow)                                                                            \
    X(teal)                                                                              \
    X(pink)                                                                              \
    X(grey)

#define ROOM_EMBLEMS(X)                                                                  \
    X(moon)                                                                              \
    X(key)                                                                               \
    X(crown)                                                                             \
    X(bell)                                                                              \
    X(star)                                                                              \
    X(feather)                                                                           \
    X(hat)                                                                               \
    X(lantern)

/* The name, and what it says in a place without pictures. */
#define ROOM_EMOTES(X)                                                                   \
    X(hello, TR_NOOP("Hello"))                                                           \
    X(luck, TR_NOOP("Good luck"))                                                        \
    X(played, TR_NOOP("Well played"))                                                    \
    X(thanks, TR_NOOP("Thanks"))                                                         \
    X(thinking, TR_NOOP("Thinking"))                                                     \
    X(hurry, TR_NOOP("Hurry up"))                                                        \
    X(ouch, TR_NOOP("Ouch"))                                                             \
    X(oops, TR_NOOP("Oops"))

#define ROOM_COLOUR(name) ROOM_COLOUR_##name,
enum { ROOM_COLOURS(ROOM_COLOUR) ROOM_COLOUR_COUNT };
#undef ROOM_COLOUR
#define ROOM_EMBLEM(name) ROOM_EMBLEM_##name,
enum { ROOM_EMBLEMS(ROOM_EMBLEM) ROOM_EMBLEM_COUNT };
#undef ROOM_EMBLEM

extern const char *const room_colour_name[];
extern const char *const room_emblem_name[];

/* By name; below 0 if there is none. */
int room_colour_find(const char *name);
int room_emblem_find(const char *name);
/* What an emote says, not translated; NULL if there is none of that name. */
const char *room_emote_text(const char *name);

/* Those of a seat that is not free: chosen, or the seat's own. */
int room_seat_colour(const struct room_state *state, int seat);
int room_seat_emblem(const struct room_state *state, int seat);
/* Whether another seat has it. */
bool room_has_colour(const struct room_state *state, int colour, int except);
bool room_has_emblem(const struct room_state *state, int emblem, int except);

#endif
