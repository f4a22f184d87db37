// run.mjs: runs everything that the documents show: code blocks, then the text in back quotes.
import { runBlock } from './blocks.mjs';
import { documents } from './documents.mjs';
import { checkPhrase } from './phrases.mjs';
import { makeLink, startServer } from './server.mjs';
import { Scratch } from './shell.mjs';
import { checkHosting, checkMembers } from './tables.mjs';

let failed = 0;
function report(name, wrong) {
  console.log(`${wrong.length ? 'not ok' : 'ok'} - ${name}`);
  for (const text of wrong) console.log(`#   ${text.replaceAll('\n', '\n#   ')}`);
  failed += wrong.length > 0;
}

const count = (kind) => documents.reduce((sum, page) => sum + page[kind].length, 0);
report('the documents are read', count('blocks') > 60 && count('spans') > 2000 ? [] : ['hardly anything was found']);
const server = await startServer();
const only = process.argv[2] ?? '';
for (const page of documents.filter(({ name }) => name.includes(only))) {
  const scene = { port: server.port, scratch: new Scratch(page.name, server) };
  if (page.spans.some(({ text }) => text.includes('LINK'))) scene.link = await makeLink(server.port);
  for (const block of page.blocks) {
    const [name, wrong] = await runBlock(block, scene);
    report(`${page.name}:${block.line}: ${name}`, wrong);
  }
  report(`${page.name}: what is in back quotes`, page.spans.flatMap(
    ({ line, text }) => checkPhrase(text, scene).map((wrong) => `line ${line}: ${wrong}`)));
  scene.scratch.close();
}
report('docs/protocol.md: members of answers, events and news', await checkMembers(server.port));
report('docs/hosting.md: limits and metrics', await checkHosting(server.port));
report('the server of the documents stops', (await server.stop()) === 0 ? [] : ['it failed']);
process.exit(failed ? 1 : 0);
