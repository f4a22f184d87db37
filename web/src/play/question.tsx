// question.tsx: what must be answered or waited for before anything can be chosen.
import { say } from '../core/say';
import { Button } from '../ui/button';
import type { IconName } from '../ui/icon';
import type { Model } from './model';
import { sentence } from './words';

interface Answer { label: string; main?: boolean; icon?: IconName; act(): void }
export interface Question { text?: string; answers: Answer[] }

const aboutThePast = (model: Model): Question => ({
  answers: [
    { label: say('Earlier'), icon: 'back', act: () => model.stepPast(-1) },
    { label: say('Later'), icon: 'forward', act: () => model.stepPast(1) },
    { label: say('Back to now'), main: true, act: () => model.look(null) },
  ],
});
const aboutPractice = (model: Model): Question => ({
  text: say('Dice have fallen or others have moved since. Taking your move back makes this a game for practice, and its record says so.'),
  answers: [
    { label: say('Take it back'), act: () => model.undo() },
    { label: say('Leave it'), main: true, act: () => model.askPractice(false) },
  ],
});
const aboutTelling = (model: Model): Question => ({
  answers: [
    { label: say('Next'), icon: 'forward', act: () => model.playback.next() },
    { label: say('Skip'), icon: 'skip', act: () => model.skip() },
  ],
});
const aboutTrouble = (model: Model, name: string): Question => ({
  text: say('The computer could not finish its move. %s', sentence(model.thinker.error)),
  answers: [
    { label: say('Let it try again'), main: true, act: () => void model.thinker.go() },
    { label: say('Play for %s yourself', name), act: () => model.takeSeat() },
  ],
});

const aboutElsewhere = (): Question => ({
  text: say('This game is open in another window now, and goes on there.'),
  answers: [{ label: say('Play on here'), main: true, act: () => location.reload() }],
});

// Null when nothing is in the way.
export function questionOf(model: Model): Question | null {
  const name = (seat: number) => model.situation.seats[seat - 1]?.name ?? '';
  if (model.elsewhere) return aboutElsewhere();
  if (model.past) return aboutThePast(model);
  if (model.asksPractice) return aboutPractice(model);
  if (model.telling) return aboutTelling(model);
  if (model.situation.waits === 'over' && model.kept)
    return { answers: [{ label: say('To the result'), main: true, act: () => model.sitDown(false) }] };
  const away = model.company?.question();
  if (away) return away;
  if (model.thinker.error) return aboutTrouble(model, name(model.situation.seat));
  if (model.handover)
    return { answers: [{ label: say('I am %s', name(model.handover)), main: true, act: () => model.receive() }] };
  return null;
}

export const Ask = ({ text, answers }: Question) => (
  <div class="play-question">
    {text && <p>{text}</p>}
    <div class="play-row">
      {answers.map(({ label, main, icon, act }) =>
        <Button key={label} kind={main ? 'main' : 'plain'} icon={icon} onClick={act}>{label}</Button>)}
    </div>
  </div>
);

// Who thinks now, for whom.
export function thinks({ isSpared, situation: { seat, seats } }: Model): string {
  const name = seats[seat - 1]?.name ?? '';
  return isSpared ? say('The computer chooses for %s', name) : say('%s thinks', name);
}

export function Thinking({ model }: { model: Model }) {
  return (
    <div class="play-row play-thinking">
      <progress class="play-progress" max={1} value={model.thinker.progress} aria-label={thinks(model)} />
      <Button onClick={() => model.skip()}>{say('Hurry')}</Button>
    </div>
  );
}
