/* fold.c: applies an event to a table: to its state (session/room/room.h), and to what
 * only the server knows of it. Events just stored and events loaded after a crash both go
 * through here. */
#include "base/hash.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "server/internal.h"
#include "server/mutation.h"

static bool fold_made(struct server *server, struct room *room,
                      const struct room_event *event)
{
    struct room_internals *internals = room->internals;
    struct setup setup;
    struct error error = {0};
    char seed[SETUP_VALUE];
    bool ok = setup_read_id(&setup, server->plan.games, &internals->game, seed,
                            event->game, &error);
    setup_deinit(&setup);
    if (!ok)
        return false;
    if (event->attachment[0] != '\0')
        internals->attachment = memory_text(event->attachment, strlen(event->attachment));
    room->made = event->at;
    room->is_public = event->public;
    server_room_default_player(internals->game, internals->default_player);
    return true;
}

static bool fold_begin(struct server *server, struct room *room,
                       const struct room_event *event)
{
    struct room_internals *internals = room->internals;
    struct error error = {0};
    if (internals->match != NULL)
        return false;
    internals->match = record_read(server->plan.games, event->record,
                                   strlen(event->record), room->id, &error);
    if (internals->match == NULL ||
        internals->match->setup.players != room->state->players)
        return false;
    server_world_share(server, internals->match);
    server_reveal_fair(room, internals->secrets.seed, &internals->fair);
    fair_make_key(&internals->fair);
    return true;
}

/* Plays the line, which must lead to the same position as before. */
static bool fold_line(struct match *match, const struct room_event *event)
{
    char hash[24];
    struct text out = text_init(hash, sizeof hash);
    struct reason why;
    if (match == NULL || !match_play(match, event->line, &why))
        return false;
    text_format(&out, "%016llx", (unsigned long long)match_hash(match));
    return strcmp(hash, event->hash) == 0;
}

static bool fold_move(struct server *server, struct room *room,
                      const struct room_event *event)
{
    struct made_moves *made = &room->internals->made[event->seat - 1];
    if (!fold_line(room->internals->match, event))
        return false;
    server->count.moves += !room->loading;
    if (event->id[0] != '\0' && !(server_mutates(MUTATION_IDS) && room->loading))
        made->move[made->count++ % MOVE_IDS] = (struct made_move){
            .id = hash_bytes(event->id, strlen(event->id), 0), .n = event->n};
    return true;
}

static bool fold_end(struct room_internals *internals)
{
    if (internals->match == NULL)
        return false;
    fair_note(&internals->fair, true, internals->match);
    return true;
}

static bool fold_private(struct server *server, struct room *room,
                         const struct room_event *event)
{
    switch (event->kind) {
    case ROOM_EVENT_MADE:
        return fold_made(server, room, event);
    case ROOM_EVENT_BEGIN:
        return fold_begin(server, room, event);
    case ROOM_EVENT_CHANCE:
        return fold_line(room->internals->match, event);
    case ROOM_EVENT_MOVE:
        return fold_move(server, room, event);
    case ROOM_EVENT_OVER:
        return fold_end(room->internals);
    case ROOM_EVENT_CLOSED:
        return event->seed[0] == '\0' || fold_end(room->internals);
    default:
        return event->kind != ROOM_EVENT_UNKNOWN && room->internals->game != NULL;
    }
}

static void keep_line(struct line *line, const char *text, size_t length)
{
    free(line->text);
    *line = (struct line){.text = memory_text(text, length), .length = length};
}

static void keep_text(struct room_internals *internals, const struct room_event *event,
                      const char *text, size_t length)
{
    internals->next = event->n + 1;
    keep_line(&internals->recent[event->n % RECENT], text, length);
    if (event->kind == ROOM_EVENT_CHAT || event->kind == ROOM_EVENT_EMOTE ||
        event->kind == ROOM_EVENT_ADMIT)
        keep_line(&internals->chat[internals->chats++ % CHATS], text, length);
}

bool server_fold_event(struct server *server, struct room *room, const char *text,
                       size_t length)
{
    struct json_reader root;
    struct room_event event;
    struct error error = {0};
    if (!json_reader_parse(&root, text, length, &error))
        return false;
    bool ok = room_event_read(&event, &root, &error) &&
              room_apply(room->state, &room->progress, &event) &&
              fold_private(server, room, &event);
    if (ok)
        keep_text(room->internals, &event, text, length);
    json_reader_free(&root);
    return ok;
}
