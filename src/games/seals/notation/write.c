/* write.c: choices as words. */
#include "games/seals/notation/internal.h"

void seals_write_site(const struct seals_world *world, int site, struct text *out)
{
    text_put(out, world->board.space[site].name);
}

void seals_write_scroll(const struct seals_state *state, int scroll, struct text *out)
{
    text_put(out, seals_spell_table[scroll_spell(scroll, state->circle)].name);
    if (scroll == SCROLL_BINDING)
        return;
    text_put_char(out, '.');
    text_put(out, seals_element_name[scroll_element(scroll)]);
}

static void write_die(int colour, int value, struct text *out)
{
    text_space(out);
    text_put_char(out, seals_element_letter[colour]);
    text_put_char(out, (char)('0' + value));
}

void seals_write_dice(int colour, dice_t dice, struct text *out)
{
    if (dice == 0)
        text_put(out, "nothing");
    for (int value = 1; value <= 6; value++)
        for (int i = dice_count_of(dice, value); i > 0; i--)
            write_die(colour, value, out);
}

void seals_write_seat(const struct seals_state *state, int seat, struct text *out)
{
    if (state->seat[seat].mage == NONE)
        text_format(out, "player %d", seat + 1);
    else
        text_put(out, seals_mage_name[state->seat[seat].mage]);
}

static void write_deal(const struct seals_world *world, const struct seals_state *state,
                       choice_t choice, struct text *out)
{
    seals_write_site(world, state->cursor, out);
    text_put_char(out, '=');
    if (choice_kind(choice) == PICK_TOKEN)
        text_put_char(out, seals_element_letter[choice_colour(choice)]);
    else
        seals_write_scroll(state, (int)choice_value(choice), out);
}

/* A number: a circle, or a die that falls. */
static void write_number(const struct seals_state *state, int number, struct text *out)
{
    if (state->step == STEP_CIRCLE) {
        text_format(out, "%d", number);
        return;
    }
    int colour = state->colour;
    if (state->step == STEP_ROLL) {
        colour = next_colour(&state->seat[state->turn]);
        if (!state->midway)
            seals_write_seat(state, state->turn, out);
    }
    write_die(colour, number, out);
}

static void write_take(uint32_t counts, struct text *out)
{
    for (int colour = 0; colour < COLOURS; colour++)
        for (uint32_t i = counts >> (2 * colour) & 3; i > 0; i--) {
            text_space(out);
            text_put_char(out, seals_element_letter[colour]);
        }
}

static void write_object(const struct seals_world *world, const struct seals_state *state,
                         choice_t choice, struct text *out)
{
    uint32_t value = choice_value(choice);
    switch (choice_kind(choice)) {
    case PICK_NUMBER:
        write_number(state, (int)value, out);
        break;
    case PICK_TOKEN:
        write_deal(world, state, choice, out);
        break;
    case PICK_SCROLL:
        if (state->step == STEP_DEAL)
            write_deal(world, state, choice, out);
        else
            seals_write_scroll(state, (int)value, out);
        break;
    case PICK_MAGE:
        text_put(out, seals_mage_name[value]);
        break;
    case PICK_SEAT:
        if (value == NOBODY)
            text_put(out, "nobody");
        else
            seals_write_seat(state, (int)value, out);
        break;
    case PICK_TAKE:
        write_take(value, out);
        break;
    case PICK_DICE:
        seals_write_dice(choice_colour(choice), value, out);
        break;
    case PICK_BREAK:
        text_put(out, "break ");
        seals_write_site(world, (int)value, out);
        break;
    case PICK_SITE:
        if (state->step == STEP_GUARD)
            text_put(out, "onto ");
        seals_write_site(world, (int)value, out);
        break;
    case PICK_COLOUR:
        text_put(out, seals_element_name[choice_colour(choice)]);
        break;
    case PICK_ABSORB:
        text_put(out, value == ELEMENTS ? "nothing" : seals_element_name[value]);
        break;
    case PICK_FIGURE: {
        int mage = state->seat[value / 2].mage;
        text_put(out, value & 1 ? seals_familiar_name[mage] : seals_mage_name[mage]);
        break;
    }
    case PICK_HERE:
        text_put(out, "here");
        break;
    case PICK_OFF:
        text_put(out, "off");
        break;
    case PICK_GIVE_UP:
        text_put(out, "give up");
        break;
    }
}

void seals_choice_write(const void *world, const void *game_state, choice_t choice,
                        struct text *out)
{
    const struct seals_state *state = game_state;
    if (seals_step_word(state)[0] != '\0') {
        text_put(out, seals_step_word(state));
        text_space(out);
    }
    write_object(world, state, choice, out);
}
