/* position_json.c: the state JSON of a drawing. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "tests/games/ciub/position_parts.h"

bool part_item(const char **at, const char *ends, char item[ITEM_SIZE])
{
    *at += strspn(*at, " ");
    if (**at == '\0')
        return false;
    size_t length = strcspn(*at, ends);
    const char *start = *at;
    *at += length + (start[length] != '\0');
    while (length > 0 && start[length - 1] == ' ')
        length--;
    assert_true(length < ITEM_SIZE);
    memcpy(item, start, length);
    item[length] = '\0';
    return true;
}

bool part_find(const char *drawing, const char *key, int seat, char value[PART_SIZE])
{
    char name[ITEM_SIZE];
    if (seat > 0)
        snprintf(name, sizeof name, "%s %d", key, seat);
    else
        snprintf(name, sizeof name, "%s", key);
    for (const char *at = drawing; *at != '\0'; at += *at == ';') {
        at += strspn(at, " ");
        size_t part = strcspn(at, ";"), length = strcspn(at, ":;");
        if (length == strlen(name) && strncmp(at, name, length) == 0) {
            size_t skip = length < part ? length + 1 : length;
            assert_true(part - skip < PART_SIZE);
            snprintf(value, PART_SIZE, "%.*s", (int)(part - skip), at + skip);
            return true;
        }
        at += part;
    }
    return false;
}

int part_number(const char *value)
{
    int number = 0;
    value += strspn(value, " ");
    if (!text_to_int(value, 0, 255, &number))
        fail_msg("'%s' is no number", value);
    return number;
}

void part_comma(struct text *out)
{
    char last = out->data[out->length - 1];
    if (last != '{' && last != '[')
        text_put_char(out, ',');
}

/* A part that nobody reads is a mistake in the test. */
static void check_keys(const char *drawing)
{
    static const char *const keys[] = {
        "top",    "bottom", "removed", "pile",  "supply", "outside", "tray",  "rolling",
        "hand",   "step",   "turn",    "first", "opus",   "quiet",   "moved", "busy",
        "single", "gained", "won",     "token", "dice",   NULL};
    for (const char *at = drawing; *at != '\0'; at += *at == ';') {
        at += strspn(at, " ");
        size_t part = strcspn(at, ";"), length = 0;
        while (isalpha((unsigned char)at[length]))
            length++;
        bool known = part == 0;
        for (int i = 0; keys[i] != NULL; i++)
            known =
                known || (strlen(keys[i]) == length && strncmp(at, keys[i], length) == 0);
        if (!known)
            fail_msg("a drawing has no part '%.*s'", (int)part, at);
        at += part;
    }
}

static void put_numbers(const char *drawing, struct text *out)
{
    static const char *const keys[] = {"turn", "first", "opus", "quiet", NULL};
    static const char *const flags[] = {"moved", "busy", "single", "gained", NULL};
    char value[PART_SIZE];
    for (int i = 0; keys[i] != NULL; i++)
        if (part_find(drawing, keys[i], 0, value)) {
            part_comma(out);
            text_format(out, "\"%s\":%d", keys[i], part_number(value));
        }
    for (int i = 0; flags[i] != NULL; i++)
        if (part_find(drawing, flags[i], 0, value)) {
            part_comma(out);
            text_format(out, "\"%s\":true", flags[i]);
        }
}

/* An inactive die is the sign of a swap since the last roll of all. */
static bool has_inactive(const char *drawing)
{
    char value[PART_SIZE];
    return part_find(drawing, "outside", 0, value) && strstr(value, "inactive") != NULL &&
           !part_find(drawing, "moved", 0, value);
}

static void put_step(const char *drawing, struct text *out)
{
    char value[PART_SIZE], step[ITEM_SIZE] = "foresee";
    const char *at = value;
    if (part_find(drawing, "step", 0, value))
        part_item(&at, ";", step);
    else if (part_find(drawing, "outside", 0, value))
        snprintf(step, sizeof step, "act");
    else if (part_find(drawing, "tray", 0, value))
        snprintf(step, sizeof step, "spell");
    else if (part_find(drawing, "hand", 0, value))
        snprintf(step, sizeof step, "trade");
    text_format(out, "\"step\":\"%s\"", step);
    if (has_inactive(drawing))
        text_put(out, ",\"moved\":true");
}

static void put_token(const char *drawing, int seat, struct text *out)
{
    char value[PART_SIZE], card[ITEM_SIZE];
    const char *at = value;
    if (!part_find(drawing, "token", seat, value))
        return;
    part_item(&at, " ", card);
    part_comma(out);
    text_format(out, "\"token\":\"%s\"", card);
}

void position_write_json(const struct ciub_world *world, const char *drawing,
                         struct text *out)
{
    struct drawn_cards cards;
    struct drawn_dice dice;
    check_keys(drawing);
    position_read_cards(world, drawing, &cards);
    position_read_dice(world, drawing, &dice);
    text_put_char(out, '{');
    put_step(drawing, out);
    put_numbers(drawing, out);
    position_put_rows(world, &cards, out);
    position_put_cards(world, "removed", cards.removed, out);
    position_put_turn_dice(world, drawing, out);
    text_put(out, ",\"players\":[");
    for (int seat = 1; seat <= world->players; seat++) {
        part_comma(out);
        text_put_char(out, '{');
        position_put_dice(world, &dice, seat, out);
        position_put_cards(world, "won", cards.won[seat - 1], out);
        put_token(drawing, seat, out);
        text_put_char(out, '}');
    }
    text_put(out, "]}");
}
