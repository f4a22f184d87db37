/* board.h: a dungeon: spaces, the ways between them, rooms and where all of it is drawn.
 *
 * Sites are the spaces that matter to the rules (start circles, seal circles, scroll
 * boxes) and come first: space i is site i for i < sites. Floors are plain passages and
 * rooms; nobody ever stands there. */
#ifndef GAMES_SEALS_BOARD_BOARD_H
#define GAMES_SEALS_BOARD_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buffer.h"
#include "base/error.h"

enum {
    BOARD_MAX_SITES = 184,
    BOARD_MAX_SPACES = 254,
    BOARD_MAX_WAYS = 512,
    BOARD_MAX_ROOMS = 96,
    BOARD_MIN_STARTS = 5,
    BOARD_MAX_STARTS = 8,
    BOARD_SEGMENTS = 6,
    BOARD_NAME = 8,
    BOARD_TITLE = 48,
    BOARD_SAID = 160, /* a title in another language */
};

enum space_kind { SPACE_START, SPACE_CIRCLE, SPACE_BOX, SPACE_FLOOR };

struct board_space {
    char name[BOARD_NAME]; /* short and unique: "c14" */
    uint8_t kind;
    uint8_t strength; /* printed on circles and boxes: 2..6; else 0 */
    uint8_t room;
    uint8_t spare; /* 0: boards are compared as bytes, so they hold no padding */
    int16_t x, y;  /* the centre of the board is 0,0; its rim at 1000; y grows downward */
};

/* A room's outline for drawing: a sector of a ring around the board's centre (angles in
 * tenths of a degree, clockwise from the top), a disc, or none: the spaces of a passage
 * lie in corridors that are drawn along their ways. */
enum room_shape { ROOM_SECTOR, ROOM_DISC, ROOM_PASSAGE };

enum { SEGMENT_CENTRE = 6, SEGMENT_NONE = 7 };

struct board_room {
    char name[BOARD_NAME];
    char title[BOARD_TITLE]; /* "The Drowned Library" */
    uint8_t segment;         /* 0..5, SEGMENT_CENTRE or SEGMENT_NONE */
    uint8_t shape;
    int16_t inner, outer, from, to; /* ROOM_SECTOR */
    int16_t x, y, radius;           /* ROOM_DISC */
};

struct board {
    char title[BOARD_TITLE];
    int players; /* the number of players it is laid out for; 0: any */
    char segment[BOARD_SEGMENTS][BOARD_TITLE]; /* "The Crypts"; "" when it has no name */
    int sites, spaces, ways, rooms;
    struct board_space space[BOARD_MAX_SPACES];
    uint8_t way[BOARD_MAX_WAYS][2]; /* pairs of spaces, each once */
    struct board_room room[BOARD_MAX_ROOMS];
};

/* games/seals/board/generate/titles.c: a title of a board or a room in the language of
 * the players; those of one's own boards stay as they are. Files and records have the
 * English ones. */
const char *seals_board_say_title(const char *title, char said[BOARD_SAID]);

/* The standard dungeon for 2..5 players, put together from the twelve faces. */
bool seals_board_standard(struct board *board, int players, struct error *error);
/* A fresh dungeon for a seed; passes every check of seals_board_check. */
bool seals_board_fresh(struct board *board, int players, uint64_t seed,
                       struct error *error);
/* A board file's text; `name` is for messages. Fails on what makes the file no board (a
 * strength outside 2..6, a way to nowhere, two spaces of one name, too many circles of a
 * strength, an unreachable box): everything the rules engine relies on. */
bool seals_board_read(struct board *board, const char *text, size_t length,
                      const char *name, struct error *error);
/* The board file of a board: seals_board_read gives the same board again. */
void seals_board_write(const struct board *board, struct buffer *out);

/* What makes a dungeon a good one (see docs/boards.md), beyond being a board at all. Puts
 * one line a finding into `report` and returns how many of them are faults. */
int seals_board_check(const struct board *board, int players, struct buffer *report);
/* The game's attachment_check (core/game.h): reads and checks a board file. */
bool seals_board_report(const char *text, size_t length, const char *name,
                        struct buffer *report, struct error *error);
/* Rooms, spaces and ways in words. */
void seals_board_describe(const struct board *board, struct buffer *out);
/* The drawing, with what is printed on spaces; bare, it shows the dungeon alone, with
 * empty places for what a front end lays there. */
void seals_board_draw(const struct board *board, struct buffer *svg);
void seals_board_draw_bare(const struct board *board, struct buffer *svg);
/* Half the drawing's width: it reaches from -size to size. */
enum { BOARD_DRAWING_SIZE = 1120 };

/* The space of that name (case does not matter), or -1. */
int seals_board_find(const struct board *board, const char *name);

#endif
