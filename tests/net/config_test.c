/* config_test.c: settings of a server, and what is said about wrong ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "net/serve/config.h"

static bool read_text(struct config *config, const char *text, struct error *error)
{
    config_usual(config);
    *error = (struct error){0};
    return config_read(config, text, strlen(text), "cantrip.conf", error);
}

static void a_whole_file(void **state)
{
    struct config config;
    struct error error;
    assert_true(read_text(&config,
                          "# where\n"
                          "port: 9000\r\n"
                          "host:127.0.0.1\n"
                          "\n"
                          "  title :  Dice: at Ada's  \n"
                          "proxies: 127.0.0.1 10.0.0.0/8\n"
                          "origins: https://a.example https://b.example\n"
                          "names: no\nlog: debug\nsandbox: no\nworkers: 3\n",
                          &error));
    assert_int_equal(config.port, 9000);
    assert_string_equal(config.host, "127.0.0.1");
    assert_string_equal(config.title, "Dice: at Ada's");
    assert_int_equal(config.proxies, 2);
    assert_int_equal(config.level, LOG_DEBUG);
    assert_false(config.names);
    assert_int_equal(config.workers, 3);
    assert_int_equal(config.connections, 12000);
}

static void mistakes_are_named(void **state)
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
        {"names: maybe\n", 1, "`yes` or `no`"},
        {"log: loud\n", 1, "error, warn, info or debug"},
        {"proxies: 10.0.0.0/8 somewhere\n", 1, "`somewhere`"},
        {"origins: https://a.example dice.example\n", 1, "`dice.example`"},
        {"origins: https://dice.example/\n", 1, "nothing after it"},
        {"hosts: dice.example https://a.example\n", 1, "without https://"},
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

static void too_many_proxies(void **state)
{
    struct config config;
    struct error error = {0};
    char list[1024];
    struct text out = text_init(list, sizeof list);
    for (int i = 0; i <= CONFIG_PROXIES; i++)
        text_put(&out, "10.0.0.1 ");
    config_usual(&config);
    assert_false(config_set(&config, "proxies", list, &error));
    assert_non_null(strstr(error.text, "16 at most"));
}

static void every_setting_can_be_set(void **state)
{
    struct config config;
    config_usual(&config);
    for (const struct config_setting *s = config_settings(); s->name != NULL; s++) {
        struct error error = {0};
        const char *value = strcmp(s->value, "yes|no") == 0   ? "no"
                            : strcmp(s->value, "LEVEL") == 0  ? "warn"
                            : strcmp(s->name, "proxies") == 0 ? "::1"
                            : strcmp(s->name, "origins") == 0 ? "https://a.example:81"
                                                              : "7";
        assert_true(config_set(&config, s->name, value, &error));
    }
    assert_int_equal(config.chat_letters, 7);
    assert_false(config.sandbox);
}

/* What needs a new start stays. */
static void reading_it_again(void **state)
{
    struct config config, fresh;
    struct error error;
    config_usual(&config);
    assert_true(read_text(&fresh,
                          "port: 1\ntables: 1\nlog: error\norigins: https://x.example\n"
                          "connections-an-address: 5\n",
                          &error));
    config_renew(&config, &fresh);
    assert_int_equal(config.port, 8017);
    assert_int_equal(config.tables, 5000);
    assert_int_equal(config.level, LOG_ERROR);
    assert_int_equal(config.connections_an_address, 5);
    assert_string_equal(config.origins, "https://x.example");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_file),     cmocka_unit_test(mistakes_are_named),
        cmocka_unit_test(too_many_proxies), cmocka_unit_test(every_setting_can_be_set),
        cmocka_unit_test(reading_it_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
