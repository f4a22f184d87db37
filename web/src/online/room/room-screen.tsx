// room-screen.tsx: the screen of a table of the server: the waiting room, then the game.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../app/app';
import { linkTo, type Route } from '../../app/router';
import { tr } from '../../i18n/tr';
import { MatchScreen } from '../../play/play';
import { Button } from '../../ui/button';
import { WithView } from '../../ui/with-view';
import { prefetchView } from '../../games/registry';
import { RoomClient } from './room-client';
import { getConnection, type Refused } from '../connection';
import { keepSeat } from '../my-seats';
import { watchTurn } from './notifications';
import { WaitingRoom } from './waiting-room';
import { Dialogs } from './dialogs';
import { connectionWords, ConnectionNote } from '../connection-status';
import { useConnection } from '../hooks';

const isKey = (word: string | undefined): word is string =>
  /^[A-Za-z0-9_-]{16,40}$/.test(word ?? '');

// A seat's key goes out of the address, so that nobody copies it by mistake.
function keepKey({ screen, words: [table, key] }: Route) {
  if (screen !== 'seat' || !table || !isKey(key)) return;
  keepSeat(table, { token: key });
  history.replaceState(null, '', linkTo('table', table));
}

// A link that was cut has no table that the server would look for.
const nothingWords = ({ code, text }: Refused) =>
  code === 'bad' ? tr('There is no such table. Is the link whole?') : text;

function Nothing({ text }: { text: string }) {
  return (
    <section class="shell-trouble">
      <h1>{tr('There is nothing at this address')}</h1>
      <p>{text}</p>
      <div class="shell-row">
        <Button kind="main" href={linkTo('friends')}>
          {tr('Play with friends')}
        </Button>
        <Button href={linkTo()}>{tr('Home')}</Button>
      </div>
    </section>
  );
}

function Waiting() {
  const state = useConnection();
  return (
    <div class="online-waiting">
      <ConnectionNote />
      <p role="status" class="play-busy">
        {state.kind === 'waiting' ? '' : connectionWords(state)}
      </p>
    </div>
  );
}

export function RoomScreen({ app, route }: { app: App; route: Route }) {
  const [room, setRoom] = useState<RoomClient | null>(null);
  const table = route.words[0] ?? '',
    invite = route.screen === 'table' ? (route.words[1] ?? '') : '';
  useEffect(() => {
    keepKey(route);
    const connection = getConnection();
    if (connection.state.value.kind === 'on') void connection.greet().catch(() => undefined); // the language may be another
    const next = new RoomClient(app, connection, table, invite);
    setRoom(next);
    next.start();
    const end = watchTurn(next);
    return () => {
      end();
      next.stop();
    };
  }, [app, table, invite]);
  useConnection();
  const game = room?.details?.game.split(':')[0] ?? '';
  useEffect(() => {
    if (game) prefetchView(game); // it is there before the host begins
  }, [game]);
  if (!room?.details)
    return room?.refused ? <Nothing text={nothingWords(room.refused)} /> : <Waiting />;
  const { match, details } = room;
  if (!match)
    return (
      <div class="online-page">
        <ConnectionNote />
        <WaitingRoom room={room} />
      </div>
    );
  return (
    <>
      <WithView game={match.game} session={match.app.session}>
        <MatchScreen key={details.table} match={match} />
      </WithView>
      <Dialogs room={room} />
    </>
  );
}
