// create-table.tsx: a new table: the game and its options, the seats, the time, and who may join.
import { useState } from 'preact/hooks';
import { gameId } from '../../storage/new-game';
import { tr } from '../../i18n/tr';
import type { GameInfo } from '../../engine/types';
import { Art } from '../../home/art';
import { gameOf, isPerSeat, isShown, lastForm, newSeat, type Form } from '../../home/form';
import { OptionField } from '../../home/option';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields';
import { lastUsedName } from '../my-seats';
import { useNameForm } from '../name-form';
import { openTable, usualTerms, type TableTerms } from '../new-table';
import { paces } from '../time-control';
import { paceWords, reserveWords } from '../time-text';
import { SeatPlan } from './seat-plan';
import { ConnectionStatus } from '../connection-status';
import { lateTitle, lateWords } from '../terms';
import type { Late } from '../types';

interface Terms extends Omit<TableTerms, 'pace'> {
  pace: string; // of time-control.ts
}

// All other seats are for friends at first; `players`: 0 for as many as last time.
function friendly(info: GameInfo, players: number): Form {
  const form = lastForm(info),
    fits = players >= info.min && players <= info.max;
  return {
    ...form,
    seed: '',
    seats: Array.from({ length: fits ? players : form.seats.length }, (_, at) => ({
      ...newSeat(''),
      each: form.seats[at]?.each ?? {},
      name: at ? '' : lastUsedName(),
    })),
  };
}

interface CheckProps {
  title: string;
  checked: boolean;
  onChange(on: boolean): void;
}
const Check = ({ title, checked, onChange }: CheckProps) => (
  <label class="online-check">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{title}</span>
  </label>
);

function MoreTerms({ terms, onChange }: { terms: Terms; onChange(terms: Terms): void }) {
  return (
    <>
      <Select
        title={tr('If a player runs out of time')}
        value={terms.late}
        onChange={(late) => onChange({ ...terms, late: late as Late })}
        values={(['computer', 'skip', 'wait'] as const).map((value) => ({
          value,
          label: lateTitle(value),
        }))}
        help={lateWords(terms.late)}
      />
      <Check
        title={tr('Others can watch')}
        checked={terms.watch}
        onChange={(watch) => onChange({ ...terms, watch })}
      />
    </>
  );
}

export function CreateTable({ info, players }: { info: GameInfo; players: number }) {
  const [form, setForm] = useState<Form>(() => friendly(info, players));
  const [terms, setTerms] = useState<Terms>({ ...usualTerms, pace: 'calm' });
  const { busy, onSubmit, nameField, otherError } = useNameForm((name) =>
    openTable(
      gameId(gameOf(info, form)).split('#')[0],
      form.seats.map(({ player }) => player || 'person'),
      name,
      { ...terms, pace: paces[terms.pace] },
    ),
  );
  const fields = info.options.filter((option) => isShown(option) && !isPerSeat(option));
  return (
    <form class="setup create-table" onSubmit={onSubmit} noValidate>
      <header class="setup-head">
        <div class="setup-art">
          <Art game={info.name} />
        </div>
        <div>
          <h1>{tr('A table of %s', info.title)}</h1>
          <p>{tr('Next, you get a link to send to your friends.')}</p>
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
        <section class="panel setup-part" aria-labelledby="create-game">
          <h2 id="create-game">{tr('The game')}</h2>
          <Select
            title={tr('Time')}
            value={terms.pace}
            onChange={(pace) => setTerms({ ...terms, pace })}
            values={Object.entries(paces).map(([value, pace]) => ({
              value,
              label: paceWords(pace),
            }))}
            help={reserveWords(paces[terms.pace])}
          />
          {fields.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              form={form}
              onChange={setForm}
              error=""
            />
          ))}
          <Check
            title={tr('List the table publicly, so that anybody can join')}
            checked={terms.public}
            onChange={(on) => setTerms({ ...terms, public: on })}
          />
          <details class="setup-more">
            <summary>{tr('Late players and spectators')}</summary>
            <div class="setup-fields">
              <MoreTerms terms={terms} onChange={setTerms} />
            </div>
          </details>
        </section>
      </div>
      <div class="setup-foot">
        {otherError && (
          <p class="field-error setup-error" role="alert">
            {otherError}
          </p>
        )}
        <Button kind="main" icon="link" submit idle={busy}>
          {tr('Invite friends')}
        </Button>
      </div>
    </form>
  );
}
