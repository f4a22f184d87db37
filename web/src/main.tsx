// main.tsx: starts the page: the theme, the module in the player's language, then the screens.
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { render } from 'preact';
import { languages, openApp } from './core/app';
import { watchInstall } from './core/install';
import { languageWanted, watchTheme } from './core/settings';
import { watchUpdates } from './core/update';
import { Shell } from './shell';
import { StartFailed } from './trouble';

async function start(root: HTMLElement) {
  watchTheme();
  watchInstall();
  try {
    const app = await openApp(languageWanted(languages.map((language) => language.code)));
    root.removeAttribute('aria-busy');
    render(<Shell app={app} />, root);
  } catch (error) {
    render(<StartFailed error={error} />, root);
    return;
  }
  watchUpdates();
}

void start(document.getElementById('app')!);
