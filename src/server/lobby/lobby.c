/* lobby.c: before anybody sits at a table: greeting, and who follows the list of
 * public tables. */
#include "i18n/i18n.h"
#include "core/memory.h"
#include "server/request.h"
#include "i18n/language.h"

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
    json_add_text(out, "language", language_list()[wish->peer->language].code);
    json_add_number(out, "now", hall->now);
    json_add_open(out, "games", '[');
    for (const struct game *const *it = hall->plan.games; *it != NULL; it++)
        json_put_text(out, (*it)->name);
    json_close(out, ']');
    json_add_bool(out, "names", hall->plan.names);
    json_add_text(out, "push", hall->plan.push);
    return DONE;
}

/* --- those who follow the list -------------------------------------------------------
 */

void lobby_join(struct hall *hall, uint32_t number)
{
    struct peer *peer = &hall->peers[number];
    if (peer->lobby)
        return;
    if (hall->lobby_count == hall->lobby_room) {
        hall->lobby_room = hall->lobby_room > 0 ? 2 * hall->lobby_room : 64;
        hall->lobby = memory_resize(hall->lobby, hall->lobby_room, sizeof *hall->lobby);
    }
    peer->lobby = true;
    peer->lobby_index = hall->lobby_count;
    hall->lobby[hall->lobby_count++] = number;
}

/* The last one takes its place. */
void lobby_part(struct hall *hall, uint32_t number)
{
    struct peer *peer = &hall->peers[number];
    if (!peer->lobby)
        return;
    uint32_t last = hall->lobby[--hall->lobby_count];
    hall->lobby[peer->lobby_index] = last;
    hall->peers[last].lobby_index = peer->lobby_index;
    peer->lobby = false;
}

/* --- news ----------------------------------------------------------------------------
 */

static void send_lobby(struct hall *hall, const struct party *party)
{
    struct buffer out;
    size_t length = 0;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "news", "lobby");
    if (list_has(party)) {
        json_key(&out, "table");
        tell_brief(hall, party, &out);
    } else {
        json_add_text(&out, "gone", party->id);
    }
    json_close(&out, '}');
    const char *bytes = out_keep(hall, &out, &length);
    for (size_t i = 0; i < hall->lobby_count; i++)
        out_send(hall, hall->lobby[i], bytes, length);
}

void tell_lobby(struct hall *hall, struct party *party)
{
    if (!party->is_public)
        return;
    free(hall->list);
    hall->list = NULL;
    party->lobby_due = true;
    lobby_tend(hall, party);
}

void lobby_tend(struct hall *hall, struct party *party)
{
    bool soon = hall->now < party->lobby_told + LOBBY_PAUSE;
    if (!party->lobby_due || (soon && list_has(party)))
        return;
    party->lobby_due = false;
    party->lobby_told = hall->now;
    send_lobby(hall, party);
}
