/* games.c: the list of games, their rules, and the language. */
#include <stdlib.h>
#include <string.h>

#include "ai/level.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/internal.h"

enum { WORD_SHOWN = 60 };

/* --- games -------------------------------------------------------------------------- */

static void write_choice(const char *value, const char *label, const char *help,
                         bool for_beginners, struct buffer *out)
{
    json_open(out, '{');
    json_add_text(out, "value", value);
    json_add_text(out, "label", label);
    json_add_text(out, "help", help);
    json_add_bool(out, "beginners", for_beginners);
    json_close(out, '}');
}

static void write_seats(const struct game *game, struct buffer *out)
{
    for (int seat = 1; seat <= game->max_players; seat++) {
        char value[16], label[64];
        struct text number = text_init(value, sizeof value);
        struct text words = text_init(label, sizeof label);
        text_format(&number, "%d", seat);
        text_format(&words, tr("Player %d"), seat);
        write_choice(value, label, "", false, out);
    }
}

static void write_list(const char *key, const struct option_choice *list,
                       const struct game *seats, struct buffer *out)
{
    json_add_open(out, key, '[');
    for (; list != NULL && list->value != NULL; list++)
        write_choice(list->value, tr_in("option", list->label),
                     list->help != NULL ? tr(list->help) : "", list->for_beginners, out);
    if (seats != NULL)
        write_seats(seats, out);
    json_close(out, ']');
}

static void write_option(const struct game *game, const struct option_spec *option,
                         struct buffer *out)
{
    json_open(out, '{');
    json_add_text(out, "name", option->name);
    json_add_text(out, "label", tr_in("option", option->name));
    json_add_text(out, "value", option->fallback);
    json_add_text(out, "values", tr(option->values));
    json_add_text(out, "help", tr(option->help));
    write_list("choices", option->choices, option->seats ? game : NULL, out);
    write_list("each", option->each, NULL, out);
    json_close(out, '}');
}

static void write_level(const char *name, const char *help, bool usual,
                        struct buffer *out)
{
    json_open(out, '{');
    json_add_text(out, "name", name);
    json_add_text(out, "label", tr(name));
    json_add_text(out, "help", help[0] != '\0' ? tr(help) : "");
    json_add_bool(out, "usual", usual);
    json_close(out, '}');
}

/* Games without levels are played by the simplest computer players. */
static void write_levels(const struct game *game, struct buffer *out)
{
    struct level list[LEVEL_MAX];
    struct error error = {0};
    int count = level_list(game, list, &error);
    json_add_open(out, "levels", '[');
    for (int i = 0; i < count; i++)
        write_level(list[i].name, list[i].help, list[i].is_default, out);
    if (count <= 0) {
        write_level("random", "", false, out);
        write_level("greedy", "", true, out);
    }
    json_close(out, ']');
}

static void write_questions(const struct guide *guide, struct buffer *out)
{
    json_add_open(out, "questions", '[');
    for (const struct guide_question *it = guide != NULL ? guide->questions : NULL;
         it != NULL && it->name != NULL; it++) {
        json_open(out, '{');
        json_add_text(out, "name", it->name);
        json_add_text(out, "subject", it->subject[0] != '\0' ? tr(it->subject) : "");
        json_add_text(out, "help", tr(it->help));
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_game(const struct game *game, struct buffer *out)
{
    const struct guide *guide = game->guide;
    json_open(out, '{');
    json_add_text(out, "name", game->name);
    json_add_text(out, "title", tr(game->title));
    json_add_text(out, "summary", tr(game->summary));
    json_add_number(out, "min", game->min_players);
    json_add_number(out, "max", game->max_players);
    json_add_open(out, "options", '[');
    for (const struct option_spec *it = game->options; it && it->name; it++)
        write_option(game, it, out);
    json_close(out, ']');
    write_levels(game, out);
    write_questions(guide, out);
    json_add_bool(out, "odds", game->odds != NULL);
    json_add_bool(out, "lesson",
                  guide != NULL && guide->lesson != NULL && guide->lesson() != NULL);
    json_close(out, '}');
}

bool session_games(struct session *session, struct request *request)
{
    json_add_open(request->out, "games", '[');
    for (const struct game *const *game = session->games; *game != NULL; game++)
        write_game(*game, request->out);
    json_close(request->out, ']');
    return true;
}

bool session_rules(struct session *session, struct request *request)
{
    const struct game *game = session_game(session, request);
    if (game == NULL)
        return false;
    const struct guide *guide = game->guide;
    const char *rules = guide != NULL && guide->rules != NULL ? guide->rules() : NULL;
    if (rules == NULL)
        return session_refuse(request, tr("this game has no rules to read"));
    json_add_text(request->out, "markdown", rules);
    return true;
}

/* --- the language ------------------------------------------------------------------- */

static void keep_catalogue(struct session *session, char *catalogue, size_t size)
{
    free(session->catalogue);
    session->catalogue = catalogue;
    session->catalogue_size = size;
}

/* Refuses a catalogue that is not in the language requested. */
static bool use_catalogue(struct session *session, struct request *request)
{
    char *catalogue = memory_text(request->body, request->length);
    if (i18n_use(catalogue, request->length) &&
        strcmp(i18n_language(), request->words) == 0) {
        keep_catalogue(session, catalogue, request->length);
        return true;
    }
    i18n_use(session->catalogue, session->catalogue_size);
    free(catalogue);
    return session_refuse(request,
                          tr("there is no sound catalogue of the language '%.*s'"),
                          WORD_SHOWN, request->words);
}

bool session_speak(struct session *session, struct request *request)
{
    if (strcmp(request->words, "en") != 0) {
        if (!use_catalogue(session, request))
            return false;
    } else if (request->length > 0) {
        return session_refuse(request, tr("English needs no catalogue"));
    } else {
        i18n_use(NULL, 0);
        keep_catalogue(session, NULL, 0);
    }
    json_add_text(request->out, "language", i18n_language());
    return true;
}
