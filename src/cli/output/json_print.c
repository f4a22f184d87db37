/* json_print.c: JSON laid out for people to read. */
#include "cli/output/json_print.h"

#include <stdio.h>

#include "base/json.h"

static bool opens(char c)
{
    return c == '{' || c == '[';
}

static bool closes(char c)
{
    return c == '}' || c == ']';
}

/* Returns where its last quote is. */
static const char *print_string(const char *at)
{
    const char *end = at + 1;
    while (*end != '"')
        end += *end == '\\' ? 2 : 1;
    fwrite(at, 1, (size_t)(end - at) + 1, stdout);
    return end;
}

static void print_break(int indent, int depth)
{
    if (indent > 0)
        printf("\n%*s", indent * depth, "");
}

void json_print_begin(struct buffer *json, char bracket)
{
    buffer_init(json);
    json_open(json, bracket);
}

/* There are no spaces between the parts yet. */
static void print(const struct buffer *json, int indent)
{
    int depth = 0;
    for (const char *at = json->data; *at != '\0'; at++) {
        if (*at == '"') {
            at = print_string(at);
            continue;
        }
        if (closes(*at) && !opens(at[-1]))
            print_break(indent, --depth);
        putchar(*at);
        if (*at == ':' || (*at == ',' && indent == 0))
            putchar(' ');
        else if (*at == ',')
            print_break(indent, depth);
        else if (opens(*at) && !closes(at[1]))
            print_break(indent, ++depth);
    }
    putchar('\n');
}

void json_print_end(struct buffer *json, char bracket, int indent)
{
    json_close(json, bracket);
    print(json, indent);
    buffer_deinit(json);
}
