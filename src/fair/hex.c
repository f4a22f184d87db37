/* hex.c: converts 32 bytes to and from hexadecimal. */
#include <string.h>

#include "fair/fair.h"

static const char digits[] = "0123456789abcdef";

void fair_to_hex(const unsigned char *bytes, char hex[FAIR_HEX])
{
    for (int i = 0; i < FAIR_BYTES; i++) {
        hex[2 * i] = digits[bytes[i] >> 4];
        hex[2 * i + 1] = digits[bytes[i] & 15];
    }
    hex[FAIR_HEX - 1] = '\0';
}

static int digit_value(char digit)
{
    const char *at = digit != '\0' ? strchr(digits, digit) : NULL;
    return at != NULL ? (int)(at - digits) : -1;
}

bool fair_from_hex(const char *hex, unsigned char *bytes)
{
    if (strlen(hex) != FAIR_HEX - 1)
        return false;
    for (int i = 0; i < FAIR_BYTES; i++) {
        int high = digit_value(hex[2 * i]);
        int low = digit_value(hex[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        bytes[i] = (unsigned char)(high << 4 | low);
    }
    return true;
}
