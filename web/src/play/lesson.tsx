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
      <Button onClick={meant(playOn)}>{tr('Play on')}</Button>
    </div>
  );
}

const isRolling = () => document.querySelector('.play .cube-air') !== null;

// What a text says of dice is news until they have landed: so long the last one stays.
function useLanded(lesson: LessonState): LessonState {
  const shown = useRef(lesson);
  const [landed, setLanded] = useState('');
  const { text } = lesson;
  if (text === shown.current.text || text === landed) shown.current = lesson;
  useEffect(() => {
    let frame = requestAnimationFrame(function look() {
      if (isRolling()) frame = requestAnimationFrame(look);
      else setLanded(text);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return shown.current;
}

export function Lesson({ match, lesson: now }: Props) {
  const lesson = useLanded(now);
  const early = lesson !== now;
  const [folded, setFolded] = useState(false);
  const [up, setUp] = useState(false);
  const { text } = lesson;
  const task =
    match.situation.value.draft.whole && !early ? tr('Choose “Make the move”.') : lesson.task;
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
    early && 'play-lesson-early',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={tr('Your first game')}>
      <div class="play-lesson-words">
        <p class="play-lesson-text" tabIndex={0} ref={words}>
          {unbroken(lesson.text)}
        </p>
        {task && (
          <p class="play-lesson-task">
            <span class="play-lesson-lead">{tr('Now you:')}</span> {unbroken(task)}
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
      {!early && (lesson.last || lesson.over) && <Ending match={match} />}
      {lesson.waits && !lesson.last && (
        <Button kind="main" idle={early} onClick={match.nextLessonStep}>
          {tr('Next')}
        </Button>
      )}
    </section>
  );
}
