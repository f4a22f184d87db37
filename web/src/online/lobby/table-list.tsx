// table-list.tsx: the public tables, to join or to watch, kept up to date.
import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../../engine/types';
import { linkTo } from '../../app/router';
import { tr, trPlural } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields';
import { errorText } from '../requests';
import { getConnection } from '../connection';
import { seekers } from '../pairing-store';
import type { Brief, News, Seekers } from '../types';
import { useConnection } from '../hooks';
import { TableCard } from './table-card';

interface Listed {
  tables: Brief[];
  more: number;
  waiting?: Seekers[];
}

const joinable = ({ state, free }: Brief) => state === 'open' && free > 0;
// As the server orders them: tables to join first, then the newest.
const order = (a: Brief, b: Brief) => Number(joinable(b)) - Number(joinable(a)) || b.made - a.made;

// While searching, no other tables are added.
function withNews(known: Listed, news: News, searching: boolean): Listed {
  if (news.news !== 'lobby' || news.waiting) return known;
  const { table, gone } = news;
  const others = known.tables.filter((one) => one.table !== (table?.table ?? gone));
  const stays = table && (!searching || others.length < known.tables.length);
  return { ...known, tables: stays ? [...others, table].sort(order) : others };
}

// `words`: part of a player's name to search for, or "".
function useLobby(words: string): { listed: Listed | null; error: string } {
  const [listed, setListed] = useState<Listed | null>(null);
  const [error, setError] = useState('');
  const { kind } = useConnection();
  useEffect(() => {
    if (kind !== 'connected') return;
    const connection = getConnection();
    const stopListening = connection.listen((news) => {
      if (news.news === 'lobby' && news.waiting) seekers.value = news.waiting;
      setListed((known) => known && withNews(known, news, words !== ''));
    });
    setError('');
    connection.ask<Listed>({ do: 'lobby', on: true, ...(words ? { find: words } : {}) }).then(
      (found) => {
        seekers.value = found.waiting ?? seekers.value;
        setListed(found);
      },
      (reason) => words && setError(errorText(reason)),
    );
    return () => {
      stopListening();
      seekers.value = [];
      void connection.ask({ do: 'lobby', on: false }).catch(() => undefined);
    };
  }, [kind, words]);
  return { listed, error };
}

// Finds a friend's table among many.
function Search({
  words,
  error,
  onSearch,
}: {
  words: string;
  error: string;
  onSearch(words: string): void;
}) {
  const [typed, setTyped] = useState(words);
  const submit = (event: Event) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form class="online-redeem" role="search" onSubmit={submit} noValidate>
      <TextField
        title={tr('Search for a name')}
        value={typed}
        longest={39}
        onChange={setTyped}
        error={error}
        help={tr('A part of the name of somebody at the table.')}
      />
      <Button submit>{tr('Search')}</Button>
    </form>
  );
}

function Row({ games, brief }: { games: GameInfo[]; brief: Brief }) {
  const open = joinable(brief);
  const state = open
    ? trPlural('%d free seat', '%d free seats', brief.free)
    : brief.state === 'on'
      ? tr('In progress, round %d', Math.max(1, brief.round))
      : tr('About to start');
  return (
    <TableCard
      games={games}
      brief={brief}
      href={linkTo('table', brief.table)}
      state={state}
      go={open ? tr('Join') : tr('Watch')}
    />
  );
}

const shownFirst = 12;

export function TableList({ games }: { games: GameInfo[] }) {
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  const { listed, error } = useLobby(words);
  const shown = listed?.tables.filter((brief) => joinable(brief) || brief.watch);
  const none = words
    ? tr('Nobody with that name sits at an open table.')
    : tr('There are none at the moment.');
  return (
    <section class="online-part" aria-labelledby="lobby">
      <h2 id="lobby">{tr('Open tables')}</h2>
      {shown?.length ? (
        <ul class="table-cards" aria-live="polite" aria-relevant="additions">
          {shown.slice(0, all ? shown.length : shownFirst).map((brief) => (
            <Row key={brief.table} games={games} brief={brief} />
          ))}
        </ul>
      ) : (
        <p class="play-soft">{shown ? none : tr('One moment')}</p>
      )}
      {shown && !all && shown.length > shownFirst && (
        <Button kind="bare" icon="down" onClick={() => setAll(true)}>
          {trPlural('%d more table', '%d more tables', shown.length - shownFirst)}
        </Button>
      )}
      {listed && listed.more > 0 && (
        <p class="play-soft">
          {trPlural('%d more table is not shown.', '%d more tables are not shown.', listed.more)}
        </p>
      )}
      {listed && (listed.more > 0 || words) && (
        <Search words={words} error={error} onSearch={setWords} />
      )}
    </section>
  );
}
