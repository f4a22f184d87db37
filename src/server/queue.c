/* queue.c: requests that wait for a table: until it is awake, or what is being
 * stored of it is safe. */
#include "i18n/i18n.h"
#include "core/memory.h"
#include "server/request.h"

/* A message that waits for a table. */
struct waiting {
    struct waiting *next;
    uint32_t peer, serial;
    char *text;
    size_t length;
};

static void wait_for(struct party *party, const struct wish *wish,
                     const struct hall_input *input)
{
    struct waiting *waiting = memory_new(1, sizeof *waiting);
    waiting->peer = wish->number;
    waiting->serial = wish->peer->serial;
    waiting->text = memory_text(input->bytes, input->length);
    waiting->length = input->length;
    *party->queue_end = waiting;
    party->queue_end = &waiting->next;
    party->queued++;
}

static struct waiting *next_waiting(struct party *party)
{
    struct waiting *waiting = party->queue;
    if (waiting == NULL)
        return NULL;
    party->queue = waiting->next;
    if (party->queue == NULL)
        party->queue_end = &party->queue;
    party->queued--;
    return waiting;
}

static void waiting_free(struct waiting *waiting)
{
    free(waiting->text);
    free(waiting);
}

void wish_forget(struct party *party)
{
    for (struct waiting *it; (it = next_waiting(party)) != NULL;)
        waiting_free(it);
}

bool wish_must_wait(struct wish *wish, bool changes, const struct hall_input *input)
{
    struct party *party = wish->party;
    if (party == NULL || (party->body != NULL && !(changes && party->batch)))
        return false;
    if (party->queued >= QUEUE) {
        wish_refuse(wish, "busy", NULL, say("The table is busy. Try again."));
        return true;
    }
    wait_for(party, wish, input);
    if (party->body == NULL)
        party_load(wish->hall, party);
    return true;
}

void wish_go_on(struct hall *hall, struct party *party)
{
    while (party->batch == NULL && party->body != NULL) {
        struct waiting *it = next_waiting(party);
        if (it == NULL)
            break;
        struct peer *peer = peer_get(hall, it->peer);
        struct hall_input input = {
            .peer = it->peer, .bytes = it->text, .length = it->length};
        if (peer != NULL && peer->serial == it->serial)
            wish_hear(hall, &input, party);
        waiting_free(it);
    }
    party_tend(hall, party);
}

void wish_give_up(struct hall *hall, struct party *party, const char *code,
                  const char *why)
{
    for (struct waiting *it; (it = next_waiting(party)) != NULL; waiting_free(it)) {
        struct error error = {0};
        struct doc root;
        struct peer *peer = peer_get(hall, it->peer);
        if (peer == NULL || peer->serial != it->serial ||
            !doc_parse(&root, it->text, it->length, &error))
            continue;
        struct wish wish = {.hall = hall, .number = it->peer, .peer = peer, .root = root};
        wish.asker = (struct asker){.is = true, .peer = it->peer, .serial = peer->serial};
        wish_note_ref(&wish);
        wish_refuse_asker(hall, &wish.asker, code, why);
        doc_free(&root);
    }
}
