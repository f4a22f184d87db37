/* guide.c: what guides of all games share: questions as they are typed, and what things
 * that were pointed at have to do with the choices of now. */
#include "core/guide.h"

#include <string.h>

#include "core/bag.h"

static int refuse_question(const struct guide_question *list, const char *word,
                           struct reason *why)
{
    char names[GUIDE_THINGS];
    struct text out = text_init(names, sizeof names);
    for (const struct guide_question *q = list; q->name; q++)
        text_format(&out, "%s%s", q == list ? "" : ", ", q->name);
    if (word[0] == '\0')
        reason_set(why, "", "you can ask: %s", names);
    else
        reason_set(why, "", "there is no question '%s'; you can ask: %s", word, names);
    return -1;
}

/* All words that are left, unless they are too long for any name. */
static void read_subject(struct reader *in, char subject[WORD_SIZE])
{
    struct text out = text_init(subject, WORD_SIZE);
    char word[WORD_SIZE];
    struct reader before = *in;
    while (reader_word(in, word)) {
        if (out.length + strlen(word) + 2 > WORD_SIZE) {
            *in = before;
            return;
        }
        text_space(&out);
        text_put(&out, word);
        before = *in;
    }
}

int guide_question_read(const struct guide_question *list, const char *question,
                        char subject[WORD_SIZE], struct reason *why)
{
    struct reader in = reader_init(question, strlen(question));
    char word[WORD_SIZE] = "";
    int i = 0;
    subject[0] = '\0';
    *why = (struct reason){.rule = "", .text = ""};
    reader_word(&in, word);
    while (list[i].name && strcmp(list[i].name, word) != 0)
        i++;
    if (!list[i].name)
        return refuse_question(list, word, why);
    read_subject(&in, subject);
    if (reader_at_end(&in) && (subject[0] == '\0' || list[i].subject[0] != '\0'))
        return i;
    reason_set(why, "", "there are too many words behind '%s'", word);
    return -1;
}

static bool comes_first(int seat, int other, unsigned winners, const int *score)
{
    unsigned won = winners >> seat & 1, other_won = winners >> other & 1;
    return won != other_won ? won > other_won : score[seat] > score[other];
}

void guide_order_seats(int players, int first, unsigned winners, const int *score,
                       int order[GAME_MAX_PLAYERS])
{
    for (int i = 0; i < players; i++) {
        int seat = (first + i) % players, at = i;
        for (; winners != 0 && at > 0 && comes_first(seat, order[at - 1], winners, score);
             at--)
            order[at] = order[at - 1];
        order[at] = seat;
    }
}

static bool fits_left_out(const struct game *game, const void *world, const void *state,
                          const char *things)
{
    char words[GUIDE_THINGS];
    struct text rest = text_init(words, sizeof words);
    return guide_leave_out(game, world, state, things, &rest) != GUIDE_NONE;
}

bool guide_things_fit(const struct game *game, const void *world, const void *state,
                      const char *things)
{
    choice_t list[GAME_MAX_CHOICES];
    struct bag part;
    if (game->actor(world, state) < 0 || !bag_fill(&part, things))
        return false;
    if (guide_leaves_out(game, world, state) > 0)
        return fits_left_out(game, world, state, things);
    int count = game->choices(world, state, list);
    for (int i = 0; i < count; i++) {
        char words[GUIDE_THINGS];
        struct text out = text_init(words, sizeof words);
        struct bag whole;
        game->guide->things(world, state, list[i], &out);
        if (bag_fill(&whole, words) && bag_holds(&whole, &part))
            return true;
    }
    return false;
}

bool guide_things_misfit(const struct game *game, const void *world, const void *state,
                         const char *things, char misfit[WORD_SIZE])
{
    for (things += strspn(things, " "); *things != '\0'; things += strspn(things, " ")) {
        size_t length = strcspn(things, " ");
        struct text out = text_init(misfit, WORD_SIZE);
        text_put_n(&out, things, length);
        if (!guide_things_fit(game, world, state, misfit))
            return true;
        things += length;
    }
    return false;
}

struct text *guide_next_words(struct turn_summary *turn)
{
    if (turn->words.length > 0)
        text_put(&turn->words, ", ");
    return &turn->words;
}

void guide_lead_words(struct turn_summary *turn, const char *words)
{
    char rest[GUIDE_SUMMARY];
    text_copy(rest, sizeof rest, turn->words.data);
    turn->words = text_init(turn->words.data, turn->words.size);
    text_put(&turn->words, words);
    if (rest[0] != '\0')
        text_put(guide_next_words(turn), rest);
}
