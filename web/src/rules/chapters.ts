// chapters.ts: the short text of a game's rules (web/rules), and the exact chapters behind each of
// its parts.
import type { Block } from './markdown';

export interface Chapter {
  title: string; // "" before the first heading
  id: string; // of its address: #/rules/GAME/ID
  blocks: Block[]; // its heading not included
}
export interface Part extends Chapter {
  exact: Chapter[];
}

// A chapter is addressed by its number, or by its heading.
export const idOf = (heading: string) =>
  /^(\d+)/.exec(heading)?.[1] ?? heading.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

export function chaptersOf(blocks: Block[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 2)
      chapters.push({ title: block.text, id: idOf(block.text), blocks: [] });
    else {
      if (chapters.length === 0) chapters.push({ title: '', id: '', blocks: [] });
      chapters[chapters.length - 1].blocks.push(block);
    }
  return chapters;
}

// "## The dungeon {1, 2}": what chapters 1 and 2 say exactly. Chapters that no part names follow at
// the end, each a part without a short text.
export function partsOf(intro: Block[], exact: Chapter[]): Part[] {
  const left = exact.filter(({ title }) => title !== '');
  const take = (id: string) => left.splice(0, left.length, ...left.filter((one) => one.id !== id));
  const parts = chaptersOf(intro).map(({ title, blocks }): Part => {
    const [, words, numbers = ''] = /^(.*?)(?: \{([\d, ]+)\})?$/.exec(title)!;
    const ids = numbers.split(/, */).filter(Boolean);
    const behind = ids.flatMap((id) => left.filter((one) => one.id === id));
    ids.forEach(take);
    return { title: words, id: idOf(words), blocks, exact: behind };
  });
  return [...parts, ...left.map((one) => ({ title: '', id: '', blocks: [], exact: [one] }))];
}

const rulesOf = ({ blocks }: Chapter) =>
  blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map(({ rule }) => rule).filter(Boolean) : [],
  );
export const hasRule = (chapter: Chapter, id: string) =>
  id !== '' && (chapter.id === id || rulesOf(chapter).includes(id));
