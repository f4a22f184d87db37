// main.tsx: starts the page: theme, translated module, screens.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { render, type ComponentChild } from 'preact';
import { prefetchRoute } from './app/prefetch';
import { languages, openApp } from './app/app';
import { loadFonts } from './i18n/fonts';
import { preferredLanguage, watchTheme } from './storage/settings';
import { watchUpdates } from './app/update';
import { Shell, watchInstall } from './app/shell';
import { watchHeldKeys } from './ui/once';
import { watchFirstTap } from './ui/sound';
import { StartFailed, reportErrors } from './app/error-boundary';

// Replaces the splash in index.html.
function show(root: HTMLElement, page: ComponentChild) {
  root.replaceChildren();
  root.removeAttribute('aria-busy');
  render(page, root);
}

async function start(root: HTMLElement) {
  watchTheme();
  watchInstall();
  reportErrors();
  watchHeldKeys();
  watchFirstTap();
  void prefetchRoute();
  try {
    const language = preferredLanguage(languages.map(({ code }) => code));
    const [app] = await Promise.all([openApp(language), loadFonts(language)]);
    Object.assign(globalThis, { cantrip: app }); // for the console and tests
    show(root, <Shell app={app} />);
  } catch (error) {
    show(root, <StartFailed error={error} />);
    return;
  }
  watchUpdates();
}

void start(document.getElementById('app')!);
