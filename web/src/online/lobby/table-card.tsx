// table-card.tsx: a table in a list: the picture of its game, who sits where, and what kind it is.
import type { ComponentChildren } from 'preact';
import type { GameInfo } from '../../engine/types';
import { Art } from '../../home/art';
import { tr } from '../../i18n/tr';
import { Figure } from '../figure';
import { ProfileLinks } from '../profile-links';
import { levelIn, optionWords, titleIn } from '../terms';
import { paceWords } from '../time-text';
import { isFree, type Brief } from '../types';

interface Props {
  games: GameInfo[];
  brief: Brief;
  href: string;
  state: string; // what is going on there
  urgent?: boolean;
  go: string; // what a tap does
  children?: ComponentChildren; // buttons beside it
}
export const TableCard = ({ games, brief, href, state, urgent, go, children }: Props) => (
  <li class="table-card">
    <a class="table-card-link" href={href}>
      <span class="table-card-art">
        <Art game={brief.game.split(':')[0]} />
      </span>
      <span class="table-card-words">
        <strong translate={false}>{titleIn(games, brief)}</strong>
        <span class="table-card-seats">
          {brief.seats.map((seat, at) => (
            <span key={at}>
              <Figure seat={seat} known={false} />
              <span translate={false}>
                {isFree(seat) ? tr('free') : seat.name || levelIn(games, brief, seat.player)}
              </span>
            </span>
          ))}
        </span>
        <span class={urgent ? 'online-turn' : 'play-soft'}>{state}</span>
        <span class="play-soft">
          {[paceWords(brief.pace), ...optionWords(games, brief.game)].join(' · ')}
        </span>
      </span>
      <span class="home-saved-go table-card-go">{go}</span>
    </a>
    {children}
    <ProfileLinks brief={brief} />
  </li>
);
