/* things.c: the things of a choice, and a few words about it. */
#include "games/seals/guide/internal.h"
#include "games/seals/notation/notation.h"
#include "i18n/i18n.h"

/* A choice by its parts. */
struct chosen {
    const struct seals_world *world;
    const struct seals_state *state;
    int colour;
    uint32_t value;
};

static void name_space(const struct chosen *chosen, struct text *out)
{
    text_format(out, "space:%s", chosen->world->board.space[chosen->value].name);
}

static void remark_space(const struct chosen *chosen, struct text *out)
{
    if (sites_has(&chosen->state->seals, (int)chosen->value))
        seals_put_seal(chosen->state, (int)chosen->value, out);
}

static void name_scroll(const struct chosen *chosen, struct text *out)
{
    text_put(out, "scroll:");
    seals_write_scroll(chosen->state, (int)chosen->value, out);
}

/* Of an opponent's scroll, whose it is. */
static void remark_scroll(const struct chosen *chosen, struct text *out)
{
    const struct seals_state *state = chosen->state;
    int scroll = (int)chosen->value;
    for (int seat = 0; seat < chosen->world->players; seat++)
        if (seat != state->turn && scroll != SCROLL_BINDING &&
            (state->seat[seat].up & scroll_bit(scroll))) {
            seals_put_seat(state, seat, out);
            text_put(out, ": ");
        }
    text_put(out, seals_spell_gist(scroll_spell(scroll, state->circle)));
}

static void name_taken(const struct chosen *chosen, struct text *out)
{
    for (int colour = 0; colour < COLOURS; colour++)
        for (uint32_t i = chosen->value >> (2 * colour) & 3; i > 0; i--) {
            text_space(out);
            text_format(out, "supply:%s", seals_element_name[colour]);
        }
}

/* Dice, each named; those of another seat than the actor's with its number. */
static void name_dice(const struct chosen *chosen, struct text *out)
{
    bool theirs = seals_takes_their_dice(chosen->state);
    if (chosen->value == 0)
        text_put(out, "word:none");
    for (int value = 1; value <= 6; value++)
        for (int i = dice_count_of(chosen->value, value); i > 0; i--) {
            text_space(out);
            text_put(out, "die:");
            if (theirs)
                text_format(out, "%d.", chosen->state->victim + 1);
            text_format(out, "%s.%d", seals_element_name[chosen->colour], value);
        }
}

/* 5.4: the sum of the dice that break; a single die needs no sum. */
static void remark_dice(const struct chosen *chosen, struct text *out)
{
    if (chosen->state->step == STEP_WITH && dice_count(chosen->value) > 1)
        tr_put(out, "%d in all", dice_sum(chosen->value));
}

/* 6.2, 6.5: the dice come from the supply. */
static void name_colour(const struct chosen *chosen, struct text *out)
{
    text_format(out, "supply:%s", seals_element_name[chosen->colour]);
}

static void remark_colour(const struct chosen *chosen, struct text *out)
{
    tr_put(out, "%d in the supply", chosen->state->supply[chosen->colour]);
}

static void name_seat(const struct chosen *chosen, struct text *out)
{
    if (chosen->value == NOBODY)
        text_put(out, "word:nobody");
    else
        text_format(out, "seat:%d", (int)chosen->value + 1);
}

static void remark_seat(const struct chosen *chosen, struct text *out)
{
    if (chosen->value == NOBODY)
        return;
    tr_put(out, "dice: %s", seals_words_dice(&chosen->state->seat[chosen->value]).text);
}

static void name_absorption(const struct chosen *chosen, struct text *out)
{
    if (chosen->value == ELEMENTS)
        text_put(out, "word:none");
    else
        text_format(out, "scroll:absorption.%s", seals_element_name[chosen->value]);
}

/* 6.9: a token that lies on the scroll already makes room. */
static void remark_absorption(const struct chosen *chosen, struct text *out)
{
    if (chosen->value == ELEMENTS) {
        tr_put(out, "the token leaves the game");
        return;
    }
    int token = chosen->state->absorbed[chosen->value];
    if (token != 0)
        tr_put(out, "in place of the %s token of strength %d",
               seals_element_word(token_colour(token)), token_strength(token));
}

static void name_figure(const struct chosen *chosen, struct text *out)
{
    text_format(out, "%s:%d", chosen->value & 1 ? "familiar" : "mage",
                (int)chosen->value / 2 + 1);
}

static void remark_figure(const struct chosen *chosen, struct text *out)
{
    const struct seals_seat *player = &chosen->state->seat[chosen->value / 2];
    int site = chosen->value & 1 ? player->familiar : player->place;
    if (site != SITE_NONE)
        tr_put(out, "on %s", chosen->world->board.space[site].name);
}

/* By kind of choice. Nobody points at what chance brings, and where there is no remark
 * the text says it all. */
static const struct {
    void (*name)(const struct chosen *chosen, struct text *out);
    void (*remark)(const struct chosen *chosen, struct text *out);
    const char *button; /* instead of `name`: always the same thing */
    const char *about;  /* instead of `remark`: always the same msgid */
} kinds[] = {
    [PICK_SCROLL] = {.name = name_scroll, .remark = remark_scroll},
    [PICK_SEAT] = {.name = name_seat, .remark = remark_seat},
    [PICK_TAKE] = {.name = name_taken},
    [PICK_DICE] = {.name = name_dice, .remark = remark_dice},
    [PICK_SITE] = {.name = name_space, .remark = remark_space},
    [PICK_BREAK] = {.name = name_space, .remark = remark_space},
    [PICK_COLOUR] = {.name = name_colour, .remark = remark_colour},
    [PICK_ABSORB] = {.name = name_absorption, .remark = remark_absorption},
    [PICK_FIGURE] = {.name = name_figure, .remark = remark_figure},
    [PICK_HERE] = {.button = "word:here",
                   .about = TR_NOOP("your familiar comes to your mage")},
    [PICK_OFF] = {.button = "word:off",
                  .about = TR_NOOP("the guardian leaves the board")},
    [PICK_GIVE_UP] = {.button = "word:give-up",
                      .about = TR_NOOP("your dice go back, and the round is over for "
                                       "you")},
};

static struct chosen parts_of(const void *world, const void *state, choice_t choice)
{
    return (struct chosen){world, state, choice_colour(choice), choice_value(choice)};
}

void seals_things(const void *world, const void *state, choice_t choice, struct text *out)
{
    const struct chosen chosen = parts_of(world, state, choice);
    enum choice_kind kind = choice_kind(choice);
    if (kinds[kind].name != NULL)
        kinds[kind].name(&chosen, out);
    else if (kinds[kind].button != NULL)
        text_put(out, kinds[kind].button);
}

void seals_remark(const void *world, const void *state, choice_t choice, struct text *out)
{
    const struct chosen chosen = parts_of(world, state, choice);
    enum choice_kind kind = choice_kind(choice);
    if (kinds[kind].remark != NULL)
        kinds[kind].remark(&chosen, out);
    else if (kinds[kind].about != NULL)
        text_put(out, tr(kinds[kind].about));
}
