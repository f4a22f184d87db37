// lesson.tsx: the guided first game: what it says, and in one line what to do now. The box can be
// folded to that line, and moved to the upper edge when it covers something.
import { useState } from 'preact/hooks';
import { linkTo } from '../app/router';
import type { LessonState } from '../engine/types';
import { tr } from '../i18n/tr';
import { importRecord } from '../storage/new-game';
import type { Match } from '../match/match';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface Props {
  match: Match;
  lesson: LessonState;
}

// The lesson's game becomes one like any other.
async function finish({ app, state }: Match) {
  location.hash = linkTo('play', await importRecord(app, state.record()));
}

const Ending = ({ match }: { match: Match }) => (
  <div class="play-row">
    <Button kind="main" onClick={() => void finish(match)}>
      {tr('Play this game on')}
    </Button>
    <Button href={linkTo('new', match.game)}>{tr('Play a whole game')}</Button>
  </div>
);

export function Lesson({ match, lesson }: Props) {
  const [folded, setFolded] = useState(false);
  const [up, setUp] = useState(false);
  const begun = match.situation.value.draft.count > 0 || match.draft.picked.value.length > 0;
  const classes = [
    'play-lesson',
    up && 'play-lesson-up',
    folded && lesson.task && 'play-lesson-folded',
    begun && 'play-lesson-begun',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={tr('Your first game')}>
      <div class="play-lesson-words">
        <p class="play-lesson-text" tabIndex={0}>
          {lesson.text}
        </p>
        {lesson.task && (
          <p class="play-lesson-task">
            <Icon name="forward" />
            {lesson.task}
          </p>
        )}
      </div>
      <div class="play-lesson-handles">
        {lesson.task && (
          <Button
            kind="bare"
            icon={folded ? 'plus' : 'minus'}
            expanded={!folded}
            label={folded ? tr('Show the whole text') : tr('Show only what to do')}
            onClick={() => setFolded(!folded)}
          />
        )}
        <Button
          kind="bare"
          icon={up ? 'down' : 'up'}
          label={up ? tr('Move this box down') : tr('Move this box up')}
          onClick={() => setUp(!up)}
        />
      </div>
      {(lesson.last || lesson.over) && <Ending match={match} />}
      {lesson.waits && !lesson.last && (
        <Button kind="main" onClick={match.nextLessonStep}>
          {tr('Next')}
        </Button>
      )}
    </section>
  );
}
