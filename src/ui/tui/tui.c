/* tui.c: runs the setup screen and the games. */
#include "ui/tui/tui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record/record.h"
#include "core/text/file_read.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/game/waiting_room.h"
#include "ui/tui/setup/form.h"

struct tui {
    const struct tui_start *start;
    struct screen screen;
    char folder[STORE_PATH];  /* "": games are not saved */
    char warning[FRAME_LINE]; /* to show when a game starts */
    bool unsaved;             /* games should be saved, but cannot be */
    bool taught;              /* the last lesson was read to its end */
    bool wants_new;           /* the last game was left for another */
    char left[STORE_PATH];    /* the file of the game left last, if it can be resumed */
    bool careful;             /* every move is to be confirmed */
    struct buffer talk;       /* chat and news from a server, in rooms and games */
};

/* Sets the warning to show when the game starts; the format has one %s. */
__attribute__((format(printf, 2, 0))) static void
warn(struct tui *tui, const char *format, const struct error *error)
{
    char line[ERROR_TEXT + ERROR_FILE];
    error_line(error, line, sizeof line);
    struct text text = text_init(tui->warning, sizeof tui->warning);
    text_format(&text, format, line);
}

/* Games that cannot be saved can still be played, with a warning. */
static void find_folder(struct tui *tui)
{
    struct error error = {0};
    const char *folder = tui->start->folder;
    tui->folder[0] = '\0';
    if (folder)
        snprintf(tui->folder, sizeof tui->folder, "%s", folder);
    else if (!store_folder(tui->folder, sizeof tui->folder, &error)) {
        tui->folder[0] = '\0';
        warn(tui, tr("This game is not kept: %s"), &error);
    }
}

static void show_warning(struct tui *tui, struct controller *controller)
{
    if (tui->warning[0])
        controller_message(controller, INK_BAD, "%s", tui->warning);
    tui->warning[0] = '\0';
}

static void report_left(const struct controller *controller, struct tui_left *left)
{
    snprintf(left->path, sizeof left->path, "%s", controller->store->path);
    left->over = table_waits(controller->table) == TABLE_OVER;
    left->unsaved = controller->unsaved;
}

/* Creates the file of a game; without one it can still be played, with a warning. */
static void start_keeping(struct tui *tui, const struct table *table, struct store *store)
{
    struct error trouble = {0};
    tui->unsaved = !tui->folder[0];
    if (!tui->folder[0] || store_create(store, table, tui->folder, &trouble))
        return;
    warn(tui, tr("This game is not kept: %s"), &trouble);
    tui->unsaved = true;
}

/* The game of a lesson that is over goes on like any other, and is kept from then on. */
static void play_on(struct tui *tui, struct controller *controller)
{
    controller->lesson = NULL;
    start_keeping(tui, controller->table, controller->store);
    controller->unsaved = tui->unsaved;
    show_warning(tui, controller);
    controller_run(controller);
}

/* One game, to its end or until the player leaves; returns what is wanted next. */
static enum controller_next play_game(struct tui *tui, struct table *table,
                                      struct store *store, struct lesson *lesson)
{
    struct controller controller;
    controller_init(&controller, &tui->screen, table, store);
    controller.pause = tui->start->pause;
    controller.program = tui->start->program;
    controller.lesson = lesson;
    controller.careful = tui->careful;
    controller.unsaved = tui->unsaved && !lesson;
    show_warning(tui, &controller);
    controller_run(&controller);
    if (lesson && !controller.left && !tui->screen.ended)
        play_on(tui, &controller);
    if (tui->start->left && !controller.lesson)
        report_left(&controller, tui->start->left);
    tui->careful = controller.careful;
    controller_deinit(&controller);
    return tui->screen.ended ? CONTROLLER_QUIT : controller.next;
}

/* The seat that had the first decision. */
static int first_seat(const struct match *match)
{
    for (size_t i = 0; i < match->count; i++)
        if (match->log[i].seat >= 0)
            return match->log[i].seat;
    return 0;
}

static bool has_option(const struct game *game, const char *name)
{
    for (int i = 0; i < SETUP_MAX_OPTIONS && game->options[i].name; i++)
        if (strcmp(game->options[i].name, name) == 0)
            return true;
    return false;
}

