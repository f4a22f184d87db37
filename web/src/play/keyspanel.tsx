// keyspanel.tsx: what the keys do, and a switch for the letters among them.
import { say } from '../core/say';
import type { ComponentChild } from 'preact';
import { lettersAreKeys, makeLettersKeys } from './letters';

const Arrows = () => (
  <svg class="play-arrows" viewBox="0 0 88 20" role="img" aria-label="← → ↑ ↓">
    <path d="M18 10H3m5-5-5 5 5 5M26 10h15m-5-5 5 5-5 5M56 18V3m-5 5 5-5 5 5M76 2v15m-5-5 5 5 5-5" />
  </svg>
);

const keys = (): [ComponentChild, string][] => [
  [<Arrows />, say('to the nearest thing on the table')],
  ['Tab', say('to the next thing that can be chosen')],
  ['Enter', say('chooses it')],
  ['?', say('explains it')],
  ['y', say('makes the move that is put together; or takes what is picked, and no more')],
  [say('Backspace'), say('takes its last part back')],
  ['Esc', say('closes what is open, or drops the move')],
  [say('Space'), say('skips what is being told')],
  ['n', say('goes on: the next event, the next player, the lesson')],
  ['u r', say('takes a move back; does it again')],
  ['h o a l', say('hint, odds, questions, log')],
  [':', say('types a move or a command')],
  ['k', say('shows these keys')],
];

export function KeysPanel() {
  return (
    <>
      <dl class="play-keys">
        {keys().map(([key, does]) => <div key={does}><dt>{key}</dt><dd>{does}</dd></div>)}
      </dl>
      <label class="play-check">
        <input type="checkbox" checked={lettersAreKeys.value} onChange={() => makeLettersKeys(!lettersAreKeys.value)} />
        <span>{say('Use single letters as keys')}</span>
      </label>
    </>
  );
}
