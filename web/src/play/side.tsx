// side.tsx: the panel beside the table, or over it on a phone.
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../core/say';
import { Button } from '../ui/button';
import { lazy } from '../ui/lazy';
import { HintPanel } from './hint';
import { Log } from './log';
import type { Panel } from './desk';
import type { Model } from './model';
import { OddsPanel } from './odds';

const AskPanel = lazy(async () => (await import('../later')).AskPanel);
const KeysPanel = lazy(async () => (await import('../later')).KeysPanel);
const TypePanel = lazy(async () => (await import('../later')).TypePanel);

const titleOf = (panel: Panel): string => ({
  '': say('Log'), log: say('Log'), hint: say('Good moves'), odds: say('Odds'), ask: say('Questions'),
  type: say('Type a move'), keys: say('Keys'), chat: say('Chat'),
})[panel];

function Content({ model, panel }: { model: Model; panel: Panel }) {
  const { company } = model;
  switch (panel) {
    case 'hint': return <HintPanel model={model} />;
    case 'odds': return <OddsPanel model={model} />;
    case 'ask': return <AskPanel model={model} />;
    case 'type': return <TypePanel model={model} />;
    case 'keys': return <KeysPanel />;
    case 'chat': return company && <company.Chat />;
    default: return <Log model={model} />;
  }
}

// With room beside the table the log stands there as long as nothing else is wanted.
export function Side({ model }: { model: Model }) {
  const { panel } = model;
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (panel === '') return;
    before.current ??= document.activeElement;
    if (panel !== 'type') box.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [panel]);
  const close = () => {
    model.show('');
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    before.current = null;
  };
  return (
    <aside ref={box} class={`play-side ${panel ? 'play-side-open' : ''}`} aria-label={titleOf(panel)}>
      <div class="play-side-head">
        <h2 tabIndex={-1}>{titleOf(panel)}</h2>
        {panel && <Button kind="bare" icon="close" label={say('Close')} onClick={close} />}
      </div>
      <div class="play-side-body"><Content model={model} panel={panel} /></div>
    </aside>
  );
}
