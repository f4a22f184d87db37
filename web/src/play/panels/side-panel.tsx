// side-panel.tsx: the panel next to the table, over a part of it, or below it on phones.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { lazy } from '../../ui/lazy';
import type { Panel } from '../../match/overlay';
import type { Match } from '../../match/match';
import { useBackToClose, useIsBeside, useSheetDrag } from './sheet';

const Log = lazy(async () => (await import('./log')).Log, false);
const HintsPanel = lazy(async () => (await import('../../app/lazy-screens')).HintsPanel);
const OddsPanel = lazy(async () => (await import('../../app/lazy-screens')).OddsPanel);
const QuestionsPanel = lazy(async () => (await import('../../app/lazy-screens')).QuestionsPanel);
const Shortcuts = lazy(async () => (await import('../../app/lazy-screens')).Shortcuts);
const CommandLine = lazy(async () => (await import('../../app/lazy-screens')).CommandLine);

const titleOf = (panel: Panel): string =>
  ({
    '': tr('Log'),
    log: tr('Log'),
    hint: tr('Good moves'),
    odds: tr('Odds'),
    ask: tr('Ask'),
    type: tr('Type a move'),
    keys: tr('Keys'),
    chat: tr('Chat'),
  })[panel];

function Content({ match, panel }: { match: Match; panel: Panel }) {
  switch (panel) {
    case 'hint':
      return <HintsPanel match={match} />;
    case 'odds':
      return <OddsPanel match={match} />;
    case 'ask':
      return <QuestionsPanel match={match} />;
    case 'type':
      return <CommandLine match={match} />;
    case 'keys':
      return <Shortcuts />;
    case 'chat':
      return match.remote && <match.remote.Chat />;
    default:
      return <Log match={match} />;
  }
}

// On the largest screens it shows the log by default.
export function SidePanel({ match }: { match: Match }) {
  const panel = match.overlay.panel.value,
    large = match.overlay.large.value,
    beside = useIsBeside();
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null); // the panel was opened
  // However it is closed, the focus goes back to where it was, unless it has moved on.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = panel === '' ? null : (from ?? document.activeElement);
    if (panel === '') {
      const isLost = document.activeElement === document.body; // with the button that closed it
      if (isLost || box.current?.contains(document.activeElement))
        (from as HTMLElement | null)?.focus();
    } else if (panel !== 'type')
      (
        document.getElementById('online-say') ?? box.current?.querySelector<HTMLElement>('h2')
      )?.focus();
  }, [panel]);
  const close = () => match.overlay.show('');
  const resize = (to: boolean) => void (match.overlay.large.value = to);
  const shrink = () => (match.overlay.large.value ? resize(false) : close());
  useSheetDrag(box, { onGrow: () => resize(true), onShrink: shrink }, panel !== '');
  useBackToClose(panel, close);
  return (
    <aside
      ref={box}
      class={['play-side', panel && 'play-side-open', panel && large && 'play-sheet-large']
        .filter(Boolean)
        .join(' ')}
      aria-label={titleOf(panel)}
    >
      <div class="play-side-head">
        <h2 tabIndex={-1}>{titleOf(panel)}</h2>
        {panel && (
          <Button
            kind="bare"
            class="play-sheet-size"
            icon={large ? 'down' : 'up'}
            label={large ? tr('Make it smaller') : tr('Make it larger')}
            onClick={() => resize(!large)}
          />
        )}
        {panel && <Button kind="bare" icon="close" label={tr('Close')} onClick={close} />}
      </div>
      <div class="play-side-body">
        {(panel || beside) && <Content match={match} panel={panel} />}
      </div>
    </aside>
  );
}
