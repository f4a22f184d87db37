// account-panel.tsx: registering a name on this server, its ratings, and the way to all others.
import { useState } from 'preact/hooks';
import { linkTo } from '../../app/router';
import type { GameInfo } from '../../engine/types';
import { tr, trPlural } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { ChoiceField, TextField } from '../../ui/fields';
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

// Whoever has no name yet registers one; Enter does what the form is for.
function SignForm() {
  const [isNew, setNew] = useState(true);
  const [name, setName] = useState(lastUsedName());
  const [phrase, setPhrase] = useState('');
  const [seen, setSeen] = useState(false);
  const [error, setError] = useState('');
  const sign = async () => {
    if (tidyName(name) === '') return setError(tr('Type your name.'));
    if (phrase === '') return setError(tr('Type the passphrase.'));
    try {
      await signIn(getConnection().ask, {
        do: isNew ? 'register' : 'sign',
        name: tidyName(name),
        phrase,
      });
    } catch (reason) {
      setError(errorText(reason));
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void sign();
  };
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setError('');
    };
  return (
    <form class="online-join" onSubmit={submit} noValidate>
      <ChoiceField
        title={tr('Register or sign in')}
        value={isNew ? 'new' : 'old'}
        onChange={change((value) => setNew(value === 'new'))}
        values={[
          { value: 'new', label: tr('Register a new name') },
          { value: 'old', label: tr('Sign in with my name') },
        ]}
      />
      <TextField
        title={isNew ? tr('Name to register') : tr('Registered name')}
        value={name}
        longest={20}
        onChange={change(setName)}
      />
      <div class="field">
        <label for="online-phrase">{tr('Passphrase')}</label>
        <input
          class="input"
          id="online-phrase"
          type={(seen ? 'text' : 'password') as 'password'}
          autocomplete={isNew ? 'new-password' : 'current-password'}
          value={phrase}
          aria-describedby="online-phrase-help"
          onInput={(event) => change(setPhrase)(event.currentTarget.value)}
        />
        {isNew && (
          <p class="field-help" id="online-phrase-help">
            {tr('At least 8 letters. Keep it: nobody can tell you a forgotten passphrase.')}
          </p>
        )}
        <label class="online-check">
          <input
            type="checkbox"
            checked={seen}
            onChange={(event) => setSeen(event.currentTarget.checked)}
          />
          <span>{tr('Show what I type')}</span>
        </label>
      </div>
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
      <div class="play-row">
        <Button submit kind="main">
          {isNew ? tr('Register this name') : tr('Sign in')}
        </Button>
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
      {games.every(({ name }) => !own.record[name]) && (
        <p class="play-soft">{tr('You have a rating after your first rated game.')}</p>
      )}
      <ul class="online-scores">
        {games
          .filter(({ name }) => own.record[name])
          .map(({ name, title }) => (
            <li key={name}>{scoreWords(title, own.record[name])}</li>
          ))}
      </ul>
      <div class="play-row">
        <Button icon="odds" href={linkTo('profile', own.name)}>
          {tr('Your profile')}
        </Button>
        <Button onClick={leaveAccount}>{tr('Sign out')}</Button>
      </div>
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
      <div>
        <Button icon="people" href={linkTo('ranking')}>
          {tr('Ranking')}
        </Button>
      </div>
    </section>
  );
}
