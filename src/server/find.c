/* find.c: which table a request is about, and whether the asker may name it. */
#include "i18n/i18n.h"
#include "server/request.h"

enum { ID_LETTERS = 8 };

static bool is_id(const char *id)
{
    return strlen(id) == ID_LETTERS &&
           id[strspn(id, "23456789ABCDEFGHJKLMNPQRSTUVWXYZ")] == '\0';
}

static bool refuse_missing(struct wish *wish)
{
    wish_refuse(wish, "missing", "table", say("There is no such table."));
    return false;
}

/* A table that the hall does not know may be one that is over. */
static bool find_by_id(struct wish *wish, const char *id)
{
    wish->party = is_id(id) ? party_find(wish->hall, id) : NULL;
    if (wish->party != NULL)
        return (wish->party->body == NULL || wish->party->body->n > 0) ||
               refuse_missing(wish);
    if (!is_id(id))
        return refuse_missing(wish);
    int wait = wish_dear(wish);
    if (wait > 0) {
        wish_refuse_slow(wish, wait);
        return false;
    }
    wish->party = party_add(wish->hall, id);
    wish->party->doubtful = true;
    return true;
}

static bool find_by_code(struct wish *wish)
{
    const char *words;
    if (!wish_text(wish, "code", CODE - 1, &words))
        return false;
    const struct code *code = code_find(wish->hall, words);
    if (code == NULL) {
        wish_refuse(wish, "missing", "code",
                    say("This code is wrong, used up, or older than 15 minutes."));
        return false;
    }
    wish->seat = code->seat;
    return find_by_id(wish, code->table);
}

static bool find_own(struct wish *wish)
{
    wish->party = wish->peer->party;
    wish->seat = wish->peer->seat;
    if (wish->party != NULL && wish->seat >= 0)
        return true;
    wish_refuse(wish, "forbidden", NULL, say("You do not sit at a table."));
    return false;
}

bool wish_find_table(struct wish *wish, enum about about)
{
    const char *id;
    switch (about) {
    case TABLE_BY_ID:
        return wish_text(wish, "table", HALL_ID, &id) && find_by_id(wish, id);
    case TABLE_BY_CODE:
        return find_by_code(wish);
    case OWN_SEAT:
        return find_own(wish);
    case NO_TABLE:
        break;
    }
    return true;
}
