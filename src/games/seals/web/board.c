/* board.c: the dungeon and the spells of a game of Five Seals, for browsers. */
#include "games/seals/board/board.h"
#include "base/json.h"
#include "games/seals/rules/rules.h"
#include "games/seals/rules/state.h"
#include "games/seals/web/board.h"
#include "i18n/i18n.h"

static const char *const kinds[] = {"start", "circle", "box", "floor"};

static void write_space(const struct board *board, const struct board_space *space,
                        struct buffer *out)
{
    const struct board_room *room = &board->room[space->room];
    char said[BOARD_SAID];
    json_open(out, '{');
    json_add_text(out, "name", space->name);
    json_add_number(out, "x", space->x);
    json_add_number(out, "y", space->y);
    json_add_text(out, "kind", kinds[space->kind]);
    json_add_text(out, "room", room->name);
    json_add_text(out, "title", seals_board_say_title(room->title, said));
    json_close(out, '}');
}

static void write_ways(const struct board *board, struct buffer *out)
{
    json_add_open(out, "ways", '[');
    for (int i = 0; i < board->ways; i++) {
        json_open(out, '[');
        json_put_text(out, board->space[board->way[i][0]].name);
        json_put_text(out, board->space[board->way[i][1]].name);
        json_close(out, ']');
    }
    json_close(out, ']');
}

/* Spells of every circle: the browser writes moves of any game with them. */
static void write_spells(struct buffer *out)
{
    json_add_open(out, "spells", '[');
    for (int i = 0; i < SPELLS; i++) {
        const struct spell_info *spell = &seals_spell_table[i];
        json_open(out, '{');
        json_add_text(out, "id", spell->name);
        json_add_text(out, "title", tr_in("spell", spell->title));
        json_add_number(out, "strength", spell->strength);
        json_add_number(out, "circle", spell->circle);
        json_add_text(out, "gist", tr(spell->gist));
        json_add_text(out, "does", tr(spell->does));
        json_add_text(out, "rule", spell->rule);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void seals_web_board_write(const void *seals_world, struct buffer *out)
{
    const struct seals_world *world = seals_world;
    const struct board *board = &world->board;
    struct buffer svg;
    buffer_init(&svg);
    seals_board_draw_bare(board, &svg);
    json_add_text(out, "svg", svg.data);
    buffer_deinit(&svg);
    json_add_number(out, "size", BOARD_DRAWING_SIZE);
    json_add_open(out, "spaces", '[');
    for (int i = 0; i < board->spaces; i++)
        write_space(board, &board->space[i], out);
    json_close(out, ']');
    write_ways(board, out);
    write_spells(out);
}

/* In hand, or taken for the next round. */
static int dice_of(const struct seals_seat *seat)
{
    int count = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        count += dice_count(seat->dice[colour]) + seat->next[colour];
    return count;
}

void seals_web_facts_write(const void *seals_world, const void *seals_state,
                           struct buffer *out)
{
    const struct seals_world *world = seals_world;
    const struct seals_state *state = seals_state;
    unsigned waiting = seals_guardians_waiting(world, state);
    json_add_number(out, "lying", seals_sixes_lying(state));
    json_add_number(out, "togo", seals_sixes_to_go(world, state));
    json_add_open(out, "waiting", '[');
    for (int element = 0; element < ELEMENTS; element++)
        if ((waiting >> element & 1) != 0)
            json_put_text(out, seals_element_name[element]);
    json_close(out, ']');
    json_add_open(out, "dice", '[');
    for (int seat = 0; seat < world->players; seat++)
        json_put_number(out, dice_of(&state->seat[seat]));
    json_close(out, ']');
}
