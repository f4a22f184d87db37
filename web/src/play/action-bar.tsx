// action-bar.tsx: the bar below the table: a lesson, a question, who is thinking, or the draft.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tr } from '../i18n/tr';
import type { Scene, View } from '../games/view';
import { Chances } from './chances';
import { DraftBar } from './draft-bar';
import type { Match } from '../match/match';
import { lazy } from '../ui/lazy';
import { repeatsLastTap } from '../ui/taps';
import { Ask, questionOf, Thinking, thinkingText } from './question';
import { showsTips, Tips } from './tips';

const Lesson = lazy(async () => (await import('./lesson')).Lesson, false);

const firstMoments = 500; // milliseconds

// A tap at the place of the last one was not meant for a button that has just appeared there.
function useSecondTaps() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const since = new WeakMap<Node, number>();
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        since.set(node, performance.now());
    });
    const isNew = (node: Node | null, at: number): boolean =>
      node !== null &&
      node !== bar.current &&
      (at - (since.get(node) ?? -Infinity) < firstMoments || isNew(node.parentNode, at));
    let last = ''; // the button tapped before: another one that says the same may be meant
    const click = (event: Event) => {
      const label = (event.target as Element).closest('button, [role=button]')?.textContent ?? '';
      const isMeant = label === last || !isNew(event.target as Node, event.timeStamp);
      if (event.isTrusted && repeatsLastTap() && !isMeant) event.stopImmediatePropagation();
      else last = label;
    };
    watch.observe(bar.current!, { childList: true, subtree: true });
    bar.current!.addEventListener('click', click, true);
    return () => watch.disconnect();
  }, []);
  return bar;
}

export function ActionBar({ match, view, scene }: { match: Match; view: View; scene: Scene }) {
  const bar = useSecondTaps();
  const question = questionOf(match);
  const { lesson } = match.situation.value;
  const tips = !question && showsTips(match);
  return (
    <div class="play-actions" ref={bar} role="group" aria-label={tr('What you can do')}>
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
