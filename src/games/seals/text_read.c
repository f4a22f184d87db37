/* text_read.c: words as choices, legal or not: why.c judges them. */
#include <string.h>

#include "games/seals/text.h"

static bool expected(struct reason *why, const char *what, const char *word)
{
    if (word[0] == '\0')
        return reason_set(why, "", "the move is not complete; next comes %s", what);
    return reason_set(why, "", "'%s' is not understood here; write %s", word, what);
}

static bool read_site(const struct seals_world *world, struct reader *in,
                      enum choice_kind kind, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    if (!reader_peek(in, word))
        return expected(why, "the name of a space", word);
    int space = board_find(&world->board, word);
    if (space < 0)
        return reason_set(why, "", "no space is called '%s'", word);
    if (space >= world->sites)
        return reason_set(why, "2.2", "%s is a plain floor: nothing lies or stands there",
                          word);
    reader_word(in, word);
    *choice = choice_make(kind, 0, (uint32_t)space);
    return true;
}

bool read_die(const char *word, int *colour, int *value)
{
    const char *letter = strchr("fwae", word[0]);
    if (word[0] == '\0' || letter == NULL || word[1] < '1' || word[1] > '6' ||
        word[2] != '\0')
        return false;
    *colour = (int)(strchr(element_letter, word[0]) - element_letter);
    *value = word[1] - '0';
    return true;
}

/* The rule that wants dice of one colour: of breaking, or of the spell being used. */
static const char *one_colour_rule(const struct seals_state *state)
{
    if (state->step == STEP_WITH)
        return "5.4";
    switch (scroll_spell(spell_scroll(state), state->circle)) {
    case SPELL_CHANGE:
        return "6.2";
    case SPELL_RENEWAL:
        return "6.3";
    case SPELL_STRENGTHENING:
        return "6.4";
    default:
        return "6.14";
    }
}

/* One or more dice, all of one colour. */
static bool read_dice(const struct seals_state *state, struct reader *in, bool single,
                      choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    int colour = 0, value = 0, first = 0, count = 0;
    dice_t dice = 0;
    for (; reader_peek(in, word) && read_die(word, &colour, &value); count++) {
        if (count == 0)
            first = colour;
        if (colour != first)
            return reason_set(why, one_colour_rule(state),
                              "the dice must all be of one colour");
        if (count == 6)
            return reason_set(why, "1.2", "nobody has more than six dice of a colour");
        dice += dice_one(value);
        reader_word(in, word);
        if (single) {
            *choice = choice_make(PICK_DICE, first, dice);
            return true;
        }
    }
    if (count == 0)
        return expected(why, single ? "a die such as f3" : "dice such as f3 f4",
                        reader_at_end(in) ? "" : word);
    *choice = choice_make(PICK_DICE, first, dice);
    return true;
}

static bool has_copy(const struct seals_state *state, int scroll, uint64_t among)
{
    return state->circle == 1 && !(among & scroll_bit(scroll)) &&
           (among & scroll_bit(scroll + CIRCLE_SCROLLS));
}

int read_scroll(int circle, const char *word, struct reason *why)
{
    if (strcmp(word, "binding") == 0)
        return SCROLL_BINDING;
    const char *dot = strchr(word, '.');
    int element = dot == NULL ? -1 : element_find(dot + 1);
    for (int spell = SPELL_CHANGE; spell < SPELLS && element >= 0; spell++) {
        const struct spell_info *info = &spell_table[spell];
        size_t length = (size_t)(dot - word);
        if (strncmp(info->name, word, length) != 0 || info->name[length] != '\0')
            continue;
        if (info->circle != 1 && info->circle != circle) {
            reason_set(why, "3.1", "%s is of circle %d, which is not in this game",
                       info->name, info->circle);
            return -1;
        }
        return (info->circle == 1 ? 0 : CIRCLE_SCROLLS) +
               (info->strength - MIN_STRENGTH) * ELEMENTS + element;
    }
    reason_set(why, "",
               "'%s' is no scroll: scrolls are written like change.fire, or binding",
               word);
    return -1;
}

static bool read_scroll_choice(const struct seals_state *state, struct reader *in,
                               choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    if (!reader_peek(in, word))
        return expected(why, "a scroll such as change.fire", word);
    int scroll = read_scroll(state->circle, word, why);
    if (scroll < 0)
        return false;
    reader_word(in, word);
    /* In a circle-I game the name means the copy that lies face up, or the own one. */
    const struct seals_seat *mine = &state->seat[state->turn];
    if (scroll < CIRCLE_SCROLLS &&
        (has_copy(state, scroll, mine->up) ||
         (!(mine->up & scroll_bit(scroll)) && has_copy(state, scroll, mine->down))))
        scroll += CIRCLE_SCROLLS;
    *choice = choice_make(PICK_SCROLL, 0, (uint32_t)scroll);
    return true;
}

