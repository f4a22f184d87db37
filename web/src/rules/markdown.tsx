// markdown.tsx: renders the subset of Markdown our documents use: headings, paragraphs, lists with
// bold rule numbers, numbered lists, tables, code, pictures, and inline bold, italic, code and links.
import type { ComponentChildren, JSX } from 'preact';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: { text: string; rule: string; inner: string[] }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'picture'; name: string; text: string };

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
// "**4.5** Then" or, with a name, "**6.19 Leap** (3)".
const ruleOf = (text: string) => /^\*\*(\d+(?:\.\d+)*[a-z]?)(?: [^*]+)?\*\*/.exec(text)?.[1] ?? '';

// A line continues the previous block unless a blank line or marker starts another.
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null,
    fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      fenced = !fenced;
      open = null;
      continue;
    }
    if (fenced || (/^ {4}/.test(line) && (open === null || open.kind === 'code'))) {
      if (open?.kind !== 'code') blocks.push((open = { kind: 'code', text: '' }));
      open.text += `${fenced ? line : line.slice(4)}\n`;
      continue;
    }
    const heading = /^(#+) (.*)/.exec(line),
      point = /^( *)(-|\d+\.) (.*)/.exec(line),
      picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(line);
    if (line.trim() === '') {
      open = open?.kind === 'list' ? open : null;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2] });
      open = null;
    } else if (line.startsWith('|')) {
      if (open?.kind !== 'table')
        blocks.push((open = { kind: 'table', head: cells(line), rows: [] }));
      else if (!/^[|\s:-]+$/.test(line)) open.rows.push(cells(line));
    } else if (picture) {
      blocks.push({ kind: 'picture', name: picture[2], text: picture[1] });
      open = null;
    } else if (point) {
      const [, indent, mark, text] = point;
      if (open?.kind !== 'list')
        blocks.push((open = { kind: 'list', ordered: mark !== '-', items: [] }));
      if (indent && open.items.length) open.items[open.items.length - 1].inner.push(text);
      else open.items.push({ text, rule: ruleOf(text), inner: [] });
    } else if (open?.kind === 'list' && line.startsWith(' ')) {
      addToItem(open.items[open.items.length - 1], line.trim());
    } else if (open?.kind === 'paragraph') {
      open.text += ` ${line.trim()}`;
    } else {
      blocks.push((open = { kind: 'paragraph', text: line.trim() }));
    }
  }
  return blocks;
}

function addToItem(item: { text: string; inner: string[] }, more: string) {
  if (item.inner.length) item.inner[item.inner.length - 1] += ` ${more}`;
  else item.text += ` ${more}`;
}

// The text without markup, for searching.
export const plainText = (text: string) =>
  text.replace(/!\[[^\]]*\]\([^)]*\) ?|\*\*|[*`]|\[([^\]]*)\]\([^)]*\)/g, '$1');

export interface RenderOptions {
  search: string; // lower-case text to highlight; "" for none
  ruling: RegExp; // how rulings are marked in this language
  link(text: string, target: string): ComponentChildren;
  picture?(name: string): ComponentChildren; // within a line, of what the words after it name
}

function highlight(text: string, search: string): ComponentChildren {
  const at = search ? text.toLowerCase().indexOf(search) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + search.length)}</mark>
      {highlight(text.slice(at + search.length), search)}
    </>
  );
}

const parts =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|!\[[^\]]*\]\(([^)]+)\)|\[([^\]]+)\]\(([^)]+)\)/g;

export function inline(text: string, ink: RenderOptions): ComponentChildren {
  const out: ComponentChildren[] = [];
  let last = 0;
  for (const found of text.matchAll(parts)) {
    out.push(highlight(text.slice(last, found.index), ink.search));
    out.push(part(found, ink));
    last = found.index + found[0].length;
  }
  out.push(highlight(text.slice(last), ink.search));
  return out;
}

function part(found: RegExpMatchArray, ink: RenderOptions): JSX.Element | ComponentChildren {
  const [, bold, italic, code, picture, label, target] = found;
  if (bold)
    return ink.ruling.test(bold) ? (
      <b class="rules-ruling">{bold}</b>
    ) : (
      <b>{highlight(bold, ink.search)}</b>
    );
  if (italic) return <i>{highlight(italic, ink.search)}</i>;
  if (code) return <code>{highlight(code, ink.search)}</code>;
  if (picture) return ink.picture?.(picture);
  return ink.link(label, target);
}
