/* config.h: what a host can set, by a file of `name: value` lines or on the command line.
 *
 * `config_settings` is the list of all: what --help and docs/hosting.md tell. */
#ifndef NET_SERVE_CONFIG_H
#define NET_SERVE_CONFIG_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"
#include "net/limits/address.h"
#include "net/serve/log.h"

enum { CONFIG_TEXT = 512, CONFIG_PROXIES = 16 };

struct config {
    char data[CONFIG_TEXT];
    char host[CONFIG_TEXT];
    char title[CONFIG_TEXT];
    char origins[CONFIG_TEXT], hosts[CONFIG_TEXT];
    char metrics_token[CONFIG_TEXT];
    char push_key[CONFIG_TEXT], push_contact[CONFIG_TEXT];
    int port;
    int workers; /* 0: one less than there are cores */
    int connections, connections_an_address, attempts_an_address;
    int ping; /* seconds */
    int tables, tables_an_address;
    int requests_a_second, chat_letters;
    bool names, sandbox;
    enum log_level level;
    struct address_net proxy[CONFIG_PROXIES];
    int proxies;
};

struct config_setting {
    const char *name;
    const char *value; /* what its value is called */
    const char *help;
    bool later; /* counts when the file is read again, too (SIGHUP) */
};

/* Ends with a NULL name. */
const struct config_setting *config_settings(void);

void config_usual(struct config *config);
/* Sets one; false with an error that says what there is, or what it must be. */
bool config_set(struct config *config, const char *name, const char *value,
                struct error *error);
/* Sets those of a text: lines `name: value`, empty ones, and comments after '#'. The
 * error names file and line. */
bool config_read(struct config *config, const char *text, size_t length, const char *name,
                 struct error *error);
/* Takes over from `fresh` what can change while the server runs. */
void config_renew(struct config *config, const struct config *fresh);

#endif
