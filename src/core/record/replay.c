/* replay.c: a player that replays a log. */
#include "core/record/replay.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

struct replay {
    struct player player; /* must be first: a replay is a player */
    struct match_step *log;
    size_t count;
    size_t next[GAME_MAX_PLAYERS]; /* where to look for each seat's next choice */
};

static enum answer replay_decide(struct player *self,
                                 const struct observation *observation, choice_t *choice)
{
    struct replay *replay = (struct replay *)self;
    int seat = observation->seat;
    struct reason why;
    size_t at = replay->next[seat];
    while (at < replay->count && replay->log[at].seat != seat)
        at++;
    replay->next[seat] = at;
    if (at == replay->count)
        return ANSWER_NONE;
    *choice = replay->log[at].choice;
    replay->next[seat] = at + 1;
    bool legal =
        observation->game->verdict(observation->world, observation->view, *choice, &why);
    return legal ? ANSWER_CHOICE : ANSWER_NONE;
}

static void replay_free(struct player *self)
{
    struct replay *replay = (struct replay *)self;
    free(replay->log);
    free(replay);
}

struct player *replay_new(const struct match_step *log, size_t count)
{
    struct replay *replay = memory_new(1, sizeof *replay);
    replay->player =
        (struct player){.kind = "replay", .decide = replay_decide, .free = replay_free};
    replay->log = memory_new(count, sizeof *log);
    if (count > 0)
        memcpy(replay->log, log, count * sizeof *log);
    replay->count = count;
    return &replay->player;
}
