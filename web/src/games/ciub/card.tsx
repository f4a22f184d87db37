// card.tsx: a spell card: requirement, points, owl and tokens.
import { tr, trPlural } from '../../i18n/tr';
import type { CiubCard } from './types';
import { memo } from '../../ui/memo';
import { Spot, type Looks } from '../../ui/thing';

// A number of equal dice: empty faces with an equals sign between them.
const Alike = ({ count }: { count: number }) => (
  <span class="ciub-need-words">
    <span class={`ciub-need ciub-need-${count}`}>
      {Array.from({ length: count }, (_, at) => (
        <b key={at}>=</b>
      ))}
    </span>
    <small>{tr('%d alike', count)}</small>
  </span>
);

// For screen readers, if the name is only a symbol.
function needWords({ sum, equal }: CiubCard) {
  if (sum > 0) return tr('%d or more in all', sum);
  return equal > 0 ? tr('%d alike', equal) : '';
}

const Star = () => (
  <svg class="ciub-need-opus" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m12 1 2.7 8.1h8.5l-6.9 5 2.6 8.2-6.9-5.1-6.9 5.1 2.6-8.2-6.9-5h8.5z" />
  </svg>
);

function Need({ card }: { card: CiubCard }) {
  if (card.sum > 0)
    return (
      <span class="ciub-need-words">
        <span class="ciub-need-sum">{card.sum}+</span>
        <small>{tr('in all')}</small>
      </span>
    );
  if (card.equal > 0) return <Alike count={card.equal} />;
  if (card.numbers.length === 0) return <Star />;
  return (
    <span class={`ciub-need ciub-need-${card.numbers.length}`}>
      {card.numbers.map((number, at) => (
        <b key={at}>{number}</b>
      ))}
    </span>
  );
}

const Owl = () => (
  <svg class="ciub-owl" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 3c2 1 4 1.5 8 1.5S18 4 20 3c.5 3 1 5 1 9a9 9 0 0 1-18 0c0-4 .5-6 1-9z" />
    <circle class="ciub-owl-eye" cx="8.5" cy="10.5" r="3" />
    <circle class="ciub-owl-eye" cx="15.5" cy="10.5" r="3" />
    <circle cx="8.5" cy="10.5" r="1.2" />
    <circle cx="15.5" cy="10.5" r="1.2" />
    <path class="ciub-owl-eye" d="M11 13h2l-1 2.5z" />
  </svg>
);

// `moves`: it lies here, and is not only named.
export function Token({ seat, moves }: { seat: number; moves?: boolean }) {
  return (
    <span
      class={`ciub-token ciub-seat-${seat}`}
      aria-hidden="true"
      data-move={moves ? `token:${seat}` : undefined}
    >
      {seat}
    </span>
  );
}

interface Props extends Looks {
  card: CiubCard;
  name: string;
  tokens?: string; // the seats whose tokens are on it
  owners?: string; // the same as text
  small?: boolean;
}

export const Card = memo(({ card, name, tokens, owners, small, ...looks }: Props) => {
  const label = [
    name,
    needWords(card),
    trPlural('%d point', '%d points', card.points),
    card.owl && tr('with an owl'),
    owners,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Spot
      {...looks}
      name={`card:${card.name}`}
      label={label}
      as="button"
      hasText
      data={{ 'data-move': `card:${card.name}` }}
      class={`ciub-card ciub-letter-${card.letter.toLowerCase()}${small ? ' ciub-card-small' : ''}`}
    >
      <span class="ciub-card-head">
        <i>{card.letter}</i>
        <em>{card.points}</em>
        {card.owl && <Owl />}
      </span>
      <Need card={card} />
      {tokens && (
        <span class="ciub-tokens">
          {tokens.split(' ').map((seat) => (
            <Token key={seat} seat={Number(seat)} moves />
          ))}
        </span>
      )}
    </Spot>
  );
});
