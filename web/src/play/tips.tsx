// tips.tsx: beside somebody's first games: what can be done now and why, and one thing worth a look.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Stopped } from '../engine/engine';
import type { HintMove } from '../engine/types';
import { tr } from '../i18n/tr';
import { secondTap, type Match } from '../match/match';
import { needsTips, soleLevel } from '../storage/experience';
import { changeSettings, settings } from '../storage/settings';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { MoveText, Remark } from '../ui/move-text';
import { aboutOf } from './point';
import { sentence } from './text';

// Against the computer, and for players at a server's table.
export const hasTips = ({ autosave, remote, situation }: Match): boolean =>
  !situation.value.lesson &&
  (autosave !== undefined || (remote?.tips === true && situation.value.viewer > 0));
// Against the weakest level or people elsewhere, until somebody has finished a few games or switches
// them off.
export function showsTips(match: Match): boolean {
  const { remote, info, situation } = match,
    { tips } = settings.value;
  const isFirst = remote !== undefined || soleLevel(situation.value) === info.levels[0].name;
  return hasTips(match) && (tips === 'on' || (tips === 'first' && isFirst && needsTips(info.name)));
}
export const toggleTips = (match: Match) =>
  changeSettings({ tips: showsTips(match) ? 'off' : 'on' });

const pause = 700; // milliseconds before a search begins: most choices follow each other faster

export const positionOf = ({ situation }: Match) =>
  `${situation.value.hash} ${situation.value.draft.text}`;

// The best move in this position, searched for as hints are, so that they agree; null until it is
// known whether there is one.
function useSuggestion(match: Match): HintMove | 'none' | null {
  const [found, setFound] = useState<{ key: string; move: HintMove | 'none' } | null>(null);
  const { choices, draft } = match.situation.value;
  const key = positionOf(match);
  const wanted = !match.remote && match.turn.canAct.value && !draft.whole && choices.length > 1; // else it would help against people
  useEffect(() => {
    if (!wanted) return;
    const search = async () => {
      match.hints.searches++;
      try {
        const hint = await match.app.engine.hint(match.state.record(), draft.text);
        setFound({ key, move: hint.moves[0] ?? 'none' });
      } catch (error) {
        if (error instanceof Stopped) return;
        console.warn(error); // tips do without it
        setFound({ key, move: 'none' });
      } finally {
        match.hints.searches--;
      }
    };
    const timer = setTimeout(() => void search(), pause);
    return () => clearTimeout(timer);
  }, [match, key, wanted]);
  const hint = match.hints.hint.value && match.hints.of(key);
  if (!wanted) return 'none';
  return hint?.moves[0] ?? (found?.key === key ? found.move : null);
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

// A tap in the first moment was meant for what was there before.
function useFresh(what: unknown) {
  const shown = useRef({ what, at: 0 });
  if (shown.current.what !== what) shown.current = { what, at: performance.now() };
  return () => performance.now() - shown.current.at < secondTap;
}

// One line: what to try, or what to do. The rest unfolds over the table.
export function Tips({ match }: { match: Match }) {
  const suggestion = useSuggestion(match),
    move = suggestion === 'none' ? null : suggestion;
  const [open, setOpen] = useState(false);
  const { game, hints, situation } = match;
  const isFresh = useFresh(move);
  const { draft, choices } = situation.value;
  if (!match.turn.canAct.value || (!draft.whole && choices.length < 2)) return null;
  const text = draft.whole
    ? tr('Your move is ready. Make it, or go back.')
    : aboutOf(match, 'now').text;
  const shown = move !== null && hints.marked.value === move.things;
  return (
    <section class="play-tips" aria-label={tr('Tips')}>
      {open && (
        <div class="play-tips-more">
          <p>{text}</p>
          {move?.reason && (
            <p>
              <Remark game={game} text={sentence(move.reason)} />
            </p>
          )}
        </div>
      )}
      {move ? (
        <button
          type="button"
          class="play-tips-line"
          aria-pressed={shown}
          onClick={() => isFresh() || (hints.marked.value = shown ? [] : move.things)}
        >
          <Icon name="hint" />
          <span>
            {tr('Worth a look:')}{' '}
            <MoveText
              game={game}
              text={`${draft.text} ${move.text}`.trim()}
              state={situation.value.state}
            />{' '}
            {!shown && <u>{tr('Show it')}</u>}
          </span>
        </button>
      ) : (
        <p class="play-tips-line">
          <Icon name="hint" />
          {suggestion && <span title={text}>{firstSentence(text)}</span>}
        </p>
      )}
      <Button
        kind="bare"
        icon={open ? 'down' : 'up'}
        label={open ? tr('Fold the tip') : tr('Unfold the tip')}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
      <Button
        kind="bare"
        icon="close"
        label={tr('Switch the tips off')}
        onClick={() => toggleTips(match)}
      />
    </section>
  );
}
