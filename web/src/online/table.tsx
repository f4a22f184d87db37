// table.tsx: the screen of a table of the server: the waiting room, then the game.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../core/app';
import { linkTo, type Route } from '../core/router';
import { say } from '../core/say';
import { MatchScreen } from '../play/play';
import { Button } from '../ui/button';
import { Viewed } from '../ui/viewed';
import { expectView } from '../views';
import { RoomClient } from './room-client';
import { theLine, type Refused } from './line';
import { keepSeat } from './mine';
import { watchTurn } from './notify';
import { Room } from './room';
import { Sheets } from './sheet';
import { lineWords, LineNote } from './state';
import { useLine } from './use';

const isKey = (word: string | undefined): word is string => /^[A-Za-z0-9_-]{16,40}$/.test(word ?? '');

// A seat's key goes out of the address, so that nobody copies it by mistake.
function keepKey({ screen, words: [table, key] }: Route) {
  if (screen !== 'seat' || !table || !isKey(key)) return;
  keepSeat(table, { token: key });
  history.replaceState(null, '', linkTo('table', table));
}

// A link that was cut has no table that the server would look for.
const nothingWords = ({ code, text }: Refused) =>
  (code === 'bad' ? say('There is no such table. Is the link whole?') : text);

function Nothing({ text }: { text: string }) {
  return (
    <section class="shell-trouble">
      <h1>{say('There is nothing at this address')}</h1>
      <p>{text}</p>
      <div class="shell-row">
        <Button kind="main" href={linkTo('friends')}>{say('Play with friends')}</Button>
        <Button href={linkTo()}>{say('Home')}</Button>
      </div>
    </section>
  );
}

function Waiting() {
  const state = useLine();
  return <div class="online-waiting"><LineNote /><p role="status" class="play-busy">{state.kind === 'waiting' ? '' : lineWords(state)}</p></div>;
}

export function Table({ app, route }: { app: App; route: Route }) {
  const [room, setRoom] = useState<RoomClient | null>(null);
  const table = route.words[0] ?? '', invite = route.screen === 'table' ? route.words[1] ?? '' : '';
  useEffect(() => {
    keepKey(route);
    const line = theLine();
    if (line.state.value.kind === 'on') void line.greet().catch(() => undefined); // the language may be another
    const next = new RoomClient(app, line, table, invite);
    setRoom(next);
    next.start();
    const end = watchTurn(next);
    return () => {
      end();
      next.stop();
    };
  }, [app, table, invite]);
  useLine();
  const game = room?.details?.game.split(':')[0] ?? '';
  useEffect(() => {
    if (game) expectView(game); // it is there before the host begins
  }, [game]);
  if (!room?.details) return room?.refused ? <Nothing text={nothingWords(room.refused)} /> : <Waiting />;
  const { match, details } = room;
  if (!match)
    return <div class="online-page"><LineNote /><Room room={room} /></div>;
  return <>
    <Viewed game={match.game}><MatchScreen key={details.table} match={match} /></Viewed>
    <Sheets room={room} />
  </>;
}
