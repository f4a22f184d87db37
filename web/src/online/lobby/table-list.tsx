// table-list.tsx: the public tables, to join or to watch, kept up to date.
import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../../engine/types';
import { linkTo } from '../../app/router';
import { tr, trPlural } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields';
import { errorText } from '../requests';
import { paceWords } from '../time-text';
import { getConnection } from '../connection';
import { namesIn, optionWords, titleIn } from '../terms';
import type { Brief, News } from '../types';
import { useConnection } from '../hooks';

interface Listed {
  tables: Brief[];
  more: number;
}

const joinable = ({ state, free }: Brief) => state === 'open' && free > 0;
// As the server orders them: tables to join first, then the newest.
const order = (a: Brief, b: Brief) => Number(joinable(b)) - Number(joinable(a)) || b.made - a.made;

// While searching, no other tables are added.
function withNews(known: Listed, news: News, searching: boolean): Listed {
  if (news.news !== 'lobby') return known;
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
    const stopListening = connection.listen((news) =>
      setListed((known) => known && withNews(known, news, words !== '')),
    );
    setError('');
    connection
      .ask<Listed>({ do: 'lobby', on: true, ...(words ? { find: words } : {}) })
      .then(setListed, (reason) => words && setError(errorText(reason)));
    return () => {
      stopListening();
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
        title={tr('Look for a name')}
        value={typed}
        longest={39}
        onChange={setTyped}
        error={error}
        help={tr('Part of the name of somebody who sits at the table.')}
      />
      <Button submit>{tr('Search')}</Button>
    </form>
  );
}

function Row({ games, brief }: { games: GameInfo[]; brief: Brief }) {
  const open = joinable(brief);
  const what = open
    ? trPlural('%d free seat', '%d free seats', brief.free)
    : brief.state === 'on'
      ? tr('round %d', Math.max(1, brief.round))
      : tr('begins');
  return (
    <li class="home-saved">
      <a class="home-saved-link" href={linkTo('table', brief.table)}>
        <strong translate={false}>{titleIn(games, brief)}</strong>
        <span>{namesIn(games, brief)}</span>
        <span class="home-saved-when">
          {[what, paceWords(brief.pace), ...optionWords(games, brief.game)].join(', ')}
        </span>
        <span class="home-saved-go">{open ? tr('Join') : tr('Look on')}</span>
      </a>
    </li>
  );
}

export function TableList({ games }: { games: GameInfo[] }) {
  const [words, setWords] = useState('');
  const { listed, error } = useLobby(words);
  const shown = listed?.tables.filter((brief) => joinable(brief) || brief.watch);
  const none = words
    ? tr('Nobody of that name sits at an open table.')
    : tr('There is none at the moment. Make one, and it can stand here.');
  return (
    <section class="online-part" aria-labelledby="lobby">
      <h2 id="lobby">{tr('Open tables')}</h2>
      {shown?.length ? (
        <ul class="home-list" aria-live="polite" aria-relevant="additions">
          {shown.map((brief) => (
            <Row key={brief.table} games={games} brief={brief} />
          ))}
        </ul>
      ) : (
        <p class="play-soft">{shown ? none : tr('One moment')}</p>
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
