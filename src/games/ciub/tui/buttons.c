/* buttons.c: buttons for what can be said, and the faces a die can be turned to. */
#include <string.h>

#include "games/ciub/guide/guide.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

/* In the order of a turn. */
static const char *const buttons[] = {
    "word:token",  "word:remove", "word:swap", "word:reroll", "word:adjust",
    "word:itself", "word:put",    "word:roll", "word:stop",   "word:nothing",
    "word:trade",  "word:whiten", "word:end",
};

static void add_chip(const struct ciub_pen *pen, struct ciub_flow *flow, enum ink ink,
                     const char *words, const char *thing)
{
    if (ciub_flow_next(flow, ciub_chip_width(pen, words), 0))
        flow->x += ciub_chip(pen, flow->y, flow->x, ink, words, thing) + 1;
}

static void draw_buttons(const struct ciub_pen *pen, struct ciub_flow *flow)
{
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        if (view_scene_marks(pen->scene, buttons[i]) != 0)
            add_chip(pen, flow, INK_KEY, ciub_word_label(buttons[i]), buttons[i]);
}

/* 4.5: the faces of the die that is being turned. */
static void draw_looks(const struct ciub_pen *pen, struct ciub_flow *flow)
{
    int colour = kind_colour(pen->state->target);
    const struct ciub_die *die = &pen->set->die[colour];
    flow->x +=
        canvas_put(pen->canvas, flow->y, flow->x, INK_TITLE, tr("Turn it to:")) + 1;
    for (int look = 0; look < die->symbols; look++) {
        int symbol = die->symbol[look];
        char thing[GUIDE_THING], words[32];
        struct text out = text_init(thing, sizeof thing);
        text_format(&out, "look:%s", ciub_symbol_name(symbol));
        out = text_init(words, sizeof words);
        text_put(&out, ciub_sign(pen, symbol));
        if (strcmp(words, ciub_sign_word(symbol)) != 0)
            text_format(&out, " %s", ciub_sign_word(symbol));
        add_chip(pen, flow, ciub_colour_ink(pen, colour), words, thing);
    }
}

void ciub_draw_words(const struct ciub_pen *pen, const struct ciub_area *area)
{
    struct ciub_flow flow = ciub_flow_begin(area);
    if (pen->state->step == STEP_TURN)
        draw_looks(pen, &flow);
    draw_buttons(pen, &flow);
}
