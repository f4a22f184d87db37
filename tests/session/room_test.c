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
#define FREE_SEAT "{\"name\":\"\",\"player\":\"\",\"here\":false,\"away\":false}"

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
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":false}," FREE_SEAT "]"},
    {EVENT(3, "player", ",\"seat\":2,\"player\":\"adept\""), "free", "0"},
    {EVENT(4, "free", ",\"seat\":2"), "free", "1"},
    {SAT(5, 2, "Bo"), "entropy", "[{\"promise\":\"" HEX "\"},{\"promise\":\"" HEX "\"}]"},
    {EVENT(6, "chat", ",\"seat\":2,\"text\":\"hello\""), "n", "6"},
    {EVENT(7, "call", ""), "deadline", "127000"},
    {EVENT(8, "reveal", ",\"seat\":1,\"entropy\":\"" HEX "\""), "entropy",
     "[{\"promise\":\"" HEX "\",\"bytes\":\"" HEX "\"},{\"promise\":\"" HEX "\"}]"},
    {EVENT(9, "seed", ",\"commitment\":\"" HEX "\""), "entropy", "[{},{}]"},
    {EVENT(10, "promise", ",\"seat\":2,\"entropy\":\"" HEX "\""), "deadline", "0"},
    {EVENT(11, "nonsense", ""), "commitment", "\"" HEX "\""},
    {EVENT(12, "call", ""), "state", "\"reveal\""},
    {EVENT(13, "begin", ",\"record\":\"\",\"clocks\":[5,6],\"deadline\":99"), "state",
     "\"on\""},
    {EVENT(14, "chance", ",\"line\":\"\",\"hash\":\"\""), "deadline", "99"},
    {EVENT(15, "move",
           ",\"seat\":1,\"line\":\"\",\"hash\":\"\",\"clocks\":[5,6],\"deadline\":100"),
     "at", "15"},
    {EVENT(16, "late", ",\"seat\":2,\"skip\":false,\"deadline\":0"), "deadline", "0"},
    {EVENT(17, "away", ",\"seat\":2,\"player\":\"adept\""), "seats",
     "[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,\"away\":false},"
     "{\"name\":\"Bo\",\"player\":\"\",\"here\":true,\"away\":true}]"},
    {EVENT(18, "back", ",\"seat\":2,\"deadline\":200") "," EVENT(
         19, "over", ",\"winners\":[1],\"scores\":[9,8],\"seed\":\"" HEX "\""),
     "seed", "\"" HEX "\""},
    {EVENT(20, "rematch", ",\"table\":\"NEXT\""), "rematch", "\"NEXT\""},
    {EVENT(21, "closed", ",\"why\":\"ended\""), "state", "\"closed\""},
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
