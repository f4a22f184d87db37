// build.mjs: builds the site in web/dist: bundles the sources and adds the module, catalogues and
// other assets. File names contain a content hash, so that they can be cached forever; only
// index.html and sw.js keep their names.
//   node build.mjs [--module FILE] [--out FOLDER] [--readable]
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

function option(name, fallback) {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : process.argv[at + 1];
}
const out = option('--out', join(here, 'dist'));
const module = option('--module', join(root, 'build/wasm/cantrip.wasm'));
const readable = process.argv.includes('--readable');

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const files = []; // everything that is fetched, for the service worker
// Writes a file under a hashed name, and returns that name.
function put(name, bytes) {
  const hashed = name.replace(/(\.[a-z0-9]+)$/, `-${hashOf(bytes)}$1`);
  writeFileSync(join(out, hashed), bytes);
  files.push(hashed);
  return hashed;
}

// Constants for the sources (src/app/assets.ts).
const assets = {
  module: put('cantrip.wasm', readFileSync(module)),
  catalogues: {},
  rules: {},
  introductions: {},
  documents: {},
  puzzles: '',
  worker: '',
  styles: {},
};
// Keeps only messages used by the page and the module; the rest is for the terminal and the
// commands. The hash table of a compiled catalogue is not used.
const speakers = /^(web|data|src\/(base|core|games(?!\/\w+\/tui)|ai|session))\//;
const spoken = new Set(
  readFileSync(join(root, 'po/cantrip.pot'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('#: ') ? line.slice(3).split(' ') : []))
    .filter((file) => speakers.test(file)),
);
for (const po of readdirSync(join(root, 'po'))
  .filter((name) => name.endsWith('.po'))
  .sort()) {
  const language = po.slice(0, -3);
  const limits = { maxBuffer: 1 << 26 };
  const said = execFileSync(
    'msggrep',
    [...[...spoken].flatMap((file) => ['-N', file]), join(root, 'po', po)],
    limits,
  );
  const mo = execFileSync('msgfmt', ['--no-hash', '-o', '-', '-'], { ...limits, input: said });
  assets.catalogues[language] = put(`${language}.mo`, mo);
}
// The rules by language and game; the module leaves them out.
for (const language of ['en', ...Object.keys(assets.catalogues)]) {
  const folder = join(root, 'docs', language === 'en' ? '' : language);
  assets.rules[language] = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('-rules.md'))
      .sort()
      .map((name) => [
        name.slice(0, -9),
        put(`${language}-${name}`, readFileSync(join(folder, name))),
      ]),
  );
}

// The short, illustrated text above the rules, by language and game.
for (const language of Object.keys(assets.rules)) {
  const folder = join(here, 'rules', language);
  assets.introductions[language] = Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [
        basename(name, '.md'),
        put(
          `${language}-${basename(name, '.md')}-introduction.md`,
          readFileSync(join(folder, name)),
        ),
      ]),
  );
}

// Documents the rules refer to, in English only.
for (const rules of readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('-rules.md'))
  .sort())
  for (const [, name] of readFileSync(join(root, 'docs', rules), 'utf8').matchAll(
    /\]\(([\w-]+)\.md\)/g,
  ))
    assets.documents[name] ??= put(`en-${name}.md`, readFileSync(join(root, 'docs', `${name}.md`)));

assets.documents['fair-dice'] = put(
  'en-fair-dice.md',
  readFileSync(join(root, 'docs/fair-dice.md')),
); // shown in the waiting room

// Puzzles (docs/puzzles.md), a few to a file, and an index of those: fetched when somebody opens one.
const puzzlesInFile = 8;
const puzzleFolder = join(root, 'data/puzzles');
const puzzles = {};
for (const name of readdirSync(puzzleFolder).sort()) {
  const game = basename(name, '.jsonl');
  const [, ...rows] = readFileSync(join(puzzleFolder, name), 'utf8').trim().split('\n');
  puzzles[game] = { count: rows.length, files: [] };
  for (let at = 0; at < rows.length; at += puzzlesInFile)
    puzzles[game].files.push(
      put(`${game}-puzzles.json`, `[${rows.slice(at, at + puzzlesInFile).join(',')}]`),
    );
}
assets.puzzles = put('puzzles.json', JSON.stringify({ size: puzzlesInFile, games: puzzles }));

