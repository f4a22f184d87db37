// text.tsx: formats texts from the core: whole sentences, and rules as links.
import { Fragment, type ComponentChildren } from 'preact';
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';

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

// A number such as 6.19 is a rule, unless followed by a percent sign; several may stand in brackets.
const rules = /(\b\d{1,2}\.\d{1,2}[a-z]?\b(?!\s*%))/;
const brackets = /\((\d{1,2}\.\d{1,2}[a-z]?(?:, \d{1,2}\.\d{1,2}[a-z]?)*)\)/;

const RuleLinks = ({ game, list }: { game: string; list: string }) => (
  <small class="play-rule-links">
    {list.split(', ').map((rule, at) => (
      <Fragment key={rule}>
        {at > 0 && ', '}
        <RuleLink game={game} rule={rule}>
          {tr('Rule %s', rule)}
        </RuleLink>
      </Fragment>
    ))}
  </small>
);

export function Paragraphs({ game, text }: { game: string; text: string }) {
  const line = (words: string) =>
    words
      .split(brackets)
      .map((part, at) => (at % 2 ? <RuleLinks key={at} game={game} list={part} /> : linked(part)));
  const linked = (words: string) =>
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
