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

static const char *const phase_names[] = {"decide", "die", "over"};

void pig_state_write(const void *world, const void *state, struct text *out)
{
    const struct pig_world *pig_world = world;
    const struct pig_state *pig = state;
    text_put(out, "{\"scores\":[");
    for (int seat = 0; seat < pig_world->players; seat++)
        text_format(out, "%s%d", seat > 0 ? "," : "", pig->score[seat]);
    text_format(out, "],\"turn\":%d,\"points\":%d,\"phase\":\"%s\"}", pig->turn + 1,
                pig->points, phase_names[pig->phase]);
}

static bool read_scores(const struct pig_world *world,
                        const struct json_reader *json_reader, struct pig_state *pig,
                        struct error *error)
{
    struct json_reader scores, item;
    size_t length = 0;
    if (!json_reader_field(json_reader, "scores", &scores, error) ||
        !json_reader_length(&scores, &length, error))
        return false;
    if (length != (size_t)world->players)
        return json_reader_fail(&scores, error, "must have %d items", world->players);
    for (size_t i = 0; i < length; i++) {
        int score = 0;
        if (!json_reader_item(&scores, i, &item, error) ||
            !json_reader_int(&item, 0, PIG_MAX_TARGET + PIG_SIDES, &score, error))
            return false;
        pig->score[i] = (int16_t)score;
    }
    return true;
}

static bool read_phase(const struct json_reader *json_reader, struct pig_state *pig,
                       struct error *error)
{
    struct json_reader phase;
    const char *name = NULL;
    if (!json_reader_field(json_reader, "phase", &phase, error) ||
        !json_reader_string(&phase, &name, error))
        return false;
    for (int i = 0; i <= PIG_OVER; i++) {
        pig->phase = (uint8_t)i;
        if (strcmp(name, phase_names[i]) == 0)
            return true;
    }
    return json_reader_fail(&phase, error, "must be \"decide\", \"die\" or \"over\"");
}

bool pig_state_read(const void *world, const struct json_reader *json_reader, void *state,
                    struct error *error)
{
    static const char *const keys[] = {"scores", "turn", "points", "phase", NULL};
    const struct pig_world *pig_world = world;
    struct pig_state *pig = state;
    int turn = 0, points = 0;
    memset(pig, 0, sizeof *pig);
    if (!json_reader_only(json_reader, keys, error) ||
        !read_scores(pig_world, json_reader, pig, error) ||
        !json_reader_int_field(json_reader, "turn", 1, pig_world->players, &turn,
                               error) ||
        !json_reader_int_field(json_reader, "points", 0, PIG_MAX_TARGET, &points,
                               error) ||
        !read_phase(json_reader, pig, error))
        return false;
    pig->turn = (uint8_t)(turn - 1);
    pig->points = (int16_t)points;
    return true;
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
    text_format(out, tr("Player %d"), seat + 1);
}

void pig_prompt(const void *world, const void *state, struct text *out)
{
    const struct pig_state *pig = state;
    char name[WORD_SIZE];
    struct text who = text_init(name, sizeof name);
    pig_seat_write(world, state, pig->turn, &who);
    if (pig->phase == PIG_OVER)
        text_format(out, tr("%s wins."), name);
    else if (pig->phase == PIG_DIE)
        text_format(out, tr("%s rolls the die."), name);
    else if (pig->points == 0)
        text_format(out, tr("%s must roll."), name);
    else
        text_format(out,
                    tr_count("%s may roll again or hold %d point.",
                             "%s may roll again or hold %d points.",
                             (unsigned long)pig->points),
                    name, pig->points);
}
