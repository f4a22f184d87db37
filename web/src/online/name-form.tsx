// name-form.tsx: a form that begins with the player's name, for making or joining a table.
import { useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { TextField } from '../ui/fields';
import { lastUsedName, tidyName } from './my-seats';
import { errorText, Refused } from './requests';

// `send` gets the name; what it throws is shown.
export function useNameForm(send: (name: string) => Promise<void>) {
  const [name, setName] = useState(lastUsedName());
  const [error, setError] = useState<{ field: string; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (busy) return;
    if (tidyName(name) === '')
      return setError({ field: 'name', text: tr('Type the name that the others shall see.') });
    setBusy(true);
    try {
      await send(tidyName(name));
    } catch (reason) {
      setError({ field: reason instanceof Refused ? reason.field : '', text: errorText(reason) });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    onSubmit: (event: Event) => {
      event.preventDefault();
      void submit();
    },
    nameField: (
      <TextField
        title={tr('Your name')}
        value={name}
        longest={20}
        onChange={setName}
        error={error?.field === 'name' ? error.text : ''}
      />
    ),
    // An error that belongs to no field shown here; "" if none.
    otherError: error && error.field !== 'name' ? error.text : '',
  };
}
