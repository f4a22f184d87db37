// pairing.tsx: playing with strangers: what, with how many and how fast; then waiting for them.
import { useState } from 'preact/hooks';
import { goTo, linkTo } from '../app/router';
import type { GameInfo } from '../engine/types';
import { tr, trPlural } from '../i18n/tr';
import { knownGame } from '../storage/experience';
import { loadLocal, saveLocal } from '../storage/settings';
import { Button } from '../ui/button';
import { ChoiceField } from '../ui/fields';
import { Icon } from '../ui/icon';
import { useOnce } from '../ui/once';
import { toast } from '../ui/toast';
import { sentence } from '../home/form';
import { useConnection, useSeconds } from './hooks';
import type { WithName } from './name-form';
import {
  createTableOverDays,
  findTableOverDays,
  lengthOf,
  gameOf,
  pairing,
  seekers,
  startPairing,
  startWith,
  stopPairing,
  waitWith,
  type Wish,
} from './pairing-store';
import { errorText } from './requests';
import { timeLeft } from './time-text';
import type { Seekers } from './types';

const storageKey = 'cantrip.pairing';
const patience = 20000; // milliseconds until other ways to play are offered

const lengthOption = (info: GameInfo) => info.options.find(({ name }) => name === 'length');

// For somebody who knows no game.
const firstGame = 'ciub',
  firstLength = 'short';

// The last wish, as far as the games still have it, and it is of the game played last.
function lastWish(games: GameInfo[]): Wish {
  const names = games.map(({ name }) => name);
  const known = knownGame(names);
  const stored = loadLocal<Partial<Wish>>(storageKey);
  const last = stored?.game === (known || stored?.game) ? stored : null;
  const wanted = last?.game ?? (known || firstGame);
  const info = games.find(({ name }) => name === wanted) ?? games[0];
  const lengths = lengthOption(info)?.choices.map(({ value }) => value) ?? [];
  return {
    game: info.name,
    players: Math.min(info.max, Math.max(info.min, Number(last?.players) || 2)),
    length: last?.length ?? (known === '' && lengths.includes(firstLength) ? firstLength : ''),
    pace: last?.pace === 'days' ? 'days' : 'live',
  };
}

function WishForm({ games, busy, submit }: { games: GameInfo[] } & WithName) {
  const [wish, setWish] = useState(() => lastWish(games));
  const info = games.find(({ name }) => name === wish.game) ?? games[0];
  const length = lengthOption(info);
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const find = async (name: string) => {
    const asked = { ...wish, length: length ? wish.length : '' };
    saveLocal(storageKey, wish);
    const table = wish.pace === 'days' ? await findTableOverDays(asked) : '';
    if (table) goTo('table', table);
    else await startPairing(asked, name);
  };
  const players = Array.from({ length: info.max - info.min + 1 }, (_, at) => String(info.min + at));
  return (
    <div class="pairing-form">
      <ChoiceField
        title={tr('Game')}
        value={info.name}
        onChange={(game) => {
          const { min, max } = games.find(({ name }) => name === game) ?? info;
          change({ game, length: '', players: Math.min(max, Math.max(min, wish.players)) });
        }}
        values={games.map(({ name, title }) => ({ value: name, label: title }))}
      />
      <ChoiceField
        title={tr('Players, with you')}
        value={String(wish.players)}
        onChange={(count) => change({ players: Number(count) })}
        values={players.map((count) => ({ value: count, label: count }))}
      />
      <ChoiceField
        title={tr('How fast')}
        value={wish.pace}
        onChange={(pace) => change({ pace: pace as Wish['pace'] })}
        values={[
          { value: 'live', label: tr('Live, now') },
          { value: 'days', label: tr('Over days') },
        ]}
        help={
          wish.pace === 'live'
            ? tr('A minute for each move, and 10 minutes in reserve.')
            : tr('Up to three days for each move. You can close this page meanwhile.')
        }
      />
      {length && (
        <ChoiceField
          title={sentence(length.label)}
          value={wish.length}
          onChange={(length) => change({ length })}
          values={[
            { value: '', label: tr('Any') },
            ...length.choices.map(({ value, label }) => ({ value, label: sentence(label) })),
          ]}
        />
      )}
      <Button kind="main" icon="people" idle={busy} onClick={() => submit(find)}>
        {tr('Find players')}
      </Button>
    </div>
  );
}

