// computer.ts: runs the computer players in turn while earlier moves are being shown.
import { signal } from '@preact/signals';
import type { App } from '../app/app';
import { Stopped } from '../engine/engine';
import { tr } from '../i18n/tr';

// What it needs from the match.
interface Turns {
  acts(): boolean; // whether a computer is to choose
  standIn(): string; // the level that chooses for a person; "" if none
  record(): string;
  keepsUp(): Promise<void>; // resolves when not much of what happened is still to be shown
  isSearchingHint(): boolean;
  play(line: string): void; // throws if refused
}

export function createComputer({ engine }: App, turns: Turns) {
  const progress = signal(0);
  const error = signal(''); // why no move could be found; "" if all is well
  let run = 0; // counts starts, so that an old run knows it was cancelled
  let running = false;
  // Moves are made while earlier ones are still being shown, so that nobody waits for both.
  async function move(own: number) {
    if (turns.isSearchingHint()) engine.stop(); // that hint is no longer wanted
    const report = (done: number) => {
      if (run === own) progress.value = done;
    };
    const [line] = await Promise.all([
      engine.think(turns.record(), report, turns.standIn()),
      turns.keepsUp(),
    ]);
    if (run !== own) return;
    progress.value = 0;
    turns.play(line);
  }
  return {
    progress,
    error,
    // Runs as long as a computer is to choose. No-op while already running.
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
