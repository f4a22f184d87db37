/* pairing_match.c: who plays with whom. Whoever has waited longest comes first, with
 * those whose ratings are closest; the longer they wait, the further away those may be.
 */
#include <string.h>

#include "server/lobby/pairing.h"

enum { REACH = 150, REACH_A_SECOND = 20 };

static const int64_t ANYBODY = 30 * SECONDS; /* after that every rating will do */

static int64_t reach_of(const struct server *server, const struct seeker *seeker)
{
    int64_t waited = server->now - seeker->since;
    return waited >= ANYBODY ? INT32_MAX : REACH + waited / SECONDS * REACH_A_SECOND;
}

static int64_t distance(const struct seeker *one, const struct seeker *other)
{
    int64_t by = (int64_t)one->rating - other->rating;
    return by < 0 ? -by : by;
}

/* Nobody plays against themselves, from two devices. */
static bool are_same(const struct seeker *one, const struct seeker *other)
{
    return one->rated && other->rated && strcmp(one->key, other->key) == 0;
}

static bool suits(const struct server *server, struct seeker *const *chosen, int count,
                  const struct seeker *seeker)
{
    int64_t far = distance(chosen[0], seeker);
    if (seeker->batch != NULL ||
        (far > reach_of(server, chosen[0]) && far > reach_of(server, seeker)))
        return false;
    for (int i = 0; i < count; i++)
        if (chosen[i] == seeker || are_same(chosen[i], seeker))
            return false;
    return true;
}

static struct seeker *find_closest(const struct server *server,
                                   const struct pairing_group *group,
                                   struct seeker *const *chosen, int count)
{
    struct seeker *best = NULL;
    for (struct seeker *it = group->first; it != NULL; it = it->next)
        if (suits(server, chosen, count, it) &&
            (best == NULL || distance(chosen[0], it) < distance(chosen[0], best)))
            best = it;
    return best;
}

static bool choose_for(const struct server *server, const struct pairing_group *group,
                       struct seeker *first, struct seeker *chosen[GAME_MAX_PLAYERS])
{
    chosen[0] = first;
    for (int count = 1; count < group->terms.players; count++) {
        chosen[count] = find_closest(server, group, chosen, count);
        if (chosen[count] == NULL)
            return false;
    }
    return true;
}

bool server_pairing_choose(const struct server *server, const struct pairing_group *group,
                           struct seeker *chosen[GAME_MAX_PLAYERS])
{
    if (group->waiting < group->terms.players)
        return false;
    for (struct seeker *it = group->first; it != NULL; it = it->next)
        if (it->batch == NULL && choose_for(server, group, it, chosen))
            return true;
    return false;
}