static bool read_seat(const struct seals_world *world, const struct seals_state *state,
                      struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    uint32_t seat = 0;
    if (strcmp(word, "nobody") == 0 && state->step == STEP_LOWER) {
        seat = NOBODY;
    } else {
        int mage = mage_find(word);
        if (mage < 0)
            return expected(why, "a mage such as witch", word);
        while ((int)seat < world->players && state->seat[seat].mage != mage)
            seat++;
        if ((int)seat == world->players)
            return reason_set(why, "1.5", "the %s is not in this game", word);
    }
    reader_word(in, word);
    *choice = choice_make(PICK_SEAT, 0, seat);
    return true;
}

static bool read_figure(const struct seals_world *world, const struct seals_state *state,
                        struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    int mage = mage_find(word), familiar = familiar_find(word);
    if (mage < 0 && familiar < 0)
        return expected(why, "a mage or familiar such as witch or cat", word);
    for (int seat = 0; seat < world->players; seat++) {
        int his = state->seat[seat].mage;
        if (his != mage && his != familiar)
            continue;
        reader_word(in, word);
        *choice = choice_make(PICK_FIGURE, 0, (uint32_t)(2 * seat + (familiar >= 0)));
        return true;
    }
    return reason_set(why, "1.5", "the %s is not in this game", word);
}

static bool read_colour(struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    int element = element_find(word);
    if (element == MIND)
        return reason_set(why, "1.1", "there are no dice of mind");
    if (element < 0)
        return expected(why, "a colour (fire, water, air or earth)", word);
    reader_word(in, word);
    *choice = choice_make(PICK_COLOUR, element, 0);
    return true;
}

static bool read_absorb(struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    int element = strcmp(word, "nothing") == 0 ? ELEMENTS : element_find(word);
    if (element < 0)
        return expected(why, "the element of an Absorption, or nothing", word);
    reader_word(in, word);
    *choice = choice_make(PICK_ABSORB, 0, (uint32_t)element);
    return true;
}

/* Letters of colours, in any order. */
static bool read_take(const struct seals_state *state, struct reader *in,
                      choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    uint32_t counts = 0;
    int total = 0;
    for (; reader_peek(in, word) && word[1] == '\0' && strchr("fwae", word[0]); total++) {
        int colour = (int)(strchr(element_letter, word[0]) - element_letter);
        if (total == 3)
            return reason_set(why, state->taking == TAKING_FIRST ? "3.5" : "4.5",
                              "nobody takes more than three dice");
        counts += 1u << (2 * colour);
        reader_word(in, word);
    }
    if (total == 0)
        return expected(why, "colours to take such as f w w",
                        reader_at_end(in) ? "" : word);
    *choice = choice_make(PICK_TAKE, 0, counts);
    return true;
}

/* "c1=f", "c5=change.fire" */
static bool read_deal(const struct seals_world *world, const struct seals_state *state,
                      struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    const struct board_space *space = &world->board.space[state->cursor];
    size_t length = strlen(space->name);
    if (strncmp(word, space->name, length) != 0 || word[length] != '=')
        return reason_set(why, "3.2", "%s comes next, as in %s=%s", space->name,
                          space->name, space->kind == SPACE_CIRCLE ? "f" : "change.fire");
    const char *what = word + length + 1;
    if (space->kind == SPACE_CIRCLE) {
        if (what[0] == '\0' || what[1] != '\0' || !strchr("fwae", what[0]))
            return expected(why, "a token's colour f, w, a or e", what);
        *choice = choice_make(PICK_TOKEN,
                              (int)(strchr(element_letter, what[0]) - element_letter), 0);
        reader_word(in, word);
        return true;
    }
    int scroll = read_scroll(state->circle, what, why);
    if (scroll < 0)
        return false;
    if (has_copy(state, scroll, ~state->lying))
        scroll += CIRCLE_SCROLLS;
    *choice = choice_make(PICK_SCROLL, 0, (uint32_t)scroll);
    reader_word(in, word);
    return true;
}

static bool read_mage(struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    int mage = mage_find(word);
    if (mage < 0)
        return expected(why, "a mage such as witch", word);
    reader_word(in, word);
    *choice = choice_make(PICK_MAGE, 0, (uint32_t)mage);
    return true;
}

/* The colour of the die that falls next. */
static int falling_colour(const struct seals_state *state)
{
    const uint8_t *next = state->seat[state->turn].next;
    if (state->step == STEP_REROLL)
        return state->colour;
    return next[0] ? 0 : next[1] ? 1 : next[2] ? 2 : 3;
}

static bool read_fallen(const struct seals_state *state, struct reader *in,
                        choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    if (state->step == STEP_ROLL && !state->midway) {
        reader_peek(in, word);
        if (mage_find(word) != state->seat[state->turn].mage)
            return reason_set(why, "4.1", "the %s's dice fall next",
                              mage_name[state->seat[state->turn].mage]);
        reader_word(in, word);
        word[0] = '\0';
    }
    int colour = 0, value = 0;
    reader_peek(in, word);
    if (!read_die(word, &colour, &value))
        return expected(why, "a die such as f3", word);
    if (colour != falling_colour(state))
        return reason_set(why, "4.1", "a die of %s falls next, not '%s'",
                          element_name[falling_colour(state)], word);
    reader_word(in, word);
    *choice = choice_make(PICK_NUMBER, 0, (uint32_t)value);
    return true;
}

