/* push.c: telling those who are not there that it is their turn. */
#include "i18n/i18n.h"
#include "core/memory.h"
#include "server/request.h"

enum { SUBSCRIPTION = 2000 };

static const int64_t PAUSE = 1 * MINUTES; /* between two notes to one seat */

enum outcome do_push(struct wish *wish)
{
    const char *words;
    if (wish->hall->plan.push[0] == '\0')
        return wish_refuse(wish, "forbidden", NULL,
                           say("This server sends no notifications."));
    if (!wish_text_or(wish, "subscription", SUBSCRIPTION, "", &words))
        return ANSWERED;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    char **place = &batch->secrets.push[wish->seat];
    free(*place);
    *place = words[0] != '\0' ? memory_text(words, strlen(words)) : NULL;
    return wish_store(wish, batch);
}

/* Only when the turn has passed, not to who is looking, and once in a while. */
void push_turn(struct hall *hall, const struct batch *batch)
{
    struct party *party = batch->party;
    int watchers = 0, actor = party_actor(party);
    if (!batch->passes || actor < 0 || party_thinker(party) != NULL)
        return;
    const char *words = party->body->secrets.push[actor];
    if (words == NULL || peers_here(hall, party, &watchers) >> actor & 1 ||
        hall->now < party->pushed[actor] + PAUSE)
        return;
    party->pushed[actor] = hall->now;
    struct hall_output *out = out_add(hall, HALL_PUSH);
    out->bytes = out_copy(hall, words);
    out->length = strlen(words);
    out->table = out_copy(hall, party->id);
    out->seat = actor;
}

void push_unwanted(struct hall *hall, const struct hall_input *input)
{
    struct party *party = party_find(hall, input->table);
    if (party == NULL || party->body == NULL || party->batch != NULL ||
        party->body->n == 0 || input->number < 0 || input->number >= party->body->players)
        return;
    const char *now = party->body->secrets.push[input->number];
    if (now == NULL || strlen(now) != input->length ||
        memcmp(now, input->bytes, input->length) != 0)
        return;
    struct batch *batch = batch_new(party);
    free(batch->secrets.push[input->number]);
    batch->secrets.push[input->number] = NULL;
    batch_store(hall, batch);
}
