// action-bar.tsx: the bar below the table: a lesson, a question, who is thinking, or the draft.
import { tr } from '../i18n/tr';
import type { Scene, View } from '../games/view';
import { Chances } from './chances';
import { DraftBar } from './draft-bar';
import type { Match } from '../match/match';
import { lazy } from '../ui/lazy';
import { Ask, questionOf, Thinking, thinkingText } from './question';
import { showsTips, Tips } from './tips';

const Lesson = lazy(async () => (await import('./lesson')).Lesson, false);

export function ActionBar({ match, view, scene }: { match: Match; view: View; scene: Scene }) {
  const question = questionOf(match);
  const { lesson } = match.situation.value;
  const tips = !question && showsTips(match);
  return (
    <div class="play-actions" role="group" aria-label={tr('What you can do')}>
      {lesson && !match.playing.value && !match.viewed.value && (
        <Lesson match={match} lesson={lesson} />
      )}
      {match.remote?.Panel && <match.remote.Panel />}
      {tips && <Tips match={match} />}
      {question && <Ask {...question} />}
      {!question && match.turn.computerActs.value && (
        <Thinking
          label={thinkingText(match)}
          progress={match.computer.progress.value}
          onHurry={match.skip}
        />
      )}
      {match.info.odds && !lesson && !tips && !match.canChooseForMe() && (
        <Chances match={match} view={view} />
      )}
      {match.turn.canAct.value && <DraftBar match={match} view={view} scene={scene} tips={tips} />}
    </div>
  );
}
