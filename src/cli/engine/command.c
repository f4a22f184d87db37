/* command.c: `cantrip engine`: the engine on standard input and output. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "cli/engine/engine.h"
#include "cli/file.h"
#include "cli/output/message.h"

enum line_end { LINE_READ, LINE_TOO_LONG, LINE_NONE };

/* Reads a line without its line break; skips the rest of one that is too long. */
static enum line_end read_line(FILE *in, struct buffer *line)
{
    int c;
    size_t length = 0;
    buffer_clear(line);
    while ((c = getc(in)) != EOF && c != '\n') {
        char byte = (char)c;
        if (length++ < ENGINE_MAX_LINE)
            buffer_put_n(line, &byte, 1);
    }
    if (c == EOF && length == 0)
        return LINE_NONE;
    return length > ENGINE_MAX_LINE ? LINE_TOO_LONG : LINE_READ;
}

static int write_answer(const struct buffer *answer)
{
    if (answer->length > 0)
        fwrite(answer->data, 1, answer->length, stdout);
    return file_flush_output() ? EXIT_FINE : EXIT_IO;
}

static int converse(struct engine *engine, struct buffer *line, struct buffer *answer)
{
    int code = EXIT_FINE;
    enum line_end end;
    while (code == EXIT_FINE && !engine_done(engine) &&
           (end = read_line(stdin, line)) != LINE_NONE) {
        buffer_clear(answer);
        if (end == LINE_TOO_LONG)
            engine_line_too_long(answer);
        else
            engine_line(engine, line->data ? line->data : "", line->length, answer);
        code = write_answer(answer);
    }
    if (code == EXIT_FINE && ferror(stdin)) {
        message_print(stderr, "cantrip engine: cannot read standard input: %s",
                      strerror(errno));
        code = EXIT_IO;
    }
    return code;
}

static int run(const struct args *args)
{
    struct engine *engine = engine_new();
    struct buffer line, answer;
    (void)args;
    buffer_init(&line);
    buffer_init(&answer);
    int code = converse(engine, &line, &answer);
    buffer_deinit(&answer);
    buffer_deinit(&line);
    engine_free(engine);
    return code;
}

const struct command command_engine = {
    .name = "engine",
    .words = "",
    .run = run,
};
