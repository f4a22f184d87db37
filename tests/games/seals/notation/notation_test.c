/* notation_test.c: the notation: what is not understood, and what people may write. */
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

static const char plain[] = "hall - n1:2 - n2:3 - b1[2], hall - b2[5]";
static const char wide[] = "hall - n1:2 n3:2 n4:2, n4 - n2:3 - b1[2], hall - b2[5]";

/* --- a turn ------------------------------------------------------------------------- */

TEST(words_of_a_turn)
{
    static const struct refused rows[] = {
        {"", "", "there is no move here; it could start with 'break n1', 'binding'"},
        {"dance", "",
         "'dance' is not understood here; write 'break' and a space, or a scroll such "
         "as change.fire"},
        {"break", "", "the move is not complete; next comes the name of a space"},
        {"break n9 with f2", "", "no space is called 'n9'"},
        {"break hall with f2", "2.2",
         "hall is a plain floor: nothing lies or stands there"},
        {"break n1", "", "the move is not finished; next could be 'with f2'"},
        {"break n1 f2", "", "'f2' is not understood here; write 'with'"},
        {"break n1 with", "", "the move is not complete; next come dice such as f3 f4"},
        {"break n1 with f1 x4", "", "'x4' is no die: write dice such as f3 f4"},
        {"break n1 with f1 f7", "", "'f7' is no die: write dice such as f3 f4"},
        {"break n1 with n2", "", "'n2' is not understood here; write dice such as f3 f4"},
        {"break n1 with f7", "", "'f7' is not understood here; write dice such as f3 f4"},
        {"break n1 with f2 w2", "5.4", "the dice must all be of one colour"},
        {"break n1 with f1 f1 f1 f1 f1 f1 f1", "1.2",
         "nobody has more than six dice of a colour"},
        {"break n1 with f2 now", "",
         "the move is complete before 'now'; leave out the rest"},
        {"give", "", "'give' is not understood here; write 'give up'"},
        {"give in", "", "'give' is not understood here; write 'give up'"},
        {"change", "",
         "'change' is not understood here; write 'break' and a space, or a scroll such "
         "as change.fire"},
        {"change.fire", "4.2", "only own scrolls can be used"},
        {"change.wood f2", "",
         "'change.wood' is no scroll: scrolls are written like change.fire, or binding"},
        {"dance.fire f2", "",
         "'dance.fire' is no scroll: scrolls are written like change.fire, or binding"},
        {"swap.fire n1 n2", "3.1", "swap is of circle 2, which is not in this game"},
        {"binding", "", "the move is not finished; next could be 'here', 'break n1'"},
        {"binding there", "",
         "'there' is not understood here; write 'here', or 'break' and a space"},
        {"binding break", "", "the move is not complete; next comes the name of a space"},
    };
    POSITION p;
    position_draw(&p, 1, plain, "n1=f2", "witch on h1: f2 w2", "seer on h2: a1");
    position_refuse_all(&p, ROWS(rows));
}

TEST(words_of_spells)
{
    static const struct refused rows[] = {
        {"growth.mind wood", "",
         "'wood' is not understood here; write a colour (fire, water, air or earth)"},
        {"growth.mind mind", "1.1", "there are no dice of mind"},
        {"growth.mind", "",
         "the move is not finished; next could be 'fire', 'water', 'air', 'earth'"},
        {"change.fire f2 to water", "", "'to' is not understood here; write 'into'"},
        {"change.fire f2 into wood", "",
         "'wood' is not understood here; write a colour (fire, water, air or earth)"},
        {"dispatch.fire n9", "", "no space is called 'n9'"},
        {"dispatch.fire", "", "the move is not finished; next could be 'n1', 'n3'"},
        {"dispatch.fire hall", "2.2",
         "hall is a plain floor: nothing lies or stands there"},
        {"teleportation.mind through seer", "",
         "'through' is not understood here; write 'past'"},
        {"teleportation.mind past toad then break n2 with w2", "1.5",
         "the toad is not in this game"},
        {"teleportation.mind past n2", "",
         "'n2' is not understood here; write a mage or familiar such as witch or cat"},
        {"teleportation.mind past owl break n2 with w3", "",
         "'break' is not understood here; write 'then'"},
        {"teleportation.mind past owl then n2", "",
         "'n2' is not understood here; write 'break' and a space"},
        {"guardian.fire on b1", "",
         "'on' is not understood here; write 'onto' and a space, or 'off'"},
        {"guardian.fire onto hall", "2.2",
         "hall is a plain floor: nothing lies or stands there"},
    };
    POSITION p;
    position_draw(&p, 4, wide, "n1=f2 n2=w3 n3=f2 b2=growth.fire",
                  "witch on h1: f2 w3 | growth.mind change.fire dispatch.fire "
                  "teleportation.mind guardian.fire",
                  "seer on b1, owl on n4: a1");
    position_refuse(&p, "6.20", "teleportation.mind past witch then break n2 with w3");
    position_refuse_all(&p, ROWS(rows));
}

