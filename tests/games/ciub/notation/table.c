/* table.c: a table of ciub at which the notation is tried. */
#include "tests/games/ciub/notation/table.h"

#include <string.h>

#include "games/ciub/ciub.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/rules.h"

void table_start(struct table *t, const char *id)
{
    const struct game *games[] = {&ciub_game, NULL};
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char seed[SETUP_VALUE];
    error_clear(&error);
    if (!setup_read_id(&setup, games, &game, seed, id, &error))
        fail_msg("%s: %s", id, error.text);
    t->match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    if (t->match == NULL) {
        fail_msg("%s: %s", id, error.text);
        return;
    }
    void *state = t->match->state;
    t->state = state;
    t->world = t->match->world;
}

void table_open(struct table *t)
{
    table_start(t, "ciub:players=2,first=1");
    table_play(t, "deal 2-4-6 20+ =4 6-6 1-1-1 3-3-3-3");
}

void table_close(struct table *t)
{
    match_free(t->match);
    t->match = NULL;
}

/* The next die of the words; its kind and how many of it. */
static bool next_die(const struct table *t, struct reader *in, int *kind, int *count)
{
    char word[WORD_SIZE];
    *count = 1;
    if (!reader_word(in, word))
        return false;
    if (text_to_int(word, 1, 99, count))
        reader_word(in, word);
    int colour = ciub_set_colour(&t->world->set, word);
    assert_true(colour >= 0);
    reader_word(in, word);
    int look = ciub_look_find(&t->world->set, colour, word);
    assert_true(look >= 0);
    *kind = kind_of(colour, look);
    return true;
}

void table_lay(struct table *t, const char *outside, const char *tray)
{
    struct ciub_state *state = t->state;
    struct reader in = reader_init(outside, strlen(outside));
    int kind, count;
    memcpy(state->supply, t->world->total, sizeof state->supply);
    state->supply[CIUB_WHITE] = (uint8_t)(state->supply[CIUB_WHITE] - CIUB_MAX_WHITE);
    memset(state->dice[state->turn], 0, CIUB_COLOURS);
    memset(state->outside, 0, sizeof state->outside);
    state->showing = 0;
    while (next_die(t, &in, &kind, &count)) {
        state->supply[kind_colour(kind)] -= (uint8_t)count;
        for (int i = 0; i < count; i++)
            outside_add(state, kind);
    }
    in = reader_init(tray, strlen(tray));
    while (next_die(t, &in, &kind, &count)) {
        state->supply[kind_colour(kind)] -= (uint8_t)count;
        tray_add(&t->world->set, state, kind, count);
    }
    state->moved = (state->showing & t->world->set.inactive) != 0;
    state->step = STEP_ACT;
    struct error error;
    if (!ciub_game.check(t->world, state, &error))
        fail_msg("'%s' and '%s': %s", outside, tray, error.text);
}

void table_empty_pile(struct table *t)
{
    struct ciub_state *state = t->state;
    for (int i = 0; i < 2; i++)
        for (; state->pile[i] > 0; state->pile[i]--) {
            uint64_t cards = state->unseen & t->world->set.letter[LETTER_B + i];
            state->unseen &= ~(cards & -cards);
        }
    state->stage = STAGE_ENDING;
}

void table_say(struct table *t, const char *line, const char *written)
{
    struct reason why = {"", ""};
    struct move move;
    char back[MOVE_MAX_TEXT];
    struct text out = text_init(back, sizeof back);
    if (!move_read(&ciub_game, t->world, t->state, line, &move, &why))
        fail_msg("'%s' is refused: rule %s: %s", line, why.rule, why.text);
    move_write(&ciub_game, t->world, t->state, &move, &out);
    assert_string_equal(back, written);
    for (int i = 0; i < move.count; i++)
        match_choose(t->match, move.choice[i]);
}

void table_play(struct table *t, const char *line)
{
    table_say(t, line, line);
}

void table_play_lines(struct table *t, const char *const *lines)
{
    for (; *lines != NULL; lines++)
        table_play(t, *lines);
}

void table_begin(struct table *t, const char *words)
{
    struct reader in = reader_init(words, strlen(words));
    while (!reader_at_end(&in)) {
        choice_t choice = 0;
        struct reason why = {"", ""};
        if (!ciub_choice_read(t->world, t->state, &in, &choice, &why) ||
            !ciub_game.verdict(t->world, t->state, choice, &why))
            fail_msg("'%s' is refused: rule %s: %s", words, why.rule, why.text);
        match_choose(t->match, choice);
    }
}

void table_refuse_all(struct table *t, const struct refused *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct reason why = {"", ""};
        struct move move;
        if (move_read(&ciub_game, t->world, t->state, rows[i].line, &move, &why))
            fail_msg("'%s' is allowed", rows[i].line);
        const char *text = rows[i].text != NULL ? rows[i].text : why.text;
        if (strcmp(why.rule, rows[i].rule) != 0 || strcmp(why.text, text) != 0)
            fail_msg("'%s' is refused by \"%s\", \"%s\"", rows[i].line, why.rule,
                     why.text);
    }
}
