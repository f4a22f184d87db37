/* placed.c: see placed.h. */
#include "tests/games/ciub/json/placed.h"

#include <stdalign.h>
#include <string.h>

#include "games/data.h"

void placed_start_set(struct position *p, const char *line, const char *other)
{
    const struct data_file *file = data_find("ciub/standard.set");
    char text[POSITION_TEXT];
    struct text set = text_init(text, sizeof text);
    assert_non_null(file);
    const char *at = strstr(file->text, line);
    assert_non_null(at);
    text_put_n(&set, file->text, (size_t)(at - file->text));
    text_put(&set, other);
    text_put(&set, at + strlen(line));
    position_start_set(p, set.data, "players=2");
}

void placed_set(struct position *p, const char *json)
{
    const char *error = position_read_quoted(p, json);
    if (error[0] != '\0')
        fail_msg("%s\n  is refused: %s", json, error);
}

const char *placed_picture(struct position *p)
{
    struct text out = position_text(p);
    p->match->game->describe(p->match->world, p->match->state, &out);
    return out.data;
}

const char *placed_prompt(struct position *p)
{
    struct text out = position_text(p);
    p->match->game->prompt(p->match->world, p->match->state, &out);
    return out.data;
}

/* Plays a move or chance event, and gives the remark on it. */
static const char *remark(struct position *p, const char *move)
{
    const struct match *match = p->match;
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    struct text out = position_text(p);
    struct reason why;
    struct move made;
    memcpy(before, match->state, match->game->state_size);
    if (!match_play(p->match, move, &why))
        fail_msg("%s: %s %s", move, why.rule, why.text);
    match_last_move(match, &made);
    match->game->narrate(match->world, before, &made, match->state, &out);
    return out.data;
}

void placed_remark_all(const char *options, const struct remarked *rows, size_t count)
{
    POSITION p;
    position_start(&p, options);
    for (size_t i = 0; i < count; i++) {
        if (rows[i].json != NULL)
            placed_set(&p, rows[i].json);
        const char *says = remark(&p, rows[i].move);
        if (strcmp(says, rows[i].says) != 0)
            fail_msg("row %zu: '%s'\n  says: %s\n  not:  %s", i, rows[i].move, says,
                     rows[i].says);
    }
}

void placed_refuse_all(const char *options, const struct placed *rows, size_t count)
{
    POSITION p;
    position_start(&p, options);
    position_read_all(&p, rows, count);
}
