// part.tsx: a part of the rules: a short text with pictures, and folded behind it the exact rules.
import type { ComponentChildren } from 'preact';
import { linkTo } from '../app/router';
import type { Session } from '../engine/session';
import { tr } from '../i18n/tr';
import { title as capital } from '../play/text';
import { BlockView } from './block';
import { hasRule, type Chapter, type Part } from './chapters';
import { Example } from './example';
import { inline, plainText, type Block, type RenderOptions } from './markdown';
import { entryText, type Entry, type RulePictures } from './pictures';
import { filterBlocks } from './search';

interface Props {
  part: Part;
  ink: RenderOptions;
  game: string;
  wanted: string; // the rule of the address
  open: boolean; // all exact rules
  pictures: RulePictures;
  session: Session; // with a table of the game
}

// The heading of the group of rules, such as a circle of spells.
function groupOf(exact: Chapter[], rule: string): string {
  let group = '';
  for (const block of exact.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'heading') group = block.text;
    if (block.kind === 'list' && rule && block.items.some((item) => item.rule === rule))
      return group;
  }
  return '';
}

function Entries({ entries, ink, game, part }: Props & { entries: Entry[] }) {
  let group = '';
  return (
    <>
      {entries.map(({ title, note, text, rule, picture }) => {
        const before = group;
        group = groupOf(part.exact, rule);
        return (
          <>
            {group !== before && <h3>{group}</h3>}
            <section key={title} class="rules-entry" aria-label={title}>
              <div class="rules-entry-picture">{picture}</div>
              <div>
                <p>
                  <b>{inline(capital(title), ink)}</b> <small>{note}</small>
                </p>
                {text && <p>{inline(text, ink)}</p>}
                {rule && (
                  <a class="rules-number" href={linkTo('rules', game, rule)}>
                    {tr('Rule %s', rule)}
                  </a>
                )}
              </div>
            </section>
          </>
        );
      })}
    </>
  );
}

const matches = (search: string) => (entry: Entry) =>
  entryText(entry).toLowerCase().includes(search);

function Short(props: Props & { block: Block }) {
  const { block, ink, pictures, session } = props;
  if (block.kind !== 'picture') return <BlockView {...props} />;
  const list = pictures.lists[block.name];
  return list ? (
    <Entries {...props} entries={list(session).filter(matches(ink.search))} />
  ) : (
    <Example key={block.name} scene={pictures.scenes[block.name]} caption={block.text} />
  );
}

function Fold({
  open,
  title,
  children,
}: {
  open: boolean;
  title: string;
  children: ComponentChildren;
}) {
  return (
    <details class="rules-exact" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

// What of a part is to be shown, of a search; null for nothing.
export function filterPart(
  part: Part,
  search: string,
  pictures: RulePictures,
  session: Session,
): Part | null {
  if (!search) return part;
  const isListed = (block: Block) =>
    block.kind === 'picture' && pictures.lists[block.name]?.(session).some(matches(search));
  const blocks = part.blocks.flatMap((block) =>
    isListed(block) ? block : filterBlocks([block], search),
  );
  const exact = part.exact
    .map((one) => ({ ...one, blocks: filterBlocks(one.blocks, search) }))
    .filter((one) => one.blocks.length > 0);
  return blocks.length > 0 || exact.length > 0 ? { ...part, blocks, exact } : null;
}

export function PartView(props: Props) {
  const { part, ink, game, wanted, open } = props;
  const behind = part.exact.map(({ title }) => plainText(title)).join(' · ');
  const aimed = part.exact.some((chapter) => hasRule(chapter, wanted));
  return (
    <section>
      {part.title && (
        <h2 id={`rule-${part.id}`} tabIndex={-1}>
          {inline(part.title, ink)}
        </h2>
      )}
      {part.blocks.map((block, at) => (
        <Short key={at} {...props} block={block} />
      ))}
      {part.exact.length > 0 && (
        <Fold
          open={open || ink.search !== '' || aimed}
          title={part.title ? tr('Exact rules: %s', behind) : behind}
        >
          {part.exact.map(({ title, id, blocks }) => (
            <div key={id}>
              <h3 id={`rule-${id}`} tabIndex={-1}>
                {inline(title, ink)}
              </h3>
              {blocks.map((block, at) => (
                <BlockView
                  key={at}
                  block={block}
                  ink={ink}
                  game={game}
                  wanted={wanted}
                  deeper={1}
                />
              ))}
            </div>
          ))}
        </Fold>
      )}
    </section>
  );
}
