// search.ts: what of a text matches a search.
import { plainText, type Block } from './markdown';

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
export function countHits(blocks: Block[], search: string) {
  if (!search) return 0;
  const hits = (text: string) => plainText(text).toLowerCase().split(search).length - 1;
  return blocks.reduce((sum, block) => sum + hits(blockText(block)), 0);
}

// List items and blocks that match the search, with their headings.
export function filterBlocks(blocks: Block[], search: string): Block[] {
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
