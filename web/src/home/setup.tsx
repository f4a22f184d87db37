// setup.tsx: the players and options of a new game.
import { useRef, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { createGame } from '../storage/new-game';
import { Refusal } from '../engine/session';
import { goTo, linkTo, type Route } from '../app/router';
import { tr } from '../i18n/tr';
import type { GameInfo } from '../engine/types';
import { Button } from '../ui/button';
import { TextField } from '../ui/fields';
import { useOnce } from '../ui/once';
import { Art } from './art';
import {
  gameOf,
  isPerSeat,
  isShown,
  lastForm,
  rememberForm,
  seedTyped,
  sentence,
  defaultForm,
  type Form,
} from './form';
import { OptionField } from './option';
import { Seats } from './seats';

interface Trouble {
  field: string;
  text: string;
}

export function Setup({ app, route }: { app: App; route: Route }) {
  const info = app.games.find((game) => game.name === route.words[0]);
  if (!info)
    return (
      <section class="shell-trouble">
        <h1>{tr('There is no such game')}</h1>
        <Button kind="main" href={linkTo()}>
          {tr('Home')}
        </Button>
      </section>
    );
  return <SetupForm key={info.name} app={app} info={info} />;
}

// The message is shown at its field, so it need not name it.
function withoutField({ text, field }: Refusal) {
  return sentence(
    field !== '' && text.startsWith(`${field}: `) ? text.slice(field.length + 2) : text,
  );
}

// Focuses the first invalid field.
function focusError(form: HTMLFormElement | null) {
  requestAnimationFrame(() =>
    (
      form?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      form?.querySelector<HTMLElement>('[role=alert]')
    )?.focus(),
  );
}

function SetupForm({ app, info }: { app: App; info: GameInfo }) {
  const [form, setForm] = useState<Form>(() => lastForm(info));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const change = (next: Form) => {
    setForm(next);
    setTrouble(null);
  };
  const begin = useOnce(async () => {
    try {
      const key = await createGame(app, gameOf(info, form));
      rememberForm(info, form);
      goTo('play', key);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setTrouble({ field: error.field, text: withoutField(error) });
      focusError(box.current);
      return false;
    }
  });
  const submit = (event: Event) => {
    event.preventDefault();
    begin();
  };
  return (
    <form ref={box} class="setup" onSubmit={submit} noValidate>
      <Head info={info} />
      <Seats info={info} form={form} onChange={change} trouble={trouble} />
      <Options info={info} form={form} onChange={change} trouble={trouble} />
      <div class="setup-foot">
        <OtherError info={info} trouble={trouble} />
        <Button onClick={() => change(defaultForm(info))}>{tr('Usual set-up')}</Button>
        <Button kind="main" icon="dice" submit>
          {tr('Begin')}
        </Button>
      </div>
    </form>
  );
}

const Head = ({ info }: { info: GameInfo }) => (
  <header class="setup-head">
    <div class="setup-art">
      <Art game={info.name} />
    </div>
    <div>
      <h1 translate={false}>{info.title}</h1>
      <p>{info.summary}</p>
    </div>
  </header>
);

interface PartProps {
  info: GameInfo;
  form: Form;
  onChange(form: Form): void;
  trouble: Trouble | null;
}

const moreOptions = ['first'];

function Options({ info, form, onChange, trouble }: PartProps) {
  const fields = info.options.filter((option) => isShown(option) && !isPerSeat(option));
  const errorOf = (name: string) => (trouble?.field === name ? trouble.text : '');
  const draw = (names: typeof fields) =>
    names.map((option) => (
      <OptionField
        key={option.name}
        option={option}
        form={form}
        onChange={onChange}
        error={errorOf(option.name)}
      />
    ));
  const hidden = fields.filter((option) => moreOptions.includes(option.name));
  const open =
    hidden.some((option) => form.options[option.name] !== option.value || errorOf(option.name)) ||
    form.seed !== '' ||
    errorOf('seed') !== '';
  return (
    <section class="panel setup-part" aria-labelledby="setup-options">
      <h2 id="setup-options">{tr('The game')}</h2>
      {draw(fields.filter((option) => !hidden.includes(option)))}
      <details class="setup-more" open={open || undefined}>
        <summary>{tr('More')}</summary>
        <div class="setup-fields">
          {draw(hidden)}
          <TextField
            title={tr('Seed of the dice')}
            value={form.seed}
            longest={40}
            error={errorOf('seed')}
            placeholder={tr('a new one')}
            onChange={(seed) => onChange({ ...form, seed: seedTyped(seed) })}
            help={tr(
              'The same seed and set-up give the same cards, board and rolls: to play a game again, or against a friend elsewhere.',
            )}
          />
        </div>
      </details>
    </section>
  );
}

// An error that belongs to no visible field.
function OtherError({ info, trouble }: { info: GameInfo; trouble: Trouble | null }) {
  if (!trouble) return null;
  const shown = [
    'seed',
    ...info.options.filter((option) => isShown(option)).map((option) => option.name),
  ];
  if (shown.includes(trouble.field) || /^(name|player)\./.test(trouble.field)) return null;
  return (
    <p class="field-error setup-error" role="alert" tabIndex={-1}>
      {trouble.text}
    </p>
  );
}
