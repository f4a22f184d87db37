/* mock.c: a game made for tests. */
#include "tests/core/mock.h"

#include <stdlib.h>
#include <string.h>

#include "games/pig/pig.h"

struct mock_world {
    int bonus;
};

static const struct option_spec options[] = {
    {.name = "bonus", .fallback = "0", .values = "0..9", .help = "added at the end"},
    {.name = "board",
     .fallback = "plain",
     .values = "plain or custom",
     .help = "where it is played"},
    {0},
};

/* A custom board must consist of lines of dots. */
static bool check_board(const struct setup *setup, struct error *error)
{
    if (strcmp(setup_get(setup, &mock_game, "board"), "custom") != 0)
        return true;
    if (setup->attachment == NULL)
        return error_set(error, "a custom board needs a file");
    int line = 1;
    for (const char *at = setup->attachment; *at != '\0'; at++) {
        if (*at == '\n')
            line++;
        else if (*at != '.') {
            error_place(error, setup->attachment_name, line);
            return error_set(error, "the board has a hole");
        }
    }
    return true;
}

static void *mock_world_new(struct setup *setup, struct error *error)
{
    int bonus = 0;
    char board[SETUP_VALUE];
    struct text out = text_init(board, sizeof board);
    text_put(&out, setup_get(setup, &mock_game, "board"));
    if (!text_to_int(setup_get(setup, &mock_game, "bonus"), 0, 9, &bonus)) {
        error_set(error, "bonus must be from 0 to 9");
        error_blame(error, "bonus");
        return NULL;
    }
    if (!check_board(setup, error)) {
        error_blame(error, "board");
        return NULL;
    }
    char digit[2] = {(char)('0' + bonus), '\0'};
    if (!setup_set(setup, &mock_game, "bonus", digit, error) ||
        !setup_set(setup, &mock_game, "board", board, error))
        return NULL;
    struct mock_world *world = calloc(1, sizeof *world);
    world->bonus = bonus;
    return world;
}

static void mock_world_free(void *world)
{
    free(world);
}

static void mock_start(const void *world, void *state)
{
    (void)world;
    memset(state, 0, sizeof(struct mock_state));
}

static int mock_actor(const void *world, const void *state)
{
    const struct mock_state *mock = state;
    (void)world;
    if (mock->phase == MOCK_OVER)
        return SEAT_NOBODY;
    return mock->phase <= MOCK_DRAW_AGAIN ? SEAT_CHANCE : mock->turn % 2;
}

static int highest(const struct mock_state *mock)
{
    return mock->drawn[0] > mock->drawn[1] ? mock->drawn[0] : mock->drawn[1];
}

static int mock_choices(const void *world, const void *state, choice_t *list)
{
    const struct mock_state *mock = state;
    int count = 0;
    (void)world;
    if (mock->phase <= MOCK_DRAW_AGAIN) {
        for (choice_t number = 1; number <= 3; number++)
            list[count++] = number;
    } else if (mock->phase == MOCK_CHOOSE) {
        for (int number = 0; number <= highest(mock); number++)
            list[count++] = (choice_t)(MOCK_PICK + number);
    } else if (mock->phase == MOCK_ADD) {
        for (int number = 0; number < mock->picked; number++)
            list[count++] = (choice_t)(MOCK_AND + number);
    }
    return count;
}

static uint32_t mock_weights(const void *world, const void *state, uint32_t *weight)
{
    (void)world;
    weight[0] = 1;
    weight[1] = 2;
    weight[2] = 3;
    return 6;
}

static void end_turn(struct mock_state *mock, int points)
{
    int seat = mock->turn % 2;
    mock->score[seat] = (uint8_t)(mock->score[seat] + points);
    mock->turn++;
    mock->phase = mock->turn == 4 ? MOCK_OVER : MOCK_DRAW;
    mock->picked = mock->drawn[0] = mock->drawn[1] = 0;
}

static void mock_apply(const void *world, void *state, choice_t choice)
{
    struct mock_state *mock = state;
    (void)world;
    if (mock->phase <= MOCK_DRAW_AGAIN) {
        mock->drawn[mock->phase] = (uint8_t)choice;
        mock->phase++;
    } else if (choice == MOCK_PASS) {
        end_turn(mock, 0);
    } else if (mock->phase == MOCK_CHOOSE) {
        mock->picked = (uint8_t)(choice - MOCK_PICK);
        mock->phase = MOCK_ADD;
    } else {
        end_turn(mock, mock->picked * (int)(choice - MOCK_AND + 1));
    }
}

static bool mock_between_moves(const void *world, const void *state)
{
    const struct mock_state *mock = state;
    (void)world;
    return mock->phase != MOCK_DRAW_AGAIN && mock->phase != MOCK_ADD;
}

static bool mock_verdict(const void *world, const void *state, choice_t choice,
                         struct reason *why)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = mock_choices(world, state, list);
    for (int i = 0; i < count; i++)
        if (list[i] == choice)
            return true;
    return reason_set(why, "7.1", "%u is not possible", (unsigned)choice);
}

static void mock_choice_write(const void *world, const void *state, choice_t choice,
                              struct text *out)
{
    (void)world;
    if (choice == MOCK_PASS)
        text_put(out, "pass");
    else if (choice < MOCK_PICK)
        text_format(out, "draw %u", (unsigned)choice);
    else if (choice < MOCK_AND)
        text_format(out, "pick %u", (unsigned)(choice - MOCK_PICK));
    else
        text_format(out, "and %u", (unsigned)(choice - MOCK_AND));
}

