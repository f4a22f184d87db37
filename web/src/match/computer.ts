// computer.ts: lets the computer players move, one after the other, while earlier moves are shown.
import { signal } from '@preact/signals';
import type { App } from '../app/app';
import { Stopped } from '../engine/engine';
import { tr } from '../i18n/tr';

// What it needs of the match.
interface Turns {
  acts(): boolean; // whether it is for a computer to choose
  standIn(): string; // the level that chooses in the place of a person; "" where nobody does
  record(): string;
  shown(): Promise<void>; // resolves when all earlier moves were shown
  isSearchingHint(): boolean;
  play(line: string): void; // throws where it is refused
}

export function createComputer({ engine }: App, turns: Turns) {
  const progress = signal(0);
  const error = signal(''); // why its move could not be found; "" when all is well
  let run = 0; // counts starts, so that an old one knows that it was stopped
  let running = false;
  // A move is made only when those before it were shown, so that nothing runs ahead of the player.
  async function move(own: number) {
    if (turns.isSearchingHint()) engine.stop(); // nobody wants that hint any more
    const report = (done: number) => {
      if (run === own) progress.value = done;
    };
    const [line] = await Promise.all([
      engine.think(turns.record(), report, turns.standIn()),
      turns.shown(),
    ]);
    if (run !== own) return;
    progress.value = 0;
    turns.play(line);
  }
  return {
    progress,
    error,
    // As long as it is for a computer to choose. Does nothing while it is under way already.
    async go() {
      if (running) return;
      const own = ++run;
      running = true;
      error.value = '';
      try {
        while (run === own && turns.acts()) await move(own);
      } catch (reason) {
        if (!(reason instanceof Stopped) && run === own)
          error.value =
            (reason instanceof Error && reason.message) || tr('Its part of the program stopped.');
      }
      if (run === own) running = false;
    },
    hurry() {
      if (running) engine.hurry();
    },
    stop() {
      run++;
      progress.value = 0;
      if (running) engine.stop();
      running = false;
    },
  };
}
