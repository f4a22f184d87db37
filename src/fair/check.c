/* check.c: verifies that a record is unchanged and that its dice match the commitment. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "core/record/record.h"
#include "fair/internal.h"
#include "i18n/i18n.h"

struct checking {
    const struct match *match;
    const char *text;
    size_t length;
    struct fair fair;
    bool shown; /* the record contains the seed */
    struct buffer *report;
    struct error *error;
};

bool fair_is_noted(const struct match *match)
{
    for (size_t i = 0; i < match->notes.count; i++)
        if (strncmp(match->notes.list[i].name, "x-fair-", 7) == 0)
            return true;
    return false;
}

static bool check_digest(struct checking *checking)
{
    unsigned char digest[FAIR_BYTES];
    char hex[FAIR_HEX];
    size_t at = 0;
    if (!fair_find_digest(checking->text, checking->length, &at))
        return error_set(checking->error,
                         tr("the record has no line 'x-fair-digest: ...' with 64 "
                            "digits, so nobody can tell whether it was changed"));
    fair_digest(checking->text, checking->length, at, digest);
    fair_to_hex(digest, hex);
    if (memcmp(hex, checking->text + at, FAIR_HEX - 1) != 0)
        return error_set(checking->error,
                         tr("the digest does not fit: the record was changed after it "
                            "was written"));
    buffer_format(checking->report, "%s\n",
                  tr("Nothing was changed: the digest of the record fits."));
    return true;
}

static bool check_table(struct checking *checking)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "abcdefghijklmnopqrstuvwxyz0123456789";
    const char *table = notes_get(&checking->match->notes, "x-fair-table");
    size_t length = table != NULL ? strlen(table) : 0;
    if (checking->match->seed[0] != '\0')
        return error_set(checking->error, tr("a game with fair dice has no line 'seed: "
                                             "...' of its own"));
    if (length == 0 || length >= FAIR_TABLE || strspn(table, allowed) != length)
        return error_set(checking->error, tr("the line 'x-fair-table: ...' must name "
                                             "the table by letters and digits"));
    memcpy(checking->fair.table, table, length + 1);
    checking->fair.players = checking->match->setup.players;
    return true;
}

static bool read_bytes(struct checking *checking, const char *name, unsigned char *bytes)
{
    const char *hex = notes_get(&checking->match->notes, name);
    return (hex != NULL && fair_from_hex(hex, bytes)) ||
           error_set(checking->error,
                     tr("the line '%s: ...' must have 64 digits of 0 to 9 and a to f"),
                     name);
}

static bool check_commitment(struct checking *checking)
{
    struct fair *fair = &checking->fair;
    unsigned char committed[FAIR_BYTES], computed[FAIR_BYTES];
    char hex[FAIR_HEX];
    checking->shown = notes_get(&checking->match->notes, "x-fair-seed") != NULL;
    if (!read_bytes(checking, "x-fair-commitment", committed))
        return false;
    fair_to_hex(committed, hex);
    buffer_format(checking->report,
                  tr("Table %s promised its seed by %s. Compare that with what you were "
                     "shown before the game."),
                  fair->table, hex);
    buffer_put(checking->report, "\n");
    if (!checking->shown)
        return true;
    if (!read_bytes(checking, "x-fair-seed", fair->seed))
        return false;
    fair_commit(fair->table, fair->seed, computed);
    if (memcmp(committed, computed, FAIR_BYTES) != 0)
        return error_set(checking->error,
                         tr("the seed is not the one that was promised to table %s"),
                         fair->table);
    buffer_format(checking->report, "%s\n", tr("The seed is the one that was promised."));
    return true;
}

static bool take_entropy(struct checking *checking, int seat)
{
    char name[NOTES_NAME];
    struct text out = text_init(name, sizeof name);
    text_format(&out, "x-fair-entropy.%d", seat + 1);
    if (notes_get(&checking->match->notes, name) == NULL)
        return true;
    if (seat >= checking->fair.players)
        return error_set(checking->error,
                         tr("there is a line '%s: ...', but no such seat"), name);
    checking->fair.given |= 1u << seat;
    return read_bytes(checking, name, checking->fair.entropy[seat]);
}

