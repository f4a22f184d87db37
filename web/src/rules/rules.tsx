// rules.tsx: the searchable rules of a game: #/rules/GAME/NUMBER, in short with pictures and
// exactly; and the documents they refer to, in English: #/rules/GAME-DOCUMENT.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { newSession, type App } from '../app/app';
import { assets } from '../app/assets';
import type { Route } from '../app/router';
import { linkTo } from '../app/router';
import type { Session } from '../engine/session';
import { fetchView, prepareView, rulePicturesOf } from '../games/registry';
import { tr, trPlural } from '../i18n/tr';
import { Button } from '../ui/button';
import { BlockView, ruling } from './block';
import { chaptersOf, idOf, partsOf, type Part } from './chapters';
import { plainText, readMarkdown, type Block, type RenderOptions } from './markdown';
import { filterPart, PartView } from './part';
import { entryText, type RulePictures } from './pictures';
import { countHits, filterBlocks } from './search';

const none: Block[] = [];

// What a text needs besides itself to be shown with its pictures.
interface Introduction {
  blocks: Block[];
  pictures: RulePictures;
  session: Session; // with a table of the game
}
interface Texts {
  blocks: Block[]; // exact rules, or a document
  intro: Introduction | null;
}

async function fetchText(file: string): Promise<Block[]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(answer.statusText);
  return readMarkdown(await answer.text());
}

async function fetchIntroduction(app: App, game: string): Promise<Introduction | null> {
  const file = (assets.introductions[app.language.code] ?? assets.introductions.en)[game];
  if (!file) return null;
  const [blocks] = await Promise.all([fetchText(file), fetchView(game)]);
  const session = newSession(app);
  session.do(`new ${game}#1`);
  prepareView(game, session);
  return { blocks, session, pictures: (await rulePicturesOf(game))! };
}

// The rules of large games are files, fetched on demand; others are in the module.
async function fetchTexts(app: App, game: string, document: string): Promise<Texts> {
  if (document) return { blocks: await fetchText(document), intro: null };
  const file = (assets.rules[app.language.code] ?? assets.rules.en)[game];
  if (!file) {
    const { markdown } = app.session.do<{ markdown: string }>(`rules ${game}`);
    return { blocks: readMarkdown(markdown), intro: null };
  }
  const [blocks, intro] = await Promise.all([fetchText(file), fetchIntroduction(app, game)]);
  return { blocks, intro };
}

// Null while loading.
function useTexts(app: App, game: string, document: string) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    fetchTexts(app, game, document).then(
      (read) => left || setTexts(read),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [game, document]);
  return { texts, failed };
}

