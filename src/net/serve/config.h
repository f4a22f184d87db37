/* config.h: server settings, from a file of `name: value` lines or the command line.
 * config_list.h is the only place that lists them. */
#ifndef NET_SERVE_CONFIG_H
#define NET_SERVE_CONFIG_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buffer.h"
#include "base/error.h"
#include "base/text.h"
#include "net/limits/address.h"
#include "net/serve/config_list.h"
#include "net/serve/log.h"

enum { CONFIG_TEXT = 512, CONFIG_NETS = 16 };

struct config_nets {
    struct address_net net[CONFIG_NETS];
    int count;
};

#define CONFIG_MEMBER_TEXT(member)                     char member[CONFIG_TEXT];
#define CONFIG_MEMBER_ORIGINS(member)                  char member[CONFIG_TEXT];
#define CONFIG_MEMBER_HOSTS(member)                    char member[CONFIG_TEXT];
#define CONFIG_MEMBER_NUMBER(member)                   int member;
#define CONFIG_MEMBER_SWITCH(member)                   bool member;
#define CONFIG_MEMBER_LEVEL(member)                    enum log_level member;
#define CONFIG_MEMBER_NETS(member)                     struct config_nets member;
#define CONFIG_MEMBER(kind, name, former, member, ...) CONFIG_MEMBER_##kind(member)

/* One member per row of config_list.h. */
struct config {
    CONFIG_LIST(CONFIG_MEMBER)
};

struct config_setting {
    const char *name;
    const char *former; /* its name in the previous version, or NULL */
    const char *value;  /* placeholder for its value in help */
};

/* Ends with a NULL name. */
const struct config_setting *config_settings(void);

void config_defaults(struct config *config);
/* Sets one setting by its current name; the error names the valid names or values. */
bool config_set(struct config *config, const char *name, const char *value,
                struct error *error);
/* Reads lines of `name: value`, with blank lines and # comments. Errors name file and
 * line. Former names are accepted, with a line in `warnings` (may be NULL) for each. */
bool config_read(struct config *config, const char *text, size_t length, const char *name,
                 struct buffer *warnings, struct error *error);
/* Copies from `fresh` the settings that can change at run time. */
void config_reload(struct config *config, const struct config *fresh);

#endif
