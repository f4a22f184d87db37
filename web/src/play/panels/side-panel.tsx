// side-panel.tsx: the panel next to the table, or over it on phones.
import { useEffect, useRef } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { lazy } from '../../ui/lazy';
import { Log } from './log';
import type { Panel } from '../../match/overlay';
import type { Match } from '../../match/match';

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
    ask: tr('Questions'),
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

// On wide screens it shows the log by default.
export function SidePanel({ match }: { match: Match }) {
  const panel = match.overlay.panel.value;
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (panel === '') return;
    before.current ??= document.activeElement;
    if (panel !== 'type') box.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [panel]);
  const close = () => {
    match.overlay.show('');
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    before.current = null;
  };
  return (
    <aside
      ref={box}
      class={`play-side ${panel ? 'play-side-open' : ''}`}
      aria-label={titleOf(panel)}
    >
      <div class="play-side-head">
        <h2 tabIndex={-1}>{titleOf(panel)}</h2>
        {panel && <Button kind="bare" icon="close" label={tr('Close')} onClick={close} />}
      </div>
      <div class="play-side-body">
        <Content match={match} panel={panel} />
      </div>
    </aside>
  );
}
