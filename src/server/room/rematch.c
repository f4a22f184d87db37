/* rematch.c: once more: a new table with the same seats, for which the same tokens
 * are good. */
#include "i18n/i18n.h"
#include "server/request.h"

static void take_terms(const struct body *body, struct terms *terms)
{
    struct text id = text_init(terms->game_id, sizeof terms->game_id);
    text_put(&id, body->game_id);
    terms->game = body->game;
    terms->attachment = body->attachment;
    terms->players = body->players;
    terms->is_public = body->is_public;
    terms->watch = body->watch;
    terms->pace = body->pace;
    terms->late = body->late;
    for (int seat = 0; seat < body->players; seat++) {
        struct text player = text_init(terms->player[seat], TABLE_SPEC);
        text_put(&player, body->seat[seat].player);
    }
}

static void take_seats(struct hall *hall, struct batch *batch, const struct body *body)
{
    struct secrets *to = &batch->secrets;
    for (int seat = 0; seat < body->players; seat++) {
        if (!body->seat[seat].taken)
            continue;
        create_sat(hall, batch, seat, body->seat[seat].name, NULL,
                   body->seat[seat].rated);
        memcpy(to->token[seat], body->secrets.token[seat], sizeof to->token[seat]);
        to->tokens[seat] = body->secrets.tokens[seat];
    }
}

enum outcome do_rematch(struct wish *wish)
{
    struct hall *hall = wish->hall;
    const struct body *body = wish->party->body;
    struct terms terms = {0};
    if (!wish_is_stage(wish, STAGE_OVER))
        return ANSWERED;
    if (body->rematch[0] != '\0') {
        json_add_text(&wish->out, "table", body->rematch);
        return DONE;
    }
    if (!create_is_allowed(wish))
        return ANSWERED;
    struct batch *batch = wish_batch(wish, wish->party);
    take_terms(body, &terms);
    batch->also =
        create_party(hall, &terms, wish->party->id, wish->peer->origin->address);
    take_seats(hall, batch->also, body);
    create_players(hall, batch->also, &terms);
    json_add_text(batch_event(hall, batch, "rematch"), "table", batch->also->party->id);
    batch_end(hall, batch, -1);
    json_add_text(&wish->out, "table", batch->also->party->id);
    return wish_store(wish, batch);
}
