/* players.c: the players of a position from JSON. */
#include <string.h>

#include "games/seals/json/internal.h"
#include "games/seals/notation/notation.h"

/* 1.2: counts a die that a player holds or has taken. */
static bool count_die(struct reading *in, const struct json_reader *item, int colour)
{
    int all = in->world->players + 1;
    if (++in->held[colour] <= all)
        return true;
    return json_reader_fail(
        item, in->error, "there are only %d dice of %s, and the players have %d already",
        all, seals_element_name[colour], all);
}

static bool get_dice(struct reading *in, const struct json_reader *object,
                     struct seals_seat *seat)
{
    struct json_reader array, item;
    size_t length = 0;
    if (!json_reader_find(object, "dice", &array))
        return true;
    if (!json_reader_length(&array, &length, in->error))
        return false;
    for (size_t i = 0; i < length; i++) {
        int colour = 0, value = 0;
        if (!json_reader_item(&array, i, &item, in->error) ||
            !seals_json_to_die(in, &item, &colour, &value) ||
            !count_die(in, &item, colour))
            return false;
        seat->dice[colour] += dice_one(value);
    }
    return true;
}

static bool get_next(struct reading *in, const struct json_reader *object,
                     struct seals_seat *seat)
{
    struct json_reader array, item;
    size_t length = 0;
    if (!json_reader_find(object, "next", &array))
        return true;
    if (!json_reader_length(&array, &length, in->error))
        return false;
    if (length > 3)
        return json_reader_fail(&array, in->error,
                                "at most three dice wait for the next round");
    for (size_t i = 0; i < length; i++) {
        const char *letter = NULL;
        if (!json_reader_item(&array, i, &item, in->error) ||
            !json_reader_string(&item, &letter, in->error))
            return false;
        int colour = seals_colour_find(letter[0]);
        if (colour < 0 || letter[1] != '\0')
            return json_reader_fail(&item, in->error,
                                    "'%.20s' is no colour: write f, w, a or e", letter);
        if (!count_die(in, &item, colour))
            return false;
        seat->next[colour]++;
    }
    return true;
}

/* 1.4: a scroll is in one place. Down comes before up, players before the board. */
static bool meet_scroll(struct reading *in, const struct json_reader *item, int scroll,
                        const struct seals_seat *seat)
{
    uint64_t bit = scroll_bit(scroll), own = seat->up | seat->down;
    if ((own & bit) != 0)
        return json_reader_fail(item, in->error, "this player has that scroll already");
    if (scroll != SCROLL_BINDING && (in->seen & bit) != 0)
        return json_reader_fail(item, in->error,
                                "another player has that scroll already");
    in->seen |= bit;
    return true;
}

static bool get_scrolls(struct reading *in, const struct json_reader *object,
                        const char *key, struct seals_seat *seat, uint64_t *scrolls)
{
    struct json_reader array, item;
    size_t length = 0;
    if (!json_reader_find(object, key, &array))
        return true;
    if (!json_reader_length(&array, &length, in->error))
        return false;
    for (size_t i = 0; i < length; i++) {
        int scroll = 0;
        if (!json_reader_item(&array, i, &item, in->error) ||
            !seals_json_to_scroll(in, &item, &scroll) ||
            !meet_scroll(in, &item, scroll, seat))
            return false;
        *scrolls |= scroll_bit(scroll);
    }
    return true;
}

/* 1.5: Binding is always one of them; where no scroll face up is named, it lies there. */
static bool get_all_scrolls(struct reading *in, const struct json_reader *object,
                            struct seals_seat *seat)
{
    struct json_reader up;
    seat->up = 0;
    if (!get_scrolls(in, object, "down", seat, &seat->down) ||
        !get_scrolls(in, object, "up", seat, &seat->up))
        return false;
    if (((seat->up | seat->down) & scroll_bit(SCROLL_BINDING)) != 0)
        return true;
    if (json_reader_find(object, "up", &up))
        return json_reader_fail(&up, in->error,
                                "binding is missing: it lies in up or in down");
    seat->up = scroll_bit(SCROLL_BINDING);
    return true;
}

static bool get_mage(struct reading *in, const struct json_reader *object,
                     struct seals_seat *seat)
{
    struct json_reader json_reader;
    const char *name = NULL;
    if (!json_reader_find(object, "mage", &json_reader))
        return true;
    if (!json_reader_string(&json_reader, &name, in->error))
        return false;
    int mage = seals_mage_find(name);
    if (mage < 0)
        return json_reader_fail(
            &json_reader, in->error,
            "'%.20s' is no mage: shaman, witch, seer, sorcerer or warlock", name);
    seat->mage = (uint8_t)mage;
    return true;
}

static bool get_player(struct reading *in, const struct json_reader *object,
                       struct seals_seat *seat)
{
    static const char *const keys[] = {"mage", "place", "familiar", "dice", "next",
                                       "owed", "over",  "up",       "down", NULL};
    struct json_reader over;
    uint8_t owed = 0;
    bool is_over = false;
    if (!json_reader_only(object, keys, in->error) || !get_mage(in, object, seat) ||
        !seals_json_get_site(in, object, "place", &seat->place) ||
        !seals_json_get_site(in, object, "familiar", &seat->familiar) ||
        !get_dice(in, object, seat) || !get_next(in, object, seat) ||
        !seals_json_get_byte(in, object, "owed", 0, 3, &owed) ||
        !get_all_scrolls(in, object, seat))
        return false;
    if (json_reader_find(object, "over", &over) &&
        !json_reader_bool(&over, &is_over, in->error))
        return false;
    seat->owed = (unsigned)owed & 3;
    seat->over = is_over;
    return true;
}

bool seals_json_get_players(struct reading *in, const struct json_reader *root)
{
    struct json_reader players, item;
    size_t length = 0;
    if (!json_reader_field(root, "players", &players, in->error) ||
        !json_reader_length(&players, &length, in->error))
        return false;
    if (length != (size_t)in->world->players)
        return json_reader_fail(&players, in->error, "this game has %d players",
                                in->world->players);
    for (size_t i = 0; i < length; i++)
        if (!json_reader_item(&players, i, &item, in->error) ||
            !get_player(in, &item, &in->state->seat[i]))
            return false;
    return true;
}
