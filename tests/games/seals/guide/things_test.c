/* things_test.c: what is pointed at in every step of a turn, by its name. */
#include "games/seals/guide/guide.h"
#include "games/seals/seals.h"
#include "tests/games/seals/spells.h"

#define BOARD                                                                            \
    "hall - n1:2 - n2:3, hall - n3:2, hall - b1[2], hall - n4:3 - b2[3], hall - n5:4"

/* The things of all choices, in their order. */
static const char *things(struct position *p)
{
    choice_t list[GAME_MAX_CHOICES];
    struct text out = position_text(p);
    int count = seals_game.choices(p->match->world, p->match->state, list);
    for (int i = 0; i < count; i++) {
        char words[GUIDE_THINGS];
        struct text one = text_init(words, sizeof words);
        seals_guide.things(p->match->world, p->match->state, list[i], &one);
        text_put(&out, i > 0 ? ", " : "");
        text_put(&out, words);
    }
    return out.data;
}

struct row {
    int circle;
    const char *table, *witch, *seer;
    const char *begun; /* of the Witch's move */
    const char *things;
};

static void expect(const struct row *row, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        POSITION p;
        position_draw(&p, row[i].circle, BOARD, row[i].table, row[i].witch, row[i].seer);
        position_begin(&p, row[i].begun);
        same(things(&p), row[i].things);
    }
}

TEST(rule_4_turns_and_breaking)
{
    static const struct row rows[] = {
        {1, "n1=f2 b1=change.air vault", "witch on h1: f3 | renewal.fire",
         "seer on h2: a1", "", "space:n1, scroll:renewal.fire, scroll:binding"},
        {1, "n1=w2 vault", "witch on h1: f3", "seer on h2: a1", "",
         "scroll:binding, word:give-up"},
        {1, "n1=f2 vault", "witch on h1: f1 f1 f3", "seer on h2: a1", "break n1",
         "die:fire.1 die:fire.1, die:fire.3"},
        {2, "n1=f2 vault", "witch on h1: f3 | absorption.fire absorption.mind",
         "seer on h2: a1", "break n1 with f3",
         "scroll:absorption.fire, scroll:absorption.mind, word:none"},
        {1, "n1=f2 vault", "witch on h1: f3", "seer on h2: a1", "binding",
         "word:here, space:n1"},
    };
    expect(ROWS(rows));
}

TEST(rule_6_the_circle_of_might)
{
    static const struct row rows[] = {
        {1, "n1=f2 vault", "witch on h1: f1 f3 w2 | renewal.fire", "seer on h2: a1",
         "renewal.fire", "die:fire.1, die:fire.3, die:fire.1 die:fire.3"},
        {1, "n1=f2 vault", "witch on h1: f3 | change.fire", "seer on h2: a1 e1 e2 e3",
         "change.fire f3", "supply:water, supply:air"},
        {1, "n1=f2 vault", "witch on h1: f3 | growth.mind", "seer on h2: a1",
         "growth.mind", "supply:fire, supply:water, supply:air, supply:earth"},
    };
    expect(ROWS(rows));
}

TEST(rule_6_the_circle_of_spaces)
{
    static const struct row rows[] = {
        {2, "n1=f2 n3=w2 vault", "witch on h1: f3 | disintegration.fire",
         "seer on h2: a1", "disintegration.fire", "space:n1"},
        {2, "n1=f2 n3=w2 vault", "witch on h1: f3 | swap.fire", "seer on h2: a1",
         "swap.fire n1", "space:n3"},
        {2, "n1=f2 absorbed.fire=f2 vault", "witch on h1: f3 w6 e5 | absorption.fire",
         "seer on h2: a1", "absorption.fire", "die:fire.3, die:earth.5"},
    };
    expect(ROWS(rows));
}

