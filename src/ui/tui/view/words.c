/* words.c: notation and things in the words that players see. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/game/frame.h"

void view_write_title(const struct game *game, const void *world, const void *state,
                      const char *thing, struct text *out)
{
    char *help = memory_new(1, GUIDE_HELP);
    struct text about = text_init(help, GUIDE_HELP);
    if (thing[0] && game->guide && game->guide->about(world, state, thing, &about))
        text_put_n(out, help, strcspn(help, "\n"));
    free(help);
}

/* Where words are looked up. */
struct wording {
    const struct game *game;
    const void *world, *state;
    const char *line;
    bool names_only;
};

static const char *find_word(const struct view_word *list, const char *context,
                             const char *word)
{
    for (; list && list->word; list++)
        if (strcmp(list->word, word) == 0)
            return tr_in(context, list->shown);
    return NULL;
}

/* What can be said twice, as a move and by a die, is a move only at the beginning. */
static const char *find_shown(const struct wording *it, const char *word, bool first)
{
    const struct view *view = view_of(it->game);
    const char *face = first ? NULL : find_word(view->faces, "face", word);
    if (it->names_only)
        return NULL;
    return face ? face : find_word(view->words, "move", word);
}

static void write_word(const struct wording *it, const char *word, bool first,
                       struct text *out)
{
    const char *shown = find_shown(it, word, first);
    char scroll[2 * GUIDE_THING];
    size_t before = out->length;
    struct text thing = text_init(scroll, sizeof scroll);
    text_format(&thing, "scroll:%s", word);
    if (!shown && !thing.overflow)
        view_write_title(it->game, it->world, it->state, scroll, out);
    if (out->length == before)
        text_put(out, shown ? shown : it->names_only ? word : tr(word));
}

static void write_line(const struct wording *it, struct text *out)
{
    static const char ends[] = " ,;()";
    for (const char *at = it->line; *at;) {
        char word[GUIDE_THING];
        size_t length = strcspn(at, ends);
        struct text copy = text_init(word, sizeof word);
        text_put_n(&copy, at, length);
        if (copy.overflow)
            text_put_n(out, at, length);
        else if (length > 0)
            write_word(it, word, at == it->line, out);
        at += length;
        for (; *at && strchr(ends, *at); at++)
            text_put_char(out, *at);
    }
}

void view_write_words(const struct game *game, const void *world, const void *state,
                      const char *line, struct text *out)
{
    struct wording it = {game, world, state, line, false};
    write_line(&it, out);
}

void view_write_names(const struct game *game, const void *world, const void *state,
                      const char *line, struct text *out)
{
    struct wording it = {game, world, state, line, true};
    write_line(&it, out);
}
