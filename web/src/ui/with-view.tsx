// with-view.tsx: what is drawn with the view of a game, as soon as that is there.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { fetchView, hasView } from '../games/registry';

export function WithView({ game, children }: { game: string; children: ComponentChildren }) {
  const [, redraw] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const ready = hasView(game);
  useEffect(() => {
    // It may have come since it was drawn without.
    if (!ready) fetchView(game).then(() => redraw((count) => count + 1), setFailure);
  }, [game]);
  if (failure) throw failure; // the boundary of the screen offers to load the page again
  return ready ? (
    <>{children}</>
  ) : (
    <p class="play-busy" role="status">
      {tr('Laying out the game')}
    </p>
  );
}
