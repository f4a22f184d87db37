// texts.mjs: extracts translatable texts for scripts/texts from the syntax tree, since xgettext
// cannot parse TypeScript. For each source file it writes one of the same name under FOLDER that
// contains only the translation calls, as plain JavaScript.
//   node texts.mjs FOLDER
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2];
// How many of the leading arguments are translatable texts.
const texts = { tr: 1, trContext: 2, trPlural: 2 };

const sources = readdirSync(join(here, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();

let wrong = 0;
function complain(source, node, what) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  console.error(`web/${relative(here, source.fileName)}:${line + 1}: ${what}`);
  wrong++;
}

// The call in a form xgettext reads; unsupported syntax is an error here, not a lost text.
function plainCall(source, call) {
  const name = call.expression.text;
  const args = call.arguments.slice(0, texts[name]);
  const odd = args.find((arg) => !ts.isStringLiteralLike(arg));
  if (!odd && args.length === texts[name])
    return `${name}(${args.map((arg) => JSON.stringify(arg.text)).join(', ')});\n`;
  complain(
    source,
    odd ?? call,
    `the texts of ${name}() are to be written out here, as plain strings`,
  );
  return '';
}

function callsIn(source) {
  let found = '';
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      Object.hasOwn(texts, node.expression.text)
    )
      found += plainCall(source, node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

for (const file of sources.filter((name) => name !== join(here, 'src/i18n/tr.ts'))) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const out = join(folder, 'web', relative(here, file));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, callsIn(source));
}
process.exit(wrong ? 1 : 0);
