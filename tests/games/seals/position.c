/* position.c: drawn positions are read as state JSON, so they are checked like any
 * position set up by hand. */
#include "tests/games/seals/position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/seals/seals.h"

enum { JSON_SIZE = 16384, WORD = 64 };

/* The next word up to one of the `ends` into `word`; moves on past it. */
static bool next_word(const char **at, const char *ends, char word[WORD])
{
    *at += strspn(*at, " ");
    size_t length = strcspn(*at, ends);
    assert_true(length < WORD);
    memcpy(word, *at, length);
    word[length] = '\0';
    *at += length;
    return length > 0;
}

bool position_has_vault(const char *table)
{
    char word[WORD];
    while (next_word(&table, " ", word))
        if (strcmp(word, "vault") == 0)
            return true;
    return false;
}

static void put_comma(struct text *out)
{
    if (out->length > 0 && out->data[out->length - 1] != '[' &&
        out->data[out->length - 1] != '{')
        text_put_char(out, ',');
}

/* --- players ------------------------------------------------------------------------ */

/* "witch on h1, cat on n2": up to the colon. */
static void put_places(const char **at, struct text *out)
{
    char word[WORD];
    assert_true(next_word(at, " ", word));
    text_format(out, "\"mage\":\"%s\"", word);
    for (const char *key = "place"; **at != ':' && **at != '\0'; key = "familiar") {
        assert_true(next_word(at, " ", word));
        assert_string_equal(word, "on");
        assert_true(next_word(at, " ,:", word));
        text_format(out, ",\"%s\":\"%s\"", key, word);
        if (**at == ',') {
            ++*at;
            assert_true(next_word(at, " ", word)); /* the familiar's name */
        }
    }
    *at += **at == ':';
}

/* Dice with a value are held, others wait. */
static void put_dice(const char **at, struct text *out)
{
    char word[WORD], held[WORD * 4], next[WORD];
    struct text dice = text_init(held, sizeof held),
                waiting = text_init(next, sizeof next);
    int count = 0;
    while (next_word(at, " |", word)) {
        struct text *into = word[1] != '\0' ? &dice : &waiting;
        count += word[1] == '\0';
        text_format(into, "%s\"%s\"", into->length > 0 ? "," : "", word);
    }
    text_format(out, ",\"dice\":[%s],\"next\":[%s]", held, next);
    if (dice.length == 0)
        text_format(out, ",\"over\":true,\"owed\":%d", 3 - count);
}

static void put_scrolls(const char *at, bool down, bool familiar, struct text *out)
{
    char word[WORD];
    bool binding = false;
    text_format(out, ",\"%s\":[", down ? "down" : "up");
    while (next_word(&at, " ", word)) {
        const char *name = word[0] == '~' ? word + 1 : word;
        binding = binding || strcmp(name, "binding") == 0;
        if ((word[0] == '~') != down)
            continue;
        put_comma(out);
        text_format(out, "\"%s\"", name);
    }
    if (down == familiar && !binding) {
        put_comma(out);
        text_put(out, "\"binding\"");
    }
    text_put_char(out, ']');
}

static void put_player(const char *player, struct text *out)
{
    put_comma(out);
    text_put_char(out, '{');
    bool familiar = strcspn(player, ",") < strcspn(player, ":");
    put_places(&player, out);
    put_dice(&player, out);
    const char *scrolls = *player == '|' ? player + 1 : player;
    put_scrolls(scrolls, false, familiar, out);
    put_scrolls(scrolls, true, familiar, out);
    text_put_char(out, '}');
}

/* --- the table ---------------------------------------------------------------------- */

/* The seat of a mage, counted from 1. */
static int seat_of(const char *const *players, const char *mage)
{
    size_t length = strlen(mage);
    for (int i = 0; players[i] != NULL; i++)
        if (strncmp(players[i], mage, length) == 0 && players[i][length] == ' ')
            return i + 1;
    fail_msg("nobody plays the %s", mage);
    return 0;
}

