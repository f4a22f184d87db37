/* message.h: lines for people that may quote what they typed or what a file is called. */
#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H

#include <stdarg.h>
#include <stdio.h>

/* Prints a line and its end. Whatever it quotes cannot steer the terminal: characters
 * that are not printable are shown by their codes ("\x1b"), and words as long as nobody
 * reads are cut. */
void message_print(FILE *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void message_print_list(FILE *out, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

#endif