static bool read_number(struct reader *in, int base, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    int number = 0;
    reader_word(in, word);
    if (!text_to_int(word, 0, 9, &number))
        return reason_set(why, "", "'%s' is no number", word);
    *choice = (choice_t)(base + number);
    return true;
}

static bool mock_choice_read(const void *world, const void *state, struct reader *in,
                             choice_t *choice, struct reason *why)
{
    (void)world;
    *choice = MOCK_PASS;
    if (reader_accept(in, "pass"))
        return true;
    if (reader_accept(in, "draw"))
        return read_number(in, 0, choice, why);
    if (reader_accept(in, "pick"))
        return read_number(in, MOCK_PICK, choice, why);
    if (reader_accept(in, "and"))
        return read_number(in, MOCK_AND, choice, why);
    return reason_set(why, "", "this is not understood");
}

static void mock_observe(const void *world, const void *state, int seat, void *view)
{
    struct mock_state *mock = view;
    (void)world;
    memcpy(view, state, sizeof *mock);
    if (mock->turn % 2 != seat)
        mock->drawn[1] = 0;
}

static bool mock_check(const void *world, const void *state, struct error *error)
{
    const struct mock_state *mock = state;
    (void)world;
    if (mock->phase > MOCK_OVER || mock->turn > 4)
        return error_set(error, "phase: it or the turn is unknown");
    if ((mock->phase == MOCK_OVER) != (mock->turn == 4))
        return error_set(error, "turn: the game has four turns");
    if (mock->drawn[0] > 3 || mock->drawn[1] > 3 || mock->picked > 3)
        return error_set(error, "drawn: a number is too high");
    return true;
}

static void mock_scores(const void *world, const void *state, int *score)
{
    const struct mock_world *mock_world = world;
    const struct mock_state *mock = state;
    score[0] = mock->score[0] + mock_world->bonus;
    score[1] = mock->score[1];
}

static unsigned mock_winners(const void *world, const void *state)
{
    int score[2];
    const struct mock_state *mock = state;
    mock_scores(world, state, score);
    if (mock->phase != MOCK_OVER)
        return 0;
    return (score[0] >= score[1] ? 1u : 0) | (score[1] >= score[0] ? 2u : 0);
}

static int mock_estimate(const void *world, const void *state, int seat)
{
    int score[2];
    mock_scores(world, state, score);
    return score[seat] - score[1 - seat];
}

static void mock_state_write(const void *world, const void *state, struct text *out)
{
    const struct mock_state *mock = state;
    (void)world;
    text_format(out,
                "{\"phase\":%d,\n\"turn\":%d,\"drawn\":[%d,%d],\"picked\":%d,"
                "\"score\":[%d,%d]}",
                mock->phase, mock->turn, mock->drawn[0], mock->drawn[1], mock->picked,
                mock->score[0], mock->score[1]);
}

static bool read_pair(const struct json_reader *json_reader, const char *key,
                      uint8_t *pair, struct error *error)
{
    struct json_reader array, item;
    int value = 0;
    if (!json_reader_field(json_reader, key, &array, error))
        return false;
    for (size_t i = 0; i < 2; i++) {
        if (!json_reader_item(&array, i, &item, error) ||
            !json_reader_int(&item, 0, 255, &value, error))
            return false;
        pair[i] = (uint8_t)value;
    }
    return true;
}

static bool mock_state_read(const void *world, const struct json_reader *json_reader,
                            void *state, struct error *error)
{
    struct mock_state *mock = state;
    int phase = 0, turn = 0, picked = 0;
    (void)world;
    if (!json_reader_int_field(json_reader, "phase", 0, 9, &phase, error) ||
        !json_reader_int_field(json_reader, "turn", 0, 9, &turn, error) ||
        !json_reader_int_field(json_reader, "picked", 0, 9, &picked, error) ||
        !read_pair(json_reader, "drawn", mock->drawn, error) ||
        !read_pair(json_reader, "score", mock->score, error))
        return false;
    mock->phase = (uint8_t)phase;
    mock->turn = (uint8_t)turn;
    mock->picked = (uint8_t)picked;
    return true;
}

static void mock_seat_write(const void *world, const void *state, int seat,
                            struct text *out)
{
    (void)world;
    text_format(out, "seat %d", seat + 1);
}

static void mock_prompt(const void *world, const void *state, struct text *out)
{
    (void)world;
    text_put(out, "Go on.");
}

const struct game mock_game = {
    .name = "mock",
    .title = "Mock",
    .summary = "A game for tests.",
    .min_players = 2,
    .max_players = 2,
    .rules_version = 3,
    .state_size = sizeof(struct mock_state),
    .options = options,
    .attachment = "board",
    .world_new = mock_world_new,
    .world_free = mock_world_free,
    .start = mock_start,
    .actor = mock_actor,
    .choices = mock_choices,
    .weights = mock_weights,
    .apply = mock_apply,
    .between_moves = mock_between_moves,
    .verdict = mock_verdict,
    .choice_write = mock_choice_write,
    .choice_read = mock_choice_read,
    .observe = mock_observe,
    .check = mock_check,
    .scores = mock_scores,
    .winners = mock_winners,
    .estimate = mock_estimate,
    .state_write = mock_state_write,
    .state_read = mock_state_read,
    .describe = mock_state_write,
    .seat_write = mock_seat_write,
    .prompt = mock_prompt,
};

const struct game *const mock_games[] = {&mock_game, &pig_game, NULL};

struct match *mock_match(const char *seed)
{
    struct error error;
    struct setup setup;
    setup_init(&setup);
    struct match *match = match_new(&mock_game, &setup, seed, &error);
    if (match == NULL)
        abort();
    return match;
}
