/* tui.c: from the set-up screen to a game and back. */
#include "ui/tui/tui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/file_read.h"
#include "core/record/record.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/game/waiting_room.h"
#include "ui/tui/setup/form.h"

struct evening {
    const struct tui_start *start;
    struct screen screen;
    char folder[STORE_PATH];  /* "": nothing is kept */
    char warning[FRAME_LINE]; /* to be told when a game begins */
    bool unkept;              /* it should be kept, and cannot be */
    struct buffer talk;       /* what came from a server, in rooms and games */
};

/* What the player is told when the game begins; the format has one %s. */
__attribute__((format(printf, 2, 0))) static void
warn(struct evening *evening, const char *format, const struct error *error)
{
    char line[ERROR_TEXT + ERROR_FILE];
    error_line(error, line, sizeof line);
    struct text text = text_init(evening->warning, sizeof evening->warning);
    text_format(&text, format, line);
}

/* Games that cannot be kept can still be played, with a word about it. */
static void find_folder(struct evening *evening)
{
    struct error error = {0};
    const char *folder = evening->start->folder;
    evening->folder[0] = '\0';
    if (folder)
        snprintf(evening->folder, sizeof evening->folder, "%s", folder);
    else if (!store_folder(evening->folder, sizeof evening->folder, &error)) {
        evening->folder[0] = '\0';
        warn(evening, tr("This game is not kept: %s"), &error);
    }
}

static void tell_left(const struct controller *controller, struct tui_left *left)
{
    snprintf(left->path, sizeof left->path, "%s", controller->store->path);
    left->over = table_waits(controller->table) == TABLE_OVER;
    left->unkept = controller->unkept;
}

/* Takes the table. */
static void play(struct evening *evening, struct table *table, struct store *store,
                 struct lesson *lesson)
{
    struct controller controller;
    controller_init(&controller, &evening->screen, table, store);
    controller.pause = evening->start->pause;
    controller.program = evening->start->program;
    controller.lesson = lesson;
    controller.unkept = evening->unkept && !lesson;
    if (evening->warning[0])
        controller_say(&controller, INK_BAD, "%s", evening->warning);
    evening->warning[0] = '\0';
    controller_run(&controller);
    if (evening->start->left && !lesson)
        tell_left(&controller, evening->start->left);
    controller_deinit(&controller);
    store_close(store);
    table_free(table);
}

static bool play_new(struct evening *evening, const struct game *game,
                     const struct setup *setup, const char *request,
                     const struct chair *chairs, struct error *error)
{
    char seed[SETUP_VALUE];
    struct store store = {0};
    struct error trouble = {0};
    form_draw_seed(seed);
    if (request && request[0])
        snprintf(seed, sizeof seed, "%s", request);
    struct table *table = table_new(game, setup, seed, chairs, error);
    if (!table)
        return false;
    evening->unkept = !evening->folder[0] && !evening->start->folder;
    if (evening->folder[0] && !store_begin(&store, table, evening->folder, &trouble)) {
        warn(evening, tr("This game is not kept: %s"), &trouble);
        store.path[0] = '\0';
        evening->unkept = true;
    }
    play(evening, table, &store, NULL);
    return true;
}

static bool play_kept(struct evening *evening, const char *path, struct error *error)
{
    struct store store = {0};
    struct table *table = store_resume(&store, path, evening->start->games, error);
    evening->unkept = false;
    if (!table)
        return false;
    if (error->text[0])
        warn(evening, "%s", error);
    if (evening->start->folder && !evening->start->folder[0])
        store_close(&store);
    play(evening, table, &store, NULL);
    return true;
}

static bool play_lesson(struct evening *evening, const struct game *game,
                        struct error *error)
{
    struct store store = {0};
    struct lesson *lesson = lesson_new(game, error);
    struct table *table = lesson ? lesson_table(lesson, error) : NULL;
    if (table)
        play(evening, table, &store, lesson);
    if (lesson)
        lesson_free(lesson);
    return table != NULL;
}

