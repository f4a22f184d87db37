/* config_test.c: server settings, and the errors for invalid ones. */
#include <stdio.h>
#include <string.h>

#include "net/serve/config.h"
#include "tests/base/check.h"

static bool read_text(struct config *config, const char *text, struct error *error)
{
    config_defaults(config);
    *error = (struct error){0};
    return config_read(config, text, strlen(text), "cantrip.conf", NULL, error);
}

TEST(a_whole_file)
{
    struct config config;
    struct error error;
    assert_true(read_text(&config,
                          "# where\n"
                          "port: 9000\r\n"
                          "host:127.0.0.1\n"
                          "\n"
                          "  title :  Dice: at Ada's  \n"
                          "trusted-proxies: 127.0.0.1 10.0.0.0/8\n"
                          "allowed-origins: https://a.example https://b.example\n"
                          "registration: no\nlog-level: debug\nsandbox: no\nthreads: 3\n",
                          &error));
    assert_int_equal(config.port, 9000);
    assert_string_equal(config.host, "127.0.0.1");
    assert_string_equal(config.title, "Dice: at Ada's");
    assert_int_equal(config.trusted_proxies.count, 2);
    assert_int_equal(config.log_level, LOG_DEBUG);
    assert_false(config.registration);
    assert_int_equal(config.threads, 3);
    assert_int_equal(config.connections, 12000);
}

TEST(errors_name_the_setting)
{
    static const struct {
        const char *text;
        int line;
        const char *words;
    } cases[] = {
        {"port: 9000\nprot: 9\n", 2, "did you mean `port`"},
        {"\n\nport: many\n", 3, "0 to 65535, not `many`"},
        {"port: 65536\n", 1, "0 to 65535"},
        {"port 9000\n", 1, "no colon"},
        {"registration: maybe\n", 1, "`yes` or `no`"},
        {"log-level: loud\n", 1, "error, warn, info or debug"},
        {"trusted-proxies: 10.0.0.0/8 somewhere\n", 1, "`somewhere`"},
        {"allowed-origins: https://a.example dice.example\n", 1, "`dice.example`"},
        {"allowed-origins: https://dice.example/\n", 1, "nothing after it"},
        {"allowed-hosts: dice.example https://a.example\n", 1, "without https://"},
        {"title:\n", 1, "1 to 80 letters"},
        {"xyzzyplugh: 1\n", 1, "--help"},
        {"port: 1\n\x01\n", 2, "not a text file"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct config config;
        struct error error;
        assert_false(read_text(&config, cases[i].text, &error));
        assert_int_equal(error.line, cases[i].line);
        assert_string_equal(error.file, "cantrip.conf");
        assert_non_null(strstr(error.text, cases[i].words));
    }
}

TEST(too_many_proxies)
{
    struct config config;
    struct error error = {0};
    char list[1024];
    struct text out = text_init(list, sizeof list);
    for (int i = 0; i <= CONFIG_NETS; i++)
        text_put(&out, "10.0.0.1 ");
    config_defaults(&config);
    assert_false(config_set(&config, "trusted-proxies", list, &error));
    assert_non_null(strstr(error.text, "16 at most"));
}

static const char *value_for(const struct config_setting *s)
{
    return strcmp(s->value, "yes|no") == 0           ? "no"
           : strcmp(s->value, "LEVEL") == 0          ? "warn"
           : strcmp(s->name, "trusted-proxies") == 0 ? "::1"
           : strcmp(s->name, "allowed-origins") == 0 ? "https://a.example:81"
                                                     : "7";
}

TEST(every_setting_can_be_set)
{
    struct config config;
    config_defaults(&config);
    for (const struct config_setting *s = config_settings(); s->name != NULL; s++) {
        struct error error = {0};
        assert_true(config_set(&config, s->name, value_for(s), &error));
    }
    assert_int_equal(config.chat_length, 7);
    assert_false(config.sandbox);
}

TEST(defaults)
{
    struct config config;
    config_defaults(&config);
    assert_string_equal(config.data, "cantrip.db");
    assert_string_equal(config.allowed_origins, "");
    assert_int_equal(config.tables, SERVER_DEFAULT_TABLES);
    assert_int_equal(config.trusted_proxies.count, 0);
    assert_int_equal(config.log_level, LOG_INFO);
    assert_true(config.sandbox);
}

/* A line with the former name has the same effect, with a warning. */
static void read_former(const struct config_setting *s)
{
    struct config old, new;
    struct error error = {0};
    struct buffer warnings = {0};
    char line[200], wanted[200];
    snprintf(line, sizeof line, "# a line\n%s: %s\n", s->former, value_for(s));
    snprintf(wanted, sizeof wanted, "cantrip.conf:2: warning: `%s` is now `%s`;",
             s->former, s->name);
    config_defaults(&old);
    config_defaults(&new);
    assert_true(config_read(&old, line, strlen(line), "cantrip.conf", &warnings, &error));
    assert_true(config_set(&new, s->name, value_for(s), &error));
    assert_memory_equal(&old, &new, sizeof old);
    assert_int_equal(strncmp(warnings.data, wanted, strlen(wanted)), 0);
    assert_ptr_equal(strchr(warnings.data, '\n') + 1,
                     warnings.data + warnings.length); /* one line */
    buffer_deinit(&warnings);
    assert_true(read_text(&old, line, &error)); /* also without `warnings` */
    assert_false(config_set(&new, s->former, value_for(s), &error));
}

TEST(former_names_are_read_with_a_warning)
{
    int count = 0;
    for (const struct config_setting *s = config_settings(); s->name != NULL; s++)
        if (s->former != NULL) {
            read_former(s);
            count++;
        }
    assert_true(count > 0);
}

TEST(new_names_are_read_without)
{
    struct config config;
    struct error error = {0};
    struct buffer warnings = {0};
    const char *line = "threads: 2\n";
    config_defaults(&config);
    assert_true(
        config_read(&config, line, strlen(line), "cantrip.conf", &warnings, &error));
    assert_int_equal(warnings.length, 0);
    buffer_deinit(&warnings);
}

/* Settings that need a restart stay unchanged. */
TEST(reloading)
{
    struct config config, fresh;
    struct error error;
    config_defaults(&config);
    assert_true(read_text(
        &fresh,
        "port: 1\ntables: 1\nlog-level: error\nallowed-origins: https://x.example\n"
        "connections-per-address: 5\n",
        &error));
    config_reload(&config, &fresh);
    assert_int_equal(config.port, 8017);
    assert_int_equal(config.tables, 5000);
    assert_int_equal(config.log_level, LOG_ERROR);
    assert_int_equal(config.connections_per_address, 5);
    assert_string_equal(config.allowed_origins, "https://x.example");
}
