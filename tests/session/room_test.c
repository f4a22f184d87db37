/* room_test.c: the events of a server's table, applied by request: what each kind makes
 * of the table, and what is refused. */
#include "talk.h"

#define SIXTEEN "0123456789abcdef"
#define HEX     SIXTEEN SIXTEEN SIXTEEN SIXTEEN
#define EVENT(n, kind, members)                                                          \
    "{\"n\":" #n ",\"at\":" #n "000,\"kind\":\"" kind "\"" members "}"
#define SAT(n, seat, name)                                                               \
    EVENT(n, "sat",                                                                      \
          ",\"seat\":" #seat ",\"name\":\"" name "\",\"entropy\":\"" HEX                 \
          "\",\"rated\":false")
#define STYLE(colour, emblem) ",\"colour\":\"" colour "\",\"emblem\":\"" emblem "\""
#define FREE_SEAT             "{\"name\":\"\",\"player\":\"\",\"here\":false,\"away\":false}"

static const char start[] =
    "{\"state\":\"open\",\"n\":1,\"at\":0,\"deadline\":0,\"commitment\":\"\","
    "\"seats\":[" FREE_SEAT "," FREE_SEAT "],\"entropy\":[{},{}]}";

struct told {
    const char *events;
    const char *member, *value; /* of the answer, as JSON */
};

/* Each goes on from the one before. */
static const struct told life[] = {
    {SAT(2, 1, "Ada"), "seats",
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":false" STYLE(
         "red", "moon") "}," FREE_SEAT "]"},
    {EVENT(3, "player", ",\"seat\":2,\"player\":\"adept\""), "free", "0"},
    {EVENT(4, "free", ",\"seat\":2"), "free", "1"},
    {SAT(5, 2, "Bo"), "entropy", "[{\"promise\":\"" HEX "\"},{\"promise\":\"" HEX "\"}]"},
    {EVENT(6, "style", ",\"seat\":2,\"colour\":\"teal\",\"emblem\":\"hat\""), "n", "6"},
    {EVENT(7, "emote", ",\"seat\":2,\"text\":\"oops\""), "n", "7"},
    {EVENT(8, "chat", ",\"seat\":2,\"text\":\"hello\""), "n", "8"},
    {EVENT(9, "call", ""), "deadline", "129000"},
    {EVENT(10, "reveal", ",\"seat\":1,\"entropy\":\"" HEX "\""), "entropy",
     "[{\"promise\":\"" HEX "\",\"bytes\":\"" HEX "\"},{\"promise\":\"" HEX "\"}]"},
    {EVENT(11, "seed", ",\"commitment\":\"" HEX "\""), "entropy", "[{},{}]"},
    {EVENT(12, "promise", ",\"seat\":2,\"entropy\":\"" HEX "\""), "deadline", "0"},
    {EVENT(13, "nonsense", ""), "commitment", "\"" HEX "\""},
    {EVENT(14, "call", ""), "state", "\"reveal\""},
    {EVENT(15, "begin", ",\"record\":\"\",\"clocks\":[5,6],\"deadline\":99"), "state",
     "\"on\""},
    {EVENT(16, "chance", ",\"line\":\"\",\"hash\":\"\""), "deadline", "99"},
    {EVENT(17, "move",
           ",\"seat\":1,\"line\":\"\",\"hash\":\"\",\"clocks\":[5,6],\"deadline\":100"),
     "at", "17"},
    {EVENT(18, "late", ",\"seat\":2,\"skip\":false,\"deadline\":0"), "deadline", "0"},
    {EVENT(19, "away", ",\"seat\":2,\"player\":\"adept\""), "seats",
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":false" STYLE(
         "red", "moon") "},{\"name\":\"Bo\",\"player\":\"\",\"here\":true,\"away\":"
                        "true" STYLE("teal", "hat") "}]"},
    {EVENT(20, "claim", ",\"about\":1"), "seats",
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":false,\"claim\":20" STYLE(
         "red", "moon") "},{\"name\":\"Bo\",\"player\":\"\",\"here\":true,\"away\":"
                        "true" STYLE("teal", "hat") "}]"},
    {EVENT(21, "decline", ",\"seat\":2,\"about\":1") "," EVENT(22, "agree",
                                                               ",\"seat\":2,\"about\":1"),
     "seats",
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":false,\"agreed\":["
     "2]" STYLE("red",
                "moon") "},{\"name\":\"Bo\",\"player\":\"\",\"here\":true,\"away\":"
                        "true" STYLE("teal", "hat") "}]"},
    {EVENT(23, "agree", ",\"seat\":2"), "ending", "[2]"},
    {EVENT(24, "decline", ",\"seat\":1"), "ending", "[]"},
    {EVENT(25, "claim", ",\"about\":1") "," EVENT(26, "admit", ",\"about\":1"), "seats",
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":false" STYLE(
         "red", "moon") "},{\"name\":\"Bo\",\"player\":\"\",\"here\":true,\"away\":"
                        "true" STYLE("teal", "hat") "}]"},
    {EVENT(27, "away", ",\"seat\":1,\"player\":\"adept\",\"final\":true"), "seats",
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":true,\"left\":true" STYLE(
         "red", "moon") "},{\"name\":\"Bo\",\"player\":\"\",\"here\":true,\"away\":"
                        "true" STYLE("teal", "hat") "}]"},
    {EVENT(28, "back", ",\"seat\":2,\"deadline\":200") "," EVENT(
         29, "over", ",\"winners\":[1],\"scores\":[9,8],\"seed\":\"" HEX "\""),
     "seed", "\"" HEX "\""},
    {EVENT(30, "rematch", ",\"table\":\"NEXT\""), "rematch", "\"NEXT\""},
    {EVENT(31, "closed", ",\"why\":\"agreed\""), "why", "\"agreed\""},
};

