/* achievements.c: what there is to try in a game, and what was just done of it. */
#include "session/table/achievements.h"

#include <stdlib.h>

#include "core/memory.h"
#include "session/internal.h"

static struct achievement_words *list_of(const struct game *game, int *count)
{
    struct achievement_words *list = memory_new(ACHIEVEMENTS, sizeof *list);
    *count = achievements_list(game, list);
    return list;
}

bool session_achievements(struct session *session, struct request *request)
{
    int count = 0;
    const struct game *game = session_game(session, request);
    if (game == NULL)
        return false;
    struct achievement_words *list = list_of(game, &count);
    json_add_open(request->out, "achievements", '[');
    for (int i = 0; i < count; i++) {
        json_open(request->out, '{');
        json_add_text(request->out, "key", list[i].key);
        json_add_text(request->out, "title", list[i].title);
        json_add_text(request->out, "how", list[i].how);
        json_add_text(request->out, "rule", list[i].rule);
        json_close(request->out, '}');
    }
    json_close(request->out, ']');
    free(list);
    return true;
}

/* Lessons say what to do, so nothing is earned there, nor when they are played on. */
bool session_earned(struct session *session, struct request *request)
{
    const struct table *table = session->table;
    uint64_t first = 0, earned = 0;
    int count = 0;
    if (!session_number(request, 0, table->match->count, &first))
        return false;
    if (session->lesson == NULL)
        earned = achievements_earned(table, (size_t)first);
    struct achievement_words *list = list_of(table->match->game, &count);
    json_add_open(request->out, "earned", '[');
    for (int i = 0; i < count; i++)
        if ((earned >> i & 1) != 0)
            json_put_text(request->out, list[i].key);
    json_close(request->out, ']');
    free(list);
    return true;
}
