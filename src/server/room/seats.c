/* seats.c: coming to a table and leaving it. */
#include "i18n/i18n.h"
#include "server/lobby/confusables.h"
#include "server/request.h"

enum { JOIN_ID_LEAST = 16, JOIN_ID = 40 };

/* --- coming ------------------------------------------------------------------------- */

static bool is_invited(const struct body *body, const char *invite)
{
    return strlen(invite) == strlen(body->secrets.invite) &&
           secret_same(invite, body->secrets.invite, strlen(invite));
}

static bool is_free(const struct seat *seat)
{
    return !seat->taken && seat->player[0] == '\0';
}

/* The seat that was asked for, or the first free one. */
static bool find_seat(struct wish *wish, int *seat)
{
    const struct body *body = wish->party->body;
    int64_t wanted;
    if (!wish_number_or(wish, "seat", 1, body->players, 0, &wanted))
        return false;
    *seat = (int)wanted - 1;
    for (int i = 0; *seat < 0 && i < body->players; i++)
        if (is_free(&body->seat[i]))
            *seat = i;
    if (*seat >= 0 && is_free(&body->seat[*seat]))
        return true;
    wish_refuse(wish, "full", "seat",
                wanted > 0 ? say("This seat is taken.") : say("All seats are taken."));
    return false;
}

static bool is_new_name(struct wish *wish, const char *name)
{
    const struct body *body = wish->party->body;
    char key[TABLE_NAME], other[TABLE_NAME];
    letters_fold(name, key);
    for (int i = 0; i < body->players; i++) {
        letters_fold(body->seat[i].name, other);
        if (strcmp(other, key) == 0) {
            wish_refuse(wish, "bad", "name",
                        say("Somebody at this table is called so already."));
            return false;
        }
    }
    return true;
}

static bool is_welcome(struct wish *wish)
{
    const char *invite;
    if (!wish_text_or(wish, "invite", 40, "", &invite))
        return false;
    if (wish->party->body->is_public || is_invited(wish->party->body, invite))
        return true;
    wish_refuse(wish, "forbidden", "invite",
                say("This table is for those who are invited."));
    return false;
}

static bool is_in_time(struct wish *wish)
{
    if (wish->party->course.stage == STAGE_OPEN)
        return true;
    wish_refuse(wish, "late", NULL, say("The game has begun without you."));
    return false;
}

/* Whoever knows it gets the seat that was taken under it: it must not be guessed. */
static bool read_join_id(struct wish *wish, const char **id)
{
    if (!wish_text_or(wish, "id", JOIN_ID, "", id))
        return false;
    if ((*id)[0] == '\0' || strlen(*id) >= JOIN_ID_LEAST)
        return true;
    wish_refuse(wish, "bad", "id", say("'%s' must have %d to %d bytes."), "id",
                JOIN_ID_LEAST, JOIN_ID);
    return false;
}

/* The seat that was taken under this id before, when the answer was lost. */
static int find_joined(const struct body *body, const char *id)
{
    unsigned char hash[FAIR_BYTES];
    int found = SEAT_NOBODY;
    secret_hash(id, hash);
    for (int seat = 0; seat < body->players && id[0] != '\0'; seat++)
        if (body->seat[seat].taken && body->secrets.joined[seat] &&
            secret_same(hash, body->secrets.join_id[seat], sizeof hash))
            found = seat;
    return found;
}

bool wish_is_rated(const struct wish *wish, const char *name)
{
    return wish->peer->name[0] != '\0' && strcmp(wish->peer->name, name) == 0;
}

static enum outcome give_seat(struct wish *wish, struct batch *batch, int seat)
{
    char token[TOKEN_TEXT];
    party_give_token(wish->hall, &batch->secrets, seat, token);
    json_add_number(&wish->out, "seat", seat + 1);
    json_add_text(&wish->out, "token", token);
    return wish_store(wish, batch);
}

static enum outcome take_seat(struct wish *wish, int seat, const char *name,
                              const unsigned char *entropy, const char *id)
{
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    create_sat(wish->hall, batch, seat, name, entropy, wish_is_rated(wish, name));
    batch_forget_seat(batch, seat);
    batch->secrets.joined[seat] = id[0] != '\0';
    secret_hash(id, batch->secrets.join_id[seat]);
    return give_seat(wish, batch, seat);
}

