// name-form.tsx: a form that begins with the player's name, for making or joining a table.
import { useRef, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { TextField } from '../ui/fields';
import { lastUsedName, tidyName } from './my-seats';
import { errorText, Refused } from './requests';

// For somebody who has not typed one yet.
export const guestName = () =>
  lastUsedName() || tr('Guest %d', 100 + Math.floor(Math.random() * 900));

// Parts of a page that share one field for the name hand in what needs it.
export type UseName = (name: string) => Promise<void>;
export interface WithName {
  busy: boolean;
  submit(use: UseName): void;
}

// `send` gets the name and what was submitted; what it throws is shown. `first` is the name to begin
// with.
export function useNameForm<What = void>(
  send: (name: string, what: What) => Promise<void>,
  first = lastUsedName,
) {
  const [begun] = useState(first);
  const [name, setName] = useState(begun);
  const [error, setError] = useState<{ field: string; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Typing replaces a name that nobody has typed. (After the click, which would undo it.)
  const selectGuest = ({ target }: Event) => {
    if (name === begun && lastUsedName() === '')
      setTimeout(() => target instanceof HTMLInputElement && target.select());
  };
  const fail = (field: string, text: string) => {
    setError({ field, text });
    if (field === 'name') box.current?.querySelector('input')?.focus();
  };
  const submit = async (what: What) => {
    if (busy) return;
    if (tidyName(name) === '') return fail('name', tr('Type the name that the others will see.'));
    setBusy(true);
    try {
      await send(tidyName(name), what);
    } catch (reason) {
      fail(reason instanceof Refused ? reason.field : '', errorText(reason));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    name,
    submit: (what: What) => void submit(what),
    onSubmit: (event: Event) => {
      event.preventDefault();
      void submit(undefined as What);
    },
    nameField: (
      <div ref={box} onFocusCapture={selectGuest}>
        <TextField
          title={tr('Your name')}
          value={name}
          longest={20}
          onChange={setName}
          error={error?.field === 'name' ? error.text : ''}
        />
      </div>
    ),
    // An error that belongs to no field shown here; "" if none.
    otherError: error && error.field !== 'name' ? error.text : '',
  };
}
