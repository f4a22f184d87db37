// option.tsx: one option of a game: what can be chosen, and the seed of a value that needs one.
import { say } from '../core/say';
import type { GameOption } from '../core/types';
import { Button } from '../ui/button';
import { Choose, Line } from '../ui/choose';
import { choicesOf, needsSeed, newSeed, type Form } from './form';

interface Props { option: GameOption; form: Form; onChange(form: Form): void; error: string }

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function OptionField({ option, form, onChange, error }: Props) {
  const value = form.options[option.name];
  const set = (next: string) => onChange({ ...form, options: { ...form.options, [option.name]: next } });
  const seeded = needsSeed(value);
  return (
    <div class="setup-option">
      <Choose title={sentence(option.label)} help={sentence(option.help)} error={seeded ? '' : error}
        values={choicesOf(option, form.seats.length).map((one) => ({ ...one, label: sentence(one.label) }))}
        value={value} onChange={set} />
      {seeded && <FreshSeed option={option} form={form} onChange={onChange} error={error} />}
    </div>
  );
}

function FreshSeed({ option, form, onChange, error }: Props) {
  const set = (seed: string) => onChange({ ...form, fresh: { ...form.fresh, [option.name]: seed } });
  return (
    <div class="setup-fresh">
      <Line title={say('Its seed')} value={form.fresh[option.name]} longest={40} error={error} onChange={set}
        help={say('The same seed grows the same one again.')} />
      <Button icon="dice" onClick={() => set(newSeed())}>{say('Another')}</Button>
    </div>
  );
}
