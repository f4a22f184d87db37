/* demo.c: `cantrip demo`: a whole game between greedy players, move by move. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/playout.h"
#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "cli/args/game_name.h"
#include "cli/output/style.h"
#include "cli/output/wrap.h"
#include "core/memory.h"
#include "core/odds.h"
#include "core/record/record.h"
#include "games/games.h"
#include "session/report.h"
#include "session/table/event.h"

/* Greedy players may loop forever in a game that allows it. */
enum { DEMO_LIMIT = 100000 };

struct demo {
    struct match *match;
    const char *program; /* the command to type */
    bool colour;
    double delay; /* seconds after a player's move */
    int round;    /* the last one printed; 0: none yet */
    int turn;     /* likewise; -1: none yet */
    bool shown;   /* the starting position was printed */
};

/* Returns the length of the name. */
static int print_seat(const struct demo *demo, int seat)
{
    char room[128];
    struct text text = text_init(room, sizeof room);
    const struct match *match = demo->match;
    match->game->seat_write(match->world, match->state, seat, &text);
    printf("%s%s%s", style_seat(demo->colour, seat), room, style_plain(demo->colour));
    return (int)text.length;
}

static void print_scores(const struct demo *demo)
{
    const struct match *match = demo->match;
    int score[GAME_MAX_PLAYERS] = {0};
    match->game->scores(match->world, match->state, score);
    for (int seat = 0; seat < match->setup.players; seat++) {
        printf("%s", seat ? ", " : "");
        print_seat(demo, seat);
        printf(" %d", score[seat]);
    }
    putchar('\n');
}

static void print_position(const struct demo *demo)
{
    char *picture = report_picture(demo->match);
    size_t length = strlen(picture);
    printf("\n%s%s\n", picture, length && picture[length - 1] == '\n' ? "" : "\n");
    free(picture);
}

/* Gives people time to read, `times` the delay of a move. */
static void pause_to_read(const struct demo *demo, int times)
{
    double seconds = demo->delay * times;
    struct timespec time = {.tv_sec = (time_t)seconds};
    time.tv_nsec = (long)((seconds - (double)time.tv_sec) * 1e9);
    if (seconds <= 0)
        return;
    fflush(stdout);
    nanosleep(&time, NULL);
}

static void print_legend(const struct demo *demo)
{
    const char *legend = demo->match->game->legend;
    if (legend)
        wrap_print(legend, 0, 0);
    if (legend)
        putchar('\n');
    pause_to_read(demo, 30);
}

static void print_round(struct demo *demo)
{
    const struct match *match = demo->match;
    int round = match->game->round(match->world, match->state);
    if (round == demo->round)
        return;
    demo->round = round;
    printf("\n%sRound %d%s  ", style_bold(demo->colour), round,
           style_plain(demo->colour));
    print_scores(demo);
    pause_to_read(demo, 3);
}

static void print_turn(struct demo *demo)
{
    const struct match *match = demo->match;
    int turn = match->game->turn(match->world, match->state);
    if (turn == demo->turn)
        return;
    printf("%s%sTurn of %s", demo->turn < 0 ? "" : "\n", style_bold(demo->colour),
           style_plain(demo->colour));
    demo->turn = turn;
    print_seat(demo, turn);
    printf("  ");
    print_scores(demo);
    pause_to_read(demo, 3);
}

/* Prints a heading per round, or per turn in games without rounds. The position is
 * printed when play starts, since it shows the deal better than its event. */
static void print_heading(struct demo *demo)
{
    const struct game *game = demo->match->game;
    if (match_actor(demo->match) >= 0 && !demo->shown) {
        print_position(demo);
        print_legend(demo);
        demo->shown = true;
    }
    if (game->round)
        print_round(demo);
    else if (game->turn && demo->shown)
        print_turn(demo);
}

/* A remark on the move, if it fits on the line. */
static void print_remark(const struct demo *demo, size_t from, int column)
{
    char room[256];
    struct text text = text_init(room, sizeof room);
    event_write_remark(demo->match, from, &text);
    if (text.length == 0)
        return;
    bool fits = column + 3 + (int)text.length <= WRAP_COLUMNS;
    printf("%s%s(%s)%s", fits ? " " : "\n      ", style_dim(demo->colour), room,
           style_plain(demo->colour));
}

