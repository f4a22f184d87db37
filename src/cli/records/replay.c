/* replay.c: `cantrip replay`: folds a record and shows any of its positions. */
#include <stdio.h>

#include "cli/args.h"
#include "cli/engine/describe.h"
#include "cli/message.h"
#include "cli/records/load.h"
#include "cli/records/seek.h"
#include "cli/wrap.h"
#include "core/memory.h"

static void print_hashes(struct match *match)
{
    size_t last = match->count;
    for (size_t step = 0; step <= last; step++) {
        match_seek(match, step);
        printf("%zu %016llx\n", step, (unsigned long long)match_hash(match));
    }
}

static void print_moves(const struct match *match)
{
    json_t *list = describe_events(match, 0), *line;
    size_t i;
    json_array_foreach(list, i, line)
    {
        wrap_print(json_string_value(line), printf("%5zu  ", i + 1), 10);
    }
    json_decref(list);
}

static json_t *list_hashes(struct match *match)
{
    json_t *list = json_array();
    size_t last = match->count;
    for (size_t step = 0; step <= last; step++) {
        match_seek(match, step);
        json_array_append_new(list, describe_hash(match));
    }
    return list;
}

static void print_json(struct match *match, bool moves, bool hashes)
{
    json_t *object =
        json_pack("{s:s, s:o, s:I, s:I, s:o, s:o, s:o, s:o, s:o, s:o}", "game",
                  match->game->name, "options", describe_options(match), "step",
                  (json_int_t)match->count, "steps", (json_int_t)match->known, "to_act",
                  describe_actor(match), "prompt", describe_prompt(match), "scores",
                  describe_scores(match), "winners", describe_winners(match), "hash",
                  describe_hash(match), "state", describe_state(match, match->state));
    if (moves)
        json_object_set_new(object, "moves", describe_events(match, 0));
    if (hashes)
        json_object_set_new(object, "hashes", list_hashes(match));
    json_dumpf(object, stdout, JSON_INDENT(2));
    putchar('\n');
    json_decref(object);
}

/* A line for each seat whose player the record names: "Player 1: Anna". */
static void print_names(const struct match *match)
{
    bool named = false;
    for (int seat = 0; seat < match->setup.players; seat++) {
        char room[128], header[NOTES_NAME];
        struct text text = text_init(header, sizeof header);
        text_format(&text, "name.%d", seat + 1);
        const char *name = notes_get(&match->notes, header);
        if (!name)
            continue;
        text = text_init(room, sizeof room);
        match->game->seat_write(match->world, match->state, seat, &text);
        message_print(stdout, "%s: %s", room, name);
        named = true;
    }
    if (named)
        putchar('\n');
}

static void print_picture(const struct match *match)
{
    char *room = memory_new(1, DESCRIBE_ROOM);
    struct text text = text_init(room, DESCRIBE_ROOM);
    printf("%s, step %zu of %zu\n\n", match->game->title, match->count, match->known);
    print_names(match);
    match->game->describe(match->world, match->state, &text);
    fputs(room, stdout);
    if (text.length && room[text.length - 1] != '\n')
        putchar('\n');
    text = text_init(room, DESCRIBE_ROOM);
    match->game->prompt(match->world, match->state, &text);
    printf("\n%s\n", room);
    free(room);
}

static void show(struct match *match, const struct args *args)
{
    bool moves = args_has(args, "moves"), hashes = args_has(args, "hashes");
    if (args_has(args, "quiet"))
        return;
    if (args_has(args, "json")) {
        print_json(match, moves, hashes);
        return;
    }
    if (moves)
        print_moves(match);
    if (hashes)
        print_hashes(match);
    if (!moves && !hashes)
        print_picture(match);
}

static int run(const struct args *args)
{
    int code = EXIT_FINE;
    struct match *match = load_partial(args->word[0], &code);
    if (!match)
        return code;
    if (code == EXIT_FINE || args_has(args, "partial")) {
        int found = seek_asked(match, args);
        if (found == EXIT_FINE)
            show(match, args);
        else
            code = found;
    } else if (!args_has(args, "quiet")) {
        message_print(stderr, "cantrip replay --partial shows them");
    }
    match_free(match);
    return code;
}

static const struct flag flags[] = {
    {"at", 0, "N", "the position after the first N steps (single choices and outcomes)"},
    {"move", 0, "N", "the position after the first N moves and chance events"},
    {"json", 0, NULL,
     "the position as one JSON object, with the complete state (and with the lists of "
     "moves and hashes, if asked for)"},
    {"moves", 0, NULL, "number and list the moves up to the position"},
    {"hashes", 0, NULL, "a line `STEP HASH` for every state up to the position"},
    {"partial", 0, NULL,
     "of a damaged record, show the good part (the exit status is 1 all the same)"},
    {"quiet", 'q', NULL,
     "print nothing but errors: the exit status tells whether the record is good"},
    {0},
};

const struct command command_replay = {
    .name = "replay",
    .words = "FILE [--at N | --move N] [--json] [--moves] [--hashes] [--partial] "
             "[--quiet]",
    .summary = "fold a record and show any of its positions",
    .about =
        "Plays a record through, checking every line against the rules, and shows the\n"
        "position at its end or at the place asked for. FILE may be - for standard\n"
        "input. Exit status 1: the record is damaged or breaks a rule; the message "
        "names\n"
        "the line and says how much before it is good.",
    .flags = flags,
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