TEST(rule_6_the_circle_of_conflict)
{
    static const struct row rows[] = {
        {3, "n1=f2 vault", "witch on h1: w2 f1 | deception.fire", "seer on h2: f5",
         "deception.fire", "seat:2"},
        {3, "n1=f2 vault", "witch on h1: w2 f1 | deception.fire", "seer on h2: f5",
         "deception.fire from seer", "die:2.fire.5"},
        {3, "n1=f2 vault", "witch on h1: w2 f1 | deception.fire", "seer on h2: f5",
         "deception.fire from seer f5", "die:water.2"},
        {3, "n1=f2 vault", "witch on h1: f3 | alteration.fire", "seer on h2: f5",
         "alteration.fire", "die:fire.3, word:none"},
        {3, "n1=f2 vault", "witch on h1: f3 | alteration.fire", "seer on h2: f5",
         "alteration.fire raise f3", "seat:2, word:nobody"},
        {3, "n1=f2 vault", "witch on h1: f3 | alteration.fire", "seer on h2: f5 f2",
         "alteration.fire raise f3 lower seer",
         "die:2.fire.2, die:2.fire.5, die:2.fire.2 die:2.fire.5"},
        {3, "n1=f2 vault", "witch on h1: f3 | transfer.fire growth.air",
         "seer on h2: f5 | growth.fire", "transfer.fire", "scroll:growth.fire"},
        {3, "n1=f2 vault", "witch on h1: f3 | transfer.fire growth.air",
         "seer on h2: f5 | growth.fire", "transfer.fire take growth.fire",
         "scroll:growth.air"},
        {3, "n1=f2 vault", "witch on h1: f3 | theft.fire", "seer on h2: f5 w1",
         "theft.fire from seer", "die:fire.5"},
        {3, "n1=f2 vault", "witch on h1: f3 | exploitation.fire",
         "seer on h2: f5 | renewal.fire", "exploitation.fire", "scroll:renewal.fire"},
    };
    expect(ROWS(rows));
}

TEST(rule_6_the_circle_of_movement)
{
    static const struct row rows[] = {
        {4, "b2=leap.fire vault", "witch on h1: f3 | teleportation.fire",
         "seer on n4: f5", "teleportation.fire", "mage:2"},
        {4, "b2=leap.fire vault", "witch on h1: f3 | teleportation.fire",
         "seer on h2, owl on n4: f5", "teleportation.fire", "familiar:2"},
        {4, "b2=leap.fire vault", "witch on h1: f3 | teleportation.fire",
         "seer on n4: f5", "teleportation.fire past seer", "space:b2"},
        {4, "n4=a3 b2=leap.fire vault", "witch on h1: f3 | leap.air", "seer on h2: f5",
         "leap.air", "space:n4"},
        {4, "n4=a3 b2=leap.fire vault", "witch on h1: f3 | leap.air", "seer on h2: f5",
         "leap.air n4", "space:b2"},
        {4, "b1=change.fire b2=leap.fire guardian.fire=b2",
         "witch on h1: f3 | guardian.fire", "seer on h2: f5", "guardian.fire",
         "space:b1, word:off"},
        {4, "n1=f2 n2=w3 vault", "witch on h1: f3 | speed.water", "seer on h2: f5",
         "speed.water", "space:n1"},
        {4, "n1=f2 n2=w3 vault", "witch on h1: f3 | speed.water", "seer on h2: f5",
         "speed.water break n1 with f3", "space:n2"},
    };
    expect(ROWS(rows));
}

/* 1.4: of two copies the name means the one that can be used, or the own one. */
TEST(rule_1_4_two_copies)
{
    static const struct {
        const char *witch, *seer, *rule;
    } rows[] = {
        {"witch on h1: f3 | change.fire", "seer on h2: a1 | change.fire'", ""},
        {"witch on h1: f3 | change.fire'", "seer on h2: a1 | change.fire", ""},
        {"witch on h1: f3 | ~change.fire change.fire'", "seer on h2: a1", ""},
        {"witch on h1: f3 | change.fire ~change.fire'", "seer on h2: a1", ""},
        {"witch on h1: f3 | change.fire change.fire'", "seer on h2: a1", ""},
        {"witch on h1: f3 | ~change.fire", "seer on h2: a1 | change.fire'", "4.4"},
        {"witch on h1: f3 | ~change.fire'", "seer on h2: a1 | change.fire", "4.4"},
        {"witch on h1: f3", "seer on h2: a1 | change.fire", "4.2"},
        {"witch on h1: f3", "seer on h2: a1 | change.fire'", "4.2"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        struct reason why;
        position_draw(&p, 1, BOARD, "vault", rows[i].witch, rows[i].seer);
        seals_guide.why_not(p.match->world, p.match->state, "scroll:change.fire", &why);
        same(why.rule, rows[i].rule);
    }
}
