/* columns.h: tables of figures whose titles vary in length with the language. */
#ifndef CLI_OUTPUT_COLUMNS_H
#define CLI_OUTPUT_COLUMNS_H

/* A right-aligned column of figures. */
struct column {
    const char *title; /* translated */
    int width;         /* including leading spaces */
};

/* Widens columns so that every title has two spaces before it. Returns the total
 * width. */
int columns_fit(struct column *columns, int count);
/* Prints the titles, without a newline. */
void columns_print_titles(const struct column *columns, int count);
/* Prints a value under its title. */
void columns_print(const struct column *column, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Prints text, padded with spaces after or before it. */
void columns_left(const char *words, int width);
void columns_right(const char *words, int width);

#endif