/* One line of the record, with the seat's name instead of its number. */
static void print_event(const struct demo *demo, size_t from)
{
    char move[RECORD_MAX_LINE];
    struct text text = text_init(move, sizeof move);
    int seat = demo->match->log[from].seat;
    int column = printf("  ");
    event_write_move(demo->match, from, &text);
    if (seat < 0) {
        printf("%s* ", style_dim(demo->colour));
        column = wrap_words(move, column + 2, 6);
        printf("%s", style_plain(demo->colour));
    } else {
        column += print_seat(demo, seat);
        column += printf(": ");
        column = wrap_words(move, column, 6);
    }
    print_remark(demo, from, column);
    putchar('\n');
    if (seat >= 0)
        pause_to_read(demo, 1);
}

static void print_winners(const struct demo *demo)
{
    const struct match *match = demo->match;
    unsigned winners = match->game->winners(match->world, match->state);
    printf("%sFinal scores%s  ", style_bold(demo->colour), style_plain(demo->colour));
    print_scores(demo);
    for (int seat = 0; seat < match->setup.players; seat++)
        if (winners >> seat & 1) {
            print_seat(demo, seat);
            printf(" wins.\n");
        }
}

/* What is special about this game. */
static void print_special(const struct demo *demo)
{
    const struct game *game = demo->match->game;
    if (game->attachment && strcmp(game->attachment, "board") == 0)
        printf("  %s board fresh:dragon --svg dungeon.svg\n      draw a dungeon\n",
               demo->program);
    if (game->odds && game->odds->ask_words)
        printf("  %s odds %s '5 white' 6-6\n"
               "      the best chance of a card, and what to do for it\n",
               demo->program, game->name);
}

/* Suggestions for newcomers. */
static void print_next(const struct demo *demo)
{
    const char *program = demo->program, *name = demo->match->game->name;
    printf("\n%sTo go on from here%s\n", style_bold(demo->colour),
           style_plain(demo->colour));
    printf("  %s demo %s --players 4\n      another game; --help tells more\n", program,
           name);
    printf("  %s new %s --play greedy -o game.rec\n"
           "  %s replay game.rec --move 40\n"
           "      keep a game as a file, and look at any position of it\n",
           program, name, program);
    print_special(demo);
    printf("  %s help\n      all commands\n", program);
}

static void print_start(const struct demo *demo, const char *id)
{
    const struct match *match = demo->match;
    printf("%s%s%s, played by %d greedy players\nThe same game again: %s demo '%s'\n",
           style_bold(demo->colour), match->game->title, style_plain(demo->colour),
           match->setup.players, demo->program, id);
}

static void print_moves(struct demo *demo)
{
    struct match *match = demo->match;
    match_seek(match, 0);
    print_heading(demo);
    while (match->count < match->known) {
        size_t from = match->count;
        if (!match_redo_move(match))
            break;
        if (demo->shown)
            print_event(demo, from);
        if (!match_over(match))
            print_heading(demo);
    }
}

static void print_game(struct demo *demo)
{
    const struct match *match = demo->match;
    char room[512];
    struct text id = text_init(room, sizeof room);
    setup_write_id(&match->setup, match->game, match->seed, &id);
    print_start(demo, room);
    print_moves(demo);
    print_position(demo);
    print_winners(demo);
    print_next(demo);
}

/* The requested game or the first one, with the options that show the most of it. An id
 * is used unchanged. */
static const char *find_game(const struct args *args, struct text *room)
{
    const char *word = args->words ? args->word[0] : games_list()[0]->name;
    const struct game *game = game_name_find(word);
    if (!game || !game->showcase)
        return word;
    text_format(room, "%s:%s", game->name, game->showcase);
    return room->data;
}

static int run(const struct args *args)
{
    struct game_args wanted;
    struct match *match = NULL;
    struct demo demo = {.program = args_program(), .colour = style_wanted(), .turn = -1};
    char room[128];
    struct text id = text_init(room, sizeof room);
    if (!args_pause(args, "delay", 60, &demo.delay))
        return EXIT_USAGE;
    int code = game_args_init(&wanted, args, find_game(args, &id));
    if (code == EXIT_FINE)
        code = game_args_ensure_seed(&wanted);
    if (code == EXIT_FINE)
        match = game_args_match(&wanted, args, &code);
    if (match) {
        demo.match = match;
        struct error error = {0};
        playout_match(match, "greedy", DEMO_LIMIT, NULL, NULL, &error);
        print_game(&demo);
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
    .flags = flags,
    .takes_game = true,
    .players = "how many play (default: 3 in seals, 2 in other games and in ids)",
    .max_words = 1,
    .run = run,
};
