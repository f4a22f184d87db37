/* dungeon.c: games of Five Seals as their view draws them. */
#include "dungeon.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "core/match/setup.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"

static const char *const names[GAME_MAX_PLAYERS] = {"Anna", "Benedikt", "Chiara",
                                                    "Dmitri", "Eilidh"};

static void add_lit(struct dungeon *dungeon, const char *thing)
{
    struct scene *scene = &dungeon->scene;
    if (view_scene_is_lit(scene, thing) || scene->lits == GAME_MAX_CHOICES)
        return;
    snprintf(dungeon->lit[scene->lits++], GUIDE_THING, "%s", thing);
}

static void light_choice(struct dungeon *dungeon, choice_t choice)
{
    const struct match *match = dungeon->match;
    char things[GUIDE_THINGS], word[GUIDE_THING];
    struct text text = text_init(things, sizeof things);
    match->game->guide->things(match->world, match->state, choice, &text);
    for (const char *at = things; *at; at += strspn(at, " ")) {
        int length = (int)strcspn(at, " ");
        snprintf(word, sizeof word, "%.*s", length, at);
        add_lit(dungeon, word);
        at += length;
    }
}

void dungeon_light(struct dungeon *dungeon)
{
    const struct match *match = dungeon->match;
    choice_t list[GAME_MAX_CHOICES];
    dungeon->scene.state = match->state;
    dungeon->scene.lits = 0;
    if (match_actor(match) < 0)
        return;
    int count = match->game->choices(match->world, match->state, list);
    for (int i = 0; i < count; i++)
        light_choice(dungeon, list[i]);
}

void dungeon_init(struct dungeon *dungeon, const char *options, long choices)
{
    static const struct game *const games[] = {&seals_game, NULL};
    const struct game *game;
    struct setup setup;
    struct error error = {0};
    char id[200], seed[SETUP_VALUE];
    memset(dungeon, 0, sizeof *dungeon);
    snprintf(id, sizeof id, "seals:%s#7", options);
    assert_true(setup_read_id(&setup, games, &game, seed, id, &error));
    dungeon->match = match_new(game, &setup, seed, &error);
    setup_deinit(&setup);
    assert_non_null(dungeon->match);
    match_draw_all(dungeon->match);
    assert_true(choices == 0 ||
                playout_match(dungeon->match, "greedy", choices, NULL, NULL, &error));
    match_draw_all(dungeon->match);
    dungeon->scene = (struct scene){.game = game,
                                    .world = dungeon->match->world,
                                    .players = dungeon->match->setup.players,
                                    .lit = dungeon->lit,
                                    .picked = dungeon->picked,
                                    .cursor = ""};
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        dungeon->scene.name[seat] = names[seat];
    dungeon_light(dungeon);
}

void dungeon_deinit(struct dungeon *dungeon)
{
    match_free(dungeon->match);
}

struct canvas dungeon_draw(const struct dungeon *dungeon, int height, int width,
                           bool ascii)
{
    struct canvas canvas;
    assert_true(canvas_init(&canvas, height, width, ascii));
    seals_view.draw(&dungeon->scene, &canvas);
    return canvas;
}

const struct spot *dungeon_spot(const struct canvas *canvas, const char *thing)
{
    for (int i = 0; i < canvas->spots; i++)
        if (strcmp(canvas->spot[i].thing, thing) == 0)
            return &canvas->spot[i];
    return NULL;
}

const struct spot *dungeon_find(const struct canvas *canvas, const char *thing)
{
    const struct spot *spot = dungeon_spot(canvas, thing);
    if (!spot)
        print_message("no spot for %s\n", thing);
    assert_non_null(spot);
    return spot;
}

const struct cell *dungeon_cells(const struct canvas *canvas, const struct spot *spot)
{
    assert_true(spot->y >= 0 && spot->y + spot->height <= canvas->height);
    assert_true(spot->x >= 0 && spot->x + spot->width <= canvas->width);
    return &canvas->cell[spot->y * canvas->width + spot->x];
}

static void write_file(const char *name, const char *ending, const struct buffer *text)
{
    char path[300];
    snprintf(path, sizeof path, "%s/%s.%s", getenv("CANTRIP_PICTURES"), name, ending);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fwrite(text->data, 1, text->length, file);
    fclose(file);
}

void dungeon_picture(const struct canvas *canvas, const char *name)
{
    struct buffer text;
    if (!getenv("CANTRIP_PICTURES"))
        return;
    buffer_init(&text);
    canvas_text(canvas, &text);
    write_file(name, "txt", &text);
    buffer_clear(&text);
    canvas_svg(canvas, &text);
    write_file(name, "svg", &text);
    buffer_deinit(&text);
}