static void expect_told(json_t *answer, const struct told *told)
{
    char *value =
        json_dumps(json_object_get(answer, told->member), JSON_COMPACT | JSON_ENCODE_ANY);
    assert_non_null(value);
    if (strcmp(value, told->value) != 0)
        fail_msg("%s: %s is %s", told->events, told->member, value);
    free(value);
}

TEST(every_kind_of_event)
{
    struct talk talk;
    char *table = strdup(start);
    talk_init(&talk);
    for (size_t i = 0; i < sizeof life / sizeof *life; i++) {
        json_t *answer = talk_ask(&talk, "room\n{\"table\":%s,\"events\":[%s]}", table,
                                  life[i].events);
        expect_told(answer, &life[i]);
        free(table);
        table = json_dumps(answer, JSON_COMPACT);
    }
    free(table);
    talk_deinit(&talk);
}

TEST(what_does_not_fit_is_refused)
{
    static const struct {
        const char *events, *why;
    } wrong[] = {
        {"{\"n\":2,\"kind\":\"call\"}", "'at' is missing"},
        {EVENT(3, "call", ""), "events[0]: does not fit"},
        {SAT(2, 3, "Ada"), "events[0]: does not fit"},
        {SAT(2, 6, "Ada"), "events[0].seat"},
        {EVENT(2, "free", ""), "'seat' is missing"},
        {EVENT(2, "claim", ",\"about\":3"), "does not fit"},
        {EVENT(2, "reveal", ",\"seat\":1,\"entropy\":\"\""), "does not fit"},
        {EVENT(2, "reveal", ",\"seat\":1,\"entropy\":\"12\""), "events[0].entropy"},
        {EVENT(2, "begin", ",\"record\":\"\",\"clocks\":[5]"), "does not fit"},
        {EVENT(2, "rematch", ",\"table\":\"" HEX "\""), "does not fit"},
    };
    struct talk talk;
    talk_init(&talk);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char request[2000];
        snprintf(request, sizeof request, "room\n{\"table\":%s,\"events\":[%s]}", start,
                 wrong[i].events);
        talk_refused(&talk, request, wrong[i].why, "");
    }
    talk_refused(&talk, "room\n{\"table\":{},\"events\":[]}", "'state' is missing", "");
    talk_refused(&talk, "room\n{}", "'table' is missing", "");
    talk_refused(&talk, "room\nnonsense", "not valid JSON", "");
    talk_deinit(&talk);
}