/* The same set-up and players with other dice; the next player begins. */
static struct table *rematch_of(const struct table *table)
{
    const struct match *match = table->match;
    char seed[SETUP_VALUE], first[SETUP_VALUE];
    struct setup setup;
    struct error error = {0};
    setup_copy(&setup, &match->setup);
    snprintf(first, sizeof first, "%d",
             (first_seat(match) + 1) % table_players(table) + 1);
    if (has_option(match->game, "first"))
        setup_set(&setup, match->game, "first", first, &error);
    form_draw_seed(seed);
    struct table *again = table_new(match->game, &setup, seed, table->chair, &error);
    setup_deinit(&setup);
    return again;
}

/* Takes ownership of the table. */
static void play(struct tui *tui, struct table *table, struct store *store,
                 struct lesson *lesson)
{
    while (table) {
        enum controller_next next = play_game(tui, table, store, lesson);
        struct table *again = next == CONTROLLER_REMATCH ? rematch_of(table) : NULL;
        tui->wants_new = next == CONTROLLER_NEW;
        snprintf(tui->left, sizeof tui->left, "%s",
                 table_waits(table) == TABLE_OVER ? "" : store->path);
        store_close(store);
        table_free(table);
        table = again;
        lesson = NULL;
        if (table)
            start_keeping(tui, table, store);
    }
}

static bool play_new(struct tui *tui, const struct game *game, const struct setup *setup,
                     const char *request, const struct chair *chairs, struct error *error)
{
    char seed[SETUP_VALUE];
    struct store store = {0};
    form_draw_seed(seed);
    if (request && request[0])
        snprintf(seed, sizeof seed, "%s", request);
    struct table *table = table_new(game, setup, seed, chairs, error);
    if (!table)
        return false;
    start_keeping(tui, table, &store);
    play(tui, table, &store, NULL);
    return true;
}

static bool play_kept(struct tui *tui, const char *path, struct error *error)
{
    struct store store = {0};
    struct table *table = store_resume(&store, path, tui->start->games, error);
    tui->unsaved = tui->start->folder && !tui->start->folder[0];
    if (!table)
        return false;
    if (error->text[0])
        warn(tui, "%s", error);
    if (tui->unsaved)
        store_close(&store);
    play(tui, table, &store, NULL);
    return true;
}

static bool play_lesson(struct tui *tui, const struct game *game, struct error *error)
{
    struct store store = {0};
    struct lesson *lesson = lesson_new(game, error);
    struct table *table = lesson ? lesson_table(lesson, error) : NULL;
    if (table)
        play(tui, table, &store, lesson);
    tui->taught = lesson && (lesson_over(lesson) || lesson_is_last(lesson));
    if (lesson)
        lesson_free(lesson);
    return table != NULL;
}

static bool view_record(struct tui *tui, const char *path, struct error *error)
{
    struct buffer text;
    struct match *match = NULL;
    buffer_init(&text);
    if (file_read_path(path, &text, error))
        match = record_read(tui->start->games, text.data ? text.data : "", text.length,
                            path, error);
    buffer_deinit(&text);
    if (!match)
        return false;
    struct table *table = table_review(match);
    replay_run(&tui->screen, table, 0);
    table_free(table);
    return true;
}

/* --- the setup screen --------------------------------------------------------------- */

static void list_kept(const struct tui *tui, struct form *form)
{
    form->kepts = 0;
    if (!tui->folder[0])
        return;
    int all = store_list(tui->folder, tui->start->games, STORE_UNFINISHED, form->kept,
                         FORM_KEPT);
    for (int i = 0; i < all; i++)
        if (form->kept[i].begun) /* nothing is lost of the others */
            form->kept[form->kepts++] = form->kept[i];
}

/* The game just left comes first, with the cursor on it. */
static void go_to_left(const struct tui *tui, struct form *form)
{
    for (int i = 0; i < form->kepts; i++)
        if (strcmp(form->kept[i].path, tui->left) == 0) {
            struct store_entry entry = form->kept[i];
            memmove(&form->kept[1], &form->kept[0], (size_t)i * sizeof entry);
            form->kept[0] = entry;
            form->row = ROW_RESUME;
        }
}

