// notice.tsx: keeps what a move or the end of a game has achieved, and says so: briefly, in the
// header, where it covers nothing of the table. The end of a game is followed by a page that says it.
import { render } from 'preact';
import { signal } from '@preact/signals';
import type { App } from '../app/app';
import { assets } from '../app/assets';
import type { Achievement } from '../engine/types';
import { trPlural } from '../i18n/tr';
import { saveEarned, takeBackEarned } from '../storage/achievements';
import { announce } from '../ui/announce';
import { loadStyle } from '../ui/style';
import { Mark } from './mark';

const stays = 6000; // milliseconds
const shown = signal<{ keys: string[]; text: string } | null>(null);
let host: HTMLElement | null = null;

export const achievementsOf = ({ session }: App, game: string) =>
  session.do<{ achievements: Achievement[] }>(`achievements ${game}`).achievements;

export const newText = (titles: readonly string[]) =>
  trPlural('New achievement: %s', 'New achievements: %s', titles.length, titles.join(', '));

// For the eye only: screen readers hear it.
const Notice = () =>
  shown.value && (
    <div class="achievement-notice" aria-hidden="true">
      <Mark name={shown.value.keys[0]} />
      <span>{shown.value.text}</span>
    </div>
  );

async function show(keys: string[], text: string) {
  await loadStyle(assets.styles['lazy-screens'], 'screen').catch(() => undefined);
  if (!host) {
    host = document.createElement('div');
    document.body.append(host);
    render(<Notice />, host);
  }
  const now = { keys, text };
  shown.value = now;
  setTimeout(() => shown.value === now && (shown.value = null), stays);
}

interface At {
  game: string;
  match: string;
  step: number;
  over: boolean;
}
// What was earned on the way to a step; nothing if the game went back to it.
export function noteAchievements(app: App, { game, over, ...at }: At, keys: readonly string[]) {
  takeBackEarned(game, at);
  const fresh = saveEarned(game, keys, at);
  if (!fresh.length) return;
  const titles = achievementsOf(app, game)
    .filter(({ key }) => fresh.includes(key))
    .map(({ title }) => title);
  const text = newText(titles);
  announce(text);
  if (!over) void show(fresh, text);
}