TEST(words_of_conflict)
{
    static const struct refused rows[] = {
        {"theft.fire seer", "", "'seer' is not understood here; write 'from'"},
        {"theft.fire from nobody", "",
         "'nobody' is not understood here; write a mage such as witch"},
        {"theft.fire from witch", "6.12", "the witch is you: choose an opponent"},
        {"alteration.fire raise f2 lower witch f2", "6.12",
         "the witch is you: choose an opponent"},
        {"theft.fire from warlock", "1.5", "the warlock is not in this game"},
        {"theft.fire from owl", "",
         "'owl' is not understood here; write a mage such as witch"},
        {"deception.fire from seer w2", "6.13", "the seer does not have these dice"},
        {"deception.fire from seer f3 for", "",
         "the move is not complete; next comes a die such as f3"},
        {"deception.fire from seer f3 for hall", "",
         "'hall' is not understood here; write a die such as f3"},
        {"alteration.fire lower seer f3", "",
         "'lower' is not understood here; write 'raise'"},
        {"alteration.fire raise none", "",
         "'none' is not understood here; write dice such as f3 f4"},
        {"alteration.fire raise nothing lower nobody", "6.14",
         "at least one die must change"},
        {"alteration.fire raise f2 lower nobody f2", "",
         "the move is complete before 'f2'; leave out the rest"},
        {"transfer.fire take", "",
         "the move is not complete; next comes a scroll such as change.fire"},
        {"transfer.fire strengthening.fire", "",
         "'strengthening.fire' is not understood here; write 'take'"},
        {"exploitation.fire", "",
         "the move is not finished; next could be 'renewal.fire', 'strengthening.fire'"},
        {"exploitation.fire renewal.fire", "",
         "the move is not finished; next could be 'f2'"},
    };
    POSITION p;
    position_draw(&p, 3, plain, "n1=f2",
                  "witch on h1: f2 w3 | theft.fire deception.fire alteration.fire "
                  "transfer.fire strengthening.air exploitation.fire",
                  "seer on h2: f3 a1 | strengthening.fire renewal.fire");
    position_refuse_all(&p, ROWS(rows));
}

TEST(words_of_absorption)
{
    static const struct refused rows[] = {
        {"break n1 with f2 absorb", "",
         "the move is not complete; next comes the element of an Absorption, or nothing"},
        {"break n1 with f2 absorb wood", "",
         "'wood' is not understood here; write the element of an Absorption, or nothing"},
        {"break n1 with f2 absorb air", "6.9",
         "there is no own Absorption of air face up"},
        {"break n1 with f2", "",
         "the move is not finished; next could be 'absorb fire', 'absorb mind', 'absorb "
         "nothing'"},
        {"absorption.mind n1", "", "'n1' is not understood here; write a die such as f3"},
    };
    POSITION p;
    position_draw(&p, 2, plain, "n1=f2 absorbed.mind=w3",
                  "witch on h1: f2 w3 | absorption.fire absorption.mind",
                  "seer on h2: a1");
    position_refuse_all(&p, ROWS(rows));
    position_move(&p, "break n1 with f2 absorb nothing");
    assert_string_equal(position_absorbed(&p, "fire"), "");
}

/* --- setting up and dice ------------------------------------------------------------ */

