// account-panel.tsx: a name that is one's own on this server, and how those with one have played.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../app/app';
import { tr, trPlural } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields';
import { errorText } from '../room/request';
import { getConnection } from '../connection';
import { lastName, tidyName } from '../my-seats';
import { forget, signed, signIn, type Score } from '../account';
import { useConnection } from '../hooks';

const scoreWords = (who: string, { rating, games, wins }: Score) =>
  trPlural(
    '%s: rating %d, %d game, %d won',
    '%s: rating %d, %d games, %d won',
    games,
    who,
    Math.round(rating),
    games,
    wins,
  );

function SignForm() {
  const [name, setName] = useState(lastName());
  const [phrase, setPhrase] = useState('');
  const [trouble, setTrouble] = useState('');
  const sign = async (kind: 'sign' | 'register') => {
    if (tidyName(name) === '') return setTrouble(tr('Type your name.'));
    if (phrase === '') return setTrouble(tr('Type the passphrase.'));
    try {
      await signIn((request) => getConnection().ask(request), {
        do: kind,
        name: tidyName(name),
        phrase,
      });
    } catch (error) {
      setTrouble(errorText(error));
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void sign('sign');
  };
  return (
    <form class="online-join" onSubmit={submit} noValidate>
      <TextField title={tr('Your name')} value={name} longest={20} onChange={setName} />
      <div class="field">
        <label for="online-phrase">{tr('Passphrase')}</label>
        <input
          class="input"
          id="online-phrase"
          type="password"
          autocomplete="current-password"
          value={phrase}
          aria-describedby="online-phrase-help"
          onInput={(event) => setPhrase(event.currentTarget.value)}
        />
        <p class="field-help" id="online-phrase-help">
          {tr('At least 8 letters.')}
        </p>
      </div>
      {trouble && (
        <p class="field-error" role="alert">
          {trouble}
        </p>
      )}
      <div class="play-row">
        <Button submit>{tr('Sign in')}</Button>
        <Button onClick={() => void sign('register')}>{tr('Register this name')}</Button>
      </div>
    </form>
  );
}

function Own({ app }: { app: App }) {
  const who = signed.value;
  if (!who) return <SignForm />;
  const leave = () => {
    forget();
    getConnection().restart();
  };
  return (
    <>
      <p role="status">{tr('You are signed in as %s.', who.name)}</p>
      <ul class="online-scores">
        {app.games
          .filter(({ name }) => who.record[name])
          .map(({ name, title }) => (
            <li key={name}>{scoreWords(title, who.record[name])}</li>
          ))}
      </ul>
      <div>
        <Button onClick={leave}>{tr('Sign out')}</Button>
      </div>
    </>
  );
}

function Best({ app }: { app: App }) {
  const [lists, setLists] = useState<Record<string, (Score & { name: string })[]>>({});
  useEffect(() => {
    for (const { name: game } of app.games)
      getConnection()
        .ask<{ names: (Score & { name: string })[] }>({ do: 'ratings', game })
        .then(
          ({ names }) => setLists((known) => ({ ...known, [game]: names })),
          () => undefined,
        );
  }, []);
  return (
    <>
      {app.games
        .filter(({ name }) => lists[name]?.length)
        .map(({ name, title }) => (
          <section key={name} class="online-part">
            <h3>{tr('The best at %s', title)}</h3>
            <ol class="online-scores">
              {lists[name].slice(0, 10).map((one) => (
                <li key={one.name}>{scoreWords(one.name, one)}</li>
              ))}
            </ol>
          </section>
        ))}
    </>
  );
}

export function AccountPanel({ app }: { app: App }) {
  const { kind } = useConnection();
  if (kind !== 'on' || !getConnection().hello?.names) return null;
  return (
    <section class="online-part" aria-labelledby="friends-name">
      <h2 id="friends-name">{tr('A name of your own')}</h2>
      <p>
        {tr(
          'A name with a passphrase is yours alone on this server, and your games under it are rated. You can play without one.',
        )}
      </p>
      <Own app={app} />
      <Best app={app} />
    </section>
  );
}
