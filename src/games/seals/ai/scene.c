/* scene.c: the board as the heuristics see it. */
#include "games/seals/ai/internal.h"
#include "games/seals/rules/rules.h"

void seals_scene_init(struct scene *scene, const struct seals_world *world,
                      const struct seals_state *state)
{
    scene->world = world;
    scene->state = state;
    scene->tokens = token_sites(state);
    for (int word = 0; word < SITE_WORDS; word++) {
        uint64_t up_to[MAX_STRENGTH + 1], seals = state->seals.word[word];
        strengths_up_to(state, word, up_to);
        for (int i = 0; i <= MAX_STRENGTH; i++)
            scene->up_to[i].word[word] = up_to[i] & seals;
        scene->synergies.word[word] = state->scrolls.word[word] & ~up_to[5] &
                                      ~(state->circle == 1 ? 0 : state->later.word[word]);
    }
    scene->togo = seals_sixes_to_go(world, state);
}

static void count_scrolls(struct stance *stance, const struct seals_state *state)
{
    const struct seals_seat *mine = &state->seat[stance->reach.seat];
    uint64_t own = mine->up | mine->down;
    for (int i = 0; i < ELEMENTS; i++) {
        uint64_t synergy = scroll_bit(scroll_of(SPELL_SYNERGY, i));
        stance->scrolls[i] = __builtin_popcountll(own & scrolls_of_element(i));
        stance->synergies[i] = (own & synergy) != 0;
        if (state->circle == 1)
            stance->synergies[i] += (own & scrolls_to_twins(synergy)) != 0;
    }
}

static void find_gains(struct stance *stance, const struct scene *scene)
{
    const struct sites *scrolls = &scene->state->scrolls;
    for (int i = sites_next(scrolls, 0); i >= 0; i = sites_next(scrolls, i + 1)) {
        int element = seal_element(scene->state, i);
        int points = seal_strength(scene->state, i) + stance->synergies[element];
        if (sites_has(&scene->synergies, i))
            points += 1 + stance->scrolls[element];
        stance->gain[i] = (uint8_t)points;
    }
}

void seals_stance_init(struct stance *stance, const struct scene *scene, int seat)
{
    seals_reach_find(scene->world, scene->state, seat, &stance->reach);
    for (int i = 0; i < SITE_WORDS; i++)
        stance->open.word[i] =
            scene->world->through.word[i] & ~stance->reach.blocked.word[i];
    count_scrolls(stance, scene->state);
    find_gains(stance, scene);
}

int seals_scroll_worth(const struct scene *scene, const struct stance *stance, int scroll)
{
    int element = scroll_element(scroll);
    int points = scroll_strength(scroll) + stance->synergies[element];
    if (scroll_spell(scroll, scene->state->circle) == SPELL_SYNERGY)
        points += 1 + stance->scrolls[element];
    return points;
}

void seals_stance_walk(const struct scene *scene, const struct stance *stance, int site,
                       struct sites *touched)
{
    const struct sites *near = &scene->world->near[site >> 6][site & 63];
    struct sites front;
    for (int i = 0; i < SITE_WORDS; i++) {
        front.word[i] = near->word[i] & ~touched->word[i] & stance->open.word[i];
        touched->word[i] |= near->word[i];
    }
    for (int word = 0; word < SITE_WORDS;) {
        if (front.word[word] == 0) {
            word++;
            continue;
        }
        near = &scene->world->near[word][__builtin_ctzll(front.word[word])];
        front.word[word] &= front.word[word] - 1;
        for (int i = 0; i < SITE_WORDS; i++) {
            uint64_t found = near->word[i] & ~touched->word[i];
            touched->word[i] |= found;
            front.word[i] |= found & stance->open.word[i];
            if (found != 0 && i < word)
                word = i;
        }
    }
}
