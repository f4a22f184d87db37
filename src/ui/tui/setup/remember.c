/* remember.c: the last set-up, in a file beside the folder of saved games:
 *
 *     game seals:players=3,circle=2
 *     seat person:Ada
 *     seat adept:Merlin
 *     seat novice
 *     confirm every move
 *
 * A file that cannot be read or written changes nothing: the defaults are fine. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "core/text/file_read.h"
#include "ui/tui/setup/form.h"

static const char person[] = "person", careful[] = "confirm every move";

/* False if games are not saved, so that nothing is. */
static bool find_path(const char *folder, char path[STORE_PATH])
{
    const char *slash = strrchr(folder, '/');
    return slash && snprintf(path, STORE_PATH, "%.*s/last-setup", (int)(slash - folder),
                             folder) < STORE_PATH;
}

/* --- writing ------------------------------------------------------------------------ */

static void write_chair(const struct chair *chair, struct text *out)
{
    text_format(out, "seat %s", chair->spec[0] ? chair->spec : person);
    if (chair->name[0])
        text_format(out, ":%s", chair->name);
    text_put(out, "\n");
}

static void write_form(const struct form *form, const struct setup *setup,
                       struct text *out)
{
    text_put(out, "game ");
    setup_write_id(setup, form->game, "", out);
    text_put(out, "\n");
    for (int seat = 0; seat < form->players; seat++)
        write_chair(&form->chair[seat], out);
    if (form->careful)
        text_format(out, "%s\n", careful);
}

void form_remember(const struct form *form, const char *folder)
{
    char path[STORE_PATH], words[4096];
    struct text text = text_init(words, sizeof words);
    struct setup setup;
    struct error error = {0};
    if (form_check(form, NULL, &error) && form_setup(form, &setup, &error) &&
        find_path(folder, path)) {
        write_form(form, &setup, &text);
        FILE *file = text.overflow ? NULL : fopen(path, "w");
        if (file) {
            fputs(words, file);
            fclose(file);
        }
    }
    setup_deinit(&setup);
}

/* --- reading ------------------------------------------------------------------------ */

static bool is_spec(const struct form *form, const char *word)
{
    for (int i = 0; i < form->specs; i++)
        if (strcmp(form->spec[i], word) == 0)
            return true;
    return false;
}

static void read_seat(struct form *form, int seat, const char *words)
{
    struct chair *chair = &form->chair[seat];
    char who[TABLE_SPEC];
    text_take(&words, ":", who, sizeof who);
    if (strcmp(who, person) == 0)
        chair->spec[0] = '\0';
    else if (is_spec(form, who))
        memcpy(chair->spec, who, sizeof who);
    struct text name = text_init(chair->name, sizeof chair->name);
    text_put(&name, words[0] ? words + 1 : "");
}

/* False if it is not a game of the list, or not the one asked for. */
static bool read_game(struct form *form, const char *id, const struct game *wanted)
{
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    struct setup setup;
    struct error error = {0};
    bool good = setup_read_id(&setup, form->games, &game, seed, id, &error) &&
                (!wanted || wanted == game) && setup_settle_players(&setup, game, &error);
    if (good) {
        form_set_game(form, game);
        form->players = setup.players;
        for (int i = 0; i < SETUP_MAX_OPTIONS && game->options[i].name; i++)
            snprintf(form->option[i], SETUP_VALUE, "%s",
                     setup_get(&setup, game, game->options[i].name));
        if (!form_check(form, NULL, &error))
            form_set_game(form, game);
    }
    setup_deinit(&setup);
    return good;
}

static void read_lines(struct form *form, const char *at, const struct game *wanted)
{
    char line[TABLE_NAME + TABLE_SPEC + 400];
    bool good = false;
    for (int seat = 0; *at;) {
        text_take(&at, "\n", line, sizeof line);
        at += *at == '\n';
        if (strncmp(line, "game ", 5) == 0)
            good = read_game(form, line + 5, wanted);
        else if (good && strncmp(line, "seat ", 5) == 0 && seat < form->players)
            read_seat(form, seat++, line + 5);
        else if (strcmp(line, careful) == 0)
            form->careful = true;
    }
}

bool form_recall(struct form *form, const char *folder, const struct game *wanted)
{
    char path[STORE_PATH];
    struct buffer text;
    struct error error = {0};
    buffer_init(&text);
    bool there = find_path(folder, path) && file_read_path(path, &text, &error);
    if (there && text.data)
        read_lines(form, text.data, wanted);
    buffer_deinit(&text);
    return there;
}
