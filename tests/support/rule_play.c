/* rule_play.c: plays a rule test line by line. */
#include <stdlib.h>
#include <string.h>

#include "tests/base/check.h"
#include "tests/support/rule_text.h"

enum { MAX_DRAWN = 64 };

struct play {
    const struct rule_game *game;
    struct position p;
    const char *drawn[MAX_DRAWN]; /* the lines of the drawing */
    struct rule_drawing drawing;
    bool placed;         /* it became the position */
    bool wrong;          /* it is none */
    int expected;        /* how often something was */
    const char *refused; /* what the line before refused: "RULE: MOVES" */
};

/* --- words -------------------------------------------------------------------------- */

const char *rule_after(const char *line, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || strchr(" :", line[length]) == NULL)
        return NULL;
    line += length;
    return line + strspn(line, " ");
}

/* The next item up to one of the `ends`, without spaces around it; false at the end. */
static bool next_item(const char **at, const char *ends, char item[MOVE_MAX_TEXT])
{
    *at += strspn(*at, " ");
    size_t length = strcspn(*at, ends), plain = length;
    if (**at == '\0')
        return false;
    while (plain > 0 && (*at)[plain - 1] == ' ')
        plain--;
    assert_true(plain < MOVE_MAX_TEXT);
    memcpy(item, *at, plain);
    item[plain] = '\0';
    *at += length + ((*at)[length] != '\0');
    return true;
}

static void expect(struct play *play, const char *what, const char *actual,
                   const char *expected)
{
    play->expected++;
    if (strcmp(expected, "-") == 0)
        expected = "";
    if (strcmp(actual, expected) != 0)
        fail_msg("%s\n  expected: %s\n  actual:   %s", what, expected, actual);
}

/* --- the drawing -------------------------------------------------------------------- */

static void add_drawn(struct play *play, const char *line)
{
    if (!play->game->draws(line))
        fail_msg("unknown word in a drawing");
    if (play->placed || play->wrong)
        fail_msg("`again` or `another` comes before a new drawing");
    assert_true(play->drawing.count < MAX_DRAWN);
    play->drawn[play->drawing.count++] = line;
}

static const char *set_up(struct play *play)
{
    position_end(&play->p);
    play->drawing.line = play->drawn;
    return play->game->draw(&play->p, &play->drawing);
}

static void place(struct play *play)
{
    if (play->wrong)
        fail_msg("there is no position: the drawing was wrong");
    if (play->placed)
        return;
    const char *wrong = set_up(play);
    if (wrong[0] != '\0')
        fail_msg("the drawing: %s", wrong);
    play->placed = true;
}

static void draw_wrong(struct play *play, const char *words)
{
    expect(play, "what is wrong with the drawing", set_up(play), words);
    play->wrong = true;
}

/* A drawing that is not used is a mistake in the test. */
static void end_drawing(const struct play *play)
{
    if (!play->placed && !play->wrong)
        fail_msg("nothing is expected of this drawing");
}

static void draw_anew(struct play *play, const char *line, int kept)
{
    end_drawing(play);
    play->placed = play->wrong = false;
    play->drawing.count = kept;
    if (line[0] != '\0')
        add_drawn(play, line);
}

static void draw_again(struct play *play, const char *line)
{
    draw_anew(play, line, play->drawing.count);
}

static void draw_another(struct play *play, const char *line)
{
    draw_anew(play, line, play->drawing.given);
}

/* --- what happens ------------------------------------------------------------------- */

static void play_moves(struct play *play, const char *moves)
{
    position_move(&play->p, moves);
}

static void play_chance(struct play *play, const char *outcomes)
{
    position_chance(&play->p, outcomes);
}

static void play_begin(struct play *play, const char *words)
{
    position_begin(&play->p, words);
}

static void play_undo(struct play *play, const char *words)
{
    assert_string_equal(words, "");
    assert_true(match_undo_move(play->p.match));
}

/* --- what is expected --------------------------------------------------------------- */

static void expect_moves_of(struct play *play, const char *rest)
{
    char word[MOVE_MAX_TEXT];
    if (play->game->moves_of == NULL || !next_item(&rest, ":", word))
        fail_msg("`moves of WORD: LIST` is not for this game, or without a word");
    else
        expect(play, "the moves", play->game->moves_of(&play->p, word),
               rest + strspn(rest, " "));
}

static void expect_moves(struct play *play, const char *list)
{
    if (rule_after(list, "of") != NULL)
        expect_moves_of(play, rule_after(list, "of"));
    else
        expect(play, "the moves", position_moves(&play->p), list);
}

static void expect_choices(struct play *play, const char *list)
{
    expect(play, "the choices", position_choices(&play->p), list);
}

static void expect_outcomes(struct play *play, const char *list)
{
    expect(play, "the outcomes", position_outcomes(&play->p), list);
}

static void expect_allowed(struct play *play, const char *moves)
{
    char move[MOVE_MAX_TEXT];
    for (; next_item(&moves, ",", move); play->expected++)
        if (!position_allows(&play->p, move))
            fail_msg("'%s' is refused", move);
}

