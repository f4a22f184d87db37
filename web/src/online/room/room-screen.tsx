// room-screen.tsx: the screen of a table of the server: the waiting room, then the game.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../app/app';
import { linkTo, type Route } from '../../app/router';
import { prefetchView } from '../../games/registry';
import { tr } from '../../i18n/tr';
import { MatchScreen } from '../../play/play';
import { Button } from '../../ui/button';
import { WithView } from '../../ui/with-view';
import { getConnection } from '../connection';
import { ConnectionStatus, connectionText } from '../connection-status';
import { pieceColours } from '../figure';
import { useConnection } from '../hooks';
import { saveSeat } from '../my-seats';
import type { Refused } from '../requests';
import { setAside, takeBack } from './aside';
import { Dialogs } from './dialogs';
import { createRoom, type Room } from './room';
import { WaitingRoom } from './waiting-room';

const isToken = (word: string | undefined): word is string =>
  /^[A-Za-z0-9_-]{16,40}$/.test(word ?? '');

// Removes a seat's token from the address, so that nobody shares it by mistake.
function saveToken({ screen, words: [table, token] }: Route) {
  if (screen !== 'seat' || !table || !isToken(token)) return;
  saveSeat(table, { token });
  history.replaceState(null, '', linkTo('table', table));
}

const refusalText = ({ code, text }: Refused) =>
  code === 'bad' || code === 'missing'
    ? tr('The table is gone, or a part of the link is missing. Ask for the link again.')
    : text;

const Nothing = ({ text }: { text: string }) => (
  <section class="shell-trouble">
    <h1>{tr('There is no table at this link')}</h1>
    <p>{text}</p>
    <div class="shell-row">
      <Button kind="main" href={linkTo('friends')}>
        {tr('Play with friends')}
      </Button>
      <Button href={linkTo()}>{tr('Home')}</Button>
    </div>
  </section>
);

function Waiting() {
  const state = useConnection();
  return (
    <div class="online-waiting">
      <ConnectionStatus />
      <p role="status" class="play-busy">
        {state.kind === 'waiting' ? '' : connectionText(state)}
      </p>
    </div>
  );
}

function useRoom(app: App, route: Route): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  const table = route.words[0] ?? '',
    invitation = route.screen === 'table' ? (route.words[1] ?? '') : '';
  useEffect(() => {
    saveToken(route);
    const connection = getConnection();
    // The language may have changed.
    if (connection.state.value.kind === 'connected') void connection.greet().catch(() => undefined);
    const next = takeBack(table, invitation) ?? createRoom(app, connection, table, invitation);
    setRoom(next);
    return () => setAside(next);
  }, [app, table, invitation]);
  return room;
}

export function RoomScreen({ app, route }: { app: App; route: Route }) {
  const room = useRoom(app, route);
  useConnection();
  const details = room?.details.value,
    game = details?.game.split(':')[0] ?? '';
  useEffect(() => {
    if (game) prefetchView(game); // ready before the host begins
  }, [game]);
  if (!details) {
    const refused = room?.refused.value;
    return refused ? <Nothing text={refusalText(refused)} /> : <Waiting />;
  }
  const match = room.match.value;
  if (!match && (details.state === 'on' || details.state === 'over')) return <Waiting />;
  if (!match)
    return (
      <div class="online-page">
        <ConnectionStatus />
        <WaitingRoom room={room} details={details} />
      </div>
    );
  return (
    <div class="online-match" style={pieceColours(details.seats)}>
      <WithView game={match.game} session={match.app.session}>
        <MatchScreen key={details.table} match={match} />
      </WithView>
      <Dialogs room={room} />
    </div>
  );
}