// Latin fonts are split: every visit fetches the letters of English and German, without alternative
// figures and ligatures; the rest is another file (see src/styles/fonts.css, whose ranges count).
const faces = readFileSync(join(here, 'src/styles/fonts.css'), 'utf8').split('@font-face');
function lettersOf(file) {
  const face = faces.find((text) => text.includes(`/${file}'`));
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from, to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
const smallFonts = {
  name: 'small fonts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /-latin-(wght|600)-normal\.woff2(\?rest)?$/ }, ({ path }) => {
      const [name, isRest] = path.split('?'),
        file = join(here, 'node_modules', name);
      return {
        path: isRest ? file.replace('-latin-', '-latin-rest-') : file,
        namespace: 'font',
        pluginData: { file, isRest },
      };
    });
    onLoad({ filter: /./, namespace: 'font' }, async ({ pluginData: { file, isRest } }) => {
      const letters = lettersOf(basename(file) + (isRest ? '?rest' : '')),
        how = { targetFormat: 'woff2', noLayoutClosure: true };
      return { contents: await subsetFont(readFileSync(file), letters, how), loader: 'file' };
    });
  },
};

const shared = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: !readable,
  write: false,
  legalComments: 'none',
  loader: { '.woff2': 'file' },
  plugins: [smallFonts],
  assetNames: '[name]-[hash]',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  outdir: out,
  charset: 'utf8',
};
async function bundle(entry) {
  const result = await build({
    ...shared,
    entryPoints: [join(here, entry)],
    define: { ASSETS: JSON.stringify(assets) },
  });
  return Object.fromEntries(
    result.outputFiles.map((file) => [file.path.split('.').pop(), file.contents]),
  );
}

assets.worker = put('worker.js', (await bundle('src/engine/worker.ts')).js);
// Styles of lazily loaded bundles (src/app/lazy-screens.ts, src/games).
const games = readdirSync(join(here, 'src/games'))
  .filter((name) => name.endsWith('.css'))
  .sort();
for (const sheet of ['app/lazy-screens.css', ...games.map((name) => `games/${name}`)])
  assets.styles[basename(sheet, '.css')] = put(basename(sheet), (await bundle(`src/${sheet}`)).css);
// Code splitting: what every game needs, and what is loaded on demand. Each bundle imports the
// shell, which is loaded anyway, so that all shared code ends up in one chunk instead of many.
const main = await build({
  ...shared,
  entryPoints: { cantrip: join(here, 'src/main.tsx') },
  splitting: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  define: { ASSETS: JSON.stringify(assets) },
});
// Skip bundle styles that are already in the main file or an earlier one.
for (const { path, contents } of main.outputFiles.filter(
  ({ path }) => !/(?<!\/cantrip-[A-Z0-9]+)\.css$/.test(path),
)) {
  writeFileSync(path, contents);
  files.push(basename(path));
}
const nameOf = (pattern) => files.find((name) => pattern.test(name));
const script = nameOf(/^cantrip-[A-Z0-9]+\.js$/),
  style = nameOf(/^cantrip-[A-Z0-9]+\.css$/);

// The fonts' licence must be distributed with them.
for (const font of ['@fontsource-variable/source-sans-3', '@fontsource/brygada-1918'])
  writeFileSync(
    join(out, `${basename(font)}-license.txt`),
    readFileSync(join(here, 'node_modules', font, 'LICENSE')),
  );

// Files in web/static keep their names (app icons, the manifest). PNGs are fetched by systems that
// install the app; server.json is always fetched anew.
for (const name of readdirSync(join(here, 'static')).sort()) {
  writeFileSync(join(out, name), readFileSync(join(here, 'static', name)));
  if (!name.endsWith('.png') && name !== 'server.json') files.push(name);
}
const page = readFileSync(join(here, 'index.html'), 'utf8')
  .replace('MODULE', assets.module)
  .replace('SCRIPT', script)
  .replace('STYLE', style)
  .replace('TEXT_FONT', nameOf(/^source-sans-3-latin-wght/))
  .replace('TITLE_FONT', nameOf(/^brygada-1918-latin-600/));
writeFileSync(join(out, 'index.html'), page);

// Their names do not change with their contents, so hash them for the version.
const lasting = readdirSync(join(here, 'static'))
  .sort()
  .map((name) => hashOf(readFileSync(join(here, 'static', name))));
const version = hashOf([...files, ...lasting, page].join('\n'));
const worker = await build({
  ...shared,
  entryPoints: [join(here, 'src/sw.ts')],
  define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(['./', ...files]) },
});
writeFileSync(join(out, 'sw.js'), worker.outputFiles[0].contents);
console.log(`web: ${files.length + 2} files in ${out}, version ${version}`);
