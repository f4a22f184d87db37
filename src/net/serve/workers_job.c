/* workers_job.c: finds a computer player's move, and hashes passphrases. */
#include <sodium.h>
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/ai.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "net/serve/workers.h"

/* --- computer players --------------------------------------------------------------- */

static bool ask(struct player *player, const struct match *match, const void *draft,
                int seat, choice_t *choice)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    struct observation observation = {match->game, match->world, view,
                                      match->setup.players, seat};
    struct reason why;
    match->game->observe(match->world, draft, seat, view);
    return player->decide(player, &observation, choice) == ANSWER_CHOICE &&
           match->game->verdict(match->world, draft, *choice, &why);
}

/* Finds a whole move, choice by choice, on a copy of the position. */
static bool find_move(struct player *player, const struct match *match, int seat,
                      struct move *move)
{
    alignas(max_align_t) unsigned char draft[GAME_MAX_STATE];
    const struct game *game = match->game;
    memcpy(draft, match->state, game->state_size);
    move->count = 0;
    do {
        choice_t choice = 0;
        if (move->count == MOVE_MAX_CHOICES || !ask(player, match, draft, seat, &choice))
            return false;
        game->apply(match->world, draft, choice);
        move->choice[move->count++] = choice;
    } while (!game->between_moves(match->world, draft));
    return true;
}

static char *write_line(const struct match *match, const struct move *move)
{
    char line[MOVE_MAX_TEXT];
    struct text out = text_init(line, sizeof line);
    move_write(match->game, match->world, match->state, move, &out);
    return out.overflow ? NULL : memory_text(line, out.length);
}

static char *think(const struct match *match, int seat, const char *spec,
                   struct think_control *think_control)
{
    struct error error = {0};
    struct move move;
    uint64_t seed;
    char *line = NULL;
    if (match_over(match) || match_actor(match) != seat)
        return NULL;
    randombytes_buf(&seed, sizeof seed);
    struct player *player = ai_new(match->game, spec, seed, &error);
    if (player != NULL)
        player->think_control = think_control;
    if (player != NULL && find_move(player, match, seat, &move))
        line = write_line(match, &move);
    player_free(player);
    return line;
}

static void work_think(struct job *job, const struct game *const *games,
                       struct think_control *think_control)
{
    struct error error = {0};
    struct match *match =
        record_read(games, job->text, strlen(job->text), job->table, &error);
    if (match == NULL)
        return;
    job->out = think(match, job->seat, job->extra, think_control);
    job->good = job->out != NULL;
    match_free(match);
}

/* --- passphrases -------------------------------------------------------------------- */

static void work_hash(struct job *job)
{
    char hash[crypto_pwhash_STRBYTES];
    job->good = crypto_pwhash_str(hash, job->text, strlen(job->text),
                                  crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                  crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
    if (job->good)
        job->out = memory_text(hash, strlen(hash));
}

static void work_check(struct job *job)
{
    job->good = crypto_pwhash_str_verify(job->extra, job->text, strlen(job->text)) == 0;
}

void workers_job_work(struct job *job, const struct game *const *games,
                      struct think_control *think_control)
{
    if (job->kind == JOB_THINK) {
        work_think(job, games, think_control);
        return;
    }
    if (job->kind == JOB_HASH)
        work_hash(job);
    else
        work_check(job);
    sodium_memzero(job->text, strlen(job->text));
}
