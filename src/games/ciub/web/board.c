/* board.c: the dice and cards of a game of ciúb, for browsers. */
#include "games/ciub/web/board.h"
#include "base/json.h"
#include "games/ciub/rules/rules.h"
#include "games/ciub/set/set.h"
#include "i18n/i18n.h"

static void write_card(const struct ciub_card *card, struct buffer *out)
{
    const char letter[] = {(char)('A' + card->letter), '\0'};
    json_open(out, '{');
    json_add_text(out, "name", card->name);
    json_add_text(out, "letter", letter);
    json_add_number(out, "points", card->points);
    json_add_bool(out, "owl", card->owl);
    json_add_open(out, "numbers", '[');
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        for (int i = lane_of(card->need.lanes, lane); i > 0; i--)
            json_put_number(out, lane + 1);
    json_close(out, ']');
    json_add_number(out, "sum", card->need.sum);
    json_add_number(out, "equal", card->need.equal);
    json_close(out, '}');
}

static void write_die(const struct ciub_die *die, struct buffer *out)
{
    json_open(out, '{');
    json_add_text(out, "name", die->name);
    json_add_text(out, "label", tr(die->name));
    json_add_open(out, "sides", '[');
    for (int side = 0; side < CIUB_SIDES; side++)
        json_put_text(out, ciub_symbol_name(die->symbol[die->look[side]]));
    json_close(out, ']');
    json_close(out, '}');
}

void ciub_web_board_write(const void *ciub_world, struct buffer *out)
{
    const struct ciub_world *world = ciub_world;
    const struct ciub_set *set = &world->set;
    json_add_open(out, "cards", '[');
    for (int i = 0; i < set->cards; i++)
        write_card(&set->card[i], out);
    json_close(out, ']');
    json_add_open(out, "dice", '[');
    for (int i = 0; i < set->colours; i++)
        write_die(&set->die[i], out);
    json_close(out, ']');
}

void ciub_web_facts_write(const void *ciub_world, const void *ciub_state,
                          struct buffer *out)
{
    const struct ciub_world *world = ciub_world;
    const struct ciub_state *state = ciub_state;
    json_add_number(out, "sum", state->sum);
    json_add_number(out, "togo", state->pile[0] + state->pile[1]);
    json_add_open(out, "dice", '[');
    for (int seat = 0; seat < world->players; seat++)
        json_put_number(out, colours_sum(dice_of_seat(state, seat)));
    json_close(out, ']');
}
