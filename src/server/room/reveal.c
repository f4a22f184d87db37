/* reveal.c: from an open table to the first dice: the host calls, everybody shows
 * what was promised, and from all of it comes the key of the dice (fair/fair.h). */
#include "i18n/i18n.h"
#include "server/request.h"

/* --- the call ----------------------------------------------------------------------- */

static bool all_promised(struct wish *wish)
{
    const struct body *body = wish->party->body;
    for (int i = 0; i < body->players; i++)
        if (body->seat[i].taken && !body->seat[i].promised) {
            wish_refuse(wish, "busy", NULL,
                        say("%s has not come to the table yet. Try again."),
                        body->seat[i].name);
            return false;
        }
    return true;
}

enum outcome do_begin(struct wish *wish)
{
    if (!wish_is_host(wish) || !wish_is_stage(wish, STAGE_OPEN))
        return ANSWERED;
    if (party_free_seats(wish->party->body) > 0)
        return wish_refuse(wish, "forbidden", NULL,
                           say("A seat is free: wait for somebody, or give it to a "
                               "computer player."));
    if (!all_promised(wish))
        return ANSWERED;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    batch_event(wish->hall, batch, "call");
    batch_end(wish->hall, batch, -1);
    return wish_store(wish, batch);
}

/* What was promised before somebody had seen the other's bytes counts no more. */
void reveal_reopen(struct hall *hall, struct batch *batch, unsigned freed)
{
    char commitment[FAIR_HEX];
    create_seed(hall, batch, commitment);
    json_add_text(batch_event(hall, batch, "seed"), "commitment", commitment);
    batch_end(hall, batch, -1);
    free_seats(hall, batch, freed);
}

/* --- promises ----------------------------------------------------------------------- */

static void put_entropy(struct hall *hall, struct batch *batch, const char *kind,
                        int seat, const unsigned char *bytes)
{
    char hex[FAIR_HEX];
    fair_to_hex(bytes, hex);
    struct buffer *out = batch_event(hall, batch, kind);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "entropy", hex);
    batch_end(hall, batch, -1);
}

enum outcome do_promise(struct wish *wish)
{
    const struct seat *seat = &wish->party->body->seat[wish->seat];
    unsigned char hash[FAIR_BYTES];
    if (!wish_is_stage(wish, STAGE_OPEN) || !wish_hex(wish, "entropy", hash))
        return ANSWERED;
    if (seat->promised && secret_same(seat->promise, hash, sizeof hash))
        return DONE;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    put_entropy(wish->hall, batch, "promise", wish->seat, hash);
    return wish_store(wish, batch);
}

/* --- reveals ------------------------------------------------------------------------ */

static bool is_last(const struct body *body, int seat)
{
    for (int i = 0; i < body->players; i++)
        if (i != seat && body->seat[i].taken && !body->seat[i].revealed)
            return false;
    return true;
}

static void note_seats(const struct body *body, struct match *match)
{
    for (int i = 0; i < body->players; i++) {
        char key[NOTES_NAME];
        struct error error = {0};
        bool person = body->seat[i].taken;
        struct text out = text_init(key, sizeof key);
        text_format(&out, "%s.%d", person ? "name" : "x-player", i + 1);
        notes_set(&match->notes, key, person ? body->seat[i].name : body->seat[i].player,
                  &error);
    }
}

/* The options were found good when the table was made. */
static struct match *new_match(struct hall *hall, const struct body *body)
{
    struct error error = {0};
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE];
    struct match *match = NULL;
    bool known =
        setup_read_id(&setup, hall->plan.games, &game, seed, body->game_id, &error);
    if (body->attachment != NULL)
        setup_attach(&setup, body->attachment, strlen(body->attachment), "attachment");
    if (known)
        match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    if (match != NULL)
        note_seats(body, match);
    return match;
}

static void begin(struct hall *hall, struct batch *batch, int last,
                  const unsigned char *entropy)
{
    const struct body *body = batch->party->body;
    struct match *match = new_match(hall, body);
    struct fair fair = body->fair;
    memcpy(fair.seed, batch->secrets.seed, sizeof fair.seed);
    memcpy(fair.entropy[last], entropy, FAIR_BYTES);
    fair.given |= 1U << last;
    fair_make_key(&fair);
    if (match == NULL) { /* the games of this program are others than before */
        batch_closed(hall, batch, "damaged");
        return;
    }
    fair_note(&fair, false, match);
    play_begin(hall, batch, match, &fair);
    match_free(match);
}

enum outcome do_reveal(struct wish *wish)
{
    const struct body *body = wish->party->body;
    const struct seat *seat = &body->seat[wish->seat];
    unsigned char entropy[FAIR_BYTES], hash[FAIR_BYTES];
    if (wish->party->course.stage == STAGE_ON && seat->revealed)
        return DONE;
    if (!wish_is_stage(wish, STAGE_REVEAL) || !wish_hex(wish, "entropy", entropy))
        return ANSWERED;
    fair_hash(entropy, sizeof entropy, hash);
    if (!secret_same(hash, seat->promise, sizeof hash))
        return wish_refuse(wish, "bad", "entropy",
                           say("These are not the bytes that were promised."));
    if (seat->revealed)
        return DONE;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    put_entropy(wish->hall, batch, "reveal", wish->seat, entropy);
    if (is_last(body, wish->seat))
        begin(wish->hall, batch, wish->seat, entropy);
    return wish_store(wish, batch);
}
