/* markdown.h: documents, which are Markdown, as a text to read. */
#ifndef SESSION_TABLE_MARKDOWN_H
#define SESSION_TABLE_MARKDOWN_H

#include "base/buffer.h"

/* Paragraphs of one line each; headings begin with "# ", entries of lists with "- ", and
 * the cells of a table's row are joined by " | ". No other signs are left. */
void markdown_plain(const char *words, struct buffer *out);

#endif