/* Each move of "5.4: break n1 with e2, break n1 with e3": refused by that rule, in these
 * words if there are any, and not listed if `unlisted`. */
static void refuse_moves(struct play *play, const char *rest, const char *words,
                         bool unlisted)
{
    char rule[MOVE_MAX_TEXT], move[MOVE_MAX_TEXT];
    if (strchr(rest, ':') == NULL || !next_item(&rest, ":", rule) || *rest == '\0')
        fail_msg("write RULE: MOVES");
    while (next_item(&rest, ",", move)) {
        if (unlisted)
            expect(play, move, play->game->moves_of(&play->p, move), "");
        const char *said = position_refuse(&play->p, rule, move);
        expect(play, move, said, words != NULL ? words : said);
    }
}

static void expect_refused(struct play *play, const char *rest)
{
    refuse_moves(play, rest, NULL, false);
    play->refused = rest;
}

static void expect_because(struct play *play, const char *words)
{
    if (play->refused == NULL)
        fail_msg("`because` follows `refuse`");
    refuse_moves(play, play->refused, words, false);
}

static void expect_unusable(struct play *play, const char *rest)
{
    if (play->game->moves_of == NULL)
        fail_msg("`unusable` is not for this game");
    else
        refuse_moves(play, rest, NULL, true);
}

/* "dice e6 f1", with whose they are. */
static void expect_look(struct play *play, const char *whose, const char *item)
{
    char name[MOVE_MAX_TEXT], thing[MOVE_MAX_TEXT];
    const char *value = item;
    next_item(&value, " ", name);
    const struct rule_look *look = play->game->looks;
    while (look->name != NULL && (strcmp(look->name, name) != 0 ||
                                  (look->about == RULE_PLAYER) != (whose != NULL)))
        look++;
    if (look->name == NULL)
        fail_msg("unknown word `%s`", name);
    if (look->about == RULE_THING && next_item(&value, " ", thing))
        whose = thing;
    value += strspn(value, " ");
    if (value[0] == '\0')
        fail_msg("write what `%s` is, or `-` for nothing", item);
    expect(play, item, look->look(&play->p, whose), value);
}

static void expect_looks(struct play *play, const char *line)
{
    char whose[MOVE_MAX_TEXT], item[MOVE_MAX_TEXT];
    bool player = line[strcspn(line, ":;")] == ':';
    if (player)
        next_item(&line, ":", whose);
    while (next_item(&line, ";", item))
        expect_look(play, player ? whose : NULL, item);
}

static void expect_answer(struct play *play, const struct rule_question *question,
                          const char *rest)
{
    char what[MOVE_MAX_TEXT];
    const char *answer = strstr(rest, ": ");
    struct text out = text_init(what, sizeof what);
    text_put_n(&out, rest, answer != NULL ? (size_t)(answer - rest) : strlen(rest));
    expect(play, question->word, question->answer(&play->p, what),
           answer != NULL ? answer + 2 : "");
}

/* Whether the line is a question of this folder's tests. */
static bool ask(struct play *play, const char *line)
{
    const struct rule_question *question = play->game->questions;
    for (; question != NULL && question->word != NULL; question++)
        if (rule_after(line, question->word) != NULL) {
            expect_answer(play, question, rule_after(line, question->word));
            return true;
        }
    return false;
}

/* --- lines -------------------------------------------------------------------------- */

static const struct {
    const char *word;
    void (*run)(struct play *play, const char *rest);
    bool draws; /* needs no position yet */
} keywords[] = {
    {"again", draw_again, true},        {"another", draw_another, true},
    {"wrong", draw_wrong, true},        {"play", play_moves, false},
    {"chance", play_chance, false},     {"begin", play_begin, false},
    {"undo", play_undo, false},         {"moves", expect_moves, false},
    {"choices", expect_choices, false}, {"outcomes", expect_outcomes, false},
    {"allow", expect_allowed, false},   {"refuse", expect_refused, false},
    {"because", expect_because, false}, {"unusable", expect_unusable, false},
};

static void play_line(struct play *play, const char *line)
{
    if (rule_after(line, "because") == NULL)
        play->refused = NULL;
    if (play->game->draws(line)) {
        add_drawn(play, line);
        return;
    }
    for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++) {
        const char *rest = rule_after(line, keywords[i].word);
        if (rest == NULL)
            continue;
        if (!keywords[i].draws)
            place(play);
        keywords[i].run(play, rest);
        return;
    }
    place(play);
    if (!ask(play, line))
        expect_looks(play, line);
}

void rule_play(struct rule_test *test)
{
    struct play play = {.game = test->game};
    for (int i = 0; i < test->given_count; i++)
        add_drawn(&play, test->given[i].text);
    play.drawing.given = play.drawing.count;
    for (int i = 0; i < test->count; i++) {
        test->at = &test->line[i];
        play_line(&play, test->at->text);
    }
    end_drawing(&play);
    if (play.expected == 0)
        fail_msg("this test expects nothing");
    test->at = NULL;
    position_end(&play.p);
}
