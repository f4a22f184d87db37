/* position.c: drawn positions become states through state JSON, so that every one of them
 * is checked as any position set up by hand would be. */
#include "tests/games/ciub/position.h"

#include <stdio.h>
#include <string.h>

#include "games/ciub/ciub.h"

/* What is wrong with the set or the options, or "". */
static const char *open_match(struct position *p, const char *set, const char *options)
{
    const struct game *games[] = {&ciub_game, NULL};
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char id[256], seed[SETUP_VALUE];
    p->text = 0;
    p->match = NULL;
    struct text out = position_text(p);
    error_clear(&error);
    snprintf(id, sizeof id, "ciub:%s%s", options, set != NULL ? ",set=custom" : "");
    if (setup_read_id(&setup, games, &game, seed, id, &error)) {
        if (set != NULL)
            setup_attach(&setup, set, strlen(set), "drawing");
        p->match = match_new(game, &setup, "", &error);
        setup_deinit(&setup);
    }
    if (p->match == NULL)
        text_put(&out, error.text);
    return out.data;
}

static const char *place(struct position *p, const char *drawing)
{
    struct error error;
    struct json_reader json_reader;
    struct text json = position_text(p), out = position_text(p);
    position_write_json(p->match->world, drawing, &json);
    assert_false(json.overflow);
    error_clear(&error);
    if (!json_reader_parse(&json_reader, json.data, json.length, &error))
        fail_msg("%s: %s", json.data, error.text);
    if (!match_place(p->match, &json_reader, &error))
        text_put(&out, error.text);
    json_reader_free(&json_reader);
    return out.data;
}

const char *position_try(struct position *p, const char *options, const char *drawing)
{
    const char *wrong = open_match(p, NULL, options);
    return p->match == NULL ? wrong : place(p, drawing);
}

void position_draw_set(struct position *p, const char *set, const char *options,
                       const char *drawing)
{
    const char *wrong = open_match(p, set, options);
    if (p->match != NULL)
        wrong = place(p, drawing);
    if (wrong[0] != '\0')
        fail_msg("the drawing '%s' of %s: %s", drawing, options, wrong);
}

void position_draw(struct position *p, const char *options, const char *drawing)
{
    position_draw_set(p, NULL, options, drawing);
}

const char *position_try_start(struct position *p, const char *options)
{
    return open_match(p, NULL, options);
}

void position_start(struct position *p, const char *options)
{
    const char *wrong = open_match(p, NULL, options);
    if (p->match == NULL)
        fail_msg("%s: %s", options, wrong);
}

void position_end(struct position *p)
{
    match_free(p->match);
    p->match = NULL;
}