function Offers({ wish, name }: { wish: Wish; name: string }) {
  const leaveTable = useOnce(async () => {
    await stopPairing();
    if (pairing.value) return false;
    try {
      await createTableOverDays(wish, name);
      return true;
    } catch (error) {
      toast(errorText(error), { bad: true });
      return false;
    }
  });
  return (
    <div class="pairing-offers">
      <p>
        {tr(
          'Nobody has come yet. Play a computer while you wait: when somebody comes, your table opens by itself.',
        )}
      </p>
      <Button icon="computer" href={linkTo('new', wish.game)}>
        {tr('Play a computer')}
      </Button>
      <p>
        {tr(
          'Or open a table with three days for each move. Others can join it while you are away.',
        )}
      </p>
      <Button onClick={leaveTable}>{tr('Open a table')}</Button>
    </div>
  );
}

// Who waits for what, to play that with them.
interface SeekersProps {
  games: GameInfo[];
  others: readonly Seekers[];
  busy?: boolean;
  onJoin(other: Seekers): void;
}
function SeekersList({ games, others, busy, onJoin }: SeekersProps) {
  const words = (other: Seekers) => {
    const info = games.find(({ name }) => name === gameOf(other)),
      option = info && lengthOption(info),
      wanted = lengthOf(other) || option?.value;
    const length = option?.choices.find(({ value }) => value === wanted);
    return [
      info?.title ?? other.game,
      trPlural('%d player', '%d players', other.players),
      length && sentence(length.label),
      other.pace === 'live' ? tr('live') : tr('over days'),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <div role="status" class="pairing-seekers">
      {others.length === 0 && <p class="play-soft">{tr('Nobody else is waiting now.')}</p>}
      {others.map((other) => (
        <div key={`${other.game} ${other.pace}`} class="play-row">
          <span>
            {trPlural(
              '%d person is waiting to play: %s.',
              '%d people are waiting to play: %s.',
              other.waiting,
              other.waiting,
              words(other),
            )}
          </span>
          <Button icon="people" idle={busy} onClick={() => onJoin(other)}>
            {tr('Play that')}
          </Button>
        </div>
      ))}
    </div>
  );
}

function Waiting({ games }: { games: GameInfo[] }) {
  useSeconds(true);
  const state = pairing.value;
  if (!state) return null;
  const { wish, waiting, players, estimate, others, since, name } = state;
  const waited = Date.now() - since;
  const missing = Math.max(1, players - waiting);
  const title = games.find(({ name: game }) => game === wish.game)?.title ?? '';
  return (
    <div class="pairing-wait">
      <p role="status" class="pairing-status">
        <Icon name="people" />
        <b translate={false}>{title}</b>{' '}
        {waiting >= players || waiting === 0
          ? tr('Looking for players.')
          : trPlural('Waiting for %d more player.', 'Waiting for %d more players.', missing)}
      </p>
      <p class="play-soft">
        {tr('You have waited %s.', timeLeft(waited))}{' '}
        {estimate > 0 && tr('Recently it took about %s.', timeLeft(estimate * 1000))}
      </p>
      <SeekersList games={games} others={others} onJoin={(other) => void waitWith(other)} />
      <div class="play-row">
        <Button icon="close" onClick={() => void stopPairing()}>
          {tr('Stop looking')}
        </Button>
      </div>
      {waited > patience && <Offers wish={wish} name={name} />}
    </div>
  );
}

export function Pairing({ games, busy, submit }: { games: GameInfo[] } & WithName) {
  const { kind } = useConnection();
  if (kind !== 'connected' && !pairing.value) return null;
  return (
    <section class="panel online-part pairing" aria-labelledby="pairing-title">
      <h2 id="pairing-title">{tr('Play anyone now')}</h2>
      {pairing.value ? (
        <Waiting games={games} />
      ) : (
        <>
          <p>
            {tr('The server finds other players who want the same game. No account is needed.')}
          </p>
          <SeekersList
            games={games}
            others={seekers.value}
            busy={busy}
            onJoin={(other) => submit((name) => startWith(other, name))}
          />
          <WishForm games={games} busy={busy} submit={submit} />
        </>
      )}
    </section>
  );
}
