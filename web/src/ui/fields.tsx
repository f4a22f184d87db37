// fields.tsx: form fields: radio buttons, a select, a text field.
import { useId } from 'preact/hooks';

export interface Value {
  value: string;
  label: string;
  help?: string; // what it means; a field whose values have such texts lists them all
  tag?: string; // a word or two beside the label
}
interface Props {
  title: string;
  values: readonly Value[];
  value: string;
  onChange(value: string): void;
  help?: string;
  error?: string;
  hideTitle?: boolean; // visually hidden
  id?: string;
}

const few = 4;
const short = 34; // total label length that fits a phone

export function ChoiceField(props: Props) {
  if (props.values.some(({ help }) => help)) return <ExplainedChoices {...props} />;
  const letters = props.values.reduce((sum, one) => sum + one.label.length, 0);
  return props.values.length <= few && letters <= short ? (
    <Switch {...props} />
  ) : (
    <Select {...props} />
  );
}

function Notes({ id, help, error }: { id: string; help?: string; error?: string }) {
  return (
    <>
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
const notesOf = (id: string, { help, error }: Pick<Props, 'help' | 'error'>) =>
  [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export function Switch(props: Props) {
  const { title, values, value, onChange, hideTitle } = props;
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={notesOf(id, props)}>
      <legend class={hideTitle ? 'visually-hidden' : 'field-title'}>{title}</legend>
      <div class="switch">
        {values.map((one) => (
          <label class="switch-choice" key={one.value}>
            <input
              type="radio"
              name={id}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      <Notes id={id} help={props.help} error={props.error} />
    </fieldset>
  );
}

// Radio buttons below each other, each with what it means.
function ExplainedChoices(props: Props) {
  const { title, values, value, onChange } = props;
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={notesOf(id, props)}>
      <legend class="field-title">{title}</legend>
      <div class="choices">
        {values.map((one, at) => (
          <label class="choices-one" key={one.value}>
            <input
              type="radio"
              name={id}
              value={one.value}
              checked={one.value === value}
              aria-labelledby={`${id}-${at}`}
              aria-describedby={one.help ? `${id}-${at}-help` : undefined}
              onChange={() => onChange(one.value)}
            />
            <span class="choices-name" id={`${id}-${at}`}>
              {one.label} {one.tag && <small>{one.tag}</small>}
            </span>
            {one.help && (
              <span class="choices-help" id={`${id}-${at}-help`}>
                {one.help}
              </span>
            )}
          </label>
        ))}
      </div>
      <Notes id={id} help={props.help} error={props.error} />
    </fieldset>
  );
}

export function Select(props: Props) {
  const { title, values, value, onChange, hideTitle, error } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <div class="field">
      <label for={id} class={hideTitle ? 'visually-hidden' : ''}>
        {title}
      </label>
      <select
        class="select"
        id={id}
        value={value}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={notesOf(id, props)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <Notes id={id} help={props.help} error={error} />
    </div>
  );
}

interface TextFieldProps {
  title: string;
  value: string;
  onChange(value: string): void;
  help?: string;
  error?: string;
  hideTitle?: boolean;
  placeholder?: string;
  longest?: number;
}

// A single-line text input.
export function TextField({
  title,
  value,
  onChange,
  help,
  error,
  hideTitle,
  placeholder,
  longest = 40,
}: TextFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={hideTitle ? 'visually-hidden' : ''}>
        {title}
      </label>
      <input
        class="input"
        id={id}
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={longest}
        autoComplete="off"
        spellcheck={false}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={notesOf(id, { help, error })}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <Notes id={id} help={help} error={error} />
    </div>
  );
}
