/* position_board.c: makes a board file from a drawn board. */
#include "tests/games/seals/position.h"

#include <stdio.h>
#include <string.h>

#include "games/seals/rules/tables.h"

enum { MAX_PLACES = 240, MAX_RUN = 16, MAX_WORD = 32 };

struct place {
    char name[MAX_WORD];
    char kind; /* 's' start, 'c' circle, 'b' box, 'f' floor */
    int strength;
};

struct drawing {
    struct place place[MAX_PLACES];
    int places;
    struct buffer ways;
};

struct run {
    int place[MAX_RUN];
    int count;
};

static int find_or_add(struct drawing *drawing, const char *name, size_t length)
{
    int i = 0;
    while (i < drawing->places && (strlen(drawing->place[i].name) != length ||
                                   memcmp(drawing->place[i].name, name, length) != 0))
        i++;
    if (i < drawing->places)
        return i;
    assert_true(i < MAX_PLACES && length > 0 && length < MAX_WORD);
    struct place place = {.kind = 'f'};
    memcpy(place.name, name, length);
    drawing->place[drawing->places++] = place;
    return i;
}

/* "n1", "n1:2" or "b1[4]" */
static int take_place(struct drawing *drawing, const char *word, size_t length)
{
    size_t name = strcspn(word, ":[ ,\n");
    if (name > length)
        name = length;
    int place = find_or_add(drawing, word, name);
    if (name < length) {
        drawing->place[place].kind = word[name] == ':' ? 'c' : 'b';
        drawing->place[place].strength = word[name + 1] - '0';
    }
    return place;
}

static void join_runs(struct drawing *drawing, const struct run *a, const struct run *b)
{
    for (int i = 0; i < a->count; i++)
        for (int j = 0; j < b->count; j++)
            buffer_format(&drawing->ways, "way %s %s\n", drawing->place[a->place[i]].name,
                          drawing->place[b->place[j]].name);
}

static void take_drawing(struct drawing *drawing, const char *board)
{
    struct run before = {.count = 0}, now = {.count = 0};
    for (;; board++) {
        bool ends = *board == ',' || *board == '\n' || *board == '\0';
        if (ends || *board == '-') {
            join_runs(drawing, &before, &now);
            before = now;
            now.count = 0;
            if (ends)
                before.count = 0;
        } else if (*board != ' ') {
            size_t length = strcspn(board, " ,\n");
            assert_true(now.count < MAX_RUN);
            now.place[now.count++] = take_place(drawing, board, length);
            board += length - 1;
        }
        if (*board == '\0')
            return;
    }
}

static void write_place(const struct drawing *drawing, int index, struct buffer *file)
{
    const struct place *place = &drawing->place[index];
    int x = index % 40 * 40 - 800, y = index / 40 * 80;
    switch (place->kind) {
    case 's':
        buffer_format(file, "start %s", place->name);
        break;
    case 'c':
        buffer_format(file, "circle %s %d", place->name, place->strength);
        break;
    case 'b':
        buffer_format(file, "box %s %d", place->name, place->strength);
        break;
    default:
        buffer_format(file, "floor %s", place->name);
        break;
    }
    buffer_format(file, " at %d %d in all\n", x, y);
}

/* "f3" or "change.fire"; 0 for neither. */
static int strength_of(const char *seal)
{
    size_t length = strcspn(seal, ". ");
    for (int spell = 0; spell < SPELLS; spell++)
        if (strlen(seals_spell_table[spell].name) == length &&
            strncmp(seals_spell_table[spell].name, seal, length) == 0)
            return seals_spell_table[spell].strength;
    return length == 2 && seal[1] >= '2' && seal[1] <= '6' ? seal[1] - '0' : 0;
}

/* 3.2: a space is printed with the strength of what lies there. */
static void print_strengths(struct drawing *drawing, const char *table)
{
    for (int i = 0; i < drawing->places; i++) {
        char key[MAX_WORD + 2];
        snprintf(key, sizeof key, "%s=", drawing->place[i].name);
        const char *at = strstr(table, key);
        while (at != NULL && at != table && at[-1] != ' ')
            at = strstr(at + 1, key);
        int strength = at == NULL ? 0 : strength_of(at + strlen(key));
        if (strength != 0 && drawing->place[i].strength != 0)
            drawing->place[i].strength = strength;
    }
}

void position_board_file(const char *board, const char *table, struct buffer *file)
{
    struct drawing *drawing = test_calloc(1, sizeof *drawing);
    buffer_init(&drawing->ways);
    take_drawing(drawing, "h1 h2 h3 h4 h5 - hall");
    for (int i = 0; i < 5; i++)
        drawing->place[i].kind = 's';
    take_drawing(drawing, board);
    if (position_has_vault(table))
        take_drawing(drawing, "hall - g1:6 - vault - v1[6] v2[6] v3[6] v4[6] v5[6]");
    print_strengths(drawing, table);
    buffer_init(file);
    buffer_put(file, "cantrip board 1\ntitle A drawn board\nplayers any\n"
                     "room all none passage Everywhere\n");
    for (int i = 0; i < drawing->places; i++)
        write_place(drawing, i, file);
    if (drawing->ways.data != NULL)
        buffer_put(file, drawing->ways.data);
    buffer_deinit(&drawing->ways);
    test_free(drawing);
}
