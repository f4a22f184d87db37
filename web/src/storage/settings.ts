// settings.ts: the player's settings in this browser (localStorage, if available).
import { computed, signal } from '@preact/signals';

export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'off' | 'fast' | 'normal';
export type Tips = 'first' | 'on' | 'off'; // first: only in somebody's first games
export type Volume = 'quiet' | 'normal' | 'loud';
export interface Settings {
  language: string; // "" for the browser's
  theme: Theme;
  speed: Speed; // of animations
  sound: boolean;
  volume: Volume; // of sounds
  call: boolean; // sounds "your turn" while the page is in the background
  confirm: boolean; // every move, also one that is a single tap
  tips: Tips; // beside the game
}

const storageKey = 'cantrip.settings';
const defaults: Settings = {
  language: '',
  theme: 'system',
  speed: 'normal',
  sound: true,
  volume: 'normal',
  call: true,
  confirm: false,
  tips: 'first',
};
const allowed = {
  tips: ['first', 'on', 'off'],
  theme: ['system', 'dark', 'light'],
  speed: ['off', 'fast', 'normal'],
  volume: ['quiet', 'normal', 'loud'],
};

export function saveLocal(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is disabled: the settings last until the page is closed.
  }
}
export function loadLocal<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

// The stored value may be from another version, or not ours at all.
function read(): Settings {
  const stored = loadLocal<Partial<Settings>>(storageKey) ?? {};
  return {
    language: typeof stored.language === 'string' ? stored.language : defaults.language,
    theme: allowed.theme.includes(stored.theme ?? '') ? stored.theme! : defaults.theme,
    speed: allowed.speed.includes(stored.speed ?? '') ? stored.speed! : defaults.speed,
    sound: stored.sound !== false,
    volume: allowed.volume.includes(stored.volume ?? '') ? stored.volume! : defaults.volume,
    call: stored.call !== false,
    confirm: stored.confirm === true,
    tips: allowed.tips.includes(stored.tips ?? '') ? stored.tips! : defaults.tips,
  };
}

export const settings = signal(read());
export function changeSettings(change: Partial<Settings>) {
  const now = loadLocal(storageKey) === null ? settings.peek() : read(); // another window may have changed it
  settings.value = { ...now, ...change };
  saveLocal(storageKey, settings.value);
  showTheme();
}

const daylight = matchMedia('(prefers-color-scheme: light)');
export const themeShown = (): 'dark' | 'light' => {
  const { theme } = settings.value;
  return theme === 'system' ? (daylight.matches ? 'light' : 'dark') : theme;
};
function showTheme() {
  const theme = themeShown();
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'light' ? '#ece2cd' : '#16120e');
}
export function watchTheme() {
  showTheme();
  daylight.addEventListener('change', () => changeSettings({}));
}

// Whether animations are allowed by both the player and the system.
const reducedMotionQuery = matchMedia('(prefers-reduced-motion: reduce)'),
  reducedMotion = signal(reducedMotionQuery.matches);
reducedMotionQuery.addEventListener('change', ({ matches }) => (reducedMotion.value = matches));
export const canAnimate = computed(() => settings.value.speed !== 'off' && !reducedMotion.value);

// The language to use: the one set, else the first supported one of the browser's.
export function preferredLanguage(codes: readonly string[]): string {
  const wanted = [settings.value.language, ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find((code) => codes.includes(code)) ?? 'en';
}
