/* figures.c: response times, and the server's memory and CPU time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "loader.h"

long figures_memory(int process)
{
    char path[64], line[256];
    long size = 0;
    snprintf(path, sizeof path, "/proc/%d/status", process);
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (strncmp(line, "VmRSS:", 6) == 0)
            size = strtol(line + 6, NULL, 10);
    if (file != NULL)
        fclose(file);
    return size;
}

/* Fields 14 and 15, counted from the name in parentheses, which may contain spaces. */
double figures_cpu(int process)
{
    char path[64], line[1024] = "";
    unsigned long user = 0, kernel = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", process);
    FILE *file = fopen(path, "r");
    if (file == NULL || fgets(line, sizeof line, file) == NULL)
        line[0] = '\0';
    if (file != NULL)
        fclose(file);
    char *at = strrchr(line, ')');
    for (int word = 0; at != NULL && word < 12; word++)
        at = strchr(at + 1, ' ');
    if (at != NULL) {
        user = strtoul(at, &at, 10);
        kernel = strtoul(at, NULL, 10);
    }
    return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}

static int compare(const void *a, const void *b)
{
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

static double percentile(const struct load *load, double share)
{
    return load->times[(size_t)(share * (double)(load->answered - 1))] * 1000;
}

void figures_report(struct load *load, const char *title, double seconds)
{
    size_t lost = 0;
    for (int i = 0; i < load->game_count; i++)
        lost += load->games[i].sent > 0;
    printf("%s: sent %zu (%.0f per second), stored and answered %zu, refused %zu, "
           "unanswered %zu\n",
           title, load->sent, (double)load->sent / seconds, load->answered, load->refused,
           lost);
    for (int i = 0; i < CODES && load->codes[i].count > 0; i++)
        printf("    refused as %s: %zu\n", load->codes[i].code, load->codes[i].count);
    if (load->answered == 0)
        return;
    qsort(load->times, load->answered, sizeof *load->times, compare);
    printf("    stored and answered: median %.1f ms, 99th percentile %.1f ms, maximum "
           "%.1f ms\n",
           percentile(load, 0.5), percentile(load, 0.99), percentile(load, 1));
    load->sent = load->answered = load->refused = 0;
    memset(load->codes, 0, sizeof load->codes);
}
