/* read_words.c: words for single things: spaces, dice, scrolls, mages, colours. */
#include <string.h>

#include "games/seals/explain/internal.h"
#include "games/seals/notation/internal.h"
#include "i18n/i18n.h"

bool seals_expected(struct reason *why, const char *what, const char *word)
{
    if (word[0] == '\0')
        return reason_set(why, "", "the move is not complete; next comes %s", tr(what));
    return reason_set(why, "", "'%s' is not understood here; write %s", word, tr(what));
}

bool seals_expected_many(struct reason *why, const char *what, const char *word)
{
    if (word[0] == '\0')
        return reason_set(why, "", "the move is not complete; next come %s", tr(what));
    return seals_expected(why, what, word);
}

bool seals_read_space(const struct seals_world *world, struct reader *in,
                      enum choice_kind kind, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    if (!reader_peek(in, word))
        return seals_expected(why, "the name of a space", word);
    int space = seals_board_find(&world->board, word);
    if (space < 0)
        return reason_set(why, "", "no space is called '%s'", word);
    if (space >= world->sites)
        return reason_set(why, "2.2", "%s is a plain floor: nothing lies or stands there",
                          word);
    reader_word(in, word);
    *choice = choice_make(kind, 0, (uint32_t)space);
    return true;
}

bool seals_read_site(struct parse *parse)
{
    return seals_read_space(parse->world, parse->in, PICK_SITE, parse->choice,
                            parse->why);
}

bool seals_read_die(const char *word, int *colour, int *value)
{
    int found = seals_colour_find(word[0]);
    if (found < 0 || word[1] < '1' || word[1] > '6' || word[2] != '\0')
        return false;
    *colour = found;
    *value = word[1] - '0';
    return true;
}

/* The rule that wants dice of one colour: of breaking, or of the spell being used. */
static const char *one_colour_rule(const struct seals_state *state)
{
    if (state->step == STEP_WITH)
        return "5.4";
    return spell_rule(scroll_spell(spell_scroll(state), state->circle));
}

bool seals_read_one_die(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    int colour = 0, value = 0;
    reader_peek(parse->in, word);
    if (!seals_read_die(word, &colour, &value))
        return seals_expected(parse->why, "a die such as f3", word);
    reader_word(parse->in, word);
    *parse->choice = choice_make(PICK_DICE, colour, dice_one(value));
    return true;
}

/* One or more dice, all of one colour. */
bool seals_read_dice(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    int colour = 0, value = 0, first = 0, count = 0;
    dice_t dice = 0;
    for (; reader_peek(parse->in, word) && seals_read_die(word, &colour, &value);
         count++) {
        if (count == 0)
            first = colour;
        if (colour != first)
            return reason_set(parse->why, one_colour_rule(parse->state),
                              "the dice must all be of one colour");
        if (count == 6)
            return reason_set(parse->why, "1.2",
                              "nobody has more than six dice of a colour");
        dice += dice_one(value);
        reader_word(parse->in, word);
        word[0] = '\0';
    }
    if (count == 0)
        return seals_expected_many(parse->why, "dice such as f3 f4", word);
    if (strpbrk(word, "0123456789") != NULL) /* no word that may follow has one */
        return reason_set(parse->why, "", "'%s' is no die: write dice such as f3 f4",
                          word);
    *parse->choice = choice_make(PICK_DICE, first, dice);
    return true;
}

bool seals_has_copy(const struct seals_state *state, int scroll, uint64_t among)
{
    return state->circle == 1 && !(among & scroll_bit(scroll)) &&
           (among & scroll_bit(scroll_twin(scroll)));
}

int seals_read_scroll(int circle, const char *word, struct reason *why)
{
    if (strcmp(word, "binding") == 0)
        return SCROLL_BINDING;
    const char *dot = strchr(word, '.');
    int element = dot == NULL ? -1 : seals_element_find(dot + 1);
    for (int spell = SPELL_CHANGE; spell < SPELLS && element >= 0; spell++) {
        const struct spell_info *info = &seals_spell_table[spell];
        size_t length = (size_t)(dot - word);
        if (strncmp(info->name, word, length) != 0 || info->name[length] != '\0')
            continue;
        if (info->circle != 1 && info->circle != circle) {
            reason_set(why, "3.1", "%s is of circle %d, which is not in this game",
                       info->name, info->circle);
            return -1;
        }
        return scroll_of((enum spell)spell, element);
    }
    reason_set(why, "",
               "'%s' is no scroll: scrolls are written like change.fire, or binding",
               word);
    return -1;
}

bool seals_read_scroll_choice(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    if (!reader_peek(parse->in, word))
        return seals_expected(parse->why, "a scroll such as change.fire", word);
    int scroll = seals_read_scroll(parse->state->circle, word, parse->why);
    if (scroll < 0)
        return false;
    reader_word(parse->in, word);
    /* In a circle-I game the name means the copy that lies face up, or the own one. */
    const struct seals_seat *mine = &parse->state->seat[parse->state->turn];
    if (scroll_is_basic(scroll) && (seals_has_copy(parse->state, scroll, mine->up) ||
                                    (!(mine->up & scroll_bit(scroll)) &&
                                     seals_has_copy(parse->state, scroll, mine->down))))
        scroll = scroll_twin(scroll);
    *parse->choice = choice_make(PICK_SCROLL, 0, (uint32_t)scroll);
    return true;
}

bool seals_read_seat(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    uint32_t seat = 0;
    if (strcmp(word, "nobody") == 0 && parse->state->step == STEP_LOWER) {
        seat = NOBODY;
    } else {
        int mage = seals_mage_find(word);
        if (mage < 0)
            return seals_expected(parse->why, "a mage such as witch", word);
        while ((int)seat < parse->world->players && parse->state->seat[seat].mage != mage)
            seat++;
        if ((int)seat == parse->world->players)
            return reason_set(parse->why, "1.5", "the %s is not in this game", word);
    }
    reader_word(parse->in, word);
    *parse->choice = choice_make(PICK_SEAT, 0, seat);
    return true;
}

bool seals_read_figure(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    int mage = seals_mage_find(word), familiar = seals_familiar_find(word);
    if (mage < 0 && familiar < 0)
        return seals_expected(parse->why, "a mage or familiar such as witch or cat",
                              word);
    for (int seat = 0; seat < parse->world->players; seat++) {
        int plays = parse->state->seat[seat].mage;
        if (plays != mage && plays != familiar)
            continue;
        reader_word(parse->in, word);
        *parse->choice =
            choice_make(PICK_FIGURE, 0, (uint32_t)(2 * seat + (familiar >= 0)));
        return true;
    }
    return reason_set(parse->why, "1.5", "the %s is not in this game", word);
}

bool seals_read_colour(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    int element = seals_element_find(word);
    if (element == MIND)
        return reason_set(parse->why, "1.1", "there are no dice of mind");
    if (element < 0)
        return seals_expected(parse->why, "a colour (fire, water, air or earth)", word);
    reader_word(parse->in, word);
    *parse->choice = choice_make(PICK_COLOUR, element, 0);
    return true;
}