/* Words "PREFIX key=value" of the table as the members of an object. */
static void put_members(const char *table, const char *prefix, struct text *out)
{
    char word[WORD];
    while (next_word(&table, " ", word)) {
        char *value = strchr(word, '='), *key = word;
        if (value == NULL)
            continue;
        *value++ = '\0';
        size_t length = strlen(prefix);
        bool site = strchr(word, '.') == NULL && strpbrk(word, "0123456789") != NULL;
        if (length > 0 ? strncmp(word, prefix, length) != 0 : !site)
            continue;
        put_comma(out);
        text_format(out, "\"%s\":\"%s\"", key + length, value);
    }
}

/* first, turn and the counters. */
static void put_counters(const char *table, const char *const *players, struct text *out)
{
    char word[WORD], turn[WORD] = "", first[WORD] = "";
    while (next_word(&table, " ", word)) {
        char *value = strchr(word, '=');
        if (value == NULL || strchr(word, '.') != NULL ||
            (value != NULL && strpbrk(word, "0123456789") < value &&
             strpbrk(word, "0123456789") != NULL))
            continue;
        *value++ = '\0';
        if (strcmp(word, "turn") == 0)
            snprintf(turn, sizeof turn, "%s", value);
        else if (strcmp(word, "first") == 0)
            snprintf(first, sizeof first, "%s", value);
        else
            text_format(out, ",\"%s\":%s", word, value);
    }
    int leader = first[0] != '\0' ? seat_of(players, first) : 1;
    text_format(out, ",\"first\":%d,\"turn\":%d", leader,
                turn[0] != '\0' ? seat_of(players, turn) : leader);
}

static void put_state(int circle, const char *table, const char *const *players,
                      struct text *out)
{
    text_format(out, "{\"circle\":%d", circle);
    put_counters(table, players, out);
    text_put(out, ",\"players\":[");
    for (int i = 0; players[i] != NULL; i++)
        put_player(players[i], out);
    text_put(out, "],\"sites\":{");
    put_members(table, "", out);
    if (position_has_vault(table)) {
        put_comma(out);
        text_put(out, "\"g1\":\"e6\",\"v1\":\"synergy.fire\",\"v2\":\"synergy.water\","
                      "\"v3\":\"synergy.air\",\"v4\":\"synergy.earth\","
                      "\"v5\":\"synergy.mind\"");
    }
    text_put(out, "},\"guardians\":{");
    put_members(table, "guardian.", out);
    text_put(out, "},\"absorbed\":{");
    put_members(table, "absorbed.", out);
    text_put(out, "}}");
}

/* --- the match ---------------------------------------------------------------------- */

/* Options as in a game id, and the drawn board with what lies on it. What is wrong with
 * them, or "". */
static const char *open_match(struct position *p, const char *options, const char *board,
                              const char *table)
{
    char custom[128];
    struct text out = text_init(custom, sizeof custom);
    struct buffer file;
    text_format(&out, "%s,board=custom", options);
    position_board_file(board, table, &file);
    const char *wrong = position_open(p, &seals_game, custom, file.data, file.length);
    buffer_deinit(&file);
    return wrong;
}

const char *position_try(struct position *p, int circle, const char *board,
                         const char *table, const char *const *players)
{
    char options[64];
    int count = 0;
    while (players[count] != NULL)
        count++;
    snprintf(options, sizeof options, "players=%d,circle=%d", count, circle);
    const char *wrong = open_match(p, options, board, table);
    if (p->match == NULL)
        return wrong;
    struct text json = position_text(p);
    put_state(circle, table, players, &json);
    assert_false(json.overflow);
    return position_read(p, json.data);
}

void position_draw_players(struct position *p, int circle, const char *board,
                           const char *table, const char *const *players)
{
    const char *wrong = position_try(p, circle, board, table, players);
    if (wrong[0] != '\0')
        fail_msg("the drawing: %s", wrong);
}

const char *position_try_start(struct position *p, const char *options, const char *board)
{
    return open_match(p, options, board, "");
}

void position_start(struct position *p, const char *options, const char *board)
{
    const char *wrong = open_match(p, options, board, "");
    if (p->match == NULL)
        fail_msg("%s on %s: %s", options, board, wrong);
}
