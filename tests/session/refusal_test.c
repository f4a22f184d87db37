/* refusal_test.c: refused requests say why, and change nothing. */
#include "talk.h"

#include <stdlib.h>

static const struct {
    const char *request, *words;
} bad[] = {
    {"", "no request ''"},
    {" \t", "no request ''"},
    {"fly", "no request 'fly'"},
    {"GAMES", "no request 'GAMES'"},
    {"games all", "takes nothing"},
    {"games\nx", "no further lines"},
    {"new", "needs something"},
    {"new go#1", "go"},
    {"new pig", "seed"},
    {"new pig:players=9#1", "9"},
    {"new pig:target=x#1", "target"},
    {"new pig#1\nname.1", "about a seat"},
    {"new pig#1\nname.9: Ada", "about a seat"},
    {"new pig#1\nname.x: Ada", "about a seat"},
    {"new pig#1\nname.3: Ada", "seat 3"},
    {"new pig#1\nplayer.2: wizard", "wizard"},
    {"new pig#1\ncolour.1: red", "about a seat"},
    {"new pig#1\nname.1: a name that has far more letters than anybody's", "39"},
    {"new pig#1\nname.1: \x01", "0x01"},
    {"open", "record"},
    {"open\nhello", "record:1"},
    {"open\ncantrip record 1\ngame: pig\nrules: 1\nplayers: 2\ntarget: 100\n\n1: fly\n",
     "record:7"},
    {"look\n", "record"},
    {"lesson go", "go"},
    {"next", "no lesson"},
    {"seat", "needs something"},
    {"seat 0", "from 1 to 2"},
    {"seat one", "whole number"},
    {"choose", "needs something"},
    {"choose -1", "whole number"},
    {"choose 4294967296", "whole number"},
    {"choose 99999999999999999999999", "whole number"},
    {"choose 1.5", "whole number"},
    {"point dragon", ""},
    {"all dragon", ""},
    {"type fly", "fly"},
    {"back", "take back"},
    {"back 2", "takes nothing"},
    {"confirm", "no whole move"},
    {"play fly", "fly"},
    {"undo", "to take back"},
    {"redo", "nothing to do again"},
    {"about", "needs something"},
    {"about dragon:3", "nothing to tell"},
    {"ask nonsense", ""},
    {"rules go", "go"},
    {"events", "needs something"},
    {"events 1", "from 0 to 0"},
    {"at 1", "from 0 to 0"},
    {"think 1", "no computer"},
    {"think", "needs something"},
    {"hurry", "no computer"},
    {"hint many", "whole number"},
    {"odds", "no odds"},
    {"analyse", "nothing is being looked back on"},
    {"analyse x", "whole number"},
    {"speak de", "catalogue"},
    {"speak de\nnonsense", "catalogue"},
    {"speak en\nnonsense", "no catalogue"},
};

SESSION_TEST(bad_requests_are_refused)
{
    talk_ask(talk, "new pig#1");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        json_t *answer = talk_bytes(talk, bad[i].request, strlen(bad[i].request));
        char rule[12];
        snprintf(rule, sizeof rule, "%s", talk_text(answer, "rule"));
        talk_refused(talk, bad[i].request, bad[i].words, rule);
    }
}

SESSION_TEST(most_requests_need_a_table)
{
    static const char *const requests[] = {
        "situation", "seat 1",  "choose 1", "point a", "all a",  "type a",  "back",
        "drop",      "confirm", "play a",   "undo",    "redo",   "why a",   "about a",
        "name a",    "ask a",   "events 0", "at 0",    "record", "dice",    "board",
        "think 1",   "hurry",   "hint 1",   "odds",    "next",   "analyse",
    };
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
        talk_refused(talk, requests[i], "no game yet", "");
}

SESSION_TEST(refusals_name_the_rule)
{
    talk_ask(talk, "new pig#1");
    talk_refused(talk, "choose 11", "", "2");
    talk_refused(talk, "point word:hold", "", "2");
}

SESSION_TEST(refusals_name_the_option)
{
    json_t *answer = talk_bytes(talk, "new seals:circle=9#1", 20);
    assert_string_equal(talk_text(answer, "field"), "circle");
}

SESSION_TEST(zero_bytes_are_refused)
{
    json_t *answer = talk_bytes(talk, "games\0x", 7);
    assert_non_null(strstr(talk_text(answer, "error"), "zero bytes"));
    answer = talk_bytes(talk, "new pig#1\nname.1: A\0da", 22);
    assert_non_null(json_object_get(answer, "error"));
}

/* Whatever the bytes, the answer is JSON: the test reads it with another library. */
SESSION_TEST(any_bytes_get_a_json_answer)
{
    char *line = malloc(100000);
    talk_ask(talk, "new seals#1");
    for (int length = 1; length <= 100000; length *= 10)
        for (int byte = 1; byte < 256; byte += 6) {
            memset(line, byte, (size_t)length);
            talk_bytes(talk, line, (size_t)length);
            static const char *const words[] = {"type ", "point ", "about ", "ask ",
                                                "why ",  "name ",  "new ",   "choose "};
            const char *word = words[byte / 6 % 8];
            if (strlen(word) < (size_t)length) {
                memcpy(line, word, strlen(word));
                talk_bytes(talk, line, (size_t)length);
            }
        }
    free(line);
}
