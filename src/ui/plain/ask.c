/* ask.c: questions players ask while they think: the game's own, and hints. */
#include <stdalign.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include "ai/analysis/hint.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

enum { HINT_SECONDS = 4 };

void plain_question(struct plain *plain, const char *line)
{
    const struct guide *guide = plain_game_of(plain)->guide;
    struct reason why = {"", ""};
    char *answer = memory_new(1, GUIDE_ANSWER), *named = memory_new(1, GUIDE_ANSWER);
    struct text out = text_init(answer, GUIDE_ANSWER);
    struct text by_name = text_init(named, GUIDE_ANSWER);
    if (guide->answer(plain_world(plain), plain_state(plain), table_viewer(plain->table),
                      line, &out, &why)) {
        table_write_named(plain->table, answer, &by_name);
        plain_print_lines(plain, named);
    } else {
        plain_print_reason(plain, &why);
    }
    free(named);
    free(answer);
}

static void print_move(struct plain *plain, int number, const struct hint_move *move)
{
    const struct game *game = plain_game_of(plain);
    char words[MOVE_MAX_TEXT];
    struct text out = text_init(words, sizeof words);
    double win = (double)move->win * 100;
    move_write(game, plain_world(plain), plain_state(plain), &move->move, &out);
    if (move->reason[0] != '\0')
        plain_print(plain, tr("Hint %d: %s. The chance to win is %.0f per cent; it %s."),
                    number, words, win, move->reason);
    else
        plain_print(plain, tr("Hint %d: %s. The chance to win is %.0f per cent."), number,
                    words, win);
}

const struct hint *plain_hints(const struct plain *plain)
{
    bool same = plain->hint != NULL && plain->hint_step == plain->table->match->count &&
                plain->hint_parts == plain->table->move.count;
    return same ? plain->hint : NULL;
}

void plain_forget_hints(struct plain *plain)
{
    free(plain->hint);
    plain->hint = NULL;
}

/* Takes ownership of the hint. */
static void print_hints(struct plain *plain, struct hint *hint)
{
    for (int i = 0; i < hint->count; i++)
        print_move(plain, i + 1, &hint->move[i]);
    plain_print(plain, tr("Type the number of a hint to take it; ? lists all that is "
                          "possible."));
    plain->hint = hint;
    plain->hint_step = plain->table->match->count;
    plain->hint_parts = plain->table->move.count;
}

struct watch {
    const struct plain *plain;
    struct think_control think_control;
};

static void look_up(void *context, double done)
{
    struct watch *watch = context;
    (void)done;
    if (plain_is_stopped(watch->plain))
        atomic_store(&watch->think_control.stop, true);
}

static void find_hint(struct plain *plain, int nodes)
{
    struct watch watch = {.plain = plain, .think_control = {.progress = look_up}};
    watch.think_control.context = &watch;
    struct hint_options options = {.nodes = (uint64_t)nodes,
                                   .seconds = nodes > 0 ? 0 : HINT_SECONDS,
                                   .think_control = &watch.think_control};
    struct hint *hint = memory_new(1, sizeof *hint);
    struct error error = {0};
    plain_forget_hints(plain);
    if (hint_find(plain->table->match, plain_state(plain), &options, hint, &error)) {
        print_hints(plain, hint);
        return;
    }
    if (error.text[0] != '\0')
        plain_print(plain, tr("There is no hint: %s."), error.text);
    free(hint);
}

void plain_hint(struct plain *plain, const char *rest)
{
    enum { MOST = 1000000 };
    int nodes = 0;
    if (plain->remote != NULL) {
        plain_print(plain, tr("There are no hints in a game with others."));
        return;
    }
    if (table_waits(plain->table) != TABLE_PERSON) {
        plain_print(plain, tr("The game is over, so there is nothing to decide."));
        return;
    }
    if (table_is_whole(plain->table)) {
        plain_print(plain, tr("Your move is complete: yes makes it, back takes its last "
                              "part back, drop forgets it."));
        return;
    }
    if (rest[0] != '\0' && !text_to_int(rest, 1, MOST, &nodes)) {
        plain_print(plain,
                    tr("After hint goes how many simulations to look ahead with, "
                       "a number from 1 to %d, or nothing."),
                    MOST);
        return;
    }
    find_hint(plain, nodes);
}
