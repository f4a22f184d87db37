/* judge.c: what a move is worth beside others that were analysed before: the answer to a
 * puzzle. */
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/analysis/appraise.h"
#include "ai/analysis/hint.h"
#include "core/memory.h"
#include "core/text/lines.h"
#include "i18n/i18n.h"
#include "session/internal.h"
#include "session/report.h"

enum { LISTED = 32, NODES = 2000 /* simulations for each of two moves */ };

/* A move and the position it leads to. */
struct judged {
    struct move move;
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
};

struct judgement {
    const struct match *match;
    int seat, count;
    struct judged played, listed[LISTED]; /* best first */
    int same; /* the listed move with the same result, or -1 */
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
};

static bool read_move(struct judgement *judgement, struct request *request,
                      const char *line, struct judged *out)
{
    const struct match *match = judgement->match;
    struct reason why = {"", ""};
    if (!move_read(match->game, match->world, judgement->view, line, &out->move, &why))
        return session_refuse_reason(request, &why);
    move_apply(match->game, match->world, judgement->view, &out->move, out->after);
    return true;
}

static bool read_listed(struct judgement *judgement, struct request *request)
{
    struct error error = {0};
    struct lines lines;
    bool ok = true;
    lines_init(&lines, request->body, request->length, "", MOVE_MAX_TEXT);
    while (ok && judgement->count < LISTED && lines_next(&lines, &error))
        ok = read_move(judgement, request, lines.line,
                       &judgement->listed[judgement->count++]);
    lines_deinit(&lines);
    if (error.text[0] != '\0')
        return session_refuse_error(request, &error);
    return ok;
}

static int find_same(const struct judgement *judgement)
{
    for (int i = 0; i < judgement->count; i++)
        if (memcmp(judgement->listed[i].after, judgement->played.after,
                   judgement->match->game->state_size) == 0)
            return i;
    return -1;
}

/* Why the best move is better than the one played, or than the next best one. */
static void add_reason(const struct judgement *judgement, struct buffer *out)
{
    const struct match *match = judgement->match;
    const struct judged *best = &judgement->listed[0], *other = &judgement->played;
    char words[HINT_REASON];
    struct text text = text_init(words, sizeof words);
    if (judgement->same == 0)
        other = judgement->count > 1 ? &judgement->listed[1] : NULL;
    hint_reason(match->game, match->world, judgement->view, &best->move, best->after,
                other != NULL ? other->after : NULL, &text);
    json_add_text(out, "reason", words);
}

/* By two searches of the same effort and seed. */
static void add_loss(const struct judgement *judgement, struct search *search,
                     const struct appraiser *appraiser, struct buffer *out)
{
    struct outlook best, played;
    appraise_view(appraiser, search, judgement->listed[0].after, NODES, 1, &best);
    appraise_view(appraiser, search, judgement->played.after, NODES, 1, &played);
    report_add(out, "loss",
               (double)best.win[judgement->seat] - (double)played.win[judgement->seat]);
}

static bool analyse(const struct judgement *judgement, struct request *request)
{
    const struct match *match = judgement->match;
    struct error error = {0};
    struct appraiser appraiser;
    if (!appraise_init(&appraiser, match->game, match->world, match->setup.players,
                       &error))
        return session_refuse_error(request, &error);
    struct search *search = appraise_make_search(&appraiser, NODES);
    if (search != NULL)
        add_loss(judgement, search, &appraiser, request->out);
    search_free(search);
    appraise_deinit(&appraiser);
    return search != NULL ||
           session_refuse(request, tr("not enough memory for a search"));
}

static bool judge(struct judgement *judgement, struct request *request)
{
    if (!read_move(judgement, request, request->words, &judgement->played) ||
        !read_listed(judgement, request))
        return false;
    if (judgement->count == 0)
        judgement->listed[judgement->count++] = judgement->played;
    judgement->same = find_same(judgement);
    json_add_number(request->out, "same", judgement->same + 1);
    add_reason(judgement, request->out);
    return judgement->same >= 0 || analyse(judgement, request);
}

bool session_judge(struct session *session, struct request *request)
{
    const struct match *match = session->table->match;
    int seat = match_actor(match);
    if (!session_may_advise(session, request))
        return false;
    if (seat < 0 || !match->game->between_moves(match->world, match->state))
        return session_refuse(request, tr("there is nothing to choose now"));
    struct judgement *judgement = memory_new(1, sizeof *judgement);
    judgement->match = match;
    judgement->seat = seat;
    match->game->observe(match->world, match->state, seat, judgement->view);
    bool ok = judge(judgement, request);
    free(judgement);
    return ok;
}
