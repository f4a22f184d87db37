/* names.c: the words that stand for steps, stages, cards and dice in state JSON. */
#include "games/ciub/json/json.h"
#include "games/ciub/notation/notation.h"

const char *const ciub_step_names[STEPS] = {
#define STEP(ID, id, reader, prior, name, ...) [STEP_##ID] = name,
#include "games/ciub/rules/step_list.h"
};

const char *const ciub_stage_names[] = {"open", "ending", "last"};

static const struct ciub_set *set_of(const struct state_at *at)
{
    return &((const struct ciub_world *)at->world)->set;
}

const char *ciub_json_card(const struct state_at *at, int card, char *room)
{
    (void)room;
    return set_of(at)->card[card].name;
}

const char *ciub_json_colour(const struct state_at *at, int colour, char *room)
{
    (void)room;
    return set_of(at)->die[colour].name;
}

static const char *name_kind(const struct ciub_set *set, uint64_t kinds, int kind,
                             char *room)
{
    struct text out = text_init(room, STATE_NAME_SIZE);
    if (!(kinds >> kind & 1))
        return NULL;
    ciub_write_die(set, kind, &out);
    return room;
}

const char *ciub_json_kind(const struct state_at *at, int kind, char *room)
{
    return name_kind(set_of(at), set_of(at)->kinds, kind, room);
}

const char *ciub_json_tray(const struct state_at *at, int kind, char *room)
{
    return name_kind(set_of(at), set_of(at)->kinds & ~set_of(at)->inactive, kind, room);
}

void ciub_hand_name(const struct ciub_set *set, int number, char name[STATE_NAME_SIZE])
{
    struct text out = text_init(name, STATE_NAME_SIZE);
    text_put(&out, set->die[number / 2].name);
    if (number % 2 == 1)
        text_put(&out, " 2for1");
}

const char *ciub_json_hand(const struct state_at *at, int number, char *room)
{
    const struct ciub_set *set = set_of(at);
    if (number / 2 >= set->colours ||
        (number % 2 == 1 && ciub_set_look(set, number / 2, SYMBOL_TWO_FOR_ONE) < 0))
        return NULL;
    ciub_hand_name(set, number, room);
    return room;
}

const char *ciub_json_last(const struct state_at *at, int number, char *room)
{
    const struct ciub_state *state = at->state;
    return (state->step == STEP_PUT ? ciub_json_kind : ciub_json_hand)(at, number, room);
}

const char *ciub_json_target(const struct state_at *at, int kind, char *room)
{
    return kind == CIUB_KINDS ? "itself" : ciub_json_kind(at, kind, room);
}
