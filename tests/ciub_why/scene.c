/* scene.c: positions for refusals. */
#include "ciub_why/scene.h"

#include "games/ciub/text.h"

void scene_open(struct table *scene, const char *id, const char *set)
{
    table_open(scene, id, set);
    while (scene->state.step == STEP_DEAL) {
        choice_t list[GAME_MAX_CHOICES];
        ciub_choices(scene->world, &scene->state, list);
        table_apply(scene, list[0]);
    }
    assert_int_equal(scene->state.step, STEP_FORESEE);
}

/* The next die of the line: its kind. */
static int read_die(const struct ciub_set *set, struct reader *in)
{
    char colour[WORD_SIZE] = "", look[WORD_SIZE] = "";
    reader_word(in, colour);
    reader_word(in, look);
    int number = ciub_set_colour(set, colour);
    assert_true(number >= 0);
    int found = ciub_look_find(set, number, look);
    assert_true(found >= 0);
    return kind_of(number, found);
}

void scene_roll(struct table *scene, const char *dice)
{
    struct ciub_state *state = &scene->state;
    struct reader in = reader_init(dice, strlen(dice));
    uint8_t *own = state->dice[state->turn];
    for (int colour = 0; colour < CIUB_COLOURS; colour++) {
        state->supply[colour] = (uint8_t)(state->supply[colour] + own[colour]);
        own[colour] = 0;
    }
    while (!reader_at_end(&in)) {
        int colour = kind_colour(read_die(&scene->world->set, &in));
        assert_true(state->supply[colour] > 0);
        state->supply[colour]--;
        own[colour]++;
    }
    table_apply(scene, CHOICE(VERB_ROLL, 0));
    in = reader_init(dice, strlen(dice));
    while (!reader_at_end(&in))
        table_apply(scene,
                    CHOICE(VERB_FACE, kind_look(read_die(&scene->world->set, &in))));
    assert_int_equal(state->step, STEP_ACT);
}

void scene_empty_supply(struct table *scene)
{
    for (int colour = 0; colour < CIUB_COLOURS; colour++) {
        uint8_t *total = &scene->world->total[colour];
        *total = (uint8_t)(*total - scene->state.supply[colour]);
        scene->state.supply[colour] = 0;
    }
    assert_null(ciub_check(scene->world, &scene->state));
}

/* Makes one choice of the line after the other; false with the reason at the first that
 * is refused. */
static bool play(struct table *scene, const char *words, struct reason *why)
{
    struct reader in = reader_init(words, strlen(words));
    while (!reader_at_end(&in)) {
        choice_t choice = 0;
        if (!ciub_choice_read(scene->world, &scene->state, &in, &choice, why))
            fail_msg("'%s' is not understood: %s", words, why->text);
        if (!ciub_verdict(scene->world, &scene->state, choice, why)) {
            if (!reader_at_end(&in))
                fail_msg("'%s' is refused before its end: %s", words, why->text);
            return false;
        }
        table_apply(scene, choice);
    }
    return true;
}

void scene_play(struct table *scene, const char *words)
{
    struct reason why = {"", ""};
    if (!play(scene, words, &why))
        fail_msg("'%s' is refused: rule %s: %s", words, why.rule, why.text);
}

static void assert_reason(const char *what, const struct reason *why, const char *rule,
                          const char *text)
{
    if (strcmp(why->rule, rule) != 0 || strcmp(why->text, text) != 0)
        fail_msg("'%s' is refused by %s '%s', not by %s '%s'", what, why->rule, why->text,
                 rule, text);
}

void scene_refuse_all(const struct table *scene, const struct refused *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct table copy = *scene;
        struct reason why = {"", ""};
        if (play(&copy, rows[i].move, &why))
            fail_msg("'%s' is allowed, but %s forbids it", rows[i].move, rows[i].rule);
        assert_reason(rows[i].move, &why, rows[i].rule, rows[i].text);
    }
}

void scene_refuse(const struct table *scene, choice_t choice, const char *rule,
                  const char *text)
{
    struct reason why = {"", ""};
    assert_false(ciub_verdict(scene->world, &scene->state, choice, &why));
    assert_reason("a choice", &why, rule, text);
}
