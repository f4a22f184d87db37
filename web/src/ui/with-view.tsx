// with-view.tsx: renders its children once the game's view is loaded.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import type { Session } from '../engine/session';
import { fetchView, hasView, prepareView } from '../games/registry';

interface Props {
  game: string;
  session: Session; // with a table of the game
  children: ComponentChildren;
}
export function WithView({ game, session, children }: Props) {
  const [, redraw] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const ready = hasView(game);
  useEffect(() => {
    // It may have loaded since the first render.
    if (!ready) fetchView(game).then(() => redraw((count) => count + 1), setFailure);
  }, [game]);
  if (failure) throw failure; // the screen's error boundary offers a reload
  if (ready) prepareView(game, session);
  return ready ? (
    <>{children}</>
  ) : (
    <p class="play-busy" role="status">
      {tr('Laying out the game')}
    </p>
  );
}
