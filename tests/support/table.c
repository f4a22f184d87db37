/* table.c: see table.h. */
#include "tests/support/table.h"

#include <stdlib.h>
#include <string.h>

#include "tests/base/check.h"

enum { MAX_LISTED = 512 };

struct text position_text(struct position *p)
{
    p->text = (p->text + 1) % POSITION_TEXTS;
    return text_init(p->texts[p->text], POSITION_TEXT);
}

const char *position_open(struct position *p, const struct game *game,
                          const char *options, const char *file, size_t length)
{
    const struct game *games[] = {game, NULL};
    struct setup setup;
    struct error error;
    char id[256], seed[SETUP_VALUE];
    p->text = 0;
    p->match = NULL;
    struct text text = text_init(id, sizeof id), out = position_text(p);
    text_format(&text, "%s:%s", game->name, options);
    error_clear(&error);
    if (setup_read_id(&setup, games, &game, seed, id, &error)) {
        if (file != NULL)
            setup_attach(&setup, file, length, "drawing");
        p->match = match_new(game, &setup, "", &error);
        setup_deinit(&setup);
    }
    if (p->match == NULL)
        text_put(&out, error.text);
    return out.data;
}

void position_end(struct position *p)
{
    match_free(p->match);
    p->match = NULL;
}

const char *position_read(struct position *p, const char *json)
{
    struct error error;
    struct json_reader json_reader;
    struct text out = position_text(p);
    error_clear(&error);
    if (!json_reader_parse(&json_reader, json, strlen(json), &error))
        fail_msg("%s: %s", json, error.text);
    if (!match_place(p->match, &json_reader, &error))
        text_put(&out, error.text);
    json_reader_free(&json_reader);
    return out.data;
}

/* `from` with every quote of one sort turned into the other. */
static const char *turn_quotes(struct position *p, const char *from)
{
    struct text out = position_text(p);
    for (; *from != '\0'; from++)
        text_put_char(&out, *from == '\'' ? '"' : *from == '"' ? '\'' : *from);
    return out.data;
}

const char *position_read_quoted(struct position *p, const char *json)
{
    return position_read(p, turn_quotes(p, json));
}

const char *position_write_quoted(struct position *p)
{
    struct text out = position_text(p);
    p->match->game->state_write(p->match->world, p->match->state, &out);
    assert_false(out.overflow);
    return turn_quotes(p, out.data);
}

void position_read_all(struct position *p, const struct placed *rows, size_t count)
{
    int different = 0;
    for (size_t i = 0; i < count; i++) {
        const char *error = position_read_quoted(p, rows[i].json);
        if (strcmp(error, rows[i].says) == 0)
            continue;
        print_error("%s\n  says: %s\n  not:  %s\n", rows[i].json, error, rows[i].says);
        different++;
    }
    assert_int_equal(different, 0);
}

/* The position is sound after every step. */
static void check_position(const struct position *p, const char *after)
{
    struct error error;
    if (!p->match->game->check(p->match->world, p->match->state, &error))
        fail_msg("after '%s': %s", after, error.text);
}

static void play_line(struct position *p, const char *line, bool chance)
{
    struct reason why = {"", ""};
    if ((match_actor(p->match) == SEAT_CHANCE) != chance)
        fail_msg("'%s': it is not for %s to act", line, chance ? "chance" : "a player");
    if (!match_play(p->match, line, &why))
        fail_msg("'%s' is refused: rule %s: %s", line, why.rule, why.text);
    check_position(p, line);
}

static void play_lines(struct position *p, const char *lines, bool chance)
{
    while (*lines != '\0') {
        char line[MOVE_MAX_TEXT];
        struct text out = text_init(line, sizeof line);
        lines += strspn(lines, " ");
        size_t length = strcspn(lines, ",");
        text_put_n(&out, lines, length);
        play_line(p, line, chance);
        lines += length + (lines[length] == ',');
    }
}

void position_move(struct position *p, const char *moves)
{
    play_lines(p, moves, false);
}

void position_chance(struct position *p, const char *outcomes)
{
    play_lines(p, outcomes, true);
}

