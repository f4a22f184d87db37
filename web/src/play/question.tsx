// question.tsx: questions to answer or wait for before anything can be chosen.
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import type { Match } from '../match/match';
import type { Question } from '../match/types';
import { sentence } from './text';

const aboutThePast = (match: Match): Question => ({
  answers: [
    { label: tr('Earlier'), icon: 'back', act: () => match.viewNext(-1) },
    { label: tr('Later'), icon: 'forward', act: () => match.viewNext(1) },
    { label: tr('Back to now'), main: true, act: () => match.view(null) },
  ],
});
const aboutPractice = (match: Match): Question => ({
  text: tr(
    'Dice have been rolled or others have moved since then. If you take your move back, this becomes a practice game.',
  ),
  answers: [
    { label: tr('Take it back'), act: () => match.undo() },
    { label: tr('Leave it'), main: true, act: () => (match.turn.asksPractice.value = false) },
  ],
});
const aboutReplay = (match: Match): Question => ({
  answers: [{ label: tr('Back to now'), main: true, act: () => match.skip() }],
});
function aboutPlayback(match: Match): Question {
  const { waits, follows } = match.situation.value;
  const isYours =
    match.people() === 1 && (waits === 'person' || (waits === 'computer' && !follows));
  return {
    answers: [
      ...(match.remote?.standingAnswers() ?? []),
      { label: tr('Skip to the next turn'), icon: 'forward', act: () => match.skipTurn() },
      {
        label: isYours ? tr('Skip to your turn') : tr('Skip to now'),
        icon: 'skip',
        act: () => match.skip(),
      },
    ],
  };
}
const aboutTrouble = (match: Match, name: string): Question => ({
  text: tr('The computer could not finish its move. %s', sentence(match.computer.error.value)),
  answers: [
    { label: tr('Let it try again'), main: true, act: () => void match.computer.go() },
    { label: tr('Play for %s yourself', name), act: () => match.takeSeat() },
  ],
});

const aboutElsewhere = (): Question => ({
  text: tr('This game is open in another window now, and goes on there.'),
  answers: [{ label: tr('Play on here'), main: true, act: () => location.reload() }],
});

// Null if nothing is pending.
export function questionOf(match: Match): Question | null {
  const name = (seat: number) => match.situation.value.seats[seat - 1]?.name ?? '';
  if (match.turn.openElsewhere.value) return aboutElsewhere();
  if (match.viewed.value) return aboutThePast(match);
  if (match.turn.asksPractice.value) return aboutPractice(match);
  if (match.replaying.value) return aboutReplay(match);
  if (match.playing.value) return aboutPlayback(match);
  if (match.situation.value.waits === 'over' && match.saved())
    return {
      answers: [
        { label: tr('To the result'), main: true, act: () => (match.resultHidden.value = false) },
      ],
    };
  const away = match.remote?.question();
  if (away) return away;
  if (match.computer.error.value) return aboutTrouble(match, name(match.situation.value.seat));
  if (match.turn.handover.value)
    return {
      answers: [
        {
          label: tr('I am %s', name(match.turn.handover.value)),
          main: true,
          act: () => (match.turn.handover.value = 0),
        },
      ],
    };
  return null;
}

// With a title, the text is above the table (prompt.tsx).
export const Ask = ({ title, text, answers }: Question) => (
  <div class="play-question">
    {text && !title && <p>{text}</p>}
    <div class="play-row">
      {answers.map(({ label, main, icon, act }) => (
        <Button key={label} kind={main ? 'main' : 'plain'} icon={icon} onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  </div>
);

// Who is thinking, and for whom.
export function thinkingText({ turn, situation }: Match): string {
  const { seat, seats } = situation.value;
  const name = seats[seat - 1]?.name ?? '';
  return turn.choosesForMe.value ? tr('The computer chooses for %s', name) : tr('%s thinks', name);
}

interface ThinkingProps {
  label: string;
  progress: number;
  onHurry(): void;
}
export const Thinking = ({ label, progress, onHurry }: ThinkingProps) => (
  <div class="play-row play-thinking">
    <progress class="play-progress" max={1} value={progress} aria-label={label} />
    <Button onClick={onHurry}>{tr('Hurry')}</Button>
  </div>
);
