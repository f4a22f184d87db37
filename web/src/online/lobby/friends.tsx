// friends.tsx: the page for playing with friends: a new table, open tables, your own, and a code from
// another device.
import { useState } from 'preact/hooks';
import type { App } from '../../app/app';
import { goTo, linkTo, type Route } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields';
import { errorText } from '../requests';
import { CreateTable } from './create-table';
import { getConnection } from '../connection';
import { TableList } from './table-list';
import { saveSeat } from '../my-seats';
import { AccountPanel } from './account-panel';
import { MyTables } from './my-tables';
import { ConnectionStatus } from '../connection-status';

// The link to a table, of this server or another, in a pasted text; "" if there is none.
function linkIn(text: string): string {
  const [, site = '', place = ''] =
    /(https?:\/\/[^\s#]+)?(#\/(?:table|seat)\/\S+)/.exec(text) ?? [];
  return place && site + place;
}

// A code from another device, or a whole link.
function Redeem() {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  const redeem = async (event: Event) => {
    event.preventDefault();
    const link = linkIn(code),
      letters = code.replace(/[\s-]/g, '').toUpperCase();
    if (link) return void (location.href = link);
    if (!/^[A-Z0-9]{12}$/.test(letters))
      return setTrouble(tr('This is neither a link to a table nor a code of 12 letters.'));
    try {
      const seat = await getConnection().ask<{ table: string; seat: number; token: string }>({
        do: 'redeem',
        code: letters,
      });
      saveSeat(seat.table, { token: seat.token, seat: seat.seat });
      goTo('table', seat.table);
    } catch (error) {
      setTrouble(errorText(error));
    }
  };
  return (
    <form class="online-redeem" onSubmit={(event) => void redeem(event)} noValidate>
      <TextField
        title={tr('Link or code')}
        value={code}
        longest={300}
        onChange={setCode}
        error={trouble}
        help={tr('A link that a friend sent you, or a code from your other device.')}
      />
      <Button submit>{tr('Go there')}</Button>
    </form>
  );
}

export function Friends({ app, route }: { app: App; route: Route }) {
  const info = app.games.find(({ name }) => name === route.words[0]);
  if (info) return <CreateTable key={info.name} info={info} />;
  return (
    <div class="online-friends">
      <h1>{tr('Play with friends')}</h1>
      <ConnectionStatus />
      <section class="online-part" aria-labelledby="friends-new">
        <h2 id="friends-new">{tr('A new table')}</h2>
        <p>
          {tr(
            'You get a link. Whoever opens it sits down with you, from any device, without an account.',
          )}
        </p>
        <div class="play-row">
          {app.games.map(({ name, title }) => (
            <Button key={name} kind="main" icon="dice" href={linkTo('friends', name)}>
              <span translate={false}>{title}</span>
            </Button>
          ))}
        </div>
      </section>
      <MyTables games={app.games} />
      <TableList games={app.games} />
      <section class="online-part" aria-labelledby="friends-code">
        <h2 id="friends-code">{tr('Have you been invited?')}</h2>
        <Redeem />
      </section>
      <AccountPanel games={app.games} />
    </div>
  );
}

// On the home page: your tables, and the way to this page.
export function FriendsHere({ app }: { app: App }) {
  return (
    <>
      <MyTables games={app.games} />
      <section class="home-small" aria-labelledby="home-friends">
        <div>
          <h2 id="home-friends">{tr('Play with friends')}</h2>
          <p>{tr('Send a link, and play from anywhere: live, or over days.')}</p>
        </div>
        <Button kind="main" icon="people" href={linkTo('friends')}>
          {tr('To the tables')}
        </Button>
      </section>
    </>
  );
}
