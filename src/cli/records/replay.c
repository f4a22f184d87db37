/* replay.c: `cantrip replay`: replays a record and shows any of its positions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "cli/args/args.h"
#include "cli/output/json_print.h"
#include "cli/output/message.h"
#include "cli/output/wrap.h"
#include "cli/records/load.h"
#include "cli/records/seek.h"
#include "core/record/record.h"
#include "session/report.h"

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
    struct buffer lines;
    size_t number = 0;
    buffer_init(&lines);
    record_write_moves(match, 0, &lines);
    for (char *line = lines.data, *end; line && *line; line = end + 1) {
        end = line + strcspn(line, "\n");
        *end = '\0';
        wrap_print(line, printf("%5zu  ", ++number), 10);
    }
    buffer_deinit(&lines);
}

static void add_hashes(struct buffer *out, struct match *match)
{
    size_t last = match->count;
    json_add_open(out, "hashes", '[');
    for (size_t step = 0; step <= last; step++) {
        match_seek(match, step);
        report_put_hash(out, match);
    }
    json_close(out, ']');
}

static void print_json(struct match *match, bool moves, bool hashes)
{
    struct buffer out;
    json_print_begin(&out, '{');
    report_match(&out, match,
                 "game options step steps to_act prompt scores winners hash");
    report_add_state(&out, match, match->state);
    if (moves)
        report_add_events(&out, "moves", match, 0);
    if (hashes)
        add_hashes(&out, match);
    json_print_end(&out, '}', 2);
}

/* A line for each named seat: "Player 1: Anna". */
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
    char *picture = report_picture(match), prompt[1024];
    size_t length = strlen(picture);
    struct text text = text_init(prompt, sizeof prompt);
    printf("%s, step %zu of %zu\n\n", match->game->title, match->count, match->known);
    print_names(match);
    fputs(picture, stdout);
    if (length > 0 && picture[length - 1] != '\n')
        putchar('\n');
    match->game->prompt(match->world, match->state, &text);
    printf("\n%s\n", prompt);
    free(picture);
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
        int found = seek_requested(match, args);
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
    .flags = flags,
    .min_words = 1,
    .max_words = 1,
    .run = run,
};
