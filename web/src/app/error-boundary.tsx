// error-boundary.tsx: what is shown when the page cannot start, or a screen fails: the game is never
// lost, and there is always a way on.
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

// The game as it was kept last, or as it is on the table.
async function saveGame(app: App, route: Route) {
  const kept = await loadGame(route.words[0] ?? '');
  const record = kept?.record ?? app.session.do<{ record: string }>('record').record;
  saveFile(recordName(kept?.game ?? 'game'), record);
}

// What happens outside of a screen's drawing. A module that stopped in the middle of something
// cannot be asked any more; the game is kept, and a fresh page goes on with it.
export function watchTrouble() {
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
