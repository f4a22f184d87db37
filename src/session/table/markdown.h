/* markdown.h: converts Markdown to plain text. */
#ifndef SESSION_TABLE_MARKDOWN_H
#define SESSION_TABLE_MARKDOWN_H

#include "base/buffer.h"

/* One line per paragraph; headings start with "# ", list items with "- ", and table cells
 * are joined by " | ". All other markup is removed. */
void markdown_plain(const char *words, struct buffer *out);

#endif
