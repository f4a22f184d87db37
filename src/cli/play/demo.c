/* demo.c: `cantrip demo`: a whole game between greedy players, told move by move. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/playout.h"
#include "cli/args.h"
#include "cli/engine/describe.h"
#include "cli/game_args.h"
#include "cli/style.h"
#include "cli/wrap.h"
#include "core/memory.h"
#include "core/odds.h"
#include "core/record/record.h"
#include "core/registry.h"
#include "games/games.h"
#include "session/table/event.h"

/* A greedy player may go in circles in a game that allows it. */
enum { DEMO_LIMIT = 100000 };

struct teller {
    struct match *match;
    const char *program; /* what to type to run it */
    bool colour;
    double delay; /* seconds after a player's move */
    int round;    /* the last one told; 0: none yet */
    int turn;     /* likewise; -1: none yet */
    bool shown;   /* the position at the start of play was shown */
};

/* Returns the length of the name. */
static int tell_seat(const struct teller *teller, int seat)
{
    char room[128];
    struct text text = text_init(room, sizeof room);
    const struct match *match = teller->match;
    match->game->seat_write(match->world, match->state, seat, &text);
    printf("%s%s%s", style_seat(teller->colour, seat), room, style_plain(teller->colour));
    return (int)text.length;
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

/* Gives people time to read, `times` as long as for a move. */
static void pause_to_read(const struct teller *teller, int times)
{
    double seconds = teller->delay * times;
    struct timespec time = {.tv_sec = (time_t)seconds};
    time.tv_nsec = (long)((seconds - (double)time.tv_sec) * 1e9);
    if (seconds <= 0)
        return;
    fflush(stdout);
    nanosleep(&time, NULL);
}

static void tell_legend(const struct teller *teller)
{
    const char *legend = teller->match->game->legend;
    if (legend)
        wrap_print(legend, 0, 0);
    if (legend)
        putchar('\n');
    pause_to_read(teller, 30);
}

static void tell_round(struct teller *teller)
{
    const struct match *match = teller->match;
    int round = match->game->round(match->world, match->state);
    if (round == teller->round)
        return;
    teller->round = round;
    printf("\n%sRound %d%s  ", style_bold(teller->colour), round,
           style_plain(teller->colour));
    tell_scores(teller);
    pause_to_read(teller, 3);
}

static void tell_turn(struct teller *teller)
{
    const struct match *match = teller->match;
    int turn = match->game->turn(match->world, match->state);
    if (turn == teller->turn)
        return;
    printf("%s%sTurn of %s", teller->turn < 0 ? "" : "\n", style_bold(teller->colour),
           style_plain(teller->colour));
    teller->turn = turn;
    tell_seat(teller, turn);
    printf("  ");
    tell_scores(teller);
    pause_to_read(teller, 3);
}

/* Rounds get a heading each, or turns where there are none. The position is shown when
 * play begins; it tells what was dealt better than the deal itself. */
static void tell_heading(struct teller *teller)
{
    const struct game *game = teller->match->game;
    if (match_actor(teller->match) >= 0 && !teller->shown) {
        tell_position(teller);
        tell_legend(teller);
        teller->shown = true;
    }
    if (game->round)
        tell_round(teller);
    else if (game->turn && teller->shown)
        tell_turn(teller);
}

/* What a move was good for, where it fits. */
static void tell_remark(const struct teller *teller, size_t from, int column)
{
    char room[256];
    struct text text = text_init(room, sizeof room);
    event_write_remark(teller->match, from, &text);
    if (text.length == 0)
        return;
    bool fits = column + 3 + (int)text.length <= WRAP_COLUMNS;
    printf("%s%s(%s)%s", fits ? " " : "\n      ", style_dim(teller->colour), room,
           style_plain(teller->colour));
}

/* One line of the record, with the seat's name for its number. */
static void tell_event(const struct teller *teller, size_t from)
{
    char move[RECORD_MAX_LINE];
    struct text text = text_init(move, sizeof move);
    int seat = teller->match->log[from].seat;
    int column = printf("  ");
    event_write_move(teller->match, from, &text);
    if (seat < 0) {
        printf("%s* ", style_dim(teller->colour));
        column = wrap_words(move, column + 2, 6);
        printf("%s", style_plain(teller->colour));
    } else {
        column += tell_seat(teller, seat);
        column += printf(": ");
        column = wrap_words(move, column, 6);
    }
    tell_remark(teller, from, column);
    putchar('\n');
    if (seat >= 0)
        pause_to_read(teller, 1);
}

static void tell_winners(const struct teller *teller)
{
    const struct match *match = teller->match;
    unsigned winners = match->game->winners(match->world, match->state);
    printf("%sFinal scores%s  ", style_bold(teller->colour), style_plain(teller->colour));
    tell_scores(teller);
    for (int seat = 0; seat < match->setup.players; seat++)
        if (winners >> seat & 1) {
            tell_seat(teller, seat);
            printf(" wins.\n");
        }
}

/* What this game has and others have not. */
static void tell_special(const struct teller *teller)
{
    const struct game *game = teller->match->game;
    if (game->attachment && strcmp(game->attachment, "board") == 0)
        printf("  %s board fresh:dragon --svg dungeon.svg\n      draw a dungeon\n",
               teller->program);
    if (game->odds && game->odds->ask_words)
        printf("  %s odds %s '5 white' 6-6\n"
               "      the best chance of a card, and what to do for it\n",
               teller->program, game->name);
}

/* What a newcomer may want to try. */
static void tell_next(const struct teller *teller)
{
    const char *program = teller->program, *name = teller->match->game->name;
    printf("\n%sTo go on from here%s\n", style_bold(teller->colour),
           style_plain(teller->colour));
    printf("  %s demo %s --players 4\n      another game; --help tells more\n", program,
           name);
    printf("  %s new %s --play greedy -o game.rec\n"
           "  %s replay game.rec --move 40\n"
           "      keep a game as a file, and look at any position of it\n",
           program, name, program);
    tell_special(teller);
    printf("  %s help\n      all commands\n", program);
}

static void tell_start(const struct teller *teller, const char *id)
{
    const struct match *match = teller->match;
    printf("%s%s%s, played by %d greedy players\nThe same game again: %s demo '%s'\n",
           style_bold(teller->colour), match->game->title, style_plain(teller->colour),
           match->setup.players, teller->program, id);
}

static void tell_moves(struct teller *teller)
{
    struct match *match = teller->match;
    match_seek(match, 0);
    tell_heading(teller);
    while (match->count < match->known) {
        size_t from = match->count;
        if (!match_redo_move(match))
            break;
        if (teller->shown)
            tell_event(teller, from);
        if (!match_over(match))
            tell_heading(teller);
    }
}

static void tell_game(struct teller *teller)
{
    const struct match *match = teller->match;
    char room[512];
    struct text id = text_init(room, sizeof room);
    setup_write_id(&match->setup, match->game, match->seed, &id);
    tell_start(teller, room);
    tell_moves(teller);
    tell_position(teller);
    tell_winners(teller);
    tell_next(teller);
}

/* The game asked for, or the first there is, with the options that show most of it. An id
 * is taken at its word. */
static const char *find_game(const struct args *args, struct text *room)
{
    const char *word = args->words ? args->word[0] : games_list()[0]->name;
    const struct game *game = registry_find(games_list(), word);
    if (!game || !game->showcase)
        return word;
    text_format(room, "%s:%s", game->name, game->showcase);
    return room->data;
}

static int run(const struct args *args)
{
    struct game_args wanted;
    struct match *match = NULL;
    struct teller teller = {
        .program = args_program(), .colour = style_wanted(), .turn = -1};
    char room[128];
    struct text id = text_init(room, sizeof room);
    if (!args_pause(args, "delay", 60, &teller.delay))
        return EXIT_USAGE;
    int code = game_args_init(&wanted, args, find_game(args, &id));
    if (code == EXIT_FINE)
        code = game_args_need_seed(&wanted);
    if (code == EXIT_FINE)
        match = game_args_match(&wanted, args, &code);
    if (match) {
        teller.match = match;
        struct error error = {0};
        playout_match(match, "greedy", DEMO_LIMIT, NULL, NULL, &error);
        tell_game(&teller);
        match_free(match);
    }
    game_args_deinit(&wanted);
    return code;
}

static const struct flag flags[] = {
    {"delay", 0, "S", "wait S seconds after every move (default: not at all)"},
    {0},
};

const struct command command_demo = {
    .name = "demo",
    .words = "[GAME] [--players N] [--OPTION VALUE ...] [--seed SEED] [--delay S]",
    .summary = "watch a game between simple players",
    .about =
        "Lets greedy players play a whole game and tells every move and what it "
        "brought,\n"
        "with the position at the start and at the end. Without GAME, or with just\n"
        "seals, that is Five Seals of Magic for 3 players with circle 2, unless the\n"
        "options say otherwise; a game id is played as it is.",
    .flags = flags,
    .takes_game = true,
    .players = "how many play (default: 3 in seals, 2 in other games and in ids)",
    .max_words = 1,
    .run = run,
};
