/* people.h: the people of the simulator, and the tabs in which they play. */
#ifndef TESTS_SERVER_SIMULATOR_PEOPLE_H
#define TESTS_SERVER_SIMULATOR_PEOPLE_H

#include "tests/server/simulator/view.h"

struct sim;

/* --- people (people.c, tab.c, act.c, misuse.c) -------------------------------------- */

struct group {
    char game[80];
    int players;
    char terms[200]; /* members of the request to create */
    int computers;   /* seats of computer players from the start */
    char table[TEXT_ID], invite[TEXT_TOKEN];
    int games_left;
    bool pairs; /* strangers, who meet by quick pairing */
};

struct person {
    int group;
    bool creates, gone, done;
    int tries;
    char name[24], address[20];
    char table[TEXT_ID], token[TEXT_TOKEN];
    int seat;
    unsigned char entropy[ENTROPIES][FAIR_BYTES];
    int entropies;
    char code[TEXT_ID];
    bool registered;
    char key[TEXT_TOKEN];                     /* of the name */
    char pair_id[24], pair_promise[TEXT_HEX]; /* of the request to be paired; "" */
    int pairings;
    int64_t waits_since;
};

struct tab_move {
    bool active, waits; /* to be sent; waiting for the answer */
    int64_t at;
    char id[24];
    char line[MOVE_MAX_TEXT];
};

/* A tab of a person, of a spectator (person < 0), or of the host. */
struct tab {
    int person, group;
    bool host;
    bool signed_in;
    bool pairing; /* waits for quick pairing */
    int conn;     /* -1: none */
    bool open, following;
    int waiting;      /* unanswered requests */
    int64_t asked_at; /* roughly when the oldest was sent */
    char table[TEXT_ID];
    struct fold fold;
    struct tab_move move, last;
    int64_t nap;   /* how long it sleeps next */
    int64_t timer; /* identifies the current timer */
    int64_t stays; /* away until then */
    int64_t since_stage;
    bool busy[20];
};

enum request_kind {
    W_OTHER,
    W_CREATE,
    W_JOIN,
    W_SIT,
    W_MOVE,
    W_BEGIN,
    W_SEAT,
    W_PROMISE,
    W_REVEAL,
    W_BACK,
    W_HAND,
    W_REMATCH,
    W_CODE,
    W_REDEEM,
    W_SIGN,
    W_BAN,
    W_UNBAN,
    W_PAIR,
    W_UNPAIR,
    W_LAST = W_UNPAIR,
};

void people_make(struct sim *sim);
bool people_done(const struct sim *sim);
void people_leave(struct sim *sim);
void tab_wake(struct sim *sim, int tab);
void tab_opened(struct sim *sim, int tab);
void tab_received(struct sim *sim, int tab, const char *text);
void tab_lost(struct sim *sim, int tab);
/* Sends a request whose ref contains its kind. */
void tab_ask(struct sim *sim, struct tab *tab, enum request_kind kind, const char *format,
             ...) __attribute__((format(printf, 4, 5)));
void tab_sleep(struct sim *sim, int tab, int64_t for_ms);
void tab_clear(struct tab *tab);
/* At a table: does what the stage requires. */
void act_at_table(struct sim *sim, struct tab *tab);
void act_send_move(struct sim *sim, struct tab *tab);
void tab_sign(struct sim *sim, struct tab *tab, const struct person *person);
/* pair.c: gets a seat by quick pairing; and what became of that. */
void pair_up(struct sim *sim, struct tab *tab, struct person *person);
void pair_answered(struct sim *sim, struct tab *tab, enum request_kind kind,
                   const json_t *frame);
void pair_refused(struct sim *sim, struct tab *tab, enum request_kind kind,
                  const char *code);
void pair_told(struct sim *sim, struct tab *tab, const json_t *frame);
/* The name under which a person plays next. */
void tab_choose_name(struct sim *sim, const struct tab *tab, struct person *person);
void act_new_entropy(struct sim *sim, struct person *person, char promise[TEXT_HEX]);
/* Does what nobody should do, or need not do. */
void misuse(struct sim *sim, struct tab *tab);
void act_as_host(struct sim *sim, struct tab *tab);
void check_banned(struct sim *sim);
void people_free(struct sim *sim);

#endif
