// block.tsx: a block of a text: a heading, a list of rules, a table.
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import { idOf } from './chapters';
import { inline, type Block, type RenderOptions } from './markdown';

export const ruling = /\((?:ruling|Festlegung|толкование|решение|уточнение)\)/i; // docs/*/*-rules.md

type Item = Extract<Block, { kind: 'list' }>['items'][number];

function itemClass({ text, rule }: Item, wanted: string) {
  return [
    rule && 'rules-rule',
    text.startsWith('![') && 'rules-pictured',
    ruling.test(text) && 'rules-is-ruling',
    rule && rule === wanted && 'rules-target',
  ]
    .filter(Boolean)
    .join(' ');
}

interface Props {
  block: Block;
  ink: RenderOptions;
  game: string;
  wanted: string; // the rule of the address
  deeper?: number; // headings are that much lower
}
export function BlockView({ block, ink, game, wanted, deeper = 0 }: Props) {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${Math.min(block.level + deeper, 5)}` as 'h2';
      const section = block.level === 2 ? idOf(block.text) : '';
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
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            <li
              key={at}
              id={item.rule ? `rule-${item.rule}` : undefined}
              tabIndex={item.rule ? -1 : undefined}
              class={itemClass(item, wanted)}
            >
              {item.rule && (
                <a class="rules-number" href={linkTo('rules', game, item.rule)}>
                  {item.rule}
                </a>
              )}
              <ItemText item={item} ink={ink} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return null; // drawn by part.tsx
  }
}

// The number of a rule is a link before its text; a name after the number stays.
const unnumbered = (text: string) =>
  text.replace(/^\*\*[\d.]+[a-z]?\*\*\s*/, '').replace(/^\*\*[\d.]+[a-z]? /, '**');

// A picture before the words stands beside them.
function ItemText({ item, ink }: { item: Item; ink: RenderOptions }) {
  const [, first = '', rest] = /^(!\[[^\]]*\]\([^)]+\))?\s*([\s\S]*)$/.exec(item.text)!;
  const words = item.rule ? unnumbered(rest) : rest;
  return (
    <>
      {first && inline(first, ink)}
      <span>
        {inline(words, ink)}
        {item.inner.length > 0 && (
          <ul>
            {item.inner.map((inner, n) => (
              <li key={n}>{inline(inner, ink)}</li>
            ))}
          </ul>
        )}
      </span>
    </>
  );
}
