/* cards.c: where the cards are, from JSON: rows, pile, cards won and removed. */
#include "games/ciub/json/internal.h"
#include "games/ciub/rules/rules.h"

/* A card lies in one place. */
static bool meet_card(struct ciub_reading *in, const struct json_reader *json_reader,
                      uint8_t *card)
{
    if (!ciub_json_card(in, json_reader, card))
        return false;
    if (in->seen >> *card & 1)
        return json_reader_fail(json_reader, in->error,
                                "that card is somewhere else already");
    in->seen |= UINT64_C(1) << *card;
    return true;
}

static bool get_cards(struct ciub_reading *in, const struct json_reader *object,
                      const char *key, uint64_t *cards)
{
    struct json_reader array, item;
    size_t length = 0;
    uint8_t card = 0;
    if (!json_reader_find(object, key, &array))
        return true;
    if (!json_reader_length(&array, &length, in->error))
        return false;
    for (size_t i = 0; i < length; i++) {
        if (!json_reader_item(&array, i, &item, in->error) ||
            !meet_card(in, &item, &card))
            return false;
        *cards |= UINT64_C(1) << card;
    }
    return true;
}

/* Until the deal is over a row that is left out is empty. */
static bool get_row(struct ciub_reading *in, const char *key, uint8_t row[CIUB_ROW])
{
    struct json_reader array, item;
    size_t length = 0;
    if (!json_reader_find(in->root, key, &array) && in->state->step <= STEP_DEAL)
        return true;
    if (!json_reader_field(in->root, key, &array, in->error) ||
        !json_reader_length(&array, &length, in->error))
        return false;
    if (length != (size_t)in->world->row)
        return json_reader_fail(&array, in->error,
                                "this game has %d places in a row: write null "
                                "for a gap",
                                in->world->row);
    for (size_t i = 0; i < length; i++)
        if (!json_reader_item(&array, i, &item, in->error) ||
            (!json_reader_is_null(&item) && !meet_card(in, &item, &row[i])))
            return false;
    return true;
}

bool ciub_json_rows(struct ciub_reading *in)
{
    uint64_t removed = 0; /* they are known by being nowhere else */
    return get_row(in, "top", in->state->top) &&
           get_row(in, "bottom", in->state->bottom) &&
           get_cards(in, in->root, "removed", &removed);
}

/* 4.1, 4.3 */
static bool get_token(struct ciub_reading *in, const struct json_reader *player, int seat)
{
    uint8_t *token = in->state->token;
    struct json_reader json_reader;
    if (!json_reader_find(player, "token", &json_reader) ||
        json_reader_is_null(&json_reader))
        return true;
    if (!ciub_json_card(in, &json_reader, &token[seat]))
        return false;
    if (!(cards_open(in->world, in->state) >> token[seat] & 1))
        return json_reader_fail(&json_reader, in->error, "that card is in neither row");
    for (int other = 0; other < seat; other++)
        if (token[other] == token[seat])
            return json_reader_fail(&json_reader, in->error,
                                    "that card bears the token of player %d", other + 1);
    return true;
}

bool ciub_json_player_cards(struct ciub_reading *in, const struct json_reader *player,
                            int seat)
{
    return get_cards(in, player, "won", &in->state->won[seat]) &&
           get_token(in, player, seat);
}

/* What has not turned up is in the pile; what an object tells must agree. */
static bool count_letter(struct ciub_reading *in, const struct json_reader *pile,
                         int letter)
{
    static const char *const keys[LETTERS] = {[LETTER_B] = "b", [LETTER_C] = "c"};
    int all = in->world->pile[letter - LETTER_B];
    int up = __builtin_popcountll(in->seen & in->world->set.letter[letter]);
    uint8_t left = (uint8_t)(all - up);
    if (up > all)
        return ciub_json_fail(in, "pile", "%d %c cards have turned up; this game has %d",
                              up, 'A' + letter, all);
    if (pile != NULL && !ciub_json_byte(in, pile, keys[letter], 0, all, &left))
        return false;
    in->state->pile[letter - LETTER_B] = left;
    if (left == all - up)
        return true;
    struct json_reader json_reader = {.parent = pile, .key = keys[letter]};
    return json_reader_fail(&json_reader, in->error,
                            "%d here and %d turned up make %d; this game has %d", left,
                            up, left + up, all);
}

