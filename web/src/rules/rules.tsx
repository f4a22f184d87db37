// rules.tsx: the searchable rules of a game: #/rules/GAME/NUMBER; and the documents they refer to,
// in English: #/rules/GAME-DOCUMENT.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { assets } from '../app/assets';
import type { Route } from '../app/router';
import { linkTo } from '../app/router';
import { tr, trPlural } from '../i18n/tr';
import { inline, plainText, readMarkdown, type Block, type RenderOptions } from './markdown';

const ruling = /\((?:ruling|Festlegung|толкование|решение|уточнение)\)/i; // docs/*/*-rules.md

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => [item.text, ...item.inner].join(' ')).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().join(' ');
    default:
      return block.text;
  }
};
const countHits = (text: string, search: string) =>
  search ? text.toLowerCase().split(search).length - 1 : 0;

// List items and blocks that match the search, with their headings.
function filterBlocks(blocks: Block[], search: string): Block[] {
  if (!search) return blocks;
  const has = (text: string) => plainText(text).toLowerCase().includes(search);
  const kept = blocks.flatMap((block): Block[] => {
    if (block.kind === 'list') {
      const items = block.items.filter((item) => has([item.text, ...item.inner].join(' ')));
      return items.length ? [{ ...block, items }] : [];
    }
    return block.kind === 'heading' || has(blockText(block)) ? [block] : [];
  });
  return kept.filter((block, at) => block.kind !== 'heading' || hasContent(kept, at));
}
function hasContent(blocks: Block[], at: number) {
  const heading = blocks[at] as Extract<Block, { kind: 'heading' }>;
  for (const block of blocks.slice(at + 1)) {
    if (block.kind !== 'heading') return true;
    if (block.level <= heading.level) return false;
  }
  return false;
}

const none: Block[] = [];
const sectionOf = (heading: string) =>
  /^(\d+)/.exec(heading)?.[1] ?? heading.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

// Most games' rules are files, fetched on demand; others are in the module. Null while loading.
function useRules(
  app: App,
  game: string,
  document: string,
): { blocks: Block[] | null; failed: boolean } {
  const file = document || (assets.rules[app.language.code] ?? assets.rules.en)[game];
  const own = useMemo(
    () =>
      file ? null : readMarkdown(app.session.do<{ markdown: string }>(`rules ${game}`).markdown),
    [file, game],
  );
  const [fetched, setFetched] = useState<{ file: string; blocks: Block[] | null }>({
    file: '',
    blocks: null,
  });
  useEffect(() => {
    if (file)
      fetch(file)
        .then((answer) =>
          answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText)),
        )
        .then(
          (text) => setFetched({ file, blocks: readMarkdown(text) }),
          () => setFetched({ file, blocks: null }),
        );
  }, [file]);
  if (own) return { blocks: own, failed: false };
  return fetched.file === file
    ? { blocks: fetched.blocks, failed: fetched.blocks === null }
    : { blocks: null, failed: false };
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

export function Rules({ app, route }: { app: App; route: Route }) {
  const [name = app.games[0].name, wanted = ''] = route.words;
  const document = assets.documents[name] ?? '';
  const [search, setSearch] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const info = app.games.find((one) => one.name === name.split('-')[0]) ?? app.games[0];
  const { blocks: read, failed } = useRules(app, info.name, document);
  const blocks = read ?? none;
  const word = search.trim().toLowerCase();
  const found = useMemo(() => filterBlocks(blocks, word), [blocks, word]);
  const hits = useMemo(
    () => blocks.reduce((sum, block) => sum + countHits(plainText(blockText(block)), word), 0),
    [blocks, word],
  );
  useEffect(() => {
    const target = wanted && page.current?.querySelector(`[id="rule-${CSS.escape(wanted)}"]`);
    if (target) {
      target.scrollIntoView({ block: 'center' });
      (target as HTMLElement).focus();
    }
  }, [wanted, blocks]);
  const ink: RenderOptions = {
    search: word,
    ruling,
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
            {blocks
              .filter((block) => block.kind === 'heading' && block.level === 2)
              .map((block) => {
                const text = (block as { text: string }).text;
                return (
                  <li key={text}>
                    <a href={linkTo('rules', name, sectionOf(text))} onClick={() => setSearch('')}>
                      {plainText(text)}
                    </a>
                  </li>
                );
              })}
          </ol>
        </details>
      </nav>
      <article class="rules-text" lang={document ? 'en' : undefined}>
        {found.map((block, at) => (
          <BlockView key={at} block={block} ink={ink} game={info.name} wanted={wanted} />
        ))}
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

function BlockView({
  block,
  ink,
  game,
  wanted,
}: {
  block: Block;
  ink: RenderOptions;
  game: string;
  wanted: string;
}) {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${Math.min(block.level, 4)}` as 'h2';
      const section = block.level === 2 ? sectionOf(block.text) : '';
      return (
        <Tag id={section ? `rule-${section}` : undefined} tabIndex={section ? -1 : undefined}>
          {inline(block.text, ink)}
        </Tag>
      );
    }
    case 'paragraph':
      return <p>{inline(block.text, ink)}</p>;
    case 'code':
      return (
        <pre tabIndex={0} role="group" aria-label={tr('Example')}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return (
        <div class="rules-table" tabIndex={0} role="group" aria-label={tr('Table')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) =>
                  cell ? (
                    <th key={at} scope="col">
                      {inline(cell, ink)}
                    </th>
                  ) : (
                    <td key={at} />
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, n) => (
                    <td key={n}>{inline(cell, ink)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li
              key={at}
              id={item.rule ? `rule-${item.rule}` : undefined}
              tabIndex={item.rule ? -1 : undefined}
              class={[
                item.rule && 'rules-rule',
                ruling.test(item.text) && 'rules-is-ruling',
                item.rule === wanted && wanted && 'rules-target',
              ]
                .filter(Boolean)
                .join(' ')}
            >
              {item.rule && (
                <a class="rules-number" href={linkTo('rules', game, item.rule)}>
                  {item.rule}
                </a>
              )}
              <span>
                {inline(item.rule ? item.text.replace(/^\*\*[^*]+\*\*\s*/, '') : item.text, ink)}
                {item.inner.length > 0 && (
                  <ul>
                    {item.inner.map((inner, n) => (
                      <li key={n}>{inline(inner, ink)}</li>
                    ))}
                  </ul>
                )}
              </span>
            </li>
          ))}
        </ul>
      );
  }
}
