// examples.mjs: runs every example of docs/engine-protocol.md against the real program.
// A fenced block is one conversation: `> ` a request, `< ` the response expected, in which
// `...` stands for anything.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { CANTRIP_BIN: bin, CANTRIP_SOURCE: source } = process.env;
const lines = readFileSync(join(source, 'docs/engine-protocol.md'), 'utf8').split('\n');

// [{title, line, pairs: [{line, request, expected}]}]
function readTalks() {
  const talks = [];
  let title = '', block = null;
  lines.forEach((text, index) => {
    if (/^#+ /.test(text)) title = text.replace(/^#+ /, '');
    if (text.startsWith('```')) {
      if (block === null) block = { title, line: index + 1, pairs: [] };
      else {
        if (block.pairs.length > 0) talks.push(block);
        block = null;
      }
    } else if (block && text.startsWith('> ')) {
      block.pairs.push({ line: index + 1, request: text.slice(2), expected: null });
    } else if (block && text.startsWith('< ') && block.pairs.length > 0) {
      block.pairs.at(-1).expected = text.slice(2);
    }
  });
  return talks;
}

function matches(expected, answer) {
  const parts = expected.split('...').map((p) => p.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(answer);
}

function runTalk(talk) {
  const input = talk.pairs.map((pair) => pair.request).join('\n') + '\n';
  const answers = execFileSync(bin, ['engine'], { input, encoding: 'utf8' }).split('\n');
  const wrong = [];
  talk.pairs.forEach((pair, i) => {
    if (pair.expected === null) wrong.push(`line ${pair.line}: the example has no response`);
    else if (!matches(pair.expected, answers[i] ?? ''))
      wrong.push(`line ${pair.line}: ${pair.request}`, `  documented ${pair.expected}`,
        `  answered   ${answers[i]}`);
  });
  return wrong;
}

let failed = 0;
const talks = readTalks();
if (talks.length < 5) {
  console.log(`not ok - the document has examples (${talks.length} found)`);
  failed++;
}
for (const talk of talks) {
  const wrong = runTalk(talk);
  const name = `engine-protocol.md:${talk.line} ${talk.title}`;
  console.log(`${wrong.length ? 'not ok' : 'ok'} - ${name}`);
  for (const text of wrong) console.log(`# ${text}`);
  failed += wrong.length > 0;
}
process.exit(failed ? 1 : 0);
