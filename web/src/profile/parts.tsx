// parts.tsx: what a profile and the results on this device have in common: a few large numbers, and
// the last games.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameInfo } from '../engine/types';
import { currentLocale, tr, trContext, trPlural } from '../i18n/tr';
import { Button } from '../ui/button';
import { ChoiceField } from '../ui/fields';

export const dateWords = (at: number) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' }).format(at);

interface GameChoiceProps {
  games: GameInfo[];
  value: string;
  onChange(game: string): void;
}
// Nothing to choose, nothing to see.
export const GameChoice = ({ games, value, onChange }: GameChoiceProps) =>
  games.length > 1 ? (
    <ChoiceField
      title={tr('Game')}
      values={games.map(({ name, title }) => ({ value: name, label: title }))}
      value={value}
      onChange={onChange}
    />
  ) : (
    <p class="results-game" translate={false}>
      {games[0]?.title}
    </p>
  );

export const Facts = ({ facts }: { facts: [string, string][] }) => (
  <dl class="results-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface PartProps {
  id: string;
  title: string;
  children: ComponentChildren;
}
export const Part = ({ id, title, children }: PartProps) => (
  <section class="panel results-part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

export interface GameLine {
  key: string;
  at: number;
  place: number; // 0: nobody's game in particular
  players: number;
  tied: boolean; // shared the first place with everybody
  words: string; // who else played
  note: string;
  href: string; // "": the record cannot be read any more
}

function resultWords({ place, players, tied }: GameLine): string {
  if (tied) return trContext('result', 'Draw');
  if (place === 1) return trContext('result', 'Won');
  return players === 2 ? trContext('result', 'Lost') : tr('Place %d of %d', place, players);
}
const Line = ({ line }: { line: GameLine }) => (
  <li class="results-line-row">
    <div>
      {line.place > 0 && (
        <b class={line.place === 1 ? 'results-won' : 'results-lost'}>{resultWords(line)}</b>
      )}
      <span>{line.words}</span>
      <small>{[dateWords(line.at), line.note].filter(Boolean).join(' · ')}</small>
    </div>
    {line.href && (
      <Button
        href={line.href}
        icon="play"
        label={tr('Look back: %s, %s', line.words, dateWords(line.at))}
      />
    )}
  </li>
);

const shownFirst = 8;

export function LastGames({ lines }: { lines: GameLine[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, shownFirst);
  return (
    <Part id="results-last" title={tr('Last games')}>
      <ul class="results-lines">
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button kind="bare" icon="down" onClick={() => setAll(true)}>
          {trPlural('%d more game', '%d more games', lines.length - shown.length)}
        </Button>
      )}
    </Part>
  );
}
