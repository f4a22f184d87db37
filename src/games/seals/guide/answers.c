/* answers.c: answers about players, dice, scores and the end of the game. */
#include "games/seals/guide/internal.h"
#include "games/seals/rules/rules.h"
#include "games/seals/rules/score.h"
#include "i18n/i18n.h"

/* "Witch (you)" */
static struct words label(const struct telling *it, int seat)
{
    const struct words plain = seals_words_seat(it->state, seat);
    struct words words;
    struct text out = text_init(words.text, sizeof words.text);
    if (seat != it->seat)
        return plain;
    tr_put(&out, "%s (you)", plain.text);
    return words;
}

/* The seats in order, starting with the player who asks. */
static int seat_told(const struct telling *it, int i)
{
    return ((it->seat >= 0 ? it->seat : 0) + i) % it->world->players;
}

/* "Fire 3 4, Water 2", as one would say it. */
static void put_hand(const struct seals_seat *seat, struct text *out)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        if (seat->dice[colour] == 0)
            continue;
        seals_put_comma(out, out->length == 0);
        text_put(out, seals_element_word(colour));
        for (int value = 1; value <= 6; value++)
            for (int i = dice_count_of(seat->dice[colour], value); i > 0; i--)
                text_format(out, " %d", value);
    }
    if (out->length == 0)
        tr_put(out, "none");
}

/* 4.5: dice taken for the next round, without numbers yet. */
static void tell_waiting(const struct telling *it, int seat)
{
    const struct seals_seat *player = &it->state->seat[seat];
    char words[GUIDE_WORDS];
    struct text out = text_init(words, sizeof words);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; i < player->next[colour]; i++) {
            seals_put_comma(&out, out.length == 0);
            text_put(&out, seals_element_word(colour));
        }
    if (out.length > 0)
        tr_put(it->out, "%s, for the next roll: %s.\n", label(it, seat).text, words);
}

void seals_answer_dice(const struct telling *it)
{
    char words[GUIDE_WORDS];
    for (int i = 0; i < it->world->players; i++) {
        int seat = seat_told(it, i);
        struct text out = text_init(words, sizeof words);
        put_hand(&it->state->seat[seat], &out);
        tr_put(it->out, "%s, dice: %s.\n", label(it, seat).text, words);
        tell_waiting(it, seat);
    }
}

void seals_answer_scrolls(const struct telling *it)
{
    for (int i = 0; i < it->world->players; i++) {
        int seat = seat_told(it, i);
        const struct seals_seat *player = &it->state->seat[seat];
        const struct words name = label(it, seat);
        tr_put(it->out, "%s, face up: %s.\n", name.text,
               seals_words_scrolls(it->state, player->up).text);
        if (player->down != 0)
            tr_put(it->out, "%s, face down: %s.\n", name.text,
                   seals_words_scrolls(it->state, player->down).text);
    }
}

/* 7.1 */
void seals_answer_score(const struct telling *it, int seat)
{
    const struct seals_seat *player = &it->state->seat[seat];
    uint64_t own = player->up | player->down;
    int points = seals_seat_score(player, it->state->circle), plain = 0;
    for (int strength = 1; strength <= MAX_STRENGTH; strength++)
        plain += strength * __builtin_popcountll(own & scrolls_of_strength(strength));
    tr_put_count(it->out, points,
                 "%s: %d point. Strengths of scrolls: %d; Synergy: %d; number of "
                 "scrolls: %d (rule 7.1).\n",
                 "%s: %d points. Strengths of scrolls: %d; Synergy: %d; number "
                 "of scrolls: %d (rule 7.1).\n",
                 label(it, seat).text, points, plain, points - plain,
                 __builtin_popcountll(own));
}

void seals_answer_scores(const struct telling *it)
{
    int score[GAME_MAX_PLAYERS] = {0}, order[GAME_MAX_PLAYERS];
    seals_scores(it->world, it->state, score);
    guide_order_seats(it->world->players, seat_told(it, 0),
                      seals_winners(it->world, it->state), score, order);
    for (int i = 0; i < it->world->players; i++)
        seals_answer_score(it, order[i]);
}

void seals_answer_supply(const struct telling *it)
{
    const uint8_t *supply = it->state->supply;
    tr_put(it->out, "Dice in the supply: Fire %d, Water %d, Air %d, Earth %d.\n",
           supply[FIRE], supply[WATER], supply[AIR], supply[EARTH]);
    tr_put_count(it->out, it->world->players + 1,
                 "There is %d die of each colour in the game (rule 1.2).\n",
                 "There are %d dice of each colour in the game (rule 1.2).\n",
                 it->world->players + 1);
}

static void tell_player(const struct telling *it, int seat)
{
    const struct seals_seat *player = &it->state->seat[seat];
    const struct board_space *space = it->world->board.space;
    char said[BOARD_SAID];
    tr_put(it->out, "%s, seat %d.", label(it, seat).text, seat + 1);
    if (player->place != SITE_NONE)
        tr_put(it->out, " Stands on %s in %s.", space[player->place].name,
               seals_board_say_title(
                   it->world->board.room[space[player->place].room].title, said));
    if (player->familiar != SITE_NONE)
        tr_put(it->out, " The familiar, %s, stands on %s.",
               seals_familiar_word(player->mage), space[player->familiar].name);
    if (it->state->first == seat)
        tr_put(it->out, " First player of this round.");
    if (it->state->actor == seat)
        tr_put(it->out, " Has to act now.");
    if (player->over)
        tr_put(it->out, " The round is over for this player.");
    text_put_char(it->out, '\n');
}

void seals_answer_players(const struct telling *it)
{
    for (int i = 0; i < it->world->players; i++)
        tell_player(it, seat_told(it, i));
}

/* 4.7 */
static void tell_strongest(const struct telling *it)
{
    int wanted = seals_sixes_to_go(it->world, it->state);
    tr_put(it->out, "Scrolls of strength 6 in the dungeon: %d.\n",
           seals_sixes_lying(it->state));
    if (wanted == 0)
        tr_put(it->out, "This is the last round: fewer than %d are left (rule 4.7).\n",
               seals_end_limit(it->world));
    else
        tr_put_count(it->out, wanted,
                     "The game ends after the round in which %d more is won "
                     "(rule 4.7).\n",
                     "The game ends after the round in which %d more are won "
                     "(rule 4.7).\n",
                     wanted);
}

void seals_answer_end(const struct telling *it)
{
    const struct seals_state *state = it->state;
    if (state->step == STEP_OVER) {
        tr_put(it->out, "The game is over.\n");
        return;
    }
    if (state->round == 0)
        tr_put(it->out, "The first round has not begun yet.\n");
    else
        tr_put(it->out, "This is round %d.\n", state->round);
    tell_strongest(it);
    if (state->idle > 0)
        tr_put(it->out,
               "Rounds in a row without a broken seal: %d. After %d the game "
               "ends (rule 4.8).\n",
               state->idle, MOST_IDLE);
    if (state->stuck > 0)
        tr_put(it->out,
               "Rounds in a row at whose end nobody could reach a seal: %d. "
               "After %d the game ends (rule 4.8).\n",
               state->stuck, MOST_STUCK);
}
