// session.mjs: requests get byte-identical answers from the module and natively, over whole
// games in every language.
// Environment: CANTRIP_TOOLS, CANTRIP_WASM, CANTRIP_SOURCE.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { finish, test } from './check.mjs';
import { ask, openModule } from './module.mjs';

const { CANTRIP_TOOLS: tools, CANTRIP_WASM: wasm, CANTRIP_SOURCE: source } = process.env;

// Pairs of a line and a body, as input for the native tool.
function pack(requests) {
  return Buffer.concat(requests.flatMap(([line, body]) => {
    const bytes = Buffer.concat([Buffer.from(`${line}\n`), Buffer.from(body)]);
    return [Buffer.from(`${bytes.length}\n`), bytes];
  }));
}

function unpack(bytes) {
  const answers = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\n', at), length = Number(bytes.subarray(at, end));
    answers.push(bytes.subarray(end + 1, end + 1 + length).toString());
    at = end + 1 + length;
  }
  return answers;
}

// Sends requests to a module and logs the answers.
function begin() {
  const module = openModule(wasm), requests = [], answers = [];
  const say = (line, body = '') => {
    const answer = ask(module, line, body);
    requests.push([line, body]);
    answers.push(answer);
    return JSON.parse(answer);
  };
  return { module, say, requests, answers };
}

function compare({ requests, answers }) {
  const native = unpack(execFileSync(join(tools, 'wasm_session_tool'),
    { input: pack(requests), maxBuffer: 1 << 30 }));
  if (native.length !== answers.length) throw new Error(`${native.length} native answers`);
  answers.forEach((answer, i) => {
    if (answer !== native[i])
      throw new Error(`${requests[i][0]}:\nwasm   ${answer.slice(0, 2000)}\nnative ${native[i].slice(0, 2000)}`);
  });
}

const catalogue = (language) =>
  execFileSync('msgfmt', ['--no-hash', '-o', '-', join(source, 'po', `${language}.po`)]);

function speak(talk, language) {
  const answer = language === 'en' ? talk.say('speak en')
    : talk.say(`speak ${language}`, catalogue(language));
  if (answer.language !== language) throw new Error(JSON.stringify(answer));
}

// Requests made at some of the positions.
function question(talk, it, turn) {
  const thing = it.lit[turn % (it.lit.length || 1)] ?? 'seat:1';
  [`why ${thing} seat:1`, `about ${thing}`, `name ${it.lit.join(' ')} seat:2`, 'ask scores', 'ask dice',
    `point ${thing}`, 'drop', `events ${Math.max(0, it.events - 3)}`, `at ${Math.max(0, it.step - 5)}`,
    'hint 8', 'undo', 'redo', 'type nonsense', 'choose 77'].forEach((line) => talk.say(line));
  if (turn % 32 === 0) ['odds', 'dice', 'chances'].forEach((line) => talk.say(line));
}

// A person who chooses by a fixed rule plays against computer players to the end.
function play(talk, id, bodies) {
  let it = talk.say(`new ${id}`, bodies);
  talk.say('board');
  for (let turn = 1; it.waits !== 'over' && turn < 2000; turn++) {
    if (it.waits === 'computer') {
      while (!talk.say('think 5').done);
      it = talk.say('situation');
      continue;
    }
    if (turn % 8 === 0) question(talk, it, turn);
    it = talk.say('situation');
    while (!it.draft.whole)
      it = talk.say(`choose ${it.choices[(turn * 7 + it.draft.count) % it.choices.length].choice}`);
    it = talk.say('confirm');
  }
  if (it.waits !== 'over') throw new Error(`${id} does not end`);
  ['events 0', 'record', 'dice', 'analyse 1'].forEach((line) => talk.say(line));
  for (let piece = 0; piece < 12; piece++) talk.say('analyse');
  talk.say('look', talk.say('record').record);
}

