/* list.c: the list of public tables: those that can be joined first, then the
 * newest; or those of somebody. */
#include <stdlib.h>

#include "core/memory.h"
#include "server/lobby/confusables.h"
#include "server/request.h"

enum { LISTED = 200 };

bool list_has(const struct party *party)
{
    return party->is_public && party->course.stage <= STAGE_ON;
}

static bool is_shown(const struct party *party)
{
    return list_has(party) &&
           (party->body != NULL ? party->body->n > 0 : party->brief != NULL);
}

static bool is_joinable(const struct party *party)
{
    int seats = party->body != NULL ? party_free_seats(party->body) : party->free_seats;
    return party->course.stage == STAGE_OPEN && seats > 0;
}

static int compare(const void *a, const void *b)
{
    const struct party *one = *(struct party *const *)a,
                       *other = *(struct party *const *)b;
    bool joins = is_joinable(one);
    if (joins != is_joinable(other))
        return joins ? -1 : 1;
    if (one->made != other->made)
        return one->made > other->made ? -1 : 1;
    return strcmp(one->id, other->id);
}

/* --- of whom ------------------------------------------------------------------------ */

void list_write_names(const struct body *body, struct buffer *out)
{
    char fold[TABLE_NAME];
    for (int seat = 0; seat < body->players; seat++) {
        letters_fold(body->seat[seat].name, fold);
        buffer_put(out, fold);
        buffer_put(out, "\n");
    }
}

/* `fold` is in the name of somebody who sits there, or the table's id is `words`. */
static bool is_meant(const struct party *party, const char *words, const char *fold)
{
    struct buffer names;
    if (words[0] == '\0' || strcmp(party->id, words) == 0)
        return true;
    if (party->body == NULL)
        return party->names != NULL && strstr(party->names, fold) != NULL;
    buffer_init(&names);
    list_write_names(party->body, &names);
    bool found = strstr(names.data, fold) != NULL;
    buffer_deinit(&names);
    return found;
}

/* --- writing it --------------------------------------------------------------------- */

static size_t gather(struct hall *hall, const char *words, struct party ***found)
{
    char fold[TABLE_NAME];
    size_t count = 0, room = 0;
    letters_fold(words, fold);
    *found = NULL;
    for (size_t i = 0; i < MAP; i++)
        for (struct party *it = hall->map[i]; it != NULL; it = it->next) {
            if (!is_shown(it) || !is_meant(it, words, fold))
                continue;
            if (count == room) {
                room = room > 0 ? 2 * room : 64;
                *found = memory_resize(*found, room, sizeof **found);
            }
            (*found)[count++] = it;
        }
    return count;
}

/* `tables` and `more`, members of the answer. */
static void write_list(struct hall *hall, const char *words, struct buffer *out)
{
    struct party **found;
    size_t count = gather(hall, words, &found);
    size_t shown = count < LISTED ? count : LISTED;
    if (count > 1)
        qsort(found, count, sizeof *found, compare);
    json_add_open(out, "tables", '[');
    for (size_t i = 0; i < shown; i++) {
        if (found[i]->body != NULL)
            tell_brief(hall, found[i], out);
        else
            json_put_raw(out, found[i]->brief);
    }
    json_close(out, ']');
    json_add_number(out, "more", (int64_t)(count - shown));
    free(found);
}

/* It is long, and the same for all: it is written once a second at most, unless it has
 * changed in what the lobby is told of. */
static const char *list_tables(struct hall *hall)
{
    struct buffer out;
    if (hall->list != NULL && hall->now - hall->listed_at < LOBBY_PAUSE)
        return hall->list;
    buffer_init(&out);
    write_list(hall, "", &out);
    free(hall->list);
    hall->list = memory_text(out.data, out.length);
    hall->listed_at = hall->now;
    buffer_deinit(&out);
    return hall->list;
}

/* Looking for somebody goes through all tables. */
static enum outcome look_for(struct wish *wish, const char *words)
{
    int wait = wish_dear(wish);
    if (wait > 0)
        return wish_refuse_slow(wish, wait);
    write_list(wish->hall, words, &wish->out);
    return DONE;
}

enum outcome do_lobby(struct wish *wish)
{
    const char *words;
    bool on;
    if (!wish_bool_or(wish, "on", true, &on) ||
        !wish_text_or(wish, "find", TABLE_NAME - 1, "", &words))
        return ANSWERED;
    if (on)
        lobby_join(wish->hall, wish->number);
    else
        lobby_part(wish->hall, wish->number);
    if (on && words[0] != '\0')
        return look_for(wish, words);
    buffer_put(&wish->out, on ? list_tables(wish->hall) : "\"tables\":[],\"more\":0");
    return DONE;
}
