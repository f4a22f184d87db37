// text.tsx: formats texts from the core: whole sentences, and rules as links.
import type { ComponentChildren } from 'preact';
import { linkTo } from '../app/router';

// Capitalises the first letter, except of names in notation such as c14.
export const title = (text: string) =>
  text === '' || /^\S*(\d|\.\S)/.test(text) ? text : text[0].toLocaleUpperCase() + text.slice(1);

// Reasons are written as the end of a sentence; this makes them a whole one.
export function sentence(text: string) {
  const trimmed = text.trim();
  const end = trimmed === '' || /[.!?:…]$/.test(trimmed) ? '' : '.';
  return title(trimmed) + end;
}

export function RuleLink({
  game,
  rule,
  children,
}: {
  game: string;
  rule: string;
  children: ComponentChildren;
}) {
  return <a href={linkTo('rules', game, ...(rule ? [rule] : []))}>{children}</a>;
}

// A number such as 6.19 is a rule, unless followed by a percent sign.
const rules = /(\b\d{1,2}\.\d{1,2}[a-z]?\b(?!\s*%))/;

export function Paragraphs({ game, text }: { game: string; text: string }) {
  const line = (words: string) =>
    words.split(rules).map((part, at) =>
      at % 2 ? (
        <RuleLink key={at} game={game} rule={part}>
          {part}
        </RuleLink>
      ) : (
        part
      ),
    );
  return (
    <>
      {text
        .split('\n')
        .filter(Boolean)
        .map((words, at) => (
          <p key={at}>{line(words)}</p>
        ))}
    </>
  );
}
