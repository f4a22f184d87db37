/* cmd_demo.c: `cantrip demo`: a whole game between greedy players, told move by move. */
#include <stdio.h>
#include <string.h>

#include "ai/playout.h"
#include "cli/args.h"
#include "cli/describe.h"
#include "cli/game_args.h"
#include "cli/style.h"
#include "core/memory.h"
#include "core/record.h"

/* A greedy player may go in circles in a game that allows it. */
enum { DEMO_LIMIT = 100000 };

struct teller {
    struct match *match;
    bool colour;
    json_int_t round; /* the last one told; 0: none yet */
    bool shown;       /* the position at the start of play was shown */
};

static void tell_seat(const struct teller *teller, int seat)
{
    char room[128];
    struct text text = text_init(room, sizeof room);
    const struct match *match = teller->match;
    match->game->seat_write(match->world, match->state, seat, &text);
    printf("%s%s%s", style_seat(teller->colour, seat), room, style_plain(teller->colour));
}

static void tell_scores(const struct teller *teller)
{
    const struct match *match = teller->match;
    int score[GAME_MAX_PLAYERS] = {0};
    match->game->scores(match->world, match->state, score);
    for (int seat = 0; seat < match->setup.players; seat++) {
        printf("%s", seat ? ", " : "");
        tell_seat(teller, seat);
        printf(" %d", score[seat]);
    }
    putchar('\n');
}

static void tell_position(const struct teller *teller)
{
    const struct match *match = teller->match;
    char *room = memory_new(1, DESCRIBE_ROOM);
    struct text text = text_init(room, DESCRIBE_ROOM);
    match->game->describe(match->world, match->state, &text);
    printf("\n%s%s\n", room, text.length && room[text.length - 1] == '\n' ? "" : "\n");
    free(room);
}

static json_int_t find_round(const struct match *match)
{
    json_t *state = describe_state(match, match->state);
    json_int_t round = json_integer_value(json_object_get(state, "round"));
    json_decref(state);
    return round;
}

/* Games with rounds get a heading for each. The position is shown when play begins; it
 * tells what was dealt better than the deal itself. */
static void tell_round(struct teller *teller)
{
    json_int_t round = find_round(teller->match);
    if (match_actor(teller->match) >= 0 && !teller->shown) {
        tell_position(teller);
        teller->shown = true;
    }
    if (round == teller->round)
        return;
    teller->round = round;
    printf("\n%sRound %lld%s  ", style_bold(teller->colour), (long long)round,
           style_plain(teller->colour));
    tell_scores(teller);
}

/* One line of the record, with the seat's name for its number. */
static void tell_event(const struct teller *teller, size_t from)
{
    const struct match *match = teller->match;
    int seat = match->log[from].seat;
    struct buffer line;
    buffer_init(&line);
    record_write_moves(match, from, &line);
    const char *move = line.data ? strchr(line.data, ':') : NULL;
    if (seat < 0)
        printf("  %s*%s%s", style_dim(teller->colour), move ? move + 1 : " \n",
               style_plain(teller->colour));
    else {
        printf("  ");
        tell_seat(teller, seat);
        printf("%s", move ? move : "\n");
    }
    buffer_deinit(&line);
}

static void tell_end(const struct teller *teller)
{
    const struct match *match = teller->match;
    unsigned winners = match->game->winners(match->world, match->state);
    tell_position(teller);
    printf("%sFinal scores%s  ", style_bold(teller->colour), style_plain(teller->colour));
    tell_scores(teller);
    for (int seat = 0; seat < match->setup.players; seat++)
        if (winners >> seat & 1) {
            tell_seat(teller, seat);
            printf(" wins.\n");
        }
}

static void tell_game(struct teller *teller)
{
    struct match *match = teller->match;
    char room[512];
    struct text id = text_init(room, sizeof room);
    setup_write_id(&match->setup, match->game, match->seed, &id);
    printf(
        "%s%s%s, played by %d greedy players\nThe same game again: cantrip demo '%s'\n",
        style_bold(teller->colour), match->game->title, style_plain(teller->colour),
        match->setup.players, room);
    match_seek(match, 0);
    while (match->count < match->known) {
        size_t from = match->count;
        if (!match_redo_move(match))
            break;
        if (teller->shown || match->log[from].seat >= 0)
            tell_event(teller, from);
        if (!match_over(match))
            tell_round(teller);
    }
    tell_end(teller);
}

static int run(const struct args *args)
{
    struct game_args wanted;
    struct match *match = NULL;
    const char *word = args->words ? args->word[0] : "seals:players=3,circle=2";
    int code = game_args_init(&wanted, args, word);
    if (code == EXIT_FINE)
        code = game_args_need_seed(&wanted);
    if (code == EXIT_FINE)
        match = game_args_match(&wanted, args, &code);
    if (match) {
        struct teller teller = {.match = match, .colour = style_wanted()};
        playout_match(match, "greedy", DEMO_LIMIT);
        tell_game(&teller);
        match_free(match);
    }
    game_args_deinit(&wanted);
    return code;
}

const struct command command_demo = {
    .name = "demo",
    .words = "[GAME] [--players N] [--OPTION VALUE ...] [--seed S]",
    .summary = "watch a game between simple players",
    .about =
        "Lets greedy players play a whole game (Five Seals of Magic, unless another is\n"
        "named) and tells every move, with the position at the start and at the end.",
    .takes_game = true,
    .max_words = 1,
    .run = run,
};
