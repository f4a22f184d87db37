// option.tsx: one option of a game: its choices, and the seed of a value that takes one.
import { tr } from '../i18n/tr';
import type { GameOption } from '../engine/types';
import { Button } from '../ui/button';
import { ChoiceField, TextField } from '../ui/fields';
import { choicesOf, needsSeed, newSeed, seedTyped, sentence, type Form } from './form';

interface Props {
  option: GameOption;
  form: Form;
  onChange(form: Form): void;
  error: string;
}

// Our own texts for common options; the game's for any other.
const wordsOf = ({ name, label, help }: GameOption): { title: string; help: string } => {
  switch (name) {
    case 'circle':
      return {
        title: tr('Circle of magic'),
        help: tr('It joins the basic circle: other spells are in the dungeon.'),
      };
    case 'board':
      return {
        title: tr('Dungeon'),
        help: '',
      };
    case 'first':
      return { title: tr('Who begins'), help: '' };
    case 'length':
      return { title: tr('Length'), help: '' };
    case 'target':
      return { title: tr('Points to win'), help: '' };
    default:
      return { title: sentence(label), help: sentence(help) };
  }
};

export function OptionField({ option, form, onChange, error }: Props) {
  const value = form.options[option.name];
  const set = (next: string) =>
    onChange({ ...form, options: { ...form.options, [option.name]: next } });
  const seeded = needsSeed(value);
  const { title, help } = wordsOf(option);
  return (
    <div class="setup-option">
      <ChoiceField
        title={title}
        help={help}
        error={seeded ? '' : error}
        values={choicesOf(option, form.seats.length).map((one) => ({
          ...one,
          label: sentence(one.label),
          tag: one.beginners ? tr('for a first game') : '',
        }))}
        value={value}
        onChange={set}
      />
      {seeded && <FreshSeed option={option} form={form} onChange={onChange} error={error} />}
    </div>
  );
}

function FreshSeed({ option, form, onChange, error }: Props) {
  const set = (seed: string) =>
    onChange({ ...form, fresh: { ...form.fresh, [option.name]: seedTyped(seed) } });
  return (
    <div class="setup-fresh">
      <TextField
        title={tr('Its seed')}
        value={form.fresh[option.name]}
        longest={40}
        error={error}
        onChange={set}
        placeholder={tr('a new one')}
        help={tr('The same seed grows the same one again.')}
      />
      <Button icon="dice" onClick={() => set(newSeed())}>
        {tr('Another')}
      </Button>
    </div>
  );
}
