// talks.mjs: runs the dialogues of the protocols: `> ` is sent, `< ` is expected, with `...` for
// anything.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fits, matcher, readShape } from './documents.mjs';
import { begin, hashOf, hasEvent, hex, makeGame, makeTable } from './server.mjs';
import { Connection } from './websocket.mjs';

export const isTalk = (block) => /^> /.test(block.lines[0]);

// [{line, sent, wanted: [...]}]
function turns(block) {
  const list = [];
  block.lines.forEach((text, i) => {
    if (text.startsWith('> ')) list.push({ line: block.line + i + 1, sent: text.slice(2), wanted: [] });
    else if (text.startsWith('< ')) list.at(-1).wanted.push(text.slice(2));
    else if (text !== '' && !text.startsWith('# '))
      throw new Error(`line ${block.line + i + 1} is neither sent nor received`);
  });
  return list;
}

// runEngine: a dialogue with a new engine; every request has one response.
export function runEngine(block) {
  const list = turns(block);
  const input = list.map((turn) => `${turn.sent}\n`).join('');
  const answers = execFileSync(process.env.CANTRIP_BIN, ['engine'], { input, encoding: 'utf8' }).split('\n');
  return list.flatMap(({ line, sent, wanted }, i) => {
    if (wanted.length !== 1) return [`line ${line}: a request has one response`];
    if (matcher(wanted[0]).test(answers[i] ?? '')) return [];
    return [`line ${line}: ${sent}`, `  documented ${wanted[0]}`, `  answered   ${answers[i]}`];
  });
}

// Placeholders in requests for what only the reader knows.
function fillIn(request, scene) {
  const bytes = scene.ownBytes;
  const values = { table: scene.table, invite: scene.invite, token: scene.ownToken,
    id: request.do === 'join' ? randomBytes(16).toString('hex').slice(0, 22) : request.id,
    entropy: request.do === 'reveal' ? bytes : hashOf(bytes) };
  for (const [key, value] of Object.entries(values)) if (key in request) request[key] = value;
  return request;
}

// runServer: a dialogue at a table of Pig: on a new connection if it begins with `hello`, otherwise as
// the first player of a game that has just begun.
export async function runServer(block, port) {
  const list = turns(block);
  const isNew = JSON.parse(list[0].sent).do === 'hello';
  const scene = { ...(await (isNew ? makeTable : makeGame)(port)), ownBytes: hex() };
  const me = isNew ? Connection.open(port) : scene.host;
  const wrong = [];
  for (const { line, sent, wanted } of list) {
    const request = fillIn(JSON.parse(sent), scene);
    me.send(request);
    if (request.do !== 'sit') goOn(request, scene);
    for (const text of wanted.length ? wanted : [`{"re": "${request.ref}", "ok": true, ...}`]) {
      const shape = readShape(text.replaceAll('7K2QFD9X', scene.table));
      const message = await me.next((one) => fits(shape, one), () => scene.again);
      if (message?.token) scene.ownToken = message.token;
      if (message?.re && request.do === 'sit') goOn(request, scene);
      if (!message) wrong.push(`line ${line}: ${sent}`, `documented: ${text}`,
        ...me.messages.map((one) => `came: ${JSON.stringify(one)}`));
    }
  }
  me.close();
  scene.host.close();
  return scene.again ? runServer(block, port) : wrong;
}

// Ada's part: she begins when the seats are taken, rolls once and holds. After a 1 she cannot hold, so
// all of it is repeated.
async function goOn(request, scene) {
  const { host } = scene;
  if (request.do === 'sit') await begin(scene);
  if (request.do !== 'reveal') return;
  await host.next(hasEvent('begin'));
  await host.ask('move', { at: 7, id: 'a', line: 'roll' });
  const { code } = await host.ask('move', { at: 9, id: 'b', line: 'hold' });
  scene.again = code !== undefined;
}
