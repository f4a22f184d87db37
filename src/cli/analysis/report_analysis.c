/* report_analysis.c: an analysis as a JSON value. */
#include "cli/analysis/report.h"

json_t *report_analysis(const struct analysis *analysis)
{
    struct buffer text;
    buffer_init(&text);
    report_write_analysis(analysis, &text);
    json_t *object = json_loadb(text.data, text.length, 0, NULL);
    buffer_deinit(&text);
    return object;
}
