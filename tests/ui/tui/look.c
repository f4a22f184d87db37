/* look.c: see look.h. */
#include "look.h"

#include <stdio.h>
#include <string.h>

#include "ai/ai.h"
#include "core/guide.h"
#include "tests/base/check.h"

struct match *look_match(const struct game *game, const char *players, const char *seed)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    assert_true(setup_set(&setup, game, "players", players, &error));
    struct match *match = match_new(game, &setup, seed, &error);
    assert_non_null(match);
    match_draw_all(match);
    return match;
}

void look_play(struct match *match, size_t choices)
{
    struct player *greedy = ai_greedy_new(1), *seats[GAME_MAX_PLAYERS];
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        seats[seat] = greedy;
    player_run(match, seats, choices, NULL);
    match_draw_all(match);
    player_free(greedy);
}

void look_step(struct match *match, struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = match->game->choices(match->world, match->state, list);
    match_choose(match, list[rng_below(rng, (uint32_t)count)]);
    match_draw_all(match);
}

/* --- what can be chosen ------------------------------------------------------------- */

static bool next_thing(const char **at, char thing[GUIDE_THING])
{
    *at += strspn(*at, " ");
    size_t length = strcspn(*at, " ");
    assert_true(length < GUIDE_THING);
    memcpy(thing, *at, length);
    thing[length] = '\0';
    *at += length;
    return length > 0;
}

static void light_left_out(struct look *look, const struct match *match)
{
    char name[GUIDE_THING], taken[GUIDE_THING];
    for (int number = 0;; number++) {
        struct text thing = text_init(name, sizeof name);
        struct text ignored = text_init(taken, sizeof taken);
        match->game->guide->left_out(match->world, match->state, number, &thing,
                                     &ignored);
        if (thing.length == 0)
            return;
        if (view_scene_is_lit(&look->scene, name))
            continue;
        assert_true(look->scene.lits < LOOK_LITS);
        memcpy(look->lit[look->scene.lits++], name, sizeof name);
    }
}

static void light(struct look *look, const struct match *match)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = match->game->choices(match->world, match->state, list);
    if (guide_leaves_out(match->game, match->world, match->state) > 0) {
        light_left_out(look, match);
        return;
    }
    for (int i = 0; i < count; i++) {
        char things[GUIDE_THINGS], thing[GUIDE_THING];
        struct text out = text_init(things, sizeof things);
        match->game->guide->things(match->world, match->state, list[i], &out);
        for (const char *at = things; next_thing(&at, thing);) {
            if (view_scene_is_lit(&look->scene, thing))
                continue;
            assert_true(look->scene.lits < LOOK_LITS);
            memcpy(look->lit[look->scene.lits++], thing, sizeof thing);
        }
    }
}

void look_init(struct look *look, const struct match *match, const struct view *view,
               int height, int width, bool ascii)
{
    static const char *const names[GAME_MAX_PLAYERS] = {"Ada", "Grace", "Edsger", "Alan",
                                                        "Barbara"};
    *look = (struct look){.scene = {.game = match->game,
                                    .world = match->world,
                                    .state = match->state,
                                    .lit = look->lit,
                                    .picked = look->picked,
                                    .cursor = ""}};
    memcpy(look->scene.name, names, sizeof names);
    look->scene.players = match->setup.players;
    if (!match_over(match))
        light(look, match);
    assert_true(canvas_init(&look->canvas, height, width, ascii));
    view->draw(&look->scene, &look->canvas);
}

void look_deinit(struct look *look)
{
    canvas_deinit(&look->canvas);
}

void look_again(struct look *look, const struct view *view)
{
    canvas_clear(&look->canvas);
    view->draw(&look->scene, &look->canvas);
}

/* --- what is drawn ------------------------------------------------------------------ */

static void fail_with(const struct look *look, const char *what, const char *thing)
{
    struct buffer out;
    buffer_init(&out);
    canvas_text(&look->canvas, &out);
    print_error("%s\n", out.data);
    buffer_deinit(&out);
    fail_msg("%s: '%s'", what, thing);
}

static bool has_spot(const struct canvas *canvas, const char *thing)
{
    for (int i = 0; i < canvas->spots; i++)
        if (strcmp(canvas->spot[i].thing, thing) == 0)
            return true;
    return false;
}

/* Each cell belongs to at most one thing. */
static void check_spots(const struct look *look)
{
    const struct canvas *canvas = &look->canvas;
    for (int i = 0; i < canvas->spots; i++) {
        const struct spot *spot = &canvas->spot[i];
        if (spot->y < 0 || spot->x < 0 || spot->y + spot->height > canvas->height ||
            spot->x + spot->width > canvas->width)
            fail_with(look, "a spot is not within the canvas", spot->thing);
        for (int y = spot->y; y < spot->y + spot->height; y++)
            for (int x = spot->x; x < spot->x + spot->width; x++)
                if (strcmp(canvas_at(canvas, y, x)->thing, spot->thing) != 0)
                    fail_with(look, "a spot is covered by another", spot->thing);
    }
}

static void check_text(const struct look *look)
{
    const struct canvas *canvas = &look->canvas;
    uint32_t cut = canvas->ascii ? '~' : 0x2026;
    for (int i = 0; i < canvas->height * canvas->width; i++) {
        if (canvas->cell[i].glyph == cut)
            fail_with(look, "a text is cut", "");
        if (canvas->ascii && canvas->cell[i].glyph == '?')
            fail_with(look, "a sign has no ASCII", "");
    }
}

void look_check(const struct look *look)
{
    for (int i = 0; i < look->scene.lits; i++)
        if (!has_spot(&look->canvas, look->scene.lit[i]))
            fail_with(look, "no spot", look->scene.lit[i]);
    check_spots(look);
    check_text(look);
}

/* --- pictures ----------------------------------------------------------------------- */

static void write_file(const char *folder, const char *name, const char *ending,
                       void (*write)(const struct canvas *, struct buffer *),
                       const struct canvas *canvas)
{
    char path[400];
    struct text out = text_init(path, sizeof path);
    text_format(&out, "%s/%s.%s", folder, name, ending);
    struct buffer buffer;
    buffer_init(&buffer);
    write(canvas, &buffer);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(buffer.data, 1, buffer.length, file), buffer.length);
    assert_int_equal(fclose(file), 0);
    buffer_deinit(&buffer);
}

void look_write(const struct look *look, const char *folder, const char *name)
{
    write_file(folder, name, "txt", canvas_text, &look->canvas);
    write_file(folder, name, "svg", canvas_svg, &look->canvas);
}
