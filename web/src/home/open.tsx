// open.tsx: opens games from files, chosen or dropped on the page.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { importRecord } from '../storage/new-game';
import { Refusal } from '../engine/session';
import { goTo } from '../app/router';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { readTextFile } from '../ui/file';

// Opens the game in a file. Resolves to "" on success, else to an error message.
export async function openFile(app: App, file: File): Promise<string> {
  const record = await readTextFile(file);
  if (record === null)
    return tr('%s is no saved game: it is not text, or far too large.', file.name);
  try {
    goTo('play', await importRecord(app, record));
    return '';
  } catch (error) {
    if (error instanceof Refusal) return tr('%s cannot be opened: %s', file.name, error.text);
    throw error;
  }
}

export function OpenFile({ app }: { app: App }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const open = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    setError(await openFile(app, file));
    if (input.current) input.current.value = '';
  };
  return (
    <li class="home-small">
      <div>
        <h3>{tr('A saved game')}</h3>
        <p>{tr('Open a file, or drop it anywhere on this page.')}</p>
        {error && (
          <p class="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={() => void open()}
      />
      <Button icon="open" onClick={() => input.current?.click()}>
        {tr('Open a file')}
      </Button>
    </li>
  );
}

export function DropZone({ app, children }: { app: App; children: ComponentChildren }) {
  const [over, setOver] = useState(false);
  const [error, setError] = useState('');
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file) void openFile(app, file).then(setError);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      class={over ? 'home-drop home-drop-over' : 'home-drop'}
      onDragOver={onDragOver}
      onDrop={onDrop}
      onDragLeave={() => setOver(false)}
    >
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
