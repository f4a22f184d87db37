/* limits.h: limits that a host can set, with their defaults. A limit is a row here, the
 * row of its setting in net/serve/config_list.h, and its use. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

/* Macros, because settings need the defaults as text. */
#define SERVER_DEFAULT_TABLES             5000 /* open at once */
#define SERVER_DEFAULT_TABLES_PER_ADDRESS 30   /* open ones created from one address */
#define SERVER_DEFAULT_REQUESTS_PER_SECOND                                               \
    10 /* of a connection; bursts of 4 times that */
#define SERVER_DEFAULT_CHAT_LENGTH                 300  /* characters of a message */
#define SERVER_DEFAULT_WAITING_PLAYERS             1000 /* for quick pairing */
#define SERVER_DEFAULT_WAITING_PLAYERS_PER_ADDRESS 16

/* clang-format off */
#define SERVER_LIMITS(X) \
    X(tables, SERVER_DEFAULT_TABLES) \
    X(tables_per_address, SERVER_DEFAULT_TABLES_PER_ADDRESS) \
    X(requests_per_second, SERVER_DEFAULT_REQUESTS_PER_SECOND) \
    X(chat_length, SERVER_DEFAULT_CHAT_LENGTH) \
    X(waiting_players, SERVER_DEFAULT_WAITING_PLAYERS) \
    X(waiting_players_per_address, SERVER_DEFAULT_WAITING_PLAYERS_PER_ADDRESS)
/* clang-format on */

#define SERVER_LIMIT_MEMBER(member, fallback) int member;
struct server_limits {
    SERVER_LIMITS(SERVER_LIMIT_MEMBER)
};

#endif