/* 3.2, 3.3: cards that were dealt are open, won or removed, and B lies on C. */
static bool check_letters(struct ciub_reading *in)
{
    const struct ciub_set *set = &in->world->set;
    int dealt = __builtin_popcountll(in->seen & set->letter[LETTER_A]);
    if (in->state->step > STEP_DEAL && dealt != 2 * in->world->row)
        return ciub_json_fail(in, "removed",
                              "%d A cards are open, won or removed; %d were dealt", dealt,
                              2 * in->world->row);
    if (in->state->step <= STEP_DEAL && in->seen & ~set->letter[LETTER_A])
        return ciub_json_fail(in, "step", "only A cards are dealt");
    if (in->state->pile[0] > 0 && in->state->pile[1] < in->world->pile[1])
        return ciub_json_fail(in, "pile", "C cards turn up when no B card is left");
    return true;
}

bool ciub_json_pile(struct ciub_reading *in)
{
    static const char *const keys[] = {"b", "c", NULL};
    struct json_reader pile;
    bool given = json_reader_find(in->root, "pile", &pile);
    if (given && !json_reader_only(&pile, keys, in->error))
        return false;
    in->state->unseen = in->world->in_play & ~in->seen;
    return count_letter(in, given ? &pile : NULL, LETTER_B) &&
           count_letter(in, given ? &pile : NULL, LETTER_C) && check_letters(in);
}

static bool fail_place(struct ciub_reading *in, const char *key, int place,
                       const char *words)
{
    struct json_reader row = {.parent = in->root, .key = key};
    struct json_reader item = {.parent = &row, .index = (size_t)place};
    return json_reader_fail(&item, in->error, "%s", words);
}

/* 3.3: dealt one after the other, the top row first. */
static bool find_deal_gap(struct ciub_reading *in)
{
    struct ciub_state *state = in->state;
    int dealt = __builtin_popcountll(in->seen);
    for (int i = 0; i < 2 * in->world->row; i++) {
        bool upper = i < in->world->row;
        int place = i % in->world->row,
            card = (upper ? state->top : state->bottom)[place];
        if ((card != CIUB_NONE) != (i < dealt))
            return fail_place(in, upper ? "top" : "bottom", place,
                              "cards are dealt in order, the top row first");
    }
    if (dealt == 2 * in->world->row)
        return ciub_json_fail(in, "step", "all cards are dealt");
    state->gap = (uint8_t)dealt;
    return true;
}

/* The only gap of a row, or none, as the step has it. */
static bool find_gap(struct ciub_reading *in, const char *key,
                     const uint8_t row[CIUB_ROW], bool wanted)
{
    int gaps = 0;
    for (int place = 0; place < in->world->row; place++) {
        if (row[place] != CIUB_NONE)
            continue;
        if (++gaps > wanted)
            return fail_place(in, key, place, "a card must lie here");
        in->state->gap = (uint8_t)place;
    }
    if (gaps == wanted)
        return true;
    return ciub_json_fail(in, key, "at step '%s' it has a gap: write null",
                          ciub_step_name(in->state->step));
}

/* 5.1, 5.2: gaps stay in the top row when the pile is empty, and in both in last turns.
 */
bool ciub_json_gaps(struct ciub_reading *in)
{
    const struct ciub_state *state = in->state;
    bool refill = state->step == STEP_REFILL, down = state->step == STEP_DOWN;
    if (state->step == STEP_DEAL)
        return find_deal_gap(in);
    if (state->step == STEP_FIRST)
        return in->seen == 0 || ciub_json_fail(in, "step", "cards are dealt later");
    if ((refill || down) && state->stage != STAGE_OPEN)
        return ciub_json_fail(in, "step", "the pile has no card for the gap");
    return (state->stage != STAGE_OPEN || find_gap(in, "top", state->top, refill)) &&
           (state->stage == STAGE_LAST || find_gap(in, "bottom", state->bottom, down));
}
