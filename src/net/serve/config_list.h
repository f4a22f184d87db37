/* config_list.h: all settings of a server, once: for reading them, for the options of the
 * command, and for its help.
 *
 *     X(name, what its value is called, whether SIGHUP changes it, kind, member, bounds
 * of a number or of a text's length, help)
 */
#ifndef NET_SERVE_CONFIG_LIST_H
#define NET_SERVE_CONFIG_LIST_H

/* clang-format off */
#define CONFIG_LIST(X) \
    X("data", "FILE", false, KIND_TEXT, data, 1, CONFIG_TEXT - 16, \
      "the file that keeps all tables (default cantrip.db)") \
    X("host", "ADDRESS", false, KIND_TEXT, host, 1, 255, \
      "listen at this address of the computer (default 0.0.0.0: all of them; :: for IPv6 " \
      "as well)") \
    X("port", "N", false, KIND_NUMBER, port, 0, 65535, \
      "listen at port N; 0: any (default 8017)") \
    X("title", "WORDS", false, KIND_TEXT, title, 1, 80, \
      "what the server is called (default cantrip)") \
    X("origins", "LIST", true, KIND_ORIGINS, origins, 0, CONFIG_TEXT - 1, \
      "pages of other sites that may connect: https://dice.example, with blanks between " \
      "them") \
    X("hosts", "LIST", true, KIND_HOSTS, hosts, 0, CONFIG_TEXT - 1, \
      "names under which the server is reached without a proxy: dice.example, with blanks " \
      "between them; addresses, names of the own network (attic, attic.local) and those " \
      "of `origins` need not be named; *: any") \
    X("proxies", "LIST", true, KIND_PROXIES, proxies, 0, 0, \
      "addresses or nets (10.0.0.0/8) of proxies, whose X-Forwarded-For is believed") \
    X("metrics-token", "WORD", true, KIND_TEXT, metrics_token, 0, 200, \
      "others than this computer may read /metrics, with Authorization: Bearer WORD; " \
      "better in the config file than here") \
    X("push-key", "WORD", false, KIND_TEXT, push_key, 0, 100, \
      "tell people by their browsers that it is their turn; --make-push-key makes a key, " \
      "which is better in the config file than here") \
    X("push-contact", "URL", false, KIND_TEXT, push_contact, 0, 200, \
      "where the services of browsers reach you: mailto:you@dice.example") \
    X("log", "LEVEL", true, KIND_LEVEL, level, 0, 0, \
      "error, warn, info or debug (default info)") \
    X("workers", "N", false, KIND_NUMBER, workers, 0, 256, \
      "threads for computer players; 0: one less than there are cores (default 0)") \
    X("connections", "N", true, KIND_NUMBER, connections, 1, 1000000, \
      "connections in all (default 12000)") \
    X("connections-an-address", "N", true, KIND_NUMBER, connections_an_address, 1, 1000000, \
      "connections of one address (default 64)") \
    X("attempts-an-address", "N", true, KIND_NUMBER, attempts_an_address, 1, 1000000, \
      "connections that one address may begin in a minute (default 300)") \
    X("ping", "SECONDS", true, KIND_NUMBER, ping, 1, 600, \
      "ask silent connections so often whether they are there, and give them as long to " \
      "answer (default 30)") \
    X("tables", "N", false, KIND_NUMBER, tables, 1, 1000000, \
      "tables that are on at once (default 5000)") \
    X("tables-an-address", "N", false, KIND_NUMBER, tables_an_address, 1, 1000000, \
      "open tables made by one address (default 30)") \
    X("requests-a-second", "N", false, KIND_NUMBER, requests_a_second, 1, 10000, \
      "requests of one connection (default 10; four times as many in a burst)") \
    X("chat-letters", "N", false, KIND_NUMBER, chat_letters, 1, 2000, \
      "letters of a message to the others (default 300)") \
    X("names", "yes|no", false, KIND_SWITCH, names, 0, 0, \
      "whether names can be registered (default yes)") \
    X("sandbox", "yes|no", false, KIND_SWITCH, sandbox, 0, 0, \
      "give up all rights that the server does not need (default yes)")
/* clang-format on */

#endif
