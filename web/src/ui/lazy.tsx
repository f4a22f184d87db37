// lazy.tsx: a component that is fetched when it is shown first.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { assets } from '../core/assets';
import { say } from '../core/say';

let styles: Promise<void> | null = null;

// The styles of all that is fetched later, once.
function loadStyles(): Promise<void> {
  return (styles ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = assets.laterStyle;
    link.onload = () => resolve();
    link.onerror = () => {
      styles = null;
      link.remove();
      reject(new Error(assets.laterStyle));
    };
    document.head.append(link);
  }));
}

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (!loaded)
        Promise.all([load(), loadStyles()]).then(([component]) => {
          loaded = component;
          redraw((count) => count + 1);
        }, setFailure);
    }, []);
    if (failure) throw failure; // the boundary of the screen offers to try again
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : <p role="status" class="busy">{say('One moment')}</p>;
  };
}
