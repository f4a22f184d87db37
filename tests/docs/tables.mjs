// tables.mjs: compares tables of the documents with a server. docs/protocol.md: answers have the members
// in the row of their request; events and news have only members that their rows name.
// docs/hosting.md: defaults of settings, and the names of metrics.
import { execFileSync } from 'node:child_process';
import { get } from 'node:http';
import { read } from './program.mjs';
import { hashOf, hasEvent, hex, makeGame, makeTable } from './server.mjs';
import { Connection } from './websocket.mjs';

const page = read('docs/protocol.md');

const spansOf = (text) => text.match(/`[^`]*`\??/g)?.map((span) => span.replaceAll('`', '')) ?? [];

// linesAfter(TEXT): the rows of the first table after it.
const linesAfter = (text) => page.slice(page.indexOf(text)).split('\n\n').find((part) => part.startsWith('|'))
  .split('\n').slice(2);

// rowsAfter(TEXT): the same by the first text in back quotes: {FIRST: [all texts in back quotes]}.
const rowsAfter = (text) => Object.fromEntries(linesAfter(text).map((line) => [spansOf(line)[0], spansOf(line)]));

// namesAfter(TEXT): the first column.
const namesAfter = (text) => linesAfter(text).flatMap((line) => spansOf(line.split('|')[1]))
  .map((name) => name.replace('?', ''));

// The keys of a shape such as {"seat", "host": bool, TABLE}, without nested ones.
function keysOf(shape) {
  const whole = shape.replace('TABLE', '"table", "now", "snapshot"');
  let depth = 0;
  return [...whole.matchAll(/[{[]|[\]}]|"(\w+)"(\??)/g)].flatMap(([token, key]) => {
    if (/[{[]/.test(token)) depth++;
    else if (/[\]}]/.test(token)) depth--;
    else if (depth === 1) return [key];
    return [];
  });
}

const requests = { ...rowsAfter('### Requests without a table'), ...rowsAfter('### Requests at a table') };
const events = rowsAfter('### Events');
const news = rowsAfter('### News');
const brief = namesAfter('\nBRIEF is');
const table = [...brief, ...namesAfter('The members of `table` are')];

// differences(NAME, FOUND, TOLD): members that only one of them has.
function differences(name, found, told) {
  return [...undocumented(name, found, told),
    ...told.filter((key) => !found.includes(key)).map((key) => `${name} has no \`${key}\``)];
}

// undocumented(NAME, FOUND, TOLD): members that are not documented, not even as optional `key`?.
function undocumented(name, found, told) {
  return found.filter((key) => !told.includes(key) && !told.includes(`${key}?`))
    .map((key) => `${name} has \`${key}\`, which is not documented`);
}

function checkMessage(message) {
  if (!(message.news in news)) return [`there is no news \`${message.news}\``];
  const { news: kind, ...rest } = message;
  return [...undocumented(`news ${kind}`, Object.keys(rest), news[kind]),
    ...(rest.events ?? []).flatMap(({ n, at, kind: name, ...members }) =>
      events[name] ? undocumented(`event ${name}`, Object.keys(members), events[name]) : [`there is no event \`${name}\``])];
}

// checkMembers(PORT): the faults in the tables.
export async function checkMembers(port) {
  const wrong = [];
  const me = Connection.open(port);
  const made = await makeTable(port);
  const ask = async (name, fields, connection = me) => {
    const { ok, n, ...answer } = await connection.ask(name, fields);
    const shape = requests[name].flatMap((span) => requests[span] ?? []).find((span) => span.startsWith('{'));
    if (!ok) wrong.push(`${name}: ${answer.error}`);
    else wrong.push(...differences(`answer to ${name}`, Object.keys(answer), shape ? keysOf(shape) : []));
    if (answer.table?.game) wrong.push(...undocumented('TABLE', Object.keys(answer.table), table));
    for (const row of answer.tables ?? []) wrong.push(...differences('BRIEF', Object.keys(row), brief));
    return answer;
  };
  await ask('hello', { version: 1, language: 'en' });
  await ask('lobby', { on: true });
  const phrase = hex();
  await ask('register', { name: 'Robot', phrase });
  await ask('sign', { name: 'Robot', phrase });
  await ask('ratings', { game: 'pig' });
  await ask('profile', { name: 'Robot' });
  await ask('create', { game: 'pig', seats: ['person', 'greedy'], name: 'Robot', entropy: hashOf(hex()) });
  const { table: id, invite } = made;
  const { token } = await ask('join', { table: id, invite, name: 'Ben', entropy: hashOf(hex()) });
  await ask('peek', { table: id, token });
  await ask('watch', { table: id, invite });
  await ask('sit', { table: id, token });
  const { recovery } = await ask('code');
  await ask('redeem', { code: recovery });
  await ask('chat', { text: 'Good luck' });
  await ask('leave');
  await ask('part');
  const game = await makeGame(port);
  await ask('move', { at: 7, id: 'a', line: 'roll' }, game.host);
  await game.host.next(hasEvent('chance'));
  for (const connection of [me, made.host, game.host]) {
    for (const message of connection.messages) wrong.push(...checkMessage(message));
    connection.close();
  }
  return [...new Set(wrong)];
}

const fetchText = (port, path) => new Promise((resolve, reject) => {
  get({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
    let text = '';
    answer.on('data', (bytes) => (text += bytes));
    answer.on('end', () => resolve(text));
  }).on('error', reject);
});

// checkHosting(PORT): settings with limits, and metrics.
export async function checkHosting(port) {
  const hosting = read('docs/hosting.md');
  const help = execFileSync(process.env.CANTRIP_BIN, ['serve', '--help'], { encoding: 'utf8' }).replace(/\s+/g, ' ');
  const limits = [...hosting.matchAll(/^\| [^|]+ \| `([a-z-]+)` \| (\d+)/gm)];
  const metrics = await fetchText(port, '/metrics');
  const health = await fetchText(port, '/health');
  const names = [...hosting.matchAll(/`(cantrip_\w+)`/g)].map(([, name]) => name);
  return [
    ...limits.filter(([, name, number]) => !new RegExp(`--${name} [^-]*\\(default ${number}[;)]`).test(help))
      .map(([, name, number]) => `${name} is not ${number} by default`),
    ...names.filter((name) => !metrics.includes(name)).map((name) => `/metrics has no ${name}`),
    ...(health.startsWith('{"status":"ok",') ? [] : [`/health says ${health}`]),
    ...(limits.length > 5 && names.length > 3 ? [] : ['hardly anything was found']),
  ];
}
