/* position.c: drawn positions become states through state JSON, so that every one of them
 * is checked as any position set up by hand would be. */
#include "tests/games/ciub/position.h"

#include <string.h>

#include "games/ciub/ciub.h"

static const char *place(struct position *p, const char *drawing)
{
    struct text json = position_text(p);
    position_write_json(p->match->world, drawing, &json);
    assert_false(json.overflow);
    return position_read(p, json.data);
}

const char *position_try(struct position *p, const char *options, const char *drawing)
{
    const char *wrong = position_try_start(p, options);
    return p->match == NULL ? wrong : place(p, drawing);
}

void position_redraw(struct position *p, const char *drawing)
{
    const char *wrong = place(p, drawing);
    if (wrong[0] != '\0')
        fail_msg("the drawing '%s': %s", drawing, wrong);
}

void position_draw_set(struct position *p, const char *set, const char *options,
                       const char *drawing)
{
    position_start_set(p, set, options);
    position_redraw(p, drawing);
}

void position_draw(struct position *p, const char *options, const char *drawing)
{
    position_start(p, options);
    position_redraw(p, drawing);
}

const char *position_try_start(struct position *p, const char *options)
{
    return position_open(p, &ciub_game, options, NULL, 0);
}

void position_start(struct position *p, const char *options)
{
    const char *wrong = position_try_start(p, options);
    if (p->match == NULL)
        fail_msg("%s: %s", options, wrong);
}

void position_start_set(struct position *p, const char *set, const char *options)
{
    if (set == NULL) {
        position_start(p, options);
        return;
    }
    char custom[64];
    struct text out = text_init(custom, sizeof custom);
    text_format(&out, "%s,set=custom", options);
    const char *wrong = position_open(p, &ciub_game, custom, set, strlen(set));
    if (p->match == NULL)
        fail_msg("%s: %s", custom, wrong);
}
