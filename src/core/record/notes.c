/* notes.c: annotations of a record. */
#include "core/record/notes.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/memory.h"

void notes_init(struct notes *notes)
{
    *notes = (struct notes){0};
}

void notes_deinit(struct notes *notes)
{
    for (size_t i = 0; i < notes->count; i++) {
        free(notes->list[i].name);
        free(notes->list[i].value);
    }
    free(notes->list);
    notes_init(notes);
}

bool notes_is_name(const char *name)
{
    if (strncmp(name, "name.", 5) == 0)
        return name[5] >= '1' && name[5] <= '0' + GAME_MAX_PLAYERS && name[6] == '\0';
    if (strncmp(name, "x-", 2) != 0 || name[2] == '\0')
        return false;
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_";
    return name[2 + strspn(name + 2, allowed)] == '\0' && strlen(name) < NOTES_NAME;
}

static bool check_value(const char *name, const char *value, struct error *error)
{
    if (strlen(value) >= NOTES_VALUE)
        return error_set(error, "'%s' is too long (at most %d bytes)", name,
                         NOTES_VALUE - 1);
    for (const char *at = value; *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7f)
            return error_set(error, "'%s' has a control character in it", name);
    return true;
}

static struct note *find_note(const struct notes *notes, const char *name)
{
    for (size_t i = 0; i < notes->count; i++)
        if (strcmp(notes->list[i].name, name) == 0)
            return &notes->list[i];
    return NULL;
}

static struct note *add_note(struct notes *notes, const char *name)
{
    notes->list = memory_resize(notes->list, notes->count + 1, sizeof *notes->list);
    struct note *note = &notes->list[notes->count++];
    note->name = memory_text(name, strlen(name));
    note->value = NULL;
    return note;
}

bool notes_set(struct notes *notes, const char *name, const char *value,
               struct error *error)
{
    if (!notes_is_name(name))
        return error_set(error, "'%.40s' is not a note: use name.1 to name.%d, or x-...",
                         name, GAME_MAX_PLAYERS);
    if (!check_value(name, value, error))
        return false;
    struct note *note = find_note(notes, name);
    if (note == NULL && notes->count == NOTES_MAX)
        return error_set(error, "more than %d annotations", NOTES_MAX);
    if (note == NULL)
        note = add_note(notes, name);
    char *copy = memory_text(value, strlen(value));
    free(note->value);
    note->value = copy;
    return true;
}

const char *notes_get(const struct notes *notes, const char *name)
{
    const struct note *note = find_note(notes, name);
    return note != NULL ? note->value : NULL;
}
