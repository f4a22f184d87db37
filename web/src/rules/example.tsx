// example.tsx: a picture of the rules with its caption. One that moves plays when it comes into view
// and again on demand; without animations it shows its end at once.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { canAnimate } from '../storage/settings';
import { Button } from '../ui/button';
import type { Scene } from './pictures';

export function Example({ scene, caption }: { scene: Scene; caption: string }) {
  const box = useRef<HTMLElement>(null);
  const [played, setPlayed] = useState(0); // how often
  useEffect(() => {
    if (!scene.moves || !canAnimate.peek()) return;
    const watcher = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        watcher.disconnect();
        setPlayed((count) => count || 1);
      },
      { threshold: 0.7 },
    );
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, []);
  const state = [played > 0 && 'rules-played', canAnimate.value && 'rules-moving'];
  return (
    <figure ref={box} class={['rules-picture', ...state].filter(Boolean).join(' ')}>
      <div key={played} class="rules-drawing" aria-hidden="true">
        {scene.draw()}
      </div>
      <figcaption>
        <span>{caption}</span>
        {scene.moves && (
          <Button icon="play" onClick={() => setPlayed(played + 1)}>
            {played ? tr('Play again') : tr('Play')}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
