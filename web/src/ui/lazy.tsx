// lazy.tsx: a component that is loaded when first shown, with the styles of the screens that are.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { assets } from '../app/assets';
import { tr } from '../i18n/tr';
import { loadStyle } from './style';

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  hasStyle = true,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    const [failure, setFailure] = useState<unknown>(null);
    const Loaded = loaded;
    useEffect(() => {
      if (!Loaded)
        Promise.all([load(), hasStyle && loadStyle(assets.styles['lazy-screens'], 'screen')]).then(
          ([component]) => {
            loaded = component;
            redraw((count) => count + 1);
          },
          setFailure,
        );
    }, []);
    if (failure) throw failure; // the screen's error boundary offers a retry
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <p role="status" class="busy">
        {tr('One moment')}
      </p>
    );
  };
}
