/* read.c: words as choices, legal or not: games/seals/explain/why.c judges them. */
#include <string.h>

#include "games/seals/explain/internal.h"
#include "games/seals/notation/internal.h"
#include "i18n/i18n.h"

static bool read_break(const struct seals_world *world, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    if (!reader_accept(in, "break"))
        return seals_expected(why, "'break' and a space", word);
    return seals_read_site(world, in, PICK_BREAK, choice, why);
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
        return reader_accept(in, "up") || seals_expected(why, "'give up'", "give");
    }
    if (strchr(word, '.') != NULL || strcmp(word, "binding") == 0)
        return seals_read_scroll_choice(state, in, choice, why);
    return seals_expected(
        why, "'break' and a space, a scroll such as change.fire, or 'give up'", word);
}

/* 6.7, 6.11: of two spaces the one with the scroll's own colour or element comes first.
 * Who wrote them the other way round is told so. */
static bool right_way_round(const struct seals_world *world,
                            const struct seals_state *state, choice_t one,
                            const struct reader *rest, struct reason *why)
{
    int scroll = spell_scroll(state), element = scroll_element(scroll);
    enum spell spell = scroll_spell(scroll, state->circle);
    char word[WORD_SIZE] = "", name[WORD_SIZE];
    int first = (int)choice_value(one);
    int second = reader_peek(rest, word) ? seals_board_find(&world->board, word) : -1;
    bool tokens = spell == SPELL_SWAP && element != HEURISTICS;
    if ((!tokens && spell != SPELL_REARRANGEMENT) || second < 0 ||
        second >= world->sites || !seals_has_seal(state, first) ||
        !seals_has_seal(state, second) || scroll_on(state, first) == tokens ||
        scroll_on(state, second) == tokens || seal_element(state, first) == element ||
        seal_element(state, second) != element ||
        (tokens && seal_strength(state, first) != seal_strength(state, second)))
        return true;
    struct text out = text_init(name, sizeof name);
    seals_write_scroll(state, scroll, &out);
    const char *format =
        tokens ? TR_NOOP("write the space with the %s token first: %s %s %s")
               : TR_NOOP("write the space with the %s scroll first: %s %s %s");
    return reason_set(why, spell_rule(spell), format, tr(seals_element_name[element]),
                      name, world->board.space[second].name,
                      world->board.space[first].name);
}

static bool read_first_site(const struct seals_world *world,
                            const struct seals_state *state, struct reader *in,
                            choice_t *choice, struct reason *why)
{
    return seals_read_site(world, in, PICK_SITE, choice, why) &&
           right_way_round(world, state, *choice, in, why);
}

static bool read_absorb(struct reader *in, choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    int element = strcmp(word, "nothing") == 0 ? ELEMENTS : seals_element_find(word);
    if (element < 0)
        return seals_expected(why, "the element of an Absorption, or nothing", word);
    reader_word(in, word);
    *choice = choice_make(PICK_ABSORB, 0, (uint32_t)element);
    return true;
}

/* "nothing", or dice */
static bool read_raise(const struct seals_state *state, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    if (!reader_accept(in, "nothing"))
        return seals_read_dice(state, in, choice, why);
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
           seals_expected(why, "'here', or 'break' and a space", word);
}

static bool read_guard(const struct seals_world *world, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_peek(in, word);
    if (reader_accept(in, "onto"))
        return seals_read_site(world, in, PICK_SITE, choice, why);
    *choice = choice_make(PICK_OFF, 0, 0);
    return reader_accept(in, "off") ||
           seals_expected(why, "'onto' and a space, or 'off'", word);
}

/* The word that a step's text begins with; a line told in parts has it only at its start,
 * but may repeat it. */
static bool read_word(const struct seals_state *state, struct reader *in,
                      struct reason *why)
{
    const char *due = seals_step_word((enum step)state->step);
    bool told_in_parts = state->step == STEP_DEAL || state->step == STEP_MAGE ||
                         state->step == STEP_ROLL || state->step == STEP_REROLL;
    if (due[0] == '\0' || (told_in_parts && state->midway) || reader_accept(in, due))
        return true;
    char word[WORD_SIZE] = "", what[WORD_SIZE + 2];
    struct text text = text_init(what, sizeof what);
    text_format(&text, "'%s'", due);
    reader_peek(in, word);
    return seals_expected(why, what, word);
}

bool seals_choice_read(const void *game_world, const void *game_state, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    if (!read_word(state, in, why))
        return false;
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
        return seals_read_circle(in, choice, why);
    case STEP_DEAL:
        return seals_read_deal(world, state, in, choice, why);
    case STEP_MAGE:
        return seals_read_mage(in, choice, why);
    case STEP_FIRST:
    case STEP_FROM:
    case STEP_LOWER:
        return seals_read_seat(world, state, in, choice, why);
    case STEP_ONE:
        return read_first_site(world, state, in, choice, why);
    case STEP_PLACE:
    case STEP_OTHER:
        return seals_read_site(world, in, PICK_SITE, choice, why);
    case STEP_TAKE:
        return seals_read_take(state, in, choice, why);
    case STEP_ROLL:
    case STEP_REROLL:
        return seals_read_fallen(state, in, choice, why);
    case STEP_TURN:
        return read_turn(world, state, in, choice, why);
    case STEP_ABSORB:
        return read_absorb(in, choice, why);
    case STEP_BINDING:
        return read_binding(world, in, choice, why);
    case STEP_WITH:
    case STEP_DICE:
    case STEP_LOWERED:
        return seals_read_dice(state, in, choice, why);
    case STEP_INTO:
    case STEP_COLOUR:
        return seals_read_colour(in, choice, why);
    case STEP_FEED:
    case STEP_THEIRS:
    case STEP_FOR:
    case STEP_GIVE:
        return seals_read_one_die(in, choice, why);
    case STEP_RAISE:
        return read_raise(state, in, choice, why);
    case STEP_GAIN:
    case STEP_GIVE_SCROLL:
    case STEP_EXPLOIT:
        return seals_read_scroll_choice(state, in, choice, why);
    case STEP_PAST:
        return seals_read_figure(world, state, in, choice, why);
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
