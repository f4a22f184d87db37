/* silent.c: a module without imports cannot print. The C library's formatting code refers
 * to the standard streams; these stubs replace functions that would import system calls
 * or are only needed for unused formats (%m, %lc). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t __stdio_write(FILE *stream, const unsigned char *bytes, size_t length);
int __stdio_close(FILE *stream);
off_t __stdio_seek(FILE *stream, off_t offset, int from);

size_t __stdio_write(FILE *stream, const unsigned char *bytes, size_t length)
{
    (void)stream;
    (void)bytes;
    return length;
}

int __stdio_close(FILE *stream)
{
    (void)stream;
    return 0;
}

off_t __stdio_seek(FILE *stream, off_t offset, int from)
{
    (void)stream;
    (void)offset;
    (void)from;
    return -1;
}

char *strerror(int number)
{
    static char words[] = "an error";
    (void)number;
    return words;
}

int wctomb(char *bytes, wchar_t letter)
{
    (void)bytes;
    (void)letter;
    return -1;
}
