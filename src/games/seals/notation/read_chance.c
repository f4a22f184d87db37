/* read_chance.c: words of chance and of the setup: circle, deal, mages, rolls, and
 * dice taken. */
#include <string.h>

#include "games/seals/notation/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

/* Letters of colours, in any order. */
bool seals_read_take(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    uint32_t counts = 0;
    int total = 0;
    for (; reader_peek(parse->in, word) && word[1] == '\0'; total++) {
        int colour = seals_colour_find(word[0]);
        if (colour < 0)
            break;
        if (total == 3)
            return reason_set(parse->why,
                              parse->state->taking == TAKING_FIRST ? "3.5" : "4.5",
                              "nobody takes more than three dice");
        counts += 1u << (2 * colour);
        reader_word(parse->in, word);
    }
    if (total == 0 && reader_at_end(parse->in))
        return seals_expected_many(parse->why, "colours to take such as f w w", "");
    if (total < seals_take_count(parse->state) && reader_peek(parse->in, word))
        return reason_set(parse->why, "", "'%s' is no colour: write f, w, a or e", word);
    *parse->choice = choice_make(PICK_TAKE, 0, counts);
    return true;
}

/* "c1=f", "c5=change.fire" */
bool seals_read_deal(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    const struct board_space *space = &parse->world->board.space[parse->state->cursor];
    size_t length = strlen(space->name);
    if (strncmp(word, space->name, length) != 0 || word[length] != '=')
        return reason_set(parse->why, "3.2", "%s comes next, as in %s=%s", space->name,
                          space->name, space->kind == SPACE_CIRCLE ? "f" : "change.fire");
    const char *what = word + length + 1;
    if (space->kind == SPACE_CIRCLE) {
        int colour = seals_colour_find(what[0]);
        if (colour < 0 || what[1] != '\0')
            return seals_expected(parse->why, "a token's colour f, w, a or e", what);
        *parse->choice = choice_make(PICK_TOKEN, colour, 0);
        reader_word(parse->in, word);
        return true;
    }
    int scroll = seals_read_scroll(parse->state->circle, what, parse->why);
    if (scroll < 0)
        return false;
    if (seals_has_copy(parse->state, scroll, ~parse->state->lying))
        scroll = scroll_twin(scroll);
    *parse->choice = choice_make(PICK_SCROLL, 0, (uint32_t)scroll);
    reader_word(parse->in, word);
    return true;
}

bool seals_read_mage(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    int mage = seals_mage_find(word);
    if (mage < 0)
        return seals_expected(parse->why, "a mage such as witch", word);
    reader_word(parse->in, word);
    *parse->choice = choice_make(PICK_MAGE, 0, (uint32_t)mage);
    return true;
}

/* The colour of the die that falls next. */
static int falling_colour(const struct seals_state *state)
{
    return state->step == STEP_REROLL ? state->colour
                                      : next_colour(&state->seat[state->turn]);
}

bool seals_read_fallen(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    if (parse->state->step == STEP_ROLL && !parse->state->midway) {
        reader_peek(parse->in, word);
        if (seals_mage_find(word) != parse->state->seat[parse->state->turn].mage)
            return reason_set(
                parse->why, "4.1", "the %s's dice fall next",
                tr(seals_mage_name[parse->state->seat[parse->state->turn].mage]));
        reader_word(parse->in, word);
        word[0] = '\0';
    }
    int colour = 0, value = 0;
    reader_peek(parse->in, word);
    if (!seals_read_die(word, &colour, &value))
        return seals_expected(parse->why, "a die such as f3", word);
    if (colour != falling_colour(parse->state))
        return reason_set(parse->why, "4.1", "a die of %s falls next, not '%s'",
                          tr(seals_element_name[falling_colour(parse->state)]), word);
    reader_word(parse->in, word);
    *parse->choice = choice_make(PICK_NUMBER, 0, (uint32_t)value);
    return true;
}

bool seals_read_circle(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    int circle = 0;
    reader_peek(parse->in, word);
    if (!text_to_int(word, 1, CIRCLES, &circle))
        return seals_expected(parse->why, "a circle 1..4", word);
    reader_word(parse->in, word);
    *parse->choice = choice_make(PICK_NUMBER, 0, (uint32_t)circle);
    return true;
}
