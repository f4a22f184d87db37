/* read.c: reads words as choices, legal or not: games/seals/explain/why.c checks them. */
#include <string.h>

#include "games/seals/explain/internal.h"
#include "games/seals/notation/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

bool seals_read_break(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    if (!reader_accept(parse->in, "break"))
        return seals_expected(parse->why, "'break' and a space", word);
    return seals_read_space(parse->world, parse->in, PICK_BREAK, parse->choice,
                            parse->why);
}

const char *seals_turn_words(const struct seals_world *world,
                             const struct seals_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(world, state, list);
    bool breaks = false, casts = false;
    for (int i = 0; i < count; i++) {
        breaks = breaks || choice_kind(list[i]) == PICK_BREAK;
        casts = casts || choice_kind(list[i]) == PICK_SCROLL;
    }
    if (breaks)
        return casts ? TR_NOOP("'break' and a space, or a scroll such as change.fire")
                     : TR_NOOP("'break' and a space");
    return casts ? TR_NOOP("a scroll such as change.fire, or 'give up'")
                 : TR_NOOP("'give up'");
}

bool seals_read_turn(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    if (strcmp(word, "break") == 0)
        return seals_read_break(parse);
    if (reader_accept(parse->in, "give")) {
        *parse->choice = choice_make(PICK_GIVE_UP, 0, 0);
        return reader_accept(parse->in, "up") ||
               seals_expected(parse->why, "'give up'", "give");
    }
    if (strchr(word, '.') != NULL || strcmp(word, "binding") == 0)
        return seals_read_scroll_choice(parse);
    return seals_expected(parse->why, seals_turn_words(parse->world, parse->state), word);
}

/* 6.7, 6.11: of two spaces, the one with the scroll's colour or element comes first. If
 * they were written the other way round, say so. */
static bool right_way_round(const struct seals_world *world,
                            const struct seals_state *state, choice_t one,
                            const struct reader *rest, struct reason *why)
{
    int scroll = spell_scroll(state), element = scroll_element(scroll);
    enum spell spell = scroll_spell(scroll, state->circle);
    char word[WORD_SIZE] = "", name[WORD_SIZE];
    int first = (int)choice_value(one);
    int second = reader_peek(rest, word) ? seals_board_find(&world->board, word) : -1;
    bool tokens = spell == SPELL_SWAP && element != MIND;
    if ((!tokens && spell != SPELL_REARRANGEMENT) || second < 0 ||
        second >= world->sites || !sites_has(&state->seals, first) ||
        !sites_has(&state->seals, second) || scroll_on(state, first) == tokens ||
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

bool seals_read_first_site(struct parse *parse)
{
    return seals_read_site(parse) &&
           right_way_round(parse->world, parse->state, *parse->choice, parse->in,
                           parse->why);
}

bool seals_read_absorb(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    int element = strcmp(word, "nothing") == 0 ? ELEMENTS : seals_element_find(word);
    if (element < 0)
        return seals_expected(parse->why, "the element of an Absorption, or nothing",
                              word);
    reader_word(parse->in, word);
    *parse->choice = choice_make(PICK_ABSORB, 0, (uint32_t)element);
    return true;
}

/* "nothing", or dice */
bool seals_read_raise(struct parse *parse)
{
    if (!reader_accept(parse->in, "nothing"))
        return seals_read_dice(parse);
    *parse->choice = choice_make(PICK_DICE, 0, 0);
    return true;
}

bool seals_read_binding(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    if (strcmp(word, "break") == 0)
        return seals_read_break(parse);
    *parse->choice = choice_make(PICK_HERE, 0, 0);
    return reader_accept(parse->in, "here") ||
           seals_expected(parse->why, "'here', or 'break' and a space", word);
}

bool seals_read_guard(struct parse *parse)
{
    char word[WORD_SIZE] = "";
    reader_peek(parse->in, word);
    if (reader_accept(parse->in, "onto"))
        return seals_read_site(parse);
    *parse->choice = choice_make(PICK_OFF, 0, 0);
    return reader_accept(parse->in, "off") ||
           seals_expected(parse->why, "'onto' and a space, or 'off'", word);
}

/* The word that a choice's text begins with. */
static bool read_word(const struct seals_state *state, struct reader *in,
                      struct reason *why)
{
    const char *due = seals_step_word(state);
    if (due[0] == '\0' || reader_accept(in, due))
        return true;
    char word[WORD_SIZE] = "", what[WORD_SIZE + 2];
    struct text text = text_init(what, sizeof what);
    text_format(&text, "'%s'", due);
    reader_peek(in, word);
    return seals_expected(why, what, word);
}

/* The reader of each step's words; NULL for the end of the game. */
static bool (*const reader_of[STEPS])(struct parse *parse) = {
#define STEP(ID, id, reader, ...) [STEP_##ID] = seals_read_##reader,
#define LAST_STEP(ID, ...)        [STEP_##ID] = NULL,
#include "games/seals/rules/step_list.h"
};

bool seals_choice_read(const void *world, const void *game_state, struct reader *in,
                       choice_t *choice, struct reason *why)
{
    const struct seals_state *state = game_state;
    struct parse parse = {world, state, in, choice, why};
    if (!seals_read_phase(world, state, in, why) || !read_word(state, in, why))
        return false;
    if (reader_of[state->step])
        return reader_of[state->step](&parse);
    return reason_set(why, "4.7", "the game is over");
}
