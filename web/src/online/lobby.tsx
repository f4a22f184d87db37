// lobby.tsx: the tables that everybody may join or look at, as they change.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../core/app';
import { linkTo } from '../core/router';
import { say, sayCount } from '../core/say';
import { paceWords } from './clock';
import { theLine } from './line';
import { namesIn, optionWords, titleIn } from './terms';
import type { Brief, News } from './types';
import { useLine } from './use';

function hear(tables: Brief[], news: News): Brief[] {
  if (news.news !== 'lobby') return tables;
  const { table, gone } = news;
  const others = tables.filter((one) => one.table !== (table?.table ?? gone));
  return table ? [table, ...others] : others;
}

function useLobby(): Brief[] | null {
  const [tables, setTables] = useState<Brief[] | null>(null);
  const { kind } = useLine();
  useEffect(() => {
    if (kind !== 'on') return;
    const line = theLine();
    const end = line.hear((news) => setTables((known) => known && hear(known, news)));
    line.ask<{ tables: Brief[] }>({ do: 'lobby', on: true }).then(({ tables: all }) => setTables(all), () => undefined);
    return () => {
      end();
      void line.ask({ do: 'lobby', on: false }).catch(() => undefined);
    };
  }, [kind]);
  return tables;
}

function Row({ app, brief }: { app: App; brief: Brief }) {
  const open = brief.state === 'open' && brief.free > 0;
  const what = open ? sayCount('%d free seat', '%d free seats', brief.free)
    : brief.state === 'on' ? say('round %d', Math.max(1, brief.round)) : say('begins');
  return (
    <li class="home-kept">
      <a class="home-kept-link" href={linkTo('table', brief.table)}>
        <strong translate={false}>{titleIn(app, brief)}</strong>
        <span>{namesIn(app, brief)}</span>
        <span class="home-kept-when">{[what, paceWords(brief.pace), ...optionWords(app, brief.game)].join(', ')}</span>
        <span class="home-kept-go">{open ? say('Join') : say('Look on')}</span>
      </a>
    </li>
  );
}

export function Lobby({ app }: { app: App }) {
  const tables = useLobby();
  const shown = tables?.filter(({ state, free, watch }) => (state === 'open' && free > 0) || watch);
  return (
    <section class="online-part" aria-labelledby="lobby">
      <h2 id="lobby">{say('Open tables')}</h2>
      {shown?.length ? <ul class="home-list" aria-live="polite" aria-relevant="additions">{shown.map((brief) => <Row key={brief.table} app={app} brief={brief} />)}</ul>
        : <p class="play-soft">{shown ? say('There is none at the moment. Make one, and it can stand here.') : say('One moment')}</p>}
    </section>
  );
}
