/* data.c: `cantrip data`: the data files compiled into the program. */
#include <stdio.h>
#include <string.h>

#include "cli/args/args.h"
#include "core/text/suggest.h"
#include "games/data.h"

static int list_files(void)
{
    for (const struct data_file *file = data_list(); file->name; file++)
        printf("%s\n", file->name);
    return EXIT_FINE;
}

/* Suggests a similar name: the full list would be too long. */
static int refuse_name(const struct args *args, const char *name)
{
    struct nearest nearest;
    suggest_init(&nearest, name, "");
    for (const struct data_file *file = data_list(); file->name; file++)
        suggest_offer(&nearest, file->name);
    if (nearest.best)
        return args_complain(
            args, "there is no file `%s`; did you mean `%s`? `cantrip data` lists them",
            name, nearest.best);
    return args_complain(args, "there is no file `%s`; `cantrip data` lists them", name);
}

static int run(const struct args *args)
{
    if (args->words == 0)
        return list_files();
    const struct data_file *file = data_find(args->word[0]);
    if (!file)
        return refuse_name(args, args->word[0]);
    fwrite(file->text, 1, file->length, stdout);
    return EXIT_FINE;
}

const struct command command_data = {
    .name = "data",
    .words = "[NAME]",
    .max_words = 1,
    .run = run,
};