void position_begin(struct position *p, const char *words)
{
    struct reader in = reader_init(words, strlen(words));
    while (!reader_at_end(&in)) {
        choice_t choice = 0;
        struct reason why = {"", ""};
        if (!p->match->game->choice_read(p->match->world, p->match->state, &in, &choice,
                                         &why) ||
            !p->match->game->verdict(p->match->world, p->match->state, choice, &why))
            fail_msg("'%s' is refused: rule %s: %s", words, why.rule, why.text);
        match_choose(p->match, choice);
        check_position(p, words);
    }
}

const char *position_refuse(struct position *p, const char *rule, const char *move)
{
    struct reason why = {"", ""};
    struct move read;
    if (move_read(p->match->game, p->match->world, p->match->state, move, &read, &why))
        fail_msg("'%s' is allowed, but %s forbids it", move, rule);
    if (strcmp(why.rule, rule) != 0)
        fail_msg("'%s' is refused by rule %s (%s), not by %s", move, why.rule, why.text,
                 rule);
    assert_true(why.text[0] != '\0');
    struct text out = position_text(p);
    text_put(&out, why.text);
    return out.data;
}

void position_refuse_all(struct position *p, const struct refused *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *text = position_refuse(p, rows[i].rule, rows[i].move);
        if (rows[i].text != NULL && strcmp(text, rows[i].text) != 0)
            fail_msg("'%s'\n  says: %s\n  not:  %s", rows[i].move, text, rows[i].text);
    }
}

void position_refuse_choice(struct position *p, choice_t choice, const char *rule,
                            const char *text)
{
    struct reason why = {"", ""};
    assert_false(p->match->game->verdict(p->match->world, p->match->state, choice, &why));
    assert_string_equal(why.rule, rule);
    assert_string_equal(why.text, text);
}

bool position_allows(struct position *p, const char *move)
{
    struct reason why;
    struct move read;
    return move_read(p->match->game, p->match->world, p->match->state, move, &read, &why);
}

/* --- lists -------------------------------------------------------------------------- */

struct listing {
    struct position *p;
    char line[MAX_LISTED][MOVE_MAX_TEXT];
    int count;
};

static int compare_lines(const void *a, const void *b)
{
    return strcmp(a, b);
}

static const char *join_lines(struct listing *list)
{
    struct text out = position_text(list->p);
    qsort(list->line, (size_t)list->count, sizeof list->line[0], compare_lines);
    for (int i = 0; i < list->count; i++) {
        text_put(&out, i > 0 ? ", " : "");
        text_put(&out, list->line[i]);
    }
    assert_false(out.overflow);
    test_free(list);
    return out.data;
}

static bool list_move(void *context, const struct move *move, const void *after)
{
    (void)after;
    struct listing *list = context;
    const struct match *match = list->p->match;
    struct text out = text_init(list->line[list->count++], MOVE_MAX_TEXT);
    move_write(match->game, match->world, match->state, move, &out);
    return true;
}

const char *position_moves(struct position *p)
{
    struct listing *list = test_calloc(1, sizeof *list);
    bool complete = false;
    list->p = p;
    move_list(p->match->game, p->match->world, p->match->state, MAX_LISTED, list_move,
              list, &complete);
    assert_true(complete);
    return join_lines(list);
}

const char *position_choices(struct position *p)
{
    struct listing *list = test_calloc(1, sizeof *list);
    choice_t choice[GAME_MAX_CHOICES];
    list->p = p;
    list->count = p->match->game->choices(p->match->world, p->match->state, choice);
    for (int i = 0; i < list->count; i++) {
        struct text out = text_init(list->line[i], MOVE_MAX_TEXT);
        p->match->game->choice_write(p->match->world, p->match->state, choice[i], &out);
    }
    return join_lines(list);
}

const char *position_outcomes(struct position *p)
{
    choice_t choice[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES];
    struct text out = position_text(p);
    assert_int_equal(match_actor(p->match), SEAT_CHANCE);
    int count = p->match->game->choices(p->match->world, p->match->state, choice);
    uint32_t sum = p->match->game->weights(p->match->world, p->match->state, weight);
    for (int i = 0; i < count; i++) {
        text_format(&out, "%s%u ", i > 0 ? ", " : "", sum == 0 ? 1u : weight[i]);
        p->match->game->choice_write(p->match->world, p->match->state, choice[i], &out);
    }
    return out.data;
}
