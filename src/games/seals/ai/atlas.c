/* atlas.c: what lies behind which token, found once and asked often: plans for many
 * handfuls of dice are made from one place. */
#include "games/seals/ai/internal.h"

/* What comes within reach and is not won now may be won later. */
static const float hope_of_scroll = 0.25f, hope_of_token = 0.06f;

static struct prize prize_at(const struct atlas *atlas, int site)
{
    const struct seals_state *state = atlas->scene->state;
    return (struct prize){.site = (uint8_t)site,
                          .element = (uint8_t)seal_element(state, site),
                          .strength = (uint8_t)seal_strength(state, site),
                          .gain = atlas->stance->gain[site]};
}

/* Whether walking on from a site touches anything more. */
static bool leads_on(const struct atlas *atlas, int site, const struct sites *touched)
{
    const struct sites *near = &atlas->scene->world->near[site >> 6][site & 63];
    uint64_t more = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        more |= near->word[i] & ~touched->word[i];
    return more != 0;
}

/* Keeps the prizes from `first` on in order, the most valuable first. */
static void add_prize(struct atlas *atlas, int first, int site)
{
    struct prize prize = prize_at(atlas, site);
    int at = atlas->prizes++;
    for (; at > first && atlas->prize[at - 1].gain < prize.gain; at--)
        atlas->prize[at] = atlas->prize[at - 1];
    atlas->prize[at] = prize;
}

/* Adds the seals of a set that nothing bars. When the atlas is full the rest are left
 * out; no dungeon of ours comes near that. */
static void add_seals(struct atlas *atlas, const struct sites *found,
                      const struct sites *touched, int parent)
{
    const struct sites *barred = &atlas->stance->reach.barred;
    int first = atlas->prizes;
    int depth = parent == NO_DOOR ? 0 : atlas->door[parent].depth;
    for (int i = sites_next(found, 0); i >= 0; i = sites_next(found, i + 1)) {
        if (sites_has(barred, i))
            continue;
        if (!sites_has(&atlas->scene->tokens, i)) {
            if (atlas->prizes < ATLAS_PRIZES)
                add_prize(atlas, first, i);
        } else if (depth < ATLAS_DEPTH && atlas->doors < ATLAS_DOORS &&
                   leads_on(atlas, i, touched)) {
            struct door *door = &atlas->door[atlas->doors++];
            door->token = prize_at(atlas, i);
            door->parent = parent;
            door->depth = depth + 1;
            door->opened = false;
        }
    }
}

void seals_atlas_init(struct atlas *atlas, const struct scene *scene,
                      const struct stance *stance, const struct sites *touched)
{
    struct sites found;
    atlas->scene = scene;
    atlas->stance = stance;
    atlas->touched = *touched;
    atlas->prizes = atlas->doors = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] = touched->word[i] & scene->state->seals.word[i];
    add_seals(atlas, &found, touched, NO_DOOR);
    atlas->open_prizes = atlas->prizes;
    atlas->open_doors = atlas->doors;
}

static float hope_of(const struct atlas *atlas, const struct sites *found)
{
    float hope = 0;
    for (int i = sites_next(found, 0); i >= 0; i = sites_next(found, i + 1))
        hope += sites_has(&atlas->scene->tokens, i)
                    ? hope_of_token
                    : hope_of_scroll * (float)atlas->stance->gain[i];
    return hope;
}

void seals_atlas_open(struct atlas *atlas, int number)
{
    struct door *door = &atlas->door[number];
    struct sites found;
    if (door->opened)
        return;
    const struct sites *before =
        door->parent == NO_DOOR ? &atlas->touched : &atlas->door[door->parent].after;
    door->opened = true;
    door->after = *before;
    seals_stance_walk(atlas->scene, atlas->stance, door->token.site, &door->after);
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] =
            door->after.word[i] & ~before->word[i] & atlas->scene->state->seals.word[i];
    door->hope = hope_of(atlas, &found);
    door->prize = atlas->prizes;
    door->child = atlas->doors;
    add_seals(atlas, &found, &door->after, number);
    door->prizes = atlas->prizes - door->prize;
    door->children = atlas->doors - door->child;
}

int seals_atlas_find(const struct atlas *atlas, int site)
{
    for (int i = 0; i < atlas->open_doors; i++)
        if (atlas->door[i].token.site == site)
            return i;
    return NO_DOOR;
}
