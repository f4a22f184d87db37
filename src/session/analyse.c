/* analyse.c: analyses the game in slices. */
#include "ai/analysis/analyse.h"
#include "i18n/i18n.h"
#include "session/internal.h"
#include "session/report.h"

void session_forget_analysis(struct session *session)
{
    analysis_free(session->analyst);
    session->analyst = NULL;
}

static bool begin(struct session *session, struct request *request)
{
    struct analyse_options options = {0};
    struct error error = {0};
    if (!session_may_advise(session, request) ||
        !session_number(request, 0, ANALYSE_MAX_NODES, &options.nodes))
        return false;
    struct analyst *analyst = analysis_new(session->table->match, &options, &error);
    if (analyst == NULL)
        return session_refuse_error(request, &error);
    session_forget_analysis(session);
    session->analyst = analyst;
    report_add(request->out, "progress", 0);
    return true;
}

static void add_analysis(struct session *session, struct buffer *out)
{
    struct analysis *analysis = analysis_finish(session->analyst);
    session->analyst = NULL;
    json_add_open(out, "analysis", '{');
    report_add_analysis(out, analysis);
    json_close(out, '}');
    analyse_free(analysis);
}

bool session_analyse(struct session *session, struct request *request)
{
    struct error error = {0};
    if (request->words[0] != '\0')
        return begin(session, request);
    if (session->analyst == NULL)
        return session_refuse(
            request, tr("nothing is being looked back on: 'analyse' and a number "
                        "begins"));
    if (!analysis_work(session->analyst, &error))
        return session_refuse_error(request, &error);
    double progress = analysis_progress(session->analyst);
    report_add(request->out, "progress", progress);
    if (progress >= 1)
        add_analysis(session, request->out);
    return true;
}
