/* admin.c: requests of the host of the server: what there is, ending and exporting
 * tables, and keeping addresses out. */
#include "i18n/i18n.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "server/request.h"

enum outcome do_tables(struct wish *wish)
{
    struct hall *hall = wish->hall;
    struct buffer *out = &wish->out;
    json_add_open(out, "tables", '[');
    for (size_t i = 0; i < MAP; i++)
        for (const struct party *it = hall->map[i]; it != NULL; it = it->next) {
            if (it->doubtful)
                continue;
            json_open(out, '{');
            json_add_text(out, "table", it->id);
            json_add_bool(out, "awake", it->body != NULL);
            json_add_number(out, "followers", (long long)it->follower_count);
            json_add_text(out, "address", it->origin != NULL ? it->origin->address : "");
            if (it->body != NULL && it->body->n > 0) {
                json_add_text(out, "game", it->body->game_id);
                json_add_text(out, "state", stage_words[it->course.stage]);
                json_add_number(out, "n", it->body->n);
            }
            json_close(out, '}');
        }
    json_close(out, ']');
    return DONE;
}

enum outcome do_end(struct wish *wish)
{
    if (wish->party->course.stage > STAGE_ON)
        return DONE;
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    batch_closed(wish->hall, batch, "ended");
    return wish_store(wish, batch);
}

enum outcome do_export(struct wish *wish)
{
    tell_table(wish->hall, wish->party, 0, &wish->out);
    return DONE;
}

/* --- addresses ---------------------------------------------------------------------- */

bool ban_is(const struct hall *hall, const char *address)
{
    for (size_t i = 0; i < hall->ban_count; i++)
        if (strcmp(hall->bans[i], address) == 0)
            return true;
    return false;
}

void ban_set(struct hall *hall, const char *address, bool banned)
{
    size_t i = 0;
    while (i < hall->ban_count && strcmp(hall->bans[i], address) != 0)
        i++;
    if (banned && i == hall->ban_count) {
        hall->bans = memory_resize(hall->bans, hall->ban_count + 1, sizeof *hall->bans);
        struct text out = text_init(hall->bans[hall->ban_count++], HALL_ADDRESS);
        text_put(&out, address);
    } else if (!banned && i < hall->ban_count) {
        memmove(hall->bans + i, hall->bans + i + 1,
                (--hall->ban_count - i) * sizeof *hall->bans);
    }
}

void ban_close(struct hall *hall, uint32_t number)
{
    peer_dismiss(hall, number, "barred");
}

static enum outcome store_ban(struct wish *wish, bool banned)
{
    const char *address;
    if (!wish_text(wish, "address", HALL_ADDRESS - 1, &address))
        return ANSWERED;
    if (!banned && !ban_is(wish->hall, address))
        return wish_refuse(wish, "missing", "address",
                           say("This address is not barred."));
    struct batch *batch = wish_batch(wish, NULL);
    if (batch == NULL)
        return ANSWERED;
    batch_row(batch, HALL_BAN, address, !banned, "{}", 2);
    batch->ban = banned;
    return wish_store(wish, batch);
}

enum outcome do_ban(struct wish *wish)
{
    return store_ban(wish, true);
}

enum outcome do_unban(struct wish *wish)
{
    return store_ban(wish, false);
}

/* Who is connected from there is sent away. */
void ban_stored(struct hall *hall, const struct batch *batch)
{
    const char *address = batch->more[0].key;
    ban_set(hall, address, batch->ban);
    for (uint32_t i = 0; i < hall->peer_room && batch->ban; i++)
        if (hall->peers[i].open && !hall->peers[i].trusted &&
            strcmp(hall->peers[i].origin->address, address) == 0)
            ban_close(hall, i);
}

enum outcome do_bans(struct wish *wish)
{
    json_add_open(&wish->out, "addresses", '[');
    for (size_t i = 0; i < wish->hall->ban_count; i++)
        json_put_text(&wish->out, wish->hall->bans[i]);
    json_close(&wish->out, ']');
    return DONE;
}