static bool start_form(struct tui *tui, const struct form *form, struct error *error)
{
    struct setup setup;
    form_remember(form, tui->folder);
    bool played = form_setup(form, &setup, error) &&
                  play_new(tui, form->game, &setup, form->seed, form->chair, error);
    setup_deinit(&setup);
    return played;
}

static void ask_and_play(struct tui *tui)
{
    struct form form;
    char message[ERROR_TEXT + ERROR_FILE] = "";
    form_init(&form, tui->start->games, tui->start->game);
    list_kept(tui, &form);
    bool played_before = form_recall(&form, tui->folder, tui->start->game);
    if (form_has_row(&form, ROW_RESUME))
        form.row = ROW_RESUME; /* a game that was begun comes first */
    else if (!played_before && form_has_row(&form, ROW_LESSON))
        form.row = ROW_LESSON;
    tui->careful = form.careful;
    while (!tui->screen.ended) {
        struct error error = {0};
        bool played = true;
        list_kept(tui, &form);
        go_to_left(tui, &form);
        tui->left[0] = '\0';
        enum form_end end = form_run(&form, &tui->screen, message);
        if (end == FORM_LEAVE)
            break;
        if (end == FORM_RESUME)
            played = play_kept(tui, form.kept[0].path, &error);
        else if (end == FORM_LESSON) {
            played = play_lesson(tui, form.game, &error);
            if (tui->taught) {
                form.row = ROW_START;
                form_remember(&form, tui->folder);
            }
        } else
            played = start_form(tui, &form, &error);
        if (form.careful != tui->careful) {
            form.careful = tui->careful;
            form_remember(&form, tui->folder);
        }
        message[0] = '\0';
        if (!played)
            error_line(&error, message, sizeof message);
    }
    form_deinit(&form);
}

/* --- online games ------------------------------------------------------------------- */

static void keep_alive(void *context)
{
    struct remote *remote = context;
    remote->operations->keep_alive(remote);
}

static bool play_table(struct tui *tui, struct remote *remote)
{
    struct store store = {0};
    struct controller controller;
    controller_init(&controller, &tui->screen, remote->table, &store);
    controller.pause = tui->start->pause;
    controller.program = tui->start->program;
    controller.remote = remote;
    controller.talk = &tui->talk;
    controller_run_remote(&controller);
    bool left = controller.left;
    controller_deinit(&controller);
    return !left;
}

/* From the waiting room to the game, and back for a rematch. */
static bool play_remote(struct tui *tui, struct error *error)
{
    struct remote *remote = tui->start->remote;
    tui->screen.idle = keep_alive;
    tui->screen.idle_context = remote;
    bool more = true;
    while (more && !tui->screen.ended && remote->progress.stage != ROOM_CLOSED)
        more = remote->table ? play_table(tui, remote)
                             : waiting_room_run(&tui->screen, remote, &tui->talk);
    tui->screen.idle = NULL;
    buffer_deinit(&tui->talk);
    return remote->progress.stage != ROOM_CLOSED || remote->table != NULL || !more ||
           error_set(error, "%s", remote->trouble);
}

int tui_run(const struct tui_start *start, struct error *error)
{
    struct tui tui = {.start = start};
    bool fine = true;
    if (!screen_open(&tui.screen, start->ascii, start->plain_colours, error))
        return -1;
    find_folder(&tui);
    if (start->remote)
        fine = play_remote(&tui, error);
    else if (start->view)
        fine = view_record(&tui, start->view, error);
    else if (start->resume)
        fine = play_kept(&tui, start->resume, error);
    else if (start->lesson && start->game)
        fine = play_lesson(&tui, start->game, error);
    else if (start->setup)
        fine =
            play_new(&tui, start->game, start->setup, start->seed, start->chairs, error);
    else
        tui.wants_new = true;
    if (tui.wants_new && fine && !tui.screen.ended)
        ask_and_play(&tui);
    screen_close(&tui.screen);
    return !fine ? -1 : tui.screen.ended;
}
