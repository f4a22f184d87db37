/* refusal_test.c: words that make no sense, and words that do but are not legal. */
#include "tests/games/ciub/notation/lines.h"

TEST(words_of_chance)
{
    static const struct refused begin[] = {
        {"first 1", "",
         "'first' is not understood here; write 'begin' and the number of a player, for "
         "example: begin 1"},
        {"begin", "", "'begin' needs the number of a player, 1 to 2"},
        {"begin white", "", "'begin' needs the number of a player, 1 to 2"},
        {"begin 4", "3.4", NULL},
    };
    static const struct refused deal[] = {
        {"2-4-6", "",
         "'2-4-6' is not understood here; write 'deal' and the cards of both rows, top "
         "row first, for example: deal =4"},
        {"deal", "", "'deal' needs the name of a card: deal =4"},
        {"deal 2-4-6 pass", "",
         "'pass' is no card of the set; 'deal' needs the name of a card: =4"},
        {"deal 2-4-6 2-4-6", "3.3", NULL},
        {"deal 6-6-6", "3.3", NULL},
    };
    static const struct refused card[] = {
        {"6-6-6", "",
         "'6-6-6' is not understood here; write 'card' and the card that turns up, for "
         "example: card 6-6-6"},
        {"card", "", "'card' needs the name of a card: card 6-6-6"},
        {"card joker", "",
         "'joker' is no card of the set; 'card' needs the name of a card: card 6-6-6"},
        {"card 2-4-6", "3.3", NULL},
    };
    POSITION p;
    position_start(&p, "players=2");
    position_refuse_all(&p, ROWS(begin));
    lines_play(&p, "begin 1");
    position_refuse_all(&p, ROWS(deal));
    lines_play_all(&p, "deal 2-4-6 20+ =4 6-6 1-1-1 3-3-3-3", "remove 20+");
    position_refuse_all(&p, ROWS(card));
}

