// play.tsx: the screen of a game, around the game's own view; the same for all games.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { App } from '../core/app';
import { linkTo, type Route } from '../core/router';
import { say } from '../core/say';
import { Button } from '../ui/button';
import { lazy } from '../ui/lazy';
import { Viewed } from '../ui/viewed';
import { viewOf } from '../views';
import { Actions } from './actions';
import { Bubble } from './bubble';
import { useFocus } from './focus';
import { useHover } from './hover';
import { hold } from './lock';
import type { Model } from './model';
import { openLesson, openKept } from './open';
import './play.css';
import './bar.css';
import './compose.css';
import './side.css';
import './panels.css';
import './bubble.css';
import { Prompt } from './prompt';
import { useScene } from './scene';
import { Side } from './side';
import { useHeight, useInSight } from './sight';
import { Tools } from './tools';
import { useModel } from './use';

const After = lazy(async () => (await import('../later')).After);

function Table({ model }: { model: Model }) {
  const view = viewOf(model.situation.game);
  const scene = useScene(model);
  const drawn = useMemo(() => <view.Table {...scene} />, [view, scene]);
  const table = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useInSight(table, scene);
  useHeight(bar, '--bar-now');
  return (
    <>
      <div class="play-table" ref={table}>{drawn}</div>
      <div class="play-bar" ref={bar}>
        <Actions model={model} view={view} scene={scene} />
        <Tools model={model} />
      </div>
    </>
  );
}

export function Game({ model }: { model: Model }) {
  useModel(model);
  useHover(model);
  useFocus(model);
  useEffect(() => {
    const release = model.keeper ? hold(model.keeper.kept.key, () => model.giveUp()) : () => {};
    void model.thinker.go();
    const ask = (event: Event) => model.keeper?.lost && model.situation.waits !== 'over' && event.preventDefault();
    addEventListener('beforeunload', ask); // what only this page has would be gone with it
    return () => {
      removeEventListener('beforeunload', ask);
      release();
      model.leave();
    };
  }, [model]);
  const over = model.situation.waits === 'over' && !model.telling && !model.past;
  const ended = over && !model.atTable && !model.situation.lesson && model.kept;
  const { company } = model;
  return (
    <div class={`play play-${model.situation.game} ${ended ? 'play-ended' : ''} ${model.situation.lesson ? 'play-taught' : ''} ${company ? 'play-followed' : ''}`}>
      <h1 class="unseen">{model.info.title}</h1>
      {ended
        ? <div class="play-after">
            <After app={model.app} session={model.app.session} situation={model.situation} kept={ended} instead={company ? <company.Again /> : undefined} />
            {company && <section class="panel"><h2>{say('Chat')}</h2><company.Chat /></section>}
            <div class="play-row"><Button onClick={() => model.sitDown(true)}>{say('Look at the table')}</Button></div>
          </div>
        : <>
            <Prompt model={model} />
            {company && <company.Strip />}
            <Table model={model} />
            <Side model={model} />
          </>}
      {model.note && <Bubble model={model} note={model.note} />}
    </div>
  );
}

const Missing = ({ text }: { text: string }) => (
  <div class="play-missing panel">
    <h1>{say('This game cannot be opened')}</h1>
    <p>{text}</p>
    <Button kind="main" href={linkTo()}>{say('To the first page')}</Button>
  </div>
);

export function Play({ app, route }: { app: App; route: Route }) {
  const [model, setModel] = useState<Model | null>(null);
  const [error, setError] = useState('');
  const key = route.words[0] ?? '';
  useEffect(() => {
    let gone = false;
    setModel(null);
    setError('');
    const opening = route.screen === 'lesson' ? openLesson(app, key) : openKept(app, key, () => gone);
    opening.then((opened) => gone || setModel(opened), (reason: Error) => gone || setError(reason.message));
    return () => void (gone = true);
  }, [app, route.screen, key]);
  if (error) return <Missing text={error} />;
  return model ? <Viewed game={model.situation.game}><Game key={key} model={model} /></Viewed> : <p class="play-busy" role="status">{say('Laying out the game')}</p>;
}
