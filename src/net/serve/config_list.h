/* config_list.h: all settings of a server. The members of struct config, their parsing
 * and defaults, and the command's options and help are generated from this list.
 *
 *     X(kind, name, former name or NULL, member, placeholder for its value, default,
 *       bounds of a number or of a text's length, RELOAD or RESTART, help)
 *
 * Defaults are written as in a file; "" leaves the setting empty. RELOAD: SIGHUP applies
 * it; RESTART: it takes effect on the next start. A former name is accepted for one
 * version, with a warning. */
#ifndef NET_SERVE_CONFIG_LIST_H
#define NET_SERVE_CONFIG_LIST_H

#include "server/limits.h"

#define CONFIG_QUOTE(number)  #number
#define CONFIG_NUMBER(number) CONFIG_QUOTE(number)

/* clang-format off */
#define CONFIG_LIST(X) \
    X(TEXT, "data", NULL, data, "FILE", "cantrip.db", 1, CONFIG_TEXT - 16, RESTART, \
      "the file that keeps all tables") \
    X(TEXT, "host", NULL, host, "ADDRESS", "0.0.0.0", 1, 255, RESTART, \
      "listen at this address of the computer; 0.0.0.0 for all of them, :: for IPv6 " \
      "as well") \
    X(NUMBER, "port", NULL, port, "N", "8017", 0, 65535, RESTART, \
      "listen at port N; 0: any") \
    X(TEXT, "title", NULL, title, "WORDS", "cantrip", 1, 80, RESTART, \
      "what the server is called") \
    X(ORIGINS, "allowed-origins", "origins", allowed_origins, "LIST", "", \
      0, CONFIG_TEXT - 1, RELOAD, \
      "pages of other sites that may connect: https://dice.example, with spaces between " \
      "them") \
    X(HOSTS, "allowed-hosts", "hosts", allowed_hosts, "LIST", "", \
      0, CONFIG_TEXT - 1, RELOAD, \
      "names under which the server is reached without a proxy: dice.example, with " \
      "spaces between them; addresses, names of the own network (attic, attic.local) and " \
      "those of allowed-origins need not be named; *: any") \
    X(NETS, "trusted-proxies", "proxies", trusted_proxies, "LIST", "", 0, 0, RELOAD, \
      "addresses or networks (10.0.0.0/8) of proxies whose X-Forwarded-For is trusted") \
    X(TEXT, "metrics-token", NULL, metrics_token, "WORD", "", 0, 200, RELOAD, \
      "others than this computer may read /metrics, with Authorization: Bearer WORD; " \
      "better in the config file than here") \
    X(TEXT, "push-key", NULL, push_key, "WORD", "", 0, 100, RESTART, \
      "tell people by their browsers that it is their turn; --make-push-key makes a key, " \
      "which is better in the config file than here") \
    X(TEXT, "push-contact", NULL, push_contact, "URL", "", 0, 200, RESTART, \
      "where the services of browsers reach you: mailto:you@dice.example") \
    X(LEVEL, "log-level", "log", log_level, "LEVEL", "info", 0, 0, RELOAD, \
      "error, warn, info or debug") \
    X(NUMBER, "threads", "workers", threads, "N", "0", 0, 256, RESTART, \
      "threads for computer players; 0: one less than there are cores") \
    X(NUMBER, "connections", NULL, connections, "N", "12000", 1, 1000000, RELOAD, \
      "connections in all") \
    X(NUMBER, "connections-per-address", "connections-an-address", \
      connections_per_address, "N", "64", 1, 1000000, RELOAD, \
      "connections of one address") \
    X(NUMBER, "attempts-per-address", "attempts-an-address", attempts_per_address, \
      "N", "300", 1, 1000000, RELOAD, \
      "connections that one address may begin in a minute") \
    X(NUMBER, "ping-interval", "ping", ping_interval, "SECONDS", "30", 1, 600, RELOAD, \
      "ping idle connections every SECONDS, and give them as long to answer") \
    X(NUMBER, "tables", NULL, tables, "N", CONFIG_NUMBER(SERVER_DEFAULT_TABLES), \
      1, 1000000, RESTART, "tables that are on at once") \
    X(NUMBER, "tables-per-address", "tables-an-address", tables_per_address, "N", \
      CONFIG_NUMBER(SERVER_DEFAULT_TABLES_PER_ADDRESS), 1, 1000000, RESTART, \
      "open tables made by one address") \
    X(NUMBER, "requests-per-second", "requests-a-second", requests_per_second, "N", \
      CONFIG_NUMBER(SERVER_DEFAULT_REQUESTS_PER_SECOND), 1, 10000, RESTART, \
      "requests of one connection; four times as many in a burst") \
    X(NUMBER, "chat-length", "chat-letters", chat_length, "N", \
      CONFIG_NUMBER(SERVER_DEFAULT_CHAT_LENGTH), 1, 2000, RESTART, \
      "characters of a chat message") \
    X(NUMBER, "waiting-players", NULL, waiting_players, "N", \
      CONFIG_NUMBER(SERVER_DEFAULT_WAITING_PLAYERS), 2, 100000, RESTART, \
      "players who wait for quick pairing at once") \
    X(NUMBER, "waiting-players-per-address", NULL, waiting_players_per_address, "N", \
      CONFIG_NUMBER(SERVER_DEFAULT_WAITING_PLAYERS_PER_ADDRESS), 1, 100000, RESTART, \
      "the same, of one address") \
    X(SWITCH, "registration", "names", registration, "yes|no", "yes", 0, 0, RESTART, \
      "whether names can be registered") \
    X(SWITCH, "sandbox", NULL, sandbox, "yes|no", "yes", 0, 0, RESTART, \
      "give up all rights that the server does not need")
/* clang-format on */

#endif