static bool view_record(struct evening *evening, const char *path, struct error *error)
{
    struct buffer text;
    struct match *match = NULL;
    buffer_init(&text);
    if (file_read_path(path, &text, error))
        match = record_read(evening->start->games, text.data ? text.data : "",
                            text.length, path, error);
    buffer_deinit(&text);
    if (!match)
        return false;
    struct table *table = table_look(match);
    replay_run(&evening->screen, table, 0);
    table_free(table);
    return true;
}

/* --- the set-up screen -------------------------------------------------------------- */

static void list_kept(const struct evening *evening, struct form *form)
{
    form->kepts = 0;
    if (evening->folder[0])
        form->kepts = store_list(evening->folder, evening->start->games, STORE_UNFINISHED,
                                 form->kept, FORM_KEPT);
}

static bool start_form(struct evening *evening, const struct form *form,
                       struct error *error)
{
    struct setup setup;
    bool played = form_setup(form, &setup, error) &&
                  (!form->seed[0] || setup_is_seed(form->seed, error)) &&
                  play_new(evening, form->game, &setup, form->seed, form->chair, error);
    setup_deinit(&setup);
    return played;
}

static void ask_and_play(struct evening *evening)
{
    struct form form;
    char message[ERROR_TEXT + ERROR_FILE] = "";
    form_init(&form, evening->start->games, evening->start->game);
    while (!evening->screen.ended) {
        struct error error = {0};
        bool played = true;
        list_kept(evening, &form);
        enum form_end end = form_run(&form, &evening->screen, message);
        if (end == FORM_LEAVE)
            break;
        if (end == FORM_RESUME)
            played = play_kept(evening, form.kept[0].path, &error);
        else if (end == FORM_LESSON)
            played = play_lesson(evening, form.game, &error);
        else
            played = start_form(evening, &form, &error);
        message[0] = '\0';
        if (!played)
            error_line(&error, message, sizeof message);
    }
    form_deinit(&form);
}

/* --- a game at a server ------------------------------------------------------------- */

static void breathe(void *context)
{
    struct remote *remote = context;
    remote->operations->breathe(remote);
}

static bool play_table(struct evening *evening, struct remote *remote)
{
    struct store store = {0};
    struct controller controller;
    controller_init(&controller, &evening->screen, remote->table, &store);
    controller.pause = evening->start->pause;
    controller.program = evening->start->program;
    controller.remote = remote;
    controller.talk = &evening->talk;
    controller_run_remote(&controller);
    bool left = controller.left;
    controller_deinit(&controller);
    return !left;
}

/* From the waiting room to the game and, for a rematch, back. */
static bool play_remote(struct evening *evening, struct error *error)
{
    struct remote *remote = evening->start->remote;
    evening->screen.idle = breathe;
    evening->screen.idler = remote;
    bool more = true;
    while (more && !evening->screen.ended && remote->stage != REMOTE_CLOSED)
        more = remote->table ? play_table(evening, remote)
                             : waiting_room_run(&evening->screen, remote, &evening->talk);
    evening->screen.idle = NULL;
    buffer_deinit(&evening->talk);
    return remote->stage != REMOTE_CLOSED || remote->table != NULL || !more ||
           error_set(error, "%s", remote->trouble);
}

int tui_run(const struct tui_start *start, struct error *error)
{
    struct evening evening = {.start = start};
    bool fine = true;
    if (!screen_open(&evening.screen, start->ascii, start->plain_colours, error))
        return -1;
    find_folder(&evening);
    if (start->remote)
        fine = play_remote(&evening, error);
    else if (start->view)
        fine = view_record(&evening, start->view, error);
    else if (start->resume)
        fine = play_kept(&evening, start->resume, error);
    else if (start->lesson && start->game)
        fine = play_lesson(&evening, start->game, error);
    else if (start->setup)
        fine = play_new(&evening, start->game, start->setup, start->seed, start->chairs,
                        error);
    else
        ask_and_play(&evening);
    screen_close(&evening.screen);
    return !fine ? -1 : evening.screen.ended;
}