enum outcome do_join(struct wish *wish)
{
    unsigned char entropy[FAIR_BYTES];
    const char *name, *id;
    int seat;
    if (!wish_name(wish, "name", &name) || !wish_hex(wish, "entropy", entropy) ||
        !read_join_id(wish, &id) || !is_welcome(wish))
        return ANSWERED;
    seat = find_joined(wish->party->body, id);
    if (seat >= 0) {
        struct batch *batch = wish_batch(wish, wish->party);
        return batch != NULL ? give_seat(wish, batch, seat) : ANSWERED;
    }
    if (!is_in_time(wish) || !find_seat(wish, &seat) || !is_new_name(wish, name))
        return ANSWERED;
    return take_seat(wish, seat, name, entropy, id);
}

/* Answers before all there are told who has come. */
static enum outcome come(struct wish *wish, int seat, int64_t since)
{
    tell_table(wish->hall, wish->party, since, &wish->out);
    wish_answer(wish->hall, &wish->asker, &wish->out);
    peer_follow(wish->hall, wish->number, wish->party, seat);
    return ANSWERED;
}

/* The seat whose token this is; below 0 when that was refused. */
static int read_token(struct wish *wish)
{
    const char *token;
    if (!wish_text(wish, "token", TOKEN_TEXT - 1, &token))
        return SEAT_NOBODY;
    int seat = party_seat_of(wish->party->body, token);
    if (seat < 0)
        wish_refuse(wish, "forbidden", "token",
                    say("This is not the key of a seat at this table (any more)."));
    return seat;
}

enum outcome do_sit(struct wish *wish)
{
    const struct body *body = wish->party->body;
    int64_t since;
    int seat = read_token(wish);
    if (seat < 0 || !wish_number_or(wish, "since", 0, INT64_MAX, 0, &since))
        return ANSWERED;
    json_add_number(&wish->out, "seat", seat + 1);
    json_add_bool(&wish->out, "host", party_host(body) == seat);
    json_add_text(&wish->out, "invite", body->secrets.invite);
    return come(wish, seat, since);
}

/* Nobody hears of it: who looks at a list of tables sits at none of them. */
enum outcome do_peek(struct wish *wish)
{
    int seat = read_token(wish);
    if (seat < 0)
        return ANSWERED;
    json_add_number(&wish->out, "seat", seat + 1);
    tell_details(wish->hall, wish->party, &wish->out);
    wish->party->idle_since = wish->hall->now;
    return DONE;
}

enum outcome do_watch(struct wish *wish)
{
    const struct body *body = wish->party->body;
    const char *invite;
    int64_t since;
    if (!wish_text_or(wish, "invite", 40, "", &invite) ||
        !wish_number_or(wish, "since", 0, INT64_MAX, 0, &since))
        return ANSWERED;
    if (!body->watch && !is_invited(body, invite))
        return wish_refuse(wish, "forbidden", "invite",
                           say("At this table nobody may look on."));
    if (wish->party->follower_count >= WATCHERS)
        return wish_refuse(wish, "full", NULL, say("Too many are looking on already."));
    json_add_number(&wish->out, "seat", 0);
    return come(wish, SEAT_NOBODY, since);
}

enum outcome do_part(struct wish *wish)
{
    wish_answer(wish->hall, &wish->asker, &wish->out);
    peer_follow(wish->hall, wish->number, NULL, SEAT_NOBODY);
    return ANSWERED;
}

/* --- before the game ---------------------------------------------------------------- */

bool wish_is_host(struct wish *wish)
{
    if (party_host(wish->party->body) == wish->seat)
        return true;
    wish_refuse(wish, "forbidden", NULL, say("Only the host of the table can do that."));
    return false;
}

bool wish_is_stage(struct wish *wish, enum stage stage)
{
    if (wish->party->course.stage == stage)
        return true;
    wish_refuse(wish, wish->party->course.stage > stage ? "late" : "bad", NULL,
                wish->party->course.stage > stage ? say("It is too late for that.")
                                                  : say("It is too early for that."));
    return false;
}

