/* report_words.c: figures as they are printed, and as JSON values. */
#include <math.h>

#include "cli/analysis/report.h"

double report_percent(double share)
{
    double tenths = round(share * 1000);
    return tenths == 0 ? 0 : tenths / 10;
}

json_t *report_number(double number)
{
    return json_real(report_round(number));
}

json_t *report_numbers(const float *number, int players)
{
    json_t *list = json_array();
    for (int seat = 0; seat < players; seat++)
        json_array_append_new(list, report_number((double)number[seat]));
    return list;
}
