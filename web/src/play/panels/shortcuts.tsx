// shortcuts.tsx: the list of shortcuts, and a switch for letter keys.
import { tr } from '../../i18n/tr';
import type { ComponentChild } from 'preact';
import { letterKeysOn, enableLetterKeys } from '../letter-keys';

const Arrows = () => (
  <svg class="play-arrows" viewBox="0 0 88 20" role="img" aria-label="← → ↑ ↓">
    <path d="M18 10H3m5-5-5 5 5 5M26 10h15m-5-5 5 5-5 5M56 18V3m-5 5 5-5 5 5M76 2v15m-5-5 5 5 5-5" />
  </svg>
);

const keys = (): [ComponentChild, string][] => [
  [<Arrows />, tr('to the nearest thing on the table')],
  ['Tab', tr('to the next thing that can be chosen')],
  ['Enter', tr('chooses it')],
  ['?', tr('explains it')],
  ['y', tr('confirms your move, or the things you picked')],
  [tr('Backspace'), tr('takes its last part back')],
  ['Esc', tr('closes what is open, skips all turns that are shown, or drops the move')],
  [tr('Space'), tr('skips the turn that is shown')],
  ['n', tr('goes on: the next event, the next player, the lesson')],
  ['u r', tr('takes a move back; redoes it')],
  ['h o a l', tr('hint, odds, questions, log')],
  [':', tr('types a move or a command')],
  ['k', tr('shows these keys')],
];

export function Shortcuts() {
  return (
    <>
      <dl class="play-keys">
        {keys().map(([key, does]) => (
          <div key={does}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label class="play-check">
        <input
          type="checkbox"
          checked={letterKeysOn.value}
          onChange={() => enableLetterKeys(!letterKeysOn.value)}
        />
        <span>{tr('Use single letters as keys')}</span>
      </label>
    </>
  );
}
