/* hall_lobby.c: before anybody sits at a table: greeting, and the list of public tables.
 */
#include "base/speech.h"
#include "hall/hall_wish.h"
#include "table/language.h"

enum { LISTED = 200 };

static uint8_t language_number(const struct hall *hall, const char *wish)
{
    const struct language *list = language_list(), *found = language_find(wish);
    ptrdiff_t number = found != NULL ? found - list : 0;
    return number < LANGUAGES && hall->tongue[number] != NULL ? (uint8_t)number : 0;
}

enum outcome do_hello(struct wish *wish)
{
    struct hall *hall = wish->hall;
    struct buffer *out = &wish->out;
    const char *language;
    int64_t version;
    if (!wish_number(wish, "version", 1, 1, &version) ||
        !wish_text_or(wish, "language", 40, "en", &language))
        return ANSWERED;
    wish->peer->language = language_number(hall, language);
    json_add_text(out, "server", "cantrip");
    json_add_text(out, "title", hall->plan.title);
    json_add_number(out, "now", hall->now);
    json_add_open(out, "games", '[');
    for (const struct game *const *it = hall->plan.games; *it != NULL; it++)
        json_put_text(out, (*it)->name);
    json_close(out, ']');
    json_add_bool(out, "names", hall->plan.names);
    json_add_text(out, "push", hall->plan.push);
    return DONE;
}

static bool is_listed(const struct party *party)
{
    return party->is_public && party->course.stage <= STAGE_ON;
}

static void list_table(struct hall *hall, const struct party *party, struct buffer *out)
{
    if (party->body != NULL && party->body->n > 0)
        tell_brief(hall, party, out);
    else if (party->brief != NULL)
        json_put_raw(out, party->brief);
}

enum outcome do_lobby(struct wish *wish)
{
    struct hall *hall = wish->hall;
    int count = 0;
    if (!wish_bool_or(wish, "on", true, &wish->peer->lobby))
        return ANSWERED;
    json_add_open(&wish->out, "tables", '[');
    for (size_t i = 0; i < MAP && wish->peer->lobby; i++)
        for (struct party *it = hall->map[i]; it != NULL && count < LISTED; it = it->next)
            if (is_listed(it)) {
                list_table(hall, it, &wish->out);
                count++;
            }
    json_close(&wish->out, ']');
    return DONE;
}

void tell_lobby(struct hall *hall, const struct party *party)
{
    struct buffer out;
    size_t length = 0;
    if (!party->is_public)
        return;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "lobby");
    if (is_listed(party)) {
        json_key(&out, "table");
        tell_brief(hall, party, &out);
    } else {
        json_add_text(&out, "gone", party->id);
    }
    json_close(&out, '}');
    const char *bytes = out_keep(hall, &out, &length);
    for (uint32_t i = 0; i < hall->peer_room; i++)
        if (hall->peers[i].open && hall->peers[i].lobby)
            out_send(hall, i, bytes, length);
}
