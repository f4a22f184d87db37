/* style.c: terminal colours. */
#include "cli/output/style.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool style_wanted(void)
{
    const char *none = getenv("NO_COLOR"), *terminal = getenv("TERM");
    if (none && none[0])
        return false;
    return isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
}

const char *style_bold(bool wanted)
{
    return wanted ? "\033[1m" : "";
}

const char *style_dim(bool wanted)
{
    return wanted ? "\033[2m" : "";
}

const char *style_seat(bool wanted, int seat)
{
    static const char *const colour[] = {"\033[36m", "\033[33m", "\033[35m", "\033[32m",
                                         "\033[34m"};
    return wanted ? colour[seat % 5] : "";
}

const char *style_plain(bool wanted)
{
    return wanted ? "\033[0m" : "";
}
