// prompt.tsx: the line that always says who acts and what to do, or what is being told.
import type { ComponentChildren } from 'preact';
import { say } from '../core/say';
import { Icon } from '../ui/icon';
import { Remark, ToldEvent } from '../ui/told';
import type { Model } from './model';
import { thinks } from './question';
import { RuleLink, sentence, title } from './words';

const long = 70; // letters; more are written smaller, so that the line keeps its height

// A short word above the line, and the line.
function linesOf(model: Model): [string, string] {
  const { situation } = model;
  if (model.past) return [say('You look at the past'), model.past.event.text];
  if (model.telling) return [say('This happens'), model.telling.event.text];
  if (model.handover) return [say('Pass it on'), say('Now it is the turn of %s.', situation.seats[model.handover - 1].name)];
  const name = situation.seats[situation.seat - 1]?.name ?? '';
  if (situation.waits === 'over') return [say('The game is over'), situation.prompt];
  if (situation.waits === 'computer') return [thinks(model), situation.prompt];
  if (situation.waits === 'elsewhere') return [say('Waiting for %s', name), situation.prompt];
  if (model.isSpared) return [thinks(model), say('Everything until the first roll is chosen for you.')];
  const who = model.people === 1 ? say('Your turn') : name; // nobody else could be meant
  if (model.sent) return [say('Your move is made'), say('It is on its way to the server.')];
  const round = situation.round > 0 ? say('%s, round %d', who, situation.round) : who;
  const { whole, remark } = situation.draft;
  const line = !whole ? situation.prompt : remark ? say('Make this move?') : say('Make this move, or take something of it back.');
  return [situation.practice ? say('%s, practice', round) : round, line];
}

export function Prompt({ model }: { model: Model }) {
  const [over, line] = linesOf(model);
  const event = (model.past ?? model.telling)?.event;
  const words: ComponentChildren = event
    ? <ToldEvent game={model.situation.game} event={event} seats={model.situation.seats} /> : sentence(line);
  const brings = model.free ? model.situation.draft.remark : '';
  const kind = model.past ? 'past' : model.telling ? 'telling' : model.situation.waits;
  return (
    <div class={`play-prompt play-prompt-${kind}`}>
      <div class="play-prompt-words">
        <p class="play-prompt-over">{title(over)}</p>
        <p class={`play-prompt-line ${line.length > long ? 'play-prompt-long' : ''}`} tabIndex={-1}>{words}{brings && <>{' '}<Remark game={model.situation.game} text={sentence(brings)} /></>}</p>
      </div>
      {model.keeper?.lost && (
        <span class="play-lost" role="img" title={say('The last move could not be kept on this device. Save the game as a file.')}
          aria-label={say('The last move could not be kept on this device. Save the game as a file.')}><Icon name="warn" /></span>
      )}
      <span class="play-prompt-rules"><RuleLink game={model.situation.game} rule="">{say('Rules')}</RuleLink></span>
    </div>
  );
}
