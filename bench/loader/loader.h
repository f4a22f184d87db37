/* loader.h: load for a server on this machine: idle connections, and games of Pig between
 * pairs of connections. Moves are timed from sending to the reply, which is sent once the
 * move is stored. */
#ifndef BENCH_LOADER_H
#define BENCH_LOADER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buffer.h"

enum peer_stage { PEER_SHAKING, PEER_OPEN, PEER_GONE };

struct peer {
    int handle;
    enum peer_stage stage;
    int table; /* its game, or -1 */
    int seat;  /* 0 or 1 */
    struct buffer in, out;
};

struct game {
    enum { GAME_NEW, GAME_MAKING, GAME_ON, GAME_OVER } stage;
    struct peer *peer[2];
    char id[16], invite[48], token[2][48];
    int turn;
    int64_t at;     /* the last event that affects moves */
    double sent;    /* when the pending move was sent; 0: none is pending */
    bool heard;     /* the outcome of the last move is known */
    uint32_t moves; /* sent */
};

enum { CODES = 12, CODE = 16 };

struct load {
    int port, epoll;
    struct peer *peers;
    int peer_count, idle, gone;
    struct game *games;
    int game_count, on, over;
    double *times; /* of replies, in seconds */
    size_t answered, room, sent, refused;
    struct {
        char code[CODE];
        size_t count;
    } codes[CODES];
    bool strange; /* an unexpected reply was printed */
};

/* wire.c: connections and frames. */
bool wire_connect(struct load *load, struct peer *peer);
/* Closes the connection unless that has been done, and frees its buffers. */
void wire_close(struct peer *peer);
void wire_send(struct load *load, struct peer *peer, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Handles events of all peers for at most `seconds`. */
void wire_turn(struct load *load, double seconds);

/* games.c */
void games_begin(struct load *load, struct game *game);
void games_heard(struct load *load, struct peer *peer, const char *message);
/* Sends the next move unless one is pending; false if it cannot. */
bool games_move(struct load *load, struct game *game);

/* figures.c: statistics of the server's process. */
long figures_memory(int process); /* kB */
double figures_cpu(int process);  /* seconds */
void figures_report(struct load *load, const char *title, double seconds);

#endif