void free_seats(struct hall *hall, struct batch *batch, unsigned freed)
{
    const struct body *body = batch->party->body;
    bool empty = true;
    for (int seat = 0; seat < body->players; seat++) {
        bool goes = freed >> seat & 1;
        empty = empty && (goes || !body->seat[seat].taken);
        if (!goes)
            continue;
        batch_seat_event(hall, batch, "free", seat);
        batch_forget_seat(batch, seat);
    }
    if (empty)
        batch_closed(hall, batch, "empty");
}

static enum outcome place_player(struct wish *wish, int seat, const char *player)
{
    if (!party_is_player(wish->party->body->game, player))
        return wish_refuse(wish, "bad", "player",
                           say("There is no computer player '%.40s' for this game."),
                           player);
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    struct buffer *out = batch_event(wish->hall, batch, "player");
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "player", player);
    batch_end(wish->hall, batch, -1);
    batch_forget_seat(batch, seat);
    return wish_store(wish, batch);
}

enum outcome do_seat(struct wish *wish)
{
    const char *player;
    int seat;
    if (!wish_is_host(wish) || !wish_is_stage(wish, STAGE_OPEN) ||
        !wish_seat(wish, "seat", &seat) ||
        !wish_text(wish, "player", TABLE_SPEC - 1, &player))
        return ANSWERED;
    if (seat == wish->seat)
        return wish_refuse(wish, "forbidden", "seat",
                           say("This is your own seat: leave the table to give it up."));
    if (strcmp(player, "person") != 0)
        return place_player(wish, seat, player);
    if (is_free(&wish->party->body->seat[seat]))
        return DONE;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    free_seats(wish->hall, batch, 1U << seat);
    return wish_store(wish, batch);
}

/* --- leaving ------------------------------------------------------------------------ */

enum outcome do_leave(struct wish *wish)
{
    const struct party *party = wish->party;
    enum stage stage = party->course.stage;
    if (stage > STAGE_ON || (stage == STAGE_ON && party->body->seat[wish->seat].away))
        return DONE;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    if (stage == STAGE_OPEN)
        free_seats(wish->hall, batch, 1U << wish->seat);
    else if (stage == STAGE_REVEAL)
        reveal_reopen(wish->hall, batch, 1U << wish->seat);
    else
        play_away(wish->hall, batch, wish->seat);
    return wish_store(wish, batch);
}

void play_away(struct hall *hall, struct batch *batch, int seat)
{
    bool acts = party_actor(batch->party) == seat;
    struct buffer *out = batch_event(hall, batch, "away");
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "player", batch->party->body->usual);
    batch_end(hall, batch, acts ? 0 : -1);
    batch->computer = batch->computer || acts;
}

enum outcome do_back(struct wish *wish)
{
    const struct body *body = wish->party->body;
    const struct seat *seat = &body->seat[wish->seat];
    bool acts = party_actor(wish->party) == wish->seat;
    if (!wish_is_stage(wish, STAGE_ON))
        return ANSWERED;
    if (!seat->away && !(acts && body->is_late))
        return DONE;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    json_add_number(batch_event(wish->hall, batch, "back"), "seat", wish->seat + 1);
    batch_end(wish->hall, batch,
              acts ? time_deadline(body, seat->spare, wish->hall->now) : -1);
    batch->computer = batch->computer && !acts;
    return wish_store(wish, batch);
}

enum outcome do_hand(struct wish *wish)
{
    const struct body *body = wish->party->body;
    bool skip;
    int seat;
    if (!wish_is_stage(wish, STAGE_ON) || !wish_seat(wish, "seat", &seat) ||
        !wish_bool_or(wish, "skip", false, &skip))
        return ANSWERED;
    if (party_actor(wish->party) != seat || !body->is_late || body->skip)
        return wish_refuse(wish, "forbidden", "seat",
                           say("The time of this seat is not over."));
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    if (skip)
        play_late(wish->hall, batch, seat, true);
    else
        play_away(wish->hall, batch, seat);
    return wish_store(wish, batch);
}