// The address of a document's link on this site; "" if it is not here.
function addressOf(target: string): string {
  if (/^[a-z]+:\/\//.test(target)) return target;
  const name = /([\w-]+)\.md$/.exec(target)?.[1] ?? '',
    game = name.replace(/-rules$/, '');
  return assets.documents[name]
    ? linkTo('rules', name)
    : assets.rules.en[game]
      ? linkTo('rules', game)
      : '';
}

function useInk(search: string, pictures: RulePictures | undefined): RenderOptions {
  return {
    search,
    ruling,
    picture: (name) => <span class="rules-inline">{pictures?.inline(name)}</span>,
    link: (text, target) => {
      const address = addressOf(target);
      return address ? (
        <a href={address} rel="noreferrer">
          {text}
        </a>
      ) : (
        <>{text}</>
      );
    },
  };
}

// What the exact rules say before their first chapter; the title is that of the page.
const preface = (blocks: Block[]) =>
  (chaptersOf(blocks).find(({ title }) => title === '')?.blocks ?? none).filter(
    (block) => block.kind !== 'heading',
  );

export function Rules({ app, route }: { app: App; route: Route }) {
  const [name = app.games[0].name, wanted = ''] = route.words;
  const info = app.games.find((one) => one.name === name.split('-')[0]) ?? app.games[0];
  const document = assets.documents[name] ?? '';
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { texts, failed } = useTexts(app, info.name, document);
  const blocks = texts?.blocks ?? none,
    intro = texts?.intro ?? null;
  const parts = useMemo(
    () => (intro ? partsOf(intro.blocks, chaptersOf(blocks)) : []),
    [blocks, intro],
  );
  const word = search.trim().toLowerCase();
  const ink = useInk(word, intro?.pictures);
  const shown = intro
    ? parts.flatMap((part) => filterPart(part, word, intro.pictures, intro.session) ?? [])
    : [];
  const found = intro ? none : filterBlocks(blocks, word);
  const entries = intro ? entriesOf(parts, intro) : none;
  const hits = countHits([...blocks, ...(intro?.blocks ?? none), ...entries], word);
  useEffect(() => {
    const target = wanted && page.current?.querySelector(`[id="rule-${CSS.escape(wanted)}"]`);
    if (target) {
      target.scrollIntoView({ block: 'center' });
      (target as HTMLElement).focus();
    }
  }, [wanted, texts]);
  const contents = intro
    ? parts.map(({ title, exact }) => title || exact[0]?.title).filter(Boolean)
    : blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? block.text : []));
  return (
    <div class="rules" ref={page}>
      <nav class="rules-side" aria-label={tr('Rules')}>
        <div class="rules-games">
          {app.games.map((one) => (
            <a
              key={one.name}
              class="button"
              href={linkTo('rules', one.name)}
              aria-current={one === info && !document ? 'page' : undefined}
            >
              {one.title}
            </a>
          ))}
        </div>
        <label class="rules-search">
          {tr('Search the rules')}
          <input
            type="search"
            value={search}
            onInput={(event) => setSearch((event.currentTarget as HTMLInputElement).value)}
          />
        </label>
        <p role="status">{word ? trPlural('%d place', '%d places', hits) : ''}</p>
        <details class="rules-toc" open={matchMedia('(min-width: 900px)').matches}>
          <summary>{tr('Contents')}</summary>
          <ol class="rules-contents">
            {contents.map((text) => (
              <li key={text}>
                <a href={linkTo('rules', name, idOf(text))} onClick={() => setSearch('')}>
                  {plainText(text)}
                </a>
              </li>
            ))}
          </ol>
        </details>
        {intro && (
          <Button icon="book" pressed={open} class="rules-all" onClick={() => setOpen(!open)}>
            {tr('Show all exact rules')}
          </Button>
        )}
      </nav>
      <article class="rules-text" lang={document ? 'en' : undefined}>
        {found.map((block, at) => (
          <BlockView key={at} block={block} ink={ink} game={info.name} wanted={wanted} />
        ))}
        {intro &&
          shown.map((part) => (
            <PartView
              key={part.id || part.exact[0]?.id}
              {...{ part, ink, wanted, open, ...intro }}
              game={info.name}
            />
          ))}
        {intro && !word && (
          <footer class="rules-preface">
            {preface(blocks).map((block, at) => (
              <BlockView key={at} block={block} ink={ink} game={info.name} wanted={wanted} />
            ))}
          </footer>
        )}
        {failed && (
          <p role="alert">
            {tr(
              'The rules are not on this device yet, and they could not be fetched. Try again when you are online.',
            )}
          </p>
        )}
        {blocks.length > 0 && word && hits === 0 && (
          <p>{tr('Nothing in these rules has "%s" in it.', search.trim())}</p>
        )}
      </article>
    </div>
  );
}

// What the core's texts add to the page, for counting what a search finds.
const entriesOf = (parts: Part[], { pictures, session }: Introduction): Block[] =>
  parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'picture' ? (pictures.lists[block.name]?.(session) ?? []) : [],
    )
    .map((entry) => ({ kind: 'paragraph', text: entryText(entry) }));
