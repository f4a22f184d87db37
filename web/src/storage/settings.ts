// settings.ts: what the player set for this browser (localStorage, where there is one).
import { computed, signal } from '@preact/signals';

export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'off' | 'fast' | 'normal';
export interface Settings {
  language: string; // "" for that of the browser
  theme: Theme;
  speed: Speed; // of animations
  sound: boolean;
}

const place = 'cantrip.settings';
const usual: Settings = { language: '', theme: 'system', speed: 'normal', sound: false };
const known = { theme: ['system', 'dark', 'light'], speed: ['off', 'fast', 'normal'] };

export function saveLocal(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
}
export function loadLocal<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

// What was stored may be of another version, or not ours at all.
function read(): Settings {
  const stored = loadLocal<Partial<Settings>>(place) ?? {};
  return {
    language: typeof stored.language === 'string' ? stored.language : usual.language,
    theme: known.theme.includes(stored.theme ?? '') ? stored.theme! : usual.theme,
    speed: known.speed.includes(stored.speed ?? '') ? stored.speed! : usual.speed,
    sound: stored.sound === true,
  };
}

export const settings = signal(read());
export function changeSettings(change: Partial<Settings>) {
  const now = loadLocal(place) === null ? settings.peek() : read(); // another window may have changed some
  settings.value = { ...now, ...change };
  saveLocal(place, settings.value);
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

// Whether anything may move: neither the player nor the system is against it.
const stillMedia = matchMedia('(prefers-reduced-motion: reduce)'),
  reducedMotion = signal(stillMedia.matches);
stillMedia.addEventListener('change', ({ matches }) => (reducedMotion.value = matches));
export const canAnimate = computed(() => settings.value.speed !== 'off' && !reducedMotion.value);

// The language to speak: what was set, else the first of the browser's that there is.
export function languageWanted(codes: readonly string[]): string {
  const wanted = [settings.value.language, ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find((code) => codes.includes(code)) ?? 'en';
}
