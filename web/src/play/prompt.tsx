// prompt.tsx: the prompt: who acts and what to do, or what is happening.
import type { ComponentChildren } from 'preact';
import { tr } from '../i18n/tr';
import type { Seat } from '../engine/types';
import { Icon } from '../ui/icon';
import { Remark, EventText } from '../ui/move-text';
import type { Match } from '../match/match';
import { thinkingText } from './question';
import { RuleLink, sentence, title } from './text';

const long = 70; // letters; longer text is set smaller to keep the line's height

// A short line above the prompt, and the prompt.
function linesOf(match: Match): [string, string] {
  const situation = match.situation.value;
  if (match.viewed.value) return [tr('You look at the past'), match.viewed.value.event.text];
  if (match.playing.value) return [tr('This happens'), match.playing.value.event.text];
  if (match.turn.handover.value)
    return [
      tr('Pass it on'),
      tr('Now it is the turn of %s.', situation.seats[match.turn.handover.value - 1].name),
    ];
  if (situation.lesson?.waits && !situation.lesson.last)
    return [tr('Your first game'), tr('Read the text below, then tap Next.')];
  const name = situation.seats[situation.seat - 1]?.name ?? '';
  if (situation.waits === 'over') return [tr('The game is over'), situation.prompt];
  if (situation.waits === 'computer') return [thinkingText(match), situation.prompt];
  if (situation.waits === 'elsewhere') return [tr('Waiting for %s', name), situation.prompt];
  if (match.turn.choosesForMe.value)
    return [thinkingText(match), tr('Everything until the first roll is chosen for you.')];
  const who = match.people() === 1 ? tr('Your turn') : name; // nobody else could be meant
  if (match.sending.value) return [tr('Your move is made'), tr('It is on its way to the server.')];
  const round = situation.round > 0 ? tr('%s, round %d', who, situation.round) : who;
  const { whole, remark } = situation.draft;
  const line = !whole
    ? situation.prompt
    : remark
      ? tr('Make this move?')
      : tr('Make this move, or take something of it back.');
  return [situation.practice ? tr('%s, practice', round) : round, line];
}

interface ScoresProps {
  seats: Seat[];
  scores: number[];
  seat: number; // who is to act
}
// Everybody's points, by the number of the seat, always in view.
const Scores = ({ seats, scores, seat }: ScoresProps) => (
  <ul class="play-scores" aria-label={tr('Points')}>
    {seats.map(({ name }, index) => (
      <li
        key={index}
        title={`${name}: ${scores[index]}`}
        aria-current={index + 1 === seat ? 'true' : undefined}
      >
        <i aria-hidden="true">{index + 1}</i>
        <span class="visually-hidden">{name}</span> <b>{scores[index]}</b>
      </li>
    ))}
  </ul>
);

export function Prompt({ match }: { match: Match }) {
  const [over, line] = linesOf(match);
  const event = (match.viewed.value ?? match.playing.value)?.event;
  const words: ComponentChildren = event ? (
    <EventText game={match.game} event={event} seats={match.situation.value.seats} />
  ) : (
    sentence(line)
  );
  const brings = match.turn.canAct.value ? match.situation.value.draft.remark : '';
  const kind = match.viewed.value
    ? 'past'
    : match.playing.value
      ? 'playing'
      : match.situation.value.waits;
  return (
    <div class={`play-prompt play-prompt-${kind}`}>
      <div class="play-prompt-words">
        <div class="play-prompt-head">
          <p class="play-prompt-over">{title(over)}</p>
          <Scores
            seats={match.situation.value.seats}
            scores={
              (match.viewed.value ?? match.playing.value)?.position.scores ??
              match.situation.value.scores
            }
            seat={match.situation.value.seat}
          />
        </div>
        <p class={`play-prompt-line ${line.length > long ? 'play-prompt-long' : ''}`} tabIndex={-1}>
          {words}
          {brings && (
            <>
              {' '}
              <Remark game={match.game} text={sentence(brings)} />
            </>
          )}
        </p>
      </div>
      {match.autosave?.failed.value && (
        <span
          class="play-unsaved"
          role="img"
          title={tr('The last move could not be kept on this device. Save the game as a file.')}
          aria-label={tr(
            'The last move could not be kept on this device. Save the game as a file.',
          )}
        >
          <Icon name="warn" />
        </span>
      )}
      <span class="play-prompt-rules">
        <RuleLink game={match.game} rule="">
          {tr('Rules')}
        </RuleLink>
      </span>
    </div>
  );
}
