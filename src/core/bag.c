/* bag.c: see bag.h. */
#include "core/bag.h"

#include <string.h>

static void add(struct bag *bag, char *thing)
{
    int at = bag->count++;
    for (; at > 0 && strcmp(bag->thing[at - 1], thing) > 0; at--)
        bag->thing[at] = bag->thing[at - 1];
    bag->thing[at] = thing;
}

bool bag_fill(struct bag *bag, const char *things)
{
    struct text out = text_init(bag->room, sizeof bag->room);
    char *at = bag->room;
    text_put(&out, things);
    bag->count = 0;
    for (;;) {
        at += strspn(at, " ");
        if (*at == '\0')
            return !out.overflow;
        char *thing = at;
        at += strcspn(at, " ");
        if (*at != '\0')
            *at++ = '\0';
        add(bag, thing);
    }
}

bool bag_holds(const struct bag *whole, const struct bag *part)
{
    int at = 0;
    for (int i = 0; i < part->count; i++) {
        while (at < whole->count && strcmp(whole->thing[at], part->thing[i]) < 0)
            at++;
        if (at == whole->count || strcmp(whole->thing[at], part->thing[i]) != 0)
            return false;
        at++;
    }
    return true;
}

bool bag_same_kind(const char *thing, const char *other)
{
    size_t length = strcspn(thing, ":");
    return strncmp(thing, other, length) == 0 && other[length] == thing[length];
}