TEST(words_of_a_roll)
{
    static const struct refused rows[] = {
        {"roll", "",
         "the move is not complete; next comes a side of the white die: 1 2 3 4 swap"},
        {"roll white", "",
         "the move is not complete; next comes a side of the white die: 1 2 3 4 swap"},
        {"roll white 5", "", "white dice have no '5'; they have 1 2 3 4 swap"},
        {"roll white 3 roll 4", "",
         "'roll' is not understood here; write how the dice fall, colour by colour, for "
         "example: 1"},
        {"roll pink 3", "",
         "'pink' is not understood here; write how the dice fall, colour by colour, for "
         "example: roll white 1"},
        {"roll red 5", "4.4", "the next 2 dice to fall are white, not red"},
        {"roll white 3 red 5", "4.4", "the next die to fall is white, not red"},
        {"roll white 3 4 4 blue 1", "",
         "the move is complete before 'blue'; leave out the rest"},
        {"roll white inactive", "",
         "'inactive' is not understood here; write how the dice fall, colour by colour, "
         "for example: roll white 1"},
        {"put white 3", "",
         "'put' is not understood here; write how the dice fall, colour by colour, for "
         "example: roll white 1"},
        {"roll white 3 4 red 5 5", "",
         "the move is complete before '5'; leave out the rest"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: 2 white 1, red inactive");
    lines_play(&p, "roll");
    position_refuse_all(&p, ROWS(rows));
}

TEST(words_of_phase_one)
{
    static const struct refused rows[] = {
        {"", "",
         "there is no move here; it could start with 'token 2-4-6', 'token 20+', 'token "
         "=4', 'token 6-6', 'token 1-1-1', 'token 3-3-3-3', ..."},
        {"dance", "",
         "'dance' is not understood here; write 'token' or 'remove' and a card, or "
         "'roll', for example: token 2-4-6"},
        {"white 3", "",
         "'white' is not understood here; write 'token' or 'remove' and a card, or "
         "'roll', for example: token 2-4-6"},
        {"token", "", "'token' needs the name of an open card: token 2-4-6"},
        {"token 5-5-5", "",
         "'5-5-5' is no card of the set; 'token' needs the name of an open card: token "
         "2-4-6"},
        {"remove", "", "'remove' needs the name of a card of the top row: remove 2-4-6"},
        {"roll white 3", "", "the move is complete before 'white'; leave out the rest"},
        {"gain 6-6", "4.1", NULL},
        {"put white 3", "4.1", NULL},
        {"card 6-6-6", "",
         "'card' is not understood here; write 'token' or 'remove' and a card, or "
         "'roll', for example: token 2-4-6"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS);
    position_refuse_all(&p, ROWS(rows));
}

TEST(words_of_actions)
{
    static const struct refused rows[] = {
        {"dance", "",
         "'dance' is not understood here; write 'swap', 'reroll' or 'adjust' and a "
         "colour, 'put' and dice, 'roll' or 'stop', for example: put white 3"},
        {"white 3", "",
         "'white' is not understood here; write 'swap', 'reroll' or 'adjust' and a "
         "colour, 'put' and dice, 'roll' or 'stop', for example: put white 3"},
        {"swap", "", "'swap' needs the colour of a die that shows swap: swap white"},
        {"swap pink", "",
         "'pink' is no colour; 'swap' needs the colour of a die that shows swap: swap "
         "white"},
        {"swap yellow for red", "", "yellow dice have no 'swap'; they have 1 3 5"},
        {"swap white", "",
         "the move is not finished; next could be 'for white', 'for yellow', 'for "
         "orange', 'for red', 'for green', 'for purple', ..."},
        {"swap white red", "",
         "'red' is not understood here; write 'for' and a colour of the supply, for "
         "example: for yellow"},
        {"swap white for", "",
         "'for' needs the colour of a die from the supply: for yellow"},
        {"swap white for pink", "",
         "'pink' is no colour; 'for' needs the colour of a die from the supply: for "
         "yellow"},
        {"reroll", "",
         "'reroll' needs the colour of a die that shows reroll: reroll blue"},
        {"reroll white on red 5", "",
         "white dice have no 'reroll'; they have 1 2 3 4 swap"},
        {"reroll blue red 5", "",
         "'red' is not understood here; write 'on' and a die, or 'on itself', for "
         "example: on white 3"},
        {"reroll blue on", "",
         "'on' needs a die by colour and face, or 'itself': on white 3"},
        {"reroll blue on 5", "",
         "'5' is no colour; 'on' needs a die by colour and face, or 'itself': on white "
         "3"},
        {"reroll blue on red", "",
         "the move is not complete; next comes a side of the red die: 3 4 5 6"},
        {"reroll blue on red 1", "", "red dice have no '1'; they have 3 4 5 6"},
        {"reroll blue on white spent", "",
         "white dice have no 'spent'; they have 1 2 3 4 swap"},
        {"reroll blue itself", "",
         "'itself' is not understood here; write 'on' and a die, or 'on itself', for "
         "example: on white 3"},
        {"adjust", "",
         "'adjust' needs the colour of a die that shows adjust: adjust purple"},
        {"adjust red on itself to 2", "", "red dice have no 'adjust'; they have 3 4 5 6"},
        {"adjust purple on red 5", "",
         "the move is not finished; next could be 'to 3', 'to 4', 'to 6'"},
        {"adjust purple on red 5 6", "",
         "'6' is not understood here; write 'to' and a face of the die, for example: to "
         "3"},
        {"adjust purple on red to 6", "", "which red die? name what it shows: red 5"},
        {"reroll blue on white on red 5", "",
         "which white die? name what it shows: white 3, white swap"},
        {"adjust purple on red 5 to", "",
         "the move is not complete; next comes a side of the red die: 3 4 5 6"},
        {"adjust purple on red 5 to 1", "", "red dice have no '1'; they have 3 4 5 6"},
        {"adjust purple on red 5 to red", "",
         "red dice have no 'red'; they have 3 4 5 6"},
        {"adjust purple on red 5 to inactive", "",
         "red dice have no 'inactive'; they have 3 4 5 6"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS
                  "outside: white 3, white swap, red 5, purple adjust, blue reroll");
    position_refuse_all(&p, ROWS(rows));
}

TEST(words_of_the_tray)
{
    static const struct refused rows[] = {
        {"put", "", "'put' needs dice by colour and face: put white 3"},
        {"put 3", "",
         "'3' is no colour; 'put' needs dice by colour and face: put white 3"},
        {"put white", "",
         "the move is not complete; next comes a side of the white die: 1 2 3 4 swap"},
        {"put white 6", "", "white dice have no '6'; they have 1 2 3 4 swap"},
        {"put white 3", "",
         "the move is not finished; next could be 'white swap', 'red 5', 'roll'"},
        {"put red 5", "",
         "the move is not finished; next could be 'white 3', 'white swap', 'roll'"},
        {"put white 3 dance", "",
         "'dance' is not understood here; write another die to put aside, or 'roll', for "
         "example: white swap"},
        {"put white 3 4 roll", "4.6", "there is no white 4 outside the tray"},
        {"put white 3 red roll", "", "which red die? name what it shows: red 5"},
        {"put white red 5 roll", "",
         "which white die? name what it shows: white 3, white swap"},
        {"put orange roll", "", "which orange die? name what it shows: orange inactive"},
        {"put blue roll", "", "there is no blue die outside the tray"},
        {"put white 1 roll", "4.6", "the white 1 lies in the tray already"},
        {"put white 1 white 3 roll", "4.6", "the white 1 lies in the tray already"},
        {"put white 3 red 4 roll", "4.6", "the red 4 lies in the tray already"},
        {"put white 3 white 3 roll", "4.6", "no other white 3 is left outside the tray"},
        {"put white 3 stop", "4.6", NULL},
        {"put 2 white 6 roll", "", "white dice have no '6'; they have 1 2 3 4 swap"},
        {"put 2x pink 3 roll", "",
         "'pink' is no colour; 'put' needs dice by colour and face: put white 3"},
        {"put white 3 roll now", "",
         "the move is complete before 'now'; leave out the rest"},
    };
    POSITION p;
    position_draw(
        &p, "players=2",
        CARDS
        "outside: white 3, white swap, orange inactive, red 5; tray: white 1, red 4");
    position_refuse_all(&p, ROWS(rows));
}

TEST(words_of_phase_three)
{
    static const struct refused spell[] = {
        {"dance", "",
         "'dance' is not understood here; write 'gain' and a card, or 'take' and a "
         "colour, for example: gain 6-6"},
        {"gain", "",
         "'gain' needs the name of an open card that the tray fulfils: gain 6-6"},
        {"gain 5-5-5", "",
         "'5-5-5' is no card of the set; 'gain' needs the name of an open card that the "
         "tray fulfils: gain 6-6"},
        {"gain 6-6", "",
         "the move is not finished; next could be 'down 2-4-6', 'down 20+', 'down =4'"},
        {"gain 6-6 20+", "",
         "'20+' is not understood here; write 'down' and a card of the top row, for "
         "example: down 2-4-6"},
        {"gain 6-6 down", "",
         "'down' needs the name of a card of the top row: down 2-4-6"},
        {"gain 6-6 down pat", "",
         "'pat' is no card of the set; 'down' needs the name of a card of the top row: "
         "down 2-4-6"},
        {"take", "", "'take' needs the colour of a die from the supply: take yellow"},
        {"take pink", "",
         "'pink' is no colour; 'take' needs the colour of a die from the supply: take "
         "yellow"},
        {"take red blue", "", "the move is complete before 'blue'; leave out the rest"},
    };
    static const struct refused keep[] = {
        {"white red red green green", "",
         "'white' is not understood here; write 'keep' and the dice to keep, by colour, "
         "for example: keep white"},
        {"keep", "",
         "'keep' needs dice by colour, with '2for1' where the tray shows it: keep white"},
        {"keep pink", "",
         "'pink' is no colour; 'keep' needs dice by colour, with '2for1' where the tray "
         "shows it: keep white"},
        {"keep white white white white white", "4.9", NULL},
        {"keep green red", "4.9",
         "five dice are kept: besides this green and what comes after it, name at least "
         "1 more"},
        {"keep green red white", "",
         "the move is not finished; next could be 'red', 'green 2for1'"},
        {"keep white 2for1", "", "white dice have no '2for1'; they have 1 2 3 4 swap"},
        {"keep white red red", "",
         "the move is not finished; next could be 'green', 'green 2for1'"},
        {"keep white red 6 red green green", "4.9",
         "a die is kept whatever it shows: leave out '6'"},
        {"keep white 3 red 6 red 6 green 7 green 2for1", "4.9",
         "a die is kept whatever it shows: leave out '3'"},
        {"keep white red red green green green", "4.9", "five dice are kept, not 6"},
        {"keep 4 white 2 red", "4.9", "five dice are kept, not 6"},
        {"keep 4 white 2 red 3 green 2for1", "4.9", "five dice are kept, not 9"},
        {"keep 4 white 2 pink", "4.9", "the tray has no other white to keep"},
        {"keep 2 red 2 pink", "",
         "'pink' is not understood here; write 'keep' and the dice to keep, by colour, "
         "for example: green"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "outside: red 6; tray: white 3, red 6, green 7, 2 green 2for1");
    lines_play(&p, "put red 6");
    position_refuse_all(&p, ROWS(spell));
    lines_play_all(&p, "gain 6-6 down 20+", "card 6-6-6");
    position_refuse_all(&p, ROWS(keep));
}

TEST(words_of_phase_four)
{
    static const struct refused rows[] = {
        {"dance", "",
         "'dance' is not understood here; write 'trade' or 'whiten' and a colour, or "
         "'end', for example: whiten orange"},
        {"trade", "",
         "'trade' needs the colour of a die that shows 2for1 in the tray: trade green"},
        {"trade pink", "",
         "'pink' is no colour; 'trade' needs the colour of a die that shows 2for1 in the "
         "tray: trade green"},
        {"trade green", "",
         "the move is not finished; next could be 'for white', 'for yellow', 'for "
         "orange', 'for red', 'for purple', 'for blue'"},
        {"trade green 2for1", "",
         "the move is not finished; next could be 'for white', 'for yellow', 'for "
         "orange', 'for red', 'for purple', 'for blue'"},
        {"trade orange 2for1 for white", "4.11",
         "no orange die of yours shows 2:1 in the tray"},
        {"trade green red", "",
         "'red' is not understood here; write 'for' and the first of two colours, for "
         "example: for yellow"},
        {"trade green for", "",
         "'for' needs the colour of a die from the supply: for yellow"},
        {"trade green for pink and red", "",
         "'pink' is no colour; 'for' needs the colour of a die from the supply: for "
         "yellow"},
        {"trade green for red", "",
         "the move is not finished; next could be 'and white', 'and yellow', 'and "
         "orange', 'and red', 'and purple', 'and blue'"},
        {"trade green for red blue", "",
         "'blue' is not understood here; write 'and' and the second colour, for example: "
         "and red"},
        {"trade green for red and", "",
         "'and' needs the colour of a die from the supply: and red"},
        {"trade green for red and pink", "",
         "'pink' is no colour; 'and' needs the colour of a die from the supply: and red"},
        {"whiten", "",
         "'whiten' needs the colour of a die to be traded for a white one: whiten "
         "orange"},
        {"whiten pink", "",
         "'pink' is no colour; 'whiten' needs the colour of a die to be traded for a "
         "white one: whiten orange"},
        {"end turn", "", "the move is complete before 'turn'; leave out the rest"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: red 3; tray: green 2for1");
    lines_play_all(&p, "put red 3", "take orange");
    position_refuse_all(&p, ROWS(rows));
}

/* A word of another step is told so first, whatever else the line lacks. */
TEST(words_of_other_phases)
{
    static const struct refused foresee[] = {
        {"keep 5 white", "4.1",
         "that is not for now: 'token' or 'remove' and a card, or 'roll'"},
        {"put 2 white 1 roll", "4.1",
         "that is not for now: 'token' or 'remove' and a card, or 'roll'"},
        {"reroll", "4.1",
         "that is not for now: 'token' or 'remove' and a card, or 'roll'"},
        {"whiten pink", "4.1",
         "that is not for now: 'token' or 'remove' and a card, or 'roll'"},
    };
    static const struct refused act[] = {
        {"gain", "4.7",
         "dice are left outside the tray, so rolling goes on: use a die's action, put "
         "dice into the tray, or roll on"},
        {"keep 5 white", "4.7",
         "dice are left outside the tray, so rolling goes on: use a die's action, put "
         "dice into the tray, or roll on"},
        {"token", "4.1",
         "phase 1 is over: use a die's action, put dice into the tray, or roll on"},
    };
    static const struct refused spell[] = {
        {"put 2 white 1 roll", "4.7",
         "rolling is over: gain a card, or take a die from the supply"},
        {"adjust", "4.7", "rolling is over: gain a card, or take a die from the supply"},
        {"keep", "4.8",
         "that is not for now: gain a card, or take a die from the supply"},
        {"trade", "4.8",
         "that is not for now: gain a card, or take a die from the supply"},
    };
    static const struct refused trade[] = {
        {"take", "4.11", "that is not for now: trade dice, or end the turn"},
        {"gain 5-5-5", "4.11", "that is not for now: trade dice, or end the turn"},
        {"reroll white", "4.7", "rolling is over: trade dice, or end the turn"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS);
    position_refuse_all(&p, ROWS(foresee));
    position_redraw(&p, CARDS "outside: red 3; tray: green 2for1");
    position_refuse_all(&p, ROWS(act));
    lines_play(&p, "put red 3");
    position_refuse_all(&p, ROWS(spell));
    lines_play(&p, "take orange");
    position_refuse_all(&p, ROWS(trade));
}

/* Examples are legal, or there are none. */
TEST(examples_fit_the_table)
{
    static const struct refused tokens[] = {
        {"token", "", "'token' needs the name of an open card: token 20+"},
        {"remove", "", "'remove' needs the name of a card of the top row: remove 20+"},
    };
    static const struct refused act[] = {
        {"reroll green purple skull", "",
         "'purple' is not understood here; write 'on' and a die, or 'on itself', for "
         "example: on purple skull"},
        {"put", "", "'put' needs dice by colour and face: put green reroll"},
        {"foo", "",
         "'foo' is not understood here; write 'swap', 'reroll' or 'adjust' and a colour, "
         "'put' and dice, 'roll' or 'stop', for example: put green reroll"},
        {"adjust", "",
         "'adjust' needs the colour of a die that shows adjust, but now none can be "
         "named"},
    };
    static const struct refused alone[] = {
        {"reroll green green", "",
         "'green' is not understood here; write 'on' and a die, or 'on itself', for "
         "example: on itself"},
    };
    static const struct refused spell[] = {
        {"foo", "",
         "'foo' is not understood here; write 'gain' and a card, or 'take' and a colour, "
         "for example: take white"},
        {"gain", "",
         "'gain' needs the name of an open card that the tray fulfils, but now none can "
         "be named"},
    };
    static const struct refused trade[] = {
        {"trade", "",
         "'trade' needs the colour of a die that shows 2for1 in the tray, but now none "
         "can be named"},
        {"whiten", "",
         "'whiten' needs the colour of a die to be traded for a white one: whiten "
         "yellow"},
    };
    POSITION p;
    position_draw(&p, "players=2", CARDS "token 2: 2-4-6");
    position_refuse_all(&p, ROWS(tokens));
    position_redraw(&p, CARDS "outside: green reroll, purple skull; tray: white 1");
    position_refuse_all(&p, ROWS(act));
    position_redraw(&p, CARDS "outside: green reroll; tray: white 1");
    position_refuse_all(&p, ROWS(alone));
    lines_play(&p, "put green reroll");
    position_refuse_all(&p, ROWS(spell));
    lines_play(&p, "take yellow");
    position_refuse_all(&p, ROWS(trade));
}

TEST(words_after_the_end)
{
    static const struct refused rows[] = {{"roll", "", "the game is over"}};
    POSITION p;
    position_draw(&p, "players=2", "step: over; quiet: 20");
    position_refuse_all(&p, ROWS(rows));
}
