/* hall_create.c: new tables: what they are made for, and who sits there first. */
#include "base/speech.h"
#include "hall/hall_wish.h"

enum { LONGEST = 30 * 24 * 3600 /* seconds of a pace */, TRIES = 100 };

/* --- the terms ---------------------------------------------------------------------- */

/* The match is thrown away: its setup is what is wanted, settled and found good. */
static bool settle_game(struct terms *terms, const struct setup *setup,
                        struct error *error)
{
    struct match *match = match_new(terms->game, setup, "", error);
    if (match == NULL)
        return false;
    struct text out = text_init(terms->game_id, sizeof terms->game_id);
    setup_write_id(&match->setup, terms->game, "", &out);
    terms->players = match->setup.players;
    match_free(match);
    return !out.overflow || error_set(error, say("The options are too long."));
}

static bool read_game(struct wish *wish, struct terms *terms)
{
    struct error error = {0};
    struct setup setup;
    char seed[SETUP_VALUE];
    const char *id;
    if (!wish_text(wish, "game", sizeof terms->game_id - 1, &id))
        return false;
    bool ok =
        setup_read_id(&setup, wish->hall->plan.games, &terms->game, seed, id, &error);
    if (ok && seed[0] != '\0')
        ok = error_set(&error, say("Leave the seed out: the dice of this table are drawn "
                                   "from what the server and the players throw in."));
    ok = ok && settle_game(terms, &setup, &error);
    setup_deinit(&setup);
    if (!ok)
        wish_refuse_error(wish, "game", &error);
    return ok;
}

static bool read_player(struct wish *wish, struct terms *terms, int seat,
                        const char *words)
{
    struct text out = text_init(terms->player[seat], TABLE_SPEC);
    if (strcmp(words, "person") == 0)
        return true;
    if (seat > 0 && party_is_player(terms->game, words)) {
        text_put(&out, words);
        return true;
    }
    if (seat == 0)
        wish_refuse(wish, "bad", "seats", say("The first seat is your own: \"person\"."));
    else
        wish_refuse(wish, "bad", "seats",
                    say("There is no computer player '%.40s' for this game."), words);
    return false;
}

static bool read_seats(struct wish *wish, struct terms *terms)
{
    struct error error = {0};
    struct doc list, item;
    size_t count = 0;
    const char *words;
    if (!doc_find(&wish->root, "seats", &list) || !doc_length(&list, &count, &error) ||
        count != (size_t)terms->players) {
        wish_refuse(wish, "bad", "seats",
                    say("'seats' must say for each of %d seats who sits there."),
                    terms->players);
        return false;
    }
    for (int seat = 0; seat < terms->players; seat++) {
        if (!doc_item(&list, (size_t)seat, &item, &error) ||
            !doc_string(&item, &words, &error)) {
            wish_refuse_error(wish, "seats", &error);
            return false;
        }
        if (!read_player(wish, terms, seat, words))
            return false;
    }
    return true;
}

static bool read_pace(struct wish *wish, struct pace *pace)
{
    struct error error = {0};
    struct doc field;
    if (!doc_find(&wish->root, "pace", &field) || doc_is_null(&field))
        return true;
    pace->given = true;
    if (doc_int_field(&field, "each", 5, LONGEST, &pace->each, &error) &&
        doc_int_field(&field, "bank", 0, LONGEST, &pace->bank, &error))
        return true;
    wish_refuse_error(wish, "pace", &error);
    return false;
}

static bool read_late(struct wish *wish, enum late_policy *late)
{
    const char *words;
    if (!wish_text_or(wish, "late", 20, late_words[LATE_COMPUTER], &words))
        return false;
    for (int i = LATE_COMPUTER; i <= LATE_WAIT; i++)
        if (strcmp(words, late_words[i]) == 0) {
            *late = (enum late_policy)i;
            return true;
        }
    wish_refuse(wish, "bad", "late", say("'late' must be computer, skip or wait."));
    return false;
}

static bool read_terms(struct wish *wish, struct terms *terms)
{
    return read_game(wish, terms) && read_seats(wish, terms) &&
           wish_bool_or(wish, "public", false, &terms->is_public) &&
           wish_bool_or(wish, "watch", terms->is_public, &terms->watch) &&
           read_pace(wish, &terms->pace) && read_late(wish, &terms->late);
}

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
    if (!read_terms(wish, &terms) || !wish_name(wish, "name", &name) ||
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
