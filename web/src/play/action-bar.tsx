// action-bar.tsx: the bar below the table: a lesson, a question, who is thinking, or the draft.
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import type { LessonState } from '../engine/types';
import type { Scene, View } from '../games/view';
import { Button } from '../ui/button';
import { Chances } from './chances';
import { DraftBar } from './draft-bar';
import type { Match } from '../match/match';
import { Ask, questionOf, Thinking, thinkingText } from './question';

interface LessonProps {
  game: string;
  lesson: LessonState;
  onNext(): void;
}
function Lesson({ game, lesson, onNext }: LessonProps) {
  return (
    <div class="play-lesson">
      <p tabIndex={0}>{lesson.text}</p>
      {lesson.over ? (
        <Button kind="main" href={linkTo('new', game)}>
          {tr('Play a whole game')}
        </Button>
      ) : (
        lesson.waits && (
          <Button kind="main" onClick={onNext}>
            {tr('Next')}
          </Button>
        )
      )}
    </div>
  );
}

export function ActionBar({ match, view, scene }: { match: Match; view: View; scene: Scene }) {
  const question = questionOf(match);
  const { lesson } = match.situation.value;
  return (
    <div class="play-actions" role="group" aria-label={tr('What you can do')}>
      {lesson && !match.playing.value && !match.viewed.value && (
        <Lesson game={match.game} lesson={lesson} onNext={match.nextLessonStep} />
      )}
      {question && <Ask {...question} />}
      {!question && match.turn.computerActs.value && (
        <Thinking
          label={thinkingText(match)}
          progress={match.computer.progress.value}
          onHurry={match.skip}
        />
      )}
      {match.info.odds && !lesson && !match.canChooseForMe() && <Chances match={match} />}
      {match.turn.canAct.value && <DraftBar match={match} view={view} scene={scene} />}
    </div>
  );
}
