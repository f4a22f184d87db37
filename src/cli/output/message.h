/* message.h: messages that may quote user input or file names. */
#ifndef CLI_OUTPUT_MESSAGE_H
#define CLI_OUTPUT_MESSAGE_H

#include <stdarg.h>
#include <stdio.h>

/* Prints a line. Quoted text cannot control the terminal: unprintable characters are
 * escaped ("\x1b"), and very long words are truncated. */
void message_print(FILE *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void message_print_list(FILE *out, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

/* Prints a text, NULL for none, line by line: each as it is, or with a title as "title:
 * line". Returns how many. */
int message_print_lines(FILE *out, const char *title, const char *text);

#endif
