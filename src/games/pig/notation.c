/* notation.c: Pig in words and in JSON. */
#include <string.h>

#include "games/pig/state.h"
#include "i18n/i18n.h"

void pig_choice_write(const void *world, const void *state, choice_t choice,
                      struct text *out)
{
    (void)world;
    (void)state;
    if (choice == PIG_ROLL)
        text_put(out, "roll");
    else if (choice == PIG_HOLD)
        text_put(out, "hold");
    else
        text_format(out, "die %d", (int)choice);
}

static bool read_die(struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    int side = 0;
    reader_word(in, word);
    if (!text_to_int(word, 1, PIG_SIDES, &side))
        return reason_set(why, "", "'die' needs a number from 1 to 6, not '%s'", word);
    *choice = (choice_t)side;
    return true;
}

bool pig_choice_read(const void *world, const void *state, struct reader *in,
                     choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    (void)world;
    (void)state;
    reader_word(in, word);
    if (strcmp(word, "die") == 0)
        return read_die(in, choice, why);
    if (strcmp(word, "roll") != 0 && strcmp(word, "hold") != 0)
        return reason_set(why, "", "'%s' is not 'roll', 'hold' or 'die'", word);
    *choice = strcmp(word, "roll") == 0 ? PIG_ROLL : PIG_HOLD;
    return true;
}

static int count_players(const struct state_at *at)
{
    return ((const struct pig_world *)at->world)->players;
}

static int last_seat(const struct state_at *at)
{
    return count_players(at) - 1;
}

static const char *const phase_names[] = {"decide", "die", "over"};

#define OF(member)                                                                       \
    .offset = offsetof(struct pig_state, member),                                        \
    .size = sizeof((struct pig_state *)0)->member

const struct state_field pig_table[] = {
    {"scores", .shape = STATE_ROW, OF(score[0]), .count = count_players,
     .high = PIG_MAX_TARGET + PIG_SIDES, .needed = true},
    {"turn", OF(turn), .base = 1, .most = last_seat, .needed = true, .always = true},
    {"points", OF(points), .high = PIG_MAX_TARGET, .needed = true, .always = true},
    {"phase", STATE_NAMED, OF(phase), .high = PIG_OVER, .names = phase_names,
     .needed = true, .always = true, .wrong = "is not \"decide\", \"die\" or \"over\""},
    {0},
};

void pig_state_write(const void *world, const void *state, struct text *out)
{
    state_write(pig_table, world, state, out);
}

bool pig_state_read(const void *world, const struct json_reader *json_reader, void *state,
                    struct error *error)
{
    memset(state, 0, sizeof(struct pig_state));
    return state_read(pig_table, world, json_reader, state, error);
}

void pig_describe(const void *world, const void *state, struct text *out)
{
    const struct pig_world *pig_world = world;
    const struct pig_state *pig = state;
    for (int seat = 0; seat < pig_world->players; seat++) {
        bool on_turn = seat == pig->turn && pig->phase != PIG_OVER;
        text_put(out, on_turn ? "> " : "  ");
        pig_seat_write(world, state, seat, out);
        text_format(out, "  %4d", pig->score[seat]);
        if (on_turn)
            text_format(out, " + %d", pig->points);
        text_put(out, "\n");
    }
}

void pig_seat_write(const void *world, const void *state, int seat, struct text *out)
{
    (void)world;
    (void)state;
    tr_put(out, "Player %d", seat + 1);
}

void pig_prompt(const void *world, const void *state, struct text *out)
{
    const struct pig_state *pig = state;
    char name[WORD_SIZE];
    struct text who = text_init(name, sizeof name);
    pig_seat_write(world, state, pig->turn, &who);
    if (pig->phase == PIG_OVER)
        tr_put(out, "%s wins.", name);
    else if (pig->phase == PIG_DIE)
        tr_put(out, "%s rolls the die.", name);
    else if (pig->points == 0)
        tr_put(out, "%s: roll the die", name);
    else
        tr_put_count(out, pig->points, "%s: roll again, or hold %d point",
                     "%s: roll again, or hold %d points", name, pig->points);
}
