// main.tsx: starts the page: the theme, the module in the player's language, then the screens.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { render, type ComponentChild } from 'preact';
import { lookAhead } from './ahead';
import { languages, openApp } from './core/app';
import { loadFonts } from './core/fonts';
import { watchInstall } from './core/install';
import { languageWanted, watchTheme } from './core/settings';
import { watchUpdates } from './core/update';
import { Shell } from './shell';
import { watchHeldKeys } from './ui/once';
import { StartFailed, watchTrouble } from './trouble';

// In the place of the sign that index.html shows meanwhile.
function show(root: HTMLElement, page: ComponentChild) {
  root.replaceChildren();
  root.removeAttribute('aria-busy');
  render(page, root);
}

async function start(root: HTMLElement) {
  watchTheme();
  watchInstall();
  watchTrouble();
  watchHeldKeys();
  void lookAhead();
  try {
    const language = languageWanted(languages.map(({ code }) => code));
    const [app] = await Promise.all([openApp(language), loadFonts(language)]);
    Object.assign(globalThis, { cantrip: app }); // for the console, and for tests
    show(root, <Shell app={app} />);
  } catch (error) {
    show(root, <StartFailed error={error} />);
    return;
  }
  watchUpdates();
}

void start(document.getElementById('app')!);
