// lesson.tsx: the guided first game: what it says, and in one line what to do now. The box can be
// folded to that line, and moved to the upper edge when it covers something.
import '../app/shell'; // see build.mjs
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../app/router';
import type { LessonState } from '../engine/types';
import { playNow } from '../home/play-now';
import { tr } from '../i18n/tr';
import { finishLesson } from '../storage/experience';
import { importRecord } from '../storage/new-game';
import { secondTap, type Match } from '../match/match';
import { announce } from '../ui/announce';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useOnce } from '../ui/once';

// Names such as 1-1-1 stay on one line.
const unbroken = (text: string) => text.replace(/(\d-)(?=\d)/g, '$1\u2060');

interface Props {
  match: Match;
  lesson: LessonState;
}

function Ending({ match }: { match: Match }) {
  const { app, state } = match;
  const begin = useOnce(() => playNow(app, match.info));
  // The lesson's game becomes one like any other.
  const playOn = useOnce(async () => {
    goTo('play', await importRecord(app, state.record()));
    return true;
  });
  useEffect(() => finishLesson(match.game), []);
  const shown = useRef(performance.now());
  // A tap right after the last text came was meant for what was here before.
  const meant = (act: () => void) => () => {
    const early = performance.now() - shown.current < secondTap;
    shown.current = -Infinity;
    if (!early) act();
  };
  return (
    <div class="play-row">
      <Button kind="main" icon="dice" onClick={meant(begin)}>
        {tr('Begin a new game')}
      </Button>
      <Button onClick={meant(playOn)}>{tr('Finish this game')}</Button>
    </div>
  );
}

export function Lesson({ match, lesson }: Props) {
  const [folded, setFolded] = useState(false);
  const [up, setUp] = useState(false);
  const { text } = lesson;
  const task = match.situation.value.draft.whole ? tr('Tap “Make the move”.') : lesson.task;
  useEffect(() => announce(task ? `${text} ${task}` : text), [text, task]);
  const begun = match.situation.value.draft.count > 0 || match.draft.picked.value.length > 0;
  const words = useRef<HTMLParagraphElement>(null);
  const height = useRef(0);
  // The move is put together in the room of the text, so that the table stays in place.
  useLayoutEffect(() => {
    const { style } = words.current!;
    style.maxHeight = '';
    if (begun) style.maxHeight = `calc(${height.current}px - var(--compose))`;
    else height.current = words.current!.offsetHeight;
  }, [begun, text, folded]);
  const classes = [
    'play-lesson',
    up && 'play-lesson-up',
    folded && task && 'play-lesson-folded',
    begun && 'play-lesson-begun',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={tr('Your first game')}>
      <div class="play-lesson-words">
        <p class="play-lesson-text" tabIndex={0} ref={words}>
          {unbroken(lesson.text)}
        </p>
        {task && (
          <p class="play-lesson-task">
            <Icon name="forward" />
            {unbroken(task)}
          </p>
        )}
      </div>
      <div class="play-lesson-handles">
        {task && (
          <Button
            kind="bare"
            icon={folded ? 'plus' : 'minus'}
            expanded={!folded}
            label={folded ? tr('Show the whole text') : tr('Show only what to do')}
            onClick={() => !match.isSecondTap() && setFolded(!folded)}
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
