// review.tsx: the analysis of a game: winning chances, mistakes and luck.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { Stopped } from '../engine/engine';
import { percent, percentMore } from '../i18n/numbers';
import { tr, trPlural } from '../i18n/tr';
import { Remark, MoveText } from '../ui/move-text';
import { luckiestEvents, worstMoves, type Analysis } from './analysis';
import { Plot, PlotTable } from './plot';

interface Props {
  app: App;
  game: string;
  record: string;
  names: string[];
  onLook(step: number): void;
}

type Work =
  | { kind: 'idle' }
  | { kind: 'busy'; done: number }
  | { kind: 'done'; analysis: Analysis }
  | { kind: 'failed'; why: string };

// Cached for the life of the page, since an analysis takes seconds.
const finished = new Map<string, Analysis>();

function useAnalysis(app: App, record: string) {
  const known = finished.get(record);
  const [work, setWork] = useState<Work>(
    known ? { kind: 'done', analysis: known } : { kind: 'idle' },
  );
  const begin = async () => {
    setWork({ kind: 'busy', done: 0 });
    try {
      const analysis = await app.engine.analyse<Analysis>(record, (done) =>
        setWork({ kind: 'busy', done }),
      );
      finished.set(record, analysis);
      setWork({ kind: 'done', analysis });
    } catch (error) {
      setWork(
        error instanceof Stopped
          ? { kind: 'idle' }
          : { kind: 'failed', why: error instanceof Error ? error.message : String(error) },
      );
    }
  };
  useEffect(
    () => () => {
      if (!finished.has(record)) app.engine.stop();
    },
    [record],
  );
  return { work, begin, stop: () => app.engine.stop() };
}

export function Review({ app, game, record, names, onLook }: Props) {
  const { work, begin, stop } = useAnalysis(app, record);
  return (
    <section class="after-section" aria-labelledby="after-review">
      <h2 id="after-review">{tr('Looking back')}</h2>
      {work.kind === 'idle' && (
        <>
          <p>
            {tr(
              'The computer can look at every move and every roll of the game: how the chances of winning went, what mistakes cost, and what was luck.',
            )}
          </p>
          <button type="button" class="button button-main" onClick={begin}>
            {tr('Analyse the game')}
          </button>
        </>
      )}
      {work.kind === 'busy' && (
        <div class="after-progress">
          <label>
            {tr('Analysing: %s', percent(work.done, 0))}
            <progress value={work.done} max={1} />
          </label>
          <button type="button" class="button" onClick={stop}>
            {tr('Stop')}
          </button>
        </div>
      )}
      {work.kind === 'failed' && (
        <>
          <p role="alert">{tr('The analysis could not be finished: %s', work.why)}</p>
          <button type="button" class="button" onClick={begin}>
            {tr('Try again')}
          </button>
        </>
      )}
      {work.kind === 'done' && (
        <Findings analysis={work.analysis} game={game} names={names} onLook={onLook} />
      )}
    </section>
  );
}

interface Found {
  analysis: Analysis;
  game: string;
  names: string[];
  onLook(step: number): void;
}

function Findings({ analysis, game, names, onLook }: Found) {
  return (
    <>
      <Plot analysis={analysis} names={names} onLook={onLook} />
      <PlotTable analysis={analysis} names={names} />
      <Totals analysis={analysis} names={names} />
      <Mistakes analysis={analysis} game={game} names={names} onLook={onLook} />
      <Luck analysis={analysis} game={game} names={names} onLook={onLook} />
    </>
  );
}

function Totals({ analysis, names }: { analysis: Analysis; names: string[] }) {
  return (
    <div
      class="after-scroll"
      tabIndex={0}
      role="region"
      aria-label={tr('Skill and luck of everybody')}
    >
      <table class="after-totals">
        <thead>
          <tr>
            <th scope="col">{tr('Player')}</th>
            <th scope="col">{tr('Luck')}</th>
            <th scope="col">{tr('Lost by mistakes')}</th>
            <th scope="col">{tr('Blunders')}</th>
            <th scope="col">{tr('Bad moves')}</th>
            <th scope="col">{tr('Moves with a choice')}</th>
          </tr>
        </thead>
        <tbody>
          {analysis.seats.map((seat, at) => (
            <tr key={at}>
              <th scope="row">{names[at]}</th>
              <td>{percentMore(seat.luck)}</td>
              <td>{percentMore(-seat.loss)}</td>
              <td>{seat.blunder}</td>
              <td>{seat.bad}</td>
              <td>{seat.moves}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mistakes({ analysis, game, names, onLook }: Found) {
  const worst = worstMoves(analysis);
  return (
    <>
      <h3>{tr('What cost most')}</h3>
      {worst.length === 0 && <p>{tr('Nobody made a mistake worth telling.')}</p>}
      <ol class="after-list">
        {worst.map((event) => (
          <li key={event.number}>
            <button type="button" class="after-look" onClick={() => onLook(event.step)}>
              <b>{names[(event.seat as number) - 1]}</b>
              {event.round > 0 && <small>{tr('round %d', event.round)}</small>}
              <em>{percentMore(-(event.loss ?? 0))}</em>
              <span>
                {tr('Played:')} <MoveText game={game} text={event.event} />
              </span>
              {event.best && (
                <span>
                  {tr('Better:')} <MoveText game={game} text={event.best.move} />
                </span>
              )}
              {event.reason && (
                <span class="after-soft">
                  <Remark game={game} text={tr('It %s.', event.reason)} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Luck({ analysis, game, names, onLook }: Found) {
  const luckiest = luckiestEvents(analysis);
  if (luckiest.length === 0) return null;
  return (
    <>
      <h3>{tr('The luckiest moments')}</h3>
      <ol class="after-list">
        {luckiest.map(({ event, seat, luck }) => (
          <li key={`${event.number} ${seat}`}>
            <button type="button" class="after-look" onClick={() => onLook(event.step)}>
              <b>{names[seat - 1]}</b>
              {event.round > 0 && <small>{tr('round %d', event.round)}</small>}
              <em>{percentMore(luck)}</em>
              <span>
                <MoveText game={game} text={event.event} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="after-soft">
        {trPlural(
          'Judged by %d simulation a position.',
          'Judged by %d simulations a position.',
          analysis.nodes,
        )}
      </p>
    </>
  );
}