static bool read_circle(struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    int circle = 0;
    reader_peek(in, word);
    if (!text_to_int(word, 1, CIRCLES, &circle))
        return expected(why, "a circle 1..4", word);
    reader_word(in, word);
    *choice = choice_make(PICK_NUMBER, 0, (uint32_t)circle);
    return true;
}

static bool read_break(const struct seals_world *world, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    if (!reader_accept(in, "break"))
        return expected(why, "'break' and a space", word);
    return read_site(world, in, PICK_BREAK, choice, why);
}

static bool read_turn(const struct seals_world *world, const struct seals_state *state,
                      struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    if (strcmp(word, "break") == 0)
        return read_break(world, in, choice, why);
    if (reader_accept(in, "give")) {
        *choice = choice_make(PICK_GIVE_UP, 0, 0);
        return reader_accept(in, "up") || expected(why, "'give up'", "give");
    }
    if (strchr(word, '.') != NULL || strcmp(word, "binding") == 0)
        return read_scroll_choice(state, in, choice, why);
    return expected(
        why, "'break' and a space, a scroll such as change.fire, or 'give up'", word);
}

/* "nothing", or dice */
static bool read_raise(const struct seals_state *state, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    if (!reader_accept(in, "nothing"))
        return read_dice(state, in, false, choice, why);
    *choice = choice_make(PICK_DICE, 0, 0);
    return true;
}

static bool read_binding(const struct seals_world *world, struct reader *in,
                         choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    if (strcmp(word, "break") == 0)
        return read_break(world, in, choice, why);
    *choice = choice_make(PICK_HERE, 0, 0);
    return reader_accept(in, "here") ||
           expected(why, "'here', or 'break' and a space", word);
}

static bool read_guard(const struct seals_world *world, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    if (reader_accept(in, "onto"))
        return read_site(world, in, PICK_SITE, choice, why);
    *choice = choice_make(PICK_OFF, 0, 0);
    return reader_accept(in, "off") ||
           expected(why, "'onto' and a space, or 'off'", word);
}

/* The word that a step's text begins with; a line told in parts has it only at its start,
 * but may repeat it. */
static bool read_word(const struct seals_state *state, struct reader *in,
                      struct reason *why)
{
    const char *due = step_word((enum step)state->step);
    bool told_in_parts = state->step == STEP_DEAL || state->step == STEP_MAGE ||
                         state->step == STEP_ROLL || state->step == STEP_REROLL;
    if (due[0] == '\0' || (told_in_parts && state->midway) || reader_accept(in, due))
        return true;
    char word[WORD_SIZE] = "", what[WORD_SIZE + 2];
    struct text text = text_init(what, sizeof what);
    text_format(&text, "'%s'", due);
    reader_peek(in, word);
    return expected(why, what, word);
}

bool choice_read(const void *game_world, const void *game_state, struct reader *in,
                 choice_t *choice, struct reason *why)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    if (!read_word(state, in, why))
        return false;
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
        return read_circle(in, choice, why);
    case STEP_DEAL:
        return read_deal(world, state, in, choice, why);
    case STEP_MAGE:
        return read_mage(in, choice, why);
    case STEP_FIRST:
    case STEP_FROM:
    case STEP_LOWER:
        return read_seat(world, state, in, choice, why);
    case STEP_PLACE:
    case STEP_ONE:
    case STEP_OTHER:
        return read_site(world, in, PICK_SITE, choice, why);
    case STEP_TAKE:
        return read_take(state, in, choice, why);
    case STEP_ROLL:
    case STEP_REROLL:
        return read_fallen(state, in, choice, why);
    case STEP_TURN:
        return read_turn(world, state, in, choice, why);
    case STEP_ABSORB:
        return read_absorb(in, choice, why);
    case STEP_BINDING:
        return read_binding(world, in, choice, why);
    case STEP_WITH:
    case STEP_DICE:
    case STEP_LOWERED:
        return read_dice(state, in, false, choice, why);
    case STEP_INTO:
    case STEP_COLOUR:
        return read_colour(in, choice, why);
    case STEP_FEED:
    case STEP_THEIRS:
    case STEP_FOR:
    case STEP_GIVE:
        return read_dice(state, in, true, choice, why);
    case STEP_RAISE:
        return read_raise(state, in, choice, why);
    case STEP_GAIN:
    case STEP_GIVE_SCROLL:
    case STEP_EXPLOIT:
        return read_scroll_choice(state, in, choice, why);
    case STEP_PAST:
        return read_figure(world, state, in, choice, why);
    case STEP_THEN:
    case STEP_SPEED:
    case STEP_SECOND:
        return read_break(world, in, choice, why);
    case STEP_GUARD:
        return read_guard(world, in, choice, why);
    case STEP_OVER:
    case STEPS:
        break;
    }
    return reason_set(why, "4.7", "the game is over");
}
