/* markdown.c: the subset of Markdown that our documents use. */
#include "session/table/markdown.h"

#include <string.h>

/* Whether a line starts a block of its own instead of continuing a paragraph. */
static bool starts_block(const char *line)
{
    line += strspn(line, " ");
    const char *digits = line + strspn(line, "0123456789");
    return strchr("#|-*>\n", *line) != NULL || strncmp(line, "```", 3) == 0 ||
           (digits > line && (*digits == '.' || *digits == ')') && digits[1] == ' ');
}

/* Writes only the text of "[text](address)"; returns the end of the link. */
static const char *put_link(const char *at, struct buffer *out)
{
    const char *close = strchr(at, ']');
    const char *end = close && close[1] == '(' ? strchr(close, ')') : NULL;
    if (!end || memchr(at, '\n', (size_t)(end - at))) {
        buffer_put(out, "[");
        return at + 1;
    }
    buffer_put_n(out, at + 1, (size_t)(close - at - 1));
    return end + 1;
}

static const char *line_end(const char *at)
{
    const char *end = strchr(at, '\n');
    return end ? end : at + strlen(at);
}

/* The line between a table's header and body. */
static bool is_rule(const char *at)
{
    return *at == '|' && at + strspn(at, "|-: ") == line_end(at);
}

/* Writes a table row without its outer bars. */
static const char *put_row(const char *at, struct buffer *out)
{
    const char *end = line_end(at), *last = end;
    at += strspn(at, "| ");
    while (last > at && (last[-1] == '|' || last[-1] == ' '))
        last--;
    buffer_put_n(out, at, (size_t)(last - at));
    buffer_put(out, "\n");
    return end + (*end == '\n');
}

static const char *put_line(const char *at, struct buffer *out)
{
    while (*at && *at != '\n') {
        if (*at == '[')
            at = put_link(at, out);
        else if (*at == '*' && at[1] == '*')
            at += 2;
        else if (*at == '`' || (*at == '*' && at[1] != ' '))
            at++;
        else
            buffer_put_n(out, at++, 1);
    }
    return at + (*at == '\n');
}

void markdown_plain(const char *words, struct buffer *out)
{
    const char *at = words;
    bool open = false; /* in a paragraph */
    while (*at) {
        if (*at == '\n' || starts_block(at)) {
            buffer_put(out, open ? "\n" : "");
            open = false;
        }
        if (*at == '\n') {
            buffer_put(out, "\n");
            at++;
            continue;
        }
        if (*at == '|') {
            at = is_rule(at) ? line_end(at) + (*line_end(at) == '\n') : put_row(at, out);
            continue;
        }
        bool heading = *at == '#';
        if (heading)
            at += strspn(at, "#");
        buffer_put(out, heading ? "#" : open ? " " : "");
        at += open ? strspn(at, " ") : 0;
        at = put_line(at, out);
        open = !heading;
        buffer_put(out, heading ? "\n" : "");
    }
    buffer_put(out, open ? "\n" : "");
}
