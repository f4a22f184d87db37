// names.tsx: a name that is one's own on this server, and how those with one have played.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../core/app';
import { say, sayCount } from '../core/say';
import { Button } from '../ui/button';
import { Line } from '../ui/choose';
import { troubleOf } from './ask';
import { theLine } from './line';
import { lastName, tidyName } from './mine';
import { forget, signed, signIn, type Score } from './name';
import { useLine } from './use';

const scoreWords = (who: string, { rating, games, wins }: Score) =>
  sayCount('%s: rating %d, %d game, %d won', '%s: rating %d, %d games, %d won', games, who, Math.round(rating), games, wins);

function SignForm() {
  const [name, setName] = useState(lastName());
  const [phrase, setPhrase] = useState('');
  const [trouble, setTrouble] = useState('');
  const sign = async (kind: 'sign' | 'register') => {
    if (tidyName(name) === '') return setTrouble(say('Type your name.'));
    if (phrase === '') return setTrouble(say('Type the passphrase.'));
    try {
      await signIn((request) => theLine().ask(request), { do: kind, name: tidyName(name), phrase });
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void sign('sign');
  };
  return (
    <form class="online-join" onSubmit={submit} noValidate>
      <Line title={say('Your name')} value={name} longest={20} onChange={setName} />
      <div class="field">
        <label for="online-phrase">{say('Passphrase')}</label>
        <input class="input" id="online-phrase" type="password" autocomplete="current-password" value={phrase}
          aria-describedby="online-phrase-help" onInput={(event) => setPhrase(event.currentTarget.value)} />
        <p class="field-help" id="online-phrase-help">{say('At least 8 letters.')}</p>
      </div>
      {trouble && <p class="field-error" role="alert">{trouble}</p>}
      <div class="play-row">
        <Button submit>{say('Sign in')}</Button>
        <Button onClick={() => void sign('register')}>{say('Register this name')}</Button>
      </div>
    </form>
  );
}

function Own({ app }: { app: App }) {
  const who = signed.value;
  if (!who) return <SignForm />;
  const leave = () => {
    forget();
    theLine().restart();
  };
  return (
    <>
      <p role="status">{say('You are signed in as %s.', who.name)}</p>
      <ul class="online-scores">
        {app.games.filter(({ name }) => who.record[name]).map(({ name, title }) => <li key={name}>{scoreWords(title, who.record[name])}</li>)}
      </ul>
      <div><Button onClick={leave}>{say('Sign out')}</Button></div>
    </>
  );
}

function Best({ app }: { app: App }) {
  const [lists, setLists] = useState<Record<string, (Score & { name: string })[]>>({});
  useEffect(() => {
    for (const { name: game } of app.games)
      theLine().ask<{ names: (Score & { name: string })[] }>({ do: 'ratings', game }).then(
        ({ names }) => setLists((known) => ({ ...known, [game]: names })), () => undefined);
  }, []);
  return <>{app.games.filter(({ name }) => lists[name]?.length).map(({ name, title }) => (
    <section key={name} class="online-part">
      <h3>{say('The best at %s', title)}</h3>
      <ol class="online-scores">{lists[name].slice(0, 10).map((one) => <li key={one.name}>{scoreWords(one.name, one)}</li>)}</ol>
    </section>
  ))}</>;
}

export function Names({ app }: { app: App }) {
  const { kind } = useLine();
  if (kind !== 'on' || !theLine().hello?.names) return null;
  return (
    <section class="online-part" aria-labelledby="friends-name">
      <h2 id="friends-name">{say('A name of your own')}</h2>
      <p>{say('A name with a passphrase is yours alone on this server, and your games under it are rated. You can play without one.')}</p>
      <Own app={app} />
      <Best app={app} />
    </section>
  );
}
