// friends.tsx: the page for playing with friends: a new table, open tables, your own, and a code from
// another device.
import { useState } from 'preact/hooks';
import type { App } from '../../app/app';
import { goTo, linkTo, type Route } from '../../app/router';
import type { GameInfo } from '../../engine/types';
import { Art, hasArt } from '../../home/art';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ChoiceField, TextField } from '../../ui/fields';
import { errorText } from '../requests';
import { CreateTable } from './create-table';
import { account } from '../account';
import { getConnection } from '../connection';
import { TableList } from './table-list';
import { rememberName, saveSeat, tidyName } from '../my-seats';
import { guestName, useNameForm, type UseName, type WithName } from '../name-form';
import { openTable, usualTerms } from '../new-table';
import { AccountPanel } from './account-panel';
import { Pairing } from '../pairing';
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

interface GameProps {
  info: GameInfo;
  busy: boolean;
  onInvite(players: number): void;
  onMore(): void;
}
// A game to play with friends: one tap opens a table with the usual terms.
function InviteCard({ info, busy, onInvite, onMore }: GameProps) {
  const { name, title, min, max } = info;
  const [players, setPlayers] = useState(Math.max(2, min));
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at).filter((n) => n > 1);
  return (
    <article class="home-card-box" aria-labelledby={`friends-${name}`}>
      {hasArt(name) ? (
        <Art game={name} />
      ) : (
        <div class="home-art invite-plain">
          <Icon name="dice" />
        </div>
      )}
      <div class="home-card-body invite-card">
        <h3 id={`friends-${name}`} translate={false}>
          {title}
        </h3>
        <ChoiceField
          title={tr('Players, with you')}
          value={String(players)}
          onChange={(count) => setPlayers(Number(count))}
          values={counts.map((count) => ({ value: String(count), label: String(count) }))}
        />
        <Button kind="main" icon="link" idle={busy} onClick={() => onInvite(players)}>
          <span>
            {tr('Invite friends')}
            <span class="visually-hidden">: {title}</span>
          </span>
        </Button>
        <Button
          kind="bare"
          icon="settings"
          href={linkTo('friends', name, String(players))}
          onClick={onMore}
        >
          <span>
            {tr('More options')}
            <span class="visually-hidden">: {title}</span>
          </span>
        </Button>
      </div>
    </article>
  );
}

function InviteFriends({
  games,
  busy,
  name,
  submit,
}: { games: GameInfo[]; name: string } & WithName) {
  const invite = (info: GameInfo, players: number) =>
    submit((name) =>
      openTable(
        `${info.name}:players=${players}`,
        Array.from({ length: players }, () => 'person'),
        name,
        usualTerms,
      ),
    );
  return (
    <section class="online-part" aria-labelledby="friends-new">
      <h2 id="friends-new">{tr('Invite friends')}</h2>
      <p>
        {tr(
          'Choose a game, and send the link to your friends. They play in the browser, on any device, without an account.',
        )}
      </p>
      <div class="invite-cards">
        {games.map((info) => (
          <InviteCard
            key={info.name}
            info={info}
            busy={busy}
            onInvite={(players) => invite(info, players)}
            onMore={() => rememberName(tidyName(name))}
          />
        ))}
      </div>
    </section>
  );
}

// `anyone`: whoever looks for strangers sees that first.
function Lobby({ games, anyone }: { games: GameInfo[]; anyone: boolean }) {
  const { busy, name, submit, nameField, otherError } = useNameForm<UseName>(
    (name, use) => use(name),
    guestName,
  );
  return (
    <div class="online-friends">
      <h1>{anyone ? tr('Find players') : tr('Play with friends')}</h1>
      <ConnectionStatus />
      <MyTables games={games} />
      {nameField}
      {account.value && (
        <p class="play-soft">{tr('Games under the name %s are rated.', account.value.name)}</p>
      )}
      {otherError && (
        <p class="field-error" role="alert">
          {otherError}
        </p>
      )}
      {anyone && <Pairing games={games} busy={busy} submit={submit} />}
      <InviteFriends games={games} busy={busy} name={name} submit={submit} />
      {!anyone && <Pairing games={games} busy={busy} submit={submit} />}
      <TableList games={games} />
      <section class="online-part" aria-labelledby="friends-code">
        <h2 id="friends-code">{tr('Have you been invited?')}</h2>
        <Redeem />
      </section>
      <AccountPanel games={games} />
    </div>
  );
}

export function Friends({ app, route }: { app: App; route: Route }) {
  const info = app.games.find(({ name }) => name === route.words[0]);
  return info ? (
    <CreateTable key={info.name} info={info} players={Number(route.words[1]) || 0} />
  ) : (
    <Lobby games={app.games} anyone={route.words[0] === 'anyone'} />
  );
}

// On the home page: your tables, and the way to this page.
export function FriendsHere({ app }: { app: App }) {
  return (
    <>
      <MyTables games={app.games} />
      <section class="home-small" aria-labelledby="home-friends">
        <div>
          <h2 id="home-friends">{tr('Play with others')}</h2>
          <p>{tr('Send friends a link, or find other players: live, or over days.')}</p>
        </div>
        <div class="play-row">
          <Button kind="main" icon="people" href={linkTo('friends')}>
            {tr('Play with friends')}
          </Button>
          <Button icon="search" href={linkTo('friends', 'anyone')}>
            {tr('Find players')}
          </Button>
        </div>
      </section>
    </>
  );
}
