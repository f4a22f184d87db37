// error-boundary.tsx: shown when the page cannot start or a screen fails. The game is saved, and
// there is always a way to continue.
import { Component, type ComponentChildren } from 'preact';
import type { App } from './app';
import { loadGame } from '../storage/saved-games';
import type { Route } from './router';
import { linkTo } from './router';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { recordName, saveFile } from '../ui/file';
import { toast } from '../ui/toast';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const StartFailed = ({ error }: { error: unknown }) => (
  <main class="shell-page shell-trouble">
    <h1>{tr('cantrip could not start')}</h1>
    <p>
      {tr(
        'A part of it could not be fetched, or this browser is too old for it. Check that you are online, then try again. A browser of the last two years will do.',
      )}
    </p>
    <p class="shell-detail">{messageOf(error)}</p>
    <Button kind="main" onClick={() => location.reload()}>
      {tr('Try again')}
    </Button>
  </main>
);

// The game as last saved, or as it is on the table.
async function saveGame(app: App, route: Route) {
  const saved = await loadGame(route.words[0] ?? '');
  const record = saved?.record ?? app.session.do<{ record: string }>('record').record;
  saveFile(recordName(saved?.game ?? 'game'), record);
}

// Errors outside rendering. A module that trapped cannot be used again; the game is saved, and a
// reload continues it.
export function reportErrors() {
  const look = (error: unknown) => {
    if (error instanceof WebAssembly.RuntimeError)
      toast(tr('Something went wrong here'), {
        bad: true,
        action: { text: tr('Load the page again'), onChoose: () => location.reload() },
      });
  };
  addEventListener('error', ({ error }) => look(error));
  addEventListener('unhandledrejection', ({ reason }) => look(reason));
}

interface Props {
  app: App;
  route: Route;
  children: ComponentChildren;
}

export class Boundary extends Component<Props, { error: unknown; saved: string }> {
  state = { error: null, saved: '' };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  componentDidCatch(error: unknown) {
    console.error(error);
  }
  save = () => {
    saveGame(this.props.app, this.props.route).then(
      () => this.setState({ saved: tr('The game was saved as a file.') }),
      () => this.setState({ saved: tr('There is no game to save here.') }),
    );
  };
  render({ children, route }: Props) {
    const { error, saved } = this.state;
    if (error === null) return children;
    const playing = route.screen === 'play';
    return (
      <section class="shell-trouble">
        <h1>{tr('Something went wrong here')}</h1>
        <p>
          {playing
            ? tr(
                'Your game is kept with every move that was made. Load the page again to go on with it.',
              )
            : tr('Load the page again, or go to the first page.')}
        </p>
        <p class="shell-detail">{messageOf(error)}</p>
        <div class="shell-row">
          <Button kind="main" onClick={() => location.reload()}>
            {tr('Load the page again')}
          </Button>
          {playing && (
            <Button icon="save" onClick={this.save}>
              {tr('Save the game as a file')}
            </Button>
          )}
          <Button href={linkTo()}>{tr('Home')}</Button>
        </div>
        <p role="status">{saved}</p>
      </section>
    );
  }
}