const games = [
  ['pig:players=3,target=40#1', 'name.1: Ada\nplayer.2: search:nodes=20\nplayer.3: random'],
  ['seals:players=2,circle=2#2', 'name.1: Ünal\nplayer.2: search:nodes=10'],
  ['ciub:players=2,length=short#3', 'name.1: Ада\nplayer.2: search:nodes=10'],
];
for (const language of ['en', 'de', 'ru'])
  for (const [id, bodies] of games)
    test(`${id} in ${language}`, () => {
      const talk = begin();
      speak(talk, language);
      talk.say('games');
      play(talk, id, bodies);
      compare(talk);
    });

test('a game that is followed', () => {
  const talk = begin(), module = openModule(wasm);
  const elsewhere = (line, body = '') => JSON.parse(ask(module, line, body));
  elsewhere('new ciub:players=2#8', 'player.1: random\nplayer.2: random');
  const [head] = elsewhere('record').record.split('\n\n');
  talk.say('follow 2', `${head.replace(/^seed: .*\n/m, '')}\nname.2: Bo\n\n`);
  let told = 0;
  for (let turn = 0; turn < 12; turn++) {
    for (const { move } of elsewhere(`events ${told}`).events) {
      if (talk.say('situation').waits === 'person') talk.say(`type ${move}`) && talk.say('confirm');
      talk.say(`play ${move}`);
      told++;
    }
    ['undo', 'hint 5', 'type end', 'chances'].forEach((line) => talk.say(line));
    elsewhere('think 0');
  }
  talk.say('seat 2', 'player.2: adept');
  if (told < 20) throw new Error(`${told} events`);
  compare(talk);
});

test('the events of a table at a server', () => {
  const talk = begin(), hex = '0123456789abcdef'.repeat(4);
  const free = { name: '', player: '', here: false, away: false };
  let table = { state: 'open', n: 1, at: 0, deadline: 0, commitment: hex, seats: [free, free], entropy: [{}, {}] };
  const happen = (kind, members) => {
    const event = { n: table.n + 1, at: 1700000000000 + table.n, kind, ...members };
    table = talk.say('room', JSON.stringify({ table, events: [event] }));
    if (table.n !== event.n) throw new Error(JSON.stringify(table));
  };
  happen('sat', { seat: 1, name: 'Ünal "\\ 猫 😀', entropy: hex, rated: true });
  happen('player', { seat: 2, player: 'adept' });
  happen('chat', { seat: 1, text: 'a\u0001\t\n{]' });
  happen('call', {});
  happen('reveal', { seat: 1, entropy: hex });
  happen('begin', { record: 'cantrip record 1\n', clocks: [0, 5], deadline: 1700000099999 });
  happen('move', { seat: 1, line: 'roll', hash: '0', by: 'person', id: 'x', clocks: [0, 5], deadline: 0 });
  happen('over', { winners: [1], scores: [-3, 4], seed: hex });
  happen('something new', { value: [1.5, { a: null }] });
  compare(talk);
  if (!('error' in talk.say('room', '{"table":{},"events":[]}'))) throw new Error('no stage');
});

test('lessons and rules', () => {
  const talk = begin();
  for (const language of ['en', 'de', 'ru'])
    for (const game of ['seals', 'ciub']) {
      speak(talk, language);
      for (let it = talk.say(`lesson ${game}`); it.lesson?.waits;) it = talk.say('next');
    }
  talk.say('speak en');
  // The module reads the rules of seals and ciub from separate files.
  for (const game of ['pig', 'go']) talk.say(`rules ${game}`);
  compare(talk);
});

test('a thousand tables take no more memory than a few', () => {
  const module = openModule(wasm), say = (line, body = '') => ask(module, line, body);
  const size = () => module.memory.buffer.byteLength;
  const open = (i) => {
    say(`new ${['seals', 'ciub', 'pig'][i % 3]}#${i % 30}`, 'player.2: search:nodes=5,memory=1');
    say('hint 3');
    if (i % 10 === 0) say('odds');
    say('analyse 1');
    say('nonsense');
  };
  for (let i = 0; i < 100; i++) open(i);
  const before = size();
  for (let i = 100; i < 1000; i++) open(i);
  // Fragmentation varies a little; leaking 900 tables would take 100 MiB.
  if (size() > before + (1 << 20)) throw new Error(`${before} bytes became ${size()}`);
});

finish();
