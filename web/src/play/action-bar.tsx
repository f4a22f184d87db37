// action-bar.tsx: what stands under the table: a lesson, a question, who thinks, or the move that is
// being put together.
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import type { Scene, View } from '../games/view';
import { Button } from '../ui/button';
import { Chances } from './chances';
import { Compose } from './draft-bar';
import type { Match } from '../match/match';
import { Ask, questionOf, Thinking } from './question';

function Lesson({ match }: { match: Match }) {
  const lesson = match.situation.value.lesson!;
  return (
    <div class="play-lesson">
      <p tabIndex={0}>{lesson.text}</p>
      {lesson.over ? (
        <Button kind="main" href={linkTo('new', match.game)}>
          {tr('Play a whole game')}
        </Button>
      ) : (
        lesson.waits && (
          <Button kind="main" onClick={() => match.nextLessonStep()}>
            {tr('Next')}
          </Button>
        )
      )}
    </div>
  );
}

export function Actions({ match, view, scene }: { match: Match; view: View; scene: Scene }) {
  const question = questionOf(match);
  return (
    <div class="play-actions" role="group" aria-label={tr('What you can do')}>
      {match.situation.value.lesson && !match.playing.value && !match.viewed.value && (
        <Lesson match={match} />
      )}
      {question && <Ask {...question} />}
      {!question && match.turn.computerActs.value && <Thinking match={match} />}
      {match.info.odds && !match.situation.value.lesson && !match.canChooseForMe() && (
        <Chances match={match} />
      )}
      {match.turn.canAct.value && <Compose match={match} view={view} scene={scene} />}
    </div>
  );
}