TEST(words_of_the_setup)
{
    static const struct refused circle[] = {
        {"circle", "", "the move is not complete; next comes a circle 1..4"},
        {"circle five", "", "'five' is not understood here; write a circle 1..4"},
        {"2", "", "'2' is not understood here; write 'circle'"},
    };
    static const struct refused deal[] = {
        {"deal", "3.2", "n1 comes next, as in n1=f"},
        {"deal n2=f", "3.2", "n1 comes next, as in n1=f"},
        {"deal n1", "3.2", "n1 comes next, as in n1=f"},
        {"deal n1=", "",
         "the move is not complete; next comes a token's colour f, w, a or e"},
        {"deal n1=m", "",
         "'m' is not understood here; write a token's colour f, w, a or e"},
        {"deal n1=ff", "",
         "'ff' is not understood here; write a token's colour f, w, a or e"},
        {"n1=f", "", "'n1=f' is not understood here; write 'deal'"},
        {"deal n1=f n2=f f1=change.fire", "3.2", "b1 comes next, as in b1=change.fire"},
        {"deal n1=f n2=f b1=wood", "",
         "'wood' is no scroll: scrolls are written like change.fire, or binding"},
        {"deal n1=f n2=f b1=binding", "3.2", "b1 takes a scroll of strength 2"},
    };
    static const struct refused mages[] = {
        {"mages", "", "the move is not complete; next comes a mage such as witch"},
        {"mages wizard", "",
         "'wizard' is not understood here; write a mage such as witch"},
        {"mages witch witch", "3.3", "the witch has a player already"},
    };
    POSITION p;
    position_start(&p, "players=2,circle=random", plain);
    position_refuse_all(&p, ROWS(circle));
    position_chance(&p, "circle 1");
    position_refuse_all(&p, ROWS(deal));
    position_chance(&p, "deal n1=f n2=f b1=change.fire b2=growth.fire");
    position_refuse_all(&p, ROWS(mages));
    position_chance(&p, "mages witch seer");
    position_refuse(&p, "", "first");
    position_refuse(&p, "", "first nobody");
    position_chance(&p, "first seer");
    position_refuse(&p, "", "start");
    position_refuse(&p, "", "h1");
}

TEST(words_of_dice)
{
    static const struct refused rows[] = {
        {"roll", "4.1", "the witch's dice fall next"},
        {"roll witch", "", "the move is not complete; next comes a die such as f3"},
        {"roll seer f1", "4.1", "the witch's dice fall next"},
        {"roll witch w1", "4.1", "a die of fire falls next, not 'w1'"},
        {"roll witch f0 f0 f0", "",
         "'f0' is not understood here; write a die such as f3"},
        {"roll witch f1 f2 w3 w4", "",
         "the move is complete before 'w4'; leave out the rest"},
    };
    POSITION p;
    position_start(&p, "players=2,circle=1,mages=witch.seer,first=1", plain);
    position_chance(&p, "deal n1=f n2=f b1=change.fire b2=growth.fire");
    position_move(&p, "start h1, start h2, take w f f, take a a a");
    position_refuse_all(&p, ROWS(rows));
}

/* --- what is understood ------------------------------------------------------------- */

TEST(case_and_order_do_not_matter)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f6 vault",
                  "witch on h1: f2 f4 f5 w1 | strengthening.fire", "seer on h2: a1",
                  "shaman on h3: a1");
    assert_true(position_allows(&p, "break n1 with f4 f2"));
    assert_true(position_allows(&p, "  BREAK   N1\tWith F2 f4 "));
    position_move(&p, "Strengthening.Fire F5 F2");
    assert_string_equal(position_dice(&p, "witch"), "f4 f4 f6 w1");
    position_move(&p, "BINDING here");
}

/* In circle I the name of a scroll means the copy that can be used. */
TEST(a_name_means_the_copy_that_can_be_used)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f6 vault",
                  "witch on h1: f2 f4 | ~renewal.fire renewal.fire'", "seer on h2: a1");
    position_move(&p, "renewal.fire f2");
    position_chance(&p, "roll f3");
    position_refuse(&p, "4.4", "renewal.fire f3");
}

TEST(a_name_means_one_copy_after_the_other)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f6 vault",
                  "witch on h1: f2 f4 | renewal.fire renewal.fire'", "seer on h2: a1");
    position_move(&p, "renewal.fire f2");
    position_chance(&p, "roll f3");
    position_move(&p, "renewal.fire f3");
    position_chance(&p, "roll f1");
    position_refuse(&p, "4.4", "renewal.fire f1");
}

/* Only the second copy is the player's: the name still means it. */
TEST(a_name_means_the_own_copy)
{
    POSITION p;
    position_draw(&p, 1, plain, "n1=f6 b1=change.fire vault",
                  "witch on h1: f2 f4 | ~change.fire'", "seer on h2: a1");
    assert_string_equal(position_refuse(&p, "4.4", "change.fire f2 into water"),
                        "that scroll lies face down until the round is over");
}

TEST(the_game_is_over)
{
    POSITION p;
    position_draw(&p, 1, plain, "", "witch on h1: f2", "seer on h2: a a a");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_refuse(&p, "", "give up"), "the game is over");
    struct reader in = reader_init("give up", 7);
    struct reason why = {"", ""};
    choice_t choice = 0;
    assert_false(
        seals_game.choice_read(p.match->world, p.match->state, &in, &choice, &why));
    assert_string_equal(why.rule, "4.7");
    assert_false(seals_game.verdict(p.match->world, p.match->state, 0, &why));
}
