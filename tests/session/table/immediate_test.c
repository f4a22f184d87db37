/* immediate_test.c: which moves are made at a tap, and which must be confirmed. */
#include <stdio.h>
#include <string.h>

#include "core/match/setup.h"
#include "games/games.h"
#include "session/table/table.h"
#include "tests/base/check.h"

/* The last move is typed; those before it are made. */
struct row {
    const char *id;
    const char *moves; /* separated by ';' */
    bool immediate, news;
};

static const struct row rows[] = {
    {"ciub:players=2,length=short,first=1#first-75", "roll", true, true},
    {"ciub:players=2,length=short,first=1#first-75", "token 20+", true, true},
    {"ciub:players=2,length=short,first=1#first-75", "roll;put white 3 white 3 roll",
     true, true},
    {"ciub:players=2,length=short,first=1#first-75",
     "roll;put white 3 white 3 roll;swap white for purple", true, false},
    /* A card could be gained: taking a die gives it up. */
    {"ciub:players=2,length=short,first=1#21",
     "token 20+;put white 4 roll;put white 4 roll;swap white for green;"
     "put white 4 white 4 roll;reroll green on itself;put green 7;take red",
     false, false},
    {"seals:players=2,circle=1,mages=witch.seer,first=1#first-15", "start h1", true,
     true},
    {"seals:players=2,circle=1,mages=witch.seer,first=1#first-15",
     "start h1;start h4;take f w w", false, true},
    {"seals:players=2,circle=1,mages=witch.seer,first=1#first-15",
     "start h1;start h4;take f w w;take f w e;break c1 with f2", false, true},
    {"seals:players=2,circle=1,mages=witch.seer,first=1#first-15",
     "start h1;start h4;take f w w;take f w e;break c1 with f2;break s1 with w3;"
     "break c2 with w3;break g3 with f6;change.water w6 into fire",
     true, false},
    {"pig:players=2#1", "roll", true, true},
};

static struct table *open_table(const char *id)
{
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char seed[SETUP_VALUE];
    setup_init(&setup);
    if (!setup_read_id(&setup, games_list(), &game, seed, id, &error))
        fail_msg("%s: %s", id, error.text);
    struct table *table = table_new(game, &setup, seed, NULL, &error);
    assert_non_null(table);
    setup_deinit(&setup);
    return table;
}

static void type(struct table *table, const char *line)
{
    struct reason why;
    if (!table_type(table, line, &why))
        fail_msg("%s: %s", line, why.text);
}

TEST(moves_that_need_no_confirmation)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct table *table = open_table(rows[i].id);
        char moves[400], *left = NULL;
        snprintf(moves, sizeof moves, "%s", rows[i].moves);
        for (char *line = strtok_r(moves, ";", &left); line != NULL;
             line = strtok_r(NULL, ";", &left)) {
            if (table->move.count > 0)
                table_confirm(table);
            type(table, line);
        }
        if (table_is_immediate(table) != rows[i].immediate ||
            table_brings_news(table) != rows[i].news)
            fail_msg("%s", rows[i].moves);
        table_free(table);
    }
}

TEST(a_move_that_is_not_whole_is_never_made)
{
    struct table *table = open_table(rows[6].id);
    struct reason why;
    bool more;
    type(table, "start h1");
    table_confirm(table);
    type(table, "start h4");
    table_confirm(table);
    assert_true(table_point(table, "supply:fire", &more, &why));
    assert_false(table_is_immediate(table));
    table_free(table);
}
