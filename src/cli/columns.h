/* columns.h: figures below titles, which are longer in some languages than in others. */
#ifndef CLI_COLUMNS_H
#define CLI_COLUMNS_H

/* A column of figures, to the right. */
struct column {
    const char *title; /* in the language of the player */
    int width;         /* with the blanks before it */
};

/* Makes them so wide that every title has two blanks before it. Returns how wide they are
 * together. */
int columns_fit(struct column *columns, int count);
/* Prints the titles, and no end of the line. */
void columns_print_titles(const struct column *columns, int count);
/* Prints words or a figure under its title. */
void columns_print(const struct column *column, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Prints words, and blanks after them or before them up to so many columns. */
void columns_left(const char *words, int width);
void columns_right(const char *words, int width);

#endif
