// account-panel.tsx: registering a name on this server, and the ratings of registered players.
import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../../engine/types';
import { tr, trPlural } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields';
import { errorText } from '../requests';
import { getConnection } from '../connection';
import { lastUsedName, tidyName } from '../my-seats';
import { account, signIn, signOut, type Score } from '../account';
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
  const [name, setName] = useState(lastUsedName());
  const [phrase, setPhrase] = useState('');
  const [error, setError] = useState('');
  const sign = async (kind: 'sign' | 'register') => {
    if (tidyName(name) === '') return setError(tr('Type your name.'));
    if (phrase === '') return setError(tr('Type the passphrase.'));
    try {
      await signIn(getConnection().ask, {
        do: kind,
        name: tidyName(name),
        phrase,
      });
    } catch (reason) {
      setError(errorText(reason));
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
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
      <div class="play-row">
        <Button submit>{tr('Sign in')}</Button>
        <Button onClick={() => void sign('register')}>{tr('Register this name')}</Button>
      </div>
    </form>
  );
}

function Account({ games }: { games: GameInfo[] }) {
  const own = account.value;
  if (!own) return <SignForm />;
  const leaveAccount = () => {
    signOut();
    getConnection().restart();
  };
  return (
    <>
      <p role="status">{tr('You are signed in as %s.', own.name)}</p>
      <ul class="online-scores">
        {games
          .filter(({ name }) => own.record[name])
          .map(({ name, title }) => (
            <li key={name}>{scoreWords(title, own.record[name])}</li>
          ))}
      </ul>
      <div>
        <Button onClick={leaveAccount}>{tr('Sign out')}</Button>
      </div>
    </>
  );
}

function Ratings({ games }: { games: GameInfo[] }) {
  const [lists, setLists] = useState<Record<string, (Score & { name: string })[]>>({});
  useEffect(() => {
    for (const { name: game } of games)
      getConnection()
        .ask<{ names: (Score & { name: string })[] }>({ do: 'ratings', game })
        .then(
          ({ names }) => setLists((known) => ({ ...known, [game]: names })),
          () => undefined,
        );
  }, []);
  return (
    <>
      {games
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

export function AccountPanel({ games }: { games: GameInfo[] }) {
  const { kind } = useConnection();
  if (kind !== 'connected' || !getConnection().hello.value?.names) return null;
  return (
    <section class="online-part" aria-labelledby="friends-name">
      <h2 id="friends-name">{tr('A name of your own')}</h2>
      <p>
        {tr(
          'A name with a passphrase is yours alone on this server, and your games under it are rated. You can play without one.',
        )}
      </p>
      <Account games={games} />
      <Ratings games={games} />
    </section>
  );
}