static bool check_entropy(struct checking *checking)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        if (!take_entropy(checking, seat))
            return false;
    for (int seat = 0; seat < checking->fair.players; seat++) {
        const char *words = checking->fair.given >> seat & 1
                                ? tr("Seat %d threw in 32 bytes of its own.")
                                : tr("Seat %d threw in nothing: a computer player's.");
        buffer_format(checking->report, words, seat + 1);
        buffer_put(checking->report, "\n");
    }
    return true;
}

/* The line of the file with the move or chance event of a step. */
static int line_of_step(const struct checking *checking, size_t step)
{
    const char *at = checking->text, *end = at + checking->length;
    size_t events = 0;
    int number = 1;
    bool body = false;
    for (size_t i = 0; i <= step; i++)
        events += checking->match->log[i].starts;
    for (; at < end; number++) {
        size_t length = strcspn(at, "\r\n");
        if (body && length > 0 && *at != '#' && --events == 0)
            return number;
        body = body || length == 0;
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        at = stop != NULL ? stop + 1 : end;
    }
    return 0;
}

static bool blame_step(struct checking *checking, size_t step, const void *state,
                       choice_t drawn)
{
    const struct match *match = checking->match;
    char words[GAME_MAX_CHOICE_TEXT];
    struct text out = text_init(words, sizeof words);
    match->game->choice_write(match->world, state, drawn, &out);
    checking->error->line = line_of_step(checking, step);
    return error_set(checking->error,
                     tr("the seed and the players' bytes give '%s' at step %zu, not "
                        "what the line says"),
                     words, step);
}

static bool check_outcomes(struct checking *checking)
{
    const struct match *match = checking->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    unsigned long outcomes = 0;
    fair_make_key(&checking->fair);
    memcpy(state, match->first, match->game->state_size);
    for (size_t step = 0; step < match->count; step++) {
        choice_t made = match->log[step].choice;
        if (match->log[step].seat == SEAT_CHANCE) {
            choice_t drawn =
                fair_draw(&checking->fair, match->game, match->world, state, step);
            if (drawn != made)
                return blame_step(checking, step, state, drawn);
            outcomes++;
        }
        match->game->apply(match->world, state, made);
    }
    buffer_format(checking->report,
                  tr_count("The only outcome of chance is the one that the seed and the "
                           "players' bytes give (%lu).",
                           "All %lu outcomes of chance are those that the seed and the "
                           "players' bytes give.",
                           outcomes),
                  outcomes);
    buffer_put(checking->report, "\n");
    return true;
}

static bool check_dice(struct checking *checking)
{
    if (checking->shown)
        return check_outcomes(checking);
    buffer_format(checking->report, "%s\n",
                  tr("The seed is not shown yet, so the dice cannot be checked yet."));
    return error_set(checking->error,
                     match_over(checking->match)
                         ? tr("the game is over, but the record has no line "
                              "'x-fair-seed: ...': ask the host for it")
                         : tr("the seed is shown when the game is over: check the "
                              "record again then"));
}

static void report_rules(struct checking *checking)
{
    const struct match *match = checking->match;
    buffer_format(checking->report,
                  match_over(match)
                      ? tr("A finished game of %s with %d players: all of it keeps to "
                           "the rules.")
                      : tr("An unfinished game of %s with %d players: all of it keeps "
                           "to the rules."),
                  tr(match->game->title), match->setup.players);
    buffer_put(checking->report, "\n");
}

bool fair_check(const struct game *const *games, const char *text, size_t length,
                const char *name, struct buffer *report, struct error *error)
{
    error_clear(error);
    struct match *match = record_read(games, text, length, name, error);
    if (match == NULL)
        return false;
    struct checking checking = {
        .match = match, .text = text, .length = length, .report = report, .error = error};
    error_place(error, name, 0);
    report_rules(&checking);
    bool good = check_digest(&checking) && check_table(&checking) &&
                check_commitment(&checking) && check_entropy(&checking) &&
                check_dice(&checking);
    if (good)
        error_clear(error);
    match_free(match);
    return good;
}
