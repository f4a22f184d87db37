/* create.c: new tables: what they are made for, and who sits there first. */
#include "i18n/i18n.h"
#include "server/request.h"

/* --- events ------------------------------------------------------------------------- */

void put_pace(const struct pace *pace, struct buffer *out)
{
    json_key(out, "pace");
    if (!pace->given) {
        json_put_null(out);
        return;
    }
    json_open(out, '{');
    json_add_number(out, "each", pace->each);
    json_add_number(out, "bank", pace->bank);
    json_close(out, '}');
}

static void put_made(struct hall *hall, struct batch *batch, const struct terms *terms,
                     const char *before, const char *commitment)
{
    struct buffer *out = batch_event(hall, batch, "made");
    json_add_text(out, "game", terms->game_id);
    json_add_text(out, "title", terms->game->title);
    json_add_number(out, "players", terms->players);
    json_add_bool(out, "public", terms->is_public);
    json_add_bool(out, "watch", terms->watch);
    put_pace(&terms->pace, out);
    json_add_text(out, "late", late_words[terms->late]);
    json_add_text(out, "commitment", commitment);
    if (before[0] != '\0')
        json_add_text(out, "rematch_of", before);
    if (terms->attachment != NULL)
        json_add_text(out, "attachment", terms->attachment);
    batch_end(hall, batch, -1);
}

void create_sat(struct hall *hall, struct batch *batch, int seat, const char *name,
                const unsigned char *entropy, bool rated)
{
    char hex[FAIR_HEX] = "";
    struct buffer *out = batch_event(hall, batch, "sat");
    if (entropy != NULL)
        fair_to_hex(entropy, hex);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "name", name);
    json_add_text(out, "entropy", hex);
    json_add_bool(out, "rated", rated);
    batch_end(hall, batch, -1);
}

void create_players(struct hall *hall, struct batch *batch, const struct terms *terms)
{
    for (int seat = 0; seat < terms->players; seat++) {
        if (terms->player[seat][0] == '\0')
            continue;
        struct buffer *out = batch_event(hall, batch, "player");
        json_add_number(out, "seat", seat + 1);
        json_add_text(out, "player", terms->player[seat]);
        batch_end(hall, batch, -1);
    }
}

/* --- making one --------------------------------------------------------------------- */

static struct party *new_party(struct hall *hall)
{
    char id[HALL_ID];
    do
        secret_letters(hall, id, 8);
    while (party_find(hall, id) != NULL);
    struct party *party = party_add(hall, id);
    party->body = body_new(id);
    return party;
}

void create_seed(struct hall *hall, struct batch *batch, char commitment[FAIR_HEX])
{
    unsigned char hash[FAIR_BYTES];
    secret_draw(hall, batch->secrets.seed, FAIR_BYTES);
    fair_commit(batch->party->id, batch->secrets.seed, hash);
    fair_to_hex(hash, commitment);
}

struct batch *create_party(struct hall *hall, const struct terms *terms,
                           const char *before, const char *address)
{
    char commitment[FAIR_HEX];
    struct party *party = new_party(hall);
    struct batch *batch = batch_new(party);
    struct text origin = text_init(batch->secrets.origin, HALL_ADDRESS);
    create_seed(hall, batch, commitment);
    secret_token(hall, batch->secrets.invite);
    text_put(&origin, address);
    batch->is_public = terms->is_public;
    party_count_for(hall, party, address);
    put_made(hall, batch, terms, before, commitment);
    return batch;
}

static int count_tables(const struct hall *hall)
{
    int count = 0;
    for (size_t i = 0; i < MAP; i++)
        for (const struct party *it = hall->map[i]; it != NULL; it = it->next)
            count += it->course.stage <= STAGE_ON;
    return count;
}

bool create_is_allowed(struct wish *wish)
{
    const struct hall_plan *plan = &wish->hall->plan;
    const char *why = NULL;
    if (count_tables(wish->hall) >= plan->most_tables)
        why = say("The server has no room for another table. Try again later.");
    else if (!wish->peer->trusted &&
             wish->peer->origin->tables >= plan->tables_an_address)
        why = say("From your address there are as many tables as may be. Finish one.");
    else if (wish->hall->under_way >= plan->most_waiting) {
        wish_refuse(wish, "busy", NULL, say("The server is busy. Try again."));
        return false;
    }
    if (why != NULL)
        wish_refuse(wish, "full", NULL, "%s", why);
    return why == NULL;
}

enum outcome do_create(struct wish *wish)
{
    struct hall *hall = wish->hall;
    struct terms terms = {0};
    unsigned char entropy[FAIR_BYTES], hash[FAIR_BYTES];
    char token[TOKEN_TEXT], commitment[FAIR_HEX];
    const char *name;
    if (!terms_read(wish, &terms) || !wish_name(wish, "name", &name) ||
        !wish_hex(wish, "entropy", entropy) || !create_is_allowed(wish))
        return ANSWERED;
    struct batch *batch = create_party(hall, &terms, "", wish->peer->origin->address);
    batch->asker = wish->asker;
    create_sat(hall, batch, 0, name, entropy, wish_is_rated(wish, name));
    create_players(hall, batch, &terms);
    party_give_token(hall, &batch->secrets, 0, token);
    fair_commit(batch->party->id, batch->secrets.seed, hash);
    fair_to_hex(hash, commitment);
    json_add_text(&wish->out, "table", batch->party->id);
    json_add_number(&wish->out, "seat", 1);
    json_add_text(&wish->out, "token", token);
    json_add_text(&wish->out, "invite", batch->secrets.invite);
    json_add_text(&wish->out, "commitment", commitment);
    return wish_store(wish, batch);
}
