// documents.mjs: splits the documents into code blocks and text in back quotes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const source = process.env.CANTRIP_SOURCE;

// Every page: those in the root, and all below docs/.
function pages() {
  const below = (folder) => readdirSync(join(source, folder), { withFileTypes: true }).flatMap(
    (entry) => entry.isDirectory() ? below(`${folder}/${entry.name}`) : `${folder}/${entry.name}`);
  const root = readdirSync(source).filter((name) => name.endsWith('.md'));
  return [...root, ...below('docs').filter((name) => name.endsWith('.md'))].sort();
}

// Code without a fence: indented by four spaces after an empty line, outside of lists.
function isIndented(lines, i) {
  if (!/^ {4}\S/.test(lines[i]) || lines[i - 1]?.trim() !== '') return false;
  const before = lines.slice(0, i).reverse().find((line) => /^\S/.test(line)) ?? '';
  return !/^([-*]|\d+\.) /.test(before);
}

// readPage(NAME): {name, blocks, spans}. A block has its page, line, kind (the word after the
// fence, `indented` without a fence), lines, and the text line above it.
function readPage(name) {
  const lines = readFileSync(join(source, name), 'utf8').split('\n');
  const page = { name, blocks: [], spans: [] };
  let block = null;
  let above = '';
  lines.forEach((line, i) => {
    const fence = /^( *)```(\w*)$/.exec(line);
    if (fence && block) block = null;
    else if (fence) {
      block = { page: name, line: i + 1, kind: fence[2], lines: [], above, margin: fence[1].length };
      page.blocks.push(block);
    } else if (block) block.lines.push(line.slice(block.margin));
    else if (isIndented(lines, i)) {
      page.blocks.push({ page: name, line: i + 1, kind: 'indented', lines: [line.trim()], above });
    } else {
      line.split('`').forEach((text, part) => {
        if (part % 2 === 1) page.spans.push({ page: name, line: i + 1, text });
      });
      if (line.trim() !== '') above = line;
    }
  });
  return page;
}

export const documents = pages().map(readPage);

// matcher(TEXT): a regular expression for the text, in which `...` stands for anything.
export function matcher(text) {
  const parts = text.split('...').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

// readShape(TEXT): JSON in which `...` stands for more members, more elements or any letters.
export function readShape(text) {
  const open = [];
  const whole = text.replace(/"(?:[^"\\]|\\.)*"|[{[\]}]|\.\.\./g, (token) => {
    if (token === '...') return open.at(-1) === '{' ? '"...":0' : '"..."';
    if (/[{[]/.test(token[0])) open.push(token);
    else if (/[\]}]/.test(token[0])) open.pop();
    return token;
  });
  return JSON.parse(whole);
}

// fits(SHAPE, VALUE): whether JSON has that shape: all of its members, and no others without `...`.
export function fits(shape, value) {
  if (typeof shape === 'string') return typeof value === 'string' && matcher(shape).test(value);
  if (Array.isArray(shape)) return Array.isArray(value) && fitsList(shape, value);
  const isObject = (it) => it !== null && typeof it === 'object';
  if (!isObject(shape) || !isObject(value)) return shape === value;
  const { '...': more, ...members } = shape;
  return Object.entries(members).every(([key, inner]) => key in value && fits(inner, value[key])) &&
    (more !== undefined || Object.keys(value).every((key) => key in members));
}

function fitsList([first, ...rest], list) {
  if (first === undefined) return list.length === 0;
  if (first === '...') return fitsList(rest, list) || (list.length > 0 && fitsList([first, ...rest], list.slice(1)));
  return list.length > 0 && fits(first, list[0]) && fitsList(rest, list.slice(1));
}
