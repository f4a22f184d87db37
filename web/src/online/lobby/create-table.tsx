// create-table.tsx: a new table: the game and its options, the seats, the time, and who may join.
import { useState } from 'preact/hooks';
import { gameId } from '../../storage/new-game';
import { createEntropy } from '../../engine/fair-dice';
import { goTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import type { GameInfo } from '../../engine/types';
import { Art } from '../../home/art';
import { gameOf, isPerSeat, isShown, lastForm, newSeat, type Form } from '../../home/form';
import { OptionField } from '../../home/option';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields';
import { getConnection } from '../connection';
import { lastUsedName, rememberName, saveSeat } from '../my-seats';
import { useNameForm } from '../name-form';
import { paceHelp, paces, paceTitle } from '../time-control';
import { SeatPlan } from './seat-plan';
import { ConnectionStatus } from '../connection-status';
import { lateTitle, lateWords } from '../terms';
import type { Late } from '../types';

interface Terms {
  pace: string;
  late: Late;
  open: boolean;
  watch: boolean;
}

// All other seats are for friends at first.
function friendly(info: GameInfo): Form {
  const form = lastForm(info);
  return {
    ...form,
    seed: '',
    seats: form.seats.map((seat, at) => ({
      ...newSeat(''),
      each: seat.each,
      name: at ? '' : lastUsedName(),
    })),
  };
}

async function create(info: GameInfo, form: Form, name: string, terms: Terms): Promise<string> {
  const entropy = createEntropy(),
    pace = paces[terms.pace];
  const answer = await getConnection().ask<{ table: string; seat: number; token: string }>({
    do: 'create',
    game: gameId(gameOf(info, form)).split('#')[0],
    name,
    entropy: entropy.promise,
    seats: form.seats.map(({ player }) => player || 'person'),
    public: terms.open,
    watch: terms.watch,
    late: terms.late,
    ...(pace ? { pace } : {}),
  });
  rememberName(name);
  saveSeat(answer.table, {
    token: answer.token,
    seat: answer.seat,
    name,
    game: info.name,
    thrown: [entropy],
  });
  return answer.table;
}

function TermsPart({ terms, onChange }: { terms: Terms; onChange(terms: Terms): void }) {
  const box = (title: string, checked: boolean, change: (on: boolean) => void) => (
    <label class="online-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{title}</span>
    </label>
  );
  return (
    <section class="panel setup-part" aria-labelledby="create-terms">
      <h2 id="create-terms">{tr('The table')}</h2>
      <Select
        title={tr('Time')}
        value={terms.pace}
        onChange={(pace) => onChange({ ...terms, pace })}
        values={Object.keys(paces).map((value) => ({ value, label: paceTitle(value) }))}
        help={paceHelp(terms.pace)}
      />
      <Select
        title={tr('When somebody is late')}
        value={terms.late}
        onChange={(late) => onChange({ ...terms, late: late as Late })}
        values={(['computer', 'skip', 'wait'] as const).map((value) => ({
          value,
          label: lateTitle(value),
        }))}
        help={lateWords(terms.late)}
      />
      {box(tr('Show the table in the list: everybody may join'), terms.open, (open) =>
        onChange({ ...terms, open }),
      )}
      {box(tr('Others may look on'), terms.watch, (watch) => onChange({ ...terms, watch }))}
    </section>
  );
}

export function CreateTable({ info }: { info: GameInfo }) {
  const [form, setForm] = useState<Form>(() => friendly(info));
  const [terms, setTerms] = useState<Terms>({
    pace: 'calm',
    late: 'computer',
    open: false,
    watch: true,
  });
  const { busy, onSubmit, nameField, otherError } = useNameForm(async (name) =>
    goTo('table', await create(info, form, name, terms)),
  );
  const fields = info.options.filter((option) => isShown(option) && !isPerSeat(option));
  return (
    <form class="setup" onSubmit={onSubmit} noValidate>
      <header class="setup-head">
        <div class="setup-art">
          <Art game={info.name} />
        </div>
        <div>
          <h1>{tr('A table of %s', info.title)}</h1>
          <p>{tr('You get a link to send to your friends.')}</p>
        </div>
      </header>
      <div class="online-column">
        <ConnectionStatus />
        <section class="panel setup-part" aria-label={tr('You')}>
          {nameField}
        </section>
        <SeatPlan info={info} form={form} onChange={setForm} />
      </div>
      <div class="online-column">
        <TermsPart terms={terms} onChange={setTerms} />
        {fields.length > 0 && (
          <section class="panel setup-part" aria-labelledby="create-game">
            <h2 id="create-game">{tr('The game')}</h2>
            {fields.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                form={form}
                onChange={setForm}
                error=""
              />
            ))}
          </section>
        )}
      </div>
      <div class="setup-foot">
        {otherError && (
          <p class="field-error setup-error" role="alert">
            {otherError}
          </p>
        )}
        <Button kind="main" icon="people" submit idle={busy}>
          {tr('Make the table')}
        </Button>
      </div>
    </form>
  );
}
